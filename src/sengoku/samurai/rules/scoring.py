"""Game end and scoring.
"""

from collections.abc import Callable

from sengoku.core.events import Log
from sengoku.core.flow import Work
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.state import State
from sengoku.samurai.words import MAX_SEATS, PROVINCES, REGIONS


def armies_on_board(s: State, seat: int) -> int:
    return sum(s.armies[seat : PROVINCES * MAX_SEATS : MAX_SEATS])


def resources(s: State, seat: int) -> int:
    return s.food[seat] + s.bushido[seat]


def leaders(s: State, tiebreaks: bool) -> list[int]:
    """Return who wins, the tied ones together (SSE-END-6 to -9)."""
    left = _best(list(range(s.seats)), lambda seat: s.score[seat])
    if tiebreaks:
        left = _best(left, lambda seat: -armies_on_board(s, seat))
        left = _best(left, lambda seat: resources(s, seat))
    return left


def _best(seats: list[int], worth: Callable[[int], int]) -> list[int]:
    most = max(map(worth, seats))
    return [seat for seat in seats if worth(seat) == most]


class FinalScoringStep(Work[State]):
    name = "final-scoring"

    def __init__(self, board: Board, leftovers: bool, tiebreaks: bool) -> None:
        self.board = board
        self.leftovers = leftovers
        self.tiebreaks = tiebreaks

    def run(self, s: State, arg: int, log: Log | None) -> None:
        for seat in s.turn_order:
            self.score_influence(s, seat, log)
            if self.leftovers:
                self.score_leftovers(s, seat, log)
        effects.end_game(s, leaders(s, self.tiebreaks), log)

    def score_influence(self, s: State, seat: int, log: Log | None) -> None:
        values = self.board.influence_value
        for region in range(REGIONS):
            influence = s.influence[seat * REGIONS + region]
            value = values[min(influence, len(values) - 1)]
            if value and s.played[region]:
                effects.score_influence(s, seat, region, value, s.played[region], log)

    def score_leftovers(self, s: State, seat: int, log: Log | None) -> None:
        points = resources(s, seat) // self.board.leftover_per_point
        if points:
            effects.score_leftovers(s, seat, points, log)
