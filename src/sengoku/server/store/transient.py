"""Tells transient database errors from programming errors.

SQLAlchemy raises ``OperationalError`` for a missing table and a missing server alike.
"""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError

SQLITE_TRANSIENT_CODES: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)
POSTGRES_TRANSIENT_STATES: Final = ("08", "53", "57", "55P03")
"""SQLSTATE classes: connection failure, out of resources, operator intervention; and
one state: a lock that another session holds.
"""


class LockTimeoutError(TimeoutError):
    """Another session has held the lock of a table for too long."""


def is_transient(error: BaseException) -> bool:
    """May a retry of the same statement succeed?"""
    if isinstance(error, TimeoutError):  # for a connection, or for a lock
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    return isinstance(error, OperationalError) and _has_transient_code(error.orig)


def _has_transient_code(error: BaseException | None) -> bool:
    if isinstance(error, sqlite3.Error):
        code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return (
            code & 0xFF in SQLITE_TRANSIENT_CODES
        )  # the upper bits hold the extended code
    state: str | None = getattr(error, "sqlstate", None)
    return state is None or state.startswith(POSTGRES_TRANSIENT_STATES)
