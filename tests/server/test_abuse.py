"""Visitors who mean harm: the server goes on, and the games are unchanged."""

import base64
import json
import logging
import os
import random
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx2
import msgspec
import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sengoku.server import connections, passwords
from sengoku.server.app import create_app
from sengoku.server.live_messages import Announcement
from sengoku.server.settings import Settings
from sengoku.server.shield import MOST
from tests.server.abuse import TIMES, Real, Tried, Trouble, allow_many_files, running
from tests.server.given import API, Given, a_table, bearer, until
from tests.server.postgres import ON_BOTH

CODES = (1000, 1002, 1003, 1007, 1008, 1009, 4000, 4001, 4008, 4029)
"""How a websocket may be closed: with a reason that blames the client."""

TRICKS = (
    "' OR 1=1 --",
    "'; DROP TABLE tables; --",
    '" UNION SELECT token FROM seats --',
    "%27%20OR%201=1",
    "../../../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "/etc/passwd",
    "file:///etc/passwd",
    "C:\\windows\\win.ini",
    "{{7*7}}${7*7}<%= 7*7 %>",
    "<script>alert(1)</script>",
    "%s%s%s%n%x",
    "$(reboot)`reboot`",
    "a\r\nSet-Cookie: x=1",
    "\x00",
    "a\x00b",
    "\ud800",
    "\u202e\u2066\ufeff",
    "Ω" * 40,
    "é" * 41,
    "9" * 400,
    "-1",
    "NaN",
    "null",
    "__class__.__mro__",
    "sealed-1:00",
    "take-back",
    "rewind 0",
    "start",
)


@pytest.fixture
def tried(request: pytest.FixtureRequest) -> Iterator[Tried]:
    found = Tried()
    yield found
    found.report(request)


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    """Whatever is logged as an error fails the test."""
    found, root = Trouble(), logging.getLogger()
    root.addHandler(found)
    yield found
    root.removeHandler(found)
    assert not found.lines


@pytest.fixture
def real(settings: Settings, trouble: Trouble) -> Iterator[Real]:
    with running(settings) as found:
        yield found


# Words


@ON_BOTH
def test_tricks_in_every_word_are_only_words(
    server: TestClient,
    trouble: Trouble,
    tried: Tried,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "HASHER", quick)
    given = a_table(server, seats=[{}, {}, {"kind": "open"}])
    before = given.get().json()
    for number, trick in enumerate(TRICKS):
        for reply in _use(given, trick, number):
            tried.inputs += 1
            assert reply.status_code < 500, (trick, reply.request.url, reply.text)
            assert "root:" not in reply.text
            if reply.is_error:
                error = reply.json()["error"]
                assert error["key"], (trick, reply.request.url)
                assert error["detail"]
    assert given.get().json() == before | {"seats": given.get().json()["seats"]}
    assert given.get(seat=1).is_success


def _use(given: Given, trick: str, number: int) -> Iterator[Any]:
    """Yield the answers to *trick* in every place where a word is taken.

    One place in three, each time others, unless there is time for more.
    """
    there, get = f"tables/{given.id}", given.client.get
    path = trick.encode("utf-8", "replace").decode().replace("?", "%3F")
    for query in (f"tables/{path}", f"codes/{path}", f"games/{path}/rules"):
        yield get(query.replace("\x00", "%00").replace("\r\n", "%0d%0a"))
    for header in (b"Authorization", b"X-Sengoku-Session"):
        secret = f"Bearer {trick}".encode("utf-8", "replace").replace(b"\r\n", b" ")
        yield get(there, headers={header: secret.replace(b"\x00", b" ")})
    if "\ud800" not in trick:
        yield get(f"{there}/explain", params={"action": trick})
    for place_number, (method, place, body) in enumerate(_bodies(there, trick)):
        if (number + place_number) % 3 >= TIMES:
            continue
        yield given.client.request(
            method,
            place,
            content=json.dumps(body),
            headers={**given.headers(0), "Content-Type": "application/json"},
        )


