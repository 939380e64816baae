"""Seeds of games: which game a ``reset`` starts."""

import secrets
from typing import Final, final

from sengoku.core import rng

_BITS: Final = 32
"""``rng.below`` draws at most this many bits at a time."""


@final
class Seeds:
    """The seeds of consecutive games.

    ``reset(seed=7)`` starts the game that ``sengoku.new(…, seed=7)`` starts. Resets
    without a seed continue with seeds that follow from 7, in every process the same.
    """

    def __init__(self) -> None:
        self._source = rng.fast(secrets.randbits(64), 1)

    def next(self, seed: int | None = None) -> int:
        """Return *seed*, or the one that follows from those before."""
        if seed is None:
            seed = rng.below(self._source, 0, 1 << _BITS)
        else:
            self._source = rng.fast(seed, 1)
        return seed
