"""Scoring and the end of the game.

SHO-SCORE-1  In winter each province scores 1 point and each building 1 point.
SHO-SCORE-2  For each region and type, most buildings score: castles 3 points, temples
             2, theatres 1.
SHO-SCORE-3  Tied for most, every tied player gets 1 point less: castles 2, temples 1,
             theatres 0.
SHO-SCORE-4  Who has most needs at least one building of the type [R-18].

SHO-END-1  The game ends after the scoring of the second winter. Most points win.
SHO-END-2  In a tie, most chests win.
SHO-END-3  If that is a tie too, the tied players win together [R-20].
SHO-END-4  The places below the winner are decided in the same way.
"""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import Work
from sengoku.core.rows import row
from sengoku.shogun import effects
from sengoku.shogun.board import Board
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import BUILDINGS, REGIONS

FinalPoints = Callable[[State, Log | None], None]
"""Points that a module adds at the end of the game."""


def buildings_of(s: State, provinces: tuple[int, ...], building: i64) -> vec[i64]:
    """Return how many buildings of one type each seat has in *provinces*."""
    counts = row(s.seats)
    for province in provinces:
        if s.buildings[province] >> building & 1:
            counts[s.owner[province]] += 1
    return counts


def majority(counts: vec[i64], points: i64) -> tuple[list[int], int]:
    """Return the leading seats and the points of each (SHO-SCORE-2 to -4)."""
    first: list[int] = []
    most: i64 = 1  # fewer do not count
    for seat in range(len(counts)):
        if counts[seat] > most:
            most = counts[seat]
            first = [seat]
        elif counts[seat] == most:
            first.append(seat)
    return first, points - int(len(first) > 1) if first else 0


class ScoringStep(Work[State]):
    name = "scoring"

    def __init__(self, board: Board, provinces_of: tuple[tuple[int, ...], ...]) -> None:
        self.board = board
        self.provinces_of = provinces_of  # by region, on the side in play

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        for seat in range(s.seats):
            owned = s.provinces_of(seat)
            buildings = sum([s.buildings_in(province) for province in owned])
            effects.score_provinces(s, seat, len(owned), buildings, log)
        for region in range(REGIONS):
            for building in range(BUILDINGS):
                self.score_majority(s, region, building, log)

    def score_majority(
        self, s: State, region: i64, building: i64, log: Log | None
    ) -> None:
        counts = buildings_of(s, self.provinces_of[region], building)
        first, points = majority(counts, self.board.majority_points[building])
        if points:
            for seat in first:
                effects.score_majority(s, seat, region, building, points, log)


def standing(s: State, seat: i64) -> tuple[int, ...]:
    """Return what *seat* is ranked by (SHO-END-1, -2 and -4)."""
    return s.score[seat], s.chests[seat]


def leaders(s: State) -> list[int]:
    """Return the winners; tied seats share the win (SHO-END-1 to -3)."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    best = max(standings)
    return [seat for seat in range(s.seats) if standings[seat] == best]


class FinalScoringStep(Work[State]):
    name = "final-scoring"

    def __init__(self, finals: tuple[FinalPoints, ...]) -> None:
        self.finals = finals

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        for add in self.finals:
            add(s, log)
        effects.end_game(s, leaders(s), log)
