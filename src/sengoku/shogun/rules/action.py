"""The ten actions: what holds for all of them.
"""

from sengoku.core.events import Log
from sengoku.core.flow import Work, push
from sengoku.shogun import effects, steps
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import ACTIONS, MAX_SEATS, PROVINCES

TURNS = MAX_SEATS + 1


class Execution:
    """One action, carried out in a province by its owner."""

    def execute(self, s: State, seat: int, province: int, log: Log | None) -> None:
        raise AssertionError


class ActionStep(Work[State]):
    """The next player of the current action; the argument has both."""

    name = "action"
    parts = {"turn": TURNS, "place": ACTIONS}

    def __init__(self, executions: tuple[Execution, ...]) -> None:
        self.executions = executions  # by field

    def accepts(self, arg: int) -> bool:
        return arg < TURNS * ACTIONS

    def run(self, s: State, arg: int, log: Log | None) -> None:
        place, turn = divmod(arg, TURNS)
        if turn >= len(s.player_order):
            if s.row_shown < ACTIONS:  # SHO-ROUND-6
                effects.turn_action_card(s, log)
            return
        push(s, steps.ACTION, 0, arg + 1)
        self.turn(s, s.player_order[turn], s.row[place], log)

    def turn(self, s: State, seat: int, field: int, log: Log | None) -> None:
        """SHO-ROUND-7, -11; SHO-ACT-1."""
        card = s.card_on(seat, field)
        if card == NONE:
            return
        effects.show_card(s, seat, field, log)
        if card < PROVINCES:
            self.executions[field].execute(s, seat, card, log)
