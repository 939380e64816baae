"""The letters that wait to be brought out.

Those of one table go one after the other, so a slow target of it holds one sender, and
the tables take turns, so many letters of one do not keep the others waiting.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias, final

from sengoku.server.alerts.kept import Alert
from sengoku.server.alerts.letters import Letter

FULL: Final = 1000
"""So many letters wait at most."""

Addressed: TypeAlias = tuple[Alert, Letter]


@final
class Outgoing:
    def __init__(self) -> None:
        self._letters: Final[dict[str, deque[Addressed]]] = {}
        self._count = 0
        # A table is in it if it has letters, none of which is on its way.
        self._tables: Final[asyncio.Queue[str]] = asyncio.Queue()

    def put(self, alert: Alert, letter: Letter) -> bool:
        """Let a letter wait; is there room for it?"""
        if self._count >= FULL:
            return False
        self._count += 1
        if alert.table not in self._letters:
            self._letters[alert.table] = deque()
            self._tables.put_nowait(alert.table)
        self._letters[alert.table].append((alert, letter))
        return True

    @asynccontextmanager
    async def next(self) -> AsyncIterator[Addressed]:
        """Take a letter; no other of its table is taken before this one is out."""
        table = await self._tables.get()
        self._count -= 1
        try:
            yield self._letters[table].popleft()
        finally:
            if self._letters[table]:
                self._tables.put_nowait(table)
            else:
                del self._letters[table]
