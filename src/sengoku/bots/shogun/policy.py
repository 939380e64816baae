"""One door to plans and moves: a choice for any question, from a full state.

The state is one that a bot imagined, or one that grew out of it in a search.
"""

from typing import Final, final

from sengoku.bots.shogun import extras, moves
from sengoku.bots.shogun.fights import Forecast, Threats
from sengoku.bots.shogun.ground import Ground
from sengoku.bots.shogun.plans import Planner
from sengoku.bots.shogun.weights import Weights
from sengoku.bots.shogun.worth import Outlook
from sengoku.core import rng
from sengoku.shogun import steps
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import FIELDS

STREAM: Final = 0
FINE: Final = 1024


@final
class Policy:
    """Chooses by rules of thumb with the given weights."""

    def __init__(self, ground: Ground, threats: Threats, weights: Weights) -> None:
        self.ground = ground
        self.threats = threats
        self.weights = weights

    def outlook(self, s: State, seat: int) -> Outlook:
        return Outlook(self.ground, self.threats, self.weights, s, seat)

    def plan(self, s: State, seat: int, source: list[int], noise: float) -> list[int]:
        """Return the mat of *seat*, completed on all fields that are empty."""
        fields: list[int] = []
        for field in range(self.ground.fields):
            if s.mat[seat * FIELDS + field] == NONE:
                fields.append(field)
        return Planner(self.outlook(s, seat), fields, source, noise).plan()

    def choose(
        self, s: State, seat: int, ids: list[int], source: list[int], noise: float
    ) -> int:
        """Return the best answer to any question but that for a plan."""
        if len(ids) == 1:
            return ids[0]
        view, odds = self.outlook(s, seat), Forecast()
        best, found = -10000.0, ids[0]
        for action in ids:
            worth = self.worth(view, action, odds)
            if noise != 0.0:
                drawn = rng.below(source, STREAM, FINE)
                worth += noise * (2 * drawn - FINE) / FINE
            if worth > best:
                best, found = worth, action
        return found

    def worth(self, view: Outlook, action: int, odds: Forecast) -> float:
        """Return what an answer is worth; answers to one question compare."""
        todo = view.s.todo
        step, arg = todo[-3], todo[-1]
        if step == steps.MARCH:
            return moves.march_worth(view, arg, action)
        if step == steps.SEND:
            return moves.send_worth(view, arg, action, odds)
        if step == steps.POSITION:
            return moves.position_worth(view, action)
        if step == steps.NEXT_REVOLT:
            return moves.revolt_worth(view, action)
        if step <= steps.STATION:
            return self.draft_worth(view, step, action)
        return self.module_worth(view, step, arg, action)

    def draft_worth(self, view: Outlook, step: int, action: int) -> float:
        if step == steps.REFRESH:
            return moves.refresh_worth(view, action)
        if step == steps.PICK:
            return moves.pick_worth(view, action)
        if step == steps.MUSTER:
            return moves.muster_worth(view, action)
        return extras.post_worth(view, action)

    def module_worth(self, view: Outlook, step: int, arg: int, action: int) -> float:
        if step == steps.FAVOUR:
            return extras.favour_worth(view, action)
        if step == steps.CANCEL:
            return extras.cancel_worth(view, action)
        if step == steps.CALM:
            return extras.calm_worth(view, action)
        if step == steps.FREE_BUILDING:
            return extras.free_building_worth(view, arg, action)
        if step == steps.LAND:
            return extras.land_worth(view, arg, action)
        if step == steps.BONUS:
            return extras.bonus_worth(view, action)
        if step in (steps.ENTER, steps.DEPART):
            return extras.post_worth(view, action)
        return extras.artist_worth(view, action)
