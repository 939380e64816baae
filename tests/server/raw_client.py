"""A raw client that records every byte the server sends."""

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
from tests.server.registries import match_of
from tests.server.table_client import API, TIMEOUT_SECONDS, bearer

HOST = "127.0.0.1"
VARYING_HEADERS = re.compile(rb"\r\n(?:date|x-request-id): [^\r]*", re.IGNORECASE)
CONTENT_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
IGNORED_HEADERS = ("date", "x-request-id", "sec-websocket-accept")
PING = {"type": "ping"}


class RunningServer(NamedTuple):
    """A server that listens on *port*."""

    app: FastAPI
    port: int

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.services.registry
        return registry

    def match(self, table: str) -> Match:
        return match_of(self.registry.tables[table])


@asynccontextmanager
async def run_server(
    data: Path, clock: Callable[[], int], mcp: bool = False
) -> AsyncIterator[RunningServer]:
    """Run a real server with a test clock and a long keep-alive."""
    settings = Settings(
        data=str(data), limits=False, bot_workers=1, bot_pause=0, mcp=mcp
    )
    config = run.config(settings)
    app = config.app = create_app(settings, clock)
    config.timeout_keep_alive = 600
    started = asyncio.Event()
    with bind(HOST, 0) as listening:
        server = run.Server(config, started.set)
        serving = asyncio.create_task(server.serve([listening]))
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await started.wait()
        try:
            yield RunningServer(app, listening.getsockname()[1])
        finally:
            server.should_exit = True
            await serving


class RawClient:
    """A client at a table, with an HTTP connection and a websocket."""

    def __init__(
        self,
        server: RunningServer,
        table: str,
        viewer: Viewer,
        token: str,
        session: str = "",
    ) -> None:
        self.server = server
        self.table = table
        self.viewer = viewer
        self.token = token
        self.headers = {"Host": "sengoku.example", **(bearer(token) if token else {})}
        self.session = session
        self.received: list[bytes] = []
        self._http: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._live: ClientConnection | None = None

    # HTTP

    async def ask(
        self, endpoint: str, body: Any = None, session: bool = False, **query: Any
    ) -> bytes:
        """Send a request such as ``GET /tables/{table}``; return the whole response."""
        method, _, path = endpoint.partition(" ")
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
        if self._http is None:
            self._http = await asyncio.open_connection(HOST, self.server.port)
        reader, writer = self._http
        sent = b"" if body is None else json.dumps(body).encode()
        length = {"Content-Type": "application/json", "Content-Length": str(len(sent))}
        lines = [f"{name}: {value}" for name, value in (headers | length).items()]
        writer.write(
            "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode()
        )
        writer.write(sent)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
            found = CONTENT_LENGTH.search(head)
            rest = await reader.readexactly(int(found[1]) if found else 0)
        return VARYING_HEADERS.sub(b"", head) + rest

    # Websocket

    async def open_websocket(self, **hello: Any) -> list[bytes]:
        """Open the websocket and send hello; return the headers and first messages."""
        where = f"ws://{HOST}:{self.server.port}{API}/tables/{self.table}/live"
        live = await connect(where, compression=None, proxy=None, max_queue=None)
        self._live = live
        assert live.response is not None
        head = [
            f"{name}: {value}".encode()
            for name, value in live.response.headers.raw_items()
            if name.lower() not in IGNORED_HEADERS
        ]
        await self.send({"type": "hello", "token": self.token, **hello})
        return [*head, *await self.receive()]

    async def send(self, message: Any) -> None:
        assert self._live is not None
        plain = isinstance(message, str | bytes)
        await self._live.send(message if plain else json.dumps(message))

    async def receive(self) -> list[bytes]:
        """Return all messages received until the answer to a ping."""
        assert self._live is not None
        found: list[bytes] = []
        try:
            await self.send(PING)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not found or not found[-1].startswith(b'{"type":"pong"'):
                    found.append(await self._live.recv(decode=False))
        except ConnectionClosed as closed:
            found.append(str(closed).encode())
        self.received += found
        return found

    async def close_websocket(self) -> None:
        if self._live is not None:
            await self._live.close()
            self._live = None

    async def close(self) -> None:
        """Close both connections."""
        await self.close_websocket()
        if self._http is not None:
            self._http[1].close()
            await self._http[1].wait_closed()
            self._http = None
