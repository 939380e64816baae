"""Applies what another process did at a table that is in memory here."""

from sengoku.server.tables.loading import (
    inputs_after,
    read_seats,
    read_table,
    replay_remote_input,
)
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.messages import Changed


async def apply_remote_inputs(registry: TableRegistry, id: str, number: int) -> None:
    """Replay remote inputs, if input *number* is not known here yet."""
    table = registry.tables.get(id)
    if table is None or table.match is None or table.match.number >= number:
        return
    async with table.lock:
        if not registry.is_current(table) or table.match.number >= number:
            return
        for row in await inputs_after(registry.database, id, table.match.number):
            before = len(table.running.log.entries)
            if not replay_remote_input(table, row):
                await registry.reload(table)
                return
            registry.publish(
                table, row["seat"], table.running.log.entries[before:], row["by"]
            )
        for callback in registry.on_remote_input:
            callback(table)


async def refresh_table(
    registry: TableRegistry, id: str, quietly: bool = False
) -> None:
    """Reload the table's row and its seats."""
    table = registry.tables.get(id)
    if table is None:
        return
    async with table.lock:
        if not registry.is_current(table):
            return
        was = table.record.status
        await _reload_rows(registry, table)
        match = table.match
        is_behind = match is None or match.number != table.record.number
        if is_behind or was != table.record.status:
            await registry.reload(table)
        if not quietly:
            table.broadcast(Changed(table.info(), table.record.clocks))


async def _reload_rows(registry: TableRegistry, table: Table) -> None:
    async with registry.database.reading() as connection:
        record = await read_table(connection, table.id)
        if record is None:
            return
        record.snapshot = table.record.snapshot
        table.record, table.seats = record, await read_seats(connection, table.id)
    table.sync_occupants()
