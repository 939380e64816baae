"""Changes of seats are atomic."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.store.records import WAIT
from sengoku.server.tables.registry import TableRegistry
from tests.server.table_client import TableClient, bearer, new_table

BOT = {"kind": "bot", "bot": "random"}


def change(table: TableClient, seat: int, body: dict[str, Any], token: str = "") -> Any:
    there = f"tables/{table.id}/seats/{seat}"
    return table.client.patch(there, json=body, headers=bearer(token or table.host))


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
    table = new_table(server, seats=[{}, BOT, {}])
    before = table.get().json()
    assert change(table, 1, body).status_code in (403, 422)
    registry: TableRegistry = server.app.state.services.registry  # type: ignore[attr-defined]
    seat = registry.tables[table.id].seats[1]
    assert (seat.kind, seat.bot) == ("bot", "random")
    assert table.get().json()["seats"] == before["seats"]
    assert table.answer(table.view(0)["waiting"][0], random.Random(1)).is_success


def test_no_bot_at_a_table_with_a_physical_tower(server: TestClient) -> None:
    """Neither from the start, nor later, nor as a stand-in."""
    own = {"tower": "own"}
    table = new_table(server, "shogun", seats=[{}, {}, {"kind": "open"}], options=own)
    bot = change(table, 2, {"kind": "bot"})
    stand_in = change(table, 0, {"standing": "easy"}, table.tokens[0])
    for refused in (bot, stand_in):
        assert refused.status_code == 422
        assert "tower" in refused.json()["error"]["detail"]
    registry: TableRegistry = server.app.state.services.registry  # type: ignore[attr-defined]
    assert {seat.standing for seat in registry.tables[table.id].seats} == {WAIT}
    assert change(table, 0, {"standing": WAIT}, table.tokens[0]).is_success


def test_a_new_link_made_by_the_host_is_announced(server: TestClient) -> None:
    """A new link of a seat shows what only that seat may see."""
    table = new_table(server)
    assert table.post("/seats/0/link").is_success  # your own
    with table.live(2) as (socket, _):
        there = f"tables/{table.id}/seats/1/link"
        assert server.post(there, headers=bearer(table.host)).is_success
        line = socket.receive_json()["line"]
    assert (line["seat"], line["text"], line["phrase"]) == (1, "new-link", True)
    said = table.post("/chat", {"text": "new-link", "phrase": True}, 2)
    assert said.status_code == 422
    assert [one["number"] for one in table.get("/chat", 2).json()] == [line["number"]]


@pytest.mark.parametrize("sign", ["\x1b[2J", "\u202e", "\u200b", "\n", "\u2028"])
def test_names_titles_and_chat_have_no_control_characters(
    server: TestClient, sign: str
) -> None:
    """They would steer a terminal, or show something else than what is there."""
    text = f"a{sign}b"
    table = new_table(server, seats=[{}, {}, {"kind": "open"}])
    refused = [
        server.post("tables", json={"game": "samurai", "name": text}),
        server.post("tables", json={"game": "samurai", "seats": [{"name": text}] * 3}),
        server.post(f"codes/{table.get().json()['code']}/join", json={"name": text}),
        change(table, 0, {"name": text}, table.tokens[0]),
        table.post("/chat", {"text": text}, 0),
    ]
    assert [(one.status_code, one.json()["error"]["key"]) for one in refused] == [
        (422, "characters")
    ] * len(refused)
    joined = "👨\u200d👩\u200d👧"
    assert change(table, 0, {"name": joined}, table.tokens[0]).is_success
    assert table.get().json()["seats"][0]["name"] == joined
