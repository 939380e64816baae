"""Applies admin commands to the running server, and deletes expired data.

The settings define the retention times, and ``/about`` publishes them.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Final, final

from sqlalchemy import ColumnElement, and_, delete, select

from sengoku.server.hosting.administration import pending_changes
from sengoku.server.people.sessions import DAY_MS, SESSION_LIFETIME_MS
from sengoku.server.store import schema
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.messages import Announcement

log = logging.getLogger(__name__)


@final
class RetentionJob:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self._seen: int | None = None
        self._purge_at = 0
        self._purging: asyncio.Task[None] | None = None
        self._is_stopping = False

    async def stop(self) -> None:
        """Stop, after the deletion in progress."""
        self._is_stopping = True
        if self._purging is not None:
            await self._purging

    async def poll(self) -> None:
        """Apply what has changed since the last call."""
        announcement, changes = await pending_changes(self.registry.database)
        self._announce(announcement)
        seen, self._seen = self._seen, changes.number
        for id in [] if seen is None else dict.fromkeys(changes.since(seen)):
            await self._reload(id)
        if self.registry.now() >= self._purge_at:
            self._purge_at = self.registry.now() + DAY_MS
            # In the background: bots and clocks must not wait for it.
            self._purging = asyncio.create_task(self._purge())

    async def _purge(self) -> None:
        try:
            await purge(self.registry, lambda: not self._is_stopping)
        except Exception:
            log.exception("not all expired data was deleted")

    def _announce(self, text: str) -> None:
        if text != self.registry.announcement:
            self.registry.announcement = text
            for table in self.registry.tables.values():
                table.broadcaster.broadcast(Announcement(text))

    async def _reload(self, id: str) -> None:
        async with self.registry.locked_if_loaded(id) as table:
            if table is not None:
                await table.reload()


# Deleting expired data


async def purge(
    registry: TableRegistry, goes_on: Callable[[], bool] = lambda: True
) -> int:
    """Delete expired data; return the number of deleted tables.

    Tables go one by one, so that players do not wait, while *goes_on* returns True.
    """
    await _purge_logins(registry)
    gone = 0
    for old in _kinds_of_old(registry):
        chosen = select(schema.tables.c.id).where(old)
        async with registry.database.reading() as connection:
            ids = (await connection.execute(chosen)).scalars().all()
        for id in ids:
            gone += goes_on() and await _delete(registry, id, old)
    return gone


async def _delete(registry: TableRegistry, id: str, old: ColumnElement[bool]) -> bool:
    there = schema.tables.c.id == id
    async with registry.locked_if_loaded(id) as locked:
        if locked is not None and locked.table.has_listeners:
            return False
        async with registry.database.writing() as connection:
            done = await connection.execute(delete(schema.tables).where(there, old))
        if done.rowcount:
            registry.tables.pop(id, None)
        return done.rowcount > 0


def _kinds_of_old(registry: TableRegistry) -> Iterator[ColumnElement[bool]]:
    """Yield conditions, each of which an index answers."""
    tables, settings, now = schema.tables.c, registry.settings, registry.now()
    if settings.keep_days:
        before = now - settings.keep_days * DAY_MS
        yield and_(tables.status.in_(("over", "closed")), tables.over_at < before)
    if settings.idle_days:
        before = now - settings.idle_days * DAY_MS
        is_playable = tables.status.in_(("open", "running", "paused"))
        yield and_(is_playable, tables.changed_at < before)


async def _purge_logins(registry: TableRegistry) -> None:
    """Delete expired sessions and bans."""
    now, sessions, bans = registry.now(), schema.sessions, schema.bans
    async with registry.database.writing() as connection:
        await connection.execute(
            delete(sessions).where(sessions.c.used_at < now - SESSION_LIFETIME_MS)
        )
        await connection.execute(delete(bans).where(bans.c.until < now))
