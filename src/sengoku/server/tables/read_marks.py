"""Read marks: how many events of its stream a seat has read."""

from sengoku.core.seats import Seat
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.tables.table_writes import write_seen


async def mark_read(
    registry: TableRegistry, known: Table, seat: Seat, events: int
) -> None:
    """Record that *seat* has read the first *events* events."""
    # With the lock: events that are not on disk yet do not count.
    async with registry.locked(known) as table:
        record = table.seats[seat]
        if table.game.match is None:
            return
        events = min(events, table.broadcaster.event_count(seat))
        if events > record.seen:
            record.seen = events
            await write_seen(table.database, table.id, record)
