"""Restores a backup: all of it, or nothing."""

import tarfile
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import MetaData, Table, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.hosting.archive import (
    Manifest,
    OnProgress,
    Part,
    backup_error,
    decoder,
    lines,
    open_backup,
    tables_of,
)
from sengoku.server.hosting.binding import display_url
from sengoku.server.store.database import Database, schema_versions, upgrade_schema
from sengoku.server.wire.errors import UnavailableError

ROWS_PER_BATCH: Final = 500


def check(file: Path, on_progress: OnProgress) -> Manifest:
    """Read all of the backup; raises if it is damaged or too new."""
    with open_backup(file) as (manifest, tar):
        if manifest.form not in schema_versions():
            raise backup_error(
                f"the backup is of version {manifest.version}, which is newer than this"
            )
        for part in manifest.tables:
            for number, _ in enumerate(lines(tar, part), start=1):
                if number % ROWS_PER_BATCH == 0 or number == part.rows:
                    on_progress(part.name, number, part.rows)
    return manifest


async def check_room(database: Database, replace: bool) -> None:
    """Reject a database that is not empty, unless *replace* is set."""
    if not replace and not await is_empty(database):
        detail = (
            f"{display_url(database.url)} is not empty; --replace deletes what is in it"
        )
        raise UnavailableError("not-empty", detail)


async def is_empty(database: Database) -> bool:
    async with database.reading() as connection:
        for table in await tables_of(connection):
            if (await connection.execute(select(table).limit(1))).first() is not None:
                return False
    return True


async def restore(
    database: Database, file: Path, replace: bool, on_progress: OnProgress
) -> None:
    """Fill the database from the backup, in one transaction.

    Existing data is deleted if *replace* is set. The backup may have an older schema.
    """
    await check_room(database, replace)
    async with database.migrating() as connection:
        with open_backup(file) as (manifest, tar):
            await connection.run_sync(_clear)
            await connection.run_sync(upgrade_schema, manifest.form)
            there = {table.name: table for table in await tables_of(connection)}
            for part in manifest.tables:
                if part.name not in there:
                    raise backup_error(f"the backup has an unknown table {part.name}")
                await _fill(connection, there[part.name], tar, part, on_progress)
        await connection.run_sync(upgrade_schema, "head")


def _clear(connection: Any) -> None:
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


async def _fill(
    connection: AsyncConnection,
    table: Table,
    tar: tarfile.TarFile,
    part: Part,
    on_progress: OnProgress,
) -> None:
    read, rows = decoder(table), list[dict[str, Any]]()
    for number, line in enumerate(lines(tar, part), start=1):
        try:
            rows.append(msgspec.structs.asdict(read.decode(line)))
        except msgspec.DecodeError as error:
            raise backup_error(f"{part.name}, line {number}: {error}") from None
        if len(rows) == ROWS_PER_BATCH or number == part.rows:
            await _insert(connection, table, rows)
            rows.clear()
            on_progress(part.name, number, part.rows)


async def _insert(
    connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]
) -> None:
    try:
        await connection.execute(insert(table), rows)
    except IntegrityError as error:
        raise backup_error(f"{table.name} in the backup: {error.orig}") from None
