"""Addresses that are turned away. The list is in the database; here is a copy of it."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Iterator
from typing import Final, final

from sqlalchemy import or_, select

from sengoku.server.gate.visitors import (
    Address,
    Network,
    Scope,
    address,
    host,
    network,
)
from sengoku.server.store import schema
from sengoku.server.tables.audience import Listener
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.errors import Refused

ROUND: Final = 3.0
"""Seconds until a new ban counts in every process."""

log = logging.getLogger(__name__)


@final
class Bans:
    """A ban is an address or a network, ``192.0.2.0/24``, with a reason to be told."""

    def __init__(self) -> None:
        self._reasons: dict[tuple[int, int], dict[Network, str]] = {}
        self._open: Final[dict[Listener, Address]] = {}
        self._task: asyncio.Task[None] | None = None
        # Who is asking the database is not interrupted: it would lose a connection.
        self._busy: Final = asyncio.Lock()

    def check(self, scope: Scope) -> None:
        """Refuse a visitor who is banned."""
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
    def open(self, line: Listener, scope: Scope) -> Iterator[None]:
        """Let *line* be open, until its visitor is banned."""
        self.check(scope)  # who was let in may be banned before saying hello
        visitor = address(host(scope))
        if visitor is not None:
            self._open[line] = visitor
        try:
            yield
        finally:
            self._open.pop(line, None)

    async def start(self, registry: TableRegistry) -> None:
        await self.look(registry)
        self._task = asyncio.create_task(self._go_round(registry))

    async def stop(self) -> None:
        if self._task is not None:
            async with self._busy:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self, registry: TableRegistry) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                async with self._busy:
                    await self.look(registry)
            except Exception:
                log.exception("bans: the list could not be read")

    async def look(self, registry: TableRegistry) -> None:
        bans = schema.bans.c
        chosen = select(bans.address, bans.reason).where(
            or_(bans.until.is_(None), bans.until > registry.now())
        )
        async with registry.database.reading() as connection:
            rows = (await connection.execute(chosen)).all()
        found: defaultdict[tuple[int, int], dict[Network, str]] = defaultdict(dict)
        for text, reason in rows:
            try:
                there = network(text)
            except ValueError:
                log.warning("bans: a line is no address")
                continue
            found[there.version, there.prefixlen][there] = reason
        if found != self._reasons:  # who came since then was checked
            self._reasons = found
            self._end_lines()

    def _end_lines(self) -> None:
        for line, visitor in self._open.items():
            if self._reason(visitor) is not None:
                line.revoke()
