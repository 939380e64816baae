"""Finds players who run out of time; in the database, so restarts lose nothing."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Select, exists, select

from sengoku.core import seats as seat_sets
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.pace import HOUR_MS, RANGES, Days, Pace
from sengoku.server.store.records import WAIT, SeatRecord, TableRecord
from sengoku.server.tables.loading import read_seats, read_table

REMINDER_DIVISOR: Final = 4
"""A reminder is sent when less than a quarter of the time is left."""
MAX_REMINDER_MS: Final = RANGES["hours"].stop * HOUR_MS // REMINDER_DIVISOR

_pace: Final[msgspec.json.Decoder[Pace]] = msgspec.json.Decoder(Pace)


async def running_out(
    database: Database, now: int
) -> list[tuple[TableRecord, SeatRecord]]:
    """Return the seats with little time left, at tables that have alerts."""
    found: list[tuple[TableRecord, SeatRecord]] = []
    async with database.reading() as connection:
        for id, pace, due_at in (await connection.execute(_candidates(now))).all():
            if due_at - now >= _reminder_time(_pace.decode(pace)):
                continue
            record = await read_table(connection, id)
            if record is not None:
                seats = await read_seats(connection, id)
                found += [(record, seat) for seat in _expiring(record, seats, now)]
    return found


def _candidates(now: int) -> Select[Any, Any, Any]:
    tables, alerts = schema.tables.c, schema.alerts.c
    return select(tables.id, tables.pace, tables.due_at).where(
        tables.status == "running",
        tables.due_at > now,
        tables.due_at <= now + MAX_REMINDER_MS,
        exists().where(alerts.table == tables.id),
    )


def _reminder_time(pace: Pace) -> int:
    return pace.hours * HOUR_MS // REMINDER_DIVISOR if isinstance(pace, Days) else 0


def _expiring(
    record: TableRecord, seats: list[SeatRecord], now: int
) -> Iterator[SeatRecord]:
    for seat in seats:
        due = record.clocks[seat.seat].due
        if due is None or seat.standing == WAIT or not is_waiting_for(record, seat):
            continue
        if 0 < due - now < _reminder_time(record.pace):
            yield seat


def is_waiting_for(record: TableRecord, seat: SeatRecord) -> bool:
    """Does the game wait for the person on that seat?"""
    is_asked = seat_sets.contains(record.waiting, seat.seat)
    is_played = record.status == "running" and seat.kind == "person"
    return is_played and is_asked and not seat.stand_in
