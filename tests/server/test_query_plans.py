"""A server's own statements, and those for lists, are answered by indexes.

So start-up and lists do not depend on the number of stored games.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Engine, event, select

from sengoku.server.hosting import retention
from sengoku.server.people import my_games
from sengoku.server.services import Services
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.database import Database, migrate, read_url
from sengoku.server.tables import lists
from sengoku.server.tables.registry import TableRegistry, now
from tests.server.registries import a_registry, a_table, play_at_random

LARGE: Final = ("tables", "inputs", "seats", "chat")
"""The tables that grow with the number of games."""
LISTS: Final = (lists.running, lists.joinable, lists.game_of_the_day)
POLLS: Final = 2.2
"""Seconds in which everything is polled once."""

Asked = dict[str, Any]


@contextmanager
def asked() -> Iterator[Asked]:
    """Yield the statements that are executed meanwhile, with their parameters."""
    found: Asked = {}

    def note(
        connection: Any, cursor: Any, statement: str, values: Any, *_: Any
    ) -> None:
        found.setdefault(statement, values)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def plans(database: Database, statements: Asked) -> list[str]:
    """Return how SQLite finds the rows, a line for each table of each statement."""
    found = []
    async with database.reading() as connection:
        for statement, values in statements.items():
            if statement.startswith(("SELECT", "UPDATE", "DELETE")):
                plan = await connection.exec_driver_sql(
                    f"EXPLAIN QUERY PLAN {statement}", values
                )
                found += [f"{row._mapping['detail']} of {statement}" for row in plan]
    return found


def scanned(lines: list[str]) -> list[str]:
    """Return the lines that read a large table from one end to the other."""
    scans = tuple(f"SCAN {name} " for name in LARGE)
    return [line for line in lines if line.startswith(scans)]


def test_no_large_table_is_scanned_at_start_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = Settings(data=str(tmp_path), bot_workers=1)
        database = Database(read_url(settings.database))
        await migrate(database)
        services = Services.create(settings, now)
        with asked() as statements:
            await services.start()
            await asyncio.sleep(POLLS)
            await retention.purge(services.registry)
            await services.stop()
        lines = await plans(database, statements)
        await database.close()
        assert not scanned(lines)
        old = [line for line in lines if "tables.over_at <" in line]
        assert old
        assert all("ix_tables_status_over_at" in line for line in old)

    asyncio.run(scenario())


@pytest.mark.parametrize("show", LISTS)
def test_lists_come_sorted_from_an_index(tmp_path: Path, show: Any) -> None:
    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            with asked() as statements:
                await show(registry)
            lines = await plans(registry.database, statements)
            assert lines
            assert not scanned(lines)
            assert not any("TEMP B-TREE" in line for line in lines)

    asyncio.run(scenario())


def test_own_games_are_found_by_the_account(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            with asked() as statements:
                await my_games.of_account(registry, "somebody")
            lines = await plans(registry.database, statements)
            assert lines
            assert not scanned(lines)

    asyncio.run(scenario())


@pytest.mark.parametrize("inputs", [30, 90])
def test_opening_a_table_reads_the_inputs_after_its_snapshot(
    database_url: str, inputs: int
) -> None:
    """And as many statements, however long the game is."""

    async def scenario() -> None:
        async with a_registry(database_url) as registry:
            table = await a_table(registry, "samurai")
            rnd = random.Random(1)
            while table.record.number < inputs:
                await play_at_random(registry, table, rnd)
            snapshot = table.record.snapshot
            assert snapshot is not None
            with asked() as statements:
                other = TableRegistry(registry.database, registry.settings)
                opened = await other.open(table.id)
            assert opened.record.number == table.record.number
            read = [values for text, values in statements.items() if "inputs" in text]
            assert len(read) == 1
            async with registry.database.reading() as connection:
                chosen = select(schema.inputs.c.number).where(
                    schema.inputs.c.number > snapshot.number
                )
                rows = (await connection.execute(chosen)).scalars().all()
            assert len(rows) == table.record.number - snapshot.number <= 40
            assert str(snapshot.number) in str(read[0])

    asyncio.run(scenario())
