"""python-chess: chess in Python, moves as bit operations."""

from collections.abc import Callable
from typing import Any

import chess

from benchmarks.measure import UNLIMITED, Tally, Work


class PythonChess:
    """Chess to its end, draws that need no claim included."""

    @property
    def name(self) -> str:
        return f"chess {chess.__version__}"

    def start(self, seed: int) -> Any:
        return chess.Board()

    def step(self, game: Any, word: int, limit: int = UNLIMITED) -> Tally:
        decisions = offered = 0
        while decisions < limit and (moves := list(game.legal_moves)):
            if _is_drawn(game):
                break
            word = (word * 1103515245 + 12345) & 0xFFFFFFFF
            game.push(moves[(word >> 8) % len(moves)])
            decisions += 1
            offered += len(moves)
        return Tally(decisions, offered)

    def copier(self, game: Any) -> Callable[[], object]:
        # Without the moves so far: quicker and smaller, and enough to play on.
        return lambda: game.copy(stack=False)

    def more(self, game: Any) -> dict[str, Work]:
        return {}


def _is_drawn(game: Any) -> bool:
    """Ask what ``Board.is_game_over`` asks besides, without the moves once more."""
    return bool(
        game.is_insufficient_material()
        or game.is_seventyfive_moves()
        or game.is_fivefold_repetition()
    )
