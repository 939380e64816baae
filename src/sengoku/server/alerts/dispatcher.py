"""Decides when to send alerts: your turn, time running out, votes, game over, stand-in.

A turn alert is sent after a delay, if the game still waits and nobody has the seat open
here; a second one for the same table is postponed. The process that played the previous
input sends turn alerts; reminders are claimed first. So every alert is sent once.

A vote alert goes to the players who have not voted, after the same delay. The process
that opened the vote sends it.
"""

import asyncio
import logging
from typing import Final, NamedTuple, final

from sengoku.core import seats as seat_sets
from sengoku.core.seats import Seat
from sengoku.server.alerts import messages, reminders, repository
from sengoku.server.alerts.messages import About
from sengoku.server.alerts.reminders import is_waiting_for
from sengoku.server.alerts.repository import Alert
from sengoku.server.alerts.sender import Sender
from sengoku.server.store.pace import MINUTE_MS, SECOND_MS
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables.loading import read_seats, read_table
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.tables.votes import voters

TURN_DELAY_MS: Final = 10 * SECOND_MS
"""How long a player may take before an alert is sent."""
TURN_INTERVAL_MS: Final = 10 * MINUTE_MS
"""The shortest time between two turn alerts of the same table."""
VOTE_INTERVAL_MS: Final = 10 * MINUTE_MS
"""The shortest time between two vote alerts of the same seat."""
POLL_INTERVAL_SECONDS: Final = 1.0
"""Seconds between two checks for due alerts."""
REMINDER_INTERVAL_MS: Final = MINUTE_MS
"""The time between two queries for expiring clocks."""
MAX_ALERTS_PER_POLL: Final = 500
ENDED: Final = ("over", "closed")

log = logging.getLogger(__name__)


class Cause(NamedTuple):
    table: str
    seat: Seat
    about: About


