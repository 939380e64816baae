"""Loads tables from the database: the last snapshot, and the inputs after it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.core.errors import GameError
from sengoku.games import game
from sengoku.match import TABLE, Input, Match, Snapshot
from sengoku.replay import DivergedError
from sengoku.server.store import history, schema
from sengoku.server.store.database import Database
from sengoku.server.store.history import History
from sengoku.server.store.records import (
    By,
    SeatRecord,
    TableRecord,
    TableSnapshot,
    seat_from_row,
    table_from_row,
)
from sengoku.server.tables.damage import InconsistentRowsError, SnapshotError
from sengoku.server.tables.live_game import START, LiveGame, rules_of
from sengoku.server.wire.errors import conflict, not_found

BEFORE_START: Final = -1
"""Inputs are counted from 0, which is the setup."""
MAX_READS: Final = 5
"""How often a table is read until its rows agree: others may be writing."""


class Loaded(NamedTuple):
    """A table as the database has it; *inputs* are those with a number > *after*."""

    record: TableRecord
    seats: list[SeatRecord]
    inputs: Sequence[RowMapping]
    from_start: bool
    after: int = BEFORE_START

    def apply_to(self, live: LiveGame) -> int | None:
        """Put the loaded state into *live*.

        Returns the input to rewind to when the current rules no longer reproduce what
        was played after it.
        """
        live.record, live.seats = self.record, self.seats
        if self.after == BEFORE_START and not self.inputs:
            live.match = None
            return None
        back = None
        try:
            match, by = self.replay()
        except DivergedError:
            if self.from_start:
                raise
            match, by, back = self._skip_inputs()
        if self.after == BEFORE_START:
            live.install_match(match, by)
        else:
            assert self.record.snapshot is not None
            live.install_resumed(match, by, self.record.snapshot)
        for row in self.inputs:
            if row["seat"] >= 0:
                live.remember_answer(row["seat"], row["at"], row["do"])
        return back

    def replay(self) -> tuple[Match, list[By]]:
        """Return the game, and who answered for each entry of its log."""
        match, by = self._from_snapshot()
        for row in self.inputs:
            if row["number"] > match.number:
                before = len(match.log.entries)
                replay_input(match, row)
                by += [row["by"]] * (len(match.log.entries) - before)
        return match, by

    def _skip_inputs(self) -> tuple[Match, list[By], int]:
        """Return the game at its last snapshot, and the input number of that.

        Later inputs stay in the log, because people saw them, but are not replayed.
        """
        match, by = self._from_snapshot()
        snapshot_number = match.number
        for row in self.inputs:
            if row["number"] > snapshot_number:
                entries = history.decode(self.record.game, row["entries"])
                match.skip_input(Input(row["seat"], row["do"]), entries, row["sum"])
                by += [row["by"]] * len(entries)
        return match, by, snapshot_number

    def _from_snapshot(self) -> tuple[Match, list[By]]:
        """Return the game at its snapshot, with what was loaded of the log."""
        record = self.record
        if self.from_start or record.snapshot is None:
            match = self.initial_match()
            return match, [self.inputs[0]["by"]] * len(match.log.entries)
        match = self._resumed_match(record.snapshot)
        earlier = [row for row in self.inputs if row["number"] <= match.number]
        past = history.rebuild(record.game, earlier)
        match.load_history(past.entries, past.void)
        return match, past.by

    def _resumed_match(self, snapshot: TableSnapshot) -> Match:
        """Return the game at *snapshot*; ``SnapshotError`` when it is unreadable."""
        viewers = len(self.seats) + 1
        is_whole = snapshot.events is None or len(snapshot.events) == viewers
        if not is_whole or not 0 <= snapshot.number <= self.record.number:
            raise SnapshotError(f"table {self.record.id}: snapshot {snapshot.number}")
        rules = rules_of(self.record)
        try:
            return Match.restore(rules, self.record.seed, snapshot)
        except Exception as error:
            raise SnapshotError(f"table {self.record.id}: {error}") from error

    def initial_match(self) -> Match:
        """Return the game before the first answer; all inputs must be loaded."""
        rules, seed, first = rules_of(self.record), self.record.seed, self.inputs[0]
        if first["do"] == START:
            return Match.new(rules, seed)
        match = Match.restore(rules, seed, Snapshot(first["number"], first["do"], ""))
        match.load_history(history.decode(self.record.game, first["entries"]), [])
        return match


async def load(database: Database, id: str, from_start: bool = False) -> Loaded | None:
    """Load the table; *from_start*: replay all inputs instead of using the snapshot."""
    for _ in range(MAX_READS):
        async with database.reading() as connection:
            record = await read_table(connection, id)
            if record is None:
                return None
            seats = await read_seats(connection, id)
            after = BEFORE_START if from_start else _loaded_after(record)
            inputs = await _read_inputs(connection, id, after)
        last = inputs[-1]["number"] if inputs else after
        # Another process may have played between two queries.
        if last in (record.number, BEFORE_START):
            _check_rows(record, seats, inputs, after)
            return Loaded(record, seats, inputs, from_start, after)
    raise InconsistentRowsError(f"table {id}: {last} is not its last input")


def _check_rows(
    record: TableRecord,
    seats: list[SeatRecord],
    inputs: Sequence[RowMapping],
    after: int,
) -> None:
    """Reject rows that are missing or contradict each other."""
    id, count = record.id, len(seats)
    if [seat.seat for seat in seats] != [*range(count)]:
        raise InconsistentRowsError(f"table {id}: a seat is missing")
    if len(record.clocks) not in (0, count) or not 0 <= record.waiting < 1 << count:
        raise InconsistentRowsError(f"table {id}: its columns and seats differ")
    has_begun = after != BEFORE_START or bool(inputs)
    if not has_begun and (record.number or record.status in ("running", "paused")):
        raise InconsistentRowsError(f"table {id}: its inputs are missing")
    _check_contiguous(id, inputs, after)


def _check_contiguous(id: str, inputs: Sequence[RowMapping], after: int) -> None:
    first = after + 1
    # A what-if table begins with a position, numbered as in the game it came from.
    if inputs and after == BEFORE_START and inputs[0]["seat"] == TABLE:
        first = inputs[0]["number"]
    for number, row in enumerate(inputs, first):
        if row["number"] != number:
            raise InconsistentRowsError(f"table {id}: input {number} is missing")


def _loaded_after(record: TableRecord) -> int:
    """Return the input after which a reload begins: that of a complete snapshot."""
    snapshot = record.snapshot
    if snapshot is None or snapshot.events is None:
        return BEFORE_START
    return snapshot.number if 0 <= snapshot.number <= record.number else BEFORE_START


async def read_history(database: Database, record: TableRecord, until: int) -> History:
    """Read what happened at a table up to input *until*."""
    async with database.reading() as connection:
        rows = await _read_inputs(connection, record.id, BEFORE_START, until)
    if not rows:
        raise not_found("table")
    _check_contiguous(record.id, rows, BEFORE_START)
    return history.rebuild(record.game, rows)


def check_revision(record: TableRecord) -> None:
    """Reject a replay from the start under a different revision of the rules."""
    installed = game(record.game).revision
    if record.revision != installed:
        detail = (
            f"the game began with rules {record.revision}; {installed} are installed"
        )
        raise conflict("other-revision", detail)


async def read_table(connection: AsyncConnection, id: str) -> TableRecord | None:
    chosen = select(schema.tables).where(schema.tables.c.id == id)
    row = (await connection.execute(chosen)).mappings().first()
    return None if row is None else table_from_row(row)


async def lock_row(connection: AsyncConnection, id: str) -> None:
    """Lock the table's row until the transaction of *connection* ends."""
    chosen = select(schema.tables.c.id).where(schema.tables.c.id == id)
    await connection.execute(chosen.with_for_update(key_share=True))


