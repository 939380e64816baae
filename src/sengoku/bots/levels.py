"""The levels of the bots of a game.

``core.game.Game.bots`` refers to a mapping of names to levels, weakest first.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from sengoku.bots.bot import Bot
from sengoku.core.rules import Rules


class SearchLimits(NamedTuple):
    """Limits of a search, per answer."""

    seconds: float | None = None
    simulations: int | None = None


Level: TypeAlias = Callable[[Rules, SearchLimits], Bot]
"""Creates a bot for one seat of one game."""
