"""Tenno's Court, samurai, generals and arts."""

from typing import ClassVar

from sengoku.core.events import Event
from sengoku.shogun.events.base import Revealing

# Tenno's Court


class OfficialsSent(Event, frozen=True, tag="officials-sent"):
    explains: ClassVar = ("reception",)

    seat: int
    officials: int
    why: str


class ArmiesConverted(Event, frozen=True, tag="armies-converted"):
    explains: ClassVar = ("armies", "supply")

    seat: int
    province: int
    armies: int


class FavoursLaid(Revealing, frozen=True, tag="favours-laid"):
    explains: ClassVar = ("favours",)

    favours: tuple[int, ...]


class AudienceEntered(Event, frozen=True, tag="audience-entered"):
    explains: ClassVar = ("reception", "audience")

    seat: int
    officials: int


class FavourTaken(Event, frozen=True, tag="favour-taken"):
    explains: ClassVar = ("favours", "audience", "favours_gone")

    seat: int
    favour: int
    price: int


class FavourKept(Event, frozen=True, tag="favour-kept"):
    explains: ClassVar = ("kept_calm",)

    seat: int


class FavourLapsed(Event, frozen=True, tag="favour-lapsed"):
    """The card just taken could not be used."""

    seat: int


class ProtectionGained(Event, frozen=True, tag="protection-gained"):
    explains: ClassVar = ("protected",)

    seat: int
    protected: int


class CourtEnded(Event, frozen=True, tag="court-ended"):
    explains: ClassVar = ("reception", "audience", "favours", "favours_gone")


# Samurai, generals, arts


class SamuraiAdvanced(Event, frozen=True, tag="samurai-advanced"):
    explains: ClassVar = ("samurai",)

    seat: int
    samurai: int


class GeneralMoved(Event, frozen=True, tag="general-moved"):
    explains: ClassVar = ("general",)

    seat: int
    origin: int
    province: int


class MonumentBuilt(Event, frozen=True, tag="monument-built"):
    explains: ClassVar = ("monuments", "monument_supply")

    seat: int
    province: int


class MonumentsCaptured(Event, frozen=True, tag="monuments-captured"):
    explains: ClassVar = ("monuments", "captured")

    seat: int
    province: int
    colour: int
    monuments: int


class ArtistsDrawn(Revealing, frozen=True, tag="artists-drawn"):
    explains: ClassVar = ("arts",)

    cells: tuple[int, ...]


class ArtistReplaced(Event, frozen=True, tag="artist-replaced"):
    explains: ClassVar = ("arts",)

    seat: int
    region: int
    cell: int


class ArtistsTurned(Event, frozen=True, tag="artists-turned"):
    """The remaining ones are face down; the first region card went to the end."""

    explains: ClassVar = ("arts", "region_row")

    cells: tuple[int, ...]


class ArtLineScored(Event, frozen=True, tag="art-line-scored"):
    explains: ClassVar = ("score",)

    seat: int
    line: int
    points: int
