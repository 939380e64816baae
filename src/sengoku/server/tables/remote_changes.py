"""Applies what another process did at a table that is in memory here."""

from sengoku.server.tables.loading import read_seats, read_table
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.prepared import due_seat
from sengoku.server.tables.registry import TableRegistry


async def apply_remote_inputs(registry: TableRegistry, id: str, number: int) -> None:
    """Replay remote inputs, if input *number* is not known here yet."""
    async with registry.locked_if_loaded(id) as table:
        match = None if table is None else table.game.match
        if table is not None and match is not None and match.number < number:
            with table.discarded_on_error():  # the notification is not repeated
                await table.catch_up()


async def refresh_table(
    registry: TableRegistry, id: str, quietly: bool = False
) -> None:
    """Reload the table's row and its seats."""
    async with registry.locked_if_loaded(id) as table:
        if table is None:
            return
        was = table.record.status
        with table.discarded_on_error():
            await _reload_rows(table)
        match = table.game.match
        is_behind = match is None or match.number != table.record.number
        if is_behind or was != table.record.status:
            await table.reload()
        if not quietly:
            table.broadcaster.broadcast_table()
        if due_seat(table.record, table.seats) is not None:
            table.game.schedule()
            table.notify_remote_input()


async def _reload_rows(table: LockedTable) -> None:
    async with table.database.reading() as connection:
        record = await read_table(connection, table.id)
        if record is None:
            return
        seats = await read_seats(connection, table.id)
    record.snapshot = table.record.snapshot
    table.replace_rows(record, seats)
