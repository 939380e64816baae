"""A live connection to a table, and the current state of the table.

A background task reads messages, so that replies arrive while the caller does something
else. Events missed while offline arrive later, and no event arrives twice.
"""

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Final, Self, Union, final

import msgspec

from sengoku.client.connection import Connection
from sengoku.client.messages import (
    ChatMessage,
    Choice,
    Done,
    Notification,
    Offer,
    Reason,
    TableInfo,
    Welcome,
)
from sengoku.client.table_state import TableState
from sengoku.core.events import Event
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.games import game

RECONNECT_TIMEOUT_SECONDS: Final = 600.0
"""The client gives up after this time without a connection."""


@final
class Live:
    """Use with ``async with``; iterate over it to receive notifications.

    Its properties show the latest state, which may be ahead of the iteration. *books*:
    observations include the resource totals that follow from the public log. *search*:
    they include the engine's stack. Bots need both.
    """

    def __init__(
        self,
        url: str,
        token: str,
        books: bool = False,
        search: bool = False,
        reconnect_timeout: float = RECONNECT_TIMEOUT_SECONDS,
    ) -> None:
        self.state: Final = TableState()
        self._token: Final = token
        self._books: Final = books
        self._search: Final = search
        self._connection: Final = Connection(
            url, self._hello, self._receive, reconnect_timeout
        )
        self._notifications: Final[asyncio.Queue[Notification | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        first = await self._notifications.get()
        if first is None:
            await self._task
            assert self._connection.failure is not None
            raise self._connection.failure
        self._notifications.put_nowait(first)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[Notification]:
        while (message := await self._notifications.get()) is not None:
            yield message
        self._notifications.put_nowait(None)  # ends later iterations too
        if self._connection.failure is not None:
            raise self._connection.failure

    # The current state

    @property
    def table(self) -> TableInfo:
        assert self.state.table is not None
        return self.state.table

    @property
    def seat(self) -> Seat | None:
        return self.state.viewer

    @property
    def offer(self) -> Offer | None:
        """The question to the seat, or ``None``."""
        return self.state.offer

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def events(self) -> list[dict[str, Any]]:
        """All events so far, without duplicates."""
        return self.state.events

    @property
    def reconnects(self) -> int:
        """How often the client has reconnected."""
        return self._connection.welcomes - 1

    def observation(self) -> msgspec.Struct:
        """Return the observation as the game's type; needs *books* and *search*."""
        kind = game(self.table.game).observation
        return msgspec.convert(self.state.observation, kind)

    def new_events(self) -> list[Event]:
        """Return the events since the last call, as the game's own types."""
        kinds: Any = Union[game(self.table.game).event_kinds()]  # noqa: UP007
        found: list[Event] = msgspec.convert(self.state.new_events(), list[kinds])
        return found

    # Actions of the seat

    async def move(self, choice: Choice | int | str, at: int | None = None) -> Done:
        """Answer a question and wait for confirmation; raise if it is refused.

        *at* is the number of the question, by default the current one.
        """
        do = choice.id if isinstance(choice, Choice) else choice
        at = self.state.at if at is None else at
        return await self._done({"type": "move", "at": at, "do": do})

    async def take_back(self) -> Done:
        """Undo the last answer."""
        return await self._done({"type": "take-back", "at": self.state.at})

    async def concede(self) -> Done:
        """Give up, for good; see ``SeatInfo.concession``."""
        return await self._done({"type": "concede"})

    async def say(self, text: str, phrase: bool = False) -> None:
        """Send a chat message. A reconnect does not duplicate it."""
        await self._done({"type": "say", "text": text.strip(), "phrase": phrase})

    async def explain(self, action: int | str) -> Reason:
        """Ask the server why an action is not offered."""
        reply = await self._connection.request({"type": "explain", "action": action})
        assert isinstance(reply, Reason)
        return reply

    async def mark_read(self) -> None:
        """Mark all events so far as read."""
        await self._connection.send({"type": "seen", "events": len(self.events)})

    async def _done(self, message: dict[str, Any]) -> Done:
        reply = await self._connection.request(message)
        assert isinstance(reply, Done)
        return reply

    # Callbacks of the connection

    async def _run(self) -> None:
        try:
            await self._connection.run()
        finally:
            self._notifications.put_nowait(None)

    def _hello(self) -> dict[str, Any]:
        return {
            "type": "hello",
            "token": self._token,
            "since": len(self.events),
            "chat": self.state.last_chat_number,
            "books": self._books,
            "search": self._search,
        }

    def _receive(self, message: Notification) -> None:
        self.state.apply(message)
        self._mark_confirmed(message)
        self._notifications.put_nowait(message)

    def _mark_confirmed(self, message: Notification) -> None:
        """Confirm pending chat messages that came back from the server."""
        lines = message.chat if isinstance(message, Welcome) else ()
        if isinstance(message, ChatMessage):
            lines = (message.line,)
        said = {line.text for line in lines if line.seat == self.seat}
        for pending in self._connection.pending.values():
            if pending.message["type"] == "say" and pending.message["text"] in said:
                pending.is_confirmed = True
