"""Alerts: who gets them, when, how often; and failing receivers."""

import asyncio
import logging
import random
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.testclient import TestClient

from sengoku.server.alerts import dispatcher, http_client, messages, repository
from sengoku.server.alerts.addresses import Address
from sengoku.server.alerts.http_client import Unreachable
from sengoku.server.alerts.keys import from_text, point, to_text
from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from sengoku.server.tables import scheduler
from sengoku.server.tables.registry import TableRegistry
from sengoku.texts import Texts
from tests.server.receiver import Receiver
from tests.server.table_client import (
    ON_BOTH,
    AdjustableClock,
    TableClient,
    bearer,
    new_table,
    until,
)
from tests.server.test_alerts_push import decrypted

HOOK = "http://hook.example:{port}/secret-path"
DAYS = {"type": "days", "hours": 24}
HOUR = 3600

T = TypeVar("T")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "TURN_DELAY_MS", 0)
    monkeypatch.setattr(dispatcher, "POLL_INTERVAL_SECONDS", 0.01)
    monkeypatch.setattr(scheduler, "POLL_INTERVAL_SECONDS", 0.05)
    Texts()  # load now, so that a wrong alert would be sent at once


@pytest.fixture
def hook(server: TestClient) -> Iterator[Receiver]:
    """A webhook receiver that looks public to this server."""
    with Receiver() as receiver:
        sender_of(server).http_client = receiver.http_client()
        yield receiver


def sender_of(server: TestClient) -> Any:
    return app_of(server).state.services.alerts.sender


def put(
    table: TableClient, seat: int | None, kind: str, target: Any, **more: Any
) -> Any:
    body = {"kind": kind, "target": target, **more}
    where = f"tables/{table.id}/alerts"
    return table.client.put(where, json=body, headers=table.headers(seat))


