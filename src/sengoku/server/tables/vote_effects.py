"""The effects of votes that passed. All functions are called with the lock."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.server.store import pace
from sengoku.server.store.records import Status, Vote, VoteKind
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.rewind_points import input_before
from sengoku.server.tables.table import Table

CLOCK_COLUMNS: Final = ("clocks", "due_at", "bot_due", "changed_at")


async def _pause(registry: TableRegistry, table: Table, vote: Vote) -> None:
    await _stop_clocks(registry, table, "paused")


async def _end(registry: TableRegistry, table: Table, vote: Vote) -> None:
    table.record.over_at = registry.now()
    await _stop_clocks(registry, table, "closed")


async def _stop_clocks(registry: TableRegistry, table: Table, status: Status) -> None:
    table.record.status = status
    for clock in table.record.clocks:
        pace.pause(clock, registry.now())
    await _reschedule(registry, table, "status", "over_at")


async def _resume(registry: TableRegistry, table: Table, vote: Vote) -> None:
    record = table.record
    record.status = "running"
    for seat in seat_sets.each(record.waiting):
        pace.start(record.clocks[seat], registry.now())
    await _reschedule(registry, table, "status")
    registry.notify(table)


async def _extend(registry: TableRegistry, table: Table, vote: Vote) -> None:
    record = table.record
    for seat in seat_sets.each(record.waiting):
        pace.extend(record.clocks[seat], vote.target * pace.HOUR_MS)
    await _reschedule(registry, table)


async def _replace(registry: TableRegistry, table: Table, vote: Vote) -> None:
    seat = table.seats[vote.target]
    seat.kind, seat.bot, seat.stand_in = "bot", vote.bot, False
    seat.token = seat.account = None
    table.schedule()
    table.record.changed_at = registry.now()
    await registry.save_changes(table, *CLOCK_COLUMNS, seats=(seat,))
    for callback in registry.on_bot_takeover:
        callback(table, seat)
    registry.notify(table, table.record.waiting)


async def _rewind(registry: TableRegistry, table: Table, vote: Vote) -> None:
    await registry.rewind(table, await input_before(registry, table, vote.target))


async def _reschedule(registry: TableRegistry, table: Table, *names: str) -> None:
    table.schedule()
    table.record.changed_at = registry.now()
    await registry.save_changes(table, *names, *CLOCK_COLUMNS)


APPLY: Final[
    Mapping[VoteKind, Callable[[TableRegistry, Table, Vote], Awaitable[None]]]
] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "replace": _replace,
    "end": _end,
    "rewind": _rewind,
}
