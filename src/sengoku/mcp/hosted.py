"""A seat at a table of the server that answers the agent."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final, final

from sengoku.core.errors import GameError
from sengoku.core.flow import Reason
from sengoku.core.seats import Viewer
from sengoku.llm.sight import Sight
from sengoku.match import Match
from sengoku.mcp.seat import FINISHED_STATUSES
from sengoku.server.middleware.rate_limits import EXPENSIVE, MOVES
from sengoku.server.services import Services
from sengoku.server.tables import finished, moves
from sengoku.server.tables.access import Guest
from sengoku.server.tables.audience import Audience
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.wire.errors import Refused

AFTER_ALL: Final = 1 << 30
"""More events than any game has: a view without its history."""


@final
class HostedSeat:
    """The seat of *guest*, for one request; moves count as those of a person."""

    def __init__(self, services: Services, guest: Guest) -> None:
        self._services: Final = services
        self._registry: Final = services.registry
        self._guest: Final = guest
        self._seat: Final = guest.seat

    async def look(self, since: int | None = None) -> Sight:
        with _as_game_errors():
            async with self._registry.locked(self._guest.table) as table:
                _begun(table)
                seat = self._seat
                # It may load the match again, if another process has changed it.
                known = AFTER_ALL if since is None else since
                view = await table.view(Audience(seat), known)
                match = _begun(table)
                return Sight(
                    rules=match.rules,
                    seat=seat,
                    observation=match.view(seat),
                    offer=view.offer,
                    waiting=view.waiting,
                    outcome=view.outcome,
                    since=view.since,
                    events=view.events,
                    status=table.record.status,
                )

    async def explain(self, action: int) -> Reason | None:
        with _as_game_errors():
            async with self._registry.locked(self._guest.table) as table:
                return _begun(table).explain(self._seat, action)

    async def play(self, do: int | str, at: int) -> None:
        with _as_game_errors():
            self._services.limits.take(MOVES, self._guest.rate_key)
            await moves.play(self._registry, self._guest.table, self._seat, at, do)

    async def wait(self, seconds: float) -> None:
        waiter, audience = _Waiter(self._seat), Audience(self._seat)
        async with self._registry.locked(self._guest.table) as table:
            listeners = table.broadcaster.listeners[audience]
            await table.listen(waiter, audience, AFTER_ALL)
        try:
            async with asyncio.timeout(seconds):
                while not waiter.is_revoked and not await self._is_due():
                    await waiter.pushed.wait()
                    waiter.pushed.clear()
        except TimeoutError:
            pass
        finally:
            listeners.discard(waiter)
        if waiter.is_revoked:
            raise GameError("bad-token", detail="your key opens this seat no more")

    async def _is_due(self) -> bool:
        async with self._registry.locked(self._guest.table) as table:
            if table.record.status in FINISHED_STATUSES:
                return True
            offer = None if table.game.match is None else table.game.offer(self._seat)
            return offer is not None and bool(offer.choices)

    async def replay(self) -> str:
        with _as_game_errors():
            self._services.limits.take(EXPENSIVE, self._guest.rate_key)
            record = self._guest.table.record
            return await finished.replay(self._registry.database, record)


def _begun(table: LockedTable) -> Match:
    """Return the match; an error until it has begun."""
    return table.game.started


@final
class _Waiter:
    """A listener that only notices that there is something new."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.pushed: Final = asyncio.Event()
        self.is_revoked = False

    def push(self, message: bytes) -> None:
        self.pushed.set()

    def revoke(self) -> None:
        self.is_revoked = True
        self.pushed.set()

    def disconnect(self) -> None:
        self.pushed.set()


@contextlib.contextmanager
def _as_game_errors() -> Iterator[None]:
    """Raise what the server refuses as an error that every kind of seat raises."""
    try:
        yield
    except Refused as refused:
        raise GameError(refused.key, refused.rule, refused.detail) from None
