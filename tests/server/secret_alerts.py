"""Differential test of alerts: what a player's own targets receive from two servers.

The second server's game differs only in what the player may not know. Push messages are
compared decrypted, webhooks with their headers, e-mails with their subject and text;
and so are their order and their number, after every move and every step of the clock.
Left out are what depends on chance or on the wall clock: the keys of the encryption,
the signature of the request, and the date and the id of an e-mail.

A chat sends no alerts.
"""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, insert

from sengoku.core.seats import Seat
from sengoku.server.alerts import messages, repository
from sengoku.server.alerts.dispatcher import AlertDispatcher
from sengoku.server.alerts.keys import from_text, point, to_text
from sengoku.server.alerts.messages import About, Message
from sengoku.server.alerts.sender import Sender
from sengoku.server.alerts.targets import AlertKind
from sengoku.server.store import schema
from sengoku.server.store.pace import HOUR_MS, MINUTE_MS, SECOND_MS
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables import moves
from sengoku.server.tables.scheduler import Scheduler
from sengoku.server.tables.table import Table
from sengoku.server.tables.votes import proposals
from sengoku.server.wire.bodies import Ballot, NewVote
from sengoku.testing.laws_of_the_line import Deed, common_deed, unseen_deed
from tests.server.differential import Leak, both_servers
from tests.server.mail_server import FakeMailServer
from tests.server.raw_client import RunningServer
from tests.server.receiver import Receiver, Taken
from tests.server.registries import match_of
from tests.server.scrambled_games import (
    FrozenClock,
    ScrambledGames,
    ViewedGame,
    frozen_randomness,
)
from tests.server.test_alerts_push import decrypted

ROUNDS: Final = 12
"""How often the games continue, in both servers or in one alone."""
VOTE_RATE: Final = 0.3
"""How often somebody proposes something."""
STEPS_MS: Final = (2 * SECOND_MS, 6 * SECOND_MS, 11 * SECOND_MS, 11 * MINUTE_MS)
"""Shorter and longer than the delay of an alert, and than the time between two."""
BROWSER: Final = ec.derive_private_key(7, ec.SECP256R1())
AUTH: Final = b"a" * 16
NAMES: Final = ("push.example", "hook.example")
LANGUAGES: Final = ("en", "de", "it")
VARYING_LINES: Final = re.compile(rb"(?m)^(?:Date|Message-ID):.*\r\n(?:[ \t].*\r\n)*")


@contextmanager
def stepwise() -> Iterator[None]:
    """Start no background work that sends alerts: a test does it step by step."""

    async def wait(_: Any) -> None:
        await asyncio.Event().wait()

    with pytest.MonkeyPatch.context() as patch:
        for started in (AlertDispatcher, Scheduler, Sender):
            patch.setattr(started, "_run", wait)
        yield


@dataclass
class AlertCoverage:
    """What was compared: the viewers' alerts, their targets, and hidden actions."""

    abouts: Counter[About] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    unseen: int = 0
    written: dict[Message, About] = field(default_factory=dict)


class Targets:
    """Receives what both servers send, for one of them at a time."""

    def __init__(self, web: Receiver, mail: FakeMailServer) -> None:
        self.web = web
        self.mail = mail

    def attach(self, server: RunningServer) -> None:
        sender: Any = server.app.state.services.alerts.sender
        sender.http_client = self.web.http_client()
        sender.settings = msgspec.structs.replace(
            sender.settings,
            smtp_url=self.mail.url,
            mail_from="games@sengoku.example",
            public_url="https://sengoku.example",
            contact="host@sengoku.example",
        )

    def of_seat(self, seat: Seat) -> Iterator[tuple[AlertKind, bytes]]:
        """Yield the targets of a seat."""
        keys = {"p256dh": to_text(point(BROWSER.public_key())), "auth": to_text(AUTH)}
        push = f"https://push.example:{self.web.port}/push/{seat}"
        yield "push", msgspec.json.encode({"endpoint": push, "keys": keys})
        yield "webhook", f"https://hook.example:{self.web.port}/hook/{seat}".encode()
        yield "email", f"seat{seat}@mail.example".encode()

    def take(self, seat: Seat) -> list[bytes]:
        """Return what *seat* received, in order, and forget everything."""
        found = [
            _request(one) for one in self.web.taken if one.path.endswith(f"/{seat}")
        ]
        found += [
            b"\n".join([mail.sender.encode(), VARYING_LINES.sub(b"", mail.data)])
            for mail in self.mail.mails
            if mail.to == [f"seat{seat}@mail.example"]
        ]
        self.web.taken.clear()
        self.mail.mails.clear()
        return found


