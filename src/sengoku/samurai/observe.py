"""What one viewer may know. Built up from nothing, never cut down from the state.

SSE-INFO-1   Public to all: map, all pieces, personal supplies of armies and castles,
             general supply, seeding tokens, slots with owners of tokens and whether a
             token is face up or down, faces of face-up tokens, faces of covered tokens,
             played destiny cards, deck size and hand sizes, scores, influence, turn
             order, era, round and phase, variant tiles on display.
SSE-INFO-2   Private to its owner: faces of own face-down tokens on the board, faces and
             number by kind of own tokens behind the screen, own food and bushido
             counts, own destiny hand, own committed card before the reveal.
SSE-INFO-3   Hidden from everybody: order of the destiny deck, the 2-player extra card
             before the reveal, faces of face-down mountain tokens on the board and of
             the three spare ones. Not secret, being deducible from what is on display:
             the lower side of an agenda tile, the spare neutral tokens (under [F-09]),
             the two spare shrine meeples.
SSE-INFO-4   The back of an order token shows only the owner's colour, so who owns a
             face-down token is public.
SSE-INFO-5   The total number of tokens behind a screen is deducible (11 − tokens on the
             board) and may be shown; their kinds are not shown, though deducible from
             tokens revealed this era [R-27].
SSE-INFO-6   Gains and payments happen openly at the table; the event log of who gained
             or paid how much is public, but current holdings are not displayed to
             opponents [R-28].
SSE-INFO-7   Starting holdings (2 food, 2 bushido) and the identical composition of all
             order sets are public knowledge.
SSE-INFO-8   When a token is turned face up its kind becomes public and remains public
             for the era.
SSE-INFO-9   Unplayed destiny cards are never revealed, not even at game end.
SSE-INFO-10  Covering hides the order beneath physically but its face was public and
             stays public knowledge; the engine keeps showing it [R-08].
SSE-INFO-11  Whether an opponent can afford an enhancement or a cover must not leak
             through the interface (for example, lists of legal moves of other players
             are not sent).
SSE-INFO-12  Since every gain and payment is an open event, each player's holdings
             follow from the public log (with 2 players already from the general supply
             and one's own). They are *not displayed* to others (SSE-INFO-2) but are no
             secret in the sense of game theory: a position imagined or reshuffled for a
             viewer keeps them as the log gives them [R-28].
SSE-INFO-13  A spectator sees exactly what SSE-INFO-1 lists, that is what all players
             see in common.
"""

import msgspec

from sengoku.core.seats import Viewer
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import MAX_SEATS, ORDERS, PROVINCES, REGIONS, SLOTS


class Tally(msgspec.Struct, frozen=True):
    """What one who kept the public log knows of everybody's holdings.

    Knowledge, not display (SSE-INFO-12): screens and positions as text leave it out.
    """

    food: tuple[int, ...]
    bushido: tuple[int, ...]


class Observation(msgspec.Struct, frozen=True):
    """Lists by seat are as long as the table; ``None`` is what must not be shown."""

    viewer: Viewer
    # The board
    armies: tuple[int, ...]  # [province * seats + seat]
    castle: tuple[int, ...]  # [seat * REGIONS + region]: its province, or -1
    seeds: tuple[int, ...]
    # What everybody sees of each seat
    supply: tuple[int, ...]
    castles: tuple[int, ...]
    tokens_left: tuple[int, ...]  # behind the screens
    hand_size: tuple[int, ...]
    has_committed: tuple[bool, ...]
    score: tuple[int, ...]
    influence: tuple[int, ...]  # [seat * REGIONS + region]
    food: tuple[int | None, ...]
    bushido: tuple[int | None, ...]
    # The slots
    owner: tuple[int, ...]
    order: tuple[int | None, ...]
    face_up: tuple[bool, ...]
    under_owner: tuple[int, ...]
    under_order: tuple[int, ...]
    covers: tuple[int, ...]
    covered: tuple[int, ...]
    neutral: tuple[int, ...]
    # Cards, tiles and tokens
    general: tuple[int, ...]
    deck_size: int
    played: tuple[int, ...]
    shrine: tuple[int, ...]
    agenda: tuple[int, ...]
    fulfilled: tuple[int, ...]
    mountain: tuple[bool, ...]  # where a token lies face down
    revealed: tuple[int, ...]
    # The course of play
    turn_order: tuple[int, ...]
    era: int
    round: int
    travellers: tuple[int, ...]
    expedition: tuple[int, ...]
    winners: int
    todo: tuple[int, ...]
    # The viewer's own, behind the screen
    tokens: tuple[int, ...] | None
    hand: tuple[int, ...] | None
    committed: int | None
    tally: Tally


