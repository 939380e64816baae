"""Builds a full state that looks to its viewer like a given observation.

Hidden things are dealt at random from all that is possible: face-down cards in the
plans of others, the hidden half of the action row, and the order of the piles. During
planning others have an empty mat until they seal, then a random complete plan.
"""

from typing import Final

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.flow import Step
from sengoku.core.rows import put, row_of
from sengoku.core.stack import Stack
from sengoku.shogun.observation import Observation
from sengoku.shogun.observe import is_planning
from sengoku.shogun.rows import captor_colour, province_seat, seat_field
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.space import (
    ASSIGN,
    SEAL_ID,
)
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    ACTIONS,
    CHEST_0,
    CHEST_4,
    EVENTS,
    FAVOURS,
    FIELDS,
    PROVINCES,
    TOWER_CARD,
)

STREAM: Final = 0


class Imagination:
    """Fills in what a viewer cannot see."""

    def __init__(
        self,
        in_play: tuple[int, ...],
        tower_cards: int,
        favours: bool,
        arts: bool,
        planning: Step[State],
    ) -> None:
        self.in_play = in_play
        self.tower_cards = tower_cards
        self.favours = favours
        self.arts = arts
        self.planning = planning

    def imagine(self, seen: Observation, source: list[int]) -> State:
        s = public(seen)
        put(s.mat, 0, [NONE if card is None else card for card in seen.mat])
        if not is_planning(s.stack):
            _cover(s, seen)
        _place_row(s, seen)
        self._place_piles(s, seen)
        try:
            self.redeal(s, NONE if seen.viewer is None else seen.viewer, source)
        except (IndexError, ValueError):
            detail = "cards of this position do not add up"
            raise UnreadableError("position", detail=detail) from None
        return s

    def redeal(self, s: State, viewer: int, source: list[int]) -> None:
        """Deal again, at random, whatever is hidden from *viewer*, or a spectator.

        *viewer* is ``NONE`` for a spectator. The offer is that of the old deal.
        """
        planning = is_planning(s.stack)
        for seat in range(s.seats):
            if seat == viewer:
                continue
            if planning:
                self._plan(s, seat, source)
            else:
                self._deal_mat(s, seat, source)
        hidden = s.row[s.row_shown :]
        if s.row_shown:
            rng.shuffle(source, STREAM, hidden)
            s.row = s.row[: s.row_shown] + hidden
        s.event_pile = _shuffled(s.event_pile, source)
        s.pile = _shuffled(s.pile, source)
        s.favour_pile = _shuffled(s.favour_pile, source)
        s.bag = _shuffled(s.bag, source)
        s.rng = rng.fast(rng.below(source, STREAM, 1 << 32), STREAMS)

    def _plan(self, s: State, seat: int, source: list[int]) -> None:
        """Lay a random complete plan, or nothing until *seat* has sealed it."""
        put(s.mat, seat_field(seat, 0), [NONE] * FIELDS)
        if seat_sets.contains(s.stack.waiting, seat):
            return
        while True:
            ids = self.planning.legal(s, seat, 0)
            action = ids[rng.below(source, STREAM, len(ids))]
            if action == SEAL_ID:
                return
            card, field = ASSIGN.pair(action)
            s.mat[seat_field(seat, field)] = card

    def _deal_mat(self, s: State, seat: int, source: list[int]) -> None:
        """Deal possible cards to the covered fields of a seat."""
        first = seat_field(seat, 0)
        places = range(first, first + FIELDS)
        shown = [s.mat[place] for place in places if s.shown[place]]
        cards = [
            card
            for card in range(PROVINCES)
            if s.owner[card] == seat and not s.gained[card]
        ]
        cards += range(CHEST_0, CHEST_4 + 1)
        cards = [card for card in cards if card not in shown]
        cards += [TOWER_CARD] * (self.tower_cards - shown.count(TOWER_CARD))
        rng.shuffle(source, STREAM, cards)
        for place in places:
            if s.mat[place] != NONE and not s.shown[place]:
                s.mat[place] = cards.pop()

    def _place_piles(self, s: State, seen: Observation) -> None:
        known = {*seen.events, seen.event}
        s.event_pile = [
            card
            for card in range(EVENTS)
            if card not in known and not seen.events_gone >> card & 1
        ]
        if seen.pile_size:
            taken = {*seen.open_cards, seen.picked}
            free = [p for p in self.in_play if seen.owner[p] == NONE and p not in taken]
            s.pile = free
        if self.favours:
            s.favour_pile = [
                card
                for card in range(1, FAVOURS + 1)
                if card not in seen.favours and not seen.favours_gone >> card & 1
            ]
        if self.arts:
            s.bag = [cell for cell, marker in enumerate(seen.arts) if marker == NONE]


def _shuffled(pile: list[int], source: list[int]) -> list[int]:
    """Return a new list, because copies of the state share the old one."""
    new = pile[:]
    rng.shuffle(source, STREAM, new)
    return new


def _cover(s: State, seen: Observation) -> None:
    """Lay some card wherever one is face down: it is dealt again."""
    for place, card in enumerate(seen.mat):
        if card is None:
            s.mat[place] = TOWER_CARD


def _place_row(s: State, seen: Observation) -> None:
    """Lay the hidden half of the action cards in any order, if there is one."""
    known = [card for card in seen.row if card is not None and card != NONE]
    s.row_shown = len(known)
    if known:
        s.row = [*known, *(card for card in range(ACTIONS) if card not in known)]


def public(seen: Observation) -> State:
    """Return a state with everything that is common knowledge."""
    n = len(seen.score)
    s = State(n)
    for name in LISTS:
        setattr(s, name, list(getattr(seen, name)))
    for name in ROWS:
        setattr(s, name, row_of(getattr(seen, name)))
    s.stack = Stack(seen.stack)
    for name in NUMBERS:
        setattr(s, name, getattr(seen, name))
    for name in BY_SEAT:
        put(getattr(s, name), 0, getattr(seen, name))
    s.score[:n] = seen.score
    put(s.shown, 0, [int(up) for up in seen.shown])
    put(s.groups, 0, seen.groups)
    put(s.last_pair, 0, seen.last_pair)
    for province in range(PROVINCES):
        place = province_seat(province, 0)
        put(s.monuments, place, seen.monuments[province * n : (province + 1) * n])
    for captor in range(n):
        place = captor_colour(captor, 0)
        put(s.captured, place, seen.captured[captor * n : (captor + 1) * n])
    return s


ROWS: Final = (
    *("owner", "armies", "buildings", "unrest", "building_stock", "inside", "tray"),
    *("thrown", "gained", "arts"),
)
LISTS: Final = (
    *("open_cards", "special", "choosing", "player_order", "events", "hungry"),
    *("favours", "region_row"),
)
NUMBERS: Final = (
    *("peasants", "picked", "event", "events_gone", "year", "season"),
    *("favours_gone", "winners"),
)
BY_SEAT: Final = (
    *("supply", "chests", "rice", "position", "revolts", "extra"),
    *("reception", "audience", "kept_calm", "protected", "samurai", "general"),
    *("monument_supply",),
)
