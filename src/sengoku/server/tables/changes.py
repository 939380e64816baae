"""Writes what changes at a table besides its game: seats, votes, status, clocks.

A change is refused when another process has changed the table meanwhile: it was
decided on what is no longer so.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Update, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.records import SeatRecord, to_row
from sengoku.server.tables.loading import hold, read_seats, read_table
from sengoku.server.tables.table import Table, seated
from sengoku.server.wire.errors import ConcurrentUpdateError

QUIET: Final = ("snapshot",)
"""Columns that are of no interest to other processes."""
SEAT: Final = tuple(name for name in SeatRecord.__struct_fields__ if name != "seen")
"""What is kept of a seat that changed; of *seen* another process may know better."""


async def write_table(
    database: Database,
    process: str,
    table: Table,
    names: tuple[str, ...],
    seats: Sequence[SeatRecord],
    first: dict[str, Any] | None,
) -> None:
    """Keep the columns *names*, the *seats*, and the *first* row of a game."""
    async with database.writing() as connection:
        if names != QUIET:
            known = table.record.number if first is None else 0
            await _check_known(database, connection, table, known)
        if first is not None:
            await connection.execute(insert(schema.inputs), first)
        if names:
            chosen = schema.tables.c.id == table.id
            if names == QUIET:  # what another process has played is not undone by it
                chosen &= schema.tables.c.number == table.record.number
            values = to_row(table.record, *names)
            await connection.execute(update(schema.tables).where(chosen).values(values))
        for seat in seats:
            await connection.execute(_seat_update(table.id, seat, *SEAT))
        if names != QUIET:
            await database.notify(connection, f"{table.id} table {process}")


async def _check_known(
    database: Database, connection: AsyncConnection, table: Table, number: int
) -> None:
    """Refuse a change of a table that another process has changed meanwhile."""
    if database.is_sqlite:
        return
    await hold(connection, table.id)
    record = await read_table(connection, table.id)
    seats = await read_seats(connection, table.id)
    if record is None or (record.number, seated(seats)) != (number, table.seated):
        raise ConcurrentUpdateError


async def write_seat(
    database: Database, process: str, id: str, seat: SeatRecord, name: str
) -> None:
    """Keep one column of the *seat*: of others another process may know better."""
    async with database.writing() as connection:
        await connection.execute(_seat_update(id, seat, name))
        await database.notify(connection, f"{id} seats {process}")


async def write_seen(database: Database, id: str, seat: SeatRecord) -> None:
    async with database.writing() as connection:
        await connection.execute(_seat_update(id, seat, "seen"))


def _seat_update(id: str, seat: SeatRecord, *names: str) -> Update:
    values = {name: getattr(seat, name) for name in names}
    return update(schema.seats).where(_is_seat(id, seat)).values(values)


def _is_seat(id: str, seat: SeatRecord) -> ColumnElement[bool]:
    return (schema.seats.c.table == id) & (schema.seats.c.seat == seat.seat)
