"""Notifications between processes that share a PostgreSQL database: LISTEN and NOTIFY.

A message names a table and what to reload: ``<table> <number>`` an input, ``<table>
table <process>`` the table itself, ``<table> seats <process>`` private columns of its
seats, ``<table> chat <process>`` its chat. It never contains a secret. With SQLite
there is only one process, so there is nothing to listen to.
"""

import asyncio
import contextlib
import logging
from typing import Final, final

from sqlalchemy.exc import SQLAlchemyError

from sengoku.server.store import postgres
from sengoku.server.store.database import NOTIFY_CHANNEL
from sengoku.server.tables import remote_changes
from sengoku.server.tables.chat import relay_remote_chat
from sengoku.server.tables.registry import TableRegistry

RECONNECT_DELAY_SECONDS: Final = 0.5
"""Seconds until a lost connection is retried."""

log = logging.getLogger(__name__)


@final
class Bus:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def start(self) -> None:
        if not self.registry.database.is_sqlite:
            self._task = asyncio.create_task(self._run())
            await asyncio.wait_for(self._listening.wait(), 10)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        # Only installed with PostgreSQL support.
        import psycopg  # noqa: PLC0415

        url = self.registry.database.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    address,
                    autocommit=True,
                    **postgres.connect_args(self.registry.database.url),
                )
                async with connection:
                    await connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
                    await self._resync()
                    async for notification in connection.notifies():
                        await self._handle(notification.payload)
            except (psycopg.Error, SQLAlchemyError, OSError):
                log.warning("the database does not answer; retrying")
            await asyncio.sleep(RECONNECT_DELAY_SECONDS)

    async def _resync(self) -> None:
        """Reload every table: notifications may have been missed."""
        self._listening.set()
        for id in [*self.registry.tables]:
            async with self.registry.locked_if_loaded(id) as table:
                if table is not None:
                    await table.reload()
            await relay_remote_chat(self.registry, id)

    async def _handle(self, payload: str) -> None:
        table, what, *process = payload.split(" ")
        if process == [self.registry.process] or not await self.registry.is_loaded(
            table
        ):
            return
        try:
            if what in ("table", "seats"):
                await remote_changes.refresh_table(
                    self.registry, table, quietly=what == "seats"
                )
            elif what == "chat":
                await relay_remote_chat(self.registry, table)
            else:
                await remote_changes.apply_remote_inputs(
                    self.registry, table, int(what)
                )
        except Exception:
            log.exception("table %s: could not follow another process", table)
