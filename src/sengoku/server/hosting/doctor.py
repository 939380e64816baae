"""Checks everything a server needs, and says what is missing and what to do."""

import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from sqlalchemy import func, select, text

from sengoku.core.errors import UnreadableError
from sengoku.server.alerts.keys import VAPID_KEY_NAME
from sengoku.server.hosting import checks, integrity
from sengoku.server.hosting.binding import (
    database_exists,
    file_of,
    folder_error,
    open_database,
)
from sengoku.server.hosting.checks import Finding, Level
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.database import (
    Database,
    read_url,
    schema_version,
    schema_versions,
)
from sengoku.server.wire.errors import UnavailableError

MIN_SQLITE: Final = (3, 35)
"""The first version with RETURNING."""
MIN_POSTGRES: Final = 14
MIN_FREE_BYTES: Final = 200 << 20
"""Less free space than this is a warning."""
MAX_CLOCK_SKEW_MS: Final = 5 * 60 * 1000
"""A game further in the future than this means that the clock was set back."""


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    yield checks.python()
    yield checks.engine()
    yield checks.environment()
    yield checks.clock()
    yield await checks.port(settings)
    yield checks.public_url(settings)
    yield checks.proxies(settings)
    yield await checks.mail(settings)
    try:
        read_url(settings.database)
    except UnreadableError as error:
        yield Finding("fail", "database", str(error))
        return
    yield _folder(settings)
    yield _free_space(settings)
    async for finding in _database(settings):
        yield finding


# The disk


def _data_folder(settings: Settings) -> Path:
    """Return the data folder, or its nearest existing parent."""
    file = file_of(read_url(settings.database))
    folder = (file.parent if file else Path(settings.data)).absolute()
    while not folder.exists():
        folder = folder.parent
    return folder


def _folder(settings: Settings) -> Finding:
    folder = _data_folder(settings)
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        return Finding("fail", "folder", str(folder_error(folder / "any", error)))
    return Finding("ok", "folder", f"{folder} is writable")


def _free_space(settings: Settings) -> Finding:
    free = shutil.disk_usage(_data_folder(settings)).free
    level: Level = "ok" if free > MIN_FREE_BYTES else "warn"
    return Finding(level, "disk", f"{free / (1 << 30):.1f} GiB free")


# The database


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    if not database_exists(settings):
        yield Finding("ok", "database", "none yet; 'sengoku serve' creates it")
        return
    try:
        async with open_database(settings) as database:
            yield await _version(database)
            version, newest = await schema_version(database), schema_versions()[0]
            yield _schema(version)
            if version == newest:
                yield await integrity.tables(database)
                yield await _times(database)
                yield await _push_key(database)
    except UnavailableError as error:
        yield Finding("fail", "database", str(error))


async def _version(database: Database) -> Finding:
    if database.is_sqlite:
        level: Level = "ok" if sqlite3.sqlite_version_info >= MIN_SQLITE else "fail"
        says = f"SQLite {sqlite3.sqlite_version}; 3.35 or newer is needed"
        return Finding(level, "database", says)
    async with database.reading() as connection:
        asked = await connection.execute(text("SHOW server_version_num"))
        version = int(asked.scalar_one()) // 10_000
    says = f"PostgreSQL {version} answers; {MIN_POSTGRES} or newer is needed"
    return Finding("ok" if version >= MIN_POSTGRES else "warn", "database", says)


def _schema(version: str | None) -> Finding:
    known = schema_versions()
    if version == known[0]:
        return Finding("ok", "schema", f"{version} is up to date")
    if version is None or version in known:
        says = f"{version or 'empty'}; 'sengoku upgrade' migrates it to {known[0]}"
        return Finding("warn", "schema", says)
    return Finding("fail", "schema", f"{version} was made by a newer version")


async def _times(database: Database) -> Finding:
    last = select(func.max(schema.tables.c.changed_at))
    async with database.reading() as connection:
        latest: int = (await connection.execute(last)).scalar() or 0
    if latest > time.time() * 1000 + MAX_CLOCK_SKEW_MS:
        says = "the latest game was played in the future; set the clock"
        return Finding("fail", "times", says)
    return Finding("ok", "times", "no game was played in the future")


async def _push_key(database: Database) -> Finding:
    chosen = select(schema.house.c.name).where(schema.house.c.name == VAPID_KEY_NAME)
    async with database.reading() as connection:
        found = (await connection.execute(chosen)).first()
    if found is None:
        return Finding("warn", "push key", "none yet; the server creates it")
    return Finding("ok", "push key", "present")
