"""What the environments of all libraries have in common: games, options, names."""

from typing import Any, Final

from sengoku.core.errors import UnreadableError
from sengoku.core.game import Game
from sengoku.core.rules import Rules
from sengoku.games import game as find_game

NAMESPACE: Final = "sengoku"
VERSION: Final = 0
"""Raised when results under the same name are no longer comparable."""


def make_rules(game: str, options: dict[str, Any]) -> Rules:
    """Return the rules of *game*; options that only people can play are refused."""
    found = find_game(game)
    if found.is_for_people(options):
        detail = f"{game} with {options}: only people can answer what is asked"
        raise UnreadableError("options", detail=detail)
    return found.rules(found.read_options(options))


def environment_id(game: Game, suffix: str = "") -> str:
    """Return the name in a registry, as ``sengoku/Samurai-v0``."""
    return f"{NAMESPACE}/{game.id.title()}{suffix}-v{VERSION}"
