"""The right to change a table, which exists only while its lock is held.

A ``LockedTable`` makes sure that changes are on disk before they are broadcast.
"""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar, final

from sqlalchemy import RowMapping

from sengoku.core.errors import GameError, StaleError
from sengoku.core.events import Event
from sengoku.core.seats import Seat
from sengoku.match import REWIND, TABLE
from sengoku.server.store.records import By, Prepared, SeatRecord, TableRecord
from sengoku.server.tables.audience import Audience, Listener
from sengoku.server.tables.broadcaster import Broadcaster
from sengoku.server.tables.damage import SnapshotError, contained
from sengoku.server.tables.live_game import LiveGame, Played
from sengoku.server.tables.loading import Loaded, inputs_after, load, read_history
from sengoku.server.tables.table import Table
from sengoku.server.tables.table_writes import write_prepared, write_seat, write_table
from sengoku.server.wire.bodies import Accepted, TableInfo, View
from sengoku.server.wire.errors import ConcurrentUpdateError, not_found

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_ATTEMPTS: Final = 5
"""How often an input is retried after another process took its number."""


@final
class Lock:
    """Waits for the lock. ``TableRegistry.locked`` also checks for eviction.

    Every move passes through here: generators would cost three times as much.
    """

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._locked: LockedTable | None = None

    async def __aenter__(self) -> "LockedTable":
        game = await self._table.acquire()
        self._locked = LockedTable(self._table, game)
        return self._locked

    async def __aexit__(self, *error: object) -> None:
        assert self._locked is not None
        self._locked.release()
        self._table.release()