def _bodies(there: str, trick: str) -> Iterator[tuple[str, str, Any]]:
    table: dict[str, Any] = {"game": "samurai", "seats": [{}, {}]}
    yield "POST", "tables", table | {"name": trick}
    yield "POST", "tables", table | {"game": trick}
    yield "POST", "tables", table | {"absent": trick}
    for option in ("board", "edition", "variants", "house", "players", trick):
        yield "POST", "tables", table | {"options": {option: trick}}
        yield "POST", "tables", table | {"options": {option: [trick]}}
    for field in ("name", "colour", "bot", "kind"):
        yield "POST", "tables", table | {"seats": [{field: trick}, {}]}
        yield "PATCH", f"{there}/seats/0", {field: trick}
    yield "POST", f"{there}/moves", {"at": 0, "do": trick}
    yield "POST", f"{there}/moves", {"at": trick, "do": 1}
    yield "POST", f"{there}/chat", {"text": trick}
    yield "POST", f"{there}/chat", {"text": trick, "phrase": True}
    yield "POST", "accounts", {"name": trick, "password": "correct horse battery"}
    yield "POST", "sessions", {"name": trick, "password": trick}
    yield "POST", "codes/AAAAAA/join", {"name": trick}


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"game":' * 20_000,
        b'{"game":"samurai","options":' + b'{"a":' * 5000 + b"1" + b"}" * 5001,
        b'{"game":"samurai","options":{"players":' + b"9" * 5000 + b"}}",
        b'{"game":"samurai","options":{"players":1e999}}',
        b'{"game":"samurai","options":{"players":NaN}}',
        b'{"game":"samurai","name":"\xff\xfe"}',
        b"\x00" * 1000,
        b"",
        b" " * (MOST + 1),
    ],
)
def test_odd_bodies_are_refused(
    server: TestClient, trouble: Trouble, body: bytes
) -> None:
    kind = {"Content-Type": "application/json"}
    reply = server.post("tables", content=body, headers=kind)
    assert reply.status_code == (413 if len(body) > MOST else 422)
    assert reply.json()["error"]["detail"]


# Seats of others


def test_a_seat_is_only_for_who_has_it(server: TestClient, trouble: Trouble) -> None:
    given, other = a_table(server, watch="nobody"), a_table(server)
    views = {seat: given.view(seat) for seat in given.tokens}
    strangers = [*(other.headers(seat) for seat in other.tokens), bearer(other.host)]
    for headers in (*strangers, {}):
        for method, path, body in (
            ("GET", "", None),
            ("GET", "/view", None),
            ("GET", "/chat", None),
            ("POST", "/moves", {"at": 0, "do": 1}),
            ("POST", "/seats/0/link", None),
            ("PATCH", "/seats/0", {"name": "mine"}),
        ):
            there = f"tables/{given.id}{path}"
            reply = server.request(method, there, json=body, headers=headers)
            assert reply.status_code == (401 if headers else 404)
    for path in ("/seats/0/link", "/seats/2/link"):
        assert given.post(path, seat=1).status_code == 403
    change = server.patch(
        f"tables/{given.id}/seats/0", json={"name": "x"}, headers=given.headers(1)
    )
    assert change.status_code == 403
    host = bearer(given.host)
    move = {"at": 0, "do": 1}
    played = server.post(f"tables/{given.id}/moves", json=move, headers=host)
    assert played.status_code == 403
    assert views == {seat: given.view(seat) for seat in given.tokens}


def test_old_messages_change_nothing(
    server: TestClient, trouble: Trouble, tried: Tried
) -> None:
    given, rnd, sent = a_table(server), random.Random(5), []
    for _ in range(8 * TIMES):
        seat = given.view(0)["waiting"][0]
        offer = given.view(seat)["offer"]
        move = {"at": offer["at"], "do": rnd.choice(offer["choices"])["id"]}
        assert given.post("/moves", move, seat).is_success
        sent.append((seat, move))
    views = {seat: given.view(seat) for seat in given.tokens}
    for seat, move in sent * 2:
        tried.inputs += 1
        reply = given.post("/moves", move, seat)
        assert reply.status_code == 409 or reply.json() == {"again": True}
    assert views == {seat: given.view(seat) for seat in given.tokens}


