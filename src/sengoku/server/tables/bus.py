"""How processes on one PostgreSQL hear of each other: LISTEN and NOTIFY.

A message is a table and what to read anew: ``<table> <number>`` an input,
``<table> table <process>`` the table itself, ``<table> seats <process>`` what only its
seats know, ``<table> chat <process>`` its chat.
Nothing secret is ever in it. On SQLite there is one process and nothing to hear.
"""

import asyncio
import contextlib
import logging
from typing import Final, final

from sqlalchemy.exc import SQLAlchemyError

from sengoku.server.store.database import NOTIFY_CHANNEL
from sengoku.server.tables import following
from sengoku.server.tables.chat import catch_up_chat
from sengoku.server.tables.hall import Hall

AGAIN: Final = 0.5
"""Seconds until a lost connection is tried anew."""

log = logging.getLogger(__name__)


@final
class Bus:
    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def start(self) -> None:
        if not self.hall.database.is_sqlite:
            self._task = asyncio.create_task(self._run())
            await asyncio.wait_for(self._listening.wait(), 10)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        # Only who uses PostgreSQL has installed it.
        import psycopg  # noqa: PLC0415

        url = self.hall.database.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    address, autocommit=True
                )
                async with connection:
                    await connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
                    await self._begin_to_listen()
                    async for heard in connection.notifies():
                        await self._hear(heard.payload)
            except (psycopg.Error, SQLAlchemyError, OSError):
                log.warning("the database does not answer; trying again")
            await asyncio.sleep(AGAIN)

    async def _begin_to_listen(self) -> None:
        """Look at every table again: something may have been missed."""
        self._listening.set()
        for table in [*self.hall.tables.values()]:
            async with table.lock:
                if self.hall.has(table):
                    await self.hall.look_again(table)
            await catch_up_chat(self.hall, table.id)

    async def _hear(self, payload: str) -> None:
        table, what, *process = payload.split(" ")
        if process == [self.hall.process] or not await self.hall.is_open(table):
            return
        try:
            if what in ("table", "seats"):
                await following.refresh(self.hall, table, quietly=what == "seats")
            elif what == "chat":
                await catch_up_chat(self.hall, table)
            else:
                await following.catch_up(self.hall, table, int(what))
        except Exception:
            log.exception("table %s: could not follow another process", table)
