"""A real server that can be restarted, and a connection that can break."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Self

import uvicorn

from sengoku.bots import Bot, View
from sengoku.server.app import create_app
from sengoku.server.settings import Settings

TIMEOUT_SECONDS = 60.0


def run(play: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run *play* with a timeout."""

    async def timed() -> None:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await play()

    asyncio.run(timed())


class Broken(Bot):
    """A bot that always raises."""

    def choose(self, view: View) -> int:
        raise ValueError("no idea")


class Served:
    """A server with a database file; its port stays the same over a restart."""

    def __init__(self, data: Path) -> None:
        self.settings = Settings(
            data=str(data), limits=False, bot_workers=1, bot_pause=0
        )
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        config = uvicorn.Config(
            create_app(self.settings),
            port=self.port,
            log_level="error",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        end = time.monotonic() + TIMEOUT_SECONDS
        while not self._server.started:
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        assert self._server is not None
        assert self._thread is not None
        self._server.should_exit = True
        self._thread.join(TIMEOUT_SECONDS)

    async def restart(self) -> None:
        await asyncio.to_thread(self.stop)
        await asyncio.to_thread(self.start)


class Cable:
    """A proxy between client and server that can drop the connection.

    ``lose = "question"``: the next request of the client is lost with the connection;
    ``lose = "answer"``: the request arrives, but its reply is lost.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._server: asyncio.Server | None = None
        self._task: list[asyncio.Task[None]] = []
        self.url = ""
        self.lose = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._server is not None
        self._server.close()
        for work in self._task:
            work.cancel()
        await asyncio.gather(*self._task, return_exceptions=True)

    async def _join(
        self, ours: asyncio.StreamReader, back: asyncio.StreamWriter
    ) -> None:
        work = asyncio.current_task()
        assert work is not None
        self._task.append(work)
        with contextlib.suppress(OSError, asyncio.CancelledError):
            theirs, there = await asyncio.open_connection("127.0.0.1", self._port)
            answers = asyncio.create_task(self._carry(theirs, back))
            try:
                await self._send(ours, there, answers)
            finally:
                answers.cancel()
                there.close()
        back.close()

    async def _send(
        self,
        ours: asyncio.StreamReader,
        there: asyncio.StreamWriter,
        answers: asyncio.Task[None],
    ) -> None:
        while data := await ours.read(1 << 16):
            lost, self.lose = self.lose, ""
            if lost == "question":
                return
            if lost:
                answers.cancel()
            there.write(data)
            if lost:
                await asyncio.sleep(0.05)  # time for the server to process it
                return

    async def _carry(
        self, theirs: asyncio.StreamReader, back: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await theirs.read(1 << 16):
                back.write(data)
        back.close()
