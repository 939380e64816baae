"""The tower, fights, and provinces that change hands."""

from typing import ClassVar

from sengoku.core.events import ASIDE, MAIN, Event
from sengoku.shogun.events.base import FIGHT, OWNERSHIP, Revealing

# The tower


class CubesThrown(Event, frozen=True, tag="cubes-thrown"):
    """Everything that goes into the tower together, by colour of cubes."""

    weight: ClassVar = ASIDE
    explains: ClassVar = FIGHT

    cubes: tuple[int, ...]


class CubesFell(Revealing, frozen=True, tag="cubes-fell"):
    """What lies in the tray afterwards."""

    weight: ClassVar = ASIDE
    explains: ClassVar = FIGHT

    tray: tuple[int, ...]


class CubesReported(Event, frozen=True, tag="cubes-reported"):
    """A player reported how many cubes of one colour fell from a real tower."""

    weight: ClassVar = ASIDE
    explains: ClassVar = ("tray", "inside", "thrown")

    colour: int
    cubes: int


class CubesReturned(Event, frozen=True, tag="cubes-returned"):
    """Cubes of one colour went from the tray to their supply."""

    weight: ClassVar = ASIDE
    explains: ClassVar = FIGHT

    colour: int
    cubes: int


class ArmiesToTray(Event, frozen=True, tag="armies-to-tray"):
    explains: ClassVar = ("supply", "tray")

    seat: int
    armies: int
    why: str


# Fights


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """*defender* is -1 in a neutral province."""

    weight: ClassVar = MAIN
    explains: ClassVar = FIGHT

    seat: int
    origin: int
    province: int
    armies: int
    defender: int


class RevoltBegan(Event, frozen=True, tag="revolt-began"):
    weight: ClassVar = MAIN
    explains: ClassVar = FIGHT

    seat: int
    province: int
    peasants: int


class FightDecided(Event, frozen=True, tag="fight-decided"):
    """What counted on each side, and who holds the province now (-1: nobody)."""

    weight: ClassVar = ASIDE

    province: int
    attack: int
    defence: int
    owner: int


class ArmiesHeld(Event, frozen=True, tag="armies-held"):
    """Cubes went from the tray into the province."""

    weight: ClassVar = ASIDE
    explains: ClassVar = FIGHT

    seat: int
    province: int
    armies: int


class ProvinceTaken(Revealing, frozen=True, tag="province-taken"):
    """*field* is where the card lay on the loser's mat, or -1."""

    explains: ClassVar = OWNERSHIP

    seat: int
    province: int
    lost_by: int
    field: int


class ProvinceLost(Revealing, frozen=True, tag="province-lost"):
    """The province is neutral now: buildings and unrest are gone."""

    explains: ClassVar = (*OWNERSHIP, "buildings", "building_stock", "unrest")

    province: int
    lost_by: int
    field: int


class GeneralLost(Event, frozen=True, tag="general-lost"):
    explains: ClassVar = ("general",)

    seat: int
    province: int
