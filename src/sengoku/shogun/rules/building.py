"""Building castles, temples and theatres.

SHO-ACT-BUILD-1  A castle costs 3 chests, a temple 2, a theatre 1.
SHO-ACT-BUILD-2  A building needs a free site; a province has 1, 2 or 3 sites [F-03].
SHO-ACT-BUILD-3  A province may not have two buildings of the same type.
SHO-ACT-BUILD-4  A building of the type must be left in the general stock, which starts
                 with 28 castles, 26 temples and 26 theatres [R-09].
SHO-ACT-BUILD-5  If chests, site, type or stock fail, the action is void (SHO-ACT-3).
SHO-ACT-BUILD-6  Buildings belong to whoever owns the province.
"""

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import Reason, reason
from sengoku.shogun import effects
from sengoku.shogun.board import Board
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.action import Execution
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import EVENT_THEATRE_CALM, THEATRE


def why_no_site(s: State, board: Board, province: i64, building: i64) -> Reason | None:
    """Return what forbids this building in the province, apart from its price."""
    standing = s.buildings[province]
    if standing >> building & 1:
        return reason("building-stands", "SHO-ACT-BUILD-3", province=province)
    if s.buildings_in(province) >= board.sites[province]:
        return reason("no-free-site", "SHO-ACT-BUILD-2", province=province)
    if s.building_stock[building] == 0:
        return reason("no-building-left", "SHO-ACT-BUILD-4", building=building)
    return None


def erect(
    s: State, board: Board, seat: i64, province: i64, building: i64, log: Log | None
) -> None:
    """Build; a theatre may calm the province (SHO-EV-6, [R-42])."""
    effects.build(s, seat, province, building, log)
    calm = modifiers.event_kind(s, board) == EVENT_THEATRE_CALM
    if building == THEATRE and calm and s.unrest[province]:
        effects.remove_unrest(s, province, "SHO-EV-6", log)


class BuildAction(Execution):
    def __init__(self, board: Board, building: i64) -> None:
        self.board = board
        self.building = building  # the fields of buildings have the same numbers

    def execute(self, s: State, seat: i64, province: i64, log: Log | None) -> None:
        cost = modifiers.building_cost(s, self.board, seat, province, self.building)
        why = why_no_site(s, self.board, province, self.building)
        if why is None and s.chests[seat] < cost:
            why = reason("cannot-pay", "SHO-ACT-BUILD-1", chests=cost)
        if why is not None:
            effects.void_action(seat, self.building, why.key, why.rule, log)
            return
        effects.pay_chests(s, seat, cost, "SHO-ACT-BUILD-1", log)
        erect(s, self.board, seat, province, self.building, log)
