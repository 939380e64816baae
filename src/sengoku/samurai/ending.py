"""What would be scored if the game ended now, as far as a viewer can tell.

The rules count on a table that holds only what is seen. Holdings of others are left out
unless they are displayed (SSE-INFO-2).
"""

import functools
from collections.abc import Iterable
from typing import Final, final

import msgspec

from sengoku.core.events import Event, Log
from sengoku.core.hints import work_to_come
from sengoku.core.rows import put
from sengoku.samurai import events, imagine, steps
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observation import Observation
from sengoku.samurai.points import SOURCES, Part, scored
from sengoku.samurai.rules.scoring import leftover_points, resources
from sengoku.samurai.state import State
from sengoku.samurai.table import ERA_END

COUNTED: Final = ERA_END[: ERA_END.index(steps.SHRINES) + 1]
"""The steps of an era end that count something."""
FINAL: Final = (steps.FINAL_SCORING,)
LEFTOVERS: Final = SOURCES[events.LeftoversScored]


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What a seat has, and would get if the game ended in this position.

    The era end would bring *era_end*, then the final scoring *final*; *total* is the
    sum. *exact* is false if *final* lacks points for leftovers because the holdings
    are hidden.
    """

    score: int
    era_end: tuple[Part, ...]
    final: tuple[Part, ...]
    total: int
    exact: bool
    harvest: tuple[int, int]  # food and bushido of the full harvest


def scorings_to_come(rules: SamuraiRules, seen: Observation) -> frozenset[int]:
    """Return what of an era end and of the final scoring is not over for good."""
    return frozenset((*COUNTED, *FINAL)) & work_to_come(rules, seen.stack)


@final
class Ending:
    """What would be scored if this era and then the game ended now."""

    def __init__(self, rules: SamuraiRules, seen: Observation) -> None:
        self.rules: Final = rules
        self.seen: Final = seen
        self.seats: Final = range(rules.seats)
        self.counts_leftovers: Final = rules.switches.leftovers
        self.table: Final = table_of(seen)
        self.after: Final = self.table.copy()
        to_come = scorings_to_come(rules, seen)
        era_end = [step for step in COUNTED if step in to_come]
        self.era_end: Final = _run(rules, self.after, era_end)
        self.scored: Final = [*scored(self.era_end, seen.era)]
        final = _run(rules, self.after.copy(), to_come.intersection(FINAL))
        self.final: Final = [*scored(final)]

    @functools.cached_property
    def now(self) -> list[Part]:
        """What the final scoring alone would bring."""
        return [*scored(_run(self.rules, self.table.copy(), FINAL))]

    def standing(self, seat: int) -> Standing:
        is_known, final = self._knows(seat), _of(seat, self.final)
        if not is_known:
            final = tuple(part for part in final if part.key != LEFTOVERS)
        score, era_end = self.seen.score[seat], _of(seat, self.scored)
        return Standing(
            score=score,
            era_end=era_end,
            final=final,
            total=score + sum(part.points for part in era_end + final),
            exact=is_known,
            harvest=self._harvest(seat),
        )

    def with_own(self, standing: Standing, seen: Observation, seat: int) -> Standing:
        """Return the *standing* of *seat* with leftovers that only *seat* sees."""
        left = resources(self.after, seat)  # brought by the era end
        left += (seen.food[seat] or 0) + (seen.bushido[seat] or 0)
        points = leftover_points(self.rules.board, left)
        own = (Part(seat, LEFTOVERS, points),) if points else ()
        total, final = standing.total + points, standing.final + own
        return msgspec.structs.replace(standing, final=final, total=total, exact=True)

    def _knows(self, seat: int) -> bool:
        """Does the viewer see all that the final scoring of *seat* counts?"""
        is_open = self.seen.food[seat] is not None
        return is_open or not self.counts_leftovers or not self.seen.stack

    def _harvest(self, seat: int) -> tuple[int, int]:
        gained = [0, 0]
        for event in self.era_end:
            if isinstance(event, events.ResourceGained) and event.seat == seat:
                gained[event.resource] += event.amount
        return gained[0], gained[1]

    def worth(self, region: int) -> tuple[int, ...]:
        return self._by_seat(self.now, region)

    def bonus(self, region: int) -> tuple[int, ...]:
        return self._by_seat(self.scored, region)

    def _by_seat(self, parts: Iterable[Part], region: int) -> tuple[int, ...]:
        points = [0 for _ in self.seats]
        for part in parts:
            if part.region == region:
                points[part.seat] += part.points
        return tuple(points)

    def gain(self, region: int) -> tuple[int, ...]:
        gained = [0 for _ in self.seats]
        for event in self.era_end:
            if isinstance(event, events.InfluenceGained) and event.region == region:
                gained[event.seat] = event.provinces + event.castles
        return tuple(gained)


def table_of(seen: Observation) -> State:
    """Return a table with only what is shown; hidden holdings are 0."""
    s = imagine.public(seen)
    put(s.food, 0, [held or 0 for held in seen.food])
    put(s.bushido, 0, [held or 0 for held in seen.bushido])
    return s


def _run(rules: SamuraiRules, s: State, work: Iterable[int]) -> list[Event]:
    log = Log()
    for step in work:
        rules.table[step].run(s, 0, log)
    return log.seen_by(None)


def _of(seat: int, parts: Iterable[Part]) -> tuple[Part, ...]:
    return tuple(part for part in parts if part.seat == seat)
