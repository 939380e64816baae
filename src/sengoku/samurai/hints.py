"""What screens tell besides the position, worked out by the rules.

It is made from an observation, never from the state: what a viewer does not know cannot
be in it.
"""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple, final

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from sengoku.core.events import ChoiceTakenBack, Event, GameRewound
from sengoku.core.hints import HintMaker
from sengoku.core.seats import Viewer, each
from sengoku.core.stack import frames
from sengoku.samurai import steps
from sengoku.samurai.ending import Ending, Standing, scorings_to_come, table_of
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.naming import Namer
from sengoku.samurai.observation import Observation
from sengoku.samurai.points import COUNTED, Part, scored
from sengoku.samurai.prospects import Card, Prospect, Prospects
from sengoku.samurai.routes import Route, routes
from sengoku.samurai.rows import province_seat, seat_region
from sengoku.samurai.rules.control import controller, controllers, power
from sengoku.samurai.space import ATTACK, PLACE
from sengoku.samurai.state import NONE, State
from sengoku.samurai.steps import Phase
from sengoku.samurai.vocabulary import REGIONS

UNREAD: Final = (
    *("viewer", "tokens_left", "hand_size", "has_committed", "deck_size", "mountain"),
    *("owner", "order", "face_up", "under_owner", "under_order", "covers", "covered"),
    *("tokens", "hand", "committed", "stack", "tally"),
)
"""What changes nothing of what is counted: screens, cards and orders on the slots."""

_counted_on: Final = attrgetter(
    *(field for field in Observation.__struct_fields__ if field not in UNREAD)
)


class Agenda(msgspec.Struct, frozen=True, gc=False):
    """The Region Agenda Tile of a region, with what it asks in words."""

    side: int
    points: int
    fulfilled: tuple[int, ...]  # the seats that scored it
    about: Any


class Rise(msgspec.Struct, frozen=True, gc=False):
    """The next step of an influence track that is worth more."""

    influence: int
    value: int  # there
    points: int  # more than now, with the cards played so far


class Region(msgspec.Struct, frozen=True, gc=False):
    """A region; lists are by seat. What an era end would bring is that of now."""

    cards: int  # destiny cards played
    influence: tuple[int, ...]
    worth: tuple[int, ...]  # points for that influence with the cards played so far
    rise: tuple[Rise | None, ...]  # None at the end of the track
    gain: tuple[int, ...]  # influence an era end would bring
    provinces: tuple[int, ...]  # how many each seat controls
    bonus: tuple[int, ...]  # points of the region bonus an era end would bring
    agenda: Agenda | None


class Province(msgspec.Struct, frozen=True, gc=False):
    power: tuple[int, ...]  # by seat
    controller: int  # a seat, or -1
    tied: bool  # nobody controls it because the most powerful are equal


class Queue(msgspec.Struct, frozen=True, gc=False):
    """The slots in the order in which this round resolves them."""

    order: tuple[int, ...]
    done: int  # how many are behind
    now: int  # the slot whose order is executed, or -1


class Kill(msgspec.Struct, frozen=True, gc=False):
    """What an offered attack does; *id* is that of the choice."""

    id: int
    province: int
    victim: int
    before: int  # armies of the victim there
    after: int
    controller: int  # who would control the province then, or -1


class Planning(msgspec.Struct, frozen=True, gc=False):
    """How far everybody's plan for this round is."""

    quota: int  # tokens that each seat places
    placed: tuple[int, ...]  # by seat: those that lie face down


class Book(msgspec.Struct, frozen=True, gc=False):
    """What the rules of this table say, the same throughout the game."""

    orders: tuple[Card, ...]
    neutrals: tuple[Card, ...]  # by kind
    influence: tuple[int, ...]  # the value of influence 0, 1, 2 …; more counts as last


