"""Sacred Shrines.

SSE-VAR-SHRINE-1  Setup: shuffle the 9 shrine meeples (3 each of brown, black and
                  white), put one on each of the 7 shrine provinces, return 2.
                  [standard, crowd]
SSE-VAR-SHRINE-2  At the shrine step, per colour, a player controlling 1 / 2 / 3
                  provinces with that colour scores 1 / 3 / 5; colours are added up.
                  [standard, crowd]
SSE-VAR-SHRINE-3  This replaces the normal shrine points (SSE-ERA-11) [R-35]. [standard,
                  crowd]
SSE-VAR-SHRINE-4  Shrine meeples never move and are not pieces of any player. [standard,
                  crowd]
SSE-VAR-SHRINE-5  The returned two meeples are public (they are shown by what is on the
                  board). [standard, crowd]
"""

from mypy_extensions import i64

from sengoku.core import rng
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rules.era_end import ShrinePoints
from sengoku.samurai.rules.setup import SHRINES
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import SHRINE_WORDS


def set_meeples(s: State, board: Board) -> None:
    """SSE-VAR-SHRINE-1."""
    meeples = [
        colour
        for colour, copies in enumerate(board.shrine_meeples)
        for _ in range(copies)
    ]
    rng.shuffle(s.rng, SHRINES, meeples)
    for province, colour in zip(board.shrines, meeples, strict=False):
        effects.set_shrine(s, province, colour)


class PointsByColour(ShrinePoints):
    """SSE-VAR-SHRINE-2: sets of one colour, added up."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def of(self, s: State, provinces: list[int]) -> i64:
        colours = [s.shrine[province] for province in provinces]
        return sum(
            self.board.shrine_set_points[colours.count(colour)]
            for colour in range(len(SHRINE_WORDS))
        )
