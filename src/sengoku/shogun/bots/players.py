"""The bots: they turn a question into a choice, and remember their plan."""

import time
from collections.abc import Mapping
from typing import Final

from sengoku.bots.bot import Bot
from sengoku.bots.levels import Level
from sengoku.bots.search import DEFAULT_SECONDS, Budget, Search
from sengoku.core.rules import Rules
from sengoku.shogun import steps
from sengoku.shogun.bots.fights import Threats
from sengoku.shogun.bots.policy import Policy
from sengoku.shogun.bots.reasons import explain
from sengoku.shogun.bots.rule_params import RuleParams
from sengoku.shogun.bots.search import (
    MIN_WORLDS_TO_TRUST,
    Cutoff,
    PlanGuide,
    ShogunView,
    candidate_plans,
)
from sengoku.shogun.bots.weights import EASY, HARD, NORMAL, Weights
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.rows import seat_field
from sengoku.shogun.space import ASSIGN, SEAL_ID
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import FIELD_BID, FIELDS


class HeuristicBot(Bot):
    """Plays by heuristics, with the weights of its level."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        assert isinstance(rules, ShogunRules)
        params = RuleParams(rules)
        self.policy: Final = Policy(params, Threats(params), weights)
        self.weights: Final = weights
        self._plan: list[int] = []

    def choose(self, view: ShogunView) -> int:
        if len(view.ids) == 1:
            return view.ids[0]
        s = view.imagine()
        planning = s.stack.step == steps.PLANNING
        chosen = self.lay(view, s) if planning else self.decide(view, s)
        key, facts = explain(self.policy.evaluator(s, view.seat), chosen)
        view.say(key, **facts)
        return chosen

    def decide(self, view: ShogunView, s: State) -> int:
        noise = self.weights.noise
        return self.policy.choose(s, view.seat, [*view.ids], view.source, noise)

    def lay(self, view: ShogunView, s: State) -> int:
        """Return the next card of the plan; make a plan if the mat is empty."""
        chosen = self.next_card(view, s)
        first = seat_field(view.seat, 0)
        if chosen not in view.ids or max(s.mat[first : first + FIELDS]) == NONE:
            self._plan = self.make_plan(view, s)
            chosen = self.next_card(view, s)
        return chosen if chosen in view.ids else view.ids[0]

    def make_plan(self, view: ShogunView, s: State) -> list[int]:
        return self.policy.plan(s, view.seat, view.source, self.weights.noise)

    def next_card(self, view: ShogunView, s: State) -> int:
        """Return the next assignment; the bid goes first, so it is always legal."""
        for field in (FIELD_BID, *range(len(self._plan))):
            card = self._plan[field] if self._plan else NONE
            laid = s.card_on(view.seat, field)
            if card != NONE and laid == NONE:
                return ASSIGN.id(card, field)
        return SEAL_ID


class Easy(HeuristicBot):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, EASY)


class Normal(HeuristicBot):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, NORMAL)


class Hard(HeuristicBot):
    """Compares plans by rollouts in imagined worlds."""

    def __init__(
        self, rules: Rules, seconds: float | None = None, simulations: int | None = None
    ) -> None:
        super().__init__(rules, HARD)
        self.seconds: Final = seconds
        self.simulations: Final = simulations
        self._started = 0.0

    def choose(self, view: ShogunView) -> int:
        self.start_clock()
        return super().choose(view)

    def start_clock(self) -> None:
        self._started = time.perf_counter()

    def budget(self, view: ShogunView) -> tuple[Budget, Cutoff]:
        """Return the limits of the search: the smaller of level and question."""
        if self.simulations is not None:
            return Budget(None, self.simulations), Cutoff(0.0, self.simulations)
        limits = [each for each in (self.seconds, view.seconds) if each is not None]
        deadline = self._started + min(limits, default=DEFAULT_SECONDS)
        seconds = max(0.001, deadline - time.perf_counter())
        return Budget(seconds, None), Cutoff(deadline, None)

    def make_plan(self, view: ShogunView, s: State) -> list[int]:
        """Return the best plan, or the heuristic one if too few worlds were tried."""
        plans = candidate_plans(self.policy, view)
        budget, cutoff = self.budget(view)
        search = Search(view, PlanGuide(self.policy, plans, cutoff), budget)
        best = search.ranking()[0]
        return plans[best.action] if best.worlds >= MIN_WORLDS_TO_TRUST else plans[0]


LEVELS: Final[Mapping[str, Level]] = {
    "easy": lambda rules, limits: Easy(rules),
    "normal": lambda rules, limits: Normal(rules),
    "hard": lambda rules, limits: Hard(rules, *limits),
}
