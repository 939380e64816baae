"""Points to rewind a game to, counted in events that spectators see.

The number of inputs would reveal hidden actions. The number of public events reveals
nothing: everybody has seen them.
"""

from typing import Final

from sengoku.core.events import Event
from sengoku.server.store import history
from sengoku.server.store.database import Database
from sengoku.server.store.records import TableRecord
from sengoku.server.tables.loading import check_revision, inputs_after
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.wire.bodies import Point
from sengoku.server.wire.errors import unreadable

MAX_POINTS: Final = 100
"""The most rewind points offered."""


async def rewind_points(database: Database, record: TableRecord) -> list[Point]:
    """Return the points the game can rewind to, the latest last."""
    found, count = [], 0
    for index, (_, events) in enumerate(await _public_events(database, record)):
        if events and index:
            found.append(Point(count, tuple(events)))
        count += len(events)
    return found[-MAX_POINTS:]


async def input_before(table: LockedTable, target: int) -> int:
    """Return the number of the last input before public event *target*."""
    database, record = table.database, table.record
    check_revision(record)
    count = 0
    for index, (number, events) in enumerate(await _public_events(database, record)):
        count += len(events)
        if index and count > target:
            return number - 1
        if count > target:
            break
    raise unreadable("the game cannot be rewound to before this event", "target")


async def _public_events(
    database: Database, record: TableRecord
) -> list[tuple[int, list[Event]]]:
    """Return the number and the public events of every input, the setup first."""
    rows = await inputs_after(database, record.id, -1)
    return [(row["number"], public_events(record.game, row["entries"])) for row in rows]


def public_events(game: str, entries: bytes) -> list[Event]:
    seen = (entry.seen_by(None) for entry in history.decode(game, entries))
    return [event for event in seen if event is not None]
