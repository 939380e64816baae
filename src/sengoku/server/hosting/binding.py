"""Opens the server's database and binds its port."""

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

WILDCARD_HOSTS: Final = ("0.0.0.0", "::", "")
"""Hosts that mean all addresses of this machine."""
ROUTE_TARGET: Final = ("10.255.255.255", 1)
"""A target for a route lookup. Nothing is sent there."""
DATABASE_TIMEOUT_SECONDS: Final = 10.0
"""Seconds until an unresponsive database counts as failed."""


# Files


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database; ``None`` for other databases."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(url.database or "")


def display_url(url: URL) -> str:
    """Return a database URL for display: no driver and no password."""
    plain = url.set(drivername=url.get_backend_name())
    return plain.render_as_string(hide_password=True)


def database_location(settings: Settings) -> str:
    """Return the full path of the SQLite file, or the URL of another database."""
    url = read_url(settings.database)
    file = file_of(url)
    return display_url(url) if file is None else str(file.absolute())


def database_exists(settings: Settings) -> bool:
    """Does the database file exist, if there has to be one?"""
    file = file_of(read_url(settings.database))
    return file is None or file.exists()


def folder_error(file: Path, error: OSError) -> UnavailableError:
    if file.parent.is_file():
        detail = f"{file.parent} is a file; --data names a folder"
        return UnavailableError("folder", detail)
    why = error.strerror or str(error)
    return UnavailableError("folder", f"{file.parent} is not writable: {why}")


# The database


@asynccontextmanager
async def open_database(
    settings: Settings, create: bool = False
) -> AsyncIterator[Database]:
    """Open the database, or raise a readable error."""
    url = read_url(settings.database)
    if not create and not database_exists(settings):
        detail = f"there is no database {url.database}; set its folder with --data"
        raise UnavailableError("no-database", detail)
    database = _database(url)
    try:
        await _reach(database)
        yield database
    finally:
        await database.close()


async def check_schema_version(database: Database) -> None:
    """Reject a database whose schema version is not the current one."""
    version, known = await known_schema_version(database), schema_versions()
    if version != known[0]:
        detail = (
            f"the database has schema {version}, this version needs {known[0]}: see "
        )
        raise UnavailableError("older", detail + "'sengoku upgrade --help'")


async def known_schema_version(database: Database) -> str | None:
    """Return the schema version; rejects one made by a newer release."""
    version = await schema_version(database)
    if version is not None and version not in schema_versions():
        detail = f"a newer version made this database: {version} is not known here"
        raise UnavailableError("newer", detail)
    return version


def _database(url: URL) -> Database:
    try:
        return Database(url)
    except OSError as error:
        raise folder_error(Path(url.database or ""), error) from None
    except ModuleNotFoundError:
        raise driver_error() from None


def driver_error() -> UnavailableError:
    detail = "PostgreSQL needs one more package: pip install 'sengoku[postgres]'"
    return UnavailableError("no-driver", detail)


async def _reach(database: Database) -> None:
    try:
        async with (
            asyncio.timeout(DATABASE_TIMEOUT_SECONDS),
            database.reading() as connection,
        ):
            await connection.execute(text("SELECT 1"))
    except TimeoutError:
        why = f"no answer in {DATABASE_TIMEOUT_SECONDS:.0f} seconds"
        raise unreachable_error(database.url, why) from None
    except DBAPIError as error:
        raise unreachable_error(database.url, str(error.orig)) from None


def unreachable_error(url: URL, why: str) -> UnavailableError:
    first = (why.strip().splitlines() or [""])[0]
    detail = f"the database {display_url(url)} does not answer: {first}"
    return UnavailableError("no-database", detail)


# Network


def bind(host: str, port: int) -> socket.socket:
    """Bind the port, or raise a readable error."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the explicit protocol asyncio disables Nagle's algorithm.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # on Windows it would share a port in use
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    except OSError as error:
        raise _port_error(error, host, port) from None
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise _port_error(error, host, port) from None
    return listening


def _port_error(error: OSError, host: str, port: int) -> UnavailableError:
    if error.errno == errno.EADDRINUSE:
        detail = f"port {port} is taken; choose another with --port"
    elif error.errno == errno.EACCES:
        detail = f"port {port} needs root privileges; choose one above 1023 with --port"
    else:
        detail = f"{host} is not an address of this machine: {error.strerror or error}"
    return UnavailableError("port", detail)


def lan_address() -> str | None:
    """Return the address of this machine in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ROUTE_TARGET)
        except OSError:
            return None
        found: str = asking.getsockname()[0]
    return None if found.startswith(("127.", "0.")) else found


def addresses(settings: Settings, port: int) -> list[str]:
    """Return the URLs of the server: local first, then from elsewhere."""
    if settings.host in WILDCARD_HOSTS:
        hosts = ["localhost", lan_address()]
    else:
        hosts = [f"[{settings.host}]" if ":" in settings.host else settings.host]
    found = [f"http://{host}:{port}" for host in hosts if host is not None]
    public = settings.public_url.rstrip("/")
    return [*found, public] if public else found
