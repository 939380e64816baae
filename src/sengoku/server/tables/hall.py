"""All tables this process knows: opens them, plays at them, tells who listens.

No process owns a table. An input has a place, its number; who takes the place first
has played, and the other looks again. So any process may go on with any game, also when
the one that served it until now is gone.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar, final

from sengoku.core.errors import GameError, StaleError
from sengoku.core.events import Entry
from sengoku.core.seats import Seat
from sengoku.match import REWIND, TABLE, TAKE_BACK
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database
from sengoku.server.store.journal import Journal
from sengoku.server.store.records import By, SeatRecord
from sengoku.server.tables.audience import Known
from sengoku.server.tables.changes import write_seat, write_table
from sengoku.server.tables.loading import Loaded, load
from sengoku.server.tables.table import Table, refuse_others, refuse_when_still
from sengoku.server.wire.bodies import Accepted
from sengoku.server.wire.errors import ConcurrentUpdateError, not_found
from sengoku.server.wire.messages import Again, Changed, encoded
from sengoku.server.wire.tokens import new_id

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES: Final = 5
"""So often an input is tried whose place another process took."""

AfterStep = Callable[[Table, int], None]
"""``after(table, waiting)``: something was played; *waiting* were asked before."""
AfterFollow = Callable[[Table], None]
"""``after(table)``: another process has played there."""
AfterLeave = Callable[[Table, SeatRecord], None]
"""``after(table, seat)``: a bot plays for the person who sits or sat there."""


def now() -> int:
    return time.time_ns() // 1_000_000


@final
class Hall:
    def __init__(
        self, database: Database, settings: Settings, now: Callable[[], int] = now
    ) -> None:
        self.database: Final = database
        self.settings: Final = settings
        self.now: Final = now
        self.process: Final = new_id()
        self.journal: Final = Journal(database)
        self.tables: Final[dict[str, Table]] = {}
        self.announcement = ""
        self.after_step: Final[list[AfterStep]] = []
        self.after_leave: Final[list[AfterLeave]] = []
        self.after_follow: Final[list[AfterFollow]] = []
        self._opening: Final[dict[str, asyncio.Task[Table]]] = {}

    # Opening

    async def open(self, id: str) -> Table:
        """Return the table, from memory or from the database."""
        table = self.tables.get(id)
        if table is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            table = await asyncio.shield(self._opening[id])
        table.used_at = self.now()
        return table

    async def is_open(self, id: str) -> bool:
        """Is the table in memory? One that is being read is waited for: what others
        have done since need not be in it.
        """
        if id in self._opening:
            await asyncio.wait([self._opening[id]])
        return id in self.tables

    async def _open(self, id: str) -> Table:
        try:
            loaded = await load(self.database, id)
            if loaded is None:
                raise not_found("table")
            table = Table(loaded.record, loaded.seats)
            async with table.lock:
                if not await self._set_out(table, loaded):
                    raise not_found("table")
            self.tables[id] = table
            return table
        finally:
            del self._opening[id]

    @asynccontextmanager
    async def held(self, table: Table) -> AsyncIterator[Table]:
        """Hold the table, so that nobody else changes it; yields it as it is now.

        Who waited for it may find that it was let go of meanwhile. What is in the old
        memory then need not be on disk, so the table is opened anew.
        """
        while True:
            async with table.lock:
                if self.has(table):
                    yield table
                    return
            table = await self.open(table.id)

    def has(self, table: Table) -> bool:
        """Is it this one that people play at, and none that was let go of?"""
        return self.tables.get(table.id) is table

    async def _set_out(self, table: Table, loaded: Loaded | None) -> bool:
        """Let *table* stand as it was kept, or, where the rules have changed so that it
        cannot come about again, as it stood when the position was last kept. False when
        it is gone.
        """
        for _ in range(TRIES):
            if loaded is None:
                return False
            back = loaded.into(table)
            if back is None:
                return True
            log.warning("table %s: other rules; back to input %d", table.id, back)
            if await self._enter(table, TABLE, None, f"{REWIND} {back}", "table"):
                return True
            loaded = await load(self.database, table.id)  # another process was faster
        raise RuntimeError(f"table {table.id}: its inputs do not follow each other")

    # Playing

    async def play(
        self, table: Table, seat: Seat, at: int, do: int | str, by: By = "person"
    ) -> Accepted:
        """Answer for *seat*; returns when it is on disk and told."""
        return await _to_the_end(self.play_unguarded(table, seat, at, do, by))

    async def take_back(self, table: Table, seat: Seat, at: int) -> Accepted:
        return await self.play(table, seat, at, TAKE_BACK)

    async def play_unguarded(
        self, known: Table, seat: Seat, at: int, do: int | str, by: By = "person"
    ) -> Accepted:
        """As ``play``, without a task of its own: who asks must not be cancelled."""
        async with self.held(known) as table:
            table.used_at = self.now()
            said = TAKE_BACK if do == TAKE_BACK else table.spelled(do)
            if table.is_repeated(seat, at, said):
                return Accepted(again=True)
            await self._check_player(table, seat, by)
            return await self._answer(table, seat, at, said, by)

    async def _check_player(self, table: Table, seat: Seat, by: By) -> None:
        """Refuse who does not play the seat; who owns it and answers is back."""
        refuse_when_still(table.record)
        refuse_others(table.seats[seat], by)
        if by == "person":
            await self.come_back(table, seat)

    async def come_back(self, table: Table, seat: Seat) -> None:
        """Take *seat* back from its stand-in. Call with the lock."""
        if table.come_back(seat, self.now()):
            changed = (table.seats[seat],)
            await self.change(table, "clocks", "bot_due", "due_at", seats=changed)

    async def rewind(self, table: Table, number: int) -> None:
        """Go back to where the game stood after input *number*. Call with the lock."""
        for _ in range(TRIES):
            whole = await load(self.database, table.id, from_start=True)
            assert whole is not None
            whole.into(table)
            if await self._step(table, TABLE, None, f"{REWIND} {number}", "table"):
                return
        raise StaleError("stale", detail="too many concurrent updates")

    async def _answer(
        self, table: Table, seat: Seat, at: int, do: str, by: By
    ) -> Accepted:
        for _ in range(TRIES):
            if table.is_repeated(seat, at, do):
                return Accepted(again=True)
            if await self._step(table, seat, at, do, by):
                return Accepted(again=False)
        raise StaleError("stale", detail="too many concurrent updates")

    async def _step(
        self, table: Table, seat: Seat, at: int | None, do: str, by: By
    ) -> bool:
        """Do it and keep it, or look again: False when another process was faster."""
        if await self._enter(table, seat, at, do, by):
            return True
        await self.look_again(table)
        return False

    async def _enter(
        self, table: Table, seat: Seat, at: int | None, do: str, by: By
    ) -> bool:
        """Do it, keep it and tell it; False when its place was taken."""
        before, waiting = len(table.running.log.entries), table.record.waiting
        try:
            step = table.play(seat, at, do, by, self.now())
            kept = await self.journal.commit(step)
        except GameError:
            raise  # nothing was done
        except BaseException:
            self._forget(table)
            raise
        if kept:
            self.tell(table, seat, table.running.log.entries[before:], by)
            self.wake(table, waiting)
        return kept

    def _forget(self, table: Table) -> None:
        """Let go of a table that may stand otherwise on disk than in memory."""
        self.let_go(table)
        table.let_go()

    def let_go(self, table: Table) -> None:
        if self.has(table):
            del self.tables[table.id]

    def wake(self, table: Table, waiting: int = 0) -> None:
        """Let those know who keep the game going; *waiting* were asked before."""
        for after in self.after_step:
            after(table, waiting)

    def tell(self, table: Table, seat: Seat, entries: list[Entry], by: By) -> None:
        """Tell who listens what *seat* did."""
        table.tell(seat, entries, by)
        if table.record.status == "over":
            table.broadcast(Changed(table.info(), table.record.clocks))

    # Looking again

    async def look_again(self, table: Table) -> None:
        """Take the table from the database anew. Call with the lock."""
        known = table.known()
        try:
            is_there = await self._set_out(table, await load(self.database, table.id))
        except BaseException:
            self._forget(table)
            raise
        if is_there:
            self.tell_all(table, known)
        else:
            self._forget(table)

    def tell_all(self, table: Table, known: Known | None = None) -> None:
        """Tell all there is; nothing to those for whom it is as it was *known*."""
        for audience, listeners in table.listeners.items():
            if known is not None and table.goes_on(audience, known):
                continue
            for listener in [*listeners]:
                view = table.view(audience) if table.match else None
                listener.push(encoded(Again(table.info(), view)))

    # Changes of the table itself

    async def change(
        self,
        table: Table,
        *names: str,
        seats: tuple[SeatRecord, ...] = (),
        first: dict[str, Any] | None = None,
    ) -> None:
        """Keep the columns *names* and the *seats*, then tell. Call with the lock.

        *first* is the first row of a game that begins.
        """
        await _to_the_end(self._change(table, names, seats, first))

    async def _change(
        self,
        table: Table,
        names: tuple[str, ...],
        seats: tuple[SeatRecord, ...],
        first: dict[str, Any] | None,
    ) -> None:
        try:
            await self.write(table, *names, seats=seats, first=first)
        except ConcurrentUpdateError:
            await self.look_again(table)
            raise
        except BaseException:
            self._forget(table)
            raise
        table.broadcast(Changed(table.info(), table.record.clocks))

    async def write(
        self,
        table: Table,
        *names: str,
        seats: tuple[SeatRecord, ...] = (),
        first: dict[str, Any] | None = None,
    ) -> None:
        await write_table(self.database, self.process, table, names, seats, first)
        table.note_seats()

    async def keep_seat(self, table: Table, seat: SeatRecord, name: str) -> None:
        """Keep a column that is of interest to the seat alone. Call with the lock."""
        await write_seat(self.database, self.process, table.id, seat, name)
        table.seats[seat.seat] = seat
        table.note_seats()


async def _to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Do all of *work*, also when whoever asked for it leaves meanwhile."""
    return await asyncio.shield(asyncio.create_task(work))
