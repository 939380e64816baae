"""The levels: ``easy`` and ``normal`` use heuristics, ``hard`` adds a search."""

from collections.abc import Mapping
from typing import Final, TypeAlias, cast, final

from sengoku.bots.bot import Bot
from sengoku.bots.levels import Level
from sengoku.bots.search import Budget, Search
from sengoku.bots.view import STREAMS, View
from sengoku.core import flow, rng
from sengoku.core.rules import Rules
from sengoku.samurai.bots.answers import answer_gains
from sengoku.samurai.bots.evaluator import Evaluator, RuleParams, rule_params
from sengoku.samurai.bots.reasons import explain
from sengoku.samurai.bots.rollout import Rollout, sample_hidden_orders
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observation import Observation
from sengoku.samurai.state import State

SamuraiView: TypeAlias = View[State, Observation]

NOISE_STEPS: Final = 1 << 16
"""Resolution of the random noise."""
BEAM_WIDTH: Final = 3
"""Walks considered at each length."""
MAX_CANDIDATES: Final = 16
"""The search tries no more answers than this."""


def explain_choice(view: SamuraiView, params: RuleParams, chosen: int) -> None:
    """Explain the choice from a separate world, so that nothing else changes."""
    s = view.rules.imagine(view.observation, rng.fast(0, STREAMS))
    key, facts = explain(Evaluator(params, s, view.seat, True, True), chosen)
    view.say(key, **facts)


class HeuristicBot(Bot):
    """Values every answer by the terms of ``weights`` and takes the best.

    *wary*: treat control as a probability. *envious*: subtract opponents' points.
    *width*: the beam width of the search for walks. *noise*: the largest random error
    of a value, in points.
    """

    def __init__(
        self, rules: Rules, wary: bool, envious: bool, width: int, noise: float
    ) -> None:
        self.params: Final = rule_params(cast(SamuraiRules, rules))
        self.wary: Final = wary
        self.envious: Final = envious
        self.width: Final = width
        self.noise: Final = noise

    def choose(self, view: SamuraiView) -> int:
        if len(view.ids) == 1:
            return view.ids[0]
        gains = self.gains(view)
        chosen = view.ids[max(range(len(gains)), key=gains.__getitem__)]
        explain_choice(view, self.params, chosen)
        return chosen

    def gains(self, view: SamuraiView) -> list[float]:
        s = view.imagine()
        ids = list(view.ids)
        gains = answer_gains(
            self.params, s, view.seat, ids, self.wary, self.envious, self.width
        )
        return [
            gain + self.noise * view.below(NOISE_STEPS) / NOISE_STEPS for gain in gains
        ]


@final
class Easy(HeuristicBot):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, wary=False, envious=False, width=1, noise=6.0)


@final
class Normal(HeuristicBot):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, wary=True, envious=True, width=3, noise=0.05)


@final
class Hard(Bot):
    """A search guided by the heuristics."""

    def __init__(
        self, rules: Rules, seconds: float | None = None, simulations: int | None = None
    ) -> None:
        self.rules: Final = cast(SamuraiRules, rules)
        self.params: Final = rule_params(self.rules)
        self.seconds: Final = seconds
        self.simulations: Final = simulations

    def choose(self, view: SamuraiView) -> int:
        if len(view.ids) == 1:
            return view.ids[0]
        limits = [each for each in (self.seconds, view.seconds) if each is not None]
        budget = Budget(min(limits, default=None), self.simulations)
        chosen = Search(view, self, budget).best
        explain_choice(view, self.params, chosen)
        return chosen

    # Implements ``search.Guide``

    def candidates(self, view: SamuraiView) -> list[int]:
        s = view.imagine()
        ids = list(view.ids)
        gains = answer_gains(self.params, s, view.seat, ids, True, True, BEAM_WIDTH)
        ranked = sorted(range(len(ids)), key=lambda number: -gains[number])
        return [ids[number] for number in ranked[:MAX_CANDIDATES]]

    def imagine(self, view: SamuraiView) -> State:
        s = view.imagine()
        sample_hidden_orders(self.params, s, view.seat, view.source)
        return s

    def value(self, s: State, seat: int, action: int, seed: int) -> float:
        table, era = self.rules.table, s.era
        flow.advance(table, s, seat, action, None)
        rollout = Rollout(self.params, table, s, seed)
        rollout.play_to_end_of(era)
        return rollout.win_chance(seat)


LEVELS: Final[Mapping[str, Level]] = {
    "easy": lambda rules, limits: Easy(rules),
    "normal": lambda rules, limits: Normal(rules),
    "hard": lambda rules, limits: Hard(rules, *limits),
}
