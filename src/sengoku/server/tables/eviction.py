"""Evicts idle tables from memory, after saving a snapshot."""

from typing import Final

from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table

IDLE_MS: Final = 60_000
"""How long a table without listeners stays in memory."""


async def evict_idle(registry: TableRegistry) -> None:
    """Evict every table that nobody has used for a while."""
    before = registry.now() - IDLE_MS
    for table in [*registry.tables.values()]:
        is_used = table.has_listeners or table.used_at >= before
        if not is_used and not table.lock.locked():
            await evict(registry, table)


async def evict(registry: TableRegistry, table: Table) -> None:
    """Save a snapshot and evict the table, unless it has listeners."""
    async with table.lock:
        if not table.has_listeners:
            await save_snapshot(registry, table)
            registry.evict(table)


async def save_all(registry: TableRegistry) -> None:
    """Save every snapshot, so that the next start replays nothing."""
    for table in [*registry.tables.values()]:
        async with table.lock:
            await save_snapshot(registry, table)


async def save_snapshot(registry: TableRegistry, table: Table) -> None:
    """Save a snapshot; skip if evicted or behind. Call with the lock."""
    if registry.is_current(table) and table.take_snapshot():
        await registry.write_columns(table, "snapshot")