def observe(s: State, viewer: Viewer, open_resources: bool) -> Observation:
    """Return what *viewer* may know; *open_resources* lays all holdings open."""
    seats = range(s.seats)
    shown = [open_resources or seat == viewer for seat in seats]
    return Observation(
        viewer=viewer,
        armies=tuple(
            s.armies[province * MAX_SEATS + seat]
            for province in range(PROVINCES)
            for seat in seats
        ),
        castle=tuple(s.castle[: s.seats * REGIONS]),
        seeds=tuple(s.seeds),
        supply=tuple(s.supply[: s.seats]),
        castles=tuple(s.castles[: s.seats]),
        tokens_left=tuple(sum(tokens_of(s, seat)) for seat in seats),
        hand_size=tuple(sum(hand_of(s, seat)) for seat in seats),
        has_committed=tuple(s.committed[seat] != NONE for seat in seats),
        score=tuple(s.score[: s.seats]),
        influence=tuple(s.influence[: s.seats * REGIONS]),
        food=tuple(s.food[seat] if shown[seat] else None for seat in seats),
        bushido=tuple(s.bushido[seat] if shown[seat] else None for seat in seats),
        owner=tuple(s.owner),
        order=tuple(readable_order(s, slot, viewer) for slot in range(SLOTS)),
        face_up=tuple(up == 1 for up in s.face_up),
        under_owner=tuple(s.under_owner),
        under_order=tuple(s.under_order),
        covers=tuple(s.covers[: s.seats]),
        covered=tuple(s.covered[: s.seats]),
        neutral=tuple(s.neutral),
        general=tuple(s.general),
        deck_size=len(s.deck),
        played=tuple(s.played),
        shrine=tuple(s.shrine),
        agenda=tuple(s.agenda),
        fulfilled=tuple(s.fulfilled),
        mountain=tuple(effect != NONE for effect in s.mountain),
        revealed=tuple(s.revealed),
        turn_order=tuple(s.turn_order),
        era=s.era,
        round=s.round,
        travellers=tuple(s.travellers),
        expedition=tuple(s.expedition),
        winners=s.winners,
        todo=tuple(s.todo),
        tokens=None if viewer is None else tokens_of(s, viewer),
        hand=None if viewer is None else hand_of(s, viewer),
        committed=None if viewer is None else s.committed[viewer],
        tally=Tally(tuple(s.food[: s.seats]), tuple(s.bushido[: s.seats])),
    )


def readable_order(s: State, slot: int, viewer: Viewer) -> int | None:
    """Return the order on a slot: face up for all, face down for its owner alone."""
    owner = s.owner[slot]
    if owner == NONE:
        return NONE
    if s.face_up[slot] or owner == viewer:
        return s.order[slot]
    return None


def tokens_of(s: State, seat: int) -> tuple[int, ...]:
    return tuple(s.tokens[seat * ORDERS : (seat + 1) * ORDERS])


def hand_of(s: State, seat: int) -> tuple[int, ...]:
    return tuple(s.hand[seat * REGIONS : (seat + 1) * REGIONS])