class Hints(msgspec.Struct, frozen=True, gc=False):
    """Hints for one viewer. Lists are by seat, region and province."""

    phase: Phase
    planning: Planning
    seats: tuple[Standing, ...]
    regions: tuple[Region, ...]
    provinces: tuple[Province, ...]
    queue: Queue
    kills: tuple[Kill, ...]
    routes: tuple[Route, ...]
    orders: tuple[tuple[Prospect, ...], ...]  # by order and region, when one is placed
    neutrals: tuple[Prospect, ...]  # by slot, when an order is placed
    account: tuple[Part, ...]  # all that was scored, in order
    book: Book


class Shared(NamedTuple):
    """What the hints of all viewers have in common, and what it was counted on."""

    hints: Hints
    ending: Ending


class Expected(NamedTuple):
    """What orders and neutral actions would do for a viewer, and what it depends on."""

    on: tuple[object, ...]
    orders: tuple[tuple[Prospect, ...], ...]
    neutrals: tuple[Prospect, ...]


NOTHING_EXPECTED: Final = Expected((), (), ())


@final
class SamuraiHintMaker(HintMaker[Observation]):
    struct = Hints
    counted = (*COUNTED, ChoiceTakenBack, GameRewound)

    def __init__(self, rules: SamuraiRules) -> None:
        self.rules: Final = rules
        self.board: Final = rules.board
        self.namer: Final = Namer(rules)
        self.prospects: Final = Prospects(rules, self.namer)
        self.book: Final = Book(
            self.prospects.orders, self.prospects.neutrals, self.board.influence_value
        )
        self._counted: Shared | None = None
        self._counted_on: tuple[object, ...] = ()
        self._expected: Final[dict[Viewer, Expected]] = {}

    def history(self, told: Iterable[Event]) -> tuple[Part, ...]:
        """Return what was scored, as far as the events go back."""
        return tuple(scored(told))

    def shared(self, seen: Observation, history: tuple[Part, ...] = ()) -> Shared:
        """Return what hints on what is *seen* begin with."""
        hints, ending = self._count(seen)
        hints = replace(
            hints,
            phase=current_phase(seen),
            planning=self._planning(seen),
            queue=queue(seen, len(self.board.slot_ids)),
            account=history,
        )
        return Shared(hints, ending)

    def _count(self, seen: Observation) -> Shared:
        """Count, unless nothing of it has changed: half of all choices lay an order."""
        on = (*_counted_on(seen), scorings_to_come(self.rules, seen))
        if self._counted is None or self._counted_on != on:
            self._counted, self._counted_on = self._count_again(seen), on
        return self._counted

    def _count_again(self, seen: Observation) -> Shared:
        ending = Ending(self.rules, seen)
        s, held = ending.table, controllers(ending.table, self.board)
        hints = Hints(
            phase=current_phase(seen),
            planning=self._planning(seen),
            seats=tuple(ending.standing(seat) for seat in range(s.seats)),
            regions=tuple(self._region(s, ending, held, at) for at in range(REGIONS)),
            provinces=tuple(
                self._province(s, held, at) for at in range(len(self.board.region_of))
            ),
            queue=queue(seen, len(self.board.slot_ids)),
            kills=(),
            routes=(),
            orders=(),
            neutrals=(),
            account=(),
            book=self.book,
        )
        return Shared(hints, ending)

    def hints(
        self,
        seen: Observation,
        offered: Sequence[int] = (),
        shared: Shared | None = None,
    ) -> Hints:
        """Return hints on an observation, and on the choices *offered* to its viewer.

        *shared* is made of what a spectator sees of the same moment, if that is at
        hand: a seat adds its own.
        """
        shared = shared or self.shared(seen)
        attacks = [action for action in offered if action in ATTACK]
        places = any(action in PLACE for action in offered)
        expected = self._expect(seen) if places else NOTHING_EXPECTED
        return replace(
            shared.hints,
            seats=_with_own(shared, seen),
            kills=tuple(self._kill(shared.ending.table, action) for action in attacks),
            routes=tuple(routes(self.board, seen, offered)) if offered else (),
            orders=expected.orders,
            neutrals=expected.neutrals,
        )

    def _expect(self, seen: Observation) -> Expected:
        """Return what orders would do, computed once while orders are only laid."""
        on, known = _counted_on(seen), self._expected.get(seen.viewer)
        if known is None or known.on != on:
            orders = self.prospects.of_orders(seen)
            known = Expected(on, orders, self.prospects.of_neutrals(seen))
            self._expected[seen.viewer] = known
        return known

    def passing(
        self, seen: Observation, before: Observation, shared: Shared | None = None
    ) -> dict[str, object]:
        found = super().passing(seen, before, shared)
        return {**found, "phase": current_phase(before)}

    def _planning(self, seen: Observation) -> Planning:
        quotas = self.board.quota[self.rules.seats]
        hidden = [
            owner
            for owner, is_up in zip(seen.owner, seen.face_up, strict=True)
            if not is_up
        ]
        return Planning(
            quota=quotas[seen.round - 1] if seen.round else 0,
            placed=tuple(hidden.count(seat) for seat in range(self.rules.seats)),
        )

    def _region(self, s: State, ending: Ending, held: vec[i64], region: int) -> Region:
        seats = range(s.seats)
        owners = [held[province] for province in self.board.provinces_of[region]]
        return Region(
            cards=s.played[region],
            influence=tuple(s.influence[seat_region(seat, region)] for seat in seats),
            worth=ending.worth(region),
            rise=tuple(self._rise(s, seat, region) for seat in seats),
            gain=ending.gain(region),
            provinces=tuple(owners.count(seat) for seat in seats),
            bonus=ending.bonus(region),
            agenda=self._agenda(s, region),
        )

    def _rise(self, s: State, seat: int, region: int) -> Rise | None:
        """SSE-END-2, SSE-END-3."""
        values, cards = self.board.influence_value, s.played[region]
        now = min(s.influence[seat_region(seat, region)], len(values) - 1)
        for influence in range(now + 1, len(values)):
            if values[influence] > values[now]:
                more = values[influence] - values[now]
                return Rise(influence, values[influence], more * cards)
        return None

    def _agenda(self, s: State, region: int) -> Agenda | None:
        side = s.agenda[region]
        if side == NONE:
            return None
        points, done = self.board.agenda_points[side], each(s.fulfilled[region])
        return Agenda(side, points, done, self.namer.agenda(side))

    def _province(self, s: State, held: vec[i64], province: int) -> Province:
        region, holder = self.board.region_of[province], held[province]
        powers = tuple(power(s, seat, province, region) for seat in range(s.seats))
        return Province(powers, holder, tied=holder == NONE and any(powers))

    def _kill(self, s: State, action: int) -> Kill:
        province, victim = ATTACK.pair(action)
        before, at = s.armies_of(victim, province), province_seat(province, victim)
        s.armies[at] -= 1
        holder = controller(s, province, self.board.region_of[province])
        s.armies[at] += 1
        return Kill(action, province, victim, before, before - 1, holder)


def _with_own(shared: Shared, seen: Observation) -> tuple[Standing, ...]:
    """Return the standings, with the leftovers the viewer sees as the only one."""
    seats, own = shared.hints.seats, seen.viewer
    if own is None or seats[own].exact:
        return seats
    mine = shared.ending.with_own(seats[own], seen, own)
    return (*seats[:own], mine, *seats[own + 1 :])


def who_controls(rules: SamuraiRules, seen: Observation) -> vec[i64]:
    """Return who controls each province, ``NONE`` where nobody does."""
    return controllers(table_of(seen), rules.board)


def current_phase(seen: Observation) -> Phase:
    """Return the phase of the innermost step that has one."""
    known = [frame.step for frame in frames(seen.stack) if frame.step in steps.PHASES]
    return steps.PHASES[known[-1]] if known else "final-scoring"


def queue(seen: Observation, slots: int) -> Queue:
    """SSE-RES-1, -2."""
    northward = seen.round < 2
    order = tuple(range(slots) if northward else reversed(range(slots)))
    for step, _, visited in frames(seen.stack):
        if step == steps.RESOLUTION:
            return Queue(order, visited - 1, order[visited - 1])
    return Queue(order, 0 if seen.stack else slots, NONE)
