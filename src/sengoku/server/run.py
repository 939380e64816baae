"""Starts a server and stops it when the system or a person asks for it."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final, final

import uvicorn

from sengoku.server.app import create_app
from sengoku.server.hosting.binding import (
    addresses,
    bind,
    known_schema_version,
    open_database,
)
from sengoku.server.hosting.locks import database_lock
from sengoku.server.middleware import logs
from sengoku.server.middleware.protocols import HTTP, Websocket
from sengoku.server.settings import Settings
from sengoku.server.store.database import migrate, read_url

PATIENCE: Final = 5
"""Seconds that requests have to end when the server stops."""
LARGEST: Final = 64 * 1024
"""Bytes of a message of a client, before it is even read."""
COLLECTING: Final = (1_000, 10, 100)
"""When the collector of Python looks for rings nobody uses: among what is new often, in
small portions; among everything, which holds up the games, when a million new objects
are left, about 100 MB, and are a quarter of all.
"""
YIELDING: Final = 0.00003
"""Seconds after which the loop, when it is busy, lets another thread go on: the one
that writes to the disk needs Python often and briefly, and every game waits for it.
"""
STILL: Final = b"sengoku: still stopping\n"

Tell = Callable[[list[str]], None]
"""``tell(addresses)``: the server answers from now on."""


def run(settings: Settings, tell: Tell) -> None:
    """Serve until asked to stop; what cannot be had is ``UnavailableError``."""
    with (
        database_lock(read_url(settings.database), shared=True),
        bind(settings.host, settings.port) as listening,
    ):
        asyncio.run(prepare(settings))
        logs.configure(settings.log)
        port: int = listening.getsockname()[1]
        server = Server(config(settings), lambda: tell(addresses(settings, port)))
        # The same for signals that come before and after uvicorn looks after them.
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, server.handle_exit)
        server.run([listening])


async def prepare(settings: Settings) -> None:
    """Create the database or bring it up to date."""
    async with open_database(settings, create=True) as database:
        await known_schema_version(database)
        await migrate(database)


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # visitors.Proxies sees to it
        http=HTTP,
        ws=Websocket,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )


@final
class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, once: uvicorn would leave half of it out when it is asked twice."""
        if self.should_exit:
            with contextlib.suppress(OSError):
                os.write(2, STILL)  # directly, for it may come amidst a print
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _spare_the_collector()
        sys.setswitchinterval(YIELDING)
        self._say_started()


def _spare_the_collector() -> None:
    """Let it look at what is new: what was loaded until now stays, and is much."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