def set_hook(
    table: TableClient, hook: Receiver, seat: int = 0, **more: Any
) -> dict[str, Any]:
    reply = put(table, seat, "webhook", HOOK.format(port=hook.port), **more)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def alerts_of(table: TableClient, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.get("/alerts", seat).json()
    return found


def texts(hook: Receiver) -> list[str]:
    return [msgspec.json.decode(taken.body)["text"] for taken in [*hook.taken]]


def play_until(table: TableClient, seat: int, waits: bool) -> None:
    """Let people answer until *seat* is asked, or is no longer asked."""
    rnd = random.Random(1)
    while (seat in (waiting := table.view(seat)["waiting"])) is not waits:
        who = next(one for one in waiting if (one == seat) is not waits)
        assert table.answer(who, rnd).is_success


def next_turn(table: TableClient, seat: int = 0) -> None:
    play_until(table, seat, waits=False)
    play_until(table, seat, waits=True)


def settle() -> None:
    """Wait a moment, to see that nothing happens."""
    time.sleep(0.1)


def in_server(server: TestClient, work: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
    """Run *work* with the registry in the server's event loop."""
    assert server.portal is not None
    done: T = server.portal.call(work, app_of(server).state.services.registry)
    return done


def app_of(server: TestClient) -> Any:
    return server.app


def begun_table(server: TestClient, **wanted: Any) -> TableClient:
    """Create a table; return it when nobody is alerted to its first turns any more."""
    table = new_table(server, **wanted)
    alerts = app_of(server).state.services.alerts

    async def is_idle(_: TableRegistry) -> bool:
        async with alerts._db_access:  # not while it sends
            return not alerts._due

    until(lambda: in_server(server, is_idle))
    return table


def ring(server: TestClient, table: TableClient) -> None:
    """Send a message to all alerts of seat 0, and wait until it is done."""

    async def send(registry: TableRegistry) -> None:
        opened = await registry.open(table.id)
        for alert in await repository.of_seat(
            registry.database, opened.id, opened.seats[0]
        ):
            message = messages.alert_message("turn", opened.record, "en")
            await sender_of(server).deliver(alert, message)

    in_server(server, send)


# When


@ON_BOTH
def test_a_waiting_player_is_alerted_once(server: TestClient, hook: Receiver) -> None:
    table = new_table(server, name="Kai", pace=DAYS)
    set_hook(table, hook, language="de")
    next_turn(table)
    until(lambda: len(hook.taken) == 1)
    assert texts(hook) == ["Du bist in „Kai“ dran."]
    assert hook.taken[0].path == "/secret-path"
    assert hook.taken[0].headers["Host"] == f"hook.example:{hook.port}"
    assert table.client.patch(
        f"tables/{table.id}/seats/1", json={"name": "Bo"}, headers=table.headers(1)
    ).is_success
    settle()
    assert len(hook.taken) == 1, "the same turn rang twice"


def test_a_player_with_an_open_connection_is_not_alerted(
    server: TestClient, hook: Receiver
) -> None:
    table = new_table(server, pace=DAYS)
    set_hook(table, hook)
    with table.live(0), table.live(1):
        next_turn(table)
        settle()
    assert hook.taken == []


def test_a_second_turn_alerts_later(
    server: TestClient, hook: Receiver, wall_clock: AdjustableClock
) -> None:
    table = new_table(server, pace=DAYS)
    set_hook(table, hook)
    next_turn(table)
    until(lambda: len(hook.taken) == 1)
    next_turn(table)
    settle()
    assert len(hook.taken) == 1
    wall_clock.forward(500)
    settle()
    assert len(hook.taken) == 1
    wall_clock.forward(101)
    until(lambda: len(hook.taken) == 2)


def test_a_player_who_answers_at_once_is_not_alerted(
    server: TestClient,
    hook: Receiver,
    wall_clock: AdjustableClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dispatcher, "TURN_DELAY_MS", 10_000)
    table = new_table(server, pace=DAYS)
    set_hook(table, hook)
    next_turn(table)
    play_until(table, 0, waits=False)
    wall_clock.forward(11)
    settle()
    assert hook.taken == []


def test_a_reminder_comes_once_in_the_last_quarter(
    server: TestClient, hook: Receiver, wall_clock: AdjustableClock
) -> None:
    table = begun_table(server, name="Kai", pace=DAYS)
    alert = set_hook(table, hook, 1)
    wall_clock.forward(17 * HOUR)
    settle()
    assert hook.taken == []
    wall_clock.forward(4 * HOUR)
    until(lambda: len(hook.taken) == 1)
    assert texts(hook) == ["“Kai”: you have 2 hours left."]
    wall_clock.forward(HOUR)
    settle()
    assert len(hook.taken) == 1
    assert alerts_of(table, 1) == [alert]


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_only_one_of_several_processes_alerts(
    server: TestClient, settings: Settings, hook: Receiver, wall_clock: AdjustableClock
) -> None:
    with TestClient(
        create_app(settings, wall_clock), base_url=str(server.base_url)
    ) as other:
        sender_of(other).http_client = hook.http_client()
        table = new_table(server, name="Kai", pace=DAYS)
        set_hook(table, hook)
        next_turn(table)
        until(lambda: len(hook.taken) == 1)
        wall_clock.forward(21 * HOUR)
        until(lambda: len(hook.taken) == 2)
        settle()
    assert texts(hook) == [
        "It’s your turn in “Kai”.",
        "“Kai”: you have 2 hours left.",
    ]


def test_a_stand_in_is_reported(
    server: TestClient, hook: Receiver, wall_clock: AdjustableClock
) -> None:
    table = begun_table(server, pace=DAYS, absent="random")
    set_hook(table, hook)
    wall_clock.forward(24 * HOUR + 1)
    until(lambda: len(hook.taken) > 0)
    assert "A stand-in plays for you" in texts(hook)[0]
    settle()
    assert len(hook.taken) == 1


@ON_BOTH
def test_a_replaced_player_is_alerted_one_last_time(
    server: TestClient, hook: Receiver
) -> None:
    table = begun_table(server, pace=DAYS)
    set_hook(table, hook)

    async def replace(registry: TableRegistry) -> None:
        opened = await registry.open(table.id)
        async with registry.locked(opened) as locked:
            seat = locked.seats[0]
            seat.kind, seat.bot, seat.token = "bot", "random", None
            await locked.save_changes(seats=(seat,))
            locked.notify_bot_takeover(seat)

    in_server(server, replace)
    until(lambda: len(hook.taken) == 1)
    assert "a bot has replaced you" in texts(hook)[0]
    until(lambda: in_server(server, count_alerts) == 0)


# Votes


def propose(table: TableClient, seat: int, kind: str = "pause") -> None:
    reply = table.post("/vote", {"kind": kind}, seat)
    assert reply.is_success, reply.text


def vote(table: TableClient, seat: int, agree: bool) -> None:
    assert table.post("/vote/ballot", {"agree": agree}, seat).is_success


def vote_texts(hook: Receiver) -> list[str]:
    """Return what was said about votes; somebody's turn may be announced too."""
    return [text for text in texts(hook) if re.search("vote|Abstimmung", text)]


@ON_BOTH
def test_players_are_alerted_once_to_a_vote(server: TestClient, hook: Receiver) -> None:
    """Neither the proposer, nor when another player votes."""
    table = new_table(server, name="Kai")
    for seat, language in enumerate(("en", "fr", "de")):
        set_hook(table, hook, seat, language=language)
    with table.live(1):
        propose(table, 0)
        until(lambda: len(vote_texts(hook)) == 1)
        vote(table, 1, agree=True)
        settle()
    said = "Die anderen warten auf deine Antwort."
    assert vote_texts(hook) == [f"In „Kai“ läuft eine Abstimmung. {said}"]


def test_a_second_vote_alerts_later(
    server: TestClient, hook: Receiver, wall_clock: AdjustableClock
) -> None:
    table = new_table(server)
    set_hook(table, hook, 1)
    propose(table, 0)
    until(lambda: len(vote_texts(hook)) == 1)
    vote(table, 0, agree=False)
    propose(table, 0)
    settle()
    wall_clock.forward(599)
    settle()
    assert len(vote_texts(hook)) == 1
    wall_clock.forward(2)
    until(lambda: len(vote_texts(hook)) == 2)


def test_a_vote_that_is_over_is_not_reported(
    server: TestClient,
    hook: Receiver,
    wall_clock: AdjustableClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dispatcher, "TURN_DELAY_MS", 10_000)
    table = new_table(server)
    set_hook(table, hook, 1)
    propose(table, 0)
    vote(table, 1, agree=False)
    wall_clock.forward(11)
    settle()
    assert vote_texts(hook) == []


async def count_alerts(registry: TableRegistry) -> int:
    async with registry.database.reading() as connection:
        found = await connection.exec_driver_sql("SELECT count(*) FROM alerts")
        return int(found.scalar_one())


def end(server: TestClient, table: TableClient) -> None:
    async def end(registry: TableRegistry) -> None:
        opened = await registry.open(table.id)
        async with registry.locked(opened) as locked:
            locked.record.status = "over"
            await locked.save_changes("status")
            locked.notify(locked.record.waiting)

    in_server(server, end)


def test_the_end_is_reported_and_alerts_are_deleted(
    server: TestClient, hook: Receiver
) -> None:
    table = begun_table(server, name="Kai")
    set_hook(table, hook, 0)
    set_hook(table, hook, 1, language="it")
    with table.live(0):
        end(server, table)
        until(lambda: len(hook.taken) == 1)
        until(lambda: in_server(server, count_alerts) == 0)
    assert texts(hook) == ["La partita “Kai” è finita. Guarda come è andata."]
    assert put(table, 0, "webhook", "https://a.example/").status_code == 409


# How


def test_a_browser_is_alerted_by_push(server: TestClient) -> None:
    table, browser = (
        new_table(server, name="Kai"),
        ec.generate_private_key(ec.SECP256R1()),
    )
    with Receiver("push.example") as service:
        sender_of(server).http_client = service.http_client()
        keys = {
            "p256dh": to_text(point(browser.public_key())),
            "auth": to_text(b"a" * 16),
        }
        endpoint = f"https://push.example:{service.port}/send/me"
        target = {"endpoint": endpoint, "keys": keys, "expirationTime": None}
        assert put(table, 0, "push", target).is_success
        assert alerts_of(table)[0]["target"] == "push.example"
        next_turn(table)
        until(lambda: len(service.taken) == 1)
        taken = service.taken[0]
        assert msgspec.json.decode(decrypted(taken.body, browser, b"a" * 16)) == {
            "title": "Your turn: Kai",
            "body": "It’s your turn in “Kai”.",
            "url": f"/t/{table.id}",
        }
        public = server.get("push-key").json()["key"]
        assert taken.headers["Authorization"].endswith(f", k={public}")
        assert taken.headers["Content-Encoding"] == "aes128gcm"
        assert len(from_text(public)) == 65
        service.status = 410
        ring(server, table)
        assert alerts_of(table) == [], "nobody reads there any more"


def test_a_push_service_must_prove_its_name() -> None:
    with Receiver("other.example") as service:
        to, there = (
            Address("https", "push.example", service.port, "/"),
            service.http_client(),
        )
        with pytest.raises(Unreachable, match="ConnectError"):
            asyncio.run(there.post(to, {}, b"x"))
        to = to._replace(host="other.example")
        assert asyncio.run(there.post(to, {}, b"x")) == 200
        assert len(service.taken) == 1


# Failures


@ON_BOTH
def test_an_alert_that_keeps_failing_is_removed(
    server: TestClient, hook: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table = new_table(server)
    set_hook(table, hook)
    hook.place = f"http://hook.example:{hook.port}/elsewhere"
    for status in (500, 302, 404, 503, 200, 500, 500, 500, 500, 500):
        assert len(alerts_of(table)) == 1, len(hook.taken)
        hook.status = status
        ring(server, table)
    assert alerts_of(table) == []
    assert [taken.path for taken in hook.taken] == ["/secret-path"] * 10
    assert "Cookie" not in str(hook.taken)
    assert "the response was 503" in caplog.text
    for secret in ("hook.example", "secret-path", *table.tokens.values()):
        assert secret not in caplog.text


def test_play_does_not_wait_for_a_slow_receiver(
    server: TestClient, hook: Receiver
) -> None:
    hook.seconds = http_client.TIMEOUT_SECONDS - 1
    table = new_table(server)
    set_hook(table, hook)
    next_turn(table)
    until(lambda: len(hook.taken) == 1)
    assert table.answer(0, random.Random(3)).status_code == 200
    assert hook.answered == 0


# Ownership


@ON_BOTH
def test_alerts_belong_to_the_owner_of_the_seat(
    server: TestClient, hook: Receiver
) -> None:
    table = new_table(server)
    alert = set_hook(table, hook)
    assert set_hook(table, hook, language="it") == {**alert, "language": "it"}
    assert alerts_of(table) == [{**alert, "language": "it"}]
    assert alert["target"] == "hook.example"
    assert alerts_of(table, 1) == []
    where = f"tables/{table.id}/alerts/{alert['id']}"
    others: tuple[dict[str, str], ...] = (table.headers(1), bearer(table.host), {})
    statuses = [server.delete(where, headers=one).status_code for one in others]
    assert statuses == [404, 403, 403]
    assert put(table, None, "webhook", "https://a.example/").status_code == 403
    assert server.delete(where, headers=table.headers(0)).status_code == 204
    assert alerts_of(table) == []


def test_a_former_owner_receives_no_alerts(server: TestClient, hook: Receiver) -> None:
    table = new_table(server)
    set_hook(table, hook)
    table.tokens[0] = table.post("/seats/0/link").json()["token"]
    assert alerts_of(table) == []
    next_turn(table)
    settle()
    assert hook.taken == []


def test_the_alerts_of_a_seat_are_limited(server: TestClient) -> None:
    table = new_table(server)
    replies = [
        put(table, 0, "webhook", f"https://a.example/{number}") for number in range(9)
    ]
    assert [reply.status_code for reply in replies] == [200] * 8 + [409]
    assert len(alerts_of(table)) == 8


POINT = to_text(point(ec.generate_private_key(ec.SECP256R1()).public_key()))
KEYS = {"p256dh": POINT, "auth": to_text(bytes(16))}
NOWHERE = to_text(b"\x04" + bytes(64))
"""A point that is not on the curve."""


BAD: list[tuple[str, Any]] = [
    ("telegram", "x"),
    ("email", "ann@example.org"),
    ("webhook", "http://127.0.0.1/"),
    ("webhook", "http://169.254.169.254/latest/meta-data"),
    ("webhook", "http://[::ffff:10.0.0.1]/"),
    ("webhook", "https://ann:pw@a.example/"),
    ("webhook", {"endpoint": "https://a.example/", "keys": KEYS}),
    ("push", "https://a.example/"),
    ("push", {"endpoint": "http://a.example/", "keys": KEYS}),
    ("push", {"endpoint": "https://10.0.0.1/", "keys": KEYS}),
    ("push", {"endpoint": "https://a.example/", "keys": KEYS | {"auth": "YQ"}}),
    ("push", {"endpoint": "https://a.example/", "keys": KEYS | {"auth": "ä"}}),
    ("push", {"endpoint": "https://a.example/", "keys": KEYS | {"p256dh": "YQ"}}),
    ("push", {"endpoint": "https://a.example/", "keys": KEYS | {"p256dh": NOWHERE}}),
]


def test_bad_targets_are_refused(server: TestClient) -> None:
    table = new_table(server)
    for kind, target in BAD:
        reply = put(table, 0, kind, target)
        wanted = (409, "no-mail") if kind == "email" else (422, "target")
        wanted = (422, "unreadable") if kind == "telegram" else wanted
        assert (reply.status_code, reply.json()["error"]["key"]) == wanted, target
    klingon = put(table, 0, "webhook", "https://a.example/", language="tlh")
    assert klingon.json()["error"]["key"] == "language"
    assert alerts_of(table) == []
