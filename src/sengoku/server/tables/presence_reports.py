"""Reports who is connected to a table: to its clients, and to other processes.

A change is reported after a delay. A page that reloads is then not reported at all, and
a crowd that comes at once costs one message each.
"""

import asyncio
import logging
from typing import Final, final

from sengoku.core.seats import Seat
from sengoku.server.store.transient import is_transient
from sengoku.server.tables.audience import Listener
from sengoku.server.tables.presence import NOBODY, Connections, Report
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.messages import encoded

REPORT_DELAY_SECONDS: Final = 1.0
CALLER_SECONDS: Final = 90.0
"""How long a seat counts as connected after a call; agents think between two calls."""
REPEAT_INTERVAL_MS: Final = 20_000
"""How often other processes are told again, so that they notice when this one dies."""

log = logging.getLogger(__name__)


@final
class PresenceReports:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._pending: Final[dict[str, asyncio.Task[None]]] = {}  # by table
        self._reported: Final[set[str]] = set()  # tables with connections here
        self._callers: Final[dict[tuple[str, Seat], asyncio.TimerHandle]] = {}
        self._next_repeat = 0
        registry.hooks.on_remote_presence.append(self._follow)

    def connected(self, table: Table, listener: Listener | None) -> None:
        """Report a new connection; *listener* is told at once who is there."""
        if listener is not None:
            listener.push(encoded(table.presence.everywhere()))
        self._schedule(table)

    def disconnected(self, table: Table) -> None:
        self._schedule(table)

    def called(self, table: Table, seat: Seat) -> None:
        """Count *seat* as connected for a while after a call without a connection."""
        timer = self._callers.pop((table.id, seat), None)
        if timer is not None:
            timer.cancel()
        if seat not in table.presence.callers:
            table.presence.callers.add(seat)
            self._schedule(table)
        loop = asyncio.get_running_loop()
        left = loop.call_later(CALLER_SECONDS, self._left, table, seat)
        self._callers[table.id, seat] = left

    def _left(self, table: Table, seat: Seat) -> None:
        del self._callers[table.id, seat]
        table.presence.callers.discard(seat)
        self._schedule(table)

    async def poll(self) -> None:
        """Forget processes that died, and tell the others that this one lives."""
        now = self._registry.now()
        if self._registry.database.is_sqlite or now < self._next_repeat:
            return
        self._next_repeat = now + REPEAT_INTERVAL_MS
        known = self._registry.tables.values()
        tables = [one for one in known if one.has_listeners or one.presence.callers]
        for table in tables:
            table.presence.expire(now)
            table.presence.publish()
        await self._notify(*tables)

    async def stop(self) -> None:
        """Tell other processes that nobody is connected here any more."""
        pending = [*self._pending.values()]
        for task in pending:
            task.cancel()
        for timer in self._callers.values():
            timer.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        await self._send([self._report(id, NOBODY) for id in self._reported])

    def _schedule(self, table: Table) -> None:
        if table.id not in self._pending:
            task = asyncio.create_task(self._report_soon(table))
            self._pending[table.id] = task
            task.add_done_callback(lambda _: self._pending.pop(table.id, None))

    async def _report_soon(self, table: Table) -> None:
        await asyncio.sleep(REPORT_DELAY_SECONDS)
        table.presence.publish()
        await self._notify(table)

    def _follow(self, table: Table, process: str, connections: str) -> None:
        report = Report(Connections.read(connections), self._registry.now())
        if table.presence.follow(process, report) and table.has_listeners:
            self._schedule(table)  # that process does not know this one yet
        table.presence.publish()

    async def _notify(self, *tables: Table) -> None:
        here = {one.id: one.presence.here() for one in tables}
        self._reported.difference_update(here)
        self._reported.update(id for id, them in here.items() if them != NOBODY)
        await self._send([self._report(id, them) for id, them in here.items()])

    def _report(self, id: str, connections: Connections) -> str:
        return f"{id} presence {self._registry.process} {connections}"

    async def _send(self, payloads: list[str]) -> None:
        database = self._registry.database
        if database.is_sqlite or not payloads:
            return
        try:
            async with database.writing() as connection:
                await database.notify(connection, *payloads)
        except Exception as error:
            if not is_transient(error):
                raise
            log.warning("presence: the database does not answer")
