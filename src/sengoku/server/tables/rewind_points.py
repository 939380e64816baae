"""Points to rewind a game to, counted in events that spectators see.

The number of inputs would reveal hidden actions. The number of public events reveals
nothing: everybody has seen them.
"""

from typing import Final

from sengoku.core.events import Event
from sengoku.games import game
from sengoku.server.store import history
from sengoku.server.store.records import TableRecord
from sengoku.server.tables.loading import inputs_after
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import Point
from sengoku.server.wire.errors import conflict, unreadable

MAX_POINTS: Final = 100
"""The most rewind_points offered."""


def check_revision(record: TableRecord) -> None:
    """Reject a replay from the start under a different revision of the rules."""
    installed = game(record.game).revision
    if record.revision != installed:
        detail = (
            f"the game began with rules {record.revision}; {installed} are installed"
        )
        raise conflict("other-revision", detail)


async def rewind_points(registry: TableRegistry, table: Table) -> list[Point]:
    """Return the rewind_points the game can rewind to, the latest last."""
    found, count = [], 0
    for index, (_, events) in enumerate(await _public_events(registry, table)):
        if events and index:
            found.append(Point(count, tuple(events)))
        count += len(events)
    return found[-MAX_POINTS:]


async def input_before(registry: TableRegistry, table: Table, target: int) -> int:
    """Return the number of the last input before public event *target*."""
    check_revision(table.record)
    count = 0
    for index, (number, events) in enumerate(await _public_events(registry, table)):
        count += len(events)
        if index and count > target:
            return number - 1
        if count > target:
            break
    raise unreadable("the game cannot be rewound to before this event", "target")


async def _public_events(
    registry: TableRegistry, table: Table
) -> list[tuple[int, list[Event]]]:
    """Return the number and the public events of every input, the setup first."""
    rows = await inputs_after(registry.database, table.id, -1)
    return [
        (row["number"], _public_only(table.record.game, row["entries"])) for row in rows
    ]


def _public_only(game: str, entries: bytes) -> list[Event]:
    seen = (entry.seen_by(None) for entry in history.decode(game, entries))
    return [event for event in seen if event is not None]
