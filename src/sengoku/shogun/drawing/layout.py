"""Where the sheets of paper lie, and what they have in common.

In the sea of the north-west the round, in that of the south-east the tower; below the
map the seats and the cards, then the plans, then what modules add.
"""

from typing import Final

from sengoku.core.svg import Point, path, text

WIDTH: Final = 1600.0
MAP_HEIGHT: Final = 973.0
LEFT: Final = 20.0
RIGHT: Final = WIDTH - LEFT
PAD: Final = 18.0
GAP: Final = 14.0
TOP: Final = 20.0
BELOW: Final = 972.0
HEAD: Final = 56.0
ROW: Final = 44.0


def rule(left: float, right: float, top: float) -> str:
    """Return the line above a row."""
    return path(f"M{left} {top}H{right}", "line")


def heading(said: str, corner: Point, size: float = 25) -> str:
    x, y = corner
    return text(said, (x + PAD, y + 36), size, "title")


def table_height(seats: int) -> float:
    """Return how high a sheet with a row for each seat is."""
    return HEAD + ROW * max(seats, 4) + 8
