"""Abused and stalled connections do not affect anybody else."""

import base64
import json
import os
import random
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sengoku.server.middleware import connections, protocols
from sengoku.server.middleware.security_headers import MAX_BODY_BYTES
from sengoku.server.settings import Settings
from sengoku.server.wire.messages import Announcement
from tests.server.abuse import (
    REPEAT_FACTOR,
    ErrorLog,
    InputCounter,
    RealServer,
    allow_many_files,
    run_real_server,
)
from tests.server.table_client import API, TableClient, new_table, until

pytestmark = pytest.mark.games

CODES = (1000, 1002, 1003, 1007, 1008, 1009, 4000, 4001, 4008, 4029)
"""Close codes that blame the client."""

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
    """Return a mutated copy of a valid message."""
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


def test_garbled_messages_are_refused_one_by_one(
    real_server: RealServer, input_counter: InputCounter
) -> None:
    with real_server.client() as client:
        table = new_table(client)
        seat = _leave_one_waiting(table)
        views = _views(table)
        rnd = random.Random(7)
        for token in ("", table.tokens[seat]):
            for _ in range(12 * REPEAT_FACTOR):
                _garble(real_server, table.id, token, rnd, input_counter)
        assert _views(table) == views


def _views(table: TableClient) -> list[dict[str, Any]]:
    """Return what everybody sees, without read marks."""
    return [table.view(one) | {"seen": 0} for one in (*table.tokens, None)]


def _leave_one_waiting(table: TableClient) -> int:
    """Play until some seat is not asked; return that seat, which cannot move."""
    rnd = random.Random(2)
    while len(waiting := table.view(0)["waiting"]) == len(table.tokens):
        table.answer(waiting[0], rnd)
    table.answer(waiting[0], rnd)
    asked = table.view(0)["waiting"]
    idle: int = next(seat for seat in table.tokens if seat not in asked)
    return idle


def _garble(
    real_server: RealServer,
    table: str,
    token: str,
    rnd: random.Random,
    input_counter: InputCounter,
) -> None:
    with connect(real_server.live(table), proxy=None, compression=None) as socket:
        try:
            socket.send(_hello(token))
            assert json.loads(socket.recv())["type"] == "welcome"
            for _ in range(25):
                input_counter.inputs += 1
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


def test_nothing_is_done_before_hello(
    real_server: RealServer, input_counter: InputCounter
) -> None:
    with real_server.client() as client:
        table = new_table(client)
        before = table.view(0)
        at = before["offer"]["at"]
        move = {"type": "move", "id": "1", "at": at, "do": 0}
        firsts: list[str | bytes] = [json.dumps(move), "", b"", b"\xff\xfe", "[]", "1"]
        firsts += [_mutated(random.Random(n)) for n in range(20 * REPEAT_FACTOR)]
        for first in firsts:
            input_counter.inputs += 1
            with connect(real_server.live(table.id), proxy=None) as socket:
                _send_until_closed(socket, first, _hello(table.tokens[0]))
        assert table.view(0) == before


def _send_until_closed(socket: ClientConnection, *messages: str | bytes) -> None:
    """Send until the socket is closed with a reason, or hello succeeds after all."""
    try:
        for message in messages:
            socket.send(message)
        first = json.loads(socket.recv())
        assert first["type"] in ("welcome", "refused")
        socket.recv()
        assert first["type"] == "welcome"
    except ConnectionClosed as closed:
        _check_end(closed)


def test_repeated_hellos_are_refused(real_server: RealServer) -> None:
    with real_server.client() as client:
        table = new_table(client)
        with connect(real_server.live(table.id), proxy=None) as socket:
            for _ in range(100):
                socket.send(_hello(table.tokens[0]))
            assert json.loads(socket.recv())["type"] == "welcome"
            for _ in range(99):
                refused = json.loads(socket.recv())
                assert refused["error"]["key"] == "hello-again"
        assert (
            sum(
                map(
                    len,
                    real_server.registry.tables[
                        table.id
                    ].broadcaster.listeners.values(),
                )
            )
            <= 1
        )


