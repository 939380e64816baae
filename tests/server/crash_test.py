"""Crash test: the server is killed again and again while people play."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, migrate, read_url
from tests.server.database_check import DatabaseCheck
from tests.server.random_players import GetAddress, Player, create_table
from tests.server.server_processes import ServerProcesses, server_processes

BOT: Final = {"kind": "bot", "bot": "random"}
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "samurai", "seats": [{}] * 3},
    {"game": "samurai", "seats": [{}, BOT, BOT]},
    {"game": "shogun", "seats": [{}] * 4, "options": {"start": "preset"}},
    {"game": "shogun", "seats": [{}, {}, BOT]},
    {"game": "samurai", "seats": [{}] * 2, "pace": {"type": "live", "minutes": 30}},
)
MAX_UPTIME_SECONDS: Final = 1.0
"""The longest time a server runs before it is killed."""
EARLY_KILL_SHARE: Final = 0.1
"""The share of kills that hit a server during its start."""
TIMEOUT_SECONDS: Final = 60.0


class Result(NamedTuple):
    """The results. *repeated* counts answers that were saved but not confirmed."""

    kills: int
    early: int
    confirmed: int
    repeated: int
    inputs: int
    tables: int
    slowest: float


async def crash_test(
    settings: Settings,
    kills: int,
    seed: int,
    report: Callable[[int], None] = lambda done: None,
) -> Result:
    """Kill the server *kills* times; check the database, and report, after each."""
    rnd, early, slowest = random.Random(seed), 0, 0.0
    async with (
        database_check(settings) as checks,
        server_processes(settings, started=("a",)) as running,
        playing(lambda: running.address, rnd) as players,
    ):
        for done in range(kills):
            report(done)
            early += await _run_and_kill(running, rnd)
            still = [player for player in players if player.outcome is None]
            await checks.check(still)
            began = time.monotonic()
            await running.start()
            await wait_for_progress(still)
            slowest = max(slowest, time.monotonic() - began)
        await running.kill()
        await checks.check(players)
    confirmed = sum(len(player.confirmed) for player in players)
    repeated = sum(player.repeated for player in players)
    counts = (confirmed, repeated, checks.inputs, len(checks.tables))
    return Result(kills, early, *counts, slowest)


@asynccontextmanager
async def database_check(settings: Settings) -> AsyncIterator[DatabaseCheck]:
    database = Database(read_url(settings.database))
    await migrate(database)
    try:
        yield DatabaseCheck(database)
    finally:
        await database.close()


async def _run_and_kill(running: ServerProcesses, rnd: random.Random) -> bool:
    """Run the server, then kill it; True if it was also killed while starting."""
    await asyncio.sleep(rnd.uniform(0, MAX_UPTIME_SECONDS))
    await running.kill()
    is_early = rnd.random() < EARLY_KILL_SHARE
    if is_early:
        running.begin()
        await asyncio.sleep(rnd.uniform(0, 0.3))
        await running.kill()
    return is_early


async def wait_for_progress(players: list[Player]) -> None:
    """Wait until every table makes progress again."""
    tables: dict[str, list[Player]] = {}
    for player in players:
        tables.setdefault(player.table, []).append(player)
    before = {table: _progress(group) for table, group in tables.items()}
    end = time.monotonic() + TIMEOUT_SECONDS
    while any(_progress(tables[table]) == heard for table, heard in before.items()):
        assert time.monotonic() < end, "a table makes no progress"
        await asyncio.sleep(0.01)


def _progress(group: list[Player]) -> int:
    return sum(len(player.confirmed) + len(player.events) for player in group)


@asynccontextmanager
async def playing(
    choose_server: Callable[[], GetAddress],
    rnd: random.Random,
    patience: float | None = None,
) -> AsyncIterator[list[Player]]:
    """Let people play at all tables; yield all players so far.

    *choose_server* is called for every player; *patience* is explained in ``Player``.
    """
    players: list[Player] = []
    async with asyncio.TaskGroup() as group:
        parties = [
            group.create_task(
                _play_forever(choose_server, wanted, players, rnd, patience)
            )
            for wanted in TABLES
        ]
        while len({player.table for player in players}) < len(TABLES):
            await asyncio.sleep(0.01)
        await wait_for_progress(players)
        yield players
        for party in parties:
            party.cancel()


async def _play_forever(
    choose_server: Callable[[], GetAddress],
    wanted: dict[str, Any],
    players: list[Player],
    rnd: random.Random,
    patience: float | None,
) -> None:
    """Play one game after the other."""
    while True:
        table = await create_table(choose_server(), **wanted)
        group = table.players(choose_server(), rnd)
        for player in group:
            player.get_address, player.patience = choose_server(), patience
        players += group
        await asyncio.gather(*(player.play() for player in group))