def _request(taken: Taken) -> bytes:
    headers = dict(taken.headers)
    body = taken.body
    if taken.path.startswith("/push"):
        body = decrypted(body, BROWSER, AUTH)
        head, claims, _signature = headers.pop("Authorization").split(".")
        headers["Claims"] = str((head, from_text(claims)))
    lines = [f"{name}: {value}".encode() for name, value in headers.items()]
    return b"\n".join([taken.path.encode(), *lines, body])


class AlertComparison:
    """A game on both servers: every seat has alerts, and nobody is connected."""

    def __init__(
        self,
        servers: tuple[RunningServer, RunningServer],
        pair: ViewedGame,
        clock: FrozenClock,
        targets: Targets,
        count: AlertCoverage,
    ) -> None:
        assert pair.viewer is not None
        self.servers = servers
        self.pair = pair
        self.seat: Seat = pair.viewer
        self.clock = clock
        self.targets = targets
        self.count = count
        self.rnd = random.Random(pair.table)

    async def compare(self) -> None:
        """Continue both games; raise ``Leak`` if the player's alerts differ."""
        for index in range(2):
            await self._prepare(index)
        await self._same("an alert before anything happens")
        await self._play_on()
        await self._run_out_of_time()
        await self._end()
        for server in self.servers:
            async with server.registry.database.writing() as connection:
                await connection.execute(delete(schema.alerts))

    async def _prepare(self, index: int) -> None:
        """Set alerts for every seat, and let stand-ins play for those who are late."""
        server, rnd = self.servers[index], random.Random(self.pair.table)
        table = await server.registry.open(self.pair.table)
        rows = [
            _row(table, seat, number, *target, rnd.choice(LANGUAGES))
            for seat in table.seats
            for number, target in enumerate(self.targets.of_seat(seat.seat))
        ]
        async with server.registry.database.writing() as connection:
            await connection.execute(insert(schema.alerts), rows)
        async with server.registry.locked(table) as locked:
            for seat in locked.seats:
                seat.standing = "random"
            locked.game.schedule()
            await locked.save_changes("bot_due", "due_at", seats=tuple(locked.seats))
        self._dispatcher(index)._reminded_at = 0

    async def _same(self, what: str) -> None:
        """Send what is due on both; the player must receive the same."""
        found = []
        for index in range(2):
            await self._send_due(index)
            found.append(self.targets.take(self.seat))
        if found[0] != found[1]:
            raise Leak(f"viewer {self.seat}: alerts: {what}: {found[0]} or {found[1]}")

    async def _send_due(self, index: int) -> None:
        alerts = self._dispatcher(index)
        await alerts._send_due()
        await alerts._remind()
        queue = alerts.sender._queue
        while queue._count:
            async with queue.next() as (alert, message):
                await alerts.sender._try(alert, message)
                if alert.seat == self.seat:
                    self.count.kinds[alert.kind] += 1
                    self.count.abouts[self.count.written[message]] += 1

    # Playing

    async def _play_on(self) -> None:
        for _ in range(ROUNDS):
            self.clock.now += self.rnd.choice(STEPS_MS)
            await self._act_hidden(self.rnd.randrange(2))
            await self._same("others act unseen")
            self.clock.now += self.rnd.choice(STEPS_MS)
            await self._same("time passes")
            if self.rnd.random() < VOTE_RATE:
                await self._vote()
            if not await self._act_on_both():
                return

    async def _vote(self) -> None:
        """Let somebody propose a pause, and withdraw it."""
        by = self.rnd.choice([seat for seat in self.pair.tokens if seat != self.seat])
        for index in range(2):
            registry, table = self.servers[index].registry, self._table(index)
            await proposals.propose(registry, table, by, NewVote("pause"))
        self.clock.now += self.rnd.choice(STEPS_MS)
        await self._act_hidden(self.rnd.randrange(2))
        await self._same("a vote")
        for index in range(2):
            registry, table = self.servers[index].registry, self._table(index)
            await proposals.answer(registry, table, by, Ballot(agree=False))

    async def _act_hidden(self, index: int) -> None:
        match = self._match(index)
        deed = unseen_deed(match.rules, match.state, self.seat, self.rnd)
        if deed is not None:
            self.count.unseen += 1
            await self._do(index, deed)

    async def _act_on_both(self) -> bool:
        """Continue both games by the same choice; False when none keeps them equal."""
        first, second = (self._match(index) for index in range(2))
        deed = common_deed(first.rules, first.state, second.state, self.seat, self.rnd)
        if deed is None:
            return False
        for index in range(2):
            await self._do(index, deed)
        await self._same(f"{first.rules.spelling.spell(deed.action)} by {deed.seat}")
        return True

    async def _do(self, index: int, deed: Deed) -> None:
        registry, match = self.servers[index].registry, self._match(index)
        table, at = registry.tables[self.pair.table], match.asked_at(deed.seat)
        await moves.play(registry, table, deed.seat, at, deed.action)

    # The end

    async def _run_out_of_time(self) -> None:
        """Go on to the player's last hours, and past them."""
        due = self._record(0).clocks[self.seat].due
        for left in (100 * HOUR_MS, -1):
            if due is not None:
                self.clock.now = max(self.clock.now, due - left)
            for index in range(2):
                services = self.servers[index].app.state.services
                await services.scheduler._handle_timeouts(self._table(index))
            await self._same("time runs out")

    async def _end(self) -> None:
        """End both games, or give the seat to a bot."""
        is_over = self.rnd.random() < 0.5
        for index in range(2):
            registry = self.servers[index].registry
            async with registry.locked(self._table(index)) as locked:
                seat = locked.seats[self.seat]
                if is_over:
                    locked.record.status = "over"
                else:
                    seat.kind, seat.bot, seat.token = "bot", "random", None
                await locked.save_changes("status", seats=(seat,))
                if is_over:
                    locked.notify(locked.record.waiting)
                else:
                    locked.notify_bot_takeover(seat)
        await self._same("the end")

    def _dispatcher(self, index: int) -> AlertDispatcher:
        found: AlertDispatcher = self.servers[index].app.state.services.alerts
        return found

    def _table(self, index: int) -> Table:
        return self.servers[index].registry.tables[self.pair.table]

    def _record(self, index: int) -> TableRecord:
        return self._table(index).record

    def _match(self, index: int) -> Any:
        return match_of(self._table(index))


def _row(
    table: Table,
    seat: SeatRecord,
    number: int,
    kind: AlertKind,
    target: bytes,
    language: str,
) -> dict[str, Any]:
    alert = repository.new(table.id, seat, kind, target, language)
    id = f"{seat.seat}{number}"
    return msgspec.structs.asdict(msgspec.structs.replace(alert, id=id))


async def compare_alerts(games: ScrambledGames, count: AlertCoverage) -> None:
    """Compare the alerts of all games; this changes them."""
    alert_message = messages.alert_message

    def noted(about: About, *more: Any) -> Message:
        message = alert_message(about, *more)
        count.written[message] = about
        return message

    with (
        frozen_randomness(),
        stepwise(),
        pytest.MonkeyPatch.context() as patch,
        Receiver(*NAMES) as web,
        FakeMailServer() as mail,
    ):
        patch.setattr(messages, "alert_message", noted)
        targets = Targets(web, mail)
        async with both_servers(games) as (servers, clock):
            for server in servers:
                targets.attach(server)
            began = clock.now
            for pair in games.pairs:
                if pair.viewer is not None:
                    clock.now = began
                    await AlertComparison(
                        servers, pair, clock, targets, count
                    ).compare()
