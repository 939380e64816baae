"""The ten actions: what holds for all of them.

SHO-ROUND-5   Actions are resolved in the order of the row, 1 to 10. Each is completed
              by all players, in player order, before the next one starts.
SHO-ROUND-6   When all players have done an action, its card is set aside and the next
              face-down card is turned up: after each of the actions 1 to 5 the card
              five places on. So after action 5 the whole rest of the row is open.
SHO-ROUND-7   A player turns over the card on the field of the current action only when
              it is that player's turn.
SHO-ROUND-11  On a player's turn the card on the current field is turned up whatever it
              is (province, chest or tower card), also when the action turns out to be
              void, and stays face up there until the round is cleaned up. Cards in hand
              are never shown [R-60].

SHO-ACT-1  A player whose field for the current action shows a province card carries the
           action out in that province. With a chest card, on an empty field or when the
           card was taken away, nothing happens.
SHO-ACT-2  Whoever can do the action must do it.
SHO-ACT-3  All or nothing: an action that cannot be carried out, or only in part, is
           void for that player in this round; nothing is paid, placed or gained.
SHO-ACT-4  Each player does each action at most once a round.
SHO-ACT-5  Costs are paid to the general stock, gains come from it. Chests never run out
           [R-39], and tracks have no end [R-40].
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import Work, push
from sengoku.shogun import effects, steps
from sengoku.shogun.args import ACTION_PLACE, TURN
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import ACTIONS, PROVINCES

NEXT_TURN: Final = TURN.pack(1)


class Execution:
    """One action, carried out in a province by its owner."""

    def execute(self, s: State, seat: i64, province: i64, log: Log | None) -> None:
        raise AssertionError


class ActionStep(Work[State]):
    """The next player of the current action."""

    name = "action"
    arg_fields = (TURN, ACTION_PLACE)

    def __init__(self, executions: tuple[Execution, ...]) -> None:
        self.executions = executions  # by field

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        place, turn = ACTION_PLACE.of(arg), TURN.of(arg)
        if s.row[place] == NONE:  # a text position may leave out the row
            return
        if turn >= len(s.player_order):
            if s.row_shown < ACTIONS:  # SHO-ROUND-6
                effects.turn_action_card(s, log)
            return
        push(s, steps.ACTION, 0, arg + NEXT_TURN)
        self.turn(s, s.player_order[turn], s.row[place], log)

    def turn(self, s: State, seat: i64, field: i64, log: Log | None) -> None:
        """SHO-ROUND-7, -11; SHO-ACT-1."""
        card = s.card_on(seat, field)
        if card == NONE:
            return
        effects.show_card(s, seat, field, log)
        if card < PROVINCES:
            self.executions[field].execute(s, seat, card, log)
