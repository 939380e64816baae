"""Who has a database: a server, several of them, or a command that must be alone.

An SQLite file has one owner, by a lock of the system on a file beside it. Servers share
a database of PostgreSQL, by an advisory lock of a session; who must be alone takes the
same lock alone. A claim ends with its process, however that ends.
"""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from sengoku.server.hosting.places import file_of, no_driver, no_folder, shown
from sengoku.server.wire.errors import UnavailableError


def claimed(url: URL, together: bool = False) -> AbstractContextManager[None]:
    """Have the database for oneself, or *together* with servers where that can be."""
    file = file_of(url)
    if file is not None:
        return _file_claimed(file)
    if url.get_backend_name() == "postgresql":
        return _session_claimed(url, together)
    return nullcontext()  # in memory, where nobody else comes


def _used(what: object, flag: str) -> UnavailableError:
    detail = f"another sengoku uses {what}; stop it first, or choose {flag}"
    return UnavailableError("claimed", detail)


# A file


@contextmanager
def _file_claimed(file: Path) -> Iterator[None]:
    with _lock_file(file) as lock:
        try:
            _lock(lock)
        except OSError:
            raise _used(file, "--data") from None
        yield


def _lock_file(file: Path) -> IO[bytes]:
    try:
        file.parent.mkdir(0o700, parents=True, exist_ok=True)
        return file.with_name(f"{file.name}.lock").open("ab")
    except OSError as error:
        raise no_folder(file, error) from None


def _lock(file: IO[bytes]) -> None:
    # Only one of the two modules exists on a system.
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# A session


@contextmanager
def _session_claimed(url: URL, together: bool) -> Iterator[None]:
    try:
        # Only who uses PostgreSQL has installed it.
        from sengoku.server.hosting.advisory import AdvisoryLock  # noqa: PLC0415
    except ModuleNotFoundError:
        raise no_driver() from None
    lock = AdvisoryLock(url, together)
    if not lock.take():
        raise _used(shown(url), "--database-url")
    try:
        yield
    finally:
        lock.let_go()
