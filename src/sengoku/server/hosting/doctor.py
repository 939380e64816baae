"""Looks at everything a server needs, and says what is missing and what to do."""

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
from sengoku.server.hosting import surroundings
from sengoku.server.hosting.places import exists, file_of, no_folder, opened
from sengoku.server.hosting.surroundings import Finding, Level
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.database import (
    Database,
    read_url,
    schema_version,
    schema_versions,
)
from sengoku.server.wire.errors import UnavailableError

SQLITE: Final = (3, 35)
"""It can say which rows a statement has written."""
POSTGRES: Final = 14
ROOM: Final = 200 << 20
"""So many free bytes are few."""
SKEW: Final = 5 * 60 * 1000
"""What happened so many milliseconds in the future shows a clock that was put back."""


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    yield surroundings.python()
    yield surroundings.engine()
    yield surroundings.environment()
    yield surroundings.clock()
    yield await surroundings.port(settings)
    yield surroundings.public_url(settings)
    yield surroundings.proxies(settings)
    yield await surroundings.mail(settings)
    try:
        read_url(settings.database)
    except UnreadableError as error:
        yield Finding("fail", "database", str(error))
        return
    yield _folder(settings)
    yield _room(settings)
    async for finding in _database(settings):
        yield finding


# The disk


def _place(settings: Settings) -> Path:
    """Return the folder of the data, or the nearest one above that exists."""
    file = file_of(read_url(settings.database))
    folder = (file.parent if file else Path(settings.data)).absolute()
    while not folder.exists():
        folder = folder.parent
    return folder


def _folder(settings: Settings) -> Finding:
    folder = _place(settings)
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        return Finding("fail", "folder", str(no_folder(folder / "any", error)))
    return Finding("ok", "folder", f"{folder} can be written")


def _room(settings: Settings) -> Finding:
    free = shutil.disk_usage(_place(settings)).free
    level: Level = "ok" if free > ROOM else "warn"
    return Finding(level, "room", f"{free / (1 << 30):.1f} GiB are free")


# The database


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    if not exists(settings):
        yield Finding("ok", "database", "none yet; 'sengoku serve' makes it")
        return
    try:
        async with opened(settings) as database:
            yield await _version(database)
            form, newest = await schema_version(database), schema_versions()[0]
            yield _form(form)
            if form == newest:
                yield await _times(database)
                yield await _push_key(database)
    except UnavailableError as error:
        yield Finding("fail", "database", str(error))


async def _version(database: Database) -> Finding:
    if database.is_sqlite:
        level: Level = "ok" if sqlite3.sqlite_version_info >= SQLITE else "fail"
        says = f"SQLite {sqlite3.sqlite_version}; 3.35 or newer is needed"
        return Finding(level, "database", says)
    async with database.reading() as connection:
        asked = await connection.execute(text("SHOW server_version_num"))
        version = int(asked.scalar_one()) // 10_000
    says = f"PostgreSQL {version} answers; {POSTGRES} or newer is needed"
    return Finding("ok" if version >= POSTGRES else "warn", "database", says)


def _form(form: str | None) -> Finding:
    known = schema_versions()
    if form == known[0]:
        return Finding("ok", "form", f"{form} is up to date")
    if form is None or form in known:
        says = f"{form or 'empty'}; 'sengoku upgrade' makes it {known[0]}"
        return Finding("warn", "form", says)
    return Finding("fail", "form", f"{form} is of a newer version than this one")


async def _times(database: Database) -> Finding:
    last = select(func.max(schema.tables.c.changed_at))
    async with database.reading() as connection:
        latest: int = (await connection.execute(last)).scalar() or 0
    if latest > time.time() * 1000 + SKEW:
        says = "the latest game was played in the future; set the clock"
        return Finding("fail", "times", says)
    return Finding("ok", "times", "no game was played in the future")


async def _push_key(database: Database) -> Finding:
    chosen = select(schema.house.c.name).where(schema.house.c.name == VAPID_KEY_NAME)
    async with database.reading() as connection:
        found = (await connection.execute(chosen)).first()
    if found is None:
        return Finding("warn", "push key", "none yet; the server makes it")
    return Finding("ok", "push key", "there")