# Guessing


def test_a_thousand_guesses_are_not_even_looked_at(
    settings: Settings, trouble: Trouble, tried: Tried
) -> None:
    app = create_app(msgspec.structs.replace(settings, limits=True))
    with TestClient(app, base_url=f"http://testserver{API}") as client:
        given = a_table(client, watch="nobody")
        for path, status in (("codes/{}", 404), (f"tables/{given.id}", 401)):
            app.state.limits = type(app.state.limits)()
            app.middleware_stack = app.build_middleware_stack()
            tried.inputs += 1000 * TIMES
            assert client.portal is not None
            found = client.portal.call(_guess, app, path)
            statuses = [reply.status_code for reply in found]
            assert 5 < statuses.count(status) < 20 * TIMES, path
            assert {*statuses} == {status, 429}
            assert int(found[-1].headers["retry-after"]) > 0
            assert found[-1].json()["error"]["key"] == "too-many"


async def _guess(app: Any, path: str) -> list[httpx2.Response]:
    there = httpx2.ASGITransport(app)
    async with httpx2.AsyncClient(transport=there) as client:
        return [
            await client.get(
                f"http://testserver{API}/" + path.format(f"A{guess % 100_000:05}"),
                headers=bearer(f"guess-{guess}"),
            )
            for guess in range(1000 * TIMES)
        ]


# Websockets


def _hello(token: str = "") -> str:
    return json.dumps({"type": "hello", "token": token})


def _valid() -> tuple[dict[str, Any], ...]:
    late = 999_983
    return (
        {"type": "hello", "token": "", "since": 0},
        {"type": "move", "id": "1", "at": late, "do": "pass"},
        {"type": "move", "id": "1", "at": late, "do": 3},
        {"type": "take-back", "id": "1", "at": late},
        {"type": "explain", "id": "1", "action": "pass"},
        {"type": "say", "id": "1", "text": "hello", "phrase": True},
        {"type": "seen", "events": 3},
        {"type": "ping"},
    )


ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**31, 2**63, 2**64, -(2**70), 10**4000, 1.5, 1e308, ""),
    *("x", "x" * 5000, "\x00", [], {}, [[]], {"type": "hello"}, "ping", "\u202e"),
)


def _mutated(rnd: random.Random) -> str | bytes:
    """Return a message that was right once."""
    message = dict(rnd.choice(_valid()))
    kind = rnd.randrange(7)
    if kind == 0:
        message[rnd.choice([*message])] = rnd.choice(ODD)
    elif kind == 1:
        del message[rnd.choice([*message])]
    elif kind == 2:
        message[rnd.choice(("extra", "", "type\x00", "__class__"))] = rnd.choice(ODD)
    text = _plain(message)
    if kind == 3:
        place = rnd.randrange(len(text))
        text = text[:place] + rnd.choice('{}[]",:0\\ux\x07é') + text[place + 1 :]
    elif kind == 4:
        text = text[: rnd.randrange(len(text))]
    elif kind == 5:
        return text.encode()
    elif kind == 6:
        deep = rnd.choice((10, 900, 1300))
        text = '{"type":"move","id":"1","at":1,"do":' + "[" * deep + "]" * deep + "}"
    return text


def _plain(message: dict[str, Any]) -> str:
    huge = message.get("at") == 10**4000 or 10**4000 in message.values()
    text = json.dumps({**message, "at": 0} if huge else message, default=str)
    return text.replace('"at": 0', '"at": ' + "9" * 4000) if huge else text


def test_garbled_messages_are_refused_one_by_one(real: Real, tried: Tried) -> None:
    with real.client() as client:
        given = a_table(client)
        seat = _let_one_wait(given)
        views = _views(given)
        rnd = random.Random(7)
        for token in ("", given.tokens[seat]):
            for _ in range(12 * TIMES):
                _garble(real, given.id, token, rnd, tried)
        assert _views(given) == views


