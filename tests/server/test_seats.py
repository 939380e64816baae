"""Seats that change: all of what is asked is done, or nothing."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.store.records import WAIT
from sengoku.server.tables.registry import TableRegistry
from tests.server.given import Given, a_table, bearer

BOT = {"kind": "bot", "bot": "random"}


def change(given: Given, seat: int, body: dict[str, Any], token: str = "") -> Any:
    there = f"tables/{given.id}/seats/{seat}"
    return given.client.patch(there, json=body, headers=bearer(token or given.host))


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "open", "colour": "no-such"},
        {"bot": "easy", "colour": "no-such"},
        {"kind": "open", "standing": "easy"},
    ],
)
def test_a_refused_change_changes_nothing(
    server: TestClient, body: dict[str, Any]
) -> None:
    given = a_table(server, seats=[{}, BOT, {}])
    before = given.get().json()
    assert change(given, 1, body).status_code in (403, 422)
    registry: TableRegistry = server.app.state.services.registry  # type: ignore[attr-defined]
    seat = registry.tables[given.id].seats[1]
    assert (seat.kind, seat.bot) == ("bot", "random")
    assert given.get().json()["seats"] == before["seats"]
    assert given.answer(given.view(0)["waiting"][0], random.Random(1)).is_success


def test_no_bot_sits_down_where_it_cannot_see_the_tower(server: TestClient) -> None:
    """Neither from the start, nor later, nor for somebody who is late."""
    own = {"tower": "own"}
    given = a_table(server, "shogun", seats=[{}, {}, {"kind": "open"}], options=own)
    bot = change(given, 2, {"kind": "bot"})
    stand_in = change(given, 0, {"standing": "easy"}, given.tokens[0])
    for refused in (bot, stand_in):
        assert refused.status_code == 422
        assert "tower" in refused.json()["error"]["detail"]
    registry: TableRegistry = server.app.state.services.registry  # type: ignore[attr-defined]
    assert {seat.standing for seat in registry.tables[given.id].seats} == {WAIT}
    assert change(given, 0, {"standing": WAIT}, given.tokens[0]).is_success


def test_everybody_hears_when_the_host_can_open_a_seat(server: TestClient) -> None:
    """For who has a new link of a seat sees what only that seat may see."""
    given = a_table(server)
    assert given.post("/seats/0/link").is_success  # one's own
    with given.live(2) as (socket, _):
        there = f"tables/{given.id}/seats/1/link"
        assert server.post(there, headers=bearer(given.host)).is_success
        line = socket.receive_json()["line"]
    assert (line["seat"], line["text"], line["phrase"]) == (1, "new-link", True)
    said = given.post("/chat", {"text": "new-link", "phrase": True}, 2)
    assert said.status_code == 422
    assert [one["number"] for one in given.get("/chat", 2).json()] == [line["number"]]


def test_before_the_game_begins_a_new_link_tells_nothing(server: TestClient) -> None:
    given = a_table(server, seats=[{}, {}, {"kind": "open"}])
    there = f"tables/{given.id}/seats/1/link"
    assert server.post(there, headers=bearer(given.host)).is_success
    assert given.get("/chat").json() == []
