"""Writes inputs to the database, many in one commit (group commit).

A caller queues an input and waits. While one commit is on its way to the disk, the next
inputs gather, so a busy server pays for one disk flush for all of them. If another
process has already used the input's number, the input is rejected. An input whose
table is locked by another database session waits; the others do not wait for it.
"""

import asyncio
import contextlib
import functools
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, final

from sqlalchemy import Connection, Table
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError

from sengoku.server.store import schema
from sengoku.server.store.bulk import (
    Row,
    bulk_insert,
    bulk_update,
    insert_new,
    update_rows,
)
from sengoku.server.store.database import Database
from sengoku.server.store.transient import LockTimeoutError

MAX_BATCH_INPUTS: Final = 400
"""The most inputs in one commit."""
GATHER_SECONDS: Final = 0.004
"""Seconds from one commit to the next at least. An input that comes after a pause is
committed at once; on a busy server a commit costs more than the game does.
"""
MAX_LINES: Final = 200
"""The most inputs in one notification, which has less than 8000 bytes."""
LOCK_RETRY_SECONDS: Final = 0.05
"""Seconds until an input of a locked table is tried again."""
MAX_LOCKED_SECONDS: Final = 6.0
"""Seconds until it fails. PostgreSQL ends a hung session sooner."""


class PendingInput(NamedTuple):
    """A row for *inputs*, and the columns of *tables* that change with it."""

    row: Mapping[str, Any]
    table_values: Mapping[str, Any]

    @property
    def key(self) -> tuple[str, int]:
        return self.row["table"], self.row["number"]


OnCommit = Callable[[Sequence[PendingInput], float], None]
"""``on_commit(inputs, seconds)``: these are on disk now; the commit took *seconds*."""

RowWriter = Callable[[Connection, Table, Sequence[Row]], None]
"""Updates rows by id."""

_Queued = tuple[PendingInput, "asyncio.Future[bool]"]


class _Written(NamedTuple):
    """The inputs that were written, and the tables that another session has locked."""

    keys: set[tuple[str, int]]
    locked: set[str]


