"""What another process on the same database did at a table that is open here, too."""

from sengoku.server.tables.hall import Hall
from sengoku.server.tables.loading import follow, read_seats, read_table, rows_after
from sengoku.server.tables.table import Table
from sengoku.server.wire.messages import Changed


async def catch_up(hall: Hall, id: str, number: int) -> None:
    """Play what was played there, if input *number* is not known here yet."""
    table = hall.tables.get(id)
    if table is None or table.match is None or table.match.number >= number:
        return
    async with table.lock:
        if not hall.has(table) or table.match.number >= number:
            return
        for row in await rows_after(hall.database, id, table.match.number):
            before = len(table.running.log.entries)
            if not follow(table, row):
                await hall.look_again(table)
                return
            hall.tell(table, row["seat"], table.running.log.entries[before:], row["by"])
        for after in hall.after_follow:
            after(table)


async def refresh(hall: Hall, id: str, quietly: bool = False) -> None:
    """Read anew what was changed of the table or its seats."""
    table = hall.tables.get(id)
    if table is None:
        return
    async with table.lock:
        if not hall.has(table):
            return
        was = table.record.status
        await _read_anew(hall, table)
        match = table.match
        is_behind = match is None or match.number != table.record.number
        if is_behind or was != table.record.status:
            await hall.look_again(table)
        if not quietly:
            table.broadcast(Changed(table.info(), table.record.clocks))


async def _read_anew(hall: Hall, table: Table) -> None:
    async with hall.database.reading() as connection:
        record = await read_table(connection, table.id)
        if record is None:
            return
        record.snapshot = table.record.snapshot
        table.record, table.seats = record, await read_seats(connection, table.id)
    table.note_seats()
