"""Malicious clients: the server keeps running, and games are unchanged."""

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx2
import msgspec
import pytest
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.middleware.security_headers import MAX_BODY_BYTES
from sengoku.server.settings import Settings
from tests.server.abuse import REPEAT_FACTOR, ErrorLog, InputCounter
from tests.server.table_client import API, ON_BOTH, TableClient, bearer, new_table

pytestmark = pytest.mark.games

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


# Injection


@ON_BOTH
def test_injection_attempts_are_stored_as_plain_text(
    server: TestClient, error_log: ErrorLog, input_counter: InputCounter
) -> None:
    table = new_table(server, seats=[{}, {}, {"kind": "open"}])
    before = table.get().json()
    for number, trick in enumerate(TRICKS):
        for reply in _use(table, trick, number):
            input_counter.inputs += 1
            assert reply.status_code < 500, (trick, reply.request.url, reply.text)
            assert "root:" not in reply.text
            if reply.is_error:
                error = reply.json()["error"]
                assert error["key"], (trick, reply.request.url)
                assert error["detail"]
    assert table.get().json() == before | {"seats": table.get().json()["seats"]}
    assert table.get(seat=1).is_success


def _use(table: TableClient, trick: str, number: int) -> Iterator[Any]:
    """Yield the answers to *trick* in every place where a word is taken.

    One place in five, each time others, unless there is time for more.
    """
    there, get = f"tables/{table.id}", table.client.get
    path = trick.encode("utf-8", "replace").decode().replace("?", "%3F")
    for query in (f"tables/{path}", f"codes/{path}", f"games/{path}/rules"):
        yield get(query.replace("\x00", "%00").replace("\r\n", "%0d%0a"))
    for header in (b"Authorization", b"X-Sengoku-Session"):
        secret = f"Bearer {trick}".encode("utf-8", "replace").replace(b"\r\n", b" ")
        yield get(there, headers={header: secret.replace(b"\x00", b" ")})
    if "\ud800" not in trick:
        yield get(f"{there}/explain", params={"action": trick})
    for place_number, (method, place, body) in enumerate(_bodies(there, trick)):
        if (number + place_number) % 5 >= REPEAT_FACTOR:
            continue
        yield table.client.request(
            method,
            place,
            content=json.dumps(body),
            headers={**table.headers(0), "Content-Type": "application/json"},
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
        b" " * (MAX_BODY_BYTES + 1),
    ],
)
def test_malformed_bodies_are_refused(
    server: TestClient, error_log: ErrorLog, body: bytes
) -> None:
    kind = {"Content-Type": "application/json"}
    reply = server.post("tables", content=body, headers=kind)
    assert reply.status_code == (413 if len(body) > MAX_BODY_BYTES else 422)
    assert reply.json()["error"]["detail"]


# Other players' seats


def test_a_seat_opens_only_with_its_own_token(
    server: TestClient, error_log: ErrorLog
) -> None:
    table, other = new_table(server, watch="nobody"), new_table(server)
    views = {seat: table.view(seat) for seat in table.tokens}
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
            there = f"tables/{table.id}{path}"
            reply = server.request(method, there, json=body, headers=headers)
            assert reply.status_code == (401 if headers else 404)
    for path in ("/seats/0/link", "/seats/2/link"):
        assert table.post(path, seat=1).status_code == 403
    change = server.patch(
        f"tables/{table.id}/seats/0", json={"name": "x"}, headers=table.headers(1)
    )
    assert change.status_code == 403
    host = bearer(table.host)
    move = {"at": 0, "do": 1}
    played = server.post(f"tables/{table.id}/moves", json=move, headers=host)
    assert played.status_code == 403
    assert views == {seat: table.view(seat) for seat in table.tokens}


def test_replayed_messages_change_nothing(
    server: TestClient, error_log: ErrorLog, input_counter: InputCounter
) -> None:
    table, rnd, sent = new_table(server), random.Random(5), []
    for _ in range(8 * REPEAT_FACTOR):
        seat = table.view(0)["waiting"][0]
        offer = table.view(seat)["offer"]
        move = {"at": offer["at"], "do": rnd.choice(offer["choices"])["id"]}
        assert table.post("/moves", move, seat).is_success
        sent.append((seat, move))
    views = {seat: table.view(seat) for seat in table.tokens}
    for seat, move in sent * 2:
        input_counter.inputs += 1
        reply = table.post("/moves", move, seat)
        assert reply.status_code == 409 or reply.json() == {"again": True}
    assert views == {seat: table.view(seat) for seat in table.tokens}


# Guessing


def test_a_thousand_guesses_are_rejected_without_a_lookup(
    settings: Settings, error_log: ErrorLog, input_counter: InputCounter
) -> None:
    app = create_app(msgspec.structs.replace(settings, limits=True))
    with TestClient(app, base_url=f"http://testserver{API}") as client:
        table = new_table(client, watch="nobody")
        for path, status in (("codes/{}", 404), (f"tables/{table.id}", 401)):
            app.state.services.limits = type(app.state.services.limits)()
            app.middleware_stack = app.build_middleware_stack()
            input_counter.inputs += 1000 * REPEAT_FACTOR
            assert client.portal is not None
            found = client.portal.call(_guess, app, path)
            statuses = [reply.status_code for reply in found]
            assert 5 < statuses.count(status) < 20 * REPEAT_FACTOR, path
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
            for guess in range(1000 * REPEAT_FACTOR)
        ]