@final
class AlertDispatcher:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self.sender: Final = Sender(registry.database, registry.settings, registry.now)
        self._due: Final[dict[Cause, int]] = {}
        self._vote_sent_at: Final[dict[Cause, int]] = {}
        self._reminded_at = 0
        self._loop: asyncio.Task[None] | None = None
        # Held during database access: a cancelled query would lose its connection.
        self._db_access: Final = asyncio.Lock()
        registry.hooks.on_input.append(self._on_input)
        registry.hooks.on_bot_takeover.append(self._on_bot_takeover)
        registry.hooks.on_vote.append(self._on_vote)

    async def start(self) -> None:
        await self.sender.start()
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._loop is not None:
            async with self._db_access:
                self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
        await self.sender.stop()

    # Events at tables

    def _on_input(self, table: Table, waiting: int) -> None:
        record, now = table.record, self.registry.now()
        for seat in table.seats:
            is_waited = is_waiting_for(record, seat)
            if is_waited and seat_sets.contains(waiting, seat.seat):
                continue  # unchanged
            turn = Cause(table.id, seat.seat, "turn")
            if is_waited:
                self._due.setdefault(turn, now + TURN_DELAY_MS)
            else:
                self._due.pop(turn, None)
            if record.status in ENDED and seat.kind == "person":
                self._due[turn._replace(about="over")] = now

    def _on_bot_takeover(self, table: Table, seat: SeatRecord) -> None:
        about: About = "stand-in" if seat.kind == "person" else "replaced"
        self._due[Cause(table.id, seat.seat, about)] = self.registry.now()

    def _on_vote(self, table: Table) -> None:
        vote, now = table.record.vote, self.registry.now()
        if vote is not None:
            for seat in seat_sets.each(voters.missing(table.seats, vote)):
                self._due[Cause(table.id, seat, "vote")] = now + TURN_DELAY_MS

    # Sending

    async def _run(self) -> None:
        while True:
            try:
                async with self._db_access:
                    await self._send_due()
                    await self._remind()
            except Exception:
                log.exception("alerts: sending failed")
            await asyncio.sleep(POLL_INTERVAL_SECONDS)

    async def _send_due(self) -> None:
        now = self.registry.now()
        due = [cause for cause, at in self._due.items() if at <= now][
            :MAX_ALERTS_PER_POLL
        ]
        if not due:
            return
        for cause in due:
            del self._due[cause]
        tables = {cause.table for cause in due}
        alerted = await repository.with_alerts(self.registry.database, tables)
        for cause in due:
            if cause.table in alerted:
                await self._handle(cause)

    async def _handle(self, cause: Cause) -> None:
        # Read from the database: another process may have played.
        async with self.registry.database.reading() as connection:
            record = await read_table(connection, cause.table)
            seats = await read_seats(connection, cause.table)
        if record is None:
            return
        seat = seats[cause.seat]
        match cause.about:
            case "turn":
                await self._handle_turn(cause, record, seat)
            case "vote":
                if record.vote is not None and seat_sets.contains(
                    voters.missing(seats, record.vote), seat.seat
                ):
                    await self._handle_vote(cause, record, seat)
            case "over":
                await self._handle_over(record, seat)
            case "stand-in" if seat.stand_in:
                found = await repository.active_alerts(
                    self.registry.database, record.id, seat
                )
                await self._send(found, "stand-in", record)
            case "replaced":
                former = await repository.remove_for_owner(
                    self.registry.database, record.id, seat, former=True
                )
                await self._send(former, "replaced", record)

    async def _handle_turn(
        self, cause: Cause, record: TableRecord, seat: SeatRecord
    ) -> None:
        database, now = self.registry.database, self.registry.now()
        since = record.clocks[seat.seat].since
        alerts = await repository.active_alerts(database, record.id, seat)
        if since is None or not alerts or not self._needs_alert(record, seat):
            return
        told = max(alert.told for alert in alerts)
        if told < since and now < told + TURN_INTERVAL_MS:
            self._due[cause] = told + TURN_INTERVAL_MS
            return
        fresh = await repository.claim(database, record.id, seat, "told", since, now)
        await self._send(fresh, "turn", record)

    async def _handle_vote(
        self, cause: Cause, record: TableRecord, seat: SeatRecord
    ) -> None:
        now, sent = self.registry.now(), self._vote_sent_at
        for other in [one for one, at in sent.items() if at + VOTE_INTERVAL_MS <= now]:
            del sent[other]
        if self._is_open(record.id, seat.seat):
            return
        if cause in sent:
            self._due[cause] = sent[cause] + VOTE_INTERVAL_MS
            return
        alerts = await repository.active_alerts(self.registry.database, record.id, seat)
        if alerts:
            sent[cause] = now
        await self._send(alerts, "vote", record)

    async def _handle_over(self, record: TableRecord, seat: SeatRecord) -> None:
        """Announce the end of the game, and remove its alerts."""
        alerts = await repository.remove_for_owner(
            self.registry.database, record.id, seat
        )
        if not self._is_open(record.id, seat.seat):
            await self._send(alerts, "over", record)

    async def _remind(self) -> None:
        database, now = self.registry.database, self.registry.now()
        if now < self._reminded_at + REMINDER_INTERVAL_MS:
            return
        self._reminded_at = now
        for record, seat in await reminders.running_out(database, now):
            clock = record.clocks[seat.seat]
            if clock.since is None or clock.due is None:
                continue
            if self._needs_alert(record, seat):
                fresh = await repository.claim(
                    database, record.id, seat, "reminded", clock.since, now
                )
                await self._send(fresh, "time", record, clock.due - now)

    async def _send(
        self, alerts: list[Alert], about: About, record: TableRecord, left: int = 0
    ) -> None:
        for alert in alerts:
            # Loading the texts of a language blocks for a moment, once.
            message = await asyncio.to_thread(
                messages.alert_message, about, record, alert.language, left
            )
            self.sender.send(alert, message)

    def _needs_alert(self, record: TableRecord, seat: SeatRecord) -> bool:
        """Does the game wait for a player who is not connected?"""
        is_open = self._is_open(record.id, seat.seat)
        return is_waiting_for(record, seat) and not is_open

    def _is_open(self, id: str, seat: Seat) -> bool:
        table = self.registry.tables.get(id)
        if table is None:
            return False
        return any(
            audience.viewer == seat and listeners
            for audience, listeners in table.broadcaster.listeners.items()
        )
