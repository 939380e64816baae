"""What an agent may do at a table."""

from typing import Final, Protocol

from sengoku.core.flow import Reason
from sengoku.llm.sight import Sight

FINISHED_STATUSES: Final = ("over", "closed")
"""The statuses of a table on a server where nobody is asked any more."""


class AgentSeat(Protocol):
    """One seat of one game. Errors are ``GameError``; a refusal changes nothing."""

    async def look(self, since: int | None = None) -> Sight:
        """Return what the seat sees, with the events after *since*; by default none."""

    async def explain(self, action: int) -> Reason | None:
        """Return why *action* is not offered; ``None`` if it is."""

    async def play(self, do: int | str, at: int) -> None:
        """Answer question *at* with an action, or take the last answer back."""

    async def wait(self, seconds: float) -> None:
        """Return when the seat is asked or the game is over, or after *seconds*."""

    async def replay(self) -> str:
        """Return the replay file of the finished game."""