def _views(given: Given) -> list[dict[str, Any]]:
    """Return what everybody sees; only how far they looked may change."""
    return [given.view(one) | {"seen": 0} for one in (*given.tokens, None)]


def _let_one_wait(given: Given) -> int:
    """Play until some seat is not asked, and return it: nothing it sends is a move."""
    rnd = random.Random(2)
    while len(waiting := given.view(0)["waiting"]) == len(given.tokens):
        given.answer(waiting[0], rnd)
    given.answer(waiting[0], rnd)
    asked = given.view(0)["waiting"]
    idle: int = next(seat for seat in given.tokens if seat not in asked)
    return idle


def _garble(
    real: Real, table: str, token: str, rnd: random.Random, tried: Tried
) -> None:
    with connect(real.live(table), proxy=None, compression=None) as socket:
        try:
            socket.send(_hello(token))
            assert json.loads(socket.recv())["type"] == "welcome"
            for _ in range(25):
                tried.inputs += 1
                noise = rnd.randbytes(rnd.randrange(200))
                socket.send(noise if rnd.random() < 0.2 else _mutated(rnd))
            socket.send('{"type": "explain", "id": "the end", "action": "x"}')
            while (answer := json.loads(socket.recv())).get("id") != "the end":
                _check_answer(answer)
        except ConnectionClosed as closed:
            _check_end(closed)


def _check_end(closed: ConnectionClosed) -> None:
    assert closed.rcvd is not None
    assert closed.rcvd.code in CODES


def _check_answer(answer: dict[str, Any]) -> None:
    assert answer["type"] in ("refused", "reason", "chat", "done", "pong"), answer
    if answer["type"] == "refused":
        assert answer["error"]["detail"]


def test_nothing_is_done_before_hello(real: Real, tried: Tried) -> None:
    with real.client() as client:
        given = a_table(client)
        before = given.view(0)
        at = before["offer"]["at"]
        move = {"type": "move", "id": "1", "at": at, "do": 0}
        firsts: list[str | bytes] = [json.dumps(move), "", b"", b"\xff\xfe", "[]", "1"]
        firsts += [_mutated(random.Random(n)) for n in range(20 * TIMES)]
        for first in firsts:
            tried.inputs += 1
            with connect(real.live(given.id), proxy=None) as socket:
                socket.send(first)
                socket.send(_hello(given.tokens[0]))
                _read_to_the_end(socket)
        assert given.view(0) == before


def _read_to_the_end(socket: ClientConnection) -> None:
    """Read until it is closed for a reason, or until hello was said after all."""
    try:
        first = json.loads(socket.recv())
        assert first["type"] in ("welcome", "refused")
        socket.recv()
        assert first["type"] == "welcome"
    except ConnectionClosed as closed:
        _check_end(closed)


def test_a_hundred_hellos_are_one(real: Real) -> None:
    with real.client() as client:
        given = a_table(client)
        with connect(real.live(given.id), proxy=None) as socket:
            for _ in range(100):
                socket.send(_hello(given.tokens[0]))
            assert json.loads(socket.recv())["type"] == "welcome"
            for _ in range(99):
                refused = json.loads(socket.recv())
                assert refused["error"]["key"] == "hello-again"
        assert sum(map(len, real.hall.tables[given.id].listeners.values())) <= 1


def test_frames_that_are_none_end_the_line(real: Real, tried: Tried) -> None:
    """Random bytes after the handshake, and text that is no text."""
    rnd = random.Random(3)
    with real.client() as client:
        given = a_table(client)
        for _ in range(30 * TIMES):
            tried.inputs += 1
            line = _shake_hands(real, given.id)
            junk = rnd.choice((rnd.randbytes(300), b"\x81\x82\x00\x00\x00\x00\xff\xfe"))
            with line:
                line.sendall(junk)
                line.shutdown(1)
                while line.recv(4096):
                    pass
        assert given.view(0)["heard"] > 0
    until(lambda: not real.app.state.limits.sockets)


