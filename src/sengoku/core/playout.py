"""Plays whole games in one call, with random choices."""

from typing import Final, TypeVar

from mypy_extensions import i64

from sengoku.core.flow import GameState, Step, advance
from sengoku.core.seats import member
from sengoku.core.stack import FRAME

S = TypeVar("S", bound=GameState)

_MULTIPLIER: Final = 1103515245
_MASK_31: Final = (1 << 31) - 1
"""Small enough for a product to fit one machine word."""


def playout(table: tuple[Step[S], ...], s: S, seed: int) -> int:
    """Play *s* to its end with random choices; return their number.

    The choices come from a small generator of their own, not from the streams of the
    state: two playouts from one position differ by *seed* alone.
    """
    word: i64 = (seed * 1812433253 + 1) & _MASK_31
    count: i64 = 0
    stack = s.stack
    while stack.depth:
        seat = member(stack.numbers[stack.depth * FRAME + 1])  # ``waiting``, no call
        ids = s.offered or table[stack.step].legal(s, seat, stack.arg)
        word = (word * _MULTIPLIER + 12345) & _MASK_31
        choice: i64 = (word >> 8) % len(ids)
        advance(table, s, seat, ids[choice], None)
        count += 1
    return count
