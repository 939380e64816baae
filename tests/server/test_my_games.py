"""Your own seats and games, on every device."""

import random
import time
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from sengoku.server.connection import NOT_ADMITTED
from sengoku.server.store import schema
from tests.server.table_client import API, ON_BOTH, AdjustableClock, bearer, new_table
from tests.server.users import (
    PASSWORD,
    User,
    in_database,
    log_in,
    refused,
    register,
    registry_of,
    table_of,
)

# Your own seat on every device


def test_a_session_opens_your_own_seat(server: TestClient) -> None:
    table = table_of(register(server), watch="nobody")
    ann, bob = User(server, log_in(server)), register(server, "Bob")
    view = ann.ask("GET", f"tables/{table.id}/view").json()
    offer = view["offer"]
    assert view["viewer"] == 0
    move = {"at": offer["at"], "do": offer["choices"][0]["id"]}
    assert ann.ask("POST", f"tables/{table.id}/moves", move).is_success
    assert refused(bob.ask("GET", f"tables/{table.id}/view")) == (404, "no-table")
    with server.websocket_connect(f"{API}/tables/{table.id}/live") as socket:
        socket.send_json({"type": "hello", "session": ann.session})
        assert socket.receive_json()["viewer"] == 0


def _hello(socket: WebSocketTestSession, **secrets: str) -> None:
    socket.send_json({"type": "hello", **secrets})
    assert socket.receive_json()["viewer"] == 0


def _end_of(socket: WebSocketTestSession) -> int:
    """Return the code the websocket is closed with, which may take a moment."""
    for _ in range(100):
        socket.send_json({"type": "ping"})
        try:
            assert socket.receive_json()["type"] == "pong"
        except WebSocketDisconnect as closed:
            return closed.code
        time.sleep(0.05)
    raise AssertionError("the line is still open")


@ON_BOTH
@pytest.mark.parametrize("way", ["log-out", "new-password", "ban"])
def test_a_connection_ends_with_its_session(server: TestClient, way: str) -> None:
    """The other device no longer sees the seat."""
    ann = register(server)
    table, other = table_of(ann), User(server, log_in(server))
    there = f"{API}/tables/{table.id}/live"
    with (
        server.websocket_connect(there) as theirs,
        server.websocket_connect(there) as by_link,
    ):
        _hello(theirs, session=other.session)
        _hello(by_link, session=other.session, token=table.tokens[0])
        if way == "log-out":
            other.ask("DELETE", "sessions/current")
        elif way == "ban":
            in_database(server, update(schema.accounts).values(banned=True))
        else:
            ann.ask("PATCH", "me", {"old": PASSWORD, "password": "battery staple"})
        assert _end_of(theirs) == NOT_ADMITTED
        by_link.send_json({"type": "ping"})
        assert by_link.receive_json()["type"] == "pong"


def test_a_seat_token_takes_precedence(server: TestClient) -> None:
    """What a link opens does not depend on the session."""
    ann = register(server)
    table = table_of(ann)

    def viewer(token: str, session: str) -> Any:
        headers = bearer(token) | {"X-Sengoku-Session": session}
        reply = server.get(f"tables/{table.id}/view", headers=headers)
        return reply.json()["viewer"] if reply.is_success else refused(reply)

    assert viewer(table.tokens[1], ann.session) == 1
    assert viewer(table.tokens[1], "ended") == 1
    assert viewer("old", ann.session) == 0
    assert viewer("old", "ended") == (401, "bad-session")
    assert viewer("old", register(server, "Bob").session) == (401, "bad-token")


def test_a_seat_can_be_attached_to_an_account(server: TestClient) -> None:
    table, ann, bob = new_table(server), register(server), register(server, "Bob")
    held = {"table": table.id, "token": table.tokens[1]}
    assert ann.ask("POST", "me/seats", held).json()["seat"] == 1
    assert ann.ask("GET", f"tables/{table.id}/view").json()["viewer"] == 1
    second = held | {"token": table.tokens[2]}
    assert refused(ann.ask("POST", "me/seats", second)) == (409, "seated")
    for token, wrong in (("x", (401, "bad-token")), (table.host, (403, "not-allowed"))):
        assert refused(bob.ask("POST", "me/seats", held | {"token": token})) == wrong
    assert refused(bob.ask("POST", "me/seats", held)) == (409, "seat-taken")
    assert ann.ask("GET", f"tables/{table.id}/view").json()["viewer"] == 1
    assert (len(ann.games()), len(bob.games())) == (1, 0)


def test_a_seat_taken_by_a_bot_is_no_longer_yours(server: TestClient) -> None:
    ann = register(server)
    table = table_of(ann, watch="nobody")
    registry_of(server).tables[table.id].seats[0].kind = "bot"
    assert refused(ann.ask("GET", f"tables/{table.id}")) == (404, "no-table")


