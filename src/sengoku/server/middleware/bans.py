"""Banned addresses: a cached copy of the list in the database."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Final, final

from sqlalchemy import or_, select

from sengoku.server.middleware.client_address import (
    Address,
    Network,
    Scope,
    address,
    host,
    network,
)
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.tables.audience import Listener
from sengoku.server.wire.errors import Refused

RELOAD_INTERVAL_SECONDS: Final = 3.0
"""Seconds until a new ban takes effect in every process."""

log = logging.getLogger(__name__)


@final
class Bans:
    """A ban is an address or a network, ``192.0.2.0/24``, with a public reason."""

    def __init__(self) -> None:
        self._reasons: dict[tuple[int, int], dict[Network, str]] = {}
        self._open: Final[dict[Listener, Address]] = {}
        self._task: asyncio.Task[None] | None = None
        # Held during database access: a cancelled query would lose its connection.
        self._db_access: Final = asyncio.Lock()

    def check(self, scope: Scope) -> None:
        """Reject a banned client."""
        found = address(host(scope)) if self._reasons else None
        reason = None if found is None else self._reason(found)
        if reason is not None:
            detail = f"this address is banned: {reason}" if reason else "banned"
            raise Refused(403, "banned", detail)

    def _reason(self, visitor: Address) -> str | None:
        for (version, length), reasons in self._reasons.items():
            if version == visitor.version:
                reason = reasons.get(network(f"{visitor}/{length}"))
                if reason is not None:
                    return reason
        return None

    @contextlib.contextmanager
    def open(self, socket: Listener, scope: Scope) -> Iterator[None]:
        """Track *socket*, to close it when its client is banned."""
        self.check(scope)  # the client may have been banned since it connected
        visitor = address(host(scope))
        if visitor is not None:
            self._open[socket] = visitor
        try:
            yield
        finally:
            self._open.pop(socket, None)

    async def start(self, database: Database, now: Callable[[], int]) -> None:
        await self.reload(database, now())
        self._task = asyncio.create_task(self._run(database, now))

    async def stop(self) -> None:
        if self._task is not None:
            async with self._db_access:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, database: Database, now: Callable[[], int]) -> None:
        while True:
            await asyncio.sleep(RELOAD_INTERVAL_SECONDS)
            try:
                async with self._db_access:
                    await self.reload(database, now())
            except Exception:
                log.exception("bans: the list could not be read")

    async def reload(self, database: Database, now: int) -> None:
        bans = schema.bans.c
        chosen = select(bans.address, bans.reason).where(
            or_(bans.until.is_(None), bans.until > now)
        )
        async with database.reading() as connection:
            rows = (await connection.execute(chosen)).all()
        found: defaultdict[tuple[int, int], dict[Network, str]] = defaultdict(dict)
        for text, reason in rows:
            try:
                there = network(text)
            except ValueError:
                log.warning("bans: an entry is not an address")
                continue
            found[there.version, there.prefixlen][there] = reason
        if found != self._reasons:  # later clients were checked against the new list
            self._reasons = found
            self._close_banned()

    def _close_banned(self) -> None:
        for socket, visitor in self._open.items():
            if self._reason(visitor) is not None:
                socket.revoke()
