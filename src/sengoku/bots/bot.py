"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Literal, TypeAlias

from sengoku.bots.view import View

FaultKind: TypeAlias = Literal["illegal", "crash", "time-out"]


class Bot(ABC):
    """Plays one seat of one game."""

    @abstractmethod
    def choose(self, view: View) -> int:
        """Return one of ``view.ids``; ``view.say`` tells why."""

    def close(self) -> None:  # noqa: B027  most bots hold nothing
        """Let go of whatever the bot holds; the game is over."""


class BotError(Exception):
    """A bot gave no answer that could be played."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind: FaultKind = kind
        self.detail = detail
