"""Raising armies.
"""

from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import push
from sengoku.shogun import effects, steps
from sengoku.shogun.board import Board
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.action import Execution
from sengoku.shogun.rules.march import TRANSFER, marching
from sengoku.shogun.state import State
from sengoku.shogun.words import FIELD_ARMY5

ARMY1: Final = 2
RULES: Final = ("SHO-ACT-ARMY5-1", "SHO-ACT-ARMY3-1", "SHO-ACT-ARMY1-1")


class LevyAction(Execution):
    """Pay, place armies; army1 may then move some on."""

    def __init__(self, board: Board, levy: int) -> None:
        self.board = board
        self.levy = levy
        self.rule = RULES[levy]

    def execute(self, s: State, seat: int, province: int, log: Log | None) -> None:
        cost = self.board.levy_cost[self.levy]
        field = FIELD_ARMY5 + self.levy
        if s.chests[seat] < cost:
            effects.void_action(seat, field, "cannot-pay", "SHO-ACT-ARMY-2", log)
            return
        if s.supply[seat] < modifiers.basic_levy(s, self.board, self.levy):
            effects.void_action(seat, field, "supply-short", "SHO-ACT-ARMY-2", log)
            return
        due = modifiers.levy(s, self.board, seat, province, self.levy)
        effects.pay_chests(s, seat, cost, self.rule, log)
        armies = min(due, s.supply[seat])
        effects.raise_armies(s, seat, province, armies, self.rule, log)
        if self.levy == ARMY1:
            push(s, steps.MARCH, seat_sets.one(seat), marching(province, TRANSFER))
