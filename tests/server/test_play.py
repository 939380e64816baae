"""Playing at a table: answers, repeats, stale answers, and who gets which message."""

import random

import pytest
from starlette.testclient import TestClient

from tests.server.table_client import ON_BOTH, new_table, until

pytestmark = ON_BOTH


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_a_person_and_bots_play_to_the_end(server: TestClient, game: str) -> None:
    seats = [{"name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table, rnd = new_table(server, game, seats=seats), random.Random(1)
    with table.live() as (socket, welcome):
        heard, offer = welcome["view"]["heard"], welcome["view"]["offer"]
        outcome = None
        while outcome is None:
            if offer and offer["choices"]:
                chosen = rnd.choice(offer["choices"])["id"]
                move = {"type": "move", "id": "m", "at": offer["at"], "do": chosen}
                socket.send_json(move)
                offer = None
            message = socket.receive_json()
            if message["type"] == "update":
                assert message["since"] == heard
                heard += len(message["events"])
                offer, outcome = message["offer"], message["outcome"]
    assert outcome == table.get().json()["outcome"]
    assert table.view()["heard"] == heard


def test_the_same_answer_twice_is_played_once(server: TestClient) -> None:
    table = new_table(server)
    offer = table.view(0)["offer"]
    move = {"at": offer["at"], "do": offer["choices"][0]["id"]}
    first, second = table.post("/moves", move), table.post("/moves", move)
    assert (first.json(), second.json()) == ({"again": False}, {"again": True})
    assert table.view(0)["heard"] == table.view(0, 0)["heard"] == 3


def test_another_answer_to_an_old_question_is_stale(server: TestClient) -> None:
    table = new_table(server)
    offer = table.view(0)["offer"]
    first = offer["choices"][0]["id"]  # there may be no second: cards can be equal
    assert table.post("/moves", {"at": offer["at"], "do": first}).is_success
    old = table.post("/moves", {"at": offer["at"], "do": first + 1})
    assert (old.status_code, old.json()["error"]["key"]) == (409, "already-committed")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ('{"type": "say", "id": "7", "text": ""}', "7"),
        ('{"type": "say", "text": "%s", "id": "7"}' % ("x" * 5000), "7"),
        ('{"type": "say", "id": "7", "text": "a\\u0000b"}', "7"),
        ('{"type": "move", "id": "7", "at": -1, "do": 0}', "7"),
        ('{"type": "nonsense", "id": "7", "more": [1, {}]}', "7"),
        ('{"type": "ping", "id": 7}', None),
        ('{"type": "say", "id": "%s", "text": "hi"}' % ("x" * 41), None),
        ('{"type": "say", "id": "7", "more": ' + "[" * 5000, None),
        (b'{"type": "say", "id": "\xff", "text": "hi"}', None),
        ("nonsense", None),
    ],
)
def test_an_unreadable_message_is_refused_under_its_id(
    server: TestClient, text: str | bytes, id: str | None
) -> None:
    with new_table(server).live() as (socket, _):
        if isinstance(text, str):
            socket.send_text(text)
        else:
            socket.send_bytes(text)
        refused = socket.receive_json()
        assert (refused["type"], refused["id"]) == ("refused", id)
        assert refused["error"]["key"] == "unreadable"
        socket.send_json({"type": "ping"})
        assert socket.receive_json()["type"] == "pong"


def test_joining_late_explains_that_seats_may_be_taken(server: TestClient) -> None:
    code = new_table(server, seats=[{}, {"kind": "open"}]).made["table"]["code"]
    assert server.post(f"codes/{code}/join", json={}).is_success
    late = server.post(f"codes/{code}/join", json={})
    assert (late.status_code, late.json()["error"]["key"]) == (404, "no-code")
    assert "every seat is already taken" in late.json()["error"]["detail"]


def test_a_viewer_who_may_not_know_gets_no_message(server: TestClient) -> None:
    """During a simultaneous secret choice, the others do not even get a message."""
    table = new_table(server, "shogun", options={"start": "preset"})
    rnd = random.Random(3)
    with table.live(0) as (owner, _), table.live(1) as (other, _):
        assert table.answer(0, rnd).is_success
        assert owner.receive_json()["type"] == "update"
        other.send_json({"type": "ping"})
        assert other.receive_json()["type"] == "pong"


def test_a_bot_answers_by_itself(server: TestClient) -> None:
    seats = [{}, {"kind": "bot", "bot": "easy"}]
    table = new_table(server, seats=seats)
    assert table.answer(0, random.Random(1)).is_success
    until(lambda: len(table.view(0)["events"]) > 4)
