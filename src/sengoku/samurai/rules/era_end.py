"""Era end.
"""

from collections.abc import Callable

from sengoku.core.events import Log
from sengoku.core.flow import Work
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rules.control import controllers
from sengoku.samurai.rules.supply import Supply
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import BUSHIDO, FOOD, REGIONS

Bonus = Callable[[list[int], int, int], list[int]]
"""``bonus(provinces, larger, smaller)``: points of each seat in one region."""

ShrinePoints = Callable[[State, list[int]], int]
"""``points(s, provinces)`` for the shrine provinces one seat controls."""


class FullHarvestStep(Work[State]):
    """SSE-ERA-2, served in turn order (SSE-SUPPLY-4)."""

    name = "full-harvest"

    def __init__(self, board: Board, supply: Supply) -> None:
        self.board = board
        self.supply = supply

    def run(self, s: State, arg: int, log: Log | None) -> None:
        held = controllers(s, self.board)
        for seat in s.turn_order:
            seeds = [s.seeds[p] for p, holder in enumerate(held) if holder == seat]
            for resource in (FOOD, BUSHIDO):
                due = seeds.count(resource)
                if due:
                    self.supply.give(s, seat, resource, due, "SSE-ERA-2", log)


class CleanupStep(Work[State]):
    """SSE-ERA-3."""

    name = "cleanup"

    def run(self, s: State, arg: int, log: Log | None) -> None:
        effects.return_tokens(s, log)


class InfluenceStep(Work[State]):
    """SSE-ERA-4, -5."""

    name = "influence"

    def __init__(self, board: Board) -> None:
        self.board = board

    def run(self, s: State, arg: int, log: Log | None) -> None:
        held = controllers(s, self.board)
        for seat in s.turn_order:
            for region in range(REGIONS):
                inside = self.board.provinces_of[region]
                provinces = sum(held[province] == seat for province in inside)
                castles = int(s.castle_of(seat, region) != NONE)
                if provinces or castles:
                    effects.gain_influence(s, seat, region, provinces, castles, log)


def first_and_second(provinces: list[int], larger: int, smaller: int) -> list[int]:
    """SSE-ERA-7 to -10: a sole leader and the second, or all who share the lead."""
    ranks = sorted(set(provinces) - {0}, reverse=True)
    if not ranks:
        return [0] * len(provinces)
    if provinces.count(ranks[0]) > 1:
        return [smaller if count == ranks[0] else 0 for count in provinces]
    points = {ranks[0]: larger}
    if len(ranks) > 1:
        points[ranks[1]] = smaller
    return [points.get(count, 0) for count in provinces]


def first_only(provinces: list[int], larger: int, smaller: int) -> list[int]:
    """SSE-ERA-7d: a sole leader, nobody else."""
    most = max(provinces)
    if most == 0 or provinces.count(most) > 1:
        return [0] * len(provinces)
    return [larger if count == most else 0 for count in provinces]


class RegionBonusStep(Work[State]):
    name = "region-bonus"

    def __init__(self, board: Board, bonus: Bonus) -> None:
        self.board = board
        self.bonus = bonus

    def run(self, s: State, arg: int, log: Log | None) -> None:
        held = controllers(s, self.board)
        for region in range(REGIONS):
            holders = [held[province] for province in self.board.provinces_of[region]]
            provinces = [holders.count(seat) for seat in range(s.seats)]
            points = self.bonus(
                provinces,
                self.board.bonus_larger[region],
                self.board.bonus_smaller[region],
            )
            for seat in s.turn_order:
                if points[seat]:
                    effects.score_region_bonus(s, seat, region, points[seat], log)


def one_each(s: State, provinces: list[int]) -> int:
    """SSE-ERA-11: one point a shrine province."""
    return len(provinces)


class ShrinesStep(Work[State]):
    name = "shrines"

    def __init__(self, board: Board, worth: ShrinePoints) -> None:
        self.board = board
        self.worth = worth

    def run(self, s: State, arg: int, log: Log | None) -> None:
        held = controllers(s, self.board)
        for seat in s.turn_order:
            shrines = [p for p in self.board.shrines if held[p] == seat]
            points = self.worth(s, shrines)
            if points:
                effects.score_shrines(s, seat, points, log)


class TurnOrderStep(Work[State]):
    """SSE-ERA-13, -14: lowest score first, the tied in reverse."""

    name = "turn-order"

    def run(self, s: State, arg: int, log: Log | None) -> None:
        order = sorted(reversed(s.turn_order), key=lambda seat: s.score[seat])
        effects.set_turn_order(s, order, log)
