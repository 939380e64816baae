"""Another database session that holds a lock stops nobody but its own table."""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError
from starlette.testclient import TestClient

from sengoku.server.routes import about
from sengoku.server.settings import Settings
from sengoku.server.store import journal, schema
from sengoku.server.store import postgres as timeouts
from sengoku.server.store.database import Database, migrate, read_url
from sengoku.server.store.journal import Journal
from sengoku.server.store.transient import is_transient
from tests.server.postgres import Postgres
from tests.server.table_client import TableClient, new_table
from tests.server.test_database_failures import with_error_responses
from tests.server.test_journal import a_row, a_step

ON_POSTGRES = pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
HEALTH = "http://testserver/healthz"
MAX_SECONDS = 5.0
"""A table that nobody has locked is answered within this time."""


@contextmanager
def locked(url: str, table: str) -> Iterator[None]:
    """Hold the row of *table*, as a hung server does."""
    with psycopg.connect(url) as other:
        other.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (table,))
        yield


def move(table: TableClient) -> tuple[Any, float]:
    """Answer once; return the response and the seconds it took."""
    seat, began = table.view(0)["waiting"][0], time.monotonic()
    return table.answer(seat, random.Random(1)), time.monotonic() - began


@ON_POSTGRES
def test_a_locked_table_does_not_block_the_others(
    server: TestClient, settings: Settings
) -> None:
    tables = [new_table(server) for _ in range(3)]
    with ThreadPoolExecutor(len(tables)) as threads:
        with locked(settings.database_url, tables[0].id):
            waiting = threads.submit(move, tables[0])
            time.sleep(0.3)
            others = [threads.submit(move, table) for table in tables[1:]]
            for other in others:
                reply, seconds = other.result()
                assert reply.is_success
                assert seconds < MAX_SECONDS
            assert not waiting.done()
        reply, _ = waiting.result()
    assert reply.json() == {"again": False}


@ON_POSTGRES
def test_an_input_that_waits_too_long_is_refused(
    server: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MAX_LOCKED_SECONDS", 0.2)
    table = with_error_responses(new_table(server))
    with locked(settings.database_url, table.id):
        reply, _ = move(table)
    assert (reply.status_code, reply.json()["error"]["key"]) == (503, "unwell")
    assert move(table)[0].json() == {"again": False}


@ON_POSTGRES
def test_health_fails_while_inputs_wait_too_long(
    server: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "MAX_PENDING_SECONDS", 0.2)
    table = new_table(server)
    assert server.get(HEALTH).status_code == 200
    with ThreadPoolExecutor(1) as threads:
        with locked(settings.database_url, table.id):
            waiting = threads.submit(move, table)
            time.sleep(0.5)
            reply = server.get(HEALTH)
            error = reply.json()["error"]
            assert (reply.status_code, error["key"]) == (503, "unwell")
            assert "waiting" in error["detail"]
        assert waiting.result()[0].is_success
    assert server.get(HEALTH).status_code == 200


def test_a_waiting_input_is_committed_before_the_journal_stops(
    postgres: Postgres,
) -> None:
    url = postgres.new_database()

    async def scenario() -> bool:
        database = Database(read_url(url))
        await migrate(database)
        async with database.writing() as connection:
            await connection.execute(insert(schema.tables), [a_row("a")])
        writer = Journal(database)
        writer.start()
        with locked(url, "a"):
            waiting = asyncio.create_task(writer.commit(a_step("a", 1)))
            await asyncio.sleep(0.2)
            stopping = asyncio.create_task(writer.stop())
            await asyncio.sleep(0.2)
            assert not waiting.done()
        await stopping
        await database.close()
        return await waiting

    assert asyncio.run(scenario())


SHOWN = {
    "lock_timeout": "3s",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "4s",
}


def test_every_connection_has_timeouts(postgres: Postgres) -> None:
    """Options in the address stay, and win."""
    url = f"{postgres.new_database()}&options=-c%20statement_timeout%3D7s"

    async def scenario() -> dict[str, str]:
        database = Database(read_url(url))
        try:
            async with database.reading() as connection:
                return {
                    name: (await connection.execute(text(f"SHOW {name}"))).scalar_one()
                    for name in SHOWN
                }
        finally:
            await database.close()

    assert asyncio.run(scenario()) == {**SHOWN, "statement_timeout": "7s"}


def test_migrations_have_no_timeouts(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def scenario() -> set[str]:
        database = Database(read_url(url))
        try:
            async with database.migrating() as connection:
                return {
                    (await connection.execute(text(f"SHOW {name}"))).scalar_one()
                    for name in SHOWN
                }
        finally:
            await database.close()

    assert asyncio.run(scenario()) == {"0"}


WAITS = {
    "lock_timeout": "LOCK tables",
    "statement_timeout": "SELECT pg_sleep(60)",
    "idle_in_transaction_session_timeout": "SELECT 1",
}


@pytest.mark.parametrize("name", WAITS)
def test_timeouts_are_transient(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    url = postgres.new_database()

    async def scenario() -> None:
        monkeypatch.setattr(timeouts, "TIMEOUTS", {name: "50ms"})
        impatient = Database(read_url(url))
        try:
            async with impatient.writing() as connection:
                await connection.execute(text("SELECT 1"))
                await asyncio.sleep(0.3)
                await connection.execute(text(WAITS[name]))
        finally:
            await impatient.close()

    asyncio.run(migrated(url))
    with psycopg.connect(url) as other:
        other.execute("LOCK tables")
        with pytest.raises(DBAPIError) as raised:
            asyncio.run(scenario())
    assert is_transient(raised.value)


async def migrated(url: str) -> None:
    database = Database(read_url(url))
    await migrate(database)
    await database.close()
