"""Shared helpers of the abuse tests: a real server, and counters."""

import asyncio
import logging
import os
import resource
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import httpx2
import pytest
import uvicorn
from starlette.testclient import TestClient

from sengoku.server import run
from sengoku.server.middleware import logs
from sengoku.server.middleware.protocols import Websocket
from sengoku.server.settings import Settings
from sengoku.server.tables.registry import TableRegistry
from tests.server.table_client import API, until

REPEAT_FACTOR = int(os.environ.get("SENGOKU_ABUSE", "1"))
"""Multiplies the number of inputs, for long runs."""


class InputCounter:
    """Counts inputs, and reports the number at the end."""

    def __init__(self) -> None:
        self.inputs = 0

    def report(self, request: pytest.FixtureRequest) -> None:
        plugins = request.config.pluginmanager
        terminal: Any = plugins.getplugin("terminalreporter")
        capture: Any = plugins.getplugin("capturemanager")
        if terminal is not None:
            with capture.global_and_fixture_disabled():
                terminal.write_line("")
                terminal.write_line(f"{request.node.name}: {self.inputs} inputs tried")


class ErrorLog(logging.Handler):
    """Collects errors that the server logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.addFilter(logs.is_worth_logging)
        self.setFormatter(logs.TextLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class RealServer:
    """A server on a local port, in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.server = uvicorn.Server(run.config(settings))
        self.app: Any = self.server.config.app
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],))

    @property
    def registry(self) -> TableRegistry:
        found: TableRegistry = self.app.state.services.registry
        return found

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        task = self.registry.journal._task
        assert task is not None
        return task.get_loop()

    @property
    def websockets(self) -> int:
        held = self.server.server_state.connections
        return sum(isinstance(line, Websocket) for line in held)

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}{API}/tables/{table}/live"

    def client(self) -> TestClient:
        """Return a client like ``TestClient``, without websockets."""
        here = f"http://127.0.0.1:{self.port}{API}"
        found = httpx2.Client(base_url=here, trust_env=False, timeout=20)
        return cast(TestClient, found)

    def connect(self, received: int = 0) -> socket.socket:
        """Return a plain socket to it, with a receive buffer of *received* bytes."""
        line = socket.socket()
        if received:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
        line.settimeout(20)
        line.connect(("127.0.0.1", self.port))
        return line


@contextmanager
def run_real_server(settings: Settings) -> Iterator[RealServer]:
    real = RealServer(settings)
    real.thread.start()
    try:
        until(lambda: real.server.started)
        yield real
    finally:
        real.server.should_exit = True
        real.thread.join()
        real.listening.close()


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8192), most))
