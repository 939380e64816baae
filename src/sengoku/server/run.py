"""Starts a server, and stops it on a signal."""

import asyncio
import contextlib
import importlib.util
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final, cast, final

import uvicorn
from fastapi import FastAPI

from sengoku.server.app import create_app
from sengoku.server.hosting.binding import (
    addresses,
    bind,
    known_schema_version,
    open_database,
)
from sengoku.server.hosting.collector import Collector
from sengoku.server.hosting.locks import database_lock
from sengoku.server.middleware import logs
from sengoku.server.middleware.connections import ConnectionLimits, raise_file_limit
from sengoku.server.middleware.protocols import Websocket, http_protocol
from sengoku.server.services import Services
from sengoku.server.settings import Settings
from sengoku.server.store.database import migrate, read_url
from sengoku.server.wire.errors import UnavailableError

SHUTDOWN_TIMEOUT_SECONDS: Final = 5
"""Seconds that requests get to finish on shutdown."""
MAX_WEBSOCKET_BYTES: Final = 64 * 1024
"""The largest client message that the websocket layer accepts."""
SWITCH_INTERVAL_SECONDS: Final = 0.00003
"""Seconds after which a busy event loop releases the GIL: the thread that writes to the
disk needs it often and briefly, and every game waits for that thread.
"""
STILL_STOPPING: Final = b"sengoku: still stopping\n"

OnStarted = Callable[[list[str]], None]
"""``on_started(addresses)``: the server accepts requests from now on."""


def run(settings: Settings, on_started: OnStarted) -> None:
    """Serve until stopped; raises ``UnavailableError`` for a missing resource."""
    _check_extras(settings)
    raise_file_limit()
    with (
        database_lock(read_url(settings.database), shared=True),
        bind(settings.host, settings.port) as listening,
    ):
        asyncio.run(prepare(settings))
        logs.configure(settings.log)
        port: int = listening.getsockname()[1]
        server = Server(config(settings), lambda: on_started(addresses(settings, port)))
        # The same handler before, while and after uvicorn installs its own.
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, server.handle_exit)
        server.run([listening])


def _check_extras(settings: Settings) -> None:
    if settings.mcp and importlib.util.find_spec("mcp") is None:
        detail = "the setting mcp needs an extra: pip install 'sengoku[mcp]'"
        raise UnavailableError("mcp", detail)


async def prepare(settings: Settings) -> None:
    """Create or migrate the database."""
    async with open_database(settings, create=True) as database:
        await known_schema_version(database)
        await migrate(database)


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # client_address.Proxies handles them
        http=http_protocol(ConnectionLimits(settings)),
        ws=Websocket,
        ws_max_size=MAX_WEBSOCKET_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_SECONDS,
    )


@final
class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_started = started
        services: Services = cast(FastAPI, config.app).state.services
        self._collector: Final = Collector(services.registry)
        self._collecting: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop once: on a second signal uvicorn would skip half of the shutdown."""
        if self.should_exit:
            with contextlib.suppress(OSError):
                # Unbuffered: a signal may interrupt a print.
                os.write(2, STILL_STOPPING)
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._collector.start()
        self._collecting = asyncio.create_task(self._collector.run())
        sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)
        self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._collecting is not None:
            self._collecting.cancel()
        await super().shutdown(sockets)
