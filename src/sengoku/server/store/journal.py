"""Keeps inputs, many in one commit.

Whoever has an input to keep hands it over and waits. While one commit is on its way to
the disk the next ones gather, so that a busy server pays for the disk once for all of
them. An input whose place is taken, by another process on the same database, is told so
and is not kept.
"""

import asyncio
import contextlib
import functools
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, final

from sqlalchemy import Connection, Table, Update, bindparam, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError

from sengoku.server.store import schema
from sengoku.server.store.at_once import Row, insert_together, update_together
from sengoku.server.store.database import Database

MOST: Final = 400
"""So many inputs go into one commit at most."""


class Step(NamedTuple):
    """An input, as a row of *inputs*, and how the table then stands."""

    row: Mapping[str, Any]
    standing: Mapping[str, Any]

    @property
    def place(self) -> tuple[str, int]:
        return self.row["table"], self.row["number"]


Committed = Callable[[Sequence[Step], float], None]
"""``committed(steps, seconds)``: these are on disk now, after so long."""

Writing = Callable[[Connection, Table, Sequence[Row]], None]
"""Writes rows over those with the same id."""

_Waiting = tuple[Step, "asyncio.Future[bool]"]


@final
class Journal:
    def __init__(self, database: Database) -> None:
        self.database: Final = database
        insert = insert_sqlite if database.is_sqlite else insert_postgres
        kept = insert(schema.inputs).on_conflict_do_nothing()
        self._insert: Final = kept.returning(
            schema.inputs.c.table, schema.inputs.c.number
        )
        self.committed: Committed = _nobody_asks
        self._waiting: list[_Waiting] = []
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_stopping = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Keep what was handed over, then stop."""
        if self._task is None:
            return
        self._is_stopping = True
        self._arrived.set()
        await self._task

    async def keep(self, step: Step) -> bool:
        """Return when *step* is on disk; False when its place was taken."""
        if self._task is None or self._task.done():
            raise RuntimeError("the journal is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((step, done))
        self._arrived.set()
        return await done

    async def _run(self) -> None:
        while self._waiting or not self._is_stopping:
            await self._arrived.wait()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting and not self._is_stopping:
                self._arrived.clear()
            if batch:
                await self._keep(batch)

    async def _keep(self, batch: list[_Waiting]) -> None:
        # Who came first has the place, in this batch too.
        firsts = {step.place: step for step, _ in reversed(batch)}
        try:
            taken = await self._write([*firsts.values()])
        except Exception as error:
            await self._keep_apart(batch, error)
            return
        for step, done in batch:
            if not done.done():
                done.set_result(step.place in taken and firsts[step.place] is step)

    async def _keep_apart(self, batch: list[_Waiting], error: Exception) -> None:
        """Keep one by one what failed together: one must not take others with it."""
        if len(batch) > 1:
            for one in batch:
                await self._keep([one])
            return
        for _, done in batch:  # whoever waits has to know
            if not done.done():
                done.set_exception(error)

    async def _write(self, steps: Sequence[Step]) -> set[tuple[str, int]]:
        # In order of tables, so that two processes never wait for each other.
        steps = sorted(steps, key=lambda step: step.place)
        began = time.perf_counter()
        kept = await self.database.in_one_go(functools.partial(self._enter, steps))
        steps = [step for step in steps if step.place in kept]
        self.committed(steps, time.perf_counter() - began)
        return kept

    def _enter(
        self, steps: Sequence[Step], connection: Connection
    ) -> set[tuple[str, int]]:
        if self.database.is_sqlite:
            with contextlib.suppress(IntegrityError):  # nothing is done by halves
                insert_together(connection, schema.inputs, [step.row for step in steps])
                _update(connection, steps, update_together)
                return {step.place for step in steps}
        rows = [dict(step.row) for step in steps]
        found = connection.execute(self._insert, rows)
        kept = {(row[0], row[1]) for row in found}
        _update(connection, [step for step in steps if step.place in kept], _one_by_one)
        told = [f"{table} {number}" for table, number in sorted(kept)]
        self.database.notify_all(connection, told)
        return kept


def _nobody_asks(steps: Sequence[Step], seconds: float) -> None:
    pass


def _update(connection: Connection, steps: Sequence[Step], write: Writing) -> None:
    groups: dict[tuple[str, ...], list[Row]] = {}
    for step in steps:
        row = {"id": step.row["table"], **step.standing}
        groups.setdefault(tuple(step.standing), []).append(row)
    for rows in groups.values():
        write(connection, schema.tables, rows)


def _one_by_one(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    named = [{f"new_{name}": row[name] for name in row} for row in rows]
    connection.execute(_update_of(table, tuple(rows[0])), named)


@functools.cache
def _update_of(table: Table, names: tuple[str, ...]) -> Update:
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names[1:]}
    return update(table).where(table.c.id == bindparam("new_id")).values(values)
