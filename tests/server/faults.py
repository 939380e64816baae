"""Faults that servers and databases have to survive, and what they damage.

Every fault happens several times while people play; then the servers are killed and
everything the players were sent is compared with the database. SQLite has one server,
PostgreSQL two; players who hear nothing for a while try the next server.
"""

import asyncio
import itertools
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, NamedTuple, final

import psycopg

from sengoku.server.settings import Settings
from tests.server import postgres
from tests.server.crash_test import database_check, playing, wait_for_progress
from tests.server.database_check import Findings
from tests.server.postgres import Postgres
from tests.server.random_players import GetAddress, Player
from tests.server.server_processes import ServerProcesses, server_processes

PATIENCE_SECONDS: Final = 2.0
"""Seconds after which a player who hears nothing reconnects."""
SQLITE: Final = "SQLite"
POSTGRESQL: Final = "PostgreSQL, two servers"
DATABASES: Final = (SQLITE, POSTGRESQL)
FAULTY_DISK: Final = Path(__file__).with_name("faulty_disk.c")


@final
class Site:
    """Servers and their database, while people play."""

    def __init__(
        self,
        servers: ServerProcesses,
        names: tuple[str, ...],
        database: Postgres | None,
        disk_faults: Path,
    ) -> None:
        self.servers: Final = servers
        self.names: Final = names
        self.database: Final = database
        self.disk_faults: Final = disk_faults
        self.players: list[Player] = []
        self._first = itertools.cycle(range(len(names)))

    def choose_server(self) -> GetAddress:
        """Return a function that returns the next server each time it is called."""
        names = itertools.cycle(self.names)
        for _ in range(next(self._first)):  # so that all servers have players
            next(names)

        async def next_server() -> str:
            return await self.servers.address(next(names))

        return next_server


# ── Faults: each breaks something, waits, and repairs it ──────────────────────

Fault = Callable[[Site, float], Awaitable[None]]


async def kill(site: Site, seconds: float) -> None:
    await site.servers.kill()
    if len(site.names) > 1:
        await asyncio.sleep(seconds)
    await site.servers.start()


async def pause(site: Site, seconds: float) -> None:
    site.servers.pause()
    await asyncio.sleep(seconds)
    site.servers.resume()


async def restart_fast(site: Site, _seconds: float) -> None:
    await asyncio.to_thread(_restart, site, postgres.FAST)


async def restart_immediately(site: Site, _seconds: float) -> None:
    await asyncio.to_thread(_restart, site, postgres.IMMEDIATE)


def _restart(site: Site, how: signal.Signals) -> None:
    assert site.database is not None
    site.database.stop(how)
    site.database.start()


async def drop_connections(site: Site, _seconds: float) -> None:
    """Cut every connection: between players and servers, servers and database."""
    for player in site.players:
        player.drop_connection()
    if site.database is not None:
        await asyncio.to_thread(_end_sessions, site.database.url())


def _end_sessions(url: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )


async def fill_disk(site: Site, seconds: float) -> None:
    await _break_disk(site, "full", seconds)
    if site.database is not None:
        # PostgreSQL stops when it cannot write its log; its host starts it again.
        await asyncio.to_thread(site.database.start)


async def slow_disk(site: Site, seconds: float) -> None:
    await _break_disk(site, "slow", seconds)


async def _break_disk(site: Site, how: str, seconds: float) -> None:
    switch = site.disk_faults / how
    switch.touch()
    await asyncio.sleep(seconds)
    switch.unlink()


async def move_clock(site: Site, seconds: float) -> None:
    """One server's clock is an hour ahead, then right again."""
    site.servers.move_clock()
    await asyncio.sleep(seconds)
    site.servers.move_clock(forward=False)


FAULTS: Final[dict[str, Fault]] = {
    "kill -9": kill,
    "SIGSTOP": pause,
    "database restart, fast": restart_fast,
    "database restart, immediate": restart_immediately,
    "dropped connections": drop_connections,
    "disk full": fill_disk,
    "clock +1 h": move_clock,
    "slow disk": slow_disk,
}
ONLY_POSTGRESQL: Final = {"database restart, fast", "database restart, immediate"}
DISK_FAULTS: Final = {"disk full", "slow disk"}


