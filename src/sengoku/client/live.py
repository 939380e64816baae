"""A live connection to a table.

A background task reads messages, so requests and events do not wait for each other. It
reconnects by itself: nothing is lost and nothing comes twice.
"""

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Final, Self, Union, final

import msgspec

from sengoku.client.connection import Connection
from sengoku.client.messages import (
    Because,
    Chatted,
    Choice,
    Done,
    News,
    Offer,
    TableInfo,
    Welcome,
)
from sengoku.client.standing import Standing
from sengoku.core.events import Event
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.games import OBSERVATIONS, event_kinds

PATIENCE: Final = 600.0
"""Seconds without a connection after which it is given up."""


@final
class Live:
    """Use it with ``async with``; iterate over it to hear what happens.

    What stands here is the newest there is, which may be ahead of the message that an
    iteration has come to. *books*: observations bring what one who kept the public log
    would know, as bots need it.
    """

    def __init__(
        self, url: str, token: str, books: bool = False, patience: float = PATIENCE
    ) -> None:
        self.standing: Final = Standing()
        self._token: Final = token
        self._books: Final = books
        self._connection: Final = Connection(url, self._hello, self._take, patience)
        self._news: Final[asyncio.Queue[News | None]] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._work = asyncio.create_task(self._stay())
        first = await self._news.get()
        if first is None:
            await self._work
            assert self._connection.failure is not None
            raise self._connection.failure
        self._news.put_nowait(first)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._work is not None
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[News]:
        while (message := await self._news.get()) is not None:
            yield message
        self._news.put_nowait(None)  # for whoever iterates once more
        if self._connection.failure is not None:
            raise self._connection.failure

    # How it stands

    @property
    def table(self) -> TableInfo:
        assert self.standing.table is not None
        return self.standing.table

    @property
    def seat(self) -> Seat | None:
        return self.standing.viewer

    @property
    def offer(self) -> Offer | None:
        """What is asked of the seat; ``None`` when nothing is."""
        return self.standing.offer

    @property
    def outcome(self) -> Outcome | None:
        return self.standing.outcome

    @property
    def events(self) -> list[dict[str, Any]]:
        """All events so far, each one once."""
        return self.standing.events

    @property
    def breaks(self) -> int:
        """The number of reconnections."""
        return self._connection.welcomes - 1

    def seen(self) -> msgspec.Struct:
        """Return the observation as the value of the game; asks for *books*."""
        kind = OBSERVATIONS[self.table.game]
        return msgspec.convert(self.standing.observation, kind)

    def news(self) -> list[Event]:
        """Return the events since this was asked last, as values of the game."""
        kinds: Any = Union[event_kinds(self.table.game)]  # noqa: UP007
        found: list[Event] = msgspec.convert(self.standing.news(), list[kinds])
        return found

    # What a seat can do

    async def move(self, choice: Choice | int | str, at: int | None = None) -> Done:
        """Answer the question and wait until it is done; raises when it is refused.

        Without *at* the answer is for the question that is seen now.
        """
        do = choice.id if isinstance(choice, Choice) else choice
        at = self.standing.at if at is None else at
        return await self._done({"type": "move", "at": at, "do": do})

    async def take_back(self) -> Done:
        """Take back the last answer."""
        return await self._done({"type": "take-back", "at": self.standing.at})

    async def say(self, text: str, phrase: bool = False) -> None:
        """Write a chat line; a reconnection does not repeat it."""
        await self._done({"type": "say", "text": text.strip(), "phrase": phrase})

    async def explain(self, action: int | str) -> Because:
        """Ask why an action is not offered."""
        reply = await self._connection.ask({"type": "explain", "action": action})
        assert isinstance(reply, Because)
        return reply

    async def look(self) -> None:
        """Tell the server that all events so far have been read."""
        await self._connection.send({"type": "seen", "events": len(self.events)})

    async def _done(self, message: dict[str, Any]) -> Done:
        reply = await self._connection.ask(message)
        assert isinstance(reply, Done)
        return reply

    # What the connection asks

    async def _stay(self) -> None:
        try:
            await self._connection.stay()
        finally:
            self._news.put_nowait(None)

    def _hello(self) -> dict[str, Any]:
        return {
            "type": "hello",
            "token": self._token,
            "since": len(self.events),
            "chat": self.standing.lines,
            "books": self._books,
        }

    def _take(self, message: News) -> None:
        self.standing.take(message)
        self._recognise(message)
        self._news.put_nowait(message)

    def _recognise(self, message: News) -> None:
        """Note which of the seat's own words were heard."""
        lines = message.chat if isinstance(message, Welcome) else ()
        if isinstance(message, Chatted):
            lines = (message.line,)
        said = {line.text for line in lines if line.seat == self.seat}
        for asked in self._connection.asked.values():
            if asked.message["type"] == "say" and asked.message["text"] in said:
                asked.is_heard = True
