"""Writes changes to a table outside its game: seats, votes, status, clocks.

A change fails when another process has changed the table meanwhile, because it was
based on outdated data.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Update, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.records import SeatRecord, to_row
from sengoku.server.tables.live_game import LiveGame, occupants
from sengoku.server.tables.loading import lock_row, read_seats, read_table
from sengoku.server.wire.errors import ConcurrentUpdateError

SILENT_COLUMNS: Final = ("snapshot",)
"""Columns whose changes other processes need not know."""
SEAT_COLUMNS: Final = tuple(
    name for name in SeatRecord.__struct_fields__ if name not in ("seen", "prepared")
)
"""Columns written for a changed seat; another process may have newer ones of these."""


async def write_table(
    database: Database,
    process: str,
    game: LiveGame,
    names: tuple[str, ...],
    seats: Sequence[SeatRecord],
    first: dict[str, Any] | None,
) -> None:
    """Write the columns *names*, the *seats*, and the *first* input of a game."""
    async with database.writing() as connection:
        if names != SILENT_COLUMNS:
            known = game.record.number if first is None else 0
            await _check_unchanged(database, connection, game, known)
        if first is not None:
            await connection.execute(insert(schema.inputs), first)
        if names:
            chosen = schema.tables.c.id == game.id
            if (
                names == SILENT_COLUMNS
            ):  # must not overwrite what another process played
                chosen &= schema.tables.c.number == game.record.number
            values = to_row(game.record, *names)
            await connection.execute(update(schema.tables).where(chosen).values(values))
        for seat in seats:
            await connection.execute(_seat_update(game.id, seat, *SEAT_COLUMNS))
        if names != SILENT_COLUMNS:
            await database.notify(connection, f"{game.id} table {process}")


async def _check_unchanged(
    database: Database, connection: AsyncConnection, game: LiveGame, number: int
) -> None:
    """Raise an error if another process has changed the table meanwhile."""
    if database.is_sqlite:
        return
    await lock_row(connection, game.id)
    record = await read_table(connection, game.id)
    seats = await read_seats(connection, game.id)
    if record is None or (record.number, occupants(seats)) != (number, game.occupants):
        raise ConcurrentUpdateError


async def write_seat(
    database: Database, process: str, id: str, seat: SeatRecord, name: str
) -> None:
    """Write one column of the *seat*: the others may be newer in the database."""
    async with database.writing() as connection:
        await connection.execute(_seat_update(id, seat, name))
        await database.notify(connection, f"{id} seats {process}")


async def write_prepared(
    database: Database, process: str, game: LiveGame, seat: SeatRecord
) -> None:
    """Write what *seat* has prepared, and whether it is due: nobody else is told."""
    value = None if seat.prepared is None else msgspec.json.encode(seat.prepared)
    own = update(schema.seats).where(_is_seat(game.id, seat)).values(prepared=value)
    tables = schema.tables.c
    is_current = (tables.id == game.id) & (tables.number == game.record.number)
    due = update(schema.tables).where(is_current).values(bot_due=game.record.bot_due)
    async with database.writing() as connection:
        await connection.execute(own)
        await connection.execute(due)
        await database.notify(connection, f"{game.id} seats {process}")


async def write_seen(database: Database, id: str, seat: SeatRecord) -> None:
    async with database.writing() as connection:
        await connection.execute(_seat_update(id, seat, "seen"))


def _seat_update(id: str, seat: SeatRecord, *names: str) -> Update:
    values = {name: getattr(seat, name) for name in names}
    return update(schema.seats).where(_is_seat(id, seat)).values(values)


def _is_seat(id: str, seat: SeatRecord) -> ColumnElement[bool]:
    return (schema.seats.c.table == id) & (schema.seats.c.seat == seat.seat)
