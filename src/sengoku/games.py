"""The games."""

from typing import Final

from sengoku.core.game import Game
from sengoku.core.notation import Domain
from sengoku.samurai import GAME as SAMURAI
from sengoku.shogun import GAME as SHOGUN

GAMES: Final[tuple[Game, ...]] = (SAMURAI, SHOGUN)


def game(name: str) -> Game:
    """Return the game *name*; an unknown name raises an error with a hint."""
    return GAMES[Domain("game", tuple(known.id for known in GAMES)).read(name)]
