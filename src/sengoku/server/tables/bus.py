"""Notifications between processes that share a PostgreSQL database: LISTEN and NOTIFY.

A line names a table and what to reload: ``<table> <number>`` an input, ``<table>
table <process>`` the table itself, ``<table> seats <process>`` private columns of its
seats, ``<table> chat <process>`` its chat. ``<table> presence <process> <connections>``
says who is connected to that process. It never contains a secret. The inputs of one
commit are the lines of one message. With SQLite there is only one process, so there is
nothing to listen to.

Nothing that arrives ends the bus. Each table is followed by tasks of its own, so a
damaged or locked table stops no other.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, final

from sengoku.server.store import postgres
from sengoku.server.store.database import NOTIFY_CHANNEL
from sengoku.server.store.transient import is_transient
from sengoku.server.tables import remote_changes
from sengoku.server.tables.chat import relay_remote_chat
from sengoku.server.tables.registry import TableRegistry

RECONNECT_DELAY_SECONDS: Final = 0.5
"""Seconds until a lost connection is retried; they double with every failure."""
MAX_RECONNECT_DELAY_SECONDS: Final = 8.0
MAX_DIGITS: Final = 9
"""Of the number of an input."""

log = logging.getLogger(__name__)


@final
class Bus:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self._task: asyncio.Task[None] | None = None
        self._following: Final[set[asyncio.Task[None]]] = set()
        self._listening = asyncio.Event()
        self._failures = 0  # in a row

    async def start(self) -> None:
        if not self.registry.database.is_sqlite:
            self._task = asyncio.create_task(self._run())
            await asyncio.wait_for(self._listening.wait(), 10)

    async def stop(self) -> None:
        if self._task is not None:
            tasks = (self._task, *self._following)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        """Listen, and restart after every failure."""
        while True:
            try:
                await self._listen()
            except Exception as error:
                self._log_failure(error)
            delay = RECONNECT_DELAY_SECONDS * 2**self._failures
            self._failures += 1
            await asyncio.sleep(min(delay, MAX_RECONNECT_DELAY_SECONDS))

    def _log_failure(self, error: Exception) -> None:
        # Only installed with PostgreSQL support.
        import psycopg  # noqa: PLC0415

        if isinstance(error, psycopg.Error | OSError) or is_transient(error):
            log.warning("the database does not answer; retrying")
        else:
            log.error("the bus between servers failed; restarting", exc_info=error)

    async def _listen(self) -> None:
        # Only installed with PostgreSQL support.
        import psycopg  # noqa: PLC0415

        url = self.registry.database.url
        address = url.set(drivername="postgresql")
        connection = await psycopg.AsyncConnection.connect(
            address.render_as_string(hide_password=False),
            autocommit=True,
            **postgres.connect_args(url),
        )
        async with connection:
            await connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
            self._listening.set()
            await self._resync()
            self._failures = 0
            async for notification in connection.notifies():
                self._receive(notification.payload)

    def _receive(self, payload: str) -> None:
        for line in payload.split("\n"):
            table, _, change = line.partition(" ")
            if self._concerns(table, change):
                self._start(self._handle(line))

    def _concerns(self, id: str, change: str) -> bool:
        """Does it say anything new? Every process reads the messages of all others.

        An input that is known here may not be on disk yet. If its number turns out to
        be taken, the table is reloaded anyway.
        """
        table = self.registry.tables.get(id)
        if table is None:
            return self.registry.is_opening(id)
        is_input = change.isdecimal() and len(change) <= MAX_DIGITS
        match = table.match if is_input else None
        return match is None or match.number < int(change)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _resync(self) -> None:
        """Reload every table: notifications may have been missed."""
        for id in [*self.registry.tables]:
            self._start(self._guarded(id, self._reload(id)))

    async def _reload(self, id: str) -> None:
        async with self.registry.locked_if_loaded(id) as table:
            if table is not None:
                await table.reload()
        await relay_remote_chat(self.registry, id)

    async def _handle(self, line: str) -> None:
        table, _, change = line.partition(" ")
        await self._guarded(table, self._follow(table, change))

    async def _guarded(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            # A table that could not follow was evicted and is read again when used.
            away = is_transient(error)
            level = logging.WARNING if away else logging.ERROR
            log.log(
                level,
                "table %r: could not follow another process",
                table,
                exc_info=None if away else error,
            )

    async def _follow(self, table: str, change: str) -> None:
        what, _, rest = change.partition(" ")
        process, _, connections = rest.partition(" ")
        is_own = process == self.registry.process
        if is_own or not await self.registry.is_loaded(table):
            return
        if what in ("table", "seats"):
            await remote_changes.refresh_table(
                self.registry, table, quietly=what == "seats"
            )
        elif what == "chat":
            await relay_remote_chat(self.registry, table)
        elif what == "presence":
            for follow in self.registry.hooks.on_remote_presence:
                follow(self.registry.tables[table], process, connections)
        else:
            await remote_changes.apply_remote_inputs(self.registry, table, int(what))
