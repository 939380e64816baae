"""The database is away for a while: what visitors are told, and what is not hidden."""

import asyncio
import logging
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.testclient import TestClient

from sengoku.server.settings import Settings
from sengoku.server.store import database
from sengoku.server.store.database import Database, read_url
from sengoku.server.store.transient import is_transient
from tests.server.given import API, ON_BOTH, Given, a_table


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    pragmas = (*database.PRAGMAS, "busy_timeout=20")
    monkeypatch.setattr(database, "PRAGMAS", pragmas)


@contextmanager
def away(settings: Settings) -> Iterator[None]:
    """Let the database keep nothing, and bring it back at the end."""
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


def polite(given: Given) -> Given:
    """Return *given* for a visitor who gets what a server answers to its own errors."""
    visitor = TestClient(
        given.client.app,
        base_url=f"http://testserver{API}",
        raise_server_exceptions=False,
    )
    visitor.portal = given.client.portal
    return Given(visitor, given.made)


@ON_BOTH
def test_without_its_database_a_server_is_unwell(
    server: TestClient, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    given = polite(a_table(server))
    with away(settings):
        reply = given.post("/chat", {"text": "hello?"})
        assert (reply.status_code, reply.headers["retry-after"]) == (503, "5")
        error = reply.json()["error"]
        assert error["key"] == "unwell"
        logged = [line for line in caplog.records if error["id"] in line.getMessage()]
        assert [line.levelno for line in logged] == [logging.ERROR]
    assert given.answer(0, random.Random(1)).is_success


@ON_BOTH
def test_a_line_outlives_a_while_without_the_database(
    server: TestClient, settings: Settings
) -> None:
    with a_table(server).live() as (socket, _):
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
def test_what_is_asked_wrongly_is_not_hidden(database_url: str, asked: str) -> None:
    assert not is_transient(failure(database_url, asked))


def test_a_file_that_cannot_be_opened_is_away(tmp_path: Path) -> None:
    assert is_transient(failure(f"sqlite:///{tmp_path}", "SELECT 1"))


def test_a_server_that_is_not_there_is_away() -> None:
    assert is_transient(failure("postgresql://nobody@127.0.0.1:1/nowhere", "SELECT 1"))