@final
class Journal:
    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._insert: Final = (
            insert(schema.inputs)
            .on_conflict_do_nothing()
            .returning(schema.inputs.c.table, schema.inputs.c.number)
        )
        self.on_commit: OnCommit = _ignore_commit
        self._queue: list[_Queued] = []
        self._locked_count = 0  # inputs that wait for the lock of their table
        self._queued_at: dict[asyncio.Future[bool], float] = {}  # the oldest first
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_stopping = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Commit what is queued, then stop."""
        if self._task is None:
            return
        self._is_stopping = True
        self._arrived.set()
        await self._task

    async def commit(self, pending: PendingInput) -> bool:
        """Return when *pending* is on disk; False when its number was taken."""
        if self._task is None or self._task.done():
            raise RuntimeError("the journal is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queued_at[done] = time.monotonic()
        self._enqueue((pending, done))
        try:
            return await done
        finally:
            del self._queued_at[done]

    def oldest_pending_seconds(self) -> float:
        """Return how long the oldest input has waited for its commit."""
        oldest = next(iter(self._queued_at.values()), None)
        return 0.0 if oldest is None else time.monotonic() - oldest

    def _enqueue(self, queued: _Queued) -> None:
        self._queue.append(queued)
        self._arrived.set()

    async def _run(self) -> None:
        began = -math.inf
        while self._queue or self._locked_count or not self._is_stopping:
            if not self._queue:
                self._arrived.clear()
                await self._arrived.wait()
            wait = began + GATHER_SECONDS - time.monotonic()
            if wait > 0 and not self._is_stopping:
                await asyncio.sleep(wait)
            began = time.monotonic()
            batch, self._queue = (
                self._queue[:MAX_BATCH_INPUTS],
                self._queue[MAX_BATCH_INPUTS:],
            )
            if batch:
                await self._commit_batch(batch)

    async def _commit_batch(self, batch: list[_Queued]) -> None:
        # The first input wins its number, within a batch too.
        firsts = {pending.key: pending for pending, _ in reversed(batch)}
        try:
            written = await self._write([*firsts.values()])
        except Exception as error:
            await self._commit_singly(batch, error)
            return
        for pending, done in batch:
            if done.done():
                continue
            if pending.row["table"] in written.locked:
                self._put_back((pending, done))
            else:
                is_first = firsts[pending.key] is pending
                done.set_result(is_first and pending.key in written.keys)

    def _put_back(self, queued: _Queued) -> None:
        """Retry an input of a locked table later, unless it has waited too long."""
        pending, done = queued
        if time.monotonic() - self._queued_at[done] > MAX_LOCKED_SECONDS:
            table = pending.row["table"]
            done.set_exception(LockTimeoutError(f"table {table} is locked"))
            return
        self._locked_count += 1
        loop = asyncio.get_running_loop()
        loop.call_later(LOCK_RETRY_SECONDS, self._retry, queued)

    def _retry(self, queued: _Queued) -> None:
        self._locked_count -= 1
        self._enqueue(queued)

    async def _commit_singly(self, batch: list[_Queued], error: Exception) -> None:
        """Retry a failed batch one by one: one bad input must not fail the others."""
        if len(batch) > 1:
            for one in batch:
                await self._commit_batch([one])
            return
        for _, done in batch:  # the caller has to know
            if not done.done():
                done.set_exception(error)

    async def _write(self, inputs: Sequence[PendingInput]) -> _Written:
        # Sorted by table, so that two processes cannot deadlock.
        inputs = sorted(inputs, key=lambda pending: pending.key)
        began = time.perf_counter()
        written = await self.database.run_in_transaction(
            functools.partial(self._write_rows, inputs)
        )
        inputs = [pending for pending in inputs if pending.key in written.keys]
        self.on_commit(inputs, time.perf_counter() - began)
        return written

    def _write_rows(
        self, inputs: Sequence[PendingInput], connection: Connection
    ) -> _Written:
        if not self.database.is_sqlite:
            return self._write_to_postgres(inputs, connection)
        with contextlib.suppress(IntegrityError):  # nothing was written
            bulk_insert(connection, schema.inputs, _rows(inputs))
            _update(connection, inputs, bulk_update)
            return _Written({pending.key for pending in inputs}, set())
        rows = [dict(row) for row in _rows(inputs)]
        found = connection.execute(self._insert, rows)
        written = {(row[0], row[1]) for row in found}
        _update(connection, _these(inputs, written), bulk_update)
        return _Written(written, set())

    def _write_to_postgres(
        self, inputs: Sequence[PendingInput], connection: Connection
    ) -> _Written:
        locked = _lock_rows(connection, inputs)
        inputs = [pending for pending in inputs if pending.row["table"] not in locked]
        if not inputs:
            return _Written(set(), locked)
        written = insert_new(connection, schema.inputs, _rows(inputs))
        _update(connection, _these(inputs, written), update_rows)
        self.database.notify_sync(connection, [*_payloads(sorted(written))])
        return _Written(written, locked)


def _payloads(keys: Sequence[tuple[str, int]]) -> Iterator[str]:
    """Yield notifications about new inputs, a line each."""
    for first in range(0, len(keys), MAX_LINES):
        lines = keys[first : first + MAX_LINES]
        yield "\n".join(f"{table} {number}" for table, number in lines)


def _rows(inputs: Sequence[PendingInput]) -> list[Row]:
    return [pending.row for pending in inputs]


def _these(
    inputs: Sequence[PendingInput], keys: set[tuple[str, int]]
) -> list[PendingInput]:
    return [pending for pending in inputs if pending.key in keys]


def _ignore_commit(inputs: Sequence[PendingInput], seconds: float) -> None:
    pass


LOCK_FREE: Final = (
    "SELECT id FROM tables WHERE id = ANY(%s) FOR NO KEY UPDATE SKIP LOCKED"
)
FIND: Final = "SELECT id FROM tables WHERE id = ANY(%s)"


def _lock_rows(connection: Connection, inputs: Sequence[PendingInput]) -> set[str]:
    """Lock the tables of *inputs*; return those that another session has locked."""
    wanted = {pending.row["table"] for pending in inputs}
    free = connection.exec_driver_sql(LOCK_FREE, ([*wanted],)).scalars()
    skipped = wanted.difference(free)
    if not skipped:
        return set()
    # A table that was deleted is not locked.
    return {*connection.exec_driver_sql(FIND, ([*skipped],)).scalars()}


def _update(
    connection: Connection, inputs: Sequence[PendingInput], write: RowWriter
) -> None:
    groups: dict[tuple[str, ...], list[Row]] = {}
    for pending in inputs:
        row = {"id": pending.row["table"], **pending.table_values}
        groups.setdefault(tuple(pending.table_values), []).append(row)
    for rows in groups.values():
        write(connection, schema.tables, rows)
