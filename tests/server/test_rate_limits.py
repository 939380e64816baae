"""Rate limits by client address."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from sengoku.core.errors import UnreadableError
from sengoku.server.app import create_app
from sengoku.server.middleware import bans, rate_limits
from sengoku.server.middleware.client_address import Proxies, is_local, rate_limit_key
from sengoku.server.middleware.rate_limits import Allowance, Buckets, Limits
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.tables.access import SESSION_HEADER
from tests.server.table_client import API, TableClient, bearer, new_table, until


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limited_server(settings: Settings, clock: Clock) -> Iterator[TestClient]:
    """A server with rate limits and a frozen clock."""
    app = create_app(msgspec.structs.replace(settings, limits=True))
    app.state.services.limits = Limits(True, clock)
    with TestClient(app, base_url=f"http://testserver{API}") as client:
        yield client


def test_a_bucket_refills(clock: Clock) -> None:
    buckets = Buckets(Allowance("cups", 0.5, 3), clock)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 2]
    assert buckets.take("b") == 0
    clock.time += 2
    assert (buckets.take("a"), buckets.take("a")) == (0, 2)
    clock.time += 1000
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 2]


def test_old_buckets_are_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "MAX_TRACKED_KEYS", 10)
    buckets = Buckets(Allowance("cups", 1, 1), clock)
    for key in range(50):
        buckets.take(key)
        buckets.take(0)
    assert len(buckets) == 10
    assert buckets.take(0) == 1  # used all the time, so never among the oldest
    assert buckets.take(1) == 0


def test_new_tables_are_rate_limited(limited_server: TestClient, clock: Clock) -> None:
    for _ in range(rate_limits.NEW_TABLES.burst):
        new_table(limited_server)
    reply = limited_server.post("tables", json={"game": "samurai"})
    assert (reply.status_code, reply.headers["retry-after"]) == (429, "120")
    assert reply.json()["error"]["key"] == "too-many"
    assert limited_server.get("tables").is_success
    clock.time += 120
    new_table(limited_server)


def test_guessing_tokens_is_stopped_but_players_continue(
    limited_server: TestClient,
) -> None:
    table = new_table(limited_server, watch="nobody")
    assert table.get().is_success
    there, statuses = f"tables/{table.id}", []
    for guess in range(1000):
        reply = limited_server.get(there, headers=bearer(f"guess-{guess}"))
        statuses.append(reply.status_code)
        if guess > 190:
            break
    assert statuses[:5] == [401] * 5
    assert statuses[12:] == [429] * len(statuses[12:])
    # Also a valid one, of a seat not seen from there before …
    assert table.get(seat=1).status_code == 429
    # … but not one that was.
    assert table.get(seat=0).is_success
    refused = _hello(limited_server, table.id, table.tokens[2])
    assert refused["error"]["key"] == "too-many"


def test_guessing_over_websockets_counts_too(limited_server: TestClient) -> None:
    table = new_table(limited_server)
    keys = [
        _hello(limited_server, table.id, "guess")["error"]["key"] for _ in range(15)
    ]
    assert (keys[0], keys[-1]) == ("bad-token", "too-many")
    assert table.get(seat=1).status_code == 429


def _hello(client: TestClient, id: str, token: str) -> dict[str, Any]:
    with client.websocket_connect(f"{API}/tables/{id}/live") as socket:
        socket.send_json({"type": "hello", "token": token})
        refused: dict[str, Any] = socket.receive_json()
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4001
    return refused


def test_guessing_codes_is_stopped(limited_server: TestClient) -> None:
    table = new_table(limited_server, seats=[{}, {"kind": "open"}])
    code = table.made["table"]["code"]
    assert limited_server.get(f"codes/{code}").is_success
    statuses = [limited_server.get(f"codes/AAAA{n:02}").status_code for n in range(20)]
    assert statuses[0] == 404
    assert statuses[10:] == [429] * 10
    assert limited_server.post(f"codes/{code}/join", json={}).status_code == 429


def test_moves_and_chat_are_counted_by_seat(limited_server: TestClient) -> None:
    table = new_table(limited_server)
    lines = [table.post("/chat", {"text": "hi"}, 0).status_code for _ in range(11)]
    assert lines == [201] * 10 + [429]
    with table.live(0) as (socket, _):
        socket.send_json({"type": "say", "id": "x", "text": "hi"})
        assert socket.receive_json()["error"]["key"] == "too-many"
    assert table.post("/chat", {"text": "hi"}, 1).status_code == 201
    wrong = {"at": 10**6, "do": "nothing"}
    moves = [table.post("/moves", wrong, 0).status_code for _ in range(101)]
    assert 429 not in moves[:100]
    assert moves[100] == 429
    assert table.post("/take-back", {"at": 0}, 0).status_code == 429


def test_a_made_up_session_does_not_evade_limits(limited_server: TestClient) -> None:
    table = new_table(limited_server)
    assert [_say(table, f"x{n}") for n in range(11)] == [201] * 10 + [429]
    with limited_server.websocket_connect(f"{API}/tables/{table.id}/live") as socket:
        hello = {"type": "hello", "token": table.tokens[0], "session": "made up"}
        socket.send_json(hello)
        assert socket.receive_json()["type"] == "welcome"
        socket.send_json({"type": "say", "id": "x", "text": "hi"})
        assert socket.receive_json()["error"]["key"] == "too-many"


def _say(table: TableClient, session: str) -> int:
    headers = {**table.headers(0), "X-Sengoku-Session": session}
    there = f"tables/{table.id}/chat"
    return table.client.post(there, json={"text": "hi"}, headers=headers).status_code


def test_a_move_also_counts_as_a_request(limited_server: TestClient) -> None:
    table, wrong = new_table(limited_server), {"at": 10**6, "do": "nothing"}
    for n in range(rate_limits.REQUESTS.burst):
        assert table.post("/moves", wrong, n % 3).status_code != 429
    refused = table.post("/moves", wrong, 0)
    assert refused.status_code == 429
    assert rate_limits.REQUESTS.what in refused.json()["error"]["detail"]


def test_votes_count_as_expensive(limited_server: TestClient, clock: Clock) -> None:
    table = new_table(limited_server)
    proposal, ballot = {"kind": "pause"}, {"agree": False, "made_at": 0}
    for seat in range(rate_limits.EXPENSIVE.burst):
        reply = table.post("/vote", proposal, seat % 3)
        assert reply.status_code in (200, 409)
    doors = (("POST", "vote", proposal), ("POST", "vote/ballot", ballot))
    for method, path, body in (*doors, ("GET", "vote/points", None)):
        there = f"tables/{table.id}/{path}"
        reply = limited_server.request(
            method, there, json=body, headers=table.headers(0)
        )
        assert reply.status_code == 429, path
    clock.time += 1
    assert table.get("/vote/points").is_success


def test_an_export_counts_as_expensive(limited_server: TestClient) -> None:
    asked = [
        limited_server.get("me/export") for _ in range(rate_limits.EXPENSIVE.burst + 1)
    ]
    assert [reply.status_code for reply in asked[-2:]] == [401, 429]


def test_flooding_a_websocket_ends_it(limited_server: TestClient) -> None:
    table = new_table(limited_server)
    with table.live() as (socket, _):
        for _ in range(rate_limits.MESSAGES.burst + 1):
            socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect) as closed:
            all(socket.receive_json() for _ in range(rate_limits.MESSAGES.burst + 1))
    assert closed.value.code == 4029


def test_all_websockets_of_an_address_share_a_message_limit(
    limited_server: TestClient,
) -> None:
    table = new_table(limited_server)
    counted: Limits = limited_server.app.state.services.limits  # type: ignore[attr-defined]
    for _ in range(rate_limits.ALL_MESSAGES.burst - 1):
        counted.take(rate_limits.ALL_MESSAGES, "testclient")
    with table.live(0) as (one, _), table.live(1) as (other, _):
        one.send_json({"type": "ping"})
        assert one.receive_json()["type"] == "pong"
        other.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect) as closed:
            other.receive_json()
    assert closed.value.code == 4029


def test_websockets_per_address_are_limited(
    limited_server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "MAX_SOCKETS_PER_ADDRESS", 2)
    table = new_table(limited_server)
    with table.live(0), table.live(1):
        with pytest.raises(WebSocketDenialResponse) as refused, table.live(2):
            pass
        assert refused.value.status_code == 429
    until(lambda: not limited_server.app.state.services.limits.sockets)  # type: ignore[attr-defined]
    with table.live(2) as (_, welcome):
        assert welcome["type"] == "welcome"


@pytest.mark.parametrize("ban", ["192.0.2.7", "192.0.2.0/24"])
def test_a_banned_address_is_rejected(
    settings: Settings, ban: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bans, "RELOAD_INTERVAL_SECONDS", 0.01)
    app = create_app(settings)
    with TestClient(app, client=("192.0.2.7", 1)) as client:
        assert client.get(f"{API}/tables").is_success
        row = {"address": ban, "reason": "spam", "until": None}
        client.portal.call(_add, app.state.services.registry, row)  # type: ignore[union-attr]
        until(lambda: client.get(f"{API}/tables").status_code == 403)
        assert "spam" in client.get("/").json()["error"]["detail"]
        others = TestClient(app, client=("192.0.3.7", 1))
        assert others.get("/nowhere").status_code == 404


def test_a_ban_closes_open_websockets(settings: Settings) -> None:
    app = create_app(settings)
    with (
        TestClient(app, f"http://x{API}", client=("192.0.2.7", 1)) as client,
        new_table(client).live() as (banned, _),
    ):
        other = TestClient(app, f"http://x{API}", client=("192.0.3.7", 1))
        other.portal = client.portal
        with new_table(other).live() as (stays, _):
            _ban(client, "192.0.2.0/24")
            banned.send_json({"type": "ping"})
            with pytest.raises(WebSocketDisconnect) as closed:
                banned.receive_json()
            assert closed.value.code == 4001
            stays.send_json({"type": "ping"})
            assert stays.receive_json()["type"] == "pong"
        until(lambda: not app.state.services.bans._open)


def test_a_ban_before_hello_rejects_the_client(settings: Settings) -> None:
    app = create_app(settings)
    with TestClient(app, f"http://x{API}", client=("192.0.2.7", 1)) as client:
        table = new_table(client)
        with client.websocket_connect(f"{API}/tables/{table.id}/live") as socket:
            _ban(client, "192.0.2.7")
            socket.send_json({"type": "hello", "token": table.tokens[0]})
            assert socket.receive_json()["error"]["key"] == "banned"


def _ban(client: TestClient, there: str) -> None:
    """Ban an address, and reload the bans."""
    state, portal = client.app.state.services, client.portal  # type: ignore[attr-defined]
    assert portal is not None
    portal.call(
        _add, state.registry, {"address": there, "reason": "spam", "until": None}
    )
    portal.call(state.bans.reload, state.database, state.now())


async def _add(registry: Any, row: dict[str, Any]) -> None:
    async with registry.database.writing() as connection:
        await connection.execute(insert(schema.bans), row)


def _scope(peer: str, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", hop.encode()) for hop in forwarded]
    proto = (b"x-forwarded-proto", b"https")
    return {"type": "http", "client": (peer, 1), "headers": [*headers, proto]}


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("192.0.2.1", (), "192.0.2.1"),
        ("192.0.2.1", ("198.51.100.1",), "192.0.2.1"),  # the proxy is not trusted
        ("10.0.0.1", ("198.51.100.1",), "198.51.100.1"),
        ("10.0.0.1", ("1.1.1.1, 198.51.100.1",), "198.51.100.1"),  # forged in front
        ("10.0.0.1", ("1.1.1.1", "198.51.100.1, 10.9.9.9"), "198.51.100.1"),
        ("10.0.0.1", ("junk",), "10.0.0.1"),
        ("10.0.0.1", ("198.51.100.1:4711",), "198.51.100.1"),
        ("::ffff:192.0.2.1", (), "192.0.2.1"),
        ("2001:db8::1:2:3:4", (), "2001:db8::/64"),
        ("10.0.0.1", ("[2001:db8::1:2:3:4]:99",), "2001:db8::/64"),
    ],
)
def test_clients_are_told_apart(
    peer: str, forwarded: tuple[str, ...], visitor: str
) -> None:
    scope = _scope(peer, *forwarded)
    Proxies("10.0.0.0/8, 127.0.0.1").apply_forwarded(scope)
    assert rate_limit_key(scope) == visitor
    assert (scope.get("scheme") == "https") == (peer == "10.0.0.1")


def test_a_client_of_an_untrusted_proxy_is_not_local() -> None:
    direct, through = _scope("127.0.0.1"), _scope("127.0.0.1", "198.51.100.1")
    for scope in (direct, through):
        Proxies("").apply_forwarded(scope)
    assert is_local(direct)
    assert not is_local(through)


def test_invalid_proxies_are_rejected(settings: Settings) -> None:
    wrong = msgspec.structs.replace(settings, trusted_proxies="my-proxy")
    with pytest.raises(UnreadableError, match="trusted_proxies"):
        create_app(wrong)


def test_many_addresses_guess_one_password_slowly(
    settings: Settings, clock: Clock
) -> None:
    """Neither names that exist differ from others, nor is the owner locked out."""
    app = create_app(msgspec.structs.replace(settings, limits=True))
    app.state.services.limits = Limits(True, clock)

    def log_in(address: str, name: str, password: str) -> int:
        body = {"name": name, "password": password}
        there = TestClient(app, f"http://testserver{API}", client=(address, 1))
        return there.post("sessions", json=body).status_code

    with TestClient(app, f"http://testserver{API}", client=("192.0.2.1", 1)) as owner:
        new = {"name": "Ann", "password": "correct horse battery"}
        session = owner.post("accounts", json=new).json()["session"]
        assert log_in("192.0.2.1", "Ann", new["password"]) == 201
        for name in ("ann", "Nobody"):
            tries = [log_in(f"198.51.100.{n}", name, "guess") for n in range(25)]
            assert tries == [401] * 20 + [429] * 5
        assert log_in("192.0.2.1", "Ann", new["password"]) == 201
        headers = {SESSION_HEADER: session}
        assert owner.get("me", headers=headers).is_success


def test_monitors_are_never_limited(limited_server: TestClient) -> None:
    tries = [limited_server.get("tables").status_code for _ in range(250)]
    assert tries[-1] == 429
    assert limited_server.get("http://testserver/healthz").status_code == 200


def test_views_with_words_are_limited_more(limited_server: TestClient) -> None:
    table = new_table(limited_server)
    for _ in range(rate_limits.WORDS.burst):
        assert table.get("/view?words=true", 0).is_success
    assert table.get("/view?w%6frds=true", 0).status_code == 429
    assert table.get("/view", 0).is_success
