"""Sacred Shrines.
"""

from sengoku.core import rng
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rules.era_end import ShrinePoints
from sengoku.samurai.rules.setup import SHRINES
from sengoku.samurai.state import State
from sengoku.samurai.words import SHRINE_WORDS


def set_meeples(s: State, board: Board) -> None:
    """SSE-VAR-SHRINE-1."""
    meeples = [
        colour for colour, copies in enumerate(board.shrine_meeples) for _ in range(copies)
    ]
    rng.shuffle(s.rng, SHRINES, meeples)
    for province, colour in zip(board.shrines, meeples, strict=False):
        effects.set_shrine(s, province, colour)


def by_colour(board: Board) -> ShrinePoints:
    """SSE-VAR-SHRINE-2: sets of one colour, added up."""

    def points(s: State, provinces: list[int]) -> int:
        colours = [s.shrine[province] for province in provinces]
        return sum(
            board.shrine_set_points[colours.count(colour)]
            for colour in range(len(SHRINE_WORDS))
        )

    return points
