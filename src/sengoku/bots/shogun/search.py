"""What the search of ``hard`` has to know of Shogun: plans as one answer, and playouts.

Plans are made at the same time and in secret, so a whole plan is one answer here: the
candidates are plans of the rule-of-thumb player, most of them with noise. A world has
plans of the others too, laid as that player would lay them, with noise.

Other answers are not searched: measured, it gained nothing over the rule of thumb.
"""

import time
from typing import Final, final

from sengoku.bots.shogun.playouts import Playouts
from sengoku.bots.shogun.policy import Policy
from sengoku.bots.view import View
from sengoku.core import rng
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import State

SPREAD: Final = 0.5
"""How far candidates stray from the best plan by rule of thumb."""

LATE: Final = 0.0
"""What an answer is worth that there was no time to try."""

PLANS: Final = 24
"""Candidates for a plan."""

ENOUGH: Final = 8
"""Worlds it takes to trust a plan more than the first, which is by rule of thumb."""


@final
class Patience:
    """Ends even a first world that is too long for the budget."""

    def __init__(self, deadline: float, simulations: int | None) -> None:
        self.deadline = deadline
        self.left = simulations

    def is_over(self) -> bool:
        """Tell whether the next playout is too much, and count it if not."""
        if self.left is None:
            return time.perf_counter() > self.deadline
        self.left -= 1
        return self.left < 0


@final
class Plans:
    """Guides the search through whole plans; an answer is a place in *plans*."""

    def __init__(
        self, policy: Policy, plans: list[list[int]], patience: Patience
    ) -> None:
        self.plans = plans
        self.playouts = Playouts(policy)
        self.patience = patience

    def candidates(self, view: View) -> list[int]:
        return list(range(len(self.plans)))

    def imagine(self, view: View) -> State:
        s: State = view.imagine()
        self.playouts.lay_others(s, view.seat, view.source)
        return s

    def value(self, s: State, seat: int, action: int, luck: int) -> float:
        if self.patience.is_over():
            return LATE
        s.rng = rng.fast(luck, STREAMS)
        return self.playouts.plan(s, seat, self.plans[action], luck)


def some_plans(policy: Policy, view: View) -> list[list[int]]:
    """Return the plan by rule of thumb, and others like it."""
    s: State = view.imagine()
    found = [policy.plan(s, view.seat, view.source, 0.0)]
    for _ in range(PLANS - 1):
        plan = policy.plan(s, view.seat, view.source, SPREAD)
        if plan not in found:
            found.append(plan)
    return found
