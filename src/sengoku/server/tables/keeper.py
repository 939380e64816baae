"""Keeps games going: lets bots answer, and stand-ins when a player's time is up.

What has to be done stands in the database, so nothing is forgotten when a process ends.
Where several processes share one, who does it takes the table for a few seconds.
"""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, final

import msgspec
from sqlalchemy import or_, select, update

from sengoku.core import seats as seat_sets
from sengoku.core.errors import GameError
from sengoku.core.seats import Seat
from sengoku.server.store import schema
from sengoku.server.store.records import WAIT, By, SeatRecord
from sengoku.server.tables import votes
from sengoku.server.tables.bots import Asked, Bots
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.table import Table
from sengoku.server.tables.tidying import tidy
from sengoku.server.wire.errors import Refused

ROUND: Final = 1.0
"""Seconds between two looks into the database."""
LEASE: Final = 3_000
"""For so many milliseconds a process takes a table."""
AT_ONCE: Final = 100
PATIENCE: Final = 5.0
"""Seconds a database has to answer when the keeper stops."""

Look = Callable[[], Awaitable[None]]
"""Something that is looked after in every round."""

log = logging.getLogger(__name__)


@final
class Keeper:
    def __init__(self, hall: Hall, bots: Bots, *looks: Look) -> None:
        self.hall: Final = hall
        self.bots: Final = bots
        self._looks: Final[Sequence[Look]] = (self._look, partial(tidy, hall), *looks)
        self._at_work: Final[dict[str, asyncio.Task[None]]] = {}
        self._thinking: Final[set[asyncio.Task[None]]] = set()
        self._rounds: asyncio.Task[None] | None = None
        self._is_stopping = False
        # Who is asking the database is not interrupted: it would lose a connection.
        self._busy: Final = asyncio.Lock()
        hall.after_step.append(self._after_step)
        hall.after_follow.append(self._after_follow)

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Let nobody begin anything more, and wait for all but those who think."""
        self._is_stopping = True
        for task in self._thinking:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*self._at_work.values(), return_exceptions=True)
                await self._busy.acquire()
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        await self._leave_all()

    async def _leave_all(self) -> None:
        """Let other processes go on at once with what this one took."""
        if self.hall.database.is_sqlite:
            return
        tables = schema.tables.c
        ours = update(schema.tables).where(tables.kept_by == self.hall.process)
        async with self.hall.database.writing() as connection:
            await connection.execute(ours.values(kept_by=None, kept_until=0))

    def _after_step(self, table: Table, waiting: int) -> None:
        if table.record.bot_due:
            self._begin(table.id, self._let_bots_answer(table))

    def _after_follow(self, table: Table) -> None:
        """Go on at once at a table that is ours: the others leave it to us."""
        record = table.record
        is_ours = record.kept_by == self.hall.process
        if record.bot_due and is_ours and record.kept_until > self.hall.now():
            self._begin(table.id, self._let_bots_answer(table))

    def _begin(self, id: str, work: Coroutine[Any, Any, None]) -> None:
        """Do *work* for a table, unless something is being done for it already."""
        busy = self._at_work.get(id)
        if self._is_stopping or (busy is not None and not busy.done()):
            work.close()
            return
        task = asyncio.create_task(work)
        self._at_work[id] = task
        task.add_done_callback(lambda done: self._ended(id, done))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if self._at_work.get(id) is task:
            del self._at_work[id]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: keeper failed", id, exc_info=task.exception())

    # Rounds through the database

    async def _go_round(self) -> None:
        while True:
            for look in self._looks:
                try:
                    async with self._busy:
                        await look()
                except Exception:
                    log.exception("keeper: a round failed")
            await asyncio.sleep(ROUND)

    async def _look(self) -> None:
        """Attend to some tables more; whose time is up comes first."""
        now, tables = self.hall.now(), schema.tables.c
        chosen = select(tables.id).where(
            tables.status == "running",
            or_(tables.kept_until < now, tables.kept_by == self.hall.process),
        )
        late = chosen.where(tables.due_at <= now).order_by(tables.due_at)
        async with self.hall.database.reading() as connection:
            for wanted in (late, chosen.where(tables.bot_due)):
                # Those that are attended to already must not keep others away.
                some = wanted.limit(AT_ONCE + len(self._at_work))
                for id in (await connection.execute(some)).scalars().all():
                    if id not in self._at_work:
                        self._begin(id, self._attend(id))

    async def _attend(self, id: str) -> None:
        with contextlib.suppress(Refused):  # it was deleted meanwhile
            table = await self.hall.open(id)
            if await self._take(table):
                await self._let_time_run_out(table)
                await self._let_bots_answer(table)

    async def _take(self, table: Table) -> bool:
        """Take the table for a while; False when another process has it."""
        if self.hall.database.is_sqlite:
            return True
        now, me = self.hall.now(), self.hall.process
        record = table.record
        if record.kept_by == me and record.kept_until > now + LEASE // 2:
            return True
        tables = schema.tables.c
        free = or_(tables.kept_until < now, tables.kept_by == me)
        taking = (
            update(schema.tables)
            .where(tables.id == table.id, free)
            .values(kept_by=me, kept_until=now + LEASE)
            .returning(tables.id)
        )
        async with self.hall.database.writing() as connection:
            taken = (await connection.execute(taking)).first() is not None
        if taken:
            record.kept_by, record.kept_until = me, now + LEASE
        return taken

    # Time

    async def _let_time_run_out(self, known: Table) -> None:
        """Let a stand-in sit down for everybody whose time is up."""
        async with self.hall.held(known) as table:
            late = self._late(table)
            if not late:
                return
            for seat in late:
                seat.stand_in, seat.missed = True, seat.missed + 1
            table.plan()
            await self.hall.change(table, "bot_due", "due_at", seats=tuple(late))
            for seat in late:
                for after in self.hall.after_leave:
                    after(table, seat)
            await votes.reconsider(self.hall, table)

    def _late(self, table: Table) -> list[SeatRecord]:
        record, now = table.record, self.hall.now()
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

    # Bots

    async def _let_bots_answer(self, table: Table) -> None:
        while table.record.bot_due and table.record.status == "running":
            if not await self._take(table):
                return
            question = await self._question(table)
            if question is None or self._is_stopping:
                return
            seat, at, asked = question
            chosen = await self._think(asked)
            by: By = "stand-in" if seat.stand_in else "bot"
            with contextlib.suppress(GameError, Refused):  # somebody was faster
                await self.hall.play(table, seat.seat, at, chosen, by)

    async def _think(self, asked: Asked) -> int:
        """Let a bot think; when the keeper stops nobody waits for it."""
        task, begun = asyncio.current_task(), time.monotonic()
        assert task is not None
        self._thinking.add(task)
        try:
            chosen = await self.bots.answer(asked)
            await self._take_time(time.monotonic() - begun)
        finally:
            self._thinking.discard(task)
        return chosen

    async def _take_time(self, taken: float) -> None:
        """Wait for the next beat: how long a bot thinks tells what it has to choose."""
        beat = self.hall.settings.bot_pause
        if beat:
            await asyncio.sleep(beat - taken % beat)

    async def _question(self, table: Table) -> tuple[SeatRecord, int, Asked] | None:
        async with table.lock:
            if not self.hall.has(table):
                return None  # the next round opens it anew
            record, match = table.record, table.running
            waiting = (table.seats[seat] for seat in seat_sets.each(record.waiting))
            seat = next((seat for seat in waiting if seat.is_played_by_bot), None)
            if seat is None:
                return None
            at = match.asked_at(seat.seat)
            asked = Asked(
                table=table.id,
                game=record.game,
                options=msgspec.json.encode(record.options, order="sorted"),
                seat=seat.seat,
                bot=seat.player,
                observation=match.observe(seat.seat),
                ids=tuple(match.rules.legal(match.state, seat.seat)),
                seed=_luck(record.seed, seat.seat, at),
            )
            return seat, at, asked


def _luck(seed: str, seat: Seat, at: int) -> int:
    """Return what a bot draws its chances from.

    Who does not know the seed of the game cannot work out what the bot will do. The
    question counts, not the inputs: their number tells what others do unseen.
    """
    told = f"{seed} {seat} {at}".encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=8).digest())
