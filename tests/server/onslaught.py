"""Tables full of people while their server is killed again and again."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, migrate, read_url
from tests.server.books import Books
from tests.server.crowd import Player, Where, set_up
from tests.server.killing import Servers, servers

BOT: Final = {"kind": "bot", "bot": "random"}
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "samurai", "seats": [{}] * 3},
    {"game": "samurai", "seats": [{}, BOT, BOT]},
    {"game": "shogun", "seats": [{}] * 4, "options": {"start": "preset"}},
    {"game": "shogun", "seats": [{}, {}, BOT]},
)
LONGEST: Final = 1.0
"""Seconds that a server lives at most."""
EARLY: Final = 0.1
"""So many of the kills come while the server is still starting."""
PATIENCE: Final = 60.0


class Result(NamedTuple):
    """What happened. *repeated* are answers that were kept though nobody knew."""

    kills: int
    early: int
    promised: int
    repeated: int
    inputs: int
    tables: int
    slowest: float


async def onslaught(settings: Settings, kills: int, seed: int) -> Result:
    """Kill the server *kills* times; check all there is after each."""
    rnd, early, slowest = random.Random(seed), 0, 0.0
    async with (
        _books(settings) as books,
        servers(settings) as running,
        _crowd(running, rnd) as players,
    ):
        for _ in range(kills):
            early += await _live_and_die(running, rnd)
            still = [player for player in players if player.outcome is None]
            await books.check(still)
            began = time.monotonic()
            await running.start()
            await _everybody_goes_on(still)
            slowest = max(slowest, time.monotonic() - began)
        await running.kill()
        await books.check(players)
    promised = sum(len(player.promised) for player in players)
    repeated = sum(player.repeated for player in players)
    counts = (promised, repeated, books.inputs, len(books.tables))
    return Result(kills, early, *counts, slowest)


@asynccontextmanager
async def _books(settings: Settings) -> AsyncIterator[Books]:
    database = Database(read_url(settings.database))
    await migrate(database)
    try:
        yield Books(database)
    finally:
        await database.close()


async def _live_and_die(running: Servers, rnd: random.Random) -> bool:
    """Let the server live for a while, then kill it; was it killed in its start?"""
    await asyncio.sleep(rnd.uniform(0, LONGEST))
    await running.kill()
    is_early = rnd.random() < EARLY
    if is_early:
        running.begin()
        await asyncio.sleep(rnd.uniform(0, 0.3))
        await running.kill()
    return is_early


async def _everybody_goes_on(players: list[Player]) -> None:
    """Wait until at every table somebody is promised something again."""
    tables: dict[str, list[Player]] = {}
    for player in players:
        tables.setdefault(player.table, []).append(player)
    before = {table: _heard(group) for table, group in tables.items()}
    end = time.monotonic() + PATIENCE
    while any(_heard(tables[table]) == heard for table, heard in before.items()):
        assert time.monotonic() < end, "a table does not go on"
        await asyncio.sleep(0.01)


def _heard(group: list[Player]) -> int:
    return sum(len(player.promised) + len(player.events) for player in group)


@asynccontextmanager
async def _crowd(running: Servers, rnd: random.Random) -> AsyncIterator[list[Player]]:
    """Let people play at all tables; yields those who play or have played."""
    players: list[Player] = []
    await running.start()
    async with asyncio.TaskGroup() as group:
        parties = [
            group.create_task(_party(running.address, wanted, players, rnd))
            for wanted in TABLES
        ]
        while len({player.table for player in players}) < len(TABLES):
            await asyncio.sleep(0.01)
        await _everybody_goes_on(players)
        yield players
        for party in parties:
            party.cancel()


async def _party(
    where: Where, wanted: dict[str, Any], players: list[Player], rnd: random.Random
) -> None:
    """Play one game after the other."""
    while True:
        table = await set_up(where, **wanted)
        group = table.players(where, rnd)
        players += group
        await asyncio.gather(*(player.play() for player in group))
