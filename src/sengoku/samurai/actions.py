"""Everything a player can choose, as values and as ids.

Few and small: "recruit, and pay for a second army" is two decisions. Paying for an
enhancement is choosing the extra part.
"""

from typing import Final

from sengoku.core.actions import Action
from sengoku.core.space import ActionSpace, Family
from sengoku.samurai.words import (
    MAX_SEATS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    REGIONS,
    SLOTS,
)


class Commit(Action, frozen=True, tag="commit"):
    """Put a destiny card of this region face down."""

    region: int


class Place(Action, frozen=True, tag="place"):
    """Put an order token face down on a slot, covering what lies there."""

    order: int
    slot: int


class Pass(Action, frozen=True, tag="pass"):
    """Give up one placement, when none is free."""


class Step(Action, frozen=True, tag="step"):
    """Spend one movement point: one army goes to an adjacent province."""

    origin: int
    destination: int


class Cross(Action, frozen=True, tag="cross"):
    """Spend one movement point over a mountain, towards one of its two provinces."""

    mountain: int
    destination: int


class Ship(Action, frozen=True, tag="ship"):
    """Take 1 or 2 armies together from one coast to another."""

    origin: int
    destination: int
    armies: int


class Attack(Action, frozen=True, tag="attack"):
    """Destroy one army of *victim*."""

    province: int
    victim: int


class Recruit(Action, frozen=True, tag="recruit"):
    """Put one army from the supply into a province."""

    province: int


class Harvest(Action, frozen=True, tag="harvest"):
    """Gain one resource from one province."""

    province: int


class Take(Action, frozen=True, tag="take"):
    """Take the whole yield of a Harvest order."""


class Build(Action, frozen=True, tag="build"):
    """Give back two armies of a province and put a castle there."""

    province: int


class Decline(Action, frozen=True, tag="decline"):
    """Do nothing, or nothing more, with what is asked."""


COMMIT: Final = Family(Commit, range(REGIONS))
PLACE: Final = Family(Place, range(ORDERS), range(SLOTS))
PASS: Final = Family(Pass)
STEP: Final = Family(Step, range(PROVINCES), range(PROVINCES))
CROSS: Final = Family(Cross, range(MOUNTAINS), range(PROVINCES))
SHIP: Final = Family(Ship, range(PROVINCES), range(PROVINCES), range(1, 3))
ATTACK: Final = Family(Attack, range(PROVINCES), range(MAX_SEATS))
RECRUIT: Final = Family(Recruit, range(PROVINCES))
HARVEST: Final = Family(Harvest, range(PROVINCES))
TAKE: Final = Family(Take)
BUILD: Final = Family(Build, range(PROVINCES))
DECLINE: Final = Family(Decline)

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
