"""A fast estimate of moves: the value of leaving one province and arriving in another.

Much faster than ``walks``: each province is tried once. The value of a walk is the loss
at its origin plus the gain at its destination.
"""

from typing import Final, final

from sengoku.samurai.bots.evaluator import Evaluator
from sengoku.samurai.bots.trials import armies_gain
from sengoku.samurai.rows import origin_destination
from sengoku.samurai.vocabulary import PROVINCES

UNKNOWN: Final = -1000.0
PAIR_FACTOR: Final = 1.5
"""The value of two armies on a ship, relative to one."""


@final
class Reach:
    """What the armies of the evaluator's seat can reach."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.army = evaluator.army(evaluator.seat)
        self.arriving = [UNKNOWN] * PROVINCES
        self.leaving = [UNKNOWN] * PROVINCES

    def arrive(self, province: int) -> float:
        if self.arriving[province] == UNKNOWN:
            gain = armies_gain(self.evaluator, province, self.evaluator.seat, 1)
            self.arriving[province] = gain - self.army
        return self.arriving[province]

    def leave(self, province: int) -> float:
        if self.leaving[province] == UNKNOWN:
            gain = armies_gain(self.evaluator, province, self.evaluator.seat, -1)
            self.leaving[province] = gain + self.army
        return self.leaving[province]

    def on_foot(self, region: int, points: int) -> float:
        """Return the value of *points* of movement out of *region*."""
        evaluator = self.evaluator
        near = evaluator.params.distance
        best = [0.0, 0.0, 0.0, 0.0]  # one army, by steps
        other = 0.0  # a second army, one step
        for origin in evaluator.board.provinces_of[region]:
            if evaluator.s.armies_of(evaluator.seat, origin) == 0:
                continue
            lost = self.leave(origin)
            for end in range(PROVINCES):
                steps = near[origin_destination(origin, end)]
                if steps == 0 or steps > points:
                    continue
                gain = lost + self.arrive(end)
                if gain > best[steps]:
                    if steps == 1:
                        other = best[1]
                    best[steps] = gain
                elif steps == 1 and gain > other:
                    other = gain
        if points == 1:
            return best[1]
        two = max(best[2], best[1] + other)
        if points == 2:
            return two
        return max(best[3], two + other, best[2] + best[1])

    def by_ship(self, region: int) -> float:
        """Return the value of a voyage out of *region*, without its price."""
        evaluator = self.evaluator
        board = evaluator.board
        there = 0.0
        for end in range(len(board.coastal)):
            if board.coastal[end]:
                there = max(there, self.arrive(end))
        best = 0.0
        for origin in board.provinces_of[region]:
            here = evaluator.s.armies_of(evaluator.seat, origin)
            if here and board.coastal[origin]:
                gain = self.leave(origin) + there
                best = max(best, gain * PAIR_FACTOR if here > 1 else gain)
        return best
