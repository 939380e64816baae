"""Every action as a dense id, one block of ids per kind.

Separate from the values in `actions`, so that this module can be compiled.
"""

from typing import Final

from sengoku.core.space import ActionSpace, Family
from sengoku.samurai import actions
from sengoku.samurai.vocabulary import (
    MAX_SEATS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    REGIONS,
    SLOTS,
)

COMMIT: Final = Family(actions.Commit, range(REGIONS))
PLACE: Final = Family(actions.Place, range(ORDERS), range(SLOTS))
PASS: Final = Family(actions.Pass)
STEP: Final = Family(actions.Step, range(PROVINCES), range(PROVINCES))
CROSS: Final = Family(actions.Cross, range(MOUNTAINS), range(PROVINCES))
SHIP: Final = Family(actions.Ship, range(PROVINCES), range(PROVINCES), range(1, 3))
ATTACK: Final = Family(actions.Attack, range(PROVINCES), range(MAX_SEATS))
RECRUIT: Final = Family(actions.Recruit, range(PROVINCES))
HARVEST: Final = Family(actions.Harvest, range(PROVINCES))
TAKE: Final = Family(actions.Take)
BUILD: Final = Family(actions.Build, range(PROVINCES))
DECLINE: Final = Family(actions.Decline)

SPACE: Final = ActionSpace(
    COMMIT,
    PLACE,
    PASS,
    STEP,
    CROSS,
    SHIP,
    ATTACK,
    RECRUIT,
    HARVEST,
    TAKE,
    BUILD,
    DECLINE,
)

DECLINE_ID: Final = DECLINE.id()
PASS_ID: Final = PASS.id()
TAKE_ID: Final = TAKE.id()
