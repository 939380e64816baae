"""Everything a player can choose, as values and as ids.

Few and small: "march there" and "with so many" are two decisions; a plan is laid card
by card.
"""

from typing import Final

from sengoku.core.actions import Action
from sengoku.core.space import ActionSpace, Family
from sengoku.shogun.words import CARDS, FIELDS, PROVINCES, SPECIALS

LARGEST = 62
"""The most cubes anybody can move or see fall."""


class Refresh(Action, frozen=True, tag="refresh"):
    """Put the open pair under the pile and turn up two new cards."""


class Pick(Action, frozen=True, tag="pick"):
    """Take the first or second open card, or the top of the pile."""

    source: int


class Muster(Action, frozen=True, tag="muster"):
    """Put a whole army group of this size into the province just picked."""

    armies: int


class Station(Action, frozen=True, tag="station"):
    """Put the general into a province."""

    province: int


class Assign(Action, frozen=True, tag="assign"):
    """Lay a card face down on a field of the mat."""

    card: int
    field: int


class Clear(Action, frozen=True, tag="clear"):
    """Take the card of a field back to hand."""

    field: int


class Seal(Action, frozen=True, tag="seal"):
    """Say that the plan is ready."""


class Unseal(Action, frozen=True, tag="unseal"):
    """Think the plan over, while somebody else is still planning."""


class Choose(Action, frozen=True, tag="choose"):
    """Take a position field and its special card."""

    position: int


class March(Action, frozen=True, tag="march"):
    """Name the province armies go to."""

    province: int


class Send(Action, frozen=True, tag="send"):
    """Say how many armies go."""

    armies: int


class Revolt(Action, frozen=True, tag="revolt"):
    """Name the hungry province that revolts next."""

    province: int


class Take(Action, frozen=True, tag="take"):
    """Take the favour card with this price."""

    price: int


class Cancel(Action, frozen=True, tag="cancel"):
    """Cancel the event of the round."""


class Calm(Action, frozen=True, tag="calm"):
    """Remove an unrest marker from a province."""

    province: int


class Build(Action, frozen=True, tag="build"):
    """Put a free building into a province."""

    province: int


class Land(Action, frozen=True, tag="land"):
    """Put armies into an own or neutral province, without a fight."""

    province: int


class Bonus(Action, frozen=True, tag="bonus"):
    """Take one of the bonuses a samurai card shows."""

    bonus: int


class Replace(Action, frozen=True, tag="replace"):
    """Put an own marker in the place of an artist."""

    cell: int


class Fell(Action, frozen=True, tag="fell"):
    """Say how many cubes of the colour asked for lie in the tray of an own tower."""

    cubes: int


class Decline(Action, frozen=True, tag="decline"):
    """Do nothing, or nothing more, with what is asked."""


REFRESH: Final = Family(Refresh)
PICK: Final = Family(Pick, range(3))
MUSTER: Final = Family(Muster, range(2, 6))
STATION: Final = Family(Station, range(PROVINCES))
ASSIGN: Final = Family(Assign, range(CARDS), range(FIELDS))
CLEAR: Final = Family(Clear, range(FIELDS))
SEAL: Final = Family(Seal)
UNSEAL: Final = Family(Unseal)
CHOOSE: Final = Family(Choose, range(SPECIALS))
MARCH: Final = Family(March, range(PROVINCES))
SEND: Final = Family(Send, range(1, LARGEST))
REVOLT: Final = Family(Revolt, range(PROVINCES))
TAKE: Final = Family(Take, range(2, 5))
CANCEL: Final = Family(Cancel)
CALM: Final = Family(Calm, range(PROVINCES))
BUILD: Final = Family(Build, range(PROVINCES))
LAND: Final = Family(Land, range(PROVINCES))
BONUS: Final = Family(Bonus, range(4))
REPLACE: Final = Family(Replace, range(36))
FELL: Final = Family(Fell, range(LARGEST + 1))
DECLINE: Final = Family(Decline)

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
