"""Defaults of text positions: what follows from the rest and is left out.

The writer leaves defaults out, the reader fills them in.
"""

from collections.abc import Iterable, Sequence

from sengoku.shogun.board import Board
from sengoku.shogun.vocabulary import BUILDINGS, GREEN


def supply(board: Board, seat: int, on_map: int, *elsewhere: Sequence[int]) -> int:
    """Return the cubes of a seat that are not on the map or in the tower."""
    return max(0, board.armies - on_map - sum(cubes[seat] for cubes in elsewhere))


def peasants(board: Board, *elsewhere: Sequence[int]) -> int:
    return max(0, board.peasants - sum(cubes[GREEN] for cubes in elsewhere))


def building_stock(board: Board, buildings: Iterable[int]) -> list[int]:
    return [
        max(0, board.building_stock[kind] - sum(mask >> kind & 1 for mask in buildings))
        for kind in range(BUILDINGS)
    ]
