"""Neutral Action Randomization.
"""

from sengoku.core import rng
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rules.setup import NEUTRAL
from sengoku.samurai.state import State
from sengoku.samurai.words import REGIONS


def deal_tokens(s: State, board: Board) -> None:
    """SSE-VAR-NEUTRAL-1, -2: each region has its own tokens, one more than slots."""
    for region in range(REGIONS):
        tokens = [
            kind for kind, copies in enumerate(board.neutral_tokens) for _ in range(copies)
        ]
        rng.shuffle(s.rng, NEUTRAL, tokens)
        for slot, kind in zip(board.slots_of[region], tokens, strict=False):
            effects.set_neutral(s, slot, kind)
