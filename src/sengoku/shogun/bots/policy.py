"""The policy: a choice for any question, from a full state.

The state is imagined, or was reached from an imagined one during a search.
"""

from typing import Final, final

from sengoku.core import rng
from sengoku.shogun import steps
from sengoku.shogun.bots import module_choices, moves
from sengoku.shogun.bots.evaluator import Evaluator
from sengoku.shogun.bots.fights import Forecast, Threats
from sengoku.shogun.bots.plans import Planner
from sengoku.shogun.bots.rule_params import RuleParams
from sengoku.shogun.bots.weights import Weights
from sengoku.shogun.state import NONE, State

STREAM: Final = 0
NOISE_STEPS: Final = 1024


@final
class Policy:
    """Chooses by heuristics with the given weights."""

    def __init__(self, params: RuleParams, threats: Threats, weights: Weights) -> None:
        self.params = params
        self.threats = threats
        self.weights = weights

    def evaluator(self, s: State, seat: int) -> Evaluator:
        return Evaluator(self.params, self.threats, self.weights, s, seat)

    def plan(self, s: State, seat: int, source: list[int], noise: float) -> list[int]:
        """Return the mat of *seat* with all empty fields filled."""
        fields: list[int] = []
        for field in range(self.params.fields):
            if s.card_on(seat, field) == NONE:
                fields.append(field)
        return Planner(self.evaluator(s, seat), fields, source, noise).plan()

    def choose(
        self, s: State, seat: int, ids: list[int], source: list[int], noise: float
    ) -> int:
        """Return the best answer to any question except planning."""
        if len(ids) == 1:
            return ids[0]
        evaluator, odds = self.evaluator(s, seat), Forecast()
        best, found = -10000.0, ids[0]
        for action in ids:
            worth = self.worth(evaluator, action, odds)
            if noise != 0.0:
                drawn = rng.below(source, STREAM, NOISE_STEPS)
                worth += noise * (2 * drawn - NOISE_STEPS) / NOISE_STEPS
            if worth > best:
                best, found = worth, action
        return found

    def worth(self, evaluator: Evaluator, action: int, odds: Forecast) -> float:
        """Return the value of an answer; comparable only within one question."""
        stack = evaluator.s.stack
        step, arg = stack.step, stack.arg
        if step == steps.MARCH:
            return moves.march_worth(evaluator, arg, action)
        if step == steps.SEND:
            return moves.send_worth(evaluator, arg, action, odds)
        if step == steps.POSITION:
            return moves.position_worth(evaluator, action)
        if step == steps.NEXT_REVOLT:
            return moves.revolt_worth(evaluator, action)
        if step <= steps.STATION:
            return self.draft_worth(evaluator, step, action)
        return self.module_worth(evaluator, step, arg, action)

    def draft_worth(self, evaluator: Evaluator, step: int, action: int) -> float:
        if step == steps.REFRESH:
            return moves.refresh_worth(evaluator, action)
        if step == steps.PICK:
            return moves.pick_worth(evaluator, action)
        if step == steps.MUSTER:
            return moves.muster_worth(evaluator, action)
        return module_choices.post_worth(evaluator, action)

    def module_worth(
        self, evaluator: Evaluator, step: int, arg: int, action: int
    ) -> float:
        if step == steps.FAVOUR:
            return module_choices.favour_worth(evaluator, action)
        if step == steps.CANCEL:
            return module_choices.cancel_worth(evaluator, action)
        if step == steps.CALM:
            return module_choices.calm_worth(evaluator, action)
        if step == steps.FREE_BUILDING:
            return module_choices.free_building_worth(evaluator, arg, action)
        if step == steps.LAND:
            return module_choices.land_worth(evaluator, arg, action)
        if step == steps.BONUS:
            return module_choices.bonus_worth(evaluator, action)
        if step in (steps.ENTER, steps.DEPART):
            return module_choices.post_worth(evaluator, action)
        return module_choices.artist_worth(evaluator, action)
