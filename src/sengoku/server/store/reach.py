"""Whether an error means that the database is away, and not that we asked wrongly.

SQLAlchemy calls both a missing table and a missing server an ``OperationalError``.
"""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError

SQLITE: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)
POSTGRES: Final = ("08", "53", "57")
"""Classes of SQLSTATE: no connection, no room, the operator intervened."""


def is_away(error: BaseException) -> bool:
    """Can the same be asked again later, with better luck?"""
    if isinstance(error, TimeoutError):  # no connection of the pool became free
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    return isinstance(error, OperationalError) and _says_so(error.orig)


def _says_so(error: BaseException | None) -> bool:
    if isinstance(error, sqlite3.Error):
        code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return code & 0xFF in SQLITE  # the rest of the bits say more precisely what
    state: str | None = getattr(error, "sqlstate", None)
    return state is None or state.startswith(POSTGRES)
