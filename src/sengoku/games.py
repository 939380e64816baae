"""The games of the collection."""

from typing import Final

from sengoku.core.notation import Domain
from sengoku.core.rules import Game
from sengoku.samurai import GAME as SAMURAI
from sengoku.shogun import GAME as SHOGUN

GAMES: Final[tuple[Game, ...]] = (SAMURAI, SHOGUN)


def game(name: str) -> Game:
    """Return the game called *name*; an unknown name is refused with a hint."""
    return GAMES[Domain("game", tuple(known.id for known in GAMES)).read(name)]
