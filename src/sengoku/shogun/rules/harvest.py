"""Rice and tax.

SHO-ACT-RICE-1  Rice: the player's rice grows by the rice of the province, after
                general, event and special card.
SHO-ACT-TAX-1   Tax: the player takes as many chests as the province yields, after
                general, event and special card.
SHO-ACT-RT-2    The yield is received first and kept, whatever happens afterwards
                [R-10].
SHO-ACT-RT-3    If at least one unrest marker lies in the province before the action, a
                revolt follows (SHO-REV-1). Without a marker there is none.
SHO-ACT-RT-4    If there was no revolt, or the player won it, one unrest marker is added
                to the province.
SHO-ACT-RT-5    Rice and tax share the same unrest markers.
"""

from collections.abc import Callable

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.shogun import effects
from sengoku.shogun.board import Board
from sengoku.shogun.rules import modifiers, revolt
from sengoku.shogun.rules.action import Execution
from sengoku.shogun.rules.tower import Tower
from sengoku.shogun.state import State


class HarvestAction(Execution):
    """Collect first, then check for a revolt."""

    def __init__(
        self,
        board: Board,
        tower: Tower,
        collect: Callable[[State, Board, int, int, Log | None], None],
    ) -> None:
        self.board = board
        self.tower = tower
        self.collect = collect

    def execute(self, s: State, seat: i64, province: i64, log: Log | None) -> None:
        self.collect(s, self.board, seat, province, log)
        unrest = s.unrest[province]
        if unrest:
            revolt.begin(s, self.tower, province, unrest, 1, log)
        else:
            revolt.mark_unrest(s, seat, province, log)


def collect_rice(
    s: State, board: Board, seat: i64, province: i64, log: Log | None
) -> None:
    """SHO-ACT-RICE-1."""
    rice = modifiers.rice(s, board, seat, province)
    effects.gain_rice(s, seat, rice, "SHO-ACT-RICE-1", log)


def collect_tax(
    s: State, board: Board, seat: i64, province: i64, log: Log | None
) -> None:
    """SHO-ACT-TAX-1."""
    chests = modifiers.tax(s, board, seat, province)
    effects.gain_chests(s, seat, chests, "SHO-ACT-TAX-1", log)
