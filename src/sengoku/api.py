"""Starts a match by the name of its game; ``import sengoku`` offers it as ``new``."""

from typing import Any

from sengoku.core.rng import fast_seed, sealed_seed
from sengoku.games import game as find_game
from sengoku.match import Match


def new(game: str, *, seed: int | str | None = None, **options: Any) -> Match:
    """Start a match of *game* with *options* such as ``players=3``.

    An integer *seed* makes the game reproducible. Without a seed, chance cannot be
    predicted, and ``Match.seal`` commits to it.
    """
    found = find_game(game)
    rules = found.rules(found.read_options(options))
    if seed is None:
        return Match.new(rules, sealed_seed())
    return Match.new(rules, fast_seed(seed) if isinstance(seed, int) else seed)
