"""The games: the two of this package, and those of other installed packages.

A package adds its game by an entry point, without a change here:

    [project.entry-points."sengoku.games"]
    bluff = "bluff:GAME"

Every process finds such a game, also the workers of arena and server. ``register`` adds
a game to the running process only.
"""

from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Final

from sengoku.core.game import Game
from sengoku.core.notation import Domain
from sengoku.samurai import GAME as SAMURAI
from sengoku.shogun import GAME as SHOGUN

ENTRY_POINTS: Final = "sengoku.games"

_games: Final[list[Game]] = [SAMURAI, SHOGUN]
GAMES: Final[Sequence[Game]] = _games


def register(game: Game) -> None:
    if any(known.id == game.id for known in _games):
        raise ValueError(f"there is already a game {game.id!r}")
    _games.append(game)


def game(name: str) -> Game:
    """Return the game *name*; an unknown name raises an error with a hint."""
    return GAMES[Domain("game", tuple(known.id for known in GAMES)).read(name)]


for _found in entry_points(group=ENTRY_POINTS):
    register(_found.load())
