"""Looks at everything a server needs, and says what is missing and what to do."""

import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpx2
from sqlalchemy import func, select, text

from sengoku.core import flow
from sengoku.core.errors import UnreadableError
from sengoku.server.alerts.keys import NAME as PUSH_KEY
from sengoku.server.gate.visitors import Proxies
from sengoku.server.hosting.places import (
    ANYWHERE,
    bind,
    exists,
    file_of,
    no_folder,
    opened,
)
from sengoku.server.people import mail
from sengoku.server.people.mail import MailError
from sengoku.server.settings import PREFIX, Settings
from sengoku.server.store import schema
from sengoku.server.store.database import Database, form_of, forms, read_url
from sengoku.server.wire.errors import UnavailableError

Level: TypeAlias = Literal["ok", "warn", "fail"]

PYTHON: Final = (3, 11)
SQLITE: Final = (3, 35)
"""It can say which rows a statement has written."""
POSTGRES: Final = 14
ROOM: Final = 200 << 20
"""So many free bytes are few."""
BORN: Final = 1_767_225_600
"""Seconds since 1970 at which this code was not yet written."""
SKEW: Final = 5 * 60 * 1000
"""What happened so many milliseconds in the future shows a clock that was put back."""
NOT_SETTINGS: Final = ("COMPILE", "CONFIG", "OPTIMISE", "TOKEN", "WEB")
"""What other commands read from the environment."""
PATIENCE: Final = 5.0


class Finding(NamedTuple):
    level: Level
    what: str
    says: str


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    yield _python()
    yield _engine()
    yield _environment()
    yield _clock()
    yield await _port(settings)
    yield _public_url(settings)
    yield _proxies(settings)
    yield await _mail(settings)
    try:
        read_url(settings.database)
    except UnreadableError as error:
        yield Finding("fail", "database", str(error))
        return
    yield _folder(settings)
    yield _room(settings)
    async for finding in _database(settings):
        yield finding


# The machine


def _python() -> Finding:
    level: Level = "ok" if sys.version_info >= PYTHON else "fail"
    says = f"{sys.version.split()[0]}; 3.11 or newer is needed"
    return Finding(level, "Python", says)


def _engine() -> Finding:
    if Path(flow.__file__).suffix == ".py":
        hint = "pure Python; bots think less far: see docs/server/hosting.md"
        return Finding("warn", "engines", hint)
    return Finding("ok", "engines", "compiled")


def _environment() -> Finding:
    names = (name.upper() for name in (*Settings.__struct_fields__, *NOT_SETTINGS))
    known = {PREFIX + name for name in names}
    ours = {name for name in os.environ if name.startswith(PREFIX)}
    if unknown := sorted(ours - known):
        return Finding("warn", "environment", f"no settings: {', '.join(unknown)}")
    return Finding("ok", "environment", "every variable is known")


def _clock() -> Finding:
    now = time.strftime("%Y-%m-%d %H:%M:%S %Z")
    if time.time() < BORN:
        return Finding("fail", "clock", f"{now} is in the past; set the clock")
    return Finding("ok", "clock", now)


# The network


async def _port(settings: Settings) -> Finding:
    try:
        bind(settings.host, settings.port).close()
    except UnavailableError as error:
        version = await _served(settings)
        if version is None:
            return Finding("fail", "port", str(error))
        return Finding("ok", "port", f"{settings.port}: sengoku {version} serves there")
    return Finding("ok", "port", f"{settings.port} is free")


async def _served(settings: Settings) -> str | None:
    """Return the version of the server that is there already."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    host = f"[{host}]" if ":" in host else host
    try:
        async with httpx2.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            reply = await client.get(f"http://{host}:{settings.port}/healthz")
            said = reply.json()
    except (httpx2.HTTPError, ValueError):
        return None
    is_ours = isinstance(said, dict) and said.get("name") == "sengoku"
    return str(said["version"]) if is_ours else None


def _public_url(settings: Settings) -> Finding:
    url, is_open = settings.public_url, settings.host in ANYWHERE
    parts = urlsplit(url)
    if not url:
        level: Level = "warn" if is_open else "ok"
        says = "not set; links name the address that was asked, letters none"
        return Finding(level, "public_url", says)
    if parts.path.strip("/") or parts.query or parts.fragment:
        says = f"{url} has more than a host; links would lead nowhere"
        return Finding("fail", "public_url", says)
    is_local = parts.hostname in ("localhost", "127.0.0.1", "::1")
    if parts.scheme == "http" and not is_local:
        says = f"{url} is not encrypted; browsers then send no notifications"
        return Finding("warn", "public_url", says)
    return Finding("ok", "public_url", url)


def _proxies(settings: Settings) -> Finding:
    try:
        count = len(Proxies(settings.trusted_proxies).trusted)
    except UnreadableError as error:
        return Finding("fail", "trusted_proxies", str(error))
    return Finding("ok", "trusted_proxies", f"{count} are named")


async def _mail(settings: Settings) -> Finding:
    if not settings.smtp_url and not settings.mail_from:
        return Finding("ok", "mail", "not set; nobody gets letters")
    try:
        await mail.check(settings)
    except MailError as error:
        return Finding("fail", "mail", str(error))
    return Finding("ok", "mail", "the mail server answers")


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
            form, newest = await form_of(database), forms()[0]
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
    known = forms()
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
    chosen = select(schema.house.c.name).where(schema.house.c.name == PUSH_KEY)
    async with database.reading() as connection:
        found = (await connection.execute(chosen)).first()
    if found is None:
        return Finding("warn", "push key", "none yet; the server makes it")
    return Finding("ok", "push key", "there")
