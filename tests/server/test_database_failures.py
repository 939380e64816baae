"""A database outage: what clients receive, and which errors are not transient."""

import asyncio
import logging
import random
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError, TimeoutError
from starlette.testclient import TestClient

from sengoku.server.settings import Settings
from sengoku.server.store import database
from sengoku.server.store.database import Database, read_url
from sengoku.server.store.transient import is_transient
from sengoku.server.tables.bots import BotPool
from sengoku.server.tables.bus import Bus
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.scheduler import Scheduler
from sengoku.server.wire import error_handlers
from tests.server.registries import a_registry
from tests.server.table_client import API, ON_BOTH, TableClient, new_table

Work: TypeAlias = Coroutine[Any, Any, None]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    pragmas = (*database.PRAGMAS, "busy_timeout=20")
    monkeypatch.setattr(database, "PRAGMAS", pragmas)


@contextmanager
def away(settings: Settings) -> Iterator[None]:
    """Make the database fail; restore it at the end."""
    if settings.database_url:
        with _no_postgres(settings.database_url):
            yield
        return
    with sqlite3.connect(Path(settings.data) / "sengoku.db") as other:
        other.execute("BEGIN IMMEDIATE")
        yield
    other.close()


@contextmanager
def _no_postgres(url: str) -> Iterator[None]:
    opening, _, rest = url.partition("@/")
    name, _, host = rest.partition("?")
    with psycopg.connect(f"{opening}@/postgres?{host}", autocommit=True) as line:
        line.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        line.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
            (name,),
        )
        yield
        line.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())


def with_error_responses(table: TableClient) -> TableClient:
    """Return *table* for a client that gets error responses, not exceptions."""
    visitor = TestClient(
        table.client.app,
        base_url=f"http://testserver{API}",
        raise_server_exceptions=False,
    )
    visitor.portal = table.client.portal
    return TableClient(visitor, table.made)


@ON_BOTH
def test_a_server_without_its_database_is_unwell(
    server: TestClient, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    table = with_error_responses(new_table(server))
    with away(settings):
        reply = table.post("/chat", {"text": "hello?"})
        assert (reply.status_code, reply.headers["retry-after"]) == (503, "5")
        error = reply.json()["error"]
        assert error["key"] == "unwell"
        logged = [line for line in caplog.records if error["id"] in line.getMessage()]
        assert [line.levelno for line in logged] == [logging.ERROR]
    assert table.answer(0, random.Random(1)).is_success


@ON_BOTH
def test_a_connection_survives_a_database_outage(
    server: TestClient, settings: Settings
) -> None:
    with new_table(server).live() as (socket, _):
        say = {"type": "say", "id": "7", "text": "hello?"}
        with away(settings):
            socket.send_json(say)
            refused = socket.receive_json()
            assert (refused["id"], refused["error"]["key"]) == ("7", "unwell")
        socket.send_json(say)
        assert {socket.receive_json()["type"] for _ in range(2)} == {"chat", "done"}


def failure(url: str, asked: str) -> SQLAlchemyError:
    async def fail() -> None:
        there = Database(read_url(url))
        try:
            async with there.writing() as connection:
                await connection.execute(text(asked))
        finally:
            await there.close()

    with pytest.raises(SQLAlchemyError) as raised:
        asyncio.run(fail())
    return raised.value


@pytest.mark.parametrize("asked", ["SELECT * FROM nowhere", "SELEKT 1"])
def test_programming_errors_are_not_transient(database_url: str, asked: str) -> None:
    assert not is_transient(failure(database_url, asked))


def test_an_unopenable_file_is_transient(tmp_path: Path) -> None:
    assert is_transient(failure(f"sqlite:///{tmp_path}", "SELECT 1"))


def test_an_unreachable_server_is_transient() -> None:
    assert is_transient(failure("postgresql://nobody@127.0.0.1:1/nowhere", "SELECT 1"))


def test_an_outage_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    """One line for each request; the traceback once a minute."""
    now = [0.0]
    outages = error_handlers.Outages(lambda: now[0])
    assert [outages.is_traceback_due() for _ in range(3)] == [True, False, False]
    now[0] += error_handlers.TRACEBACK_INTERVAL_SECONDS
    assert [outages.is_traceback_due() for _ in range(2)] == [True, False]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(error_handlers, "_outages", outages)
        for _ in range(3):
            away = TimeoutError("no connection is free")
            assert error_handlers.log_error(away, {}).key == "unwell"
    assert len(caplog.records) == 3
    assert not any(record.exc_info for record in caplog.records)


async def follow_on_the_bus(registry: TableRegistry, work: Work) -> None:
    await Bus(registry)._guarded("table", work)


async def run_on_schedule(registry: TableRegistry, work: Work) -> None:
    scheduler = Scheduler(registry, BotPool(1))
    scheduler._start("table", work)
    await scheduler.stop()


@pytest.mark.parametrize("background", [follow_on_the_bus, run_on_schedule])
@pytest.mark.parametrize(
    ("error", "has_traceback"), [(TimeoutError(), False), (ValueError(), True)]
)
def test_background_work_logs_one_line_while_the_database_is_away(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    background: Callable[[TableRegistry, Work], Awaitable[None]],
    error: Exception,
    has_traceback: bool,
) -> None:
    async def fail() -> None:
        raise error

    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            await background(registry, fail())

    asyncio.run(scenario())
    (record,) = caplog.records
    assert "table" in record.message
    assert (record.exc_info is not None) == has_traceback
