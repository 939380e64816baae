"""Hints go to clients that ask for words; updates contain the changed ones."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from sengoku.games import game
from sengoku.match import Match
from sengoku.server.tables.hints import Hints, Observed
from sengoku.testing.walk import moments
from tests.server.table_client import API, TableClient, new_table

MOVES = 12


def entered(
    socket: WebSocketTestSession, table: TableClient, words: bool
) -> dict[str, Any]:
    socket.send_json({"type": "hello", "token": table.tokens[0], "words": words})
    welcome: dict[str, Any] = socket.receive_json()
    return welcome


def updates(socket: WebSocketTestSession) -> list[dict[str, Any]]:
    """Return the updates received so far."""
    socket.send_json({"type": "ping"})
    found: list[dict[str, Any]] = []
    while (message := socket.receive_json())["type"] != "pong":
        found += [message] if message["type"] == "update" else []
    return found


@pytest.mark.parametrize("name", ["samurai", "shogun"])
def test_updates_contain_the_hints_that_changed(server: TestClient, name: str) -> None:
    table, rnd = new_table(server, name), random.Random(1)
    with server.websocket_connect(f"{API}/tables/{table.id}/live") as socket:
        notes = entered(socket, table, words=True)["view"]["notes"]
        assert {*notes} == {*game(name).hint_struct().__struct_fields__}
        sent = 0
        for _ in range(MOVES):
            seat = table.view(0)["waiting"][-1]
            assert table.answer(seat, rnd).status_code == 200
            for update in updates(socket):
                new = update["notes"]
                assert all(notes[part] != note for part, note in new.items())
                notes |= new
                sent += len(new)
            assert notes == table.get("/view?words=true").json()["notes"]
        assert 0 < sent < MOVES * len(notes) / 2


def test_without_words_there_are_no_hints(server: TestClient) -> None:
    table = new_table(server)
    with server.websocket_connect(f"{API}/tables/{table.id}/live") as socket:
        assert entered(socket, table, words=False)["view"]["notes"] is None
        table.answer(0, random.Random(2))
        assert [update["notes"] for update in updates(socket)] == [None]
    assert table.view(0)["notes"] is None


def test_a_rewind_removes_scored_points_from_hints() -> None:
    """The account counts only choices that were not undone."""
    rules = game("samurai").rules(game("samurai").read_options({}))
    match, hints, before = Match.new(rules, "fast-1:3"), Hints(rules), 0
    for moment in moments(rules, 3):
        known = _account(hints, match)
        match.play(moment.seat, moment.action)
        if _account(hints, match) != known:
            break
        before = match.number
    assert _account(hints, match)
    match.rewind(before)
    assert _account(hints, match) == known


def _account(hints: Hints, match: Match) -> Any:
    public = match.view(None)
    return hints.hints("all", match, Observed(public, public), None)["account"]
