"""Prepared answers: played when the question comes, dropped, and nobody else's."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.prepared import look_ahead
from tests.server.table_client import API, ON_BOTH, TableClient, new_table, until

RNG = random.Random(4)


def planning(server: TestClient, people: int = 3) -> TableClient:
    """Return a table at the first placement of the first round."""
    table = new_table(server, seats=[{}] * people)
    for seat in range(people):
        table.answer(seat, RNG)
    assert len(table.view()["waiting"]) == 1
    return table


def order(table: TableClient) -> list[int]:
    found: list[int] = table.view()["observation"]["turn_order"]
    return found


def ahead(table: TableClient, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table.get("/ahead", seat).json()
    return found


def prepare(table: TableClient, seat: int, *do: int | str) -> Any:
    return table.client.put(
        f"tables/{table.id}/ahead", json={"do": do}, headers=table.headers(seat)
    )


def prepared(table: TableClient, seat: int) -> list[str]:
    return [one["text"] for one in ahead(table, seat)["do"]]


def place(table: TableClient, seat: int, text: str) -> None:
    at = table.view(seat)["offer"]["at"]
    reply = table.post("/moves", {"at": at, "do": text}, seat)
    assert reply.is_success, reply.text


def pass_neutral(table: TableClient, seat: int) -> None:
    """Decline the neutral action, if the seat is asked for it."""
    offer = table.view(seat)["offer"]
    if offer and offer["question"]["key"] == "neutral":
        place(table, seat, "decline")


def placed(table: TableClient, seat: int) -> list[int]:
    owner = table.view()["observation"]["owner"]
    return [slot for slot, who in enumerate(owner) if who == seat]


@ON_BOTH
def test_the_next_token_is_placed_when_its_turn_comes(server: TestClient) -> None:
    table = planning(server)
    first, second, third = order(table)
    choices = ahead(table, third)["offer"]["choices"]
    assert {one["text"] for one in choices} == {
        one["text"] for one in ahead(table, second)["offer"]["choices"]
    }
    found = prepare(table, third, "place harvest o1").json()
    assert [one["text"] for one in found["do"]] == ["place harvest o1"]
    assert found["offer"]["question"]["key"] in ("neutral", "placement")
    server.app.state.services.registry.tables.clear()  # type: ignore[attr-defined]
    for seat in (first, second):
        place(table, seat, f"place attack {'g1' if seat == first else 't1'}")
        pass_neutral(table, seat)
    until(lambda: len(placed(table, third)) == 1)
    assert prepared(table, third) == []
    line = table.view(None)["events"][-1]
    assert table.view(third)["by"][-1] == "person"
    assert line["kind"] in ("token-placed", "declined")


def test_several_answers_follow_each_other(server: TestClient) -> None:
    """Two tokens with what comes between them."""
    table = planning(server, 2)
    first, second = order(table)
    do: list[str] = []
    while (
        len([one for one in do if one.startswith("place")]) < 2 or do[-1] != "decline"
    ):
        choices = ahead(table, second)["offer"]["choices"]
        texts = [one["text"] for one in choices]
        wanted = next(
            one
            for one in texts
            if one == "decline" or one.startswith("place harvest g")
        )
        do.append(wanted)
        assert prepare(table, second, *do).is_success
    assert prepared(table, second) == do
    for slot in ("o1", "o2"):
        place(table, first, f"place attack {slot}")
        pass_neutral(table, first)
        until(lambda: table.view()["waiting"] == [first])
    assert len(placed(table, second)) == 2
    assert prepared(table, second) == []


@ON_BOTH
def test_what_is_not_on_offer_any_more_is_dropped(server: TestClient) -> None:
    table = planning(server, 2)
    first, second = order(table)
    prepare(table, second, "place harvest g1")
    with table.live(second) as (socket, _):
        place(table, first, "place attack g1")
        pass_neutral(table, first)
        until(lambda: table.view()["waiting"] == [second])
        while (message := socket.receive_json())["type"] != "prepared":
            pass
    assert message["do"] == []
    assert [one["text"] for one in message["dropped"]] == ["place harvest g1"]
    server.app.state.services.registry.tables.clear()  # type: ignore[attr-defined]
    told = ahead(table, second)
    assert [one["text"] for one in told["dropped"]] == ["place harvest g1"]
    assert placed(table, second) == []
    assert prepare(table, second).json()["dropped"] == []


def test_it_can_be_cancelled(server: TestClient) -> None:
    table = planning(server, 2)
    first, second = order(table)
    prepare(table, second, "place harvest o1")
    assert prepare(table, second).json()["do"] == []
    place(table, first, "place attack g1")
    pass_neutral(table, first)
    assert table.view()["waiting"] == [second]
    assert placed(table, second) == []


def test_only_what_may_follow_is_prepared(server: TestClient) -> None:
    table = planning(server, 2)
    _, second = order(table)
    assert prepare(table, second, "place harvest nowhere").status_code == 400
    twice = prepare(table, second, "place harvest o1", "place harvest o1")
    assert twice.status_code in (400, 409)
    assert prepared(table, second) == []
    assert table.get("/ahead", None).status_code == 403
    destiny = new_table(server)
    assert ahead(destiny, 0)["offer"] is None
    reply = prepare(destiny, 0, "place harvest o1")
    assert reply.json()["error"]["key"] == "nothing-ahead"


def test_a_game_without_foresight_offers_nothing(server: TestClient) -> None:
    table = new_table(server, "shogun", options={"start": "preset"})
    assert ahead(table, 0) == {
        "do": [],
        "dropped": [],
        "offer": None,
        "words": {"events": [], "question": None, "choices": [], "revisions": []},
    }


def test_nobody_else_learns_of_it(server: TestClient) -> None:
    """The others and spectators get no message, and see the same table and view."""
    table = planning(server)
    first, second, third = order(table)
    pages = ("", "/view?words=true", "/vote/points", "/chat")

    def seen() -> list[bytes]:
        return [
            table.get(page, viewer).content
            for page in pages
            for viewer in (None, first, second)
        ]

    before = seen()
    with table.live(first) as (one, _), table.live(None) as (other, _):
        for do in (["place harvest o1"], ["place attack o2"], []):
            assert prepare(table, third, *do).is_success
            assert seen() == before
        for socket in (one, other):
            socket.send_json({"type": "ping"})
            assert socket.receive_json()["type"] == "pong"


def test_the_own_devices_learn_of_it(server: TestClient) -> None:
    table = planning(server)
    *_, third = order(table)
    with table.live(third) as (socket, _):
        prepare(table, third, "place harvest o1")
        told = socket.receive_json()
        assert (told["type"], told["do"][0]["text"]) == ("prepared", "place harvest o1")
        socket.send_json({"type": "prepare", "id": "p"})
        reply = socket.receive_json()
        assert (reply["type"], reply["id"]) == ("ahead", "p")
        assert reply["ahead"]["do"] == told["do"]
        socket.send_json({"type": "prepare", "id": "q", "do": []})
        assert socket.receive_json()["type"] == "prepared"
        assert socket.receive_json()["ahead"]["do"] == []


def test_rewinding_drops_it(server: TestClient) -> None:
    table = planning(server, 2)
    first, second = order(table)
    place(table, first, "place attack g1")
    pass_neutral(table, first)
    place(table, second, "place attack o1")
    pass_neutral(table, second)
    prepare(table, second, "place harvest o2")
    target = table.get("/vote/points").json()[0]["target"]
    table.post("/vote", {"kind": "rewind", "target": target}, first)
    assert table.post("/vote/ballot", {"agree": True}, second).is_success
    told = ahead(table, second)
    assert (told["do"], len(told["dropped"])) == ([], 1)


def test_what_was_prepared_for_one_round_is_not_played_in_the_next(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = planning(server, 2)
    first, second = order(table)
    prepare(table, second, "place harvest o1")

    def other_round(*args: Any) -> Any:
        return look_ahead(*args)._replace(occasion="planning 0 2")

    monkeypatch.setattr("sengoku.server.tables.prepared.look_ahead", other_round)
    place(table, first, "place attack g1")
    pass_neutral(table, first)
    until(lambda: table.view()["waiting"] == [second])
    until(lambda: prepared_in(table, second) == [])
    assert placed(table, second) == []


def prepared_in(table: TableClient, seat: int) -> list[str]:
    registry = table.client.app.state.services.registry  # type: ignore[attr-defined]
    kept = registry.tables[table.id].seats[seat].prepared
    return [] if kept is None else [*kept.do]


def test_it_is_played_after_a_restart(tmp_path: Any) -> None:
    """The server ends between the question and the prepared answer."""
    settings = Settings(data=str(tmp_path), limits=False, bot_workers=1)
    with TestClient(create_app(settings), base_url=f"http://testserver{API}") as one:
        table = planning(one, 2)
        first, second = order(table)
        prepare(table, second, "place harvest o1")
        one.app.state.services.scheduler._is_stopping = True  # type: ignore[attr-defined]
        place(table, first, "place attack g1")
        pass_neutral(table, first)
        assert placed(table, second) == []
    with TestClient(create_app(settings), base_url=f"http://testserver{API}") as other:
        table.client = other
        until(lambda: len(placed(table, second)) == 1)


def two_turns(table: TableClient, seat: int) -> list[str]:
    """Prepare a token for each of the next two turns; return the answers."""
    do = ["place recruit g3"]
    assert prepare(table, seat, *do).is_success
    offered = [one["text"] for one in ahead(table, seat)["offer"]["choices"]]
    do += ["decline"] * ("decline" in offered) + ["place castle v3"]
    assert prepare(table, seat, *do).is_success
    return do


def test_taking_back_drops_what_was_prepared_for_later(server: TestClient) -> None:
    """Otherwise the answer to a later question would take the place of this one."""
    table = planning(server, 2)
    first, second = order(table)
    later = two_turns(table, second)[-1]
    place(table, first, "place attack g1")
    pass_neutral(table, first)
    until(lambda: prepared(table, second) == [later])
    registry = server.app.state.services.registry  # type: ignore[attr-defined]
    at = registry.tables[table.id].match.asked_at(second)
    assert table.post("/take-back", {"at": at}, second).is_success
    told = ahead(table, second)
    assert [one["text"] for one in told["dropped"]] == [later]
    assert told["do"] == []
    assert table.view()["waiting"] == [second]


def test_an_answer_that_fails_to_be_saved_is_played_later(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the one prepared for the next turn does not take its place."""
    table = planning(server, 2)
    first, second = order(table)
    later = two_turns(table, second)[-1]
    play, failures = LockedTable.play, [OSError("the disk is full")]

    async def failing(self: LockedTable, seat: int, *given: Any) -> Any:
        if seat == second and failures:
            raise failures.pop()
        return await play(self, seat, *given)

    monkeypatch.setattr(LockedTable, "play", failing)
    place(table, first, "place attack g1")
    pass_neutral(table, first)
    until(lambda: placed(table, second) != [])
    assert failures == []
    until(lambda: prepared(table, second) == [later])
    assert table.view()["waiting"] == [first]


def test_a_vote_to_rewind_keeps_the_notice(server: TestClient) -> None:
    """What was dropped before is named until the seat prepares again."""
    table = planning(server, 2)
    first, second = order(table)
    prepare(table, second, "place harvest g1")
    place(table, first, "place attack g1")
    pass_neutral(table, first)
    until(lambda: ahead(table, second)["dropped"] != [])
    target = table.get("/vote/points", first).json()[0]["target"]
    assert table.post("/vote", {"kind": "rewind", "target": target}, first).is_success
    assert table.post("/vote/ballot", {"agree": True}, second).is_success
    dropped = [one["text"] for one in ahead(table, second)["dropped"]]
    assert dropped == ["place harvest g1"]
