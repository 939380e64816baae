"""Starts a game by its name; ``import sengoku`` offers it as ``new`` and ``make``."""

from typing import Any

from sengoku.core.rng import sealed_seed
from sengoku.core.rules import Rules
from sengoku.games import game as find_game
from sengoku.match import Match


def new(
    game: str, *, seed: int | str | None = None, position: str = "", **options: Any
) -> Match:
    """Start a match of *game* with *options* such as ``players=3``.

    An integer *seed* makes the game reproducible. Without a seed, chance cannot be
    predicted, and ``Match.seal`` commits to it. A *position* as text replaces the
    start of the game.
    """
    rules = _rules(game, options)
    if position:
        return Match.from_position(rules, position, _seed(seed))
    return Match.new(rules, _seed(seed))


def make(
    game: str, *, seed: int | str | None = None, **options: Any
) -> tuple[Rules, Any]:
    """Return the rules of *game* and a state at its start, for search and learning.

    Arguments are those of ``new``, and the same seed starts the same game. A state is
    opaque: it is passed to the methods of the rules.
    """
    rules = _rules(game, options)
    return rules, rules.start(_seed(seed))


def _rules(game: str, options: dict[str, Any]) -> Rules:
    found = find_game(game)
    return found.rules(found.read_options(options))


def _seed(seed: int | str | None) -> int | str:
    return sealed_seed() if seed is None else seed
