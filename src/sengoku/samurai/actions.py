"""Every choice a player can make, as a value.

Choices are small: "recruit, and pay for a second army" is two of them. A player pays
for an enhancement by choosing the extra part.
"""

from sengoku.core.actions import Action


class Commit(Action, frozen=True, tag="commit"):
    """Put a destiny card of this region face down."""

    region: int


class Place(Action, frozen=True, tag="place"):
    """Put an order token face down on a slot, covering what lies there."""

    order: int
    slot: int


class Pass(Action, frozen=True, tag="pass"):
    """Give up one placement when none is free of charge."""


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
    """Do nothing, or nothing more."""
