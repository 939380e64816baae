"""Raising armies.

SHO-ACT-ARMY5-1  Raise 5 armies: pay 3 chests and place 5 armies from the supply in the
                 province.
SHO-ACT-ARMY3-1  Raise 3 armies: pay 2 chests and place 3 armies.
SHO-ACT-ARMY1-1  Raise 1 army: pay 1 chest and place 1 army; then the player may move
                 armies from this province to one adjacent own province, leaving at
                 least 1. No battle is possible by this action.
SHO-ACT-ARMY-2   If the chests are short, or the supply has fewer armies than
                 SHO-ACT-ARMY-3 asks for, the whole action is void, with the move of
                 Raise 1 army.
SHO-ACT-ARMY-3   The supply must have what the action yields after the event, without
                 general and special card: 5, 3 or 1 armies, or 3, 2 or 1 under Short
                 Levy. The more that a special card or a general brings is placed as far
                 as the supply has it [R-58].
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import push
from sengoku.shogun import effects, steps
from sengoku.shogun.board import Board
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.action import Execution
from sengoku.shogun.rules.march import TRANSFER, marching
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import FIELD_ARMY5

ARMY1: Final = 2
RULES: Final = ("SHO-ACT-ARMY5-1", "SHO-ACT-ARMY3-1", "SHO-ACT-ARMY1-1")


class LevyAction(Execution):
    """Pay and place armies; army1 may then move some."""

    def __init__(self, board: Board, levy: i64) -> None:
        self.board = board
        self.levy = levy
        self.rule = RULES[levy]

    def execute(self, s: State, seat: i64, province: i64, log: Log | None) -> None:
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
