"""A table in memory.

Reading it needs no lock. Every change goes through a ``LockedTable``.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, final

from sengoku.match import Match
from sengoku.server.store.database import Database
from sengoku.server.store.journal import Journal
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables.broadcaster import Broadcaster
from sengoku.server.tables.live_game import LiveGame
from sengoku.server.tables.presence import Presence
from sengoku.server.wire.bodies import TableInfo


@final
class Table:
    def __init__(self, game: LiveGame, context: "TableContext") -> None:
        self._game: Final = game
        self.context: Final = context
        self._lock: Final = asyncio.Lock()
        self.broadcaster: Final = Broadcaster(game)
        self.presence: Final = Presence(self.broadcaster)
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

    async def acquire(self) -> LiveGame:
        """Wait for the lock; return the game, which only its holder may change."""
        await self._lock.acquire()
        return self._game

    def release(self) -> None:
        self._lock.release()


OnInput = Callable[[Table, int], None]
"""``callback(table, waiting)``: an input was played; *waiting* were asked before it."""
OnRemoteInput = Callable[[Table], None]
"""``callback(table)``: another process has played at the table."""
OnBotTakeover = Callable[[Table, SeatRecord], None]
"""``callback(table, seat)``: a bot has taken over the seat of a person."""

OnRemotePresence = Callable[[Table, str, str], None]
"""``callback(table, process, connections)``: another process reports who is connected
to it, in the notation of ``Connections``."""
OnVote = Callable[[Table], None]
"""``callback(table)``: a vote was opened."""


@dataclass(frozen=True)
class Hooks:
    on_input: list[OnInput] = field(default_factory=list)
    on_remote_input: list[OnRemoteInput] = field(default_factory=list)
    on_bot_takeover: list[OnBotTakeover] = field(default_factory=list)
    on_vote: list[OnVote] = field(default_factory=list)
    on_remote_presence: list[OnRemotePresence] = field(default_factory=list)


@dataclass(frozen=True)
class TableContext:
    """What the tables of one process share; *evict* removes a table from memory."""

    database: Database
    journal: Journal
    process: str
    now: Callable[[], int]
    hooks: Hooks
    evict: Callable[[Table], None]
