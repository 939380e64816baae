"""What a host may do: every line of the promise in the documentation of the API."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.table_client import TableClient, bearer, new_table
from tests.server.users import User, register

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def as_host(table: TableClient, method: str, path: str, body: Any = None) -> Any:
    there = f"tables/{table.id}{path}"
    return table.client.request(method, there, json=body, headers=bearer(table.host))


def announced(table: TableClient, seat: int = 0) -> list[tuple[int, str]]:
    """Return the system lines that a player can read."""
    lines = table.get("/chat", seat).json()
    return [(line["seat"], line["text"]) for line in lines if line["phrase"]]


def key(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["key"]


def join(table: TableClient, user: User | None = None) -> dict[str, Any]:
    code = as_host(table, "GET", "").json()["code"]
    headers = {} if user is None else user.headers
    reply = table.client.post(f"codes/{code}/join", json={}, headers=headers)
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


def attach(table: TableClient, user: User, token: str) -> Any:
    return user.ask("POST", "me/seats", {"table": table.id, "token": token})


# Links


def test_a_new_link_is_announced_when_the_game_begins(server: TestClient) -> None:
    table = new_table(server, seats=[{}, {}, OPEN])
    assert as_host(table, "POST", "/seats/1/link").is_success
    joined = join(table)["token"]
    with server.websocket_connect(f"/api/v1/tables/{table.id}/live") as socket:
        socket.send_json({"type": "hello", "token": joined})
        welcome = socket.receive_json()
        line = welcome["chat"][0]
    assert (line["seat"], line["text"], line["phrase"]) == (1, "new-link", True)
    assert announced(table) == [(1, "new-link")]


@pytest.mark.parametrize("begins", ["before", "after"])
def test_the_host_gets_no_link_of_a_seat_with_an_account(
    server: TestClient, begins: str
) -> None:
    rest = [OPEN] if begins == "after" else [OPEN, OPEN]
    table, ann = new_table(server, seats=[{}, *rest]), register(server)
    own = join(table, ann)
    path = f"/seats/{own['seat']}/link"
    assert key(as_host(table, "POST", path)) == (403, "not-allowed")
    assert server.get(f"tables/{table.id}", headers=bearer(own["token"])).is_success
    assert ann.ask("POST", f"tables/{table.id}{path}").is_success
    assert announced(table) == []


# Accounts


def test_a_seat_cannot_be_moved_to_another_account(server: TestClient) -> None:
    table, ann, bob = new_table(server), register(server), register(server, "Bob")
    token = table.tokens[1]
    assert attach(table, ann, token).is_success
    assert attach(table, ann, token).is_success  # no change, no second line
    assert key(attach(table, bob, token)) == (409, "seat-taken")
    assert [game["seat"] for game in ann.games()] == [1]
    assert bob.games() == []
    assert announced(table) == [(1, "account-added")]


# Names and seats


def test_the_host_names_people_only_before_the_game(server: TestClient) -> None:
    waiting = new_table(server, seats=[{}, {}, OPEN])
    assert as_host(waiting, "PATCH", "/seats/1", {"name": "Bea"}).is_success
    table = new_table(server, seats=[{}, {}, BOT])
    refused = as_host(table, "PATCH", "/seats/1", {"name": "Ann"})
    assert key(refused) == (403, "not-allowed")
    assert as_host(table, "PATCH", "/seats/2", {"name": "Robot"}).is_success
    there, own = f"tables/{table.id}/seats/1", table.headers(1)
    assert server.patch(there, json={"name": "Cleo"}, headers=own).is_success
    names = [seat["name"] for seat in table.get().json()["seats"]]
    assert names == ["", "Cleo", "Robot"]


def test_taking_over_the_seat_of_a_bot_is_announced(server: TestClient) -> None:
    table = new_table(server, seats=[{}, {}, BOT])
    assert as_host(table, "PATCH", "/seats/2", OPEN).is_success
    assert announced(table) == []
    join(table)
    assert announced(table) == [(2, "seat-taken-over")]


def test_joining_before_the_game_is_not_announced(server: TestClient) -> None:
    table = new_table(server, seats=[{}, OPEN])
    join(table)
    assert announced(table) == []


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ({"kind": "bot", "bot": "random"}, (409, "seat-taken")),
        ({"kind": "open"}, (409, "seat-taken")),
        ({"standing": "random"}, (403, "not-allowed")),
    ],
)
def test_the_host_does_not_change_who_plays_for_a_person(
    server: TestClient, body: dict[str, Any], wanted: tuple[int, str]
) -> None:
    table = new_table(server)
    before = table.get().json()["seats"]
    assert key(as_host(table, "PATCH", "/seats/1", body)) == wanted
    assert table.get().json()["seats"] == before


# Secrets


def test_the_host_sees_no_more_than_a_spectator(server: TestClient) -> None:
    table = new_table(server)
    table.answer(0, random.Random(3))
    seen = as_host(table, "GET", "/view?words=true").json()
    assert seen == table.get("/view?words=true", None).json()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/moves", {"at": 1, "do": 1}),
        ("/take-back", {"at": 1}),
        ("/vote", {"kind": "end"}),
        ("/vote/ballot", {"agree": True}),
        ("/chat", {"text": "hello"}),
        ("/return", None),
    ],
)
def test_the_host_neither_plays_nor_votes_nor_speaks(
    server: TestClient, path: str, body: Any
) -> None:
    table = new_table(server)
    assert key(as_host(table, "POST", path, body)) == (403, "not-allowed")
