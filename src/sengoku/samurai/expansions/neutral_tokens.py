"""Neutral Action Randomization.

SSE-VAR-NEUTRAL-1  Setup: one random neutral action token is put beside each slot,
                   replacing the printed action for the whole game; spare tokens return
                   to the box [F-09]. [standard, crowd]
SSE-VAR-NEUTRAL-2  Tokens are dealt per region: a slot of a region receives only a token
                   belonging to that region [F-09]. [standard, crowd]
SSE-VAR-NEUTRAL-3  Tokens are face up and public after setup. [standard, crowd]
SSE-VAR-NEUTRAL-4  Everything about neutral actions (SSE-NEUT-1 to -7) and
                   SSE-VAR-MOUNTAIN-12 uses the tokens instead of the printed actions.
                   [standard, crowd]
"""

from sengoku.core import rng
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rules.setup import NEUTRAL
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import REGIONS


def deal_tokens(s: State, board: Board) -> None:
    """SSE-VAR-NEUTRAL-1, -2: each region has its own tokens, one more than slots."""
    for region in range(REGIONS):
        tokens = [
            kind
            for kind, copies in enumerate(board.neutral_tokens)
            for _ in range(copies)
        ]
        rng.shuffle(s.rng, NEUTRAL, tokens)
        for slot, kind in zip(board.slots_of[region], tokens, strict=False):
            effects.set_neutral(s, slot, kind)
