"""Tables out of the database: the position that was kept, and what came after it."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.core.errors import GameError
from sengoku.match import Match
from sengoku.replay import feed
from sengoku.server import history, schema
from sengoku.server.database import Database
from sengoku.server.records import By, SeatRecord, TableRecord, seat_of, table_of
from sengoku.server.table import Table, rules_of


class Loaded(NamedTuple):
    record: TableRecord
    seats: list[SeatRecord]
    inputs: Sequence[RowMapping]
    from_start: bool

    def into(self, table: Table) -> None:
        """Let *table* stand as it was kept."""
        table.record, table.seats = self.record, self.seats
        if not self.inputs:
            table.match = None
            return
        match, by = self._match()
        table.set_out(match, by)
        for row in self.inputs:
            if row["seat"] >= 0:
                table.remember(row["seat"], row["at"], row["do"])

    def _match(self) -> tuple[Match, list[By]]:
        record, rules = self.record, rules_of(self.record)
        snapshot = record.snapshot
        if snapshot is None or self.from_start:
            match, known = Match(rules, record.seed), 0
        else:
            match, known = Match.resume(rules, record.seed, snapshot), snapshot.number
            match.log.entries.clear()
        by: list[By] = []
        for row in self.inputs:
            before = len(match.log.entries)
            if row["number"] > known:
                feed(match, row["seat"], row["do"])
            elif snapshot is not None and not self.from_start:
                match.log.entries += history.read(record.game, row["entries"])
            else:
                before = 0  # the setup is in the log already
            by += [row["by"]] * (len(match.log.entries) - before)
        return match, by


async def load(database: Database, id: str, from_start: bool = False) -> Loaded | None:
    """Return the table; *from_start*: by playing everything again."""
    while True:
        async with database.reading() as connection:
            record = await read_table(connection, id)
            if record is None:
                return None
            seats = await read_seats(connection, id)
            inputs = await _read_inputs(connection, id)
        # Another process may have played between two of the questions.
        if not inputs or inputs[-1]["number"] == record.number:
            return Loaded(record, seats, inputs, from_start)


async def read_table(connection: AsyncConnection, id: str) -> TableRecord | None:
    chosen = select(schema.tables).where(schema.tables.c.id == id)
    row = (await connection.execute(chosen)).mappings().first()
    return None if row is None else table_of(row)


async def read_seats(connection: AsyncConnection, id: str) -> list[SeatRecord]:
    chosen = select(schema.seats).where(schema.seats.c.table == id)
    rows = await connection.execute(chosen.order_by(schema.seats.c.seat))
    return [seat_of(row) for row in rows.mappings()]


async def _read_inputs(
    connection: AsyncConnection, id: str, after: int = -1
) -> Sequence[RowMapping]:
    there = schema.inputs.c.table == id
    chosen = select(schema.inputs).where(there, schema.inputs.c.number > after)
    rows = await connection.execute(chosen.order_by(schema.inputs.c.number))
    return rows.mappings().all()


async def rows_after(database: Database, id: str, number: int) -> Sequence[RowMapping]:
    async with database.reading() as connection:
        return await _read_inputs(connection, id, number)


def follow(table: Table, row: RowMapping) -> bool:
    """Play what another process played; False when it comes out differently."""
    try:
        step = table.play(row["seat"], None, row["do"], row["by"], row["made_at"])
    except GameError:
        return False
    if row["seat"] >= 0:
        table.remember(row["seat"], row["at"], row["do"])
    return bool(step.row["sum"] == row["sum"])
