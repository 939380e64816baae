"""Servers that are killed: each a process of its own, started anew at once.

A process that has imported everything splits off one server after the other, so that a
start takes a moment and not seconds. What is split off is the server as ``sengoku
serve`` runs it. It is told what to do line by line, ``a start`` or ``a 9`` with the
number of a signal, and answers ``a at http://…`` and ``a ended``.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NoReturn, final

import msgspec

from sengoku.server.settings import Settings

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0


@final
class Servers:
    """Servers on one database, by name."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._at: dict[str, str] = {}
        self._ended: dict[str, asyncio.Future[None]] = {}
        self._listen = asyncio.create_task(self._hear())

    def begin(self, name: str = "a") -> None:
        """Start a server, and do not wait for it."""
        self._at.pop(name, None)
        self._ended[name] = asyncio.get_running_loop().create_future()
        self._say(f"{name} start")

    async def start(self, name: str = "a") -> str:
        """Start a server; return its address once it serves."""
        self.begin(name)
        return await self.address(name)

    async def address(self, name: str = "a") -> str:
        """Return where a server is, once it serves."""
        async with asyncio.timeout(PATIENCE):
            while name not in self._at:  # it may be killed before it ever serves
                await asyncio.sleep(0.01)
        return self._at[name]

    async def kill(self, name: str = "a", how: int = signal.SIGKILL) -> None:
        """End a server, by default without any warning; return when it is gone."""
        self._say(f"{name} {int(how)}")
        await asyncio.wait_for(self._ended[name], PATIENCE)

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    async def _hear(self) -> None:
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
async def servers(settings: Settings) -> AsyncIterator[Servers]:
    """Get ready to start servers; all of them end with this."""
    given = msgspec.json.encode(msgspec.structs.replace(settings, port=0))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.killing", given.decode()),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    found = Servers(process)
    try:
        yield found
    finally:
        await found.close()


# In the process that splits off servers


def main() -> None:
    from sengoku.server.run import run

    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    children: dict[str, int] = {}

    def split_off(name: str) -> None:
        children[name] = os.fork()
        if children[name] == 0:
            _serve(name)

    def _serve(name: str) -> NoReturn:
        os.close(0)
        run(settings, lambda addresses: tell(f"{name} at {addresses[0]}"))
        os._exit(0)

    for line in sys.stdin:
        name, what = line.split()
        if what == "start":
            split_off(name)
        else:
            os.kill(children[name], int(what))
            os.waitpid(children.pop(name), 0)
            tell(f"{name} ended")
    for child in children.values():
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main()
