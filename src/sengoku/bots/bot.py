"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Literal, TypeAlias

from sengoku.bots.view import View
from sengoku.core.rules import Outcome

FaultKind: TypeAlias = Literal["illegal", "crash", "time-out"]


class Bot(ABC):
    """Plays one seat of one game."""

    @abstractmethod
    def choose(self, view: View) -> int:
        """Return one of ``view.ids``; ``view.say`` tells why."""

    # Most bots hold nothing, so the rest is there to be overridden.

    def get_ready(self, view: View) -> None:  # noqa: B027
        """Do what has to be done once, before the time for *view* begins to count."""

    def finish(self, outcome: Outcome) -> None:  # noqa: B027
        """Learn how the game ended."""

    def close(self) -> None:  # noqa: B027
        """Let go of whatever the bot holds; it is not asked again."""


class BotError(Exception):
    """A bot gave no answer that could be played."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind: FaultKind = kind
        self.detail = detail
