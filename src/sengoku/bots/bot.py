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
        """Return one of ``view.ids``; call ``view.say`` to explain it."""

    # Most bots hold nothing, so the rest is there to be overridden.

    def get_ready(self, view: View) -> None:  # noqa: B027
        """Prepare once, before the clock for *view* starts."""

    def finish(self, outcome: Outcome) -> None:  # noqa: B027
        """Learn how the game ended."""

    def close(self) -> None:  # noqa: B027
        """Release resources; the bot is not asked again."""


class BotError(Exception):
    """A bot gave no playable answer."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind: FaultKind = kind
        self.detail = detail
