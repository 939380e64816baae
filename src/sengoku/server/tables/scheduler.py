"""Schedules work on tables: bots that have to answer, and players out of time.

The work to do is in the database, so nothing is lost when a process ends. Where several
processes share a database, one of them leases the table for a few seconds.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, final

from sqlalchemy import or_, select, update

from sengoku.core import seats as seat_sets
from sengoku.core.errors import GameError
from sengoku.server.store import schema
from sengoku.server.store.records import WAIT, By, SeatRecord
from sengoku.server.store.transient import is_transient
from sengoku.server.tables import moves, preparing
from sengoku.server.tables.bot_questions import Asked, question_for_bot
from sengoku.server.tables.bots import BotPool, BotQuestion
from sengoku.server.tables.eviction import evict_idle
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.prepared import due_seat
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.tables.votes import proposals
from sengoku.server.wire.errors import Refused

POLL_INTERVAL_SECONDS: Final = 1.0
"""Seconds between two polls of the database."""
LEASE_MS: Final = 3_000
"""How long a process leases a table."""
MAX_TABLES_PER_POLL: Final = 100
SHUTDOWN_TIMEOUT_SECONDS: Final = 5.0
"""Seconds that running work gets to finish on shutdown."""

Job = Callable[[], Awaitable[None]]
"""Work to do in every round."""

log = logging.getLogger(__name__)


@final
class Scheduler:
    def __init__(self, registry: TableRegistry, bots: BotPool, *jobs: Job) -> None:
        self.registry: Final = registry
        self.bots: Final = bots
        self._jobs: Final[Sequence[Job]] = (
            self._poll,
            partial(evict_idle, registry),
            *jobs,
        )
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._thinking: Final[set[asyncio.Task[None]]] = set()
        self._loop: asyncio.Task[None] | None = None
        self._is_stopping = False
        # Held during database access: a cancelled query would lose its connection.
        self._db_access: Final = asyncio.Lock()
        registry.hooks.on_input.append(self._on_input)
        registry.hooks.on_remote_input.append(self._on_remote_input)

    def start(self) -> None:
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Start nothing new, cancel thinking bots, and wait for the rest."""
        self._is_stopping = True
        for task in self._thinking:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SHUTDOWN_TIMEOUT_SECONDS):
                await asyncio.gather(*self._tasks.values(), return_exceptions=True)
                await self._db_access.acquire()
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
        await self._release_leases()

    async def _release_leases(self) -> None:
        """Release this process's leases, so that others continue at once."""
        if self.registry.database.is_sqlite:
            return
        tables = schema.tables.c
        ours = update(schema.tables).where(tables.kept_by == self.registry.process)
        async with self.registry.database.writing() as connection:
            await connection.execute(ours.values(kept_by=None, kept_until=0))

    def _on_input(self, table: Table, waiting: int) -> None:
        if table.record.bot_due:
            self._start(table.id, self._run_bots(table))
        self._finish_bots(table)

    def _finish_bots(self, table: Table) -> None:
        if table.record.status == "over":
            self.bots.finish(table.id, table.record.outcome)

    def _on_remote_input(self, table: Table) -> None:
        """Continue at once at a table this process leases: the others wait for it."""
        record = table.record
        is_ours = record.kept_by == self.registry.process
        is_leased = is_ours and record.kept_until > self.registry.now()
        is_prepared = due_seat(record, table.seats) is not None
        if record.bot_due and (is_leased or is_prepared):
            self._start(table.id, self._run_bots(table))
        self._finish_bots(table)

    def _start(self, id: str, work: Coroutine[Any, Any, None]) -> None:
        """Start *work* for a table, unless some is already running for it."""
        busy = self._tasks.get(id)
        if self._is_stopping or (busy is not None and not busy.done()):
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks[id] = task
        task.add_done_callback(lambda done: self._finished(id, done))

    def _finished(self, id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(id) is task:
            del self._tasks[id]
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        if is_transient(error):  # the next round tries again
            log.warning("table %s: the database does not answer; retrying", id)
        else:
            log.error("table %s: scheduled work failed", id, exc_info=error)

    # Polling the database

    async def _run(self) -> None:
        while True:
            for job in self._jobs:
                try:
                    async with self._db_access:
                        await job()
                except Exception:
                    log.exception("scheduler: a job failed")
            await asyncio.sleep(POLL_INTERVAL_SECONDS)

    async def _poll(self) -> None:
        """Start work on tables that are due; expired clocks come first."""
        now, tables = self.registry.now(), schema.tables.c
        chosen = select(tables.id).where(
            tables.status == "running",
            or_(tables.kept_until < now, tables.kept_by == self.registry.process),
        )
        late = chosen.where(tables.due_at <= now).order_by(tables.due_at)
        async with self.registry.database.reading() as connection:
            for wanted in (late, chosen.where(tables.bot_due)):
                # Tables that are in work must not crowd out the others.
                some = wanted.limit(MAX_TABLES_PER_POLL + len(self._tasks))
                for id in (await connection.execute(some)).scalars().all():
                    if id not in self._tasks:
                        self._start(id, self._serve(id))

    async def _serve(self, id: str) -> None:
        with contextlib.suppress(Refused):  # the table is damaged or was deleted
            table = await self.registry.open(id)
            if await self._lease(table):
                await self._handle_timeouts(table)
                await self._run_bots(table)

    async def _lease(self, table: Table) -> bool:
        """Lease the table; False when another process holds the lease."""
        if self.registry.database.is_sqlite:
            return True
        now, me = self.registry.now(), self.registry.process
        record = table.record
        if record.kept_by == me and record.kept_until > now + LEASE_MS // 2:
            return True
        tables = schema.tables.c
        free = or_(tables.kept_until < now, tables.kept_by == me)
        taking = (
            update(schema.tables)
            .where(tables.id == table.id, free)
            .values(kept_by=me, kept_until=now + LEASE_MS)
            .returning(tables.id)
        )
        async with self.registry.database.writing() as connection:
            taken = (await connection.execute(taking)).first() is not None
        if taken:
            record.kept_by, record.kept_until = me, now + LEASE_MS
        return taken

    # Time

    async def _handle_timeouts(self, known: Table) -> None:
        """Let a stand-in take over for every player who is out of time."""
        async with self.registry.locked(known) as table:
            late = _out_of_time(table)
            if not late:
                return
            for seat in late:
                seat.stand_in, seat.missed = True, seat.missed + 1
            table.game.schedule()
            await table.save_changes("bot_due", "due_at", seats=tuple(late))
            for seat in late:
                table.notify_bot_takeover(seat)
            await proposals.reconsider(table)

    # Bots

    async def _run_bots(self, table: Table) -> None:
        while table.record.bot_due and table.record.status == "running":
            if not await self._lease(table):
                return
            if await preparing.play_next(self.registry, table):
                continue
            question = await self._question(table)
            if question is None or self._is_stopping:
                return
            seat, at, asked = question
            chosen = await self._think(asked)
            by: By = "stand-in" if seat.stand_in else "bot"
            # Somebody else may have answered first.
            with contextlib.suppress(GameError, Refused):
                await moves.play(self.registry, table, seat.seat, at, chosen, by)

    async def _think(self, asked: BotQuestion) -> int:
        """Ask a bot; shutdown cancels the wait."""
        task, begun = asyncio.current_task(), time.monotonic()
        assert task is not None
        self._thinking.add(task)
        try:
            chosen = await self.bots.answer(asked)
            await self._wait_for_tick(time.monotonic() - begun)
        finally:
            self._thinking.discard(task)
        return chosen

    async def _wait_for_tick(self, taken: float) -> None:
        """Wait for the next tick: thinking time would reveal the bot's choices."""
        tick = self.registry.settings.bot_pause
        if tick:
            await asyncio.sleep(tick - taken % tick)

    async def _question(self, table: Table) -> Asked | None:
        async with self.registry.locked_if_loaded(table.id) as locked:
            if locked is None:
                return None  # the next poll opens it again
            return await question_for_bot(locked, self.bots)


def _out_of_time(table: LockedTable) -> list[SeatRecord]:
    record, now = table.record, table.now()
    if record.status != "running" or record.due_at is None or record.due_at > now:
        return []
    waiting = (table.seats[seat] for seat in seat_sets.each(record.waiting))
    found = []
    for seat in waiting:
        due = record.clocks[seat.seat].due
        is_late = due is not None and due <= now
        if is_late and not seat.is_played_by_bot and seat.standing != WAIT:
            found.append(seat)
    return found
