"""Since you looked: how many events of its stream a seat has seen."""

from sengoku.core.seats import Seat
from sengoku.server.tables.changes import write_seen
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.table import Table


async def look(hall: Hall, known: Table, seat: Seat, events: int) -> None:
    """Note that *seat* has looked at so many events, if that is news."""
    async with hall.held(known) as table:  # what is not on disk yet does not count
        record = table.seats[seat]
        if table.match is None:
            return
        events = min(events, table.heard(seat))
        if events > record.seen:
            record.seen = events
            await write_seen(hall.database, table.id, record)
