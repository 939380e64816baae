"""Servers in processes that tests kill and restart quickly.

A process that has imported everything forks one server after the other, so that a start
is fast. A fork runs the same server as ``sengoku serve``. The parent reads commands
from standard input, ``a start``, a name of ``SIGNALS`` such as ``a pause``, or ``a 9``
with a signal number, and prints ``a at http://…`` and ``a ended``.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NoReturn, final

import msgspec

from sengoku.server.settings import Settings

ROOT: Final = Path(__file__).parents[2]
TIMEOUT_SECONDS: Final = 60.0
SIGNALS: Final = {
    "pause": signal.SIGSTOP,
    "resume": signal.SIGCONT,
    "clock-forward": signal.SIGUSR1,
    "clock-back": signal.SIGUSR2,
}
CLOCK_JUMP_NS: Final = 3_600 * 10**9


@final
class ServerProcesses:
    """Servers on one database, by name."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._at: dict[str, str] = {}
        self._ended: dict[str, asyncio.Future[None]] = {}
        self._listen = asyncio.create_task(self._read())

    def begin(self, name: str = "a") -> None:
        """Start a server without waiting for it."""
        self._at.pop(name, None)
        self._ended[name] = asyncio.get_running_loop().create_future()
        self._send(f"{name} start")

    async def start(self, name: str = "a") -> str:
        """Start a server; return its address once it accepts requests."""
        self.begin(name)
        return await self.address(name)

    async def address(self, name: str = "a") -> str:
        """Return the address of a server once it accepts requests."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while name not in self._at:  # it may be killed before that
                await asyncio.sleep(0.01)
        return self._at[name]

    async def kill(self, name: str = "a", how: int = signal.SIGKILL) -> None:
        """Send a signal, SIGKILL by default; return when the server is gone."""
        self._send(f"{name} {int(how)}")
        await asyncio.wait_for(self._ended[name], TIMEOUT_SECONDS)

    def pause(self, name: str = "a") -> None:
        """Stop a server without ending it: it hangs."""
        self._send(f"{name} pause")

    def resume(self, name: str = "a") -> None:
        self._send(f"{name} resume")

    def move_clock(self, name: str = "a", forward: bool = True) -> None:
        """Set the wall clock of a server one hour forward, or back to the time."""
        self._send(f"{name} clock-{'forward' if forward else 'back'}")

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            name, what, *where = line.decode().split()
            if what == "at":
                self._at[name] = where[0]
            else:
                self._ended[name].set_result(None)

    async def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._listen


@asynccontextmanager
async def server_processes(
    settings: Settings,
    started: Iterable[str] = (),
    environment: Mapping[str, str] | None = None,
) -> AsyncIterator[ServerProcesses]:
    """Start the parent process and servers; all of them end with this context."""
    config = msgspec.json.encode(msgspec.structs.replace(settings, port=0))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.server_processes", config.decode()),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
    )
    found = ServerProcesses(process)
    try:
        for name in started:
            await found.start(name)
        yield found
    finally:
        await found.close()


# In the parent process


def main() -> None:
    from sengoku.server.run import run

    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    children: dict[str, int] = {}

    def fork_server(name: str) -> None:
        children[name] = os.fork()
        if children[name] == 0:
            _serve(name)

    def _serve(name: str) -> NoReturn:
        os.close(0)
        _make_clock_adjustable()
        run(settings, lambda addresses: report(f"{name} at {addresses[0]}"))
        os._exit(0)

    for line in sys.stdin:
        name, what = line.split()
        if what == "start":
            fork_server(name)
        elif what in SIGNALS:
            os.kill(children[name], SIGNALS[what])
        else:
            os.kill(children[name], int(what))
            os.waitpid(children.pop(name), 0)
            report(f"{name} ended")
    for child in children.values():
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _make_clock_adjustable() -> None:
    """Let signals move the wall clock of this process."""
    real, ahead = time.time_ns, 0

    def jump(number: int, _frame: object) -> None:
        nonlocal ahead
        ahead = CLOCK_JUMP_NS if number == SIGNALS["clock-forward"] else 0

    for name in ("clock-forward", "clock-back"):
        signal.signal(SIGNALS[name], jump)
    time.time_ns = lambda: real() + ahead
    time.time = lambda: time.time_ns() / 1e9


def report(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main()
