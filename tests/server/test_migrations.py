"""Migrations create the database that ``schema`` declares."""

import asyncio
import json
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, String, func, insert, inspect, select

from sengoku.core.rules import Outcome
from sengoku.server.store import schema
from sengoku.server.store.database import (
    Database,
    alembic_config,
    migrate,
    read_url,
    schema_version,
    schema_versions,
)
from sengoku.server.tables.loading import read_table
from sengoku.server.tables.votes.expiry import open_votes
from tests.server.test_journal import a_row

ALERT = {"table": "a", "seat": 0, "language": "en", "failures": 0, "token": ""}
ALERT |= {"told": 0, "reminded": 0}


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return [*compare_metadata(context, schema.metadata)]


def test_migrations_create_the_declared_schema(database_url: str) -> None:
    async def scenario() -> tuple[list[object], str | None]:
        database = Database(read_url(database_url))
        await migrate(database)
        async with database.engine.connect() as connection:
            found = await connection.run_sync(_differences)
        form = await schema_version(database)
        await database.close()
        return found, form

    assert asyncio.run(scenario()) == ([], schema_versions()[0])


def test_several_processes_may_start_at_once(database_url: str) -> None:
    async def scenario() -> set[str | None]:
        databases = [Database(read_url(database_url)) for _ in range(3)]
        await asyncio.gather(*map(migrate, databases))
        found = {await schema_version(database) for database in databases}
        for database in databases:
            await database.close()
        return found

    assert asyncio.run(scenario()) == {schema_versions()[0]}


def test_a_failed_migration_leaves_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the next start finds the same state."""
    create, made = Operations.create_table, []

    def fail_at_the_third(self: Operations, *args: object) -> object:
        made.append(args)
        if len(made) == 3:
            raise ZeroDivisionError
        return create(self, *args)  # type: ignore[arg-type]

    async def scenario() -> list[str]:
        database = Database(read_url(database_url))
        with monkeypatch.context() as patch:
            patch.setattr(Operations, "create_table", fail_at_the_third)
            with pytest.raises(ZeroDivisionError):
                await migrate(database)
        async with database.engine.connect() as connection:
            left = await connection.run_sync(lambda c: inspect(c).get_table_names())
        await migrate(database)
        await database.close()
        return left

    assert asyncio.run(scenario()) == []


def _rebuild(connection: Connection) -> None:
    operations = Operations(MigrationContext.configure(connection))
    with operations.batch_alter_table("tables") as batch:
        batch.alter_column("name", type_=String(90))


def test_a_rebuilt_table_keeps_its_related_rows(database_url: str) -> None:
    """SQLite drops the old table, which would cascade to its inputs."""
    row = {"table": "a", "number": 0, "seat": -1, "at": 0, "do": "start"}
    row |= {"by": "table", "made_at": 0, "entries": b"[]", "sum": ""}

    async def scenario() -> int:
        database = Database(read_url(database_url))
        await migrate(database)
        async with database.writing() as connection:
            await connection.execute(insert(schema.tables), a_row("a"))
            await connection.execute(insert(schema.inputs), row)
        async with database.migrating() as connection:
            await connection.run_sync(_rebuild)
        async with database.reading() as connection:
            counted = select(func.count()).select_from(schema.inputs)
            left: int = (await connection.execute(counted)).scalar_one()
        await database.close()
        return left

    assert asyncio.run(scenario()) == 1


def old_row(id: str) -> dict[str, Any]:
    """Return a row of a table from before tables could be listed."""
    return {name: value for name, value in a_row(id).items() if name != "listed"}


def _go_back(connection: Connection, form: str) -> None:
    command.downgrade(alembic_config(connection), form)


def test_unconfirmed_addresses_become_inactive(database_url: str) -> None:
    """Neither those from before there were codes, nor those with a code."""
    old = [
        ALERT | {"id": kind, "kind": kind, "target": b"x"}
        for kind in ("email", "webhook")
    ]
    new = ALERT | {"id": "new", "kind": "email", "target": b"x", "code": "K7M2QX"}

    async def scenario() -> list[list[str]]:
        database, found = Database(read_url(database_url)), []
        await migrate(database, "0001")
        async with database.writing() as connection:
            await connection.execute(insert(schema.tables), old_row("a"))
            await connection.execute(insert(schema.alerts), old)
        await migrate(database)
        found.append(await _kinds(database))
        async with database.writing() as connection:
            await connection.execute(insert(schema.alerts), new)
        async with database.migrating() as connection:
            await connection.run_sync(_go_back, "0001")
        found.append(await _kinds(database))
        await database.close()
        return found

    assert asyncio.run(scenario()) == [["webhook"], ["webhook"]]


async def _kinds(database: Database) -> list[str]:
    async with database.reading() as connection:
        return [*(await connection.execute(select(schema.alerts.c.kind))).scalars()]


def test_finished_games_get_ranks(database_url: str) -> None:
    """For seats below the winners, only the points are known."""
    old = {"scores": [5, 9, 9, 5], "winners": [2]}

    async def scenario() -> list[Outcome | None]:
        database = Database(read_url(database_url))
        await migrate(database, "0002")
        rows = [old_row("a") | {"outcome": json.dumps(old).encode()}, old_row("b")]
        async with database.writing() as connection:
            await connection.execute(insert(schema.tables), rows[:1])
            await connection.execute(insert(schema.tables), rows[1:])
        await migrate(database)
        async with database.reading() as connection:
            found = [await read_table(connection, id) for id in "ab"]
        await database.close()
        return [record.outcome for record in found if record is not None]

    assert asyncio.run(scenario()) == [Outcome((5, 9, 9, 5), (2,), (3, 2, 1, 3)), None]


def test_open_votes_are_found_by_their_index(database_url: str) -> None:
    """They are searched every minute, among all running tables."""

    async def scenario() -> str:
        database = Database(read_url(database_url))
        await migrate(database)
        async with database.writing() as connection:
            if not database.is_sqlite:  # which scans an empty table
                await connection.exec_driver_sql("SET enable_seqscan = off")
            how = "EXPLAIN QUERY PLAN " if database.is_sqlite else "EXPLAIN "
            chosen = open_votes().compile(
                database.engine.sync_engine, compile_kwargs={"literal_binds": True}
            )
            plan = await connection.exec_driver_sql(f"{how}{chosen}")
            lines = "\n".join(str(row) for row in plan)
        await database.close()
        return lines

    assert "ix_tables_open_votes" in asyncio.run(scenario())
