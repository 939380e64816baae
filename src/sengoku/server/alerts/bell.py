"""Knows when somebody is to be told: of a turn, of time, of the end, of a stand-in.

A turn rings after a moment, if the game still waits and nobody has the seat open here,
and not again soon: later then. Which process rings for a turn is the one that played
the step before it; who reminds takes the alerts first. So every alert is sent once.
"""

import asyncio
import logging
from typing import Final, NamedTuple, final

from sengoku.core import seats as seat_sets
from sengoku.core.seats import Seat
from sengoku.server.alerts import kept, letters, reminders
from sengoku.server.alerts.kept import Alert
from sengoku.server.alerts.letters import About
from sengoku.server.alerts.reminders import is_waited_for
from sengoku.server.alerts.sender import Sender
from sengoku.server.store.pace import MINUTE, SECOND
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables.loading import read_seats, read_table
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table

DELAY: Final = 10 * SECOND
"""So long a person who is there may take before an alert rings."""
QUIET: Final = 10 * MINUTE
"""So long no second turn of the same table rings."""
ROUND: Final = 1.0
"""Seconds between two looks at what is due."""
REMINDERS: Final = MINUTE
"""So often the database is asked whose time runs out."""
AT_ONCE: Final = 500
ENDED: Final = ("over", "closed")

log = logging.getLogger(__name__)


class Cause(NamedTuple):
    table: str
    seat: Seat
    about: About


@final
class Bell:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self.sender: Final = Sender(registry.database, registry.settings, registry.now)
        self._due: Final[dict[Cause, int]] = {}
        self._reminded_at = 0
        self._rounds: asyncio.Task[None] | None = None
        # Who is asking the database is not interrupted: it would lose a connection.
        self._busy: Final = asyncio.Lock()
        registry.on_input.append(self._after_step)
        registry.on_bot_takeover.append(self._after_leave)

    async def start(self) -> None:
        await self.sender.start()
        self._rounds = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        if self._rounds is not None:
            async with self._busy:
                self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        await self.sender.stop()

    # What happens at tables

    def _after_step(self, table: Table, waiting: int) -> None:
        record, now = table.record, self.registry.now()
        for seat in table.seats:
            is_waited = is_waited_for(record, seat)
            if is_waited and seat_sets.contains(waiting, seat.seat):
                continue  # as before
            turn = Cause(table.id, seat.seat, "turn")
            if is_waited:
                self._due.setdefault(turn, now + DELAY)
            else:
                self._due.pop(turn, None)
            if record.status in ENDED and seat.kind == "person":
                self._due[turn._replace(about="over")] = now

    def _after_leave(self, table: Table, seat: SeatRecord) -> None:
        about: About = "stand-in" if seat.kind == "person" else "replaced"
        self._due[Cause(table.id, seat.seat, about)] = self.registry.now()

    # Rounds

    async def _go_round(self) -> None:
        while True:
            try:
                async with self._busy:
                    await self._ring()
                    await self._remind()
            except Exception:
                log.exception("alerts: a round failed")
            await asyncio.sleep(ROUND)

    async def _ring(self) -> None:
        now = self.registry.now()
        due = [cause for cause, at in self._due.items() if at <= now][:AT_ONCE]
        if not due:
            return
        for cause in due:
            del self._due[cause]
        tables = {cause.table for cause in due}
        alerted = await kept.with_alerts(self.registry.database, tables)
        for cause in due:
            if cause.table in alerted:
                await self._tell(cause)

    async def _tell(self, cause: Cause) -> None:
        # What another process has played counts too.
        async with self.registry.database.reading() as connection:
            record = await read_table(connection, cause.table)
            seats = await read_seats(connection, cause.table)
        if record is None:
            return
        seat = seats[cause.seat]
        match cause.about:
            case "turn":
                await self._tell_turn(cause, record, seat)
            case "over":
                await self._tell_over(record, seat)
            case "stand-in" if seat.stand_in:
                found = await kept.ringing(self.registry.database, record.id, seat)
                await self._send(found, "stand-in", record)
            case "replaced":
                former = await kept.take_out(
                    self.registry.database, record.id, seat, former=True
                )
                await self._send(former, "replaced", record)

    async def _tell_turn(
        self, cause: Cause, record: TableRecord, seat: SeatRecord
    ) -> None:
        database, now = self.registry.database, self.registry.now()
        since = record.clocks[seat.seat].since
        alerts = await kept.ringing(database, record.id, seat)
        if since is None or not alerts or not self._is_away(record, seat):
            return
        told = max(alert.told for alert in alerts)
        if told < since and now < told + QUIET:
            self._due[cause] = told + QUIET
            return
        fresh = await kept.claim(database, record.id, seat, "told", since, now)
        await self._send(fresh, "turn", record)

    async def _tell_over(self, record: TableRecord, seat: SeatRecord) -> None:
        """Say that the game is over; its alerts are not needed any more."""
        alerts = await kept.take_out(self.registry.database, record.id, seat)
        if not self._is_open(record.id, seat.seat):
            await self._send(alerts, "over", record)

    async def _remind(self) -> None:
        database, now = self.registry.database, self.registry.now()
        if now < self._reminded_at + REMINDERS:
            return
        self._reminded_at = now
        for record, seat in await reminders.nearly_late(database, now):
            clock = record.clocks[seat.seat]
            if clock.since is None or clock.due is None:
                continue
            if self._is_away(record, seat):
                fresh = await kept.claim(
                    database, record.id, seat, "reminded", clock.since, now
                )
                await self._send(fresh, "time", record, clock.due - now)

    async def _send(
        self, alerts: list[Alert], about: About, record: TableRecord, left: int = 0
    ) -> None:
        for alert in alerts:
            # To read the catalogues of a language takes a moment, once.
            letter = await asyncio.to_thread(
                letters.write, about, record, alert.language, left
            )
            self.sender.send(alert, letter)

    def _is_away(self, record: TableRecord, seat: SeatRecord) -> bool:
        """Does the game wait for who is not looking?"""
        is_open = self._is_open(record.id, seat.seat)
        return is_waited_for(record, seat) and not is_open

    def _is_open(self, id: str, seat: Seat) -> bool:
        table = self.registry.tables.get(id)
        if table is None:
            return False
        return any(
            audience.viewer == seat and listeners
            for audience, listeners in table.listeners.items()
        )
