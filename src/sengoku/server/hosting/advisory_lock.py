"""A PostgreSQL advisory lock that a process holds until it releases it.

The lock belongs to a database connection. When that is lost, for example because the
database restarts, the lock is acquired again on a new one.
"""

import logging
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Final, final

import psycopg
from sqlalchemy.engine import URL

from sengoku.server.hosting.binding import unreachable_error
from sengoku.server.store import postgres
from sengoku.server.store.database import NOTIFY_CHANNEL

LOCK_NAME: Final = f"hashtext('{NOTIFY_CHANNEL} claimed')"
LOCK_EXCLUSIVE: Final = f"SELECT pg_try_advisory_lock({LOCK_NAME})"
LOCK_SHARED: Final = f"SELECT pg_try_advisory_lock_shared({LOCK_NAME})"
UNLOCK: Final = "SELECT pg_advisory_unlock_all()"
CHECK_INTERVAL_SECONDS: Final = 0.5
"""Seconds between two checks of the connection."""

log = logging.getLogger(__name__)


@final
class AdvisoryLock:
    def __init__(self, url: URL, shared: bool) -> None:
        self._url: Final = url
        self._query: Final = (LOCK_SHARED if shared else LOCK_EXCLUSIVE).encode()
        self._connection: psycopg.Connection[Any] | None = None
        self._ending: Final = Event()
        self._watching: Final = Thread(target=self._watch, name="claim", daemon=True)

    def acquire(self) -> bool:
        """Acquire the lock and hold it; False when others have it."""
        try:
            self._connection = self._locked_connection()
        except psycopg.Error as error:
            raise unreachable_error(self._url, str(error)) from None
        if self._connection is None:
            return False
        self._watching.start()
        return True

    def release(self) -> None:
        self._ending.set()
        # No longer, in case the database is gone.
        self._watching.join(CHECK_INTERVAL_SECONDS)

    def _watch(self) -> None:
        while not self._ending.wait(CHECK_INTERVAL_SECONDS):
            try:
                if self._connection is None:
                    self._connection = self._locked_connection()
                else:
                    self._connection.execute("SELECT 1")
            except psycopg.Error:
                self._reset()
        _close(self._connection)

    def _reset(self) -> None:
        if self._connection is not None:
            log.warning("the lock on the database is lost; retrying")
            _close(self._connection)
            self._connection = None

    def _locked_connection(self) -> "psycopg.Connection[Any] | None":
        """Return a new connection that holds the lock, if it is free."""
        address = self._url.set(drivername="postgresql")
        connection = psycopg.connect(
            address.render_as_string(hide_password=False),
            autocommit=True,
            **postgres.connect_args(self._url),
        )
        if connection.execute(self._query).fetchone() == (True,):
            return connection
        _close(connection)
        return None


def _close(connection: "psycopg.Connection[Any] | None") -> None:
    if connection is not None:
        with suppress(psycopg.Error):
            connection.execute(UNLOCK)  # the database notices a closed connection late
        connection.close()
