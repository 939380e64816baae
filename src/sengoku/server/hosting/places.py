"""Where a server is: its place on the disk and its address in the network."""

import asyncio
import errno
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from sengoku.server.settings import Settings
from sengoku.server.store.database import (
    Database,
    read_url,
    schema_version,
    schema_versions,
)
from sengoku.server.wire.errors import UnavailableError

ANYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that stand for all addresses of this machine."""
ELSEWHERE: Final = ("10.255.255.255", 1)
"""An address to ask the way to. Nothing is sent there."""
PATIENCE: Final = 10.0
"""Seconds until a database that says nothing is given up."""


# On the disk


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database; ``None`` for any other."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(url.database or "")


def shown(url: URL) -> str:
    """Return where a database is, for people: no driver and no password."""
    plain = url.set(drivername=url.get_backend_name())
    return plain.render_as_string(hide_password=True)


def kept_in(settings: Settings) -> str:
    """Return the file with its whole path, or where another database is."""
    url = read_url(settings.database)
    file = file_of(url)
    return shown(url) if file is None else str(file.absolute())


def exists(settings: Settings) -> bool:
    """Is there a file for the database, as far as it needs one?"""
    file = file_of(read_url(settings.database))
    return file is None or file.exists()


def no_folder(file: Path, error: OSError) -> UnavailableError:
    if file.parent.is_file():
        detail = f"{file.parent} is a file; --data names a folder"
        return UnavailableError("folder", detail)
    why = error.strerror or str(error)
    return UnavailableError("folder", f"{file.parent} cannot be written: {why}")


# The database


@asynccontextmanager
async def opened(settings: Settings, create: bool = False) -> AsyncIterator[Database]:
    """Open the database, or say in a sentence why it cannot be opened."""
    url = read_url(settings.database)
    if not create and not exists(settings):
        detail = f"there is no database {url.database}; choose its folder with --data"
        raise UnavailableError("no-database", detail)
    database = _database(url)
    try:
        await _reach(database)
        yield database
    finally:
        await database.close()


async def check_form(database: Database) -> None:
    """Refuse a database that another version has made or has to change."""
    form, known = await known_form(database), schema_versions()
    if form != known[0]:
        detail = f"the database has form {form}, this version needs {known[0]}: see "
        raise UnavailableError("older", detail + "'sengoku upgrade --help'")


async def known_form(database: Database) -> str | None:
    """Return the form it has; refuse one that a newer version has made."""
    form = await schema_version(database)
    if form is not None and form not in schema_versions():
        detail = f"a newer version made this database: {form} is not known here"
        raise UnavailableError("newer", detail)
    return form


def _database(url: URL) -> Database:
    try:
        return Database(url)
    except OSError as error:
        raise no_folder(Path(url.database or ""), error) from None
    except ModuleNotFoundError:
        raise no_driver() from None


def no_driver() -> UnavailableError:
    detail = "PostgreSQL needs one more package: pip install 'sengoku[postgres]'"
    return UnavailableError("no-driver", detail)


async def _reach(database: Database) -> None:
    try:
        async with asyncio.timeout(PATIENCE), database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except TimeoutError:
        why = f"no answer in {PATIENCE:.0f} seconds"
        raise unreachable(database.url, why) from None
    except DBAPIError as error:
        raise unreachable(database.url, str(error.orig)) from None


def unreachable(url: URL, why: str) -> UnavailableError:
    first = (why.strip().splitlines() or [""])[0]
    detail = f"the database {shown(url)} does not answer: {first}"
    return UnavailableError("no-database", detail)


# In the network


def bind(host: str, port: int) -> socket.socket:
    """Take the port, or say in a sentence why it cannot be had."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # By its protocol asyncio knows that nothing is to be held back (Nagle).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # elsewhere it would share a port that is taken
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    except OSError as error:
        raise _no_port(error, host, port) from None
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise _no_port(error, host, port) from None
    return listening


def _no_port(error: OSError, host: str, port: int) -> UnavailableError:
    if error.errno == errno.EADDRINUSE:
        detail = f"port {port} is taken; choose another with --port"
    elif error.errno == errno.EACCES:
        detail = f"port {port} is for administrators; choose one above 1023 with --port"
    else:
        detail = f"{host} is no address of this machine: {error.strerror or error}"
    return UnavailableError("port", detail)


def lan_address() -> str | None:
    """Return the address other devices in the same network reach this machine at."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return None
        found: str = asking.getsockname()[0]
    return None if found.startswith(("127.", "0.")) else found


def addresses(settings: Settings, port: int) -> list[str]:
    """Return how the server is reached: from here first, then from elsewhere."""
    if settings.host in ANYWHERE:
        hosts = ["localhost", lan_address()]
    else:
        hosts = [f"[{settings.host}]" if ":" in settings.host else settings.host]
    found = [f"http://{host}:{port}" for host in hosts if host is not None]
    public = settings.public_url.rstrip("/")
    return [*found, public] if public else found
