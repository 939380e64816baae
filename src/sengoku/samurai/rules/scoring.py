"""Game end and scoring.

SSE-END-1   After era 3 perform only full harvest, cleanup, influence, region bonus and
            shrine points (in the Russian edition its steps 1 to 4); no draw, no new
            turn order.
SSE-END-2   For each region a player's influence is converted to its value by the
            influence table [F-05]: influence 0 to 4 is worth as much, 5 and 6 are worth
            4, 7 to 9 are worth 5, and 10 or more is worth 6.
SSE-END-3   Region score = value × number of destiny cards of that region played during
            the whole game by all players (with the 2-player extra cards; in the draft
            edition with the 2 setup cards).
SSE-END-4   A region with no played card scores 0.
SSE-END-5   Leftover resources: 1 point for every 3 food and bushido together, rounded
            down, types mixed; in the draft edition nothing [R-42].
SSE-END-6   The highest total wins.
SSE-END-7   Tie for the highest total: of the tied players those with the fewest own
            armies on the board stay in (castles do not count). [standard, crowd]
SSE-END-8   Still tied: of those left in, the ones owning most resources stay in (food +
            bushido; SSE-END-5 spends nothing) [R-25]. [standard, crowd]
SSE-END-9   Still tied: all players left in win together. In the draft edition there are
            no tie-breaks at all, tied leaders share the win [R-42].
SSE-END-10  The places below the winner are decided in the same way [R-61].
"""

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import Work
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rows import seat_region
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import PROVINCES, REGIONS


def armies_on_board(s: State, seat: i64) -> int:
    armies: i64 = 0
    for province in range(PROVINCES):
        armies += s.armies_of(seat, province)
    return armies


def resources(s: State, seat: i64) -> int:
    return s.food[seat] + s.bushido[seat]


def leftover_points(board: Board, left: int) -> int:
    """SSE-END-5."""
    return left // board.leftover_per_point


def standing(s: State, seat: i64, tiebreaks: bool) -> tuple[int, ...]:
    """Return what *seat* is ranked by (SSE-END-6 to -8 and -10)."""
    if not tiebreaks:
        return (s.score[seat],)
    return s.score[seat], -armies_on_board(s, seat), resources(s, seat)


def leaders(s: State, tiebreaks: bool) -> list[int]:
    """Return the winners; tied seats share the win (SSE-END-6 to -9)."""
    standings = [standing(s, seat, tiebreaks) for seat in range(s.seats)]
    best = max(standings)
    return [seat for seat in range(s.seats) if standings[seat] == best]


class FinalScoringStep(Work[State]):
    name = "final-scoring"

    def __init__(self, board: Board, leftovers: bool, tiebreaks: bool) -> None:
        self.board = board
        self.leftovers = leftovers
        self.tiebreaks = tiebreaks

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        for seat in s.turn_order:
            self.score_influence(s, seat, log)
            if self.leftovers:
                self.score_leftovers(s, seat, log)
        effects.end_game(s, leaders(s, self.tiebreaks), log)

    def score_influence(self, s: State, seat: i64, log: Log | None) -> None:
        values = self.board.influence_value
        for region in range(REGIONS):
            influence = s.influence[seat_region(seat, region)]
            value = values[min(influence, len(values) - 1)]
            if value and s.played[region]:
                effects.score_influence(s, seat, region, value, s.played[region], log)

    def score_leftovers(self, s: State, seat: i64, log: Log | None) -> None:
        points = leftover_points(self.board, resources(s, seat))
        if points:
            effects.score_leftovers(s, seat, points, log)
