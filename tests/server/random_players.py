"""Clients that play at random over websockets and record what they receive.

Their server may end at any moment. They reconnect, resend what was not answered, and
expect to find everything they were sent.
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
from tests.server.table_client import API, bearer

RECONNECT_SECONDS: Final = 0.02
"""Seconds until a client reconnects."""
MAX_MESSAGE_BYTES: Final = 1 << 24
CONNECTION_ERRORS: Final = (
    *(OSError, EOFError, TimeoutError, WebSocketException),
    *(httpx2.NetworkError, httpx2.RemoteProtocolError, httpx2.TimeoutException),
)
RACE_KEYS: Final = {"stale", "already-committed", "not-your-turn"}
"""Error keys of an answer whose question has changed meanwhile."""
DATABASE_AWAY: Final = "unwell"
"""The error key while the database is away: the answer is sent again."""

GetAddress: TypeAlias = Callable[[], Awaitable[str]]
"""Returns the address of a server, once one is running."""


class Answer(NamedTuple):
    at: int
    do: str


@final
class Player:
    """One seat at a table."""

    def __init__(
        self,
        get_address: GetAddress,
        table: str,
        seat: int,
        token: str,
        rnd: random.Random,
    ) -> None:
        self.get_address = get_address
        self.table = table
        self.seat = seat
        self.token = token
        self.rnd = rnd
        self.confirmed: list[Answer] = []
        self.repeated = 0
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.info: dict[str, Any] = {}
        self.outcome: Any = None
        self.pause = 0.01
        self.patience: float | None = None  # seconds without a message; then reconnect
        self._socket: ClientConnection | None = None
        self._sent: Answer | None = None
        self._offer: dict[str, Any] | None = None

    @property
    def is_idle(self) -> bool:
        """Is it somebody else's turn?"""
        return self._sent is None and self._offer is None

    async def play(self) -> None:
        """Play until the game is over."""
        while self.outcome is None or self._sent is not None:
            with contextlib.suppress(*CONNECTION_ERRORS):
                await self._run()
            await asyncio.sleep(RECONNECT_SECONDS)

    def drop_connection(self) -> None:
        """Cut the connection without a goodbye."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _run(self) -> None:
        address = (await self.get_address()).replace("http", "ws", 1)
        path = f"{address}{API}/tables/{self.table}/live"
        async with connect(
            path,
            compression=None,
            max_size=MAX_MESSAGE_BYTES,
            open_timeout=self.patience or 10,
            close_timeout=self.patience or 10,
        ) as self._socket:
            socket = self._socket
            hello: dict[str, Any] = {"type": "hello", "token": self.token}
            hello |= {"since": len(self.events), "chat": len(self.chat)}
            await _send(socket, hello)
            self._welcome(await self._receive(socket))
            if self._sent is not None:
                await self._send_answer(socket, self._sent)
            while self.outcome is None or self._sent is not None:
                await self._step(socket)

    async def _step(self, socket: ClientConnection) -> None:
        if self._sent is None and self._offer is not None:
            answer, self._offer = self._choose(self._offer), None
            if answer is not None:
                await asyncio.sleep(self.rnd.uniform(0, 2 * self.pause))
                self._sent = answer
                await self._send_answer(socket, answer)
        self._handle(await self._receive(socket))

    async def _receive(self, socket: ClientConnection) -> dict[str, Any]:
        try:
            async with asyncio.timeout(self.patience):
                message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        except TimeoutError:
            self.drop_connection()  # a server that hangs does not say goodbye
            raise
        return message

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

    # Messages of the server

    def _welcome(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            self._was_refused(message)
        assert message["type"] == "welcome", message
        self.info = message["table"]
        self.chat += message["chat"]
        if message["view"] is not None:
            self._apply_view(message["view"], len(self.events))

    def _apply_view(self, view: dict[str, Any], known: int) -> None:
        """Apply a full view, which has all events after the first *known*."""
        assert view["since"] == known, "events were lost"
        assert self.events[known:] == view["events"][: len(self.events) - known]
        self.events[known:] = view["events"]
        self._offer, self.outcome = view["offer"], view["outcome"]

    def _handle(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                assert message["since"] == len(self.events), (
                    "an event came twice or not at all"
                )
                self.events += message["events"]
                self._offer, self.outcome = message["offer"], message["outcome"]
            case "again":
                self.info = message["table"]
                if message["view"] is not None:
                    self._apply_view(message["view"], 0)
            case "table":
                self.info = message["table"]
            case "chat":
                assert message["line"]["number"] == len(self.chat) + 1
                self.chat.append(message["line"])
            case "done":
                self._confirm(message)
            case "refused":
                self._was_refused(message)

    def _confirm(self, message: dict[str, Any]) -> None:
        assert self._sent is not None
        assert message["id"] == f"{self._sent.at}"
        self.confirmed.append(self._sent)
        self.repeated += message["again"]
        self._sent = None

    def _was_refused(self, message: dict[str, Any]) -> None:
        if message["error"]["key"] != DATABASE_AWAY:
            assert message["error"]["key"] in RACE_KEYS, message
            self._sent = None
        raise EOFError  # reconnect to get the current question


async def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(message), text=True)


class CreatedTable(NamedTuple):
    """A new table."""

    id: str
    host: str
    tokens: dict[int, str]

    def players(self, get_address: GetAddress, rnd: random.Random) -> list[Player]:
        return [
            Player(get_address, self.id, seat, token, random.Random(rnd.random()))
            for seat, token in self.tokens.items()
        ]


async def create_table(
    get_address: GetAddress, game: str, **wanted: Any
) -> CreatedTable:
    """Create a table, by default for three people."""
    body = {"game": game, "seats": [{}] * 3, **wanted}
    while True:
        with contextlib.suppress(*CONNECTION_ERRORS):
            made = await request(get_address, "POST", "tables", body)
            tokens = {one["seat"]: one["token"] for one in made["seats"]}
            return CreatedTable(made["table"]["id"], made["host"], tokens)
        await asyncio.sleep(RECONNECT_SECONDS)


async def request(
    get_address: GetAddress, how: str, path: str, body: Any = None, token: str = ""
) -> Any:
    """Send an HTTP request; return the decoded response."""
    there = f"{await get_address()}{API}/{path}"
    headers = bearer(token) if token else {}
    async with httpx2.AsyncClient(timeout=10, verify=False, trust_env=False) as client:
        reply = await client.request(how, there, json=body, headers=headers)
    if reply.status_code == 503:
        raise ConnectionError(reply.text)  # the database is away
    assert reply.is_success, reply.text
    return reply.json()
