"""Builds what a viewer may know by addition, never by removal from the state.

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
             stays public knowledge [R-08].
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
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.seats import Viewer
from sengoku.samurai.observation import Observation, Tally
from sengoku.samurai.rows import seat_order, seat_region
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import MAX_SEATS, ORDERS, REGIONS


def observe(
    s: State, viewer: Viewer, open_resources: bool, public: Observation | None = None
) -> Observation:
    """Return what *viewer* may know; *open_resources* shows all holdings.

    *public* is a spectator's observation of the same state, if available: a seat shares
    it and adds its own.
    """
    if public is None:
        public = _seen_by_all(s, open_resources)
    elif public.viewer is not None:
        raise ValueError(f"what seat {public.viewer} sees is not for everybody")
    return public if viewer is None else _with_own(public, s, viewer)


def _seen_by_all(s: State, open_resources: bool) -> Observation:
    n = s.seats
    hidden = (None,) * n
    tally = Tally(tuple(s.food[:n]), tuple(s.bushido[:n]))
    return Observation(
        viewer=None,
        armies=_by_seat(s.armies, n),
        castle=tuple(s.castle[: n * REGIONS]),
        seeds=tuple(s.seeds),
        supply=tuple(s.supply[:n]),
        castles=tuple(s.castles[:n]),
        tokens_left=tuple([sum(tokens_of(s, seat)) for seat in range(n)]),
        hand_size=tuple([sum(hand_of(s, seat)) for seat in range(n)]),
        has_committed=tuple([region != NONE for region in s.committed[:n]]),
        score=tuple(s.score[:n]),
        influence=tuple(s.influence[: n * REGIONS]),
        food=tally.food if open_resources else hidden,
        bushido=tally.bushido if open_resources else hidden,
        owner=tuple(s.owner),
        order=_orders(s),
        face_up=tuple([up == 1 for up in s.face_up]),
        under_owner=tuple(s.under_owner),
        under_order=tuple(s.under_order),
        covers=tuple(s.covers[:n]),
        covered=tuple(s.covered[:n]),
        neutral=tuple(s.neutral),
        general=tuple(s.general),
        deck_size=len(s.deck),
        played=tuple(s.played),
        shrine=tuple(s.shrine),
        agenda=tuple(s.agenda),
        fulfilled=tuple(s.fulfilled),
        mountain=tuple([effect != NONE for effect in s.mountain]),
        revealed=tuple(s.revealed),
        turn_order=tuple(s.turn_order),
        era=s.era,
        round=s.round,
        travellers=tuple(s.travellers),
        expedition=tuple(s.expedition),
        winners=s.winners,
        stack=s.stack.flat(),
        tokens=None,
        hand=None,
        committed=None,
        tally=tally,
    )


def _by_seat(values: vec[i64], seats: int) -> tuple[int, ...]:
    """Return a row whose entries are by seat, cut to the seats in play."""
    left = [*values]
    for width in range(MAX_SEATS, seats, -1):
        del left[width - 1 :: width]
    return tuple(left)


def _orders(s: State) -> tuple[int | None, ...]:
    """Return the face-up orders on the slots."""
    tokens = zip(s.owner, s.order, s.face_up, strict=True)
    return tuple(
        [
            NONE if owner == NONE else order if up else None
            for owner, order, up in tokens
        ]
    )


def _with_own(public: Observation, s: State, viewer: int) -> Observation:
    """Return *public* with what *viewer* has behind the screen or face down."""
    tally = public.tally
    return msgspec.structs.replace(
        public,
        viewer=viewer,
        food=_with(public.food, viewer, tally.food[viewer]),
        bushido=_with(public.bushido, viewer, tally.bushido[viewer]),
        order=_with_own_orders(public, s, viewer),
        tokens=tokens_of(s, viewer),
        hand=hand_of(s, viewer),
        committed=s.committed[viewer],
    )


def _with_own_orders(
    public: Observation, s: State, viewer: int
) -> tuple[int | None, ...]:
    orders = public.order
    for slot, owner in enumerate(public.owner):
        if owner == viewer:
            orders = _with(orders, slot, s.order[slot])
    return orders


def _with(row: tuple[int | None, ...], at: int, own: int) -> tuple[int | None, ...]:
    """Return *row* with the viewer's *own* entry, or the same row if all see it."""
    return row if row[at] is not None else (*row[:at], own, *row[at + 1 :])


def tokens_of(s: State, seat: int) -> tuple[int, ...]:
    first = seat_order(seat, 0)
    return tuple(s.tokens[first : first + ORDERS])


def hand_of(s: State, seat: int) -> tuple[int, ...]:
    first = seat_region(seat, 0)
    return tuple(s.hand[first : first + REGIONS])
