"""Defaults of text positions: what follows from the rest and is left out.

The writer leaves defaults out, the reader fills them in.
"""

from collections.abc import Iterable, Sequence

from sengoku.samurai.board import Board
from sengoku.samurai.options import Switches
from sengoku.samurai.state import NONE


def armies_left(
    switches: Switches, on_board: int, castles_built: int, on_mountain: int
) -> int:
    """Return the supply of armies if none is missing."""
    markers = castles_built if switches.castle_marker else 0
    return max(0, switches.armies - on_board - markers - on_mountain)


def castles_left(switches: Switches, castles_built: int) -> int:
    return max(0, switches.castles - castles_built)


def tokens_left(board: Board, on_slots: list[int]) -> list[int]:
    """Return the tokens behind a screen by order, given the owner's tokens on slots."""
    return [
        max(0, copies - on_slots.count(order))
        for order, copies in enumerate(board.order_copies)
    ]


def general_left(
    board: Board, food: Iterable[int], bushido: Iterable[int]
) -> list[int]:
    return [board.food_tokens - sum(food), board.bushido_tokens - sum(bushido)]


def seeds(board: Board) -> list[int]:
    """Return the seeds a board file gives, and by turns where it gives none."""
    found = list(board.seeding)
    fields = [p for inside in board.resources_of for p in inside]
    for place, province in enumerate(fields):
        if found[province] == NONE:
            found[province] = place % 2
    return found


def own_orders(
    seat: int, owners: Sequence[Iterable[int]], orders: Sequence[Iterable[int]]
) -> list[int]:
    """Return the orders of *seat* on the slots, including covered ones."""
    return [
        order
        for owner_row, order_row in zip(owners, orders, strict=True)
        for owner, order in zip(owner_row, order_row, strict=True)
        if owner == seat and order != NONE
    ]
