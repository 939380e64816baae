"""The tables this process has in memory: opens, locks and evicts them.

No process owns a table. Each input has a number; the first process to commit that
number wins, and the others reload the table. So any process can continue any game, even
when the one that served it before is gone.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, final

from sengoku.server.settings import Settings
from sengoku.server.store.database import Database
from sengoku.server.store.journal import Journal
from sengoku.server.tables.damage import contained
from sengoku.server.tables.live_game import LiveGame
from sengoku.server.tables.loading import load
from sengoku.server.tables.locked_table import Lock, LockedTable
from sengoku.server.tables.table import Hooks, Table, TableContext
from sengoku.server.wire.errors import DamagedTableError, not_found
from sengoku.server.wire.tokens import new_id

DAMAGED_MS: Final = 30_000
"""How long a damaged table is rejected before it is read again."""


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
        self.hooks: Final = Hooks()
        self.tables: Final[dict[str, Table]] = {}
        self.announcement = ""
        self._opening: Final[dict[str, asyncio.Task[Table]]] = {}
        self._damaged: Final[dict[str, tuple[str, int]]] = {}  # error id, and when
        self._context: Final = TableContext(
            database, self.journal, self.process, now, self.hooks, self.evict
        )

    def add(self, game: LiveGame) -> Table:
        """Register a table that is on disk as it is in *game*."""
        table = self.tables[game.id] = Table(game, self._context)
        return table

    async def open(self, id: str) -> Table:
        """Return the table, from memory or else from the database."""
        table = self.tables.get(id)
        if table is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            table = await asyncio.shield(self._opening[id])
        table.used_at = self.now()
        return table

    async def _open(self, id: str) -> Table:
        try:
            self._check_damaged(id)
            with contained(id):
                self.tables[id] = await self._load(id)
            return self.tables[id]
        except DamagedTableError as error:
            self._damaged.setdefault(id, (error.id, self.now()))
            raise
        finally:
            del self._opening[id]

    def _check_damaged(self, id: str) -> None:
        """Reject a table that was damaged a moment ago, without another log entry."""
        error_id, since = self._damaged.get(id, ("", 0))
        if self.now() - since < DAMAGED_MS:
            raise DamagedTableError(error_id)
        self._damaged.pop(id, None)

    async def _load(self, id: str) -> Table:
        loaded = await load(self.database, id)
        if loaded is None:
            raise not_found("table")
        table = Table(LiveGame(loaded.record, loaded.seats), self._context)
        async with Lock(table) as locked:
            if not await locked.restore(loaded):
                raise not_found("table")
        table.info()  # what lists show
        return table

    def is_opening(self, id: str) -> bool:
        return id in self._opening

    async def is_loaded(self, id: str) -> bool:
        """Is the table in memory? Waits for a load in progress, which may have missed
        the latest changes of other processes.
        """
        if id in self._opening:
            await asyncio.wait([self._opening[id]])
        return id in self.tables

    def is_current(self, table: Table) -> bool:
        """Is this the registered instance, and not an evicted one?"""
        return self.tables.get(table.id) is table

    def locked(self, table: Table) -> "CurrentLock":
        """Lock the table; open it again if it was evicted."""
        return CurrentLock(self, table)

    @asynccontextmanager
    async def locked_if_loaded(self, id: str) -> AsyncIterator[LockedTable | None]:
        """Lock the table if it is in memory; yield ``None`` if it is not."""
        while (table := self.tables.get(id)) is not None:
            async with Lock(table) as locked:
                if self.is_current(table):
                    yield locked
                    return
        yield None

    def evict(self, table: Table) -> None:
        if self.is_current(table):
            del self.tables[table.id]


@final
class CurrentLock:
    """Locks the registered instance of a table.

    While the caller waits for the lock, the instance may be evicted. Its state may then
    differ from the disk.
    """

    def __init__(self, registry: TableRegistry, table: Table) -> None:
        self._registry: Final = registry
        self._table: Final = table
        self._lock: Lock | None = None

    async def __aenter__(self) -> LockedTable:
        table = self._table
        while True:
            self._lock = Lock(table)
            locked = await self._lock.__aenter__()
            if self._registry.is_current(table):
                return locked
            await self._lock.__aexit__()
            table = await self._registry.open(table.id)

    async def __aexit__(self, *error: object) -> None:
        assert self._lock is not None
        await self._lock.__aexit__(*error)
