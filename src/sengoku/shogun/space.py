"""Every action as a dense id, one block of ids per kind.

Separate from the values in `actions`, so that this module can be compiled.
"""

from typing import Final

from sengoku.core.space import ActionSpace, Family
from sengoku.shogun import actions
from sengoku.shogun.vocabulary import CARDS, FIELDS, PROVINCES, SPECIALS

MAX_CUBES: Final = 62
"""The most cubes that a player can send or see fall."""

REFRESH: Final = Family(actions.Refresh)
PICK: Final = Family(actions.Pick, range(3))
MUSTER: Final = Family(actions.Muster, range(2, 6))
STATION: Final = Family(actions.Station, range(PROVINCES))
ASSIGN: Final = Family(actions.Assign, range(CARDS), range(FIELDS))
CLEAR: Final = Family(actions.Clear, range(FIELDS))
SEAL: Final = Family(actions.Seal)
UNSEAL: Final = Family(actions.Unseal)
CHOOSE: Final = Family(actions.Choose, range(SPECIALS))
MARCH: Final = Family(actions.March, range(PROVINCES))
SEND: Final = Family(actions.Send, range(1, MAX_CUBES))
REVOLT: Final = Family(actions.Revolt, range(PROVINCES))
TAKE: Final = Family(actions.Take, range(2, 5))
CANCEL: Final = Family(actions.Cancel)
CALM: Final = Family(actions.Calm, range(PROVINCES))
BUILD: Final = Family(actions.Build, range(PROVINCES))
LAND: Final = Family(actions.Land, range(PROVINCES))
BONUS: Final = Family(actions.Bonus, range(4))
REPLACE: Final = Family(actions.Replace, range(36))
FELL: Final = Family(actions.Fell, range(MAX_CUBES + 1))
DECLINE: Final = Family(actions.Decline)

SPACE: Final = ActionSpace(
    *(REFRESH, PICK, MUSTER, STATION, ASSIGN, CLEAR, SEAL, UNSEAL, CHOOSE),
    *(MARCH, SEND, REVOLT, TAKE, CANCEL, CALM, BUILD, LAND, BONUS, REPLACE),
    *(FELL, DECLINE),
)

DECLINE_ID: Final = DECLINE.id()
SEAL_ID: Final = SEAL.id()
UNSEAL_ID: Final = UNSEAL.id()
REFRESH_ID: Final = REFRESH.id()
CANCEL_ID: Final = CANCEL.id()