def why_not(database: str, fault: str) -> str:
    """Return why this fault cannot be tried here, or an empty string."""
    if database == SQLITE and fault in ONLY_POSTGRESQL:
        return "SQLite has no server"
    if database == POSTGRESQL and postgres.find() is None:
        return postgres.MISSING
    if fault in DISK_FAULTS and shutil.which("cc") is None:
        return "no C compiler for the faulty disk"
    return ""


# ── Trying them ───────────────────────────────────────────────────────────────


class Result(NamedTuple):
    """*gap*: the longest time in seconds without an acknowledgement to anybody."""

    acknowledged: int
    findings: Findings
    gap: float


async def try_fault(
    database: str, fault: str, times: int, seconds: float, seed: int = 1
) -> Result:
    """Repeat a *fault* that lasts some *seconds* under load; check the database."""
    rnd = random.Random(seed)
    with (
        _disk(fault in DISK_FAULTS) as disk,
        _database(database, disk) as (url, server),
    ):
        settings = Settings(database_url=url, limits=False, bot_workers=1)
        async with (
            database_check(settings) as checks,
            _site(settings, server, disk) as site,
        ):
            gap = await _play_through(site, FAULTS[fault], times, seconds, rnd)
            findings = await checks.count(site.players)
    acknowledged = sum(len(player.confirmed) for player in site.players)
    return Result(acknowledged, findings, gap)


async def _play_through(
    site: Site, fault: Fault, times: int, seconds: float, rnd: random.Random
) -> float:
    """Let people play while the fault happens; return the longest gap."""
    async with playing(site.choose_server, rnd, PATIENCE_SECONDS) as site.players:
        watch = asyncio.create_task(_longest_gap(site.players))
        for _ in range(times):
            await asyncio.sleep(rnd.uniform(0.2, 1))
            await fault(site, seconds)
            await wait_for_progress(
                [player for player in site.players if player.outcome is None]
            )
        watch.cancel()
        for name in site.names:
            await site.servers.kill(name)
    return await watch


async def _longest_gap(players: list[Player]) -> float:
    """Watch until cancelled; return the longest time without an acknowledgement."""
    last, longest, known = time.monotonic(), 0.0, -1
    try:
        while True:
            now, count = time.monotonic(), sum(len(one.confirmed) for one in players)
            if count != known:
                last, known = now, count
            longest = max(longest, now - last)
            await asyncio.sleep(0.01)
    except asyncio.CancelledError:
        return longest


@asynccontextmanager
async def _site(
    settings: Settings, server: Postgres | None, disk: "Disk"
) -> AsyncIterator[Site]:
    names = ("a",) if server is None else ("a", "b")
    environment = disk.environment if server is None else {}
    async with server_processes(settings, names, environment) as servers:
        yield Site(servers, names, server, disk.folder)


@contextmanager
def _database(kind: str, disk: "Disk") -> Iterator[tuple[str, Postgres | None]]:
    """Return the address of a new database, and its server if it has one."""
    if kind == SQLITE:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/sengoku.db", None
    else:
        with postgres.running(fsync=True, environment=disk.environment) as server:
            yield server.new_database(), server


class Disk(NamedTuple):
    """A *folder* for files that switch faults on, and how a process obeys them."""

    folder: Path
    environment: dict[str, str]


@contextmanager
def _disk(can_fail: bool) -> Iterator[Disk]:
    """Compile the faulty disk, if it is needed."""
    with tempfile.TemporaryDirectory(prefix="disk-") as name:
        folder, environment = Path(name), {}
        folder.chmod(0o755)  # for the user who runs PostgreSQL
        if can_fail:
            library = folder / "faulty_disk.so"
            command = ("cc", "-shared", "-fPIC", "-o", library, FAULTY_DISK, "-ldl")
            subprocess.run(command, check=True)
            environment = {"LD_PRELOAD": str(library), "SENGOKU_FAULTS": name}
        yield Disk(folder, environment)
