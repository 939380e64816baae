"""The effects of votes that passed."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.server.store import pace
from sengoku.server.store.records import Status, Vote, VoteKind
from sengoku.server.tables import preparing
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.votes.rewind_points import input_before

CLOCK_COLUMNS: Final = ("clocks", "due_at", "bot_due", "changed_at")


async def _pause(table: LockedTable, vote: Vote) -> None:
    await _stop_clocks(table, "paused")


async def _end(table: LockedTable, vote: Vote) -> None:
    table.record.over_at = table.now()
    await _stop_clocks(table, "closed")


async def _stop_clocks(table: LockedTable, status: Status) -> None:
    table.record.status = status
    for clock in table.record.clocks:
        pace.pause(clock, table.now())
    await _reschedule(table, "status", "over_at")


async def _resume(table: LockedTable, vote: Vote) -> None:
    record = table.record
    record.status = "running"
    for seat in seat_sets.each(record.waiting):
        pace.start(record.clocks[seat], table.now())
    await _reschedule(table, "status")
    table.notify()


async def _extend(table: LockedTable, vote: Vote) -> None:
    record = table.record
    for seat in seat_sets.each(record.waiting):
        pace.extend(record.clocks[seat], vote.target * pace.HOUR_MS)
    await _reschedule(table)


async def _replace(table: LockedTable, vote: Vote) -> None:
    seat = table.seats[vote.target]
    seat.kind, seat.bot, seat.stand_in = "bot", vote.bot, False
    seat.token = seat.account = None
    table.game.schedule()
    table.record.changed_at = table.now()
    await table.save_changes(*CLOCK_COLUMNS, seats=(seat,))
    await table.save_prepared(seat.seat, None)
    table.notify_bot_takeover(seat)
    table.notify(table.record.waiting)


async def _rewind(table: LockedTable, vote: Vote) -> None:
    number = await input_before(table, vote.target)
    for seat in table.seats:
        await preparing.drop(table, seat)
    await table.rewind(number)


async def _reschedule(table: LockedTable, *names: str) -> None:
    table.game.schedule()
    table.record.changed_at = table.now()
    await table.save_changes(*names, *CLOCK_COLUMNS)


APPLY: Final[Mapping[VoteKind, Callable[[LockedTable, Vote], Awaitable[None]]]] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "replace": _replace,
    "end": _end,
    "rewind": _rewind,
}
