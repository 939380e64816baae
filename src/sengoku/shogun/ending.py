"""What would be scored if the game ended now.

The rules count on a table that holds only what is public.
"""

from collections.abc import Iterable
from typing import Final, final

import msgspec

from sengoku.core.events import Log
from sengoku.core.hints import work_to_come
from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.imagine import public
from sengoku.shogun.observation import Observation
from sengoku.shogun.points import Part, scored
from sengoku.shogun.rules.scoring import buildings_of, majority
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import BUILDINGS, REGIONS


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What a seat has, and would get if the game ended in this position.

    The winter would bring *winter*, then the final scoring *final*; *total* is the sum.
    Hunger is left out.
    """

    score: int
    chests: int
    rice: int
    provinces: int
    buildings: tuple[int, int, int]  # castles, temples, theatres
    winter: tuple[Part, ...]
    final: tuple[Part, ...]
    total: int


class Majority(msgspec.Struct, frozen=True, gc=False):
    """The seats with the most buildings of a type in a region, and their points now."""

    region: int
    building: int
    counts: tuple[int, ...]  # by seat
    leaders: tuple[int, ...]  # nobody without any building
    points: int  # of each of them


def scorings_to_come(rules: ShogunRules, seen: Observation) -> frozenset[int]:
    """Return the scorings of a winter and of the game's end, unless all are over."""
    scorings = frozenset((steps.SCORING, steps.FINAL_SCORING))
    return scorings & work_to_come(rules, seen.stack)


@final
class Ending:
    """What a winter and the end of the game would bring now."""

    def __init__(self, rules: ShogunRules, seen: Observation) -> None:
        self.rules: Final = rules
        self.seen: Final = seen
        self.table: Final = public(seen)
        s, to_come = self.table.copy(), scorings_to_come(rules, seen)
        self.winter = self._run(s, to_come & {steps.SCORING}, seen.year)
        self.final = self._run(s, to_come & {steps.FINAL_SCORING})

    def _run(self, s: State, work: Iterable[int], year: int = 0) -> list[Part]:
        log = Log()
        for step in work:
            self.rules.table[step].run(s, 0, log)
        return [part for part in scored(log.seen_by(None), year) if part.points]

    def standing(self, seat: int) -> Standing:
        seen = self.seen
        winter = tuple(part for part in self.winter if part.seat == seat)
        final = tuple(part for part in self.final if part.seat == seat)
        return Standing(
            score=seen.score[seat],
            chests=seen.chests[seat],
            rice=seen.rice[seat],
            provinces=seen.owner.count(seat),
            buildings=self._buildings(seat),
            winter=winter,
            final=final,
            total=seen.score[seat] + sum(part.points for part in winter + final),
        )

    def _buildings(self, seat: int) -> tuple[int, int, int]:
        everywhere = self.rules.in_play
        counts = (
            buildings_of(self.table, everywhere, kind)[seat]
            for kind in range(BUILDINGS)
        )
        castles, temples, theatres = counts
        return castles, temples, theatres

    def majorities(self) -> tuple[Majority, ...]:
        return tuple(
            self._majority(region, building)
            for region in range(REGIONS)
            for building in range(BUILDINGS)
        )

    def _majority(self, region: int, building: int) -> Majority:
        provinces = self.rules.provinces_of[region]
        counts = buildings_of(self.table, provinces, building)
        first, points = majority(counts, self.rules.board.majority_points[building])
        return Majority(region, building, tuple(counts), tuple(first), points)