async def read_seats(connection: AsyncConnection, id: str) -> list[SeatRecord]:
    chosen = select(schema.seats).where(schema.seats.c.table == id)
    rows = await connection.execute(chosen.order_by(schema.seats.c.seat))
    return [seat_from_row(row) for row in rows.mappings()]


async def _read_inputs(
    connection: AsyncConnection, id: str, after: int, until: int | None = None
) -> Sequence[RowMapping]:
    inputs = schema.inputs.c
    chosen = select(schema.inputs).where(inputs.table == id, inputs.number > after)
    if until is not None:
        chosen = chosen.where(inputs.number <= until)
    rows = await connection.execute(chosen.order_by(schema.inputs.c.number))
    return rows.mappings().all()


async def inputs_after(
    database: Database, id: str, number: int
) -> Sequence[RowMapping]:
    async with database.reading() as connection:
        return await _read_inputs(connection, id, number)


def replay_input(match: Match, row: RowMapping) -> None:
    """Replay one input; ``DivergedError`` when the result differs."""
    try:
        match.apply_input(row["seat"], row["do"])
    except GameError as error:
        why = f"refused: {error.detail or error.key}"
        raise DivergedError("diverged", error.rule, why) from None
    if match.digest != row["sum"]:
        raise DivergedError("diverged", detail="the result differs")
