"""Forecasts what a seat's own plan brings and costs, and what winter may take.

Every card is judged separately in the current position: changes by fights, favours and
samurai are ignored. Until the event is drawn, forecasts are ranges.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, final

import msgspec

from sengoku.core.events import Log
from sengoku.core.stack import Stack
from sengoku.shogun import steps
from sengoku.shogun.events import ShortageFound
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.imagine import public
from sengoku.shogun.observation import Observation
from sengoku.shogun.observe import is_planning
from sengoku.shogun.rows import seat_field
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.building import why_no_site
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    BUILDINGS,
    CHEST_0,
    CHEST_4,
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_BID,
    FIELD_RICE,
    FIELD_TAX,
    FIELDS,
    PROVINCES,
)

Span: TypeAlias = tuple[int, int]
"""Minimum and maximum."""


class Planned(msgspec.Struct, frozen=True, gc=False):
    """The effect of a card on the chests; payments are negative."""

    field: int
    card: int
    chests: Span  # minimum and maximum
    before: int  # the fewest chests possible by then, if all else goes as planned
    most: int  # possible by then
    void: str  # the key of the reason why it is void now, or empty


class Chests(msgspec.Struct, frozen=True, gc=False):
    """The seat's chests over the rest of the round.

    *fields* has the bid, then the open action cards in order, then the hidden ones,
    which may come in any order. *lowest* is the fewest chests possible; if it is
    negative, some payments may fail.
    """

    start: int
    fields: tuple[Planned, ...]
    end: Span
    lowest: int


class Winter(msgspec.Struct, frozen=True, gc=False):
    """The winter if this event card were the remaining one."""

    event: int
    loss: int
    unsupplied: int
    revolts: int
    peasants: int  # besides unrest, in each of them


class Rice(msgspec.Struct, frozen=True, gc=False):
    """The seat's provinces and the rice for them.

    *winters* has one for every card that may remain; they assume the minimum of the
    plan.
    """

    provinces: int
    start: int
    planned: Span
    winters: tuple[Winter, ...]


@final
class Forecast:
    """What *seat*, which sees its own mat, can expect."""

    def __init__(self, rules: ShogunRules, seen: Observation, seat: int) -> None:
        self.rules: Final = rules
        self.board: Final = rules.board
        self.seen: Final = seen
        self.seat: Final = seat
        self.table: Final = public(seen)
        drawn = () if is_planning(Stack(seen.stack)) else (seen.event,)
        self._events: Final = drawn or seen.events or (NONE,)

    def span(self, measure: Callable[[], int]) -> Span:
        """Return the minimum and maximum over the possible events."""
        found: list[int] = []
        for event in self._events:
            self.table.event = event
            found.append(measure())
        return min(found), max(found)

    def _tax(self, province: int) -> Span:
        s, board, seat = self.table, self.board, self.seat
        return self.span(lambda: modifiers.tax(s, board, seat, province))

    def rice_of(self, province: int) -> Span:
        s, board, seat = self.table, self.board, self.seat
        return self.span(lambda: modifiers.rice(s, board, seat, province))

    # The plan

    def chests(self) -> Chests:
        laid = [self._planned(field, card) for field, card in self.laid().items()]
        plan = {one.field: one for one in laid if any(one.chests) or one.void}
        turned = [plan.pop(f) for f in (FIELD_BID, *self.seen.row) if f in plan]
        start = self.seen.chests[self.seat]
        fields = _one_by_one(turned, (start, start))
        fields += _in_any_order([*plan.values()], _after(fields, start))
        return Chests(
            start=start,
            fields=tuple(fields),
            end=_in_stock(_after(fields, start)),
            lowest=min([start, *(one.before + one.chests[0] for one in fields)]),
        )

    def laid(self) -> dict[int, int]:
        """Return the face-down cards of the mat by field."""
        first, found = seat_field(self.seat, 0), {}
        for field in range(FIELDS):
            card, shown = self.seen.mat[first + field], self.seen.shown[first + field]
            if card is not None and card != NONE and not shown:
                found[field] = card
        return found

    def _planned(self, field: int, card: int) -> Planned:
        """Return the effect of the card, without the chests available by then."""
        void = self.why_void(field, card)
        change = (0, 0) if void else self.change(field, card)
        return Planned(field, card, change, 0, 0, void)

    def change(self, field: int, card: int) -> Span:
        cost = 0
        if field == FIELD_BID:
            cost = card - CHEST_0 if CHEST_0 <= card <= CHEST_4 else 0
        elif card >= PROVINCES:
            cost = 0
        elif field == FIELD_TAX:
            return self._tax(card)
        elif field < BUILDINGS:
            s = self.table
            cost = modifiers.building_cost(s, self.board, self.seat, card, field)
        elif FIELD_ARMY5 <= field <= FIELD_ARMY1:
            cost = self.board.levy_cost[field - FIELD_ARMY5]
        return -cost, -cost

    def why_void(self, field: int, card: int) -> str:
        s, board = self.table, self.board
        if card < PROVINCES and field < BUILDINGS:
            why = why_no_site(s, board, card, field)
            return "" if why is None else why.key
        if card < PROVINCES and FIELD_ARMY5 <= field <= FIELD_ARMY1:
            levy = field - FIELD_ARMY5
            least, _ = self.span(lambda: modifiers.basic_levy(s, board, levy))
            return "supply-short" if s.supply[self.seat] < least else ""
        return ""

    # Winter

    def rice(self) -> Rice:
        card = self.laid().get(FIELD_RICE, PROVINCES)
        planned = self.rice_of(card) if card < PROVINCES else (0, 0)
        return Rice(
            provinces=self.seen.owner.count(self.seat),
            start=self.seen.rice[self.seat],
            planned=planned,
            winters=tuple(
                self._winter(event, planned[0]) for event in self.seen.events
            ),
        )

    def _winter(self, event: int, planned: int) -> Winter:
        """Compute the shortage of a winter with this event card by the rules."""
        s, log = self.table.copy(), Log()
        s.events, s.player_order = [event], [self.seat]
        s.rice[self.seat] += planned
        for step in (steps.WINTER, steps.SHORTAGE):
            self.rules.table[step].run(s, 0, log)
        found = log.entries[-1].event
        assert isinstance(found, ShortageFound)
        loss = self.board.event_loss[event]
        return Winter(event, loss, found.unsupplied, found.revolts, found.extra)


def _after(plan: list[Planned], start: int) -> Span:
    return (
        start + sum(one.chests[0] for one in plan),
        start + sum(one.chests[1] for one in plan),
    )


def _in_stock(chests: Span) -> Span:
    """SHO-ACT-3: what cannot be paid is void, so nobody ends below 0."""
    return max(0, chests[0]), max(0, chests[1])


def _one_by_one(plan: list[Planned], at_hand: Span) -> list[Planned]:
    """Return the *plan* with the chests possible before each card."""
    found: list[Planned] = []
    least, most = at_hand
    for one in plan:
        found.append(msgspec.structs.replace(one, before=least, most=most))
        least, most = least + one.chests[0], most + one.chests[1]
    return found


def _in_any_order(plan: list[Planned], at_hand: Span) -> list[Planned]:
    """The same for an unknown order: everything else may be paid or gained before."""
    least, most = at_hand
    owed = sum(min(0, one.chests[0]) for one in plan)
    gained = sum(max(0, one.chests[1]) for one in plan)
    return [
        msgspec.structs.replace(
            one,
            before=least + owed - min(0, one.chests[0]),
            most=most + gained - max(0, one.chests[1]),
        )
        for one in plan
    ]