def test_malformed_frames_end_the_connection(
    real_server: RealServer, input_counter: InputCounter
) -> None:
    """Random bytes after the handshake, and text that is not UTF-8."""
    rnd = random.Random(3)
    with real_server.client() as client:
        table = new_table(client)
        for _ in range(30 * REPEAT_FACTOR):
            input_counter.inputs += 1
            line = _open_websocket(real_server, table.id)
            junk = rnd.choice((rnd.randbytes(300), b"\x81\x82\x00\x00\x00\x00\xff\xfe"))
            with line:
                line.sendall(junk)
                line.shutdown(1)
                while line.recv(4096):
                    pass
        assert table.view(0)["heard"] > 0
    until(lambda: not real_server.app.state.services.limits.sockets)


def _open_websocket(real_server: RealServer, table: str, received: int = 0) -> Any:
    line = real_server.connect(received)
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


# Stalled connections


def test_a_client_that_never_reads_is_disconnected_alone(
    real_server: RealServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "CLOSE_TIMEOUT_SECONDS", 0.1)
    with real_server.client() as client:
        table = new_table(client)
        lazy = _open_websocket(real_server, table.id, received=4096)
        lazy.sendall(_frame(_hello()))
        with (
            lazy,
            connect(real_server.live(table.id), proxy=None, max_size=None) as socket,
        ):
            socket.send(_hello(table.tokens[0]))
            socket.recv()
            opened = real_server.registry.tables[table.id]
            until(lambda: sum(map(len, opened.broadcaster.listeners.values())) == 2)
            assert real_server.websockets == 2
            for number in range(400):
                _announce(real_server, table.id, f"{number} {'x' * 50_000}")
                assert json.loads(socket.recv())["text"].startswith(f"{number} ")
            until(lambda: sum(map(len, opened.broadcaster.listeners.values())) == 1)
            until(lambda: real_server.websockets == 1)
            assert table.answer(0, random.Random(1)).is_success
            assert json.loads(socket.recv())["type"] == "update"


def _announce(real_server: RealServer, table: str, text: str) -> None:
    tell = real_server.registry.tables[table].broadcaster.broadcast
    real_server.loop.call_soon_threadsafe(tell, Announcement(text))


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nX-Slow: ",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=("nothing", "head", "body"),
)
def test_a_request_that_never_ends_times_out(
    settings: Settings,
    error_log: ErrorLog,
    monkeypatch: pytest.MonkeyPatch,
    sent: bytes,
) -> None:
    monkeypatch.setattr(protocols, "HEADER_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT_SECONDS", 0.2)
    with (
        run_real_server(settings) as real_server,
        real_server.connect() as line,
        real_server.client() as client,
    ):
        table = new_table(client)
        with connect(real_server.live(table.id), proxy=None) as socket:
            socket.send(_hello())
            socket.recv()
            line.sendall(sent)
            assert _is_closed(line)
            time.sleep(0.3)
            socket.send(
                '{"type": "ping"}'
            )  # the request timeout does not apply to websockets
            assert json.loads(socket.recv())["type"] == "pong"


def test_half_open_connections_of_one_address_do_not_silence_the_server(
    settings: Settings, error_log: ErrorLog
) -> None:
    """Another address still plays; so does this one once it closes some of them."""
    few = msgspec.structs.replace(settings, limits=True, address_connections=20)
    with run_real_server(few) as real_server, ExitStack() as opened:
        with real_server.client() as client:
            table = new_table(client)
        for _ in range(60):
            line = opened.enter_context(real_server.connect())
            line.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        assert _is_refused(real_server)
        there, address = ("127.0.0.1", real_server.port), ("127.0.0.2", 0)
        with socket.create_connection(there, 5, address) as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b" 200 " in other.recv(4096)
        opened.close()
        until(lambda: not _is_refused(real_server))
        sockets = [
            opened.enter_context(connect(real_server.live(table.id), proxy=None))
            for _ in range(30)
        ]
        assert len(sockets) == 30  # they are limited on their own
        assert not _is_refused(real_server)


