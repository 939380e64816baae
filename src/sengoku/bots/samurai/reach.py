"""A rough guess of what armies can reach: what leaving and arriving are worth.

Much faster than ``walks``: every province is tried once, and a walk is worth what the
army loses where it leaves and gains where it ends.
"""

from typing import Final, final

from sengoku.bots.samurai.eye import Eye
from sengoku.bots.samurai.tries import armies_gain
from sengoku.samurai.words import MAX_SEATS, PROVINCES

NOT_TRIED: Final = -1000.0
PAIR: Final = 1.5
"""What two armies on one ship are worth against one."""


@final
class Reach:
    """What the armies of the eye's seat can reach."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.army = eye.army(eye.seat)
        self.arriving = [NOT_TRIED] * PROVINCES
        self.leaving = [NOT_TRIED] * PROVINCES

    def arrive(self, province: int) -> float:
        if self.arriving[province] == NOT_TRIED:
            gain = armies_gain(self.eye, province, self.eye.seat, 1)
            self.arriving[province] = gain - self.army
        return self.arriving[province]

    def leave(self, province: int) -> float:
        if self.leaving[province] == NOT_TRIED:
            gain = armies_gain(self.eye, province, self.eye.seat, -1)
            self.leaving[province] = gain + self.army
        return self.leaving[province]

    def on_foot(self, region: int, points: int) -> float:
        """Return what *points* of movement out of *region* are worth."""
        eye = self.eye
        near = eye.terms.distance
        best = [0.0, 0.0, 0.0, 0.0]  # one army so many steps
        other = 0.0  # another army one step
        for origin in eye.board.provinces_of[region]:
            if eye.s.armies[origin * MAX_SEATS + eye.seat] == 0:
                continue
            lost = self.leave(origin)
            for end in range(PROVINCES):
                steps = near[origin * PROVINCES + end]
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
        """Return what a voyage out of *region* is worth, not counting its price."""
        eye = self.eye
        board = eye.board
        there = 0.0
        for end in range(PROVINCES):
            if board.coastal[end]:
                there = max(there, self.arrive(end))
        best = 0.0
        for origin in board.provinces_of[region]:
            here = eye.s.armies[origin * MAX_SEATS + eye.seat]
            if here and board.coastal[origin]:
                gain = self.leave(origin) + there
                best = max(best, gain * PAIR if here > 1 else gain)
        return best
