"""Search for any game: the same imagined worlds for every answer, the worst dropped.

A game's *guide* knows which answers deserve a try, how a world that fits the view
may look, and how good a world is for a seat once an answer is given; it plays on by
a quick policy and judges the end. The search compares the answers:

- Every world is imagined anew, so that no answer rests on one guess of what is hidden.
- In one world all answers get the same luck, so that they differ by what they do and
  not by what happens besides. Few worlds then tell good from bad.
- The budget is shared by rounds; after each round the worse half is dropped. An answer
  that is worse beyond doubt is dropped at once, and when one is left the search ends.

The answer depends on nothing but the view, its source, and the budget. With a budget of
simulations it does not depend on the clock either.
"""

import math
import time
from typing import Any, Final, NamedTuple, Protocol, final

from sengoku.bots.view import View

SECONDS: Final = 1.0
"""The time to think when nobody says anything else."""
SHARE: Final = 0.93
"""Part of the time to use: the rest is for the way there and back."""
DOUBT: Final = 3.0
"""So many standard errors behind the best, an answer is dropped at once."""
SURE: Final = 12
"""Worlds it takes before anything is beyond doubt."""


class Guide(Protocol):
    """What a game teaches the search."""

    def candidates(self, view: View) -> list[int]:
        """Return the answers to try, the most promising first."""

    def imagine(self, view: View) -> Any:
        """Return a state that looks to the seat like the real one."""

    def value(self, s: Any, seat: int, action: int, luck: int) -> float:
        """Return the chance of *seat* to win, from 0 to 1, once it does *action*.

        The state may be changed. *luck* is a seed for everything drawn on the way.
        """


class Tried(NamedTuple):
    """What the search found out about one answer."""

    action: int
    worlds: int
    value: float


@final
class Budget:
    """How much may still be thought: simulations, or seconds of the clock."""

    def __init__(self, seconds: float | None, simulations: int | None) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = (SECONDS if seconds is None else seconds) * SHARE
        self.used = 0
        self._begun: Final = time.perf_counter()
        self._last = 0.0
        self._longest = 0.0

    def spend(self) -> None:
        """Note that a simulation is done."""
        self.used += 1
        now = time.perf_counter() - self._begun
        self._longest = max(self._longest, now - self._last)
        self._last = now

    def part(self) -> float:
        """Return which part is used up; 1 when nothing more fits in."""
        if self.simulations is not None:
            return self.used / self.simulations if self.simulations else 1.0
        return (self._last + self._longest) / self.seconds if self.seconds else 1.0


@final
class Search:
    """Compares the answers to one question."""

    def __init__(self, view: View, guide: Guide, budget: Budget) -> None:
        self.view: Final = view
        self.guide: Final = guide
        self.budget: Final = budget
        self.left = guide.candidates(view)
        self.values: Final[dict[int, list[float]]] = {a: [] for a in self.left}
        self._rounds: Final = max(1, math.ceil(math.log2(max(len(self.left), 2))))
        self._run()

    @property
    def best(self) -> int:
        return self.ranking()[0].action

    def ranking(self) -> list[Tried]:
        """Return what was tried, best first; what was dropped later is better."""
        found = [
            Tried(action, len(values), _mean(values))
            for action, values in self.values.items()
        ]
        return sorted(found, key=lambda tried: (-tried.worlds, -tried.value))

    def _run(self) -> None:
        done = 1
        while len(self.left) > 1 and self._try_world():
            self._drop_hopeless()
            while self.budget.part() * self._rounds >= done:
                done += 1
                self._halve()

    def _try_world(self) -> bool:
        """Try every answer that is left in one world; False when time is up.

        A later world that not all have tried would be unfair and does not count. If
        already the first one is too long, the answers not tried are given up.
        """
        world = self.guide.imagine(self.view)
        luck = self.view.below(1 << 32)
        rules, seat = self.view.rules, self.view.seat
        found: list[float] = []
        for action in self.left:
            if self.budget.part() >= 1:
                break
            found.append(self.guide.value(rules.copy(world), seat, action, luck))
            self.budget.spend()
        whole = len(found) == len(self.left)
        if whole or not self.values[self.left[0]]:
            for action, value in zip(self.left, found, strict=False):
                self.values[action].append(value)
        return whole

    def _halve(self) -> None:
        keep = (len(self.left) + 1) // 2
        ranked = sorted(self.left, key=lambda action: -_mean(self.values[action]))
        self.left = ranked[:keep]

    def _drop_hopeless(self) -> None:
        best = max(self.left, key=lambda action: _mean(self.values[action]))
        ahead = self.values[best]
        if len(ahead) >= SURE:
            self.left = [a for a in self.left if not _behind(self.values[a], ahead)]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else -1.0


def _behind(values: list[float], ahead: list[float]) -> bool:
    """Is an answer worse than the best one beyond doubt, world by world?"""
    gaps = [more - less for more, less in zip(ahead, values, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count * (count - 1))
    return mean > DOUBT * math.sqrt(spread) and mean > 0
