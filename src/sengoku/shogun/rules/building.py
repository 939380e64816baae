"""Building castles, temples and theatres.

SHO-ACT-BUILD-1  A castle costs 3 chests, a temple 2, a theatre 1.
SHO-ACT-BUILD-2  A building needs a free site; a province has 1, 2 or 3 sites [F-03].
SHO-ACT-BUILD-3  A province may not have two buildings of the same type.
SHO-ACT-BUILD-4  A building of the type must be left in the general stock, which starts
                 with 28 castles, 26 temples and 26 theatres [R-09].
SHO-ACT-BUILD-5  If chests, site, type or stock fail, the action is void (SHO-ACT-3).
SHO-ACT-BUILD-6  Buildings belong to whoever owns the province.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import Reason, reason
from sengoku.shogun import effects
from sengoku.shogun.board import Board
from sengoku.shogun.rules import modifiers
from sengoku.shogun.rules.action import Execution
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import EVENT_THEATRE_CALM, THEATRE

STANDS: Final = "building-stands"
NO_FREE_SITE: Final = "no-free-site"
NONE_LEFT: Final = "no-building-left"
CANNOT_PAY: Final = "cannot-pay"
_NO_SITE: Final = {
    STANDS: "SHO-ACT-BUILD-3",
    NO_FREE_SITE: "SHO-ACT-BUILD-2",
    NONE_LEFT: "SHO-ACT-BUILD-4",
}
"""What forbids a building in a province: the rule by key."""
_VOID: Final = {**_NO_SITE, CANNOT_PAY: "SHO-ACT-BUILD-1"}
"""What makes the action void: the rule by key."""


def why_no_site(s: State, board: Board, province: i64, building: i64) -> Reason | None:
    """Return what forbids this building in the province, apart from its price."""
    key = no_site(s, board, province, building)
    if not key:
        return None
    if key == NONE_LEFT:
        return reason(NONE_LEFT, _NO_SITE[NONE_LEFT], building=building)
    return reason(key, _NO_SITE[key], province=province)


def no_site(s: State, board: Board, province: i64, building: i64) -> str:
    """Return the key of what forbids it, or an empty one if nothing does."""
    if s.buildings[province] >> building & 1:
        return STANDS
    if s.buildings_in(province) >= board.sites[province]:
        return NO_FREE_SITE
    return NONE_LEFT if s.building_stock[building] == 0 else ""


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
        why = no_site(s, self.board, province, self.building)
        if not why and s.chests[seat] < cost:
            why = CANNOT_PAY
        if why:
            effects.void_action(seat, self.building, why, _VOID[why], log)
            return
        effects.pay_chests(s, seat, cost, "SHO-ACT-BUILD-1", log)
        erect(s, self.board, seat, province, self.building, log)
