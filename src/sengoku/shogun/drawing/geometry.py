"""Positions on the drawn map, from ``data/map.json``.

The map has positions only; names and yields come from the board. So a corrected board
is drawn as corrected, as long as it has the provinces of the map.
"""

import functools
from importlib import resources

import msgspec

from sengoku.core import woodcut
from sengoku.core.svg import Point
from sengoku.shogun.board import Board


class Place(msgspec.Struct, frozen=True, rename="camel"):
    """One province; *d* is its outline, *label* the middle of its name's base line."""

    id: str
    d: str
    centroid: Point
    label: Point
    lines: tuple[str, ...]  # how the name was wrapped when its space was measured
    army: Point
    site_points: tuple[Point, ...]
    unrest: Point

    @property
    def in_one_row(self) -> bool:
        """Do the armies stand in a row with the buildings, or below them?"""
        return self.army[1] == self.site_points[0][1]


class Border(msgspec.Struct, frozen=True):
    """A stretch of coast or of a border; *of* has the provinces beside it."""

    kind: str
    of: tuple[str, ...]
    d: str


class SeaRoute(msgspec.Struct, frozen=True):
    a: str
    b: str
    d: str


class Side(msgspec.Struct, frozen=True, rename="camel"):
    sea_routes: tuple[SeaRoute, ...]


class Shape(msgspec.Struct, frozen=True):
    """Land that is not in the game, or a lake."""

    id: str
    d: str


class Map(msgspec.Struct, frozen=True, rename="camel"):
    provinces: tuple[Place, ...]
    land_adjacency: tuple[tuple[str, str], ...]
    sides: dict[str, Side]
    borders: tuple[Border, ...]
    neutral: tuple[Shape, ...]
    lakes: tuple[Shape, ...]


@functools.cache
def shipped() -> Map:
    file = resources.files("sengoku.shogun") / "data" / "map.json"
    return msgspec.json.decode(file.read_bytes(), type=Map)


def places(board: Board) -> tuple[Place, ...]:
    """Return where the provinces of *board* lie, in its order."""
    return woodcut.places(
        "province", board.province_ids, shipped().provinces, board.name
    )


def sites(place: Place, count: int) -> list[Point]:
    """Return the positions of *count* buildings; corrected boards may have more."""
    x, y = place.site_points[-1]
    known = len(place.site_points)
    more = [(x + 25 * n, y) for n in range(1, count - known + 1)]
    return [*place.site_points, *more][:count]


def named(board: Board, pairs: tuple[tuple[int, int], ...]) -> list[tuple[str, str]]:
    ids = board.province_ids
    return [(ids[a], ids[b]) for a, b in pairs]
