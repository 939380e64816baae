"""Keeps inputs, many in one commit.

Whoever has an input to keep hands it over and waits. While one commit is on its way to
the disk the next ones gather, so that a busy server pays for the disk once for all of
them. An input whose place is taken, by another process on the same database, is told so
and is not kept.
"""

import asyncio
import contextlib
import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, final

from sqlalchemy import Update, bindparam, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server import schema
from sengoku.server.database import Database

MOST: Final = 400
"""So many inputs go into one commit at most."""


class Step(NamedTuple):
    """An input, as a row of *inputs*, and how the table then stands."""

    row: Mapping[str, Any]
    standing: Mapping[str, Any]

    @property
    def place(self) -> tuple[str, int]:
        return self.row["table"], self.row["number"]


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
        self._waiting: list[_Waiting] = []
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Keep what was handed over, then stop."""
        if self._task is None:
            return
        while self._waiting:
            await asyncio.sleep(0.001)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def keep(self, step: Step) -> bool:
        """Return when *step* is on disk; False when its place was taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((step, done))
        self._arrived.set()
        return await done

    async def _run(self) -> None:
        while True:
            await self._arrived.wait()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting:
                self._arrived.clear()
            await self._keep(batch)

    async def _keep(self, batch: list[_Waiting]) -> None:
        try:
            taken = await self._write([step for step, _ in batch])
        except Exception as error:  # whoever waits has to know
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for step, done in batch:
            if not done.done():
                done.set_result(step.place in taken)

    async def _write(self, steps: Sequence[Step]) -> set[tuple[str, int]]:
        # In order of tables, so that two processes never wait for each other.
        steps = sorted(steps, key=lambda step: step.place)
        async with self.database.writing() as connection:
            rows = [dict(step.row) for step in steps]
            found = await connection.execute(self._insert, rows)
            kept = {(row[0], row[1]) for row in found}
            await _update(connection, [step for step in steps if step.place in kept])
            told = (f"{table} {number}" for table, number in sorted(kept))
            await self.database.notify(connection, *told)
        return kept


async def _update(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for step in steps:
        values = {f"new_{name}": value for name, value in step.standing.items()}
        rows = groups.setdefault(tuple(step.standing), [])
        rows.append({"table": step.row["table"], **values})
    for fields, rows in groups.items():
        await connection.execute(_update_of(fields), rows)


@functools.cache
def _update_of(fields: tuple[str, ...]) -> Update:
    values: dict[str, Any] = {field: bindparam(f"new_{field}") for field in fields}
    chosen = schema.tables.c.id == bindparam("table")
    return update(schema.tables).where(chosen).values(values)
