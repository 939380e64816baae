"""Engines for the board games Small Samurai Empires and Shogun.

    import sengoku

    match = sengoku.new("samurai", players=3, seed=7)
    while offer := match.offer():
        match.play(offer.seat, offer.choices[0].id)
    print(match.outcome())

What is listed in ``__all__`` is imported when it is first used, so that the command
line starts without the engines.
"""

import importlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sengoku.api import make, new
    from sengoku.core.choices import Choice
    from sengoku.core.errors import (
        GameError,
        IllegalActionError,
        StaleError,
        UnreadableError,
    )
    from sengoku.core.rules import Outcome
    from sengoku.games import GAMES, game
    from sengoku.match import Match, Offer, Snapshot

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Choice",
    "GameError",
    "IllegalActionError",
    "Match",
    "Offer",
    "Outcome",
    "Snapshot",
    "StaleError",
    "UnreadableError",
    "game",
    "make",
    "new",
]

_HOMES: Final = {
    "sengoku.api": ("make", "new"),
    "sengoku.core.errors": (
        *("GameError", "IllegalActionError"),
        *("StaleError", "UnreadableError"),
    ),
    "sengoku.core.choices": ("Choice",),
    "sengoku.core.rules": ("Outcome",),
    "sengoku.games": ("GAMES", "game"),
    "sengoku.match": ("Match", "Offer", "Snapshot"),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'sengoku' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
