"""Builds a full state that looks to its viewer like a given observation.

Hidden things are dealt at random from all that is possible: unseen destiny cards, the
face-down order tokens of others and face-down mountain tokens. Holdings are those that
follow from the public log (SSE-INFO-12).
"""

from sengoku.core import rng
from sengoku.core.errors import UnreadableError
from sengoku.core.rows import put, row_of
from sengoku.core.stack import Stack
from sengoku.samurai.board import Board
from sengoku.samurai.observation import Observation
from sengoku.samurai.rows import seat_order, seat_region
from sengoku.samurai.rules.setup import STREAMS
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    MAX_SEATS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    REGIONS,
    SLOTS,
)

STREAM = 0


def imagine(
    seen: Observation, board: Board, cards: list[int], source: list[int]
) -> State:
    """Return some state like *seen*; *cards* are all destiny cards of the game."""
    s = public(seen)
    try:
        _deal_cards(s, seen, cards, source)
        _lay_orders(s, seen, board, source)
        _hide_mountains(s, seen, board, source)
    except (IndexError, ValueError):
        detail = "cards or tokens of this position do not add up"
        raise UnreadableError("position", detail=detail) from None
    s.rng = rng.fast(rng.below(source, STREAM, 1 << 32), STREAMS)
    return s


def public(seen: Observation) -> State:
    """Return a state with everything that is common knowledge."""
    seats = len(seen.score)
    s = State(seats)
    armies = [0] * (PROVINCES * MAX_SEATS)
    for seat in range(seats):
        armies[seat::MAX_SEATS] = seen.armies[seat::seats]
    s.armies = row_of(armies)
    s.score[:seats] = seen.score
    for mine, theirs in (
        (s.castle, seen.castle),
        (s.influence, seen.influence),
        (s.supply, seen.supply),
        (s.castles, seen.castles),
        (s.covers, seen.covers),
        (s.covered, seen.covered),
        (s.food, seen.tally.food),
        (s.bushido, seen.tally.bushido),
    ):
        put(mine, 0, theirs)
    s.seeds = row_of(seen.seeds)
    s.general = row_of(seen.general)
    s.owner = row_of(seen.owner)
    s.face_up = row_of(seen.face_up)
    s.under_owner = row_of(seen.under_owner)
    s.under_order = row_of(seen.under_order)
    s.neutral = row_of(seen.neutral)
    s.played = row_of(seen.played)
    s.shrine = row_of(seen.shrine)
    s.agenda = row_of(seen.agenda)
    s.fulfilled = row_of(seen.fulfilled)
    s.revealed = row_of(seen.revealed)
    s.turn_order = row_of(seen.turn_order)
    s.era = seen.era
    s.round = seen.round
    s.travellers = row_of(seen.travellers)
    s.expedition = row_of(seen.expedition)
    s.winners = seen.winners
    s.stack = Stack(seen.stack)
    return s


def _deal_cards(
    s: State, seen: Observation, cards: list[int], source: list[int]
) -> None:
    unseen = _without(cards, [r for r in range(REGIONS) for _ in range(s.played[r])])
    if seen.viewer is not None and seen.hand is not None:
        own = [r for r in range(REGIONS) for _ in range(seen.hand[r])]
        if seen.committed is not None and seen.committed != NONE:
            own.append(seen.committed)
        unseen = _without(unseen, own)
    rng.shuffle(source, STREAM, unseen)
    for seat in range(s.seats):
        if seat == seen.viewer and seen.hand is not None:
            put(s.hand, seat_region(seat, 0), seen.hand)
            s.committed[seat] = NONE if seen.committed is None else seen.committed
            continue
        for _ in range(seen.hand_size[seat]):
            s.hand[seat_region(seat, unseen.pop())] += 1
        if seen.has_committed[seat]:
            s.committed[seat] = unseen.pop()
    s.deck = unseen


def _lay_orders(s: State, seen: Observation, board: Board, source: list[int]) -> None:
    behind = [
        [order for order in range(ORDERS) for _ in range(board.order_copies[order])]
        for _ in range(s.seats)
    ]
    for slot in range(SLOTS):
        order = seen.order[slot]
        s.order[slot] = NONE if order is None else order
        for owner, known in (
            (seen.owner[slot], order),
            (seen.under_owner[slot], seen.under_order[slot]),
        ):
            if owner != NONE and known is not None:
                behind[owner].remove(known)
    for tokens in behind:
        rng.shuffle(source, STREAM, tokens)
    for slot in range(SLOTS):
        if seen.order[slot] is None:
            s.order[slot] = behind[seen.owner[slot]].pop()
    for seat, tokens in enumerate(behind):
        for order in tokens:
            s.tokens[seat_order(seat, order)] += 1


def _hide_mountains(
    s: State, seen: Observation, board: Board, source: list[int]
) -> None:
    if not any(seen.mountain) and not any(seen.revealed):
        return
    tokens = [
        effect
        for effect, copies in enumerate(board.mountain_tokens)
        for _ in range(copies - seen.revealed[effect])
    ]
    rng.shuffle(source, STREAM, tokens)
    for mountain in range(MOUNTAINS):
        if seen.mountain[mountain]:
            s.mountain[mountain] = tokens.pop()
    s.spare = tokens


def _without(items: list[int], taken: list[int]) -> list[int]:
    left = list(items)
    for item in taken:
        left.remove(item)
    return left
