"""Locks on a database, held by servers and by commands that need exclusive access.

An SQLite file has one owner, which locks a file beside it. Servers share a PostgreSQL
database through a shared advisory lock; exclusive commands acquire the same lock
exclusively. Every lock ends with its process, however that ends.
"""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from sengoku.server.hosting.binding import (
    display_url,
    driver_error,
    file_of,
    folder_error,
)
from sengoku.server.wire.errors import UnavailableError


def database_lock(url: URL, shared: bool = False) -> AbstractContextManager[None]:
    """Lock the database exclusively, or *shared* with other servers if possible."""
    file = file_of(url)
    if file is not None:
        return _file_lock(file)
    if url.get_backend_name() == "postgresql":
        return _advisory_lock(url, shared)
    return nullcontext()  # in memory: no other process has access


def _in_use(what: object, flag: str) -> UnavailableError:
    detail = f"another sengoku uses {what}; stop it first, or choose {flag}"
    return UnavailableError("claimed", detail)


# A file


@contextmanager
def _file_lock(file: Path) -> Iterator[None]:
    with _lock_file(file) as lock:
        try:
            _lock(lock)
        except OSError:
            raise _in_use(file, "--data") from None
        yield


def _lock_file(file: Path) -> IO[bytes]:
    try:
        file.parent.mkdir(0o700, parents=True, exist_ok=True)
        return file.with_name(f"{file.name}.lock").open("ab")
    except OSError as error:
        raise folder_error(file, error) from None


def _lock(file: IO[bytes]) -> None:
    # Each module exists on one platform only.
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# A session


@contextmanager
def _advisory_lock(url: URL, shared: bool) -> Iterator[None]:
    try:
        # Only installed with PostgreSQL support.
        from sengoku.server.hosting.advisory_lock import AdvisoryLock  # noqa: PLC0415
    except ModuleNotFoundError:
        raise driver_error() from None
    lock = AdvisoryLock(url, shared)
    if not lock.acquire():
        raise _in_use(display_url(url), "--database-url")
    try:
        yield
    finally:
        lock.release()
