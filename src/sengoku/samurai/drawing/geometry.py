"""Positions on the drawn map, from ``data/map.json``.

The map has positions only; names and contents come from the board. So a corrected board
is drawn as corrected, as long as it has no other provinces than the map. It may have
fewer: a small board lies on a part of the map.
"""

import functools
from importlib import resources

import msgspec

from sengoku.core import woodcut
from sengoku.core.svg import Point
from sengoku.samurai.board import Board


class Place(msgspec.Struct, frozen=True, rename="camel"):
    """One province; *d* is its outline, *label* the middle of its name's base line."""

    id: str
    d: str
    centroid: Point
    label: Point
    font_size: float
    feature_at: Point
    castle_at: Point
    stacks: tuple[Point, ...]


class Border(msgspec.Struct, frozen=True):
    """A stretch of coast (of one province) or of a border (of two)."""

    kind: str
    of: tuple[str, ...]
    d: str


class SeaLink(msgspec.Struct, frozen=True):
    a: str
    b: str
    d: str


class Mountain(msgspec.Struct, frozen=True):
    a: str
    b: str
    at: Point
    road: tuple[Point, ...]


class SlotPlace(msgspec.Struct, frozen=True, rename="camel"):
    """A place on the track: the *index*-th of a *region*, counted from the south."""

    region: str
    index: int
    at: Point
    neutral_at: Point


class RegionPlace(msgspec.Struct, frozen=True, rename="camel"):
    id: str
    bonus_at: Point


class Map(msgspec.Struct, frozen=True, rename="camel"):
    provinces: tuple[Place, ...]
    borders: tuple[Border, ...]
    land_adjacency: tuple[tuple[str, str], ...]
    sea_links: tuple[SeaLink, ...]
    mountains: tuple[Mountain, ...]
    slots: tuple[SlotPlace, ...]
    slot_track: str
    regions: tuple[RegionPlace, ...]


@functools.cache
def shipped() -> Map:
    file = resources.files("sengoku.samurai") / "data" / "map.json"
    return msgspec.json.decode(file.read_bytes(), type=Map)


def places(board: Board) -> tuple[Place, ...]:
    """Return where the provinces of *board* lie, in its order."""
    return woodcut.places(
        "province", board.province_ids, shipped().provinces, board.name
    )


def rest_of_land(board: Board) -> tuple[Place, ...]:
    """Return the places of the map that *board* has no province for."""
    return tuple(p for p in shipped().provinces if p.id not in board.province_ids)


def slot_places(board: Board) -> tuple[SlotPlace, ...]:
    """Return where the slots of *board* lie: in their regions, if the map fits."""
    on_map = shipped().slots
    by_id = {f"{place.region[0]}{place.index}": place for place in on_map}
    if not {*board.slot_ids} <= {*by_id}:
        return on_map[: len(board.slot_ids)]
    return tuple(by_id[slot] for slot in board.slot_ids)


def named(board: Board, pairs: tuple[tuple[int, int], ...]) -> list[tuple[str, str]]:
    ids = board.province_ids
    return [(ids[a], ids[b]) for a, b in pairs]
