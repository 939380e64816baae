"""What is done once a table has agreed on it. All of it is called with the lock."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.server.store import pace
from sengoku.server.store.records import Status, Vote, VoteKind
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.points import input_before
from sengoku.server.tables.table import Table

TIMES: Final = ("clocks", "due_at", "bot_due", "changed_at")


async def _pause(hall: Hall, table: Table, vote: Vote) -> None:
    await _stop(hall, table, "paused")


async def _end(hall: Hall, table: Table, vote: Vote) -> None:
    table.record.over_at = hall.now()
    await _stop(hall, table, "closed")


async def _stop(hall: Hall, table: Table, status: Status) -> None:
    table.record.status = status
    for clock in table.record.clocks:
        pace.pause(clock, hall.now())
    await _plan(hall, table, "status", "over_at")


async def _resume(hall: Hall, table: Table, vote: Vote) -> None:
    record = table.record
    record.status = "running"
    for seat in seat_sets.each(record.waiting):
        pace.start(record.clocks[seat], hall.now())
    await _plan(hall, table, "status")
    hall.wake(table)


async def _extend(hall: Hall, table: Table, vote: Vote) -> None:
    record = table.record
    for seat in seat_sets.each(record.waiting):
        pace.extend(record.clocks[seat], vote.target * pace.HOUR)
    await _plan(hall, table)


async def _replace(hall: Hall, table: Table, vote: Vote) -> None:
    seat = table.seats[vote.target]
    seat.kind, seat.bot, seat.stand_in = "bot", vote.bot, False
    seat.token = seat.account = None
    table.plan()
    table.record.changed_at = hall.now()
    await hall.change(table, *TIMES, seats=(seat,))
    for after in hall.after_leave:
        after(table, seat)
    hall.wake(table, table.record.waiting)


async def _rewind(hall: Hall, table: Table, vote: Vote) -> None:
    await hall.rewind(table, await input_before(hall, table, vote.target))


async def _plan(hall: Hall, table: Table, *names: str) -> None:
    table.plan()
    table.record.changed_at = hall.now()
    await hall.change(table, *names, *TIMES)


DO: Final[Mapping[VoteKind, Callable[[Hall, Table, Vote], Awaitable[None]]]] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "replace": _replace,
    "end": _end,
    "rewind": _rewind,
}
