"""Tables out of the database: the position that was kept, and what came after it."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.core.errors import GameError
from sengoku.match import Input, Match, Snapshot
from sengoku.replay import DivergedError, feed
from sengoku.server.store import history, schema
from sengoku.server.store.database import Database
from sengoku.server.store.records import (
    By,
    SeatRecord,
    TableRecord,
    seat_from_row,
    table_from_row,
)
from sengoku.server.tables.table import START, Table, rules_of


class Loaded(NamedTuple):
    record: TableRecord
    seats: list[SeatRecord]
    inputs: Sequence[RowMapping]
    from_start: bool

    def into(self, table: Table) -> int | None:
        """Let *table* stand as it was kept.

        Return the input to go back to when the rules of today do not bring again what
        was played after it.
        """
        table.record, table.seats = self.record, self.seats
        table.note_seats()
        if not self.inputs:
            table.match = None
            return None
        back = None
        try:
            match, by = self.played()
        except DivergedError:
            if self.from_start:
                raise
            match, by, back = self._passed_over()
        table.set_out(match, by)
        for row in self.inputs:
            if row["seat"] >= 0:
                table.remember(row["seat"], row["at"], row["do"])
        return back

    def played(self) -> tuple[Match, list[By]]:
        """Return the game, and who answered by entry of its log."""
        match, by = self._kept()
        for row in self.inputs:
            if row["number"] > match.number:
                before = len(match.log.entries)
                play_again(match, row)
                by += [row["by"]] * (len(match.log.entries) - before)
        return match, by

    def _passed_over(self) -> tuple[Match, list[By], int]:
        """Return the game at the position that was kept, and after which input.

        What followed counts, and people were told of it, but it is not played.
        """
        match, by = self._kept()
        kept = match.number
        for row in self.inputs:
            if row["number"] > kept:
                entries = history.decode(self.record.game, row["entries"])
                match.pass_over(Input(row["seat"], row["do"]), entries, row["sum"])
                by += [row["by"]] * len(entries)
        return match, by, kept

    def _kept(self) -> tuple[Match, list[By]]:
        """Return the game where it is kept, with all that happened before."""
        record = self.record
        if self.from_start or record.snapshot is None:
            match = self.laid_out()
            return match, [self.inputs[0]["by"]] * len(match.log.entries)
        match = Match.resume(rules_of(record), record.seed, record.snapshot)
        told = [row for row in self.inputs if row["number"] <= match.number]
        past = history.rebuild(record.game, told)
        match.recall(past.entries, past.void)
        return match, past.by

    def laid_out(self) -> Match:
        """Return the game before its first answer."""
        rules, seed, first = rules_of(self.record), self.record.seed, self.inputs[0]
        if first["do"] == START:
            return Match(rules, seed)
        return Match.resume(rules, seed, Snapshot(first["number"], first["do"], ""))


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
    return None if row is None else table_from_row(row)


async def hold(connection: AsyncConnection, id: str) -> None:
    """Let no other process change the table until *connection* is done."""
    chosen = select(schema.tables.c.id).where(schema.tables.c.id == id)
    await connection.execute(chosen.with_for_update(key_share=True))


async def read_seats(connection: AsyncConnection, id: str) -> list[SeatRecord]:
    chosen = select(schema.seats).where(schema.seats.c.table == id)
    rows = await connection.execute(chosen.order_by(schema.seats.c.seat))
    return [seat_from_row(row) for row in rows.mappings()]


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


def play_again(match: Match, row: RowMapping) -> None:
    """Play what was played once; ``DivergedError`` when it comes out differently."""
    try:
        feed(match, row["seat"], row["do"])
    except GameError as error:
        why = f"refused: {error.detail or error.key}"
        raise DivergedError("diverged", error.rule, why) from None
    if match.sum != row["sum"]:
        raise DivergedError("diverged", detail="something else happens")


def follow(table: Table, row: RowMapping) -> bool:
    """Play what another process played; False when it comes out differently."""
    try:
        step = table.play(row["seat"], None, row["do"], row["by"], row["made_at"])
    except GameError:
        return False
    if row["seat"] >= 0:
        table.remember(row["seat"], row["at"], row["do"])
    return bool(step.row["sum"] == row["sum"])
