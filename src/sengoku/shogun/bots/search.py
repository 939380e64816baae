"""The guide for the search of ``hard``: whole plans as candidates, and rollouts.

Plans are simultaneous and secret, so a whole plan is one answer here. The candidates
are heuristic plans, most of them with noise. In each world the opponents also have
heuristic plans with noise.

Other questions are not searched: in measurements it gained nothing over the heuristics.
"""

import time
from typing import Final, TypeAlias, final

from sengoku.bots.view import View
from sengoku.core import rng
from sengoku.shogun.bots.policy import Policy
from sengoku.shogun.bots.rollouts import Rollouts
from sengoku.shogun.observation import Observation
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import State

ShogunView: TypeAlias = View[State, Observation]

CANDIDATE_NOISE: Final = 0.5
"""Noise that varies the candidates around the heuristic plan."""

UNTRIED_VALUE: Final = 0.0
"""The value of a candidate when time has run out."""

MAX_PLANS: Final = 24
"""Candidate plans, at most."""

MIN_WORLDS_TO_TRUST: Final = 8
"""With fewer worlds than this, the heuristic plan is used."""


@final
class Cutoff:
    """Ends a search even in its first world when time has run out."""

    def __init__(self, deadline: float, simulations: int | None) -> None:
        self.deadline = deadline
        self.left = simulations

    def is_reached(self) -> bool:
        """Return whether the limit is reached; otherwise count one rollout."""
        if self.left is None:
            return time.perf_counter() > self.deadline
        self.left -= 1
        return self.left < 0


@final
class PlanGuide:
    """Guides the search over whole plans; an answer is an index in *plans*."""

    def __init__(self, policy: Policy, plans: list[list[int]], cutoff: Cutoff) -> None:
        self.plans = plans
        self.rollouts = Rollouts(policy)
        self.cutoff = cutoff

    def candidates(self, view: ShogunView) -> list[int]:
        return list(range(len(self.plans)))

    def imagine(self, view: ShogunView) -> State:
        s = view.imagine()
        self.rollouts.lay_opponents(s, view.seat, view.source)
        return s

    def value(self, s: State, seat: int, action: int, seed: int) -> float:
        if self.cutoff.is_reached():
            return UNTRIED_VALUE
        s.rng = rng.fast(seed, STREAMS)
        return self.rollouts.plan(s, seat, self.plans[action], seed)


def candidate_plans(policy: Policy, view: ShogunView) -> list[list[int]]:
    """Return the heuristic plan, and variations of it."""
    s = view.imagine()
    found = [policy.plan(s, view.seat, view.source, 0.0)]
    for _ in range(MAX_PLANS - 1):
        plan = policy.plan(s, view.seat, view.source, CANDIDATE_NOISE)
        if plan not in found:
            found.append(plan)
    return found
