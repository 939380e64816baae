"""A table in memory, and its lock.

Reading a ``Table`` needs no lock. Every change goes through a ``LockedTable``, which
exists only while the lock is held. It makes sure that changes are on disk before they
are broadcast.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, final

from sqlalchemy import RowMapping

from sengoku.core.errors import GameError, StaleError
from sengoku.core.events import Event
from sengoku.core.seats import Seat
from sengoku.match import REWIND, TABLE, Match
from sengoku.server.store.database import Database
from sengoku.server.store.journal import Journal
from sengoku.server.store.records import By, SeatRecord, TableRecord
from sengoku.server.tables.audience import Audience, Listener
from sengoku.server.tables.broadcaster import Broadcaster
from sengoku.server.tables.live_game import LiveGame, Played
from sengoku.server.tables.loading import Loaded, load, read_history
from sengoku.server.tables.table_writes import write_seat, write_table
from sengoku.server.wire.bodies import Accepted, TableInfo, View
from sengoku.server.wire.errors import ConcurrentUpdateError

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_ATTEMPTS: Final = 5
"""How often an input is retried after another process took its number."""


@final
class Table:
    def __init__(self, game: LiveGame, context: "TableContext") -> None:
        self._game: Final = game
        self._context: Final = context
        self._lock: Final = asyncio.Lock()
        self.broadcaster: Final = Broadcaster(game)
        self.used_at = context.now()

    @property
    def id(self) -> str:
        return self._game.record.id

    @property
    def record(self) -> TableRecord:
        return self._game.record

    @property
    def seats(self) -> list[SeatRecord]:
        return self._game.seats

    @property
    def match(self) -> Match | None:
        """The match, once it has begun; its latest input may not be on disk yet."""
        return self._game.match

    @property
    def is_locked(self) -> bool:
        return self._lock.locked()

    @property
    def has_listeners(self) -> bool:
        return any(self.broadcaster.listeners.values())

    def info(self) -> TableInfo:
        return self._game.info()

    @asynccontextmanager
    async def lock(self) -> AsyncIterator["LockedTable"]:
        """Wait for the lock. ``TableRegistry.locked`` also checks for eviction."""
        async with self._lock:
            locked = LockedTable(self)
            try:
                yield locked
            finally:
                locked.release()


OnInput = Callable[[Table, int], None]
"""``callback(table, waiting)``: an input was played; *waiting* were asked before it."""
OnRemoteInput = Callable[[Table], None]
"""``callback(table)``: another process has played at the table."""
OnBotTakeover = Callable[[Table, SeatRecord], None]
"""``callback(table, seat)``: a bot has taken over the seat of a person."""


@dataclass(frozen=True)
class Hooks:
    on_input: list[OnInput] = field(default_factory=list)
    on_remote_input: list[OnRemoteInput] = field(default_factory=list)
    on_bot_takeover: list[OnBotTakeover] = field(default_factory=list)


@dataclass(frozen=True)
class TableContext:
    """What the tables of one process share; *evict* removes a table from memory."""

    database: Database
    journal: Journal
    process: str
    now: Callable[[], int]
    hooks: Hooks
    evict: Callable[[Table], None]


@final
class LockedTable:
    """The right to change a table: only ``Table.lock`` grants it, until its end."""

    def __init__(self, table: Table) -> None:
        if not table.is_locked:
            raise RuntimeError(f"table {table.id} is not locked")
        self._table: Table | None = table
        context = table._context
        self.database: Final = context.database
        self.process: Final = context.process
        self.now: Final = context.now

    def release(self) -> None:
        """Make this object unusable: the lock is about to be released."""
        self._table = None

    @property
    def table(self) -> Table:
        if self._table is None:
            raise RuntimeError("the lock of this table was released")
        return self._table

    @property
    def game(self) -> LiveGame:
        return self.table._game

    @property
    def broadcaster(self) -> Broadcaster:
        return self.table.broadcaster

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def record(self) -> TableRecord:
        return self.game.record

    @property
    def seats(self) -> list[SeatRecord]:
        return self.game.seats

    def info(self) -> TableInfo:
        return self.game.info()

    # Viewing

    async def view(self, audience: Audience, since: int = 0) -> View:
        """Return everything *audience* may know, with the events after *since*."""
        await self._load_events(audience, since)
        return self.broadcaster.view(audience, since)

    async def listen(
        self, listener: Listener, audience: Audience, since: int
    ) -> View | None:
        """Add a listener; return its first view, ``None`` before the game begins."""
        if self.game.match is not None:
            await self._load_events(audience, since)
        self.broadcaster.listeners[audience].add(listener)
        if self.game.match is None:
            return None
        return self.broadcaster.view(audience, since)

    async def _load_events(self, audience: Audience, since: int) -> None:
        """Load the history if a view with these parameters needs it."""
        # Hints add up what was scored since the game began.
        if audience.wants_words or since < self.game.missing_events(audience.viewer):
            await self.load_history()

    async def load_history(self) -> None:
        """Load what happened before the snapshot, unless it is in memory."""
        until = self.game.history_until
        if until is not None:
            past = await read_history(self.database, self.record, until)
            self.game.load_history(past)

    async def events(self, seat: Seat, since: int) -> list[Event]:
        """Return the events of the seat's stream after the first *since*."""
        if since < self.game.missing_events(seat):
            await self.load_history()
        return self.game.running.events(seat, since - self.game.missing_events(seat))

    # Inputs: played in memory, committed, then published

    async def play(
        self, seat: Seat, at: int, do: int | str, by: By = "person"
    ) -> Accepted:
        """Answer question *at*; return when the answer is on disk and published.

        The caller must not be cancelled; see ``moves.play``.
        """
        self.table.used_at = self.now()
        answer = self.game.read_answer(do)
        for _ in range(MAX_ATTEMPTS):
            if self.game.is_duplicate(seat, at, answer):
                return Accepted(again=True)
            self.game.require_player(seat, by)
            if by == "person":
                await self.end_stand_in(seat)
            with self._discarded_on_error(GameError):
                played = self.game.play(seat, answer, at, by, self.now())
                if await self._commit(played):
                    return Accepted(again=False)
            await self.reload()
        raise StaleError("stale", detail="too many concurrent updates")

    async def rewind(self, number: int) -> None:
        """Rewind the game to its state after input *number*."""
        for _ in range(MAX_ATTEMPTS):
            whole = await load(self.database, self.id, from_start=True)
            assert whole is not None
            self._install(whole)
            if await self._commit_rewind(number):
                return
            await self.reload()
        raise StaleError("stale", detail="too many concurrent updates")

    async def _commit_rewind(self, number: int) -> bool:
        with self._discarded_on_error(GameError):
            do = f"{REWIND} {number}"
            return await self._commit(
                self.game.play(TABLE, do, None, "table", self.now())
            )

    async def _commit(self, played: Played) -> bool:
        """Commit and publish an input; False when another process took its number."""
        context = self.table._context
        if not await context.journal.commit(played.pending):
            return False
        self.publish(played)
        self.notify(played.asked)
        return True

    def publish(self, played: Played) -> None:
        """Send every listener what it may know about an input."""
        self.broadcaster.publish(played.actor, played.entries, played.by)
        if self.record.status == "over":
            self.broadcaster.broadcast_table()

    def follow(self, row: RowMapping) -> bool:
        """Replay an input of another process; False when the result differs."""
        game, seat = self.game, row["seat"]
        try:
            played = game.play(seat, row["do"], None, row["by"], row["made_at"])
        except GameError:
            return False
        if seat >= 0:
            game.remember_answer(seat, row["at"], row["do"])
        if played.pending.row["sum"] != row["sum"]:
            return False
        self.publish(played)
        return True

    # Callbacks

    def notify(self, waiting: int = 0) -> None:
        """Run the input callbacks; *waiting* were asked before."""
        for callback in self.table._context.hooks.on_input:
            callback(self.table, waiting)

    def notify_remote_input(self) -> None:
        for callback in self.table._context.hooks.on_remote_input:
            callback(self.table)

    def notify_bot_takeover(self, seat: SeatRecord) -> None:
        for callback in self.table._context.hooks.on_bot_takeover:
            callback(self.table, seat)

    # Loading

    async def restore(self, loaded: Loaded | None) -> bool:
        """Restore the table from *loaded*; False when it was deleted.

        If the rules have changed and the inputs no longer replay, the game resumes from
        its last snapshot.
        """
        for _ in range(MAX_ATTEMPTS):
            if loaded is None:
                return False
            back = self._install(loaded)
            if back is None:
                return True
            log.warning("table %s: rules changed; back to input %d", self.id, back)
            if await self._commit_rewind(back):
                return True
            # Another process committed first.
            loaded = await load(self.database, self.id)
        raise RuntimeError(f"table {self.id}: its inputs are not contiguous")

    def _install(self, loaded: Loaded) -> int | None:
        back = loaded.apply_to(self.game)
        self._disconnect_former_occupants()
        self.broadcaster.reset()
        return back

    async def reload(self) -> None:
        """Reload the table from the database."""
        known = self.broadcaster.client_state()
        with self._discarded_on_error():
            is_there = await self.restore(await load(self.database, self.id))
            if is_there and self.table.has_listeners:
                await self.load_history()
        if is_there:
            self.broadcaster.resync(known)
        else:
            self._discard()

    def replace_rows(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        """Take over rows that another process has changed."""
        self.game.record, self.game.seats = record, seats
        self._disconnect_former_occupants()

    # Changes outside the game

    async def end_stand_in(self, seat: Seat) -> None:
        """Give *seat* back to its owner."""
        if self.game.end_stand_in(seat, self.now()):
            await self.save_changes(
                "clocks", "bot_due", "due_at", seats=(self.seats[seat],)
            )

    async def save_changes(
        self,
        *names: str,
        seats: tuple[SeatRecord, ...] = (),
        first: dict[str, Any] | None = None,
    ) -> None:
        """Save the columns *names* and the *seats*, then broadcast.

        *first* is the first input of a game that begins.
        """
        await _completed(self._save_changes(names, seats, first))

    async def _save_changes(
        self,
        names: tuple[str, ...],
        seats: tuple[SeatRecord, ...],
        first: dict[str, Any] | None,
    ) -> None:
        try:
            with self._discarded_on_error(ConcurrentUpdateError):
                await self._write(names, seats, first)
        except ConcurrentUpdateError:
            await self.reload()
            raise
        self.broadcaster.broadcast_table()

    async def save_seat_column(self, seat: SeatRecord, name: str) -> None:
        """Save a column that matters to this seat only."""
        await write_seat(self.database, self.process, self.id, seat, name)
        self.seats[seat.seat] = seat
        self._disconnect_former_occupants()

    async def save_snapshot(self) -> None:
        """Save a snapshot, if one is needed and allowed."""
        if self.game.take_snapshot():
            await self._write(("snapshot",))

    async def _write(
        self,
        names: tuple[str, ...],
        seats: tuple[SeatRecord, ...] = (),
        first: dict[str, Any] | None = None,
    ) -> None:
        await write_table(self.database, self.process, self.game, names, seats, first)
        self._disconnect_former_occupants()

    def _disconnect_former_occupants(self) -> None:
        """Disconnect listeners whose secret no longer opens their seat."""
        for seat in self.game.sync_occupants():
            self.broadcaster.disconnect_seat(seat)

    @contextmanager
    def _discarded_on_error(self, *harmless: type[Exception]) -> Iterator[None]:
        """Discard the table after an error: memory may differ from the disk.

        Errors of the types *harmless* are raised before anything has changed.
        """
        try:
            yield
        except harmless:
            raise
        except BaseException:
            self._discard()
            raise

    def _discard(self) -> None:
        """Evict the table and disconnect everyone: they reconnect to a new instance."""
        self.table._context.evict(self.table)
        self.broadcaster.disconnect_all()


async def _completed(work: Coroutine[Any, Any, T]) -> T:
    """Finish *work* even if the caller is cancelled, which then keeps the lock."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
