"""Whose time runs out: found in the database, so that no restart forgets it."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Select, exists, select

from sengoku.core import seats as seat_sets
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.pace import HOUR, RANGES, Days, Pace
from sengoku.server.store.records import WAIT, SeatRecord, TableRecord
from sengoku.server.tables.loading import read_seats, read_table

PART: Final = 4
"""A reminder comes when less than the fourth part of the time is left."""
LONGEST: Final = RANGES["hours"].stop * HOUR // PART

_pace: Final[msgspec.json.Decoder[Pace]] = msgspec.json.Decoder(Pace)


async def nearly_late(
    database: Database, now: int
) -> list[tuple[TableRecord, SeatRecord]]:
    """Return the seats with little time left, of tables at which an alert is set."""
    found: list[tuple[TableRecord, SeatRecord]] = []
    async with database.reading() as connection:
        for id, pace, due_at in (await connection.execute(_candidates(now))).all():
            if due_at - now >= _last_part(_pace.decode(pace)):
                continue
            record = await read_table(connection, id)
            if record is not None:
                seats = await read_seats(connection, id)
                found += [(record, seat) for seat in _late(record, seats, now)]
    return found


def _candidates(now: int) -> Select[Any, Any, Any]:
    tables, alerts = schema.tables.c, schema.alerts.c
    return select(tables.id, tables.pace, tables.due_at).where(
        tables.status == "running",
        tables.due_at > now,
        tables.due_at <= now + LONGEST,
        exists().where(alerts.table == tables.id),
    )


def _last_part(pace: Pace) -> int:
    return pace.hours * HOUR // PART if isinstance(pace, Days) else 0


def _late(
    record: TableRecord, seats: list[SeatRecord], now: int
) -> Iterator[SeatRecord]:
    for seat in seats:
        due = record.clocks[seat.seat].due
        if due is None or seat.standing == WAIT or not is_waited_for(record, seat):
            continue
        if 0 < due - now < _last_part(record.pace):
            yield seat


def is_waited_for(record: TableRecord, seat: SeatRecord) -> bool:
    """Does the game wait for the person on that seat?"""
    is_asked = seat_sets.contains(record.waiting, seat.seat)
    is_played = record.status == "running" and seat.kind == "person"
    return is_played and is_asked and not seat.stand_in
