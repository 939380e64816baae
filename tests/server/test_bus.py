"""The bus between servers survives whatever reaches it."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest
from sqlalchemy import text

from sengoku.server.services import Services
from sengoku.server.settings import Settings
from sengoku.server.store.database import NOTIFY_CHANNEL, Database
from sengoku.server.tables import bus as buses
from sengoku.server.tables.audience import Audience
from sengoku.server.tables.bus import Bus
from sengoku.server.tables.eviction import save_all
from sengoku.server.tables.registry import TableRegistry, now
from sengoku.server.tables.table import Table
from tests.server.postgres import Postgres
from tests.server.registries import (
    RecordingListener,
    a_registry,
    a_table,
    play_at_random,
)

TIMEOUT_SECONDS = 10.0
UNEXPECTED = (
    "hello",
    "",
    " ",
    "TABLE",
    "TABLE x",
    "TABLE 99999999999999999999",
    "TABLE b c d",
)


class Followed(NamedTuple):
    """Tables that one server plays and another one follows."""

    registry: TableRegistry
    other: TableRegistry
    bus: Bus
    tables: list[Table]

    async def play(self, table: Table) -> None:
        await play_at_random(self.registry, table, random.Random(1))

    async def is_followed(self, table: Table) -> None:
        """Play, and wait until the other server has it."""
        await self.play(table)
        await until(lambda: self.known(table) == table.record.number)

    def known(self, table: Table) -> int:
        return self.other.tables[table.id].record.number


@asynccontextmanager
async def followed(url: str, tables: int = 1) -> AsyncIterator[Followed]:
    async with a_registry(url) as registry, a_registry(url) as other:
        made = [await a_table(registry, "samurai") for _ in range(tables)]
        for table in made:
            await other.open(table.id)
        bus = Bus(other)
        await bus.start()
        try:
            yield Followed(registry, other, bus, made)
        finally:
            await bus.stop()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not happened():
            await asyncio.sleep(0.01)


def run(url: str, scenario: Callable[[Followed], Awaitable[None]], **how: int) -> None:
    async def scene() -> None:
        async with followed(url, **how) as pair:
            await scenario(pair)

    asyncio.run(scene())


@pytest.mark.parametrize("payload", UNEXPECTED)
def test_an_unexpected_payload_is_ignored(postgres: Postgres, payload: str) -> None:
    async def scenario(pair: Followed) -> None:
        (table,) = pair.tables
        sent = payload.replace("TABLE", table.id)
        async with pair.registry.database.writing() as connection:
            notify = text("SELECT pg_notify(:channel, :sent)")
            values = {"channel": NOTIFY_CHANNEL, "sent": sent}
            await connection.execute(notify, values)
        await pair.is_followed(table)

    run(postgres.new_database(), scenario)


def test_a_damaged_table_stops_nobody_from_following_the_others(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """Also when the connection was lost and every table is reloaded."""
    url = postgres.new_database()

    async def scenario(pair: Followed) -> None:
        damaged, table = pair.tables
        await pair.is_followed(damaged)
        async with pair.registry.database.writing() as connection:
            spoil = "UPDATE tables SET options = 'garbage' WHERE id = :id"
            await connection.execute(text(spoil), {"id": damaged.id})
        cut(url)
        await until(lambda: damaged.id not in pair.other.tables)
        await pair.is_followed(table)

    run(url, scenario, tables=2)
    logged = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert any("could not follow" in record.getMessage() for record in logged)


def cut(url: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )


def test_it_restarts_after_an_unexpected_error(
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    real, failures = Bus._resync, [RuntimeError("one"), RuntimeError("two")]

    async def failing(bus: Bus) -> None:
        if failures:
            raise failures.pop()
        await real(bus)

    async def scenario(pair: Followed) -> None:
        await pair.is_followed(pair.tables[0])

    monkeypatch.setattr(buses, "RECONNECT_DELAY_SECONDS", 0.01)
    monkeypatch.setattr(Bus, "_resync", failing)
    run(postgres.new_database(), scenario)
    assert caplog.text.count("RuntimeError") == 2


def test_a_locked_table_does_not_delay_the_others(postgres: Postgres) -> None:
    async def scenario(pair: Followed) -> None:
        locked, table = pair.tables
        async with pair.other.locked(pair.other.tables[locked.id]):
            await pair.play(locked)
            await pair.is_followed(table)
            assert pair.known(locked) < locked.record.number
        await until(lambda: pair.known(locked) == locked.record.number)

    run(postgres.new_database(), scenario, tables=2)


def test_a_failed_step_of_the_shutdown_skips_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: object) -> None:
        raise RuntimeError("no")

    closed: list[Database] = []
    real = Database.close

    async def close(database: Database) -> None:
        closed.append(database)
        await real(database)

    async def scenario() -> Any:
        services = Services.create(Settings(data=str(tmp_path)), now)
        await services.start()
        monkeypatch.setattr(Bus, "stop", fail)
        monkeypatch.setattr(Database, "close", close)
        await services.stop()
        assert services.registry.journal._task is not None
        assert services.registry.journal._task.done()
        return services.database

    assert asyncio.run(scenario()) in closed
    assert "RuntimeError: no" in caplog.text


def test_one_table_that_cannot_be_saved_skips_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            first, second = [await a_table(registry, "samurai") for _ in "ab"]
            for table in (first, second):
                await play_at_random(registry, table, random.Random(1))
            monkeypatch.setattr(first._game, "snapshot", None)
            await save_all(registry)
            assert second.record.snapshot is not None
            assert second.record.snapshot.number == 1

    asyncio.run(scenario())
    assert "could not be saved" in caplog.text


@pytest.mark.parametrize("how", ["view", "listen"])
def test_a_view_contains_what_another_server_acknowledged(
    postgres: Postgres, how: str
) -> None:
    """The notification has not arrived: nothing listens to the bus here."""

    async def scenario() -> None:
        url = postgres.new_database()
        async with a_registry(url) as registry, a_registry(url) as other:
            table = await a_table(registry, "samurai")
            behind = await other.open(table.id)
            listener = RecordingListener()
            async with other.locked(behind) as locked:
                await locked.listen(listener, Audience(None), 0)
            await play_at_random(registry, table, random.Random(1))
            expected = table.broadcaster.view(Audience(0))
            async with other.locked(behind) as locked:
                if how == "view":
                    assert await locked.view(Audience(0)) == expected
                else:
                    found = await locked.listen(RecordingListener(), Audience(0), 0)
                    assert found == expected
            assert len(listener.messages) == 1, "others are told once"

    asyncio.run(scenario())
