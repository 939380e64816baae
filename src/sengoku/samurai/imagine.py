"""Builds a full state that looks to its viewer like a given observation.

Hidden things are dealt at random from all that is possible: unseen destiny cards, the
face-down order tokens of others and face-down mountain tokens. Holdings are those that
follow from the public log (SSE-INFO-12).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.rows import put, row_of
from sengoku.core.stack import Stack
from sengoku.samurai import steps
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

STREAM: Final = 0


def imagine(
    seen: Observation, board: Board, cards: list[int], source: list[int]
) -> State:
    """Return some state like *seen*; *cards* are all destiny cards of the game."""
    s = public(seen)
    try:
        _place_cards(s, seen, cards)
        _place_orders(s, seen, board)
        _place_mountains(s, seen, board)
    except (IndexError, ValueError):
        detail = "cards or tokens of this position do not add up"
        raise UnreadableError("position", detail=detail) from None
    redeal(s, NONE if seen.viewer is None else seen.viewer, source)
    return s


def redeal(s: State, viewer: i64, source: list[int]) -> None:
    """Deal again, at random, whatever is hidden from *viewer*, or from a spectator.

    *viewer* is ``NONE`` for a spectator. The offer is that of the old deal.
    """
    _deal_cards(s, viewer, source)
    for seat in range(s.seats):
        if seat != viewer:
            _deal_orders(s, seat, source)
    _deal_mountains(s, source)
    s.rng = rng.fast(rng.below(source, STREAM, 1 << 32), STREAMS)


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


def turn_to(s: State, seat: i64, placements: i64) -> bool:
    """Go to the next placement of *seat*, as if the others had placed; SSE-PLAN-1.

    *placements* is the number of placements in this phase. False, with nothing changed,
    if there is none; if *seat* is to choose now, there is nothing to change.
    """
    at = s.stack.depth
    while at > 0 and s.stack.step_at(at) != steps.TURN:
        at -= 1
    if at == 0:
        return False
    if seat_sets.contains(s.stack.waiting, seat):
        return True
    turn = s.stack.arg_at(at)
    while turn < placements and s.turn_order[turn % s.seats] != seat:
        turn += 1
    if turn >= placements:
        return False
    s.stack.set_arg_at(at, turn)
    s.stack.depth = at
    return True


# What is hidden, in any order: it is dealt again


def _place_cards(s: State, seen: Observation, cards: list[int]) -> None:
    unseen = _without(cards, _spread(seen.played))
    own = NONE
    if seen.viewer is not None and seen.hand is not None:
        own = seen.viewer
        unseen = _without(unseen, _spread(seen.hand))
        put(s.hand, seat_region(own, 0), seen.hand)
        if seen.committed is not None and seen.committed != NONE:
            unseen.remove(seen.committed)
            s.committed[own] = seen.committed
    for seat in range(s.seats):
        if seat == own:
            continue
        for _ in range(seen.hand_size[seat]):
            s.hand[seat_region(seat, unseen.pop())] += 1
        if seen.has_committed[seat]:
            s.committed[seat] = unseen.pop()
    s.deck = unseen


def _place_orders(s: State, seen: Observation, board: Board) -> None:
    behind = [_spread(board.order_copies) for _ in range(s.seats)]
    for slot, order in enumerate(seen.order):
        if order is not None:
            s.order[slot] = order
            if order != NONE:
                behind[seen.owner[slot]].remove(order)
        if seen.under_owner[slot] != NONE:
            behind[seen.under_owner[slot]].remove(seen.under_order[slot])
    for slot, order in enumerate(seen.order):
        if order is None:
            s.order[slot] = behind[seen.owner[slot]].pop()
    for seat, tokens in enumerate(behind):
        for order in tokens:
            s.tokens[seat_order(seat, order)] += 1


def _place_mountains(s: State, seen: Observation, board: Board) -> None:
    if not any(seen.mountain) and not any(seen.revealed):
        return
    copies = zip(board.mountain_tokens, seen.revealed, strict=True)
    tokens = _spread([of_kind - revealed for of_kind, revealed in copies])
    for mountain in range(MOUNTAINS):
        if seen.mountain[mountain]:
            s.mountain[mountain] = tokens.pop()
    s.spare = tokens


def _spread(counts: Sequence[int]) -> list[int]:
    """Return every kind as often as it is counted."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _without(items: list[int], taken: list[int]) -> list[int]:
    left = list(items)
    for item in taken:
        left.remove(item)
    return left


# At random


def _deal_cards(s: State, viewer: i64, source: list[int]) -> None:
    """Mix the deck with the hands and the face-down cards of the others."""
    cards = s.deck[:]
    sizes = [0] * MAX_SEATS
    for seat in range(s.seats):
        if seat != viewer:
            kept = len(cards)
            _take(s.hand, seat_region(seat, 0), REGIONS, cards)
            sizes[seat] = len(cards) - kept
            if s.committed[seat] != NONE:
                cards.append(s.committed[seat])
    rng.shuffle(source, STREAM, cards)
    for seat in range(s.seats):
        if seat != viewer:
            for _ in range(sizes[seat]):
                s.hand[seat_region(seat, cards.pop())] += 1
            if s.committed[seat] != NONE:
                s.committed[seat] = cards.pop()
    s.deck = cards


def _deal_orders(s: State, seat: i64, source: list[int]) -> None:
    """Mix the face-down tokens of *seat* with those behind its screen."""
    tokens: list[int] = []
    _take(s.tokens, seat_order(seat, 0), ORDERS, tokens)
    for slot in range(SLOTS):
        if s.owner[slot] == seat and not s.face_up[slot]:
            tokens.append(s.order[slot])
    rng.shuffle(source, STREAM, tokens)
    for slot in range(SLOTS):
        if s.owner[slot] == seat and not s.face_up[slot]:
            s.order[slot] = tokens.pop()
    for order in tokens:
        s.tokens[seat_order(seat, order)] += 1


def _deal_mountains(s: State, source: list[int]) -> None:
    """Mix the tokens face down on the mountains with those put back unseen."""
    tokens = s.spare[:]
    for effect in s.mountain:
        if effect != NONE:
            tokens.append(effect)
    if not tokens:
        return
    rng.shuffle(source, STREAM, tokens)
    s.mountain = s.mountain[:]  # copies of a state share it
    for mountain in range(MOUNTAINS):
        if s.mountain[mountain] != NONE:
            s.mountain[mountain] = tokens.pop()
    s.spare = tokens


def _take(counts: vec[i64], first: i64, kinds: i64, items: list[int]) -> None:
    """Move to *items* whatever is counted from *first* on."""
    for kind in range(kinds):
        for _ in range(counts[first + kind]):
            items.append(kind)
        counts[first + kind] = 0