# Your own games


@pytest.mark.parametrize(
    ("game", "when"),
    [
        ("samurai", ["samurai-phrase-when", {"era": 1}]),
        ("shogun", ["shogun-phase-draft", {}]),
    ],
)
def test_own_games_show_how_far_they_are(
    server: TestClient, game: str, when: list[Any]
) -> None:
    ann = register(server)
    table_of(ann, game=game, seats=[{}] * 3)
    (found,) = ann.games()
    assert (found["when"], found["scores"]) == (when, [0, 0, 0])
    open_seat = table_of(ann, game=game, seats=[{}, {"kind": "open"}, {}])
    (found,) = [one for one in ann.games() if one["table"]["id"] == open_seat.id]
    assert (found["when"], found["scores"]) == (None, [])


def test_own_games_show_what_waits_and_what_is_unread(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    ann = register(server)
    first = table_of(ann)
    wall_clock.forward(1)
    second = table_of(ann, seats=[{}, {"kind": "open"}])
    new_table(server)
    waiting = [(game["table"]["id"], game["waits"]) for game in ann.games()]
    assert waiting == [(second.id, False), (first.id, True)]
    heard = first.view(0)["heard"]
    assert [game["unread"] for game in ann.games()] == [0, heard]
    first.post(f"/seen?events={heard}")
    assert first.answer(0, random.Random(1)).is_success
    game = ann.games()[1]
    assert (game["waits"], game["unread"]) == (False, first.view(0)["heard"] - heard)
    assert ann.ask("GET", "me/games?skip=1").json() == [game]


def test_own_games_show_who_is_waited_for_and_until_when(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    ann = register(server)
    table = table_of(ann, pace={"type": "days", "hours": 2})
    table_of(ann, seats=[{}, {"kind": "open"}])
    first = table.view(0)
    by_id = {game["table"]["id"]: game for game in ann.games()}
    game, other = by_id.pop(table.id), by_id.popitem()[1]
    assert game["waiting"] == first["waiting"]
    own = first["clocks"][0]
    assert game["due_at"] == own["since"] + own["left"]
    assert (other["waiting"], other["due_at"]) == ([], None)
    wall_clock.forward(60)
    assert table.answer(0, random.Random(1)).is_success
    theirs = table.view(0)["clocks"][1]
    (game,) = [game for game in ann.games() if game["table"]["id"] == table.id]
    assert (game["waiting"], game["due_at"]) == ([1], theirs["since"] + theirs["left"])


def test_two_seats_at_a_table_are_listed_once(server: TestClient) -> None:
    ann = register(server)
    table = table_of(ann, seats=[{}, {"kind": "open"}])
    code = table.made["table"]["code"]
    assert ann.ask("POST", f"codes/{code}/join", {}).json()["seat"] == 1
    assert [game["seat"] for game in ann.games()] == [0]
    assert ann.ask("GET", f"tables/{table.id}/view").json()["viewer"] == 0


def test_a_read_mark_of_another_process_counts(server: TestClient) -> None:
    ann = register(server)
    table_of(ann)
    (game,) = ann.games()
    in_database(server, update(schema.seats).values(seen=game["unread"] - 1))
    assert [game["unread"] for game in ann.games()] == [1]


@ON_BOTH
def test_own_games_need_no_account(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    ann = register(server)
    first = table_of(ann)
    wall_clock.forward(1)
    second = table_of(ann)
    held = [{"table": one.id, "token": one.tokens[0]} for one in (first, second)]
    wrong = [
        {"table": first.id, "token": second.tokens[1]},
        {"table": first.id, "token": first.host},
        {"table": "nowhere", "token": first.tokens[1]},
    ]
    reply = server.post("games", json={"tokens": held + wrong})
    assert reply.json() == ann.games()
    assert [game["table"]["id"] for game in reply.json()] == [second.id, first.id]
    assert server.post("games", json={"tokens": held * 26}).status_code == 422
    assert server.post("games", json={"tokens": []}).json() == []


def test_own_games_reveal_no_hidden_actions(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    ann = register(server)
    wanted = {"seats": [{}] * 3, "options": {"start": "preset"}}
    table = table_of(ann, game="shogun", **wanted)
    wall_clock.forward(1)
    table_of(ann)
    rnd, before = random.Random(3), ann.games()
    for _ in range(3):
        assert table.answer(1, rnd).is_success
        wall_clock.forward(1)
    assert ann.games() == before


def test_lists_have_a_limited_depth(server: TestClient) -> None:
    assert register(server).ask("GET", "me/games?skip=10001").status_code == 422
