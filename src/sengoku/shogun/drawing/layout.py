"""The layout of the paper sheets, and what they share.

The round lies in the sea in the north-west, the tower in the south-east. Below the map
are the seats and the cards, then the plans, then the sheets of modules.
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
    """Return the rule above a row."""
    return path(f"M{left} {top}H{right}", "line")


def heading(said: str, corner: Point, size: float = 25) -> str:
    x, y = corner
    return text(said, (x + PAD, y + 36), size, "title")


def table_height(seats: int) -> float:
    """Return the height of a sheet with a row for each seat."""
    return HEAD + ROW * max(seats, 4) + 8
