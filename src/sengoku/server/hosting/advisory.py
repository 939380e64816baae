"""An advisory lock of PostgreSQL, which a process holds for as long as it wants.

It belongs to a line to the database. When that is lost, as when the database starts
anew, the lock is taken again on another.
"""

import logging
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Final, final

import psycopg
from sqlalchemy.engine import URL

from sengoku.server.hosting.places import PATIENCE, unreachable
from sengoku.server.store.database import NOTIFY_CHANNEL

NAME: Final = f"hashtext('{NOTIFY_CHANNEL} claimed')"
ALONE: Final = f"SELECT pg_try_advisory_lock({NAME})"
TOGETHER: Final = f"SELECT pg_try_advisory_lock_shared({NAME})"
LET_GO: Final = "SELECT pg_advisory_unlock_all()"
LOOK: Final = 0.5
"""Seconds between looks whether the line is still there."""

log = logging.getLogger(__name__)


@final
class AdvisoryLock:
    def __init__(self, url: URL, together: bool) -> None:
        self._url: Final = url
        self._query: Final = (TOGETHER if together else ALONE).encode()
        self._line: psycopg.Connection[Any] | None = None
        self._ending: Final = Event()
        self._watching: Final = Thread(target=self._watch, name="claim", daemon=True)

    def take(self) -> bool:
        """Take the lock and keep it; False when others have it."""
        try:
            self._line = self._locked_line()
        except psycopg.Error as error:
            raise unreachable(self._url, str(error)) from None
        if self._line is None:
            return False
        self._watching.start()
        return True

    def let_go(self) -> None:
        self._ending.set()
        self._watching.join(LOOK)  # more, when the database is gone, is not waited for

    def _watch(self) -> None:
        while not self._ending.wait(LOOK):
            try:
                if self._line is None:
                    self._line = self._locked_line()
                else:
                    self._line.execute("SELECT 1")
            except psycopg.Error:
                self._lose()
        _hang_up(self._line)

    def _lose(self) -> None:
        if self._line is not None:
            log.warning("the claim on the database is lost; trying again")
            _hang_up(self._line)
            self._line = None

    def _locked_line(self) -> "psycopg.Connection[Any] | None":
        """Return a new line that holds the lock, if it can be had."""
        address = self._url.set(drivername="postgresql")
        line = psycopg.connect(
            address.render_as_string(hide_password=False),
            autocommit=True,
            connect_timeout=int(PATIENCE),
        )
        if line.execute(self._query).fetchone() == (True,):
            return line
        _hang_up(line)
        return None


def _hang_up(line: "psycopg.Connection[Any] | None") -> None:
    if line is not None:
        with suppress(psycopg.Error):
            line.execute(LET_GO)  # the end of a line is noticed only a moment later
        line.close()
