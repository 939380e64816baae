"""People who play at random over websockets and write down what they were told.

Their server may end at any moment. They come again, send what was not answered once
more, and expect to find all they heard of.
"""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias, final

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sengoku.match import TAKE_BACK
from tests.server.given import API, bearer

AGAIN: Final = 0.02
"""Seconds until somebody who lost the server tries again."""
LARGEST: Final = 1 << 24
GONE: Final = (
    *(OSError, EOFError, TimeoutError, WebSocketException),
    *(httpx2.NetworkError, httpx2.RemoteProtocolError, httpx2.TimeoutException),
)
MEANWHILE: Final = {"stale", "already-committed", "not-your-turn"}
"""What an answer is refused with when the question has changed meanwhile."""

Where: TypeAlias = Callable[[], Awaitable[str]]
"""Returns the address of a server, once there is one."""


class Answer(NamedTuple):
    at: int
    do: str


@final
class Player:
    """One seat at a table."""

    def __init__(
        self, where: Where, table: str, seat: int, token: str, rnd: random.Random
    ) -> None:
        self.where = where
        self.table = table
        self.seat = seat
        self.token = token
        self.rnd = rnd
        self.promised: list[Answer] = []
        self.repeated = 0
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.info: dict[str, Any] = {}
        self.outcome: Any = None
        self.pause = 0.01
        self._sent: Answer | None = None
        self._offer: dict[str, Any] | None = None

    @property
    def is_idle(self) -> bool:
        """Is it somebody else's turn?"""
        return self._sent is None and self._offer is None

    async def play(self) -> None:
        """Play until the game is over."""
        while self.outcome is None or self._sent is not None:
            with contextlib.suppress(*GONE):
                await self._converse()
            await asyncio.sleep(AGAIN)

    async def _converse(self) -> None:
        address = (await self.where()).replace("http", "ws", 1)
        path = f"{address}{API}/tables/{self.table}/live"
        async with connect(path, compression=None, max_size=LARGEST) as socket:
            hello: dict[str, Any] = {"type": "hello", "token": self.token}
            hello |= {"since": len(self.events), "chat": len(self.chat)}
            await _send(socket, hello)
            self._welcome(msgspec.json.decode(await socket.recv()))
            if self._sent is not None:
                await self._send_answer(socket, self._sent)
            while self.outcome is None or self._sent is not None:
                await self._go_on(socket)

    async def _go_on(self, socket: ClientConnection) -> None:
        if self._sent is None and self._offer is not None:
            answer, self._offer = self._choose(self._offer), None
            if answer is not None:
                await asyncio.sleep(self.rnd.uniform(0, 2 * self.pause))
                self._sent = answer
                await self._send_answer(socket, answer)
        self._hear(msgspec.json.decode(await socket.recv()))

    def _choose(self, offer: dict[str, Any]) -> Answer | None:
        if offer["can_take_back"] and self.rnd.random() < 0.1:
            return Answer(offer["at"], TAKE_BACK)
        choices = offer["choices"]
        if offer["revisions"] and self.rnd.random() < 0.1:
            choices = offer["revisions"]
        if not choices:
            return None
        return Answer(offer["at"], self.rnd.choice(choices)["text"])

    async def _send_answer(self, socket: ClientConnection, answer: Answer) -> None:
        message: dict[str, Any] = {"id": f"{answer.at}", "at": answer.at}
        if answer.do == TAKE_BACK:
            message |= {"type": "take-back"}
        else:
            message |= {"type": "move", "do": answer.do}
        await _send(socket, message)

    # What the server says

    def _welcome(self, message: dict[str, Any]) -> None:
        assert message["type"] == "welcome", message
        self.info = message["table"]
        self.chat += message["chat"]
        if message["view"] is not None:
            self._see(message["view"], len(self.events))

    def _see(self, view: dict[str, Any], known: int) -> None:
        """Take in a whole view, which has all events after the first *known*."""
        assert view["since"] == known, "what was told is not there any more"
        assert self.events[known:] == view["events"][: len(self.events) - known]
        self.events[known:] = view["events"]
        self._offer, self.outcome = view["offer"], view["outcome"]

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                assert message["since"] == len(self.events), "told twice or not at all"
                self.events += message["events"]
                self._offer, self.outcome = message["offer"], message["outcome"]
            case "again":
                self.info = message["table"]
                if message["view"] is not None:
                    self._see(message["view"], 0)
            case "table":
                self.info = message["table"]
            case "chat":
                assert message["line"]["number"] == len(self.chat) + 1
                self.chat.append(message["line"])
            case "done":
                self._keep_promise(message)
            case "refused":
                self._was_refused(message)

    def _keep_promise(self, message: dict[str, Any]) -> None:
        assert self._sent is not None
        assert message["id"] == f"{self._sent.at}"
        self.promised.append(self._sent)
        self.repeated += message["again"]
        self._sent = None

    def _was_refused(self, message: dict[str, Any]) -> None:
        assert message["error"]["key"] in MEANWHILE, message
        self._sent = None
        raise EOFError  # comes again and looks at what is asked now


async def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(message), text=True)


class Set(NamedTuple):
    """A table that was set up."""

    id: str
    host: str
    tokens: dict[int, str]

    def players(self, where: Where, rnd: random.Random) -> list[Player]:
        return [
            Player(where, self.id, seat, token, random.Random(rnd.random()))
            for seat, token in self.tokens.items()
        ]


async def set_up(where: Where, game: str, **wanted: Any) -> Set:
    """Set up a table, of three people unless something else is wanted."""
    body = {"game": game, "seats": [{}] * 3, **wanted}
    while True:
        with contextlib.suppress(*GONE):
            made = await call(where, "POST", "tables", body)
            tokens = {one["seat"]: one["token"] for one in made["seats"]}
            return Set(made["table"]["id"], made["host"], tokens)
        await asyncio.sleep(AGAIN)


async def call(
    where: Where, how: str, path: str, body: Any = None, token: str = ""
) -> Any:
    """Ask the server over plain HTTP; return what it answers."""
    there = f"{await where()}{API}/{path}"
    headers = bearer(token) if token else {}
    async with httpx2.AsyncClient(timeout=10, verify=False, trust_env=False) as client:
        reply = await client.request(how, there, json=body, headers=headers)
    assert reply.is_success, reply.text
    return reply.json()
