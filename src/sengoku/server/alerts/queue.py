"""The queue of messages to deliver.

Messages of one table are delivered one after the other, so a slow target blocks only
one sender. Tables take turns, so a busy table does not starve the others.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias, final

from sengoku.server.alerts.messages import Message
from sengoku.server.alerts.repository import Alert

MAX_QUEUED_MESSAGES: Final = 1000
"""The most queued messages."""

QueuedMessage: TypeAlias = tuple[Alert, Message]


@final
class MessageQueue:
    def __init__(self) -> None:
        self._messages: Final[dict[str, deque[QueuedMessage]]] = {}
        self._count = 0
        # Tables that have messages, none of which is being delivered.
        self._tables: Final[asyncio.Queue[str]] = asyncio.Queue()

    def put(self, alert: Alert, message: Message) -> bool:
        """Queue a message; False when the queue is full."""
        if self._count >= MAX_QUEUED_MESSAGES:
            return False
        self._count += 1
        if alert.table not in self._messages:
            self._messages[alert.table] = deque()
            self._tables.put_nowait(alert.table)
        self._messages[alert.table].append((alert, message))
        return True

    @asynccontextmanager
    async def next(self) -> AsyncIterator[QueuedMessage]:
        """Take a message; its table's next one waits until this one is delivered."""
        table = await self._tables.get()
        self._count -= 1
        try:
            yield self._messages[table].popleft()
        finally:
            if self._messages[table]:
                self._tables.put_nowait(table)
            else:
                del self._messages[table]
