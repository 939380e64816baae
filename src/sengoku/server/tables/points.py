"""Points a table can go back to, counted in events that spectators see.

How many inputs there were tells what others did unseen. How many of these events there
were tells nothing: everybody has seen them.
"""

from typing import Final

from sengoku.core.events import Event
from sengoku.games import game
from sengoku.server.store import history
from sengoku.server.store.records import TableRecord
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.loading import rows_after
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import Point
from sengoku.server.wire.errors import conflict, unreadable

LATEST: Final = 100
"""So many points are offered at most."""


def check_revision(record: TableRecord) -> None:
    """Refuse to play a game again from its start by other rules than its own."""
    installed = game(record.game).revision
    if record.revision != installed:
        detail = f"the game began by rules {record.revision}; {installed} are installed"
        raise conflict("other-revision", detail)


async def points(hall: Hall, table: Table) -> list[Point]:
    """Return where the game can go back to, the latest last."""
    found, heard = [], 0
    for place, (_, events) in enumerate(await _told(hall, table)):
        if events and place:
            found.append(Point(heard, tuple(events)))
        heard += len(events)
    return found[-LATEST:]


async def input_before(hall: Hall, table: Table, target: int) -> int:
    """Return after which input the game stood when event *target* was still to come."""
    check_revision(table.record)
    heard = 0
    for place, (number, events) in enumerate(await _told(hall, table)):
        heard += len(events)
        if place and heard > target:
            return number - 1
        if heard > target:
            break
    raise unreadable("the game cannot go back before this event", "target")


async def _told(hall: Hall, table: Table) -> list[tuple[int, list[Event]]]:
    """Return the number of every input, the setup first, and what spectators heard."""
    rows = await rows_after(hall.database, table.id, -1)
    return [(row["number"], _public(table.record.game, row["entries"])) for row in rows]


def _public(game: str, entries: bytes) -> list[Event]:
    seen = (entry.seen_by(None) for entry in history.decode(game, entries))
    return [event for event in seen if event is not None]
