"""The interface that every bot implements."""

from abc import ABC, abstractmethod
from typing import Literal, TypeAlias

from sengoku.bots.view import View
from sengoku.core.rules import Outcome

FaultKind: TypeAlias = Literal["illegal", "crash", "time-out"]


class Bot(ABC):
    """Plays one seat of one game."""

    @abstractmethod
    def choose(self, view: View) -> int:
        """Return one of ``view.ids``; explain the choice with ``view.say``."""

    # Most bots hold no resources, so overriding these hooks is optional.

    def get_ready(self, view: View) -> None:  # noqa: B027
        """Do slow set-up work; the clock for *view* has not started yet."""

    def finish(self, outcome: Outcome) -> None:  # noqa: B027
        """Receive the result of a finished game."""

    def usage(self) -> dict[str, float]:
        """Return what the bot used in this game, such as tokens, for the arena."""
        return {}

    def close(self) -> None:  # noqa: B027
        """Release all resources; the bot is not asked again."""


class BotError(Exception):
    """A bot failed to return a playable answer."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind: FaultKind = kind
        self.detail = detail