@final
class LockedTable:
    """Only ``Lock`` creates one; after its end, every use is an error."""

    def __init__(self, table: Table, game: LiveGame) -> None:
        if not table.is_locked:
            raise RuntimeError(f"table {table.id} is not locked")
        self._held: tuple[Table, LiveGame] | None = (table, game)
        self._context: Final = table.context
        self.database: Final = self._context.database
        self.process: Final = self._context.process
        self.now: Final = self._context.now

    def release(self) -> None:
        """Make this object unusable: the lock is about to be released."""
        self._held = None

    def _check_held(self) -> tuple[Table, LiveGame]:
        if self._held is None:
            raise RuntimeError("the lock of this table was released")
        return self._held

    @property
    def table(self) -> Table:
        return self._check_held()[0]

    @property
    def game(self) -> LiveGame:
        return self._check_held()[1]

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
        await self._prepare_view(audience, since)
        return self.broadcaster.view(audience, since)

    async def listen(
        self, listener: Listener, audience: Audience, since: int
    ) -> View | None:
        """Add a listener; return its first view, ``None`` before the game begins."""
        if self.game.match is not None:
            await self._prepare_view(audience, since)
        self.broadcaster.listeners[audience].add(listener)
        if self.game.match is None:
            return None
        return self.broadcaster.view(audience, since)

    async def _prepare_view(self, audience: Audience, since: int) -> None:
        """Catch up, and load the history if a view with these parameters needs it."""
        if not self.database.is_sqlite:  # which only one process uses
            await self.catch_up()
        # Hints add up what was scored since the game began.
        if audience.wants_words or since < self.game.missing_events(audience.viewer):
            await self.load_history()

    async def load_history(self) -> None:
        """Load what happened before the snapshot, unless it is in memory."""
        until = self.game.history_until
        if until is not None:
            with contained(self.id):
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
            with self.discarded_on_error(GameError):
                played = self._play(seat, answer, at, by, self.now())
                if await self._commit(played):
                    return Accepted(again=False)
            await self.reload()
        raise StaleError("stale", detail="too many concurrent updates")

    def _play(
        self, seat: Seat, do: int | str, at: int | None, by: By, now: int
    ) -> Played:
        self.game.running.keeps_moments = self.broadcaster.wants_moments
        return self.game.play(seat, do, at, by, now)

    async def rewind(self, number: int) -> None:
        """Rewind the game to its state after input *number*."""
        for _ in range(MAX_ATTEMPTS):
            with contained(self.id):
                whole = await load(self.database, self.id, from_start=True)
                assert whole is not None
                self._install(whole)
            if await self._commit_rewind(number):
                return
            await self.reload()
        raise StaleError("stale", detail="too many concurrent updates")

    async def _commit_rewind(self, number: int) -> bool:
        with self.discarded_on_error(GameError):
            do = f"{REWIND} {number}"
            return await self._commit(
                self.game.play(TABLE, do, None, "table", self.now())
            )

    async def _commit(self, played: Played) -> bool:
        """Commit and publish an input; False when another process took its number."""
        if not await self._context.journal.commit(played.pending):
            return False
        self.publish(played)
        self.notify(played.asked)
        return True

    def publish(self, played: Played) -> None:
        """Send every listener what it may know about an input."""
        self.broadcaster.publish(played.actor, played.entries, played.by)
        if self.record.status == "over":
            self.broadcaster.broadcast_table()

    async def catch_up(self) -> None:
        """Replay what other processes have committed since the last input known here.

        Their notification may still be on its way, but a player whose move they have
        acknowledged expects to find it in the next view, whichever server sends it.
        """
        known = self.game.started.number
        rows = await inputs_after(self.database, self.id, known)
        with self.discarded_on_error():
            for row in rows:
                if not self._follow(row):
                    await self.reload()
                    return
        if rows:
            self.notify_remote_input()

    def _follow(self, row: RowMapping) -> bool:
        """Replay an input of another process; False when the result differs."""
        game, seat = self.game, row["seat"]
        try:
            played = self._play(seat, row["do"], None, row["by"], row["made_at"])
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
        for callback in self._context.hooks.on_input:
            callback(self.table, waiting)

    def notify_remote_input(self) -> None:
        for callback in self._context.hooks.on_remote_input:
            callback(self.table)

    def notify_bot_takeover(self, seat: SeatRecord) -> None:
        for callback in self._context.hooks.on_bot_takeover:
            callback(self.table, seat)

    def notify_vote(self) -> None:
        for callback in self._context.hooks.on_vote:
            callback(self.table)

    # Loading

    async def restore(self, loaded: Loaded | None) -> bool:
        """Restore the table from *loaded*; False when it was deleted.

        If the rules have changed and the inputs no longer replay, the game resumes from
        its last snapshot.
        """
        for _ in range(MAX_ATTEMPTS):
            if loaded is None:
                return False
            try:
                back = self._install(loaded)
            except SnapshotError:
                log.warning("table %s: rebuilding its snapshot", self.id, exc_info=True)
                await self._rebuild()
                return True
            if back is None:
                return True
            log.warning("table %s: rules changed; back to input %d", self.id, back)
            if await self._commit_rewind(back):
                return True
            # Another process committed first.
            loaded = await load(self.database, self.id)
        raise RuntimeError(f"table {self.id}: its inputs are not contiguous")

    async def _rebuild(self) -> None:
        """Replay all inputs, because the snapshot is unreadable."""
        whole = await load(self.database, self.id, from_start=True)
        if whole is None:
            raise not_found("table")
        whole.record.snapshot = None
        self._install(whole)

    def _install(self, loaded: Loaded) -> int | None:
        back = loaded.apply_to(self.game)
        self._disconnect_former_occupants()
        self.broadcaster.reset()
        return back

    async def reload(self) -> None:
        """Reload the table from the database."""
        known = self.broadcaster.client_state()
        with self.discarded_on_error():
            with contained(self.id):
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
            with self.discarded_on_error(ConcurrentUpdateError):
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

    async def save_prepared(self, seat: Seat, prepared: Prepared | None) -> None:
        """Save what a seat has prepared, without a word to anybody else."""
        own = self.seats[seat]
        own.prepared = prepared
        self.game.schedule()
        with self.discarded_on_error():
            await _completed(
                write_prepared(self.database, self.process, self.game, own)
            )

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
    def discarded_on_error(self, *harmless: type[Exception]) -> Iterator[None]:
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
        self._context.evict(self.table)
        self.broadcaster.disconnect_all()


async def _completed(work: Coroutine[Any, Any, T]) -> T:
    """Finish *work* before a cancellation of the caller, who has to keep the lock."""
    task, cancelled = asyncio.create_task(work), None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        task.exception()  # mark it as retrieved
        raise cancelled
    return task.result()