def test_files_are_left_for_the_database(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "connection_limit", lambda: 10)
    with run_real_server(settings) as real_server, ExitStack() as opened:
        for _ in range(10):
            opened.enter_context(real_server.connect())
        assert _is_refused(real_server)


def _is_refused(real_server: RealServer) -> bool:
    with real_server.connect() as line:
        with suppress(ConnectionResetError, BrokenPipeError):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        with suppress(ConnectionResetError):
            return b" 503 " in line.recv(4096)
        return True


def _is_closed(line: socket.socket) -> bool:
    try:
        return not line.recv(4096)
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("header", [b"X: " + b"y" * 1000 + b"\r\n", b"z" * 1000])
def test_endless_headers_are_cut_off(real_server: RealServer, header: bytes) -> None:
    with real_server.connect() as line, real_server.client() as client:
        line.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            line.sendall(header * 100_000)
        assert client.get("tables").is_success


def test_an_endless_body_is_cut_off(real_server: RealServer) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(10_000):
            yield b" " * 10_000

    with real_server.client() as client:
        kind = {"Content-Type": "application/json"}
        reply = client.post("tables", content=b" " * (MAX_BODY_BYTES + 1), headers=kind)
        assert reply.status_code == 413
        sent = client.post("tables", content=endless(), headers=kind)
        assert (sent.status_code, sent.json()["error"]["key"]) == (413, "too-large")
        assert client.get("tables").is_success


def test_a_large_body_within_the_limit_is_read(real_server: RealServer) -> None:
    body = b'{"game": "samurai"' + b" " * (MAX_BODY_BYTES - 100) + b"}"
    head = f"Host: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    with real_server.connect() as line:
        door = f"POST {API}/tables HTTP/1.1\r\n{head}\r\n\r\n"
        line.sendall(door.encode() + body)
        assert line.recv(12) == b"HTTP/1.1 201"


def test_endless_trailers_are_cut_off(real_server: RealServer) -> None:
    """Trailers count towards the limit of a body."""
    head = f"POST {API}/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
    with real_server.connect() as line:
        line.sendall(f"{head}\r\n2\r\n{{}}\r\n0\r\n".encode())
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            line.sendall(b"X: " + b"y" * 100_000_000)


def test_a_thousand_idle_listeners_delay_nobody(
    real_server: RealServer, input_counter: InputCounter
) -> None:
    allow_many_files()
    with real_server.client() as client, ExitStack() as lines:
        crowd = new_table(client, seats=[{}, {"kind": "open"}])
        table = new_table(client)
        for _ in range(10):
            input_counter.inputs += _listen_idly(real_server, crowd.id, lines)
        assert real_server.websockets == 1000
        assert _play_on(table) < 2
    until(lambda: not real_server.app.state.services.limits.sockets)


def _listen_idly(real_server: RealServer, table: str, lines: ExitStack) -> int:
    """Open a hundred more listeners that stay silent."""
    more = [lines.enter_context(real_server.connect()) for _ in range(100)]
    for line in more:
        line.sendall(_handshake(table))
    for line in more:
        assert line.recv(4096).endswith(b"\r\n\r\n")
        line.sendall(_frame(_hello()))
    for line in more:
        assert b"welcome" in line.recv(4096)
    return len(more)


def _play_on(table: TableClient) -> float:
    """Play thirty answers; return the seconds of the slowest."""
    rnd, slowest = random.Random(1), 0.0
    for _ in range(30):
        began = time.perf_counter()
        assert table.answer(table.view(0)["waiting"][0], rnd).is_success
        slowest = max(slowest, time.perf_counter() - began)
    return slowest
