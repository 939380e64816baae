"""Game-independent search by rollouts with sequential halving.

Each game provides a *guide*. It lists the candidate answers, samples a world (a full
state consistent with the view), and values a world after an answer: it plays a rollout
with a fast policy and evaluates the final position. The search compares candidates:

- It samples a new world for every comparison, so that no answer relies on one guess of
  the hidden information.
- All candidates share one random seed per world (common random numbers), so that few
  worlds suffice to tell good answers from bad ones.
- It splits the budget into rounds and drops the worse half after each round. A clearly
  worse candidate is pruned at once. The search ends when one candidate remains.

The answer depends only on the view, its random source and the budget. With a budget of
simulations it does not depend on the clock either.
"""

import math
import time
from typing import Final, Generic, NamedTuple, Protocol, final

from sengoku.bots.view import View
from sengoku.core.rules import Observation, State

DEFAULT_SECONDS: Final = 1.0
"""The time limit if none is given."""
USABLE_SHARE: Final = 0.93
"""The part of the time limit to use; the rest covers overhead."""
PRUNE_STANDARD_ERRORS: Final = 3.0
"""A candidate this many standard errors behind the best is pruned."""
MIN_WORLDS_TO_PRUNE: Final = 12
"""No candidate is pruned before this many worlds."""


class Guide(Protocol[State, Observation]):
    """What the search needs from a game."""

    def candidates(self, view: View[State, Observation]) -> list[int]:
        """Return the candidate answers, most promising first."""

    def imagine(self, view: View[State, Observation]) -> State:
        """Sample a state that looks to the seat like the real one."""

    def value(self, s: State, seat: int, action: int, seed: int) -> float:
        """Return the win chance of *seat*, from 0 to 1, after *action*.

        May modify the state. All randomness of the rollout comes from *seed*.
        """


class CandidateResult(NamedTuple):
    """The mean value of a candidate over the worlds it was tried in."""

    action: int
    worlds: int
    value: float


@final
class Budget:
    """Tracks how much of a search limit is used: simulations, or seconds."""

    def __init__(self, seconds: float | None, simulations: int | None) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = (
            DEFAULT_SECONDS if seconds is None else seconds
        ) * USABLE_SHARE
        self.used = 0
        self._started: Final = time.perf_counter()
        self._last = 0.0
        self._longest = 0.0

    def spend(self) -> None:
        """Record one finished simulation."""
        self.used += 1
        now = time.perf_counter() - self._started
        self._longest = max(self._longest, now - self._last)
        self._last = now

    def fraction_used(self) -> float:
        """Return the fraction used; 1 if another simulation would not fit."""
        if self.simulations is not None:
            return self.used / self.simulations if self.simulations else 1.0
        return (self._last + self._longest) / self.seconds if self.seconds else 1.0


@final
class Search(Generic[State, Observation]):
    """Compares the candidate answers to one question."""

    def __init__(
        self,
        view: View[State, Observation],
        guide: Guide[State, Observation],
        budget: Budget,
    ) -> None:
        self.view: Final = view
        self.guide: Final = guide
        self.budget: Final = budget
        self.remaining = guide.candidates(view)
        self.values: Final[dict[int, list[float]]] = {a: [] for a in self.remaining}
        self._rounds: Final = max(1, math.ceil(math.log2(max(len(self.remaining), 2))))
        self._run()

    @property
    def best(self) -> int:
        return self.ranking()[0].action

    def ranking(self) -> list[CandidateResult]:
        """Return all results, best first; later drops rank higher."""
        results = [
            CandidateResult(action, len(values), _mean(values))
            for action, values in self.values.items()
        ]
        return sorted(results, key=lambda result: (-result.worlds, -result.value))

    def _run(self) -> None:
        done = 1
        while len(self.remaining) > 1 and self._try_world():
            self._prune()
            while self.budget.fraction_used() * self._rounds >= done:
                done += 1
                self._drop_worse_half()

    def _try_world(self) -> bool:
        """Try every remaining candidate in one world; return False when time is up.

        An incomplete world would be unfair, so it does not count. The exception is the
        very first world: then the candidates not tried rank last.
        """
        world = self.guide.imagine(self.view)
        seed = self.view.below(1 << 32)
        rules, seat = self.view.rules, self.view.seat
        results: list[float] = []
        for action in self.remaining:
            if self.budget.fraction_used() >= 1:
                break
            results.append(self.guide.value(rules.copy(world), seat, action, seed))
            self.budget.spend()
        complete = len(results) == len(self.remaining)
        if complete or not self.values[self.remaining[0]]:
            for action, value in zip(self.remaining, results, strict=False):
                self.values[action].append(value)
        return complete

    def _drop_worse_half(self) -> None:
        count = (len(self.remaining) + 1) // 2
        ranked = sorted(self.remaining, key=lambda action: -_mean(self.values[action]))
        self.remaining = ranked[:count]

    def _prune(self) -> None:
        best = max(self.remaining, key=lambda action: _mean(self.values[action]))
        best_values = self.values[best]
        if len(best_values) >= MIN_WORLDS_TO_PRUNE:
            self.remaining = [
                a
                for a in self.remaining
                if not _is_clearly_worse(self.values[a], best_values)
            ]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else -1.0


def _is_clearly_worse(values: list[float], best_values: list[float]) -> bool:
    """Is the paired difference to the best candidate significant?"""
    gaps = [more - less for more, less in zip(best_values, values, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count * (count - 1))
    return mean > PRUNE_STANDARD_ERRORS * math.sqrt(spread) and mean > 0
