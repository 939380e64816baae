"""The tables this process has in memory: loads, plays, broadcasts and evicts them.

No process owns a table. Each input has a number; the first process to commit that
number wins, and the others reload the table. So any process can continue any game, even
when the one that served it before is gone.
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
from sengoku.server.tables.audience import ClientState
from sengoku.server.tables.loading import Loaded, load
from sengoku.server.tables.table import Table, require_player, require_running
from sengoku.server.tables.table_writes import write_seat, write_table
from sengoku.server.wire.bodies import Accepted
from sengoku.server.wire.errors import ConcurrentUpdateError, not_found
from sengoku.server.wire.messages import Again, Changed, encoded
from sengoku.server.wire.tokens import new_id

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_ATTEMPTS: Final = 5
"""How often an input is retried after another process took its number."""

OnInput = Callable[[Table, int], None]
"""``callback(table, waiting)``: an input was played; *waiting* were asked before it."""
OnRemoteInput = Callable[[Table], None]
"""``callback(table)``: another process has played at the table."""
OnBotTakeover = Callable[[Table, SeatRecord], None]
"""``callback(table, seat)``: a bot has taken over the seat of a person."""


def now() -> int:
    return time.time_ns() // 1_000_000


@final
class TableRegistry:
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
        self.on_input: Final[list[OnInput]] = []
        self.on_bot_takeover: Final[list[OnBotTakeover]] = []
        self.on_remote_input: Final[list[OnRemoteInput]] = []
        self._opening: Final[dict[str, asyncio.Task[Table]]] = {}

    # Opening

    async def open(self, id: str) -> Table:
        """Return the table, from memory or else from the database."""
        table = self.tables.get(id)
        if table is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            table = await asyncio.shield(self._opening[id])
        table.used_at = self.now()
        return table

    async def is_loaded(self, id: str) -> bool:
        """Is the table in memory? Waits for a load in progress, which may have missed
        the latest changes of other processes.
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
                if not await self._restore(table, loaded):
                    raise not_found("table")
            self.tables[id] = table
            return table
        finally:
            del self._opening[id]

    @asynccontextmanager
    async def locked(self, table: Table) -> AsyncIterator[Table]:
        """Lock the table and yield the current instance.

        While the caller waited for the lock, the instance may have been evicted. Its
        state may then differ from the disk, so the table is opened again.
        """
        while True:
            async with table.lock:
                if self.is_current(table):
                    yield table
                    return
            table = await self.open(table.id)

    def is_current(self, table: Table) -> bool:
        """Is this the registered instance, and not an evicted one?"""
        return self.tables.get(table.id) is table

    async def _restore(self, table: Table, loaded: Loaded | None) -> bool:
        """Restore *table* from *loaded*; False when it was deleted.

        If the rules have changed and the inputs no longer replay, the game resumes from
        its last snapshot.
        """
        for _ in range(MAX_ATTEMPTS):
            if loaded is None:
                return False
            back = loaded.apply_to(table)
            if back is None:
                return True
            log.warning("table %s: rules changed; back to input %d", table.id, back)
            if await self._commit_input(
                table, TABLE, None, f"{REWIND} {back}", "table"
            ):
                return True
            # Another process committed first.
            loaded = await load(self.database, table.id)
        raise RuntimeError(f"table {table.id}: its inputs are not contiguous")

    # Playing

    async def play(
        self, table: Table, seat: Seat, at: int, do: int | str, by: By = "person"
    ) -> Accepted:
        """Answer for *seat*; returns when the input is on disk and broadcast."""
        return await _shielded(self.play_inline(table, seat, at, do, by))

    async def take_back(self, table: Table, seat: Seat, at: int) -> Accepted:
        return await self.play(table, seat, at, TAKE_BACK)

    async def play_inline(
        self, known: Table, seat: Seat, at: int, do: int | str, by: By = "person"
    ) -> Accepted:
        """Like ``play``, but in the caller's task, which must not be cancelled."""
        async with self.locked(known) as table:
            table.used_at = self.now()
            text = TAKE_BACK if do == TAKE_BACK else table.canonical_text(do)
            if table.is_duplicate(seat, at, text):
                return Accepted(again=True)
            await self._check_player(table, seat, by)
            return await self._answer_with_retry(table, seat, at, text, by)

    async def _check_player(self, table: Table, seat: Seat, by: By) -> None:
        """Reject anyone who does not play the seat; an answer ends the stand-in."""
        require_running(table.record)
        require_player(table.seats[seat], by)
        if by == "person":
            await self.end_stand_in(table, seat)

    async def end_stand_in(self, table: Table, seat: Seat) -> None:
        """Give *seat* back to its owner. Call with the lock."""
        if table.end_stand_in(seat, self.now()):
            changed = (table.seats[seat],)
            await self.save_changes(table, "clocks", "bot_due", "due_at", seats=changed)

    async def rewind(self, table: Table, number: int) -> None:
        """Rewind the game to its state after input *number*. Call with the lock."""
        for _ in range(MAX_ATTEMPTS):
            whole = await load(self.database, table.id, from_start=True)
            assert whole is not None
            whole.apply_to(table)
            if await self._try_input(table, TABLE, None, f"{REWIND} {number}", "table"):
                return
        raise StaleError("stale", detail="too many concurrent updates")

    async def _answer_with_retry(
        self, table: Table, seat: Seat, at: int, do: str, by: By
    ) -> Accepted:
        for _ in range(MAX_ATTEMPTS):
            if table.is_duplicate(seat, at, do):
                return Accepted(again=True)
            if await self._try_input(table, seat, at, do, by):
                return Accepted(again=False)
        raise StaleError("stale", detail="too many concurrent updates")

    async def _try_input(
        self, table: Table, seat: Seat, at: int | None, do: str, by: By
    ) -> bool:
        """Play and commit an input; False after a reload, if another process won."""
        if await self._commit_input(table, seat, at, do, by):
            return True
        await self.reload(table)
        return False

    async def _commit_input(
        self, table: Table, seat: Seat, at: int | None, do: str, by: By
    ) -> bool:
        """Play, commit and broadcast an input; False when its number was taken."""
        before, waiting = len(table.running.log.entries), table.record.waiting
        try:
            pending = table.play(seat, at, do, by, self.now())
            committed = await self.journal.commit(pending)
        except GameError:
            raise  # nothing was played
        except BaseException:
            self._discard(table)
            raise
        if committed:
            self.publish(table, seat, table.running.log.entries[before:], by)
            self.notify(table, waiting)
        return committed

    def _discard(self, table: Table) -> None:
        """Evict a table that may differ from the disk, and disconnect everyone."""
        self.evict(table)
        table.disconnect_all()

    def evict(self, table: Table) -> None:
        if self.is_current(table):
            del self.tables[table.id]

    def notify(self, table: Table, waiting: int = 0) -> None:
        """Run the input callbacks; *waiting* were asked before."""
        for callback in self.on_input:
            callback(table, waiting)

    def publish(self, table: Table, seat: Seat, entries: list[Entry], by: By) -> None:
        """Send every listener what *seat* did."""
        table.publish(seat, entries, by)
        if table.record.status == "over":
            table.broadcast(Changed(table.info(), table.record.clocks))

    # Reloading

    async def reload(self, table: Table) -> None:
        """Reload the table from the database. Call with the lock."""
        known = table.client_state()
        try:
            is_there = await self._restore(table, await load(self.database, table.id))
        except BaseException:
            self._discard(table)
            raise
        if is_there:
            self.resync_listeners(table, known)
        else:
            self._discard(table)

    def resync_listeners(self, table: Table, known: ClientState | None = None) -> None:
        """Send a full view to every listener whose *known* state is out of date."""
        for audience, listeners in table.listeners.items():
            if known is not None and table.is_up_to_date(audience, known):
                continue
            for listener in [*listeners]:
                view = table.view(audience) if table.match else None
                listener.push(encoded(Again(table.info(), view)))

    # Changes to the table itself

    async def save_changes(
        self,
        table: Table,
        *names: str,
        seats: tuple[SeatRecord, ...] = (),
        first: dict[str, Any] | None = None,
    ) -> None:
        """Save the columns *names* and the *seats*, then broadcast. Call with the lock.

        *first* is the first input of a game that begins.
        """
        await _shielded(self._save_changes(table, names, seats, first))

    async def _save_changes(
        self,
        table: Table,
        names: tuple[str, ...],
        seats: tuple[SeatRecord, ...],
        first: dict[str, Any] | None,
    ) -> None:
        try:
            await self.write_columns(table, *names, seats=seats, first=first)
        except ConcurrentUpdateError:
            await self.reload(table)
            raise
        except BaseException:
            self._discard(table)
            raise
        table.broadcast(Changed(table.info(), table.record.clocks))

    async def write_columns(
        self,
        table: Table,
        *names: str,
        seats: tuple[SeatRecord, ...] = (),
        first: dict[str, Any] | None = None,
    ) -> None:
        await write_table(self.database, self.process, table, names, seats, first)
        table.sync_occupants()

    async def save_seat_column(self, table: Table, seat: SeatRecord, name: str) -> None:
        """Save a column that matters to this seat only. Call with the lock."""
        await write_seat(self.database, self.process, table.id, seat, name)
        table.seats[seat.seat] = seat
        table.sync_occupants()


async def _shielded(work: Coroutine[Any, Any, T]) -> T:
    """Finish *work* even if the caller is cancelled."""
    return await asyncio.shield(asyncio.create_task(work))
