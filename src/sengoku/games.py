"""The games, and the types of their events and observations."""

from types import ModuleType
from typing import Final

import msgspec

from sengoku.core import events as core_events
from sengoku.core.events import Event
from sengoku.core.notation import Domain
from sengoku.core.rules import Game
from sengoku.samurai import GAME as SAMURAI
from sengoku.samurai import events as samurai_events
from sengoku.samurai.observation import Observation as SamuraiObservation
from sengoku.shogun import GAME as SHOGUN
from sengoku.shogun import events as shogun_events
from sengoku.shogun.observation import Observation as ShogunObservation

GAMES: Final[tuple[Game, ...]] = (SAMURAI, SHOGUN)

OBSERVATIONS: Final[dict[str, type[msgspec.Struct]]] = {
    "samurai": SamuraiObservation,
    "shogun": ShogunObservation,
}

_EVENTS: Final = {"samurai": samurai_events, "shogun": shogun_events}


def game(name: str) -> Game:
    """Return the game *name*; an unknown name raises an error with a hint."""
    return GAMES[Domain("game", tuple(known.id for known in GAMES)).read(name)]


def event_kinds(name: str) -> tuple[type[Event], ...]:
    """Return every event of a game; first those that all games have."""
    return (*_kinds(core_events), *_kinds(_EVENTS[name]))


def _kinds(module: ModuleType) -> list[type[Event]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
