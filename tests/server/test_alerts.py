"""Alerts: who is told, when, how often; and what happens when nobody takes them."""

import asyncio
import logging
import random
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
from tests.server.given import ON_BOTH, AdjustableClock, Given, a_table, bearer, until
from tests.server.receiver import Receiver
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
    """A chat somewhere in the internet, as this server sees it."""
    with Receiver() as receiver:
        sender_of(server).http_client = receiver.http_client()
        yield receiver


def sender_of(server: TestClient) -> Any:
    return app_of(server).state.services.alerts.sender


def put(given: Given, seat: int | None, kind: str, target: Any, **more: Any) -> Any:
    body = {"kind": kind, "target": target, **more}
    where = f"tables/{given.id}/alerts"
    return given.client.put(where, json=body, headers=given.headers(seat))


def set_hook(
    given: Given, hook: Receiver, seat: int = 0, **more: Any
) -> dict[str, Any]:
    reply = put(given, seat, "webhook", HOOK.format(port=hook.port), **more)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def alerts_of(given: Given, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = given.get("/alerts", seat).json()
    return found


def texts(hook: Receiver) -> list[str]:
    return [msgspec.json.decode(taken.body)["text"] for taken in [*hook.taken]]


def play_until(given: Given, seat: int, waits: bool) -> None:
    """Let people answer until the game waits for *seat*, or no longer does."""
    rnd = random.Random(1)
    while (seat in (waiting := given.view(seat)["waiting"])) is not waits:
        who = next(one for one in waiting if (one == seat) is not waits)
        assert given.answer(who, rnd).is_success


def next_turn(given: Given, seat: int = 0) -> None:
    play_until(given, seat, waits=False)
    play_until(given, seat, waits=True)


def settle() -> None:
    """Give what must not happen some time to happen."""
    time.sleep(0.1)


def in_server(server: TestClient, work: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
    """Do something with the registry, where the server runs."""
    assert server.portal is not None
    done: T = server.portal.call(work, app_of(server).state.services.registry)
    return done


def app_of(server: TestClient) -> Any:
    return server.app


def ring(server: TestClient, given: Given) -> None:
    """Bring a message out to all alerts of seat 0, and see it done."""

    async def send(registry: TableRegistry) -> None:
        table = await registry.open(given.id)
        for alert in await repository.of_seat(
            registry.database, table.id, table.seats[0]
        ):
            message = messages.alert_message("turn", table.record, "en")
            await sender_of(server).deliver(alert, message)

    in_server(server, send)


# When


@ON_BOTH
def test_who_is_waited_for_is_told_once(server: TestClient, hook: Receiver) -> None:
    given = a_table(server, name="Kai", pace=DAYS)
    set_hook(given, hook, language="de")
    next_turn(given)
    until(lambda: len(hook.taken) == 1)
    assert texts(hook) == ["Du bist in „Kai“ dran."]
    assert hook.taken[0].path == "/secret-path"
    assert hook.taken[0].headers["Host"] == f"hook.example:{hook.port}"
    assert given.client.patch(
        f"tables/{given.id}/seats/1", json={"name": "Bo"}, headers=given.headers(1)
    ).is_success
    settle()
    assert len(hook.taken) == 1, "the same turn rang twice"


def test_who_has_the_seat_open_is_not_told(server: TestClient, hook: Receiver) -> None:
    given = a_table(server, pace=DAYS)
    set_hook(given, hook)
    with given.live(0), given.live(1):
        next_turn(given)
        settle()
    assert hook.taken == []


def test_a_second_turn_rings_later(
    server: TestClient, hook: Receiver, watch: AdjustableClock
) -> None:
    given = a_table(server, pace=DAYS)
    set_hook(given, hook)
    next_turn(given)
    until(lambda: len(hook.taken) == 1)
    next_turn(given)
    settle()
    assert len(hook.taken) == 1
    watch.forward(500)
    settle()
    assert len(hook.taken) == 1
    watch.forward(101)
    until(lambda: len(hook.taken) == 2)


def test_who_answers_at_once_is_not_told(
    server: TestClient,
    hook: Receiver,
    watch: AdjustableClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dispatcher, "TURN_DELAY_MS", 10_000)
    given = a_table(server, pace=DAYS)
    set_hook(given, hook)
    next_turn(given)
    play_until(given, 0, waits=False)
    watch.forward(11)
    settle()
    assert hook.taken == []


def test_a_reminder_comes_once_in_the_last_quarter(
    server: TestClient, hook: Receiver, watch: AdjustableClock
) -> None:
    given = a_table(server, name="Kai", pace=DAYS)
    alert = set_hook(given, hook, 1)
    watch.forward(17 * HOUR)
    settle()
    assert hook.taken == []
    watch.forward(4 * HOUR)
    until(lambda: len(hook.taken) == 1)
    assert texts(hook) == ["“Kai”: you have 2 hours left."]
    watch.forward(HOUR)
    settle()
    assert len(hook.taken) == 1
    assert alerts_of(given, 1) == [alert]


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_of_several_processes_one_rings(
    server: TestClient, settings: Settings, hook: Receiver, watch: AdjustableClock
) -> None:
    with TestClient(
        create_app(settings, watch), base_url=str(server.base_url)
    ) as other:
        sender_of(other).http_client = hook.http_client()
        given = a_table(server, name="Kai", pace=DAYS)
        set_hook(given, hook)
        next_turn(given)
        until(lambda: len(hook.taken) == 1)
        watch.forward(21 * HOUR)
        until(lambda: len(hook.taken) == 2)
        settle()
    assert texts(hook) == [
        "It’s your turn in “Kai”.",
        "“Kai”: you have 2 hours left.",
    ]


def test_a_stand_in_is_told(
    server: TestClient, hook: Receiver, watch: AdjustableClock
) -> None:
    given = a_table(server, "samurai", pace=DAYS, absent="random")
    set_hook(given, hook)
    watch.forward(24 * HOUR + 1)
    until(lambda: len(hook.taken) > 0)
    assert "A stand-in plays for you" in texts(hook)[0]
    settle()
    assert len(hook.taken) == 1


@ON_BOTH
def test_who_was_replaced_is_told_and_hears_no_more(
    server: TestClient, hook: Receiver
) -> None:
    given = a_table(server, pace=DAYS)
    set_hook(given, hook)

    async def replace(registry: TableRegistry) -> None:
        table = await registry.open(given.id)
        async with registry.locked(table) as locked:
            seat = locked.seats[0]
            seat.kind, seat.bot, seat.token = "bot", "random", None
            await locked.save_changes(seats=(seat,))
            locked.notify_bot_takeover(seat)

    in_server(server, replace)
    until(lambda: len(hook.taken) == 1)
    assert "a bot has replaced you" in texts(hook)[0]
    assert in_server(server, count_alerts) == 0


async def count_alerts(registry: TableRegistry) -> int:
    async with registry.database.reading() as connection:
        found = await connection.exec_driver_sql("SELECT count(*) FROM alerts")
        return int(found.scalar_one())


def end(server: TestClient, given: Given) -> None:
    async def end(registry: TableRegistry) -> None:
        table = await registry.open(given.id)
        async with registry.locked(table) as locked:
            locked.record.status = "over"
            await locked.save_changes("status")
            locked.notify(locked.record.waiting)

    in_server(server, end)


def test_the_end_is_told_and_alerts_are_forgotten(
    server: TestClient, hook: Receiver
) -> None:
    given = a_table(server, name="Kai")
    set_hook(given, hook, 0)
    set_hook(given, hook, 1, language="it")
    with given.live(0):
        end(server, given)
        until(lambda: len(hook.taken) == 1)
        until(lambda: in_server(server, count_alerts) == 0)
    assert texts(hook) == ["La partita “Kai” è finita. Guarda come è andata."]
    assert put(given, 0, "webhook", "https://a.example/").status_code == 409


# How


def test_a_browser_is_told_by_push(server: TestClient) -> None:
    given, browser = (
        a_table(server, name="Kai"),
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
        assert put(given, 0, "push", target).is_success
        assert alerts_of(given)[0]["target"] == "push.example"
        next_turn(given)
        until(lambda: len(service.taken) == 1)
        taken = service.taken[0]
        assert msgspec.json.decode(decrypted(taken.body, browser, b"a" * 16)) == {
            "title": "Your turn: Kai",
            "body": "It’s your turn in “Kai”.",
            "url": f"/t/{given.id}",
        }
        public = server.get("push-key").json()["key"]
        assert taken.headers["Authorization"].endswith(f", k={public}")
        assert taken.headers["Content-Encoding"] == "aes128gcm"
        assert len(from_text(public)) == 65
        service.status = 410
        ring(server, given)
        assert alerts_of(given) == [], "nobody reads there any more"


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


# When nobody takes them


@ON_BOTH
def test_what_fails_again_and_again_is_removed(
    server: TestClient, hook: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    given = a_table(server)
    set_hook(given, hook)
    hook.place = f"http://hook.example:{hook.port}/elsewhere"
    for status in (500, 302, 404, 503, 200, 500, 500, 500, 500, 500):
        assert len(alerts_of(given)) == 1, len(hook.taken)
        hook.status = status
        ring(server, given)
    assert alerts_of(given) == []
    assert [taken.path for taken in hook.taken] == ["/secret-path"] * 10
    assert "Cookie" not in str(hook.taken)
    assert "the response was 503" in caplog.text
    for secret in ("hook.example", "secret-path", *given.tokens.values()):
        assert secret not in caplog.text


def test_play_does_not_wait_for_a_slow_receiver(
    server: TestClient, hook: Receiver
) -> None:
    hook.seconds = http_client.TIMEOUT_SECONDS - 1
    given = a_table(server)
    set_hook(given, hook)
    next_turn(given)
    until(lambda: len(hook.taken) == 1)
    assert given.answer(0, random.Random(3)).status_code == 200
    assert hook.answered == 0


# Who


@ON_BOTH
def test_alerts_belong_to_the_owner_of_the_seat(
    server: TestClient, hook: Receiver
) -> None:
    given = a_table(server)
    alert = set_hook(given, hook)
    assert set_hook(given, hook, language="it") == {**alert, "language": "it"}
    assert alerts_of(given) == [{**alert, "language": "it"}]
    assert alert["target"] == "hook.example"
    assert alerts_of(given, 1) == []
    where = f"tables/{given.id}/alerts/{alert['id']}"
    others: tuple[dict[str, str], ...] = (given.headers(1), bearer(given.host), {})
    statuses = [server.delete(where, headers=one).status_code for one in others]
    assert statuses == [404, 403, 403]
    assert put(given, None, "webhook", "https://a.example/").status_code == 403
    assert server.delete(where, headers=given.headers(0)).status_code == 204
    assert alerts_of(given) == []


def test_who_lost_the_seat_hears_nothing(server: TestClient, hook: Receiver) -> None:
    given = a_table(server)
    set_hook(given, hook)
    given.tokens[0] = given.post("/seats/0/link").json()["token"]
    assert alerts_of(given) == []
    next_turn(given)
    settle()
    assert hook.taken == []


def test_a_seat_has_not_too_many_alerts(server: TestClient) -> None:
    given = a_table(server)
    replies = [
        put(given, 0, "webhook", f"https://a.example/{number}") for number in range(9)
    ]
    assert [reply.status_code for reply in replies] == [200] * 8 + [409]
    assert len(alerts_of(given)) == 8


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
    given = a_table(server)
    for kind, target in BAD:
        reply = put(given, 0, kind, target)
        wanted = (409, "no-mail") if kind == "email" else (422, "target")
        wanted = (422, "unreadable") if kind == "telegram" else wanted
        assert (reply.status_code, reply.json()["error"]["key"]) == wanted, target
    klingon = put(given, 0, "webhook", "https://a.example/", language="tlh")
    assert klingon.json()["error"]["key"] == "language"
    assert alerts_of(given) == []
