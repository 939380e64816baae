"""Players that are no people."""

from collections.abc import Sequence
from typing import Final

from sengoku.core import rng

STREAM: Final = 0


def source(seed: int) -> list[int]:
    """Return the random source of one bot."""
    return rng.fast(seed, STREAM + 1)


def choose(offer: Sequence[int], source: list[int]) -> int:
    """Choose one of the ids on *offer*, each as likely as the others."""
    return offer[rng.below(source, STREAM, len(offer))]
