"""Evicts idle tables from memory, after saving a snapshot."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table

log = logging.getLogger(__name__)

IDLE_MS: Final = 60_000
"""How long a table without listeners stays in memory."""


async def evict_idle(registry: TableRegistry) -> None:
    """Evict every table that nobody has used for a while."""
    before = registry.now() - IDLE_MS
    for table in [*registry.tables.values()]:
        is_used = table.has_listeners or table.used_at >= before
        if not is_used and not table.is_locked:
            with _logged(table.id):
                await evict(registry, table)


async def evict(registry: TableRegistry, table: Table) -> None:
    """Save a snapshot and evict the table, unless it has listeners."""
    async with registry.locked_if_loaded(table.id) as locked:
        if locked is not None and not locked.table.has_listeners:
            await locked.save_snapshot()
            registry.evict(locked.table)


async def save_all(registry: TableRegistry) -> None:
    """Save every snapshot, so that the next start replays nothing."""
    for id in [*registry.tables]:
        with _logged(id):
            async with registry.locked_if_loaded(id) as locked:
                if locked is not None:
                    await locked.save_snapshot()


@contextmanager
def _logged(id: str) -> Iterator[None]:
    """Log an error: one table must not stop the others from being saved."""
    try:
        yield
    except Exception:
        log.exception("table %s: its snapshot could not be saved", id)