def _shake_hands(real: Real, table: str, received: int = 0) -> Any:
    line = real.connect(received)
    line.sendall(_handshake(table))
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def _handshake(table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET {API}/tables/{table}/live HTTP/1.1",
        "Host: here",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return ("\r\n".join(head) + "\r\n\r\n").encode()


def _frame(text: str) -> bytes:
    """Return a short text as a client sends it, with a mask of zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


# Lines that are held


def test_who_never_reads_is_let_go_and_others_are_not(
    real: Real, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LINGER", 0.1)
    with real.client() as client:
        given = a_table(client)
        lazy = _shake_hands(real, given.id, received=4096)
        lazy.sendall(_frame(_hello()))
        with lazy, connect(real.live(given.id), proxy=None, max_size=None) as socket:
            socket.send(_hello(given.tokens[0]))
            socket.recv()
            table = real.hall.tables[given.id]
            until(lambda: sum(map(len, table.listeners.values())) == 2)
            assert real.websockets == 2
            for number in range(400):
                _announce(real, given.id, f"{number} {'x' * 50_000}")
                assert json.loads(socket.recv())["text"].startswith(f"{number} ")
            until(lambda: sum(map(len, table.listeners.values())) == 1)
            until(lambda: real.websockets == 1)
            assert given.answer(0, random.Random(1)).is_success
            assert json.loads(socket.recv())["type"] == "update"


def _announce(real: Real, table: str, text: str) -> None:
    tell = real.hall.tables[table].broadcast
    real.loop.call_soon_threadsafe(tell, Announcement(text))


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nX-Slow: ",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=("nothing", "head", "body"),
)
def test_a_request_that_never_ends_is_ended(
    settings: Settings, trouble: Trouble, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.2)
    with running(settings) as real, real.connect() as line, real.client() as client:
        given = a_table(client)
        with connect(real.live(given.id), proxy=None) as socket:
            socket.send(_hello())
            socket.recv()
            line.sendall(sent)
            assert _is_cut(line)
            time.sleep(0.3)
            socket.send('{"type": "ping"}')  # a websocket is no request that never ends
            assert json.loads(socket.recv())["type"] == "pong"


def _is_cut(line: socket.socket) -> bool:
    try:
        return not line.recv(4096)
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("header", [b"X: " + b"y" * 1000 + b"\r\n", b"z" * 1000])
def test_headers_without_end_are_cut(real: Real, header: bytes) -> None:
    with real.connect() as line, real.client() as client:
        line.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            line.sendall(header * 100_000)
        assert client.get("tables").is_success


def test_a_body_without_end_is_cut(real: Real) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(10_000):
            yield b" " * 10_000

    with real.client() as client:
        kind = {"Content-Type": "application/json"}
        reply = client.post("tables", content=b" " * (MOST + 1), headers=kind)
        assert reply.status_code == 413
        sent = client.post("tables", content=endless(), headers=kind)
        assert (sent.status_code, sent.json()["error"]["key"]) == (413, "too-large")
        assert client.get("tables").is_success


def test_a_thousand_idle_listeners_hold_nobody_up(real: Real, tried: Tried) -> None:
    allow_many_files()
    with real.client() as client, ExitStack() as lines:
        crowd = a_table(client, seats=[{}, {"kind": "open"}])
        given = a_table(client)
        idle = [lines.enter_context(real.connect()) for _ in range(1000)]
        for line in idle:
            line.sendall(_handshake(crowd.id))
        for line in idle:
            tried.inputs += 1
            assert line.recv(4096).endswith(b"\r\n\r\n")
            line.sendall(_frame(_hello()))
        table = real.hall.tables[crowd.id]
        until(lambda: sum(map(len, table.listeners.values())) == 1000)
        assert _play_on(given) < 2
    until(lambda: not real.app.state.limits.sockets)


def _play_on(given: Given) -> float:
    """Play thirty answers; return the seconds of the slowest."""
    rnd, slowest = random.Random(1), 0.0
    for _ in range(30):
        began = time.perf_counter()
        assert given.answer(given.view(0)["waiting"][0], rnd).is_success
        slowest = max(slowest, time.perf_counter() - began)
    return slowest
