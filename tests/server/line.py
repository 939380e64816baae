"""Talking to a server over sockets, and keeping every byte that comes back."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sengoku.core.seats import Viewer
from sengoku.match import Match
from sengoku.server import run
from sengoku.server.app import create_app
from sengoku.server.hosting.binding import bind
from sengoku.server.settings import Settings
from sengoku.server.tables.registry import TableRegistry
from tests.server.given import API, PATIENCE, bearer

HOST = "127.0.0.1"
CHANCE = re.compile(rb"\r\n(?:date|x-request-id): [^\r]*", re.IGNORECASE)
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
NOT_COMPARED = ("date", "x-request-id", "sec-websocket-accept")
PING = {"type": "ping"}


class Served(NamedTuple):
    """A server that answers on *port*."""

    app: FastAPI
    port: int

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    def match(self, table: str) -> Match:
        return self.registry.tables[table].running


@asynccontextmanager
async def served(data: Path, clock: Callable[[], int]) -> AsyncIterator[Served]:
    """Run a server as people run it, but for the clock and more patience."""
    settings = Settings(data=str(data), limits=False, bot_workers=1, bot_pause=0)
    config = run.config(settings)
    app = config.app = create_app(settings, clock)
    config.timeout_keep_alive = 600
    started = asyncio.Event()
    with bind(HOST, 0) as listening:
        server = run.Server(config, started.set)
        serving = asyncio.create_task(server.serve([listening]))
        async with asyncio.timeout(PATIENCE):
            await started.wait()
        try:
            yield Served(app, listening.getsockname()[1])
        finally:
            server.should_exit = True
            await serving


class Person:
    """Somebody at a table, with a line for questions and one that is told things."""

    def __init__(
        self, server: Served, table: str, viewer: Viewer, token: str, session: str = ""
    ) -> None:
        self.server = server
        self.table = table
        self.viewer = viewer
        self.token = token
        self.headers = {"Host": "sengoku.example", **(bearer(token) if token else {})}
        self.session = session
        self.received: list[bytes] = []
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._live: ClientConnection | None = None

    # Questions

    async def ask(
        self, door: str, body: Any = None, session: bool = False, **query: Any
    ) -> bytes:
        """Ask at a *door* such as ``GET /tables/{table}``; return all of the answer."""
        method, _, path = door.partition(" ")
        path = API + path.format(table=self.table, **query)
        head = self.headers
        if session:
            head = {"Host": head["Host"], "X-Sengoku-Session": self.session}
        answer = await self._ask(method, path, head, body)
        self.received.append(answer)
        return answer

    async def _ask(
        self, method: str, path: str, headers: dict[str, str], body: Any
    ) -> bytes:
        if self._line is None:
            self._line = await asyncio.open_connection(HOST, self.server.port)
        reader, writer = self._line
        sent = b"" if body is None else json.dumps(body).encode()
        length = {"Content-Type": "application/json", "Content-Length": str(len(sent))}
        lines = [f"{name}: {value}" for name, value in (headers | length).items()]
        writer.write(
            "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode()
        )
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
            found = LENGTH.search(head)
            rest = await reader.readexactly(int(found[1]) if found else 0)
        return CHANCE.sub(b"", head) + rest

    # Being told

    async def enter(self, **hello: Any) -> list[bytes]:
        """Open the websocket and say hello; return how one is received."""
        where = f"ws://{HOST}:{self.server.port}{API}/tables/{self.table}/live"
        live = await connect(where, compression=None, proxy=None, max_queue=None)
        self._live = live
        assert live.response is not None
        head = [
            f"{name}: {value}".encode()
            for name, value in live.response.headers.raw_items()
            if name.lower() not in NOT_COMPARED
        ]
        await self.send({"type": "hello", "token": self.token, **hello})
        return [*head, *await self.hear()]

    async def send(self, message: Any) -> None:
        assert self._live is not None
        plain = isinstance(message, str | bytes)
        await self._live.send(message if plain else json.dumps(message))

    async def hear(self) -> list[bytes]:
        """Return what came until now: all that is told before an answer to a ping."""
        assert self._live is not None
        found: list[bytes] = []
        try:
            await self.send(PING)
            async with asyncio.timeout(PATIENCE):
                while not found or not found[-1].startswith(b'{"type":"pong"'):
                    found.append(await self._live.recv(decode=False))
        except ConnectionClosed as closed:
            found.append(str(closed).encode())
        self.received += found
        return found

    async def leave(self) -> None:
        if self._live is not None:
            await self._live.close()
            self._live = None

    async def go(self) -> None:
        """Close both lines."""
        await self.leave()
        if self._line is not None:
            self._line[1].close()
            await self._line[1].wait_closed()
            self._line = None
