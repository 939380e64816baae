"""Giving up: what follows, who sees it, and what the game is worth then."""

import asyncio
import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku import replay
from sengoku.core.rules import Outcome
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, read_url
from sengoku.server.store.records import SeatRecord
from sengoku.server.tables import concede
from sengoku.server.tables.concessions import early_outcome, with_concessions
from sengoku.server.tables.registry import TableRegistry
from tests.server.table_client import ON_BOTH, TableClient, new_table, until

BOT = {"kind": "bot", "bot": "random"}
RNG = random.Random(5)
GAMES = pytest.mark.parametrize("game", ["samurai", "shogun"])


def begun(server: TestClient, game: str, people: int, bots: int) -> TableClient:
    options = {"start": "preset"} if game == "shogun" else {}
    seats = [{"name": f"P{n}"} for n in range(people)] + [BOT] * bots
    return new_table(server, game, seats=seats, options=options)


def played(table: TableClient, answers: int = 12) -> TableClient:
    """Let the people answer; bots answer for themselves."""
    for _ in range(answers):
        until(lambda: any(seat in table.tokens for seat in table.view()["waiting"]))
        seat = next(one for one in table.view()["waiting"] if one in table.tokens)
        assert table.answer(seat, RNG).is_success
    return table


def give_up(table: TableClient, seat: int) -> dict[str, Any]:
    reply = table.post("/concede", seat=seat)
    assert reply.is_success, reply.text
    found: dict[str, Any] = reply.json()
    return found


def key(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["key"]


def evict_all(client: TestClient) -> None:
    client.app.state.services.registry.tables.clear()  # type: ignore[attr-defined]


def follows(table: TableClient) -> list[str | None]:
    return [seat["concession"] for seat in table.get().json()["seats"]]


@ON_BOTH
def test_of_two_players_the_other_wins(server: TestClient) -> None:
    table = played(new_table(server, seats=[{}, {}]))
    before = table.view(0)
    assert follows(table) == ["win", "win"]
    with table.live(0) as (other, _), table.live(None) as (watcher, _):
        told = give_up(table, 1)
        for socket in (other, watcher):
            messages = [socket.receive_json() for _ in range(3)]
            assert [one["type"] for one in messages] == ["table", "again", "chat"]
            assert messages[1]["view"]["outcome"] == told["outcome"]
    assert (told["status"], told["seats"][1]["conceded"]) == ("over", True)
    scores = before["observation"]["score"]
    assert told["outcome"] == {"scores": scores, "winners": [0], "ranks": [1, 2]}
    evict_all(server)
    view = table.view(0)
    assert (view["outcome"], view["offer"], view["waiting"]) == (
        told["outcome"],
        None,
        [],
    )
    assert view["events"] == before["events"]
    late = table.post("/moves", {"at": 1, "do": 0}, 0)
    assert key(late)[1] in ("table-over", "stale")
    line = table.get("/chat").json()[-1]
    assert (line["seat"], line["text"], line["phrase"]) == (1, "conceded", True)
    assert follows(table) == [None, None]


@GAMES
def test_replay_and_proof_of_an_abandoned_game_are_valid(
    server: TestClient, game: str
) -> None:
    table = played(begun(server, game, 1, 2))
    outcome = give_up(table, 0)["outcome"]
    assert outcome["ranks"][0] == 3
    text = table.get("/replay").text
    assert replay.verify(text) == len(replay.read(text).inputs) > 0
    assert not replay.read(text).has_end
    proof = table.get("/proof").json()
    assert (proof["matches"], proof["seal"]) == (True, table.made["table"]["seal"])
    told = table.get("/statistics").json()
    assert (told["outcome"], told["chronicle"]) == (outcome, None)
    assert (told["highlights"]["turning_point"], told["highlights"]["tiebreaks"]) == (
        None,
        [],
    )
    for eyes in ("", "?seat=1", "?public=true", "?everything=true"):
        frames = table.get(f"/film{eyes}").json()["frames"]
        assert [frame["outcome"] for frame in frames if frame["outcome"]] == [outcome]
        assert frames[-1]["outcome"] == outcome


def test_a_film_ends_with_the_outcome_even_after_hidden_inputs(
    server: TestClient,
) -> None:
    table = begun(server, "shogun", 3, 0)
    assert table.answer(2, RNG).is_success
    give_up(table, 0)
    outcome = give_up(table, 1)["outcome"]
    assert outcome["winners"] == [2]
    frames = table.get("/film?public=true").json()["frames"]
    assert frames[-1]["outcome"] == outcome


@ON_BOTH
@GAMES
def test_of_three_a_bot_plays_on_and_the_seat_is_last(
    server: TestClient, game: str
) -> None:
    table = played(begun(server, game, 2, 1))
    assert follows(table) == ["bot", "bot", None]
    told = give_up(table, 0)
    assert told["status"] == "running"
    seat = told["seats"][0]
    assert (seat["kind"], seat["stand_in"], seat["conceded"]) == ("person", True, True)
    evict_all(server)
    for _ in range(2000):
        until(lambda: table.view(1)["waiting"] in ([1], []))
        if table.get().json()["status"] == "over":
            break
        table.answer(1, RNG)
    outcome = table.get().json()["outcome"]
    assert outcome["ranks"][0] == 3
    assert 0 not in outcome["winners"]
    text = table.get("/replay").text
    assert replay.verify(text) > 50
    assert replay.read(text).has_end


def test_who_gave_up_does_not_come_back(server: TestClient) -> None:
    table = played(new_table(server))
    give_up(table, 0)
    assert give_up(table, 0)["seats"][0]["conceded"]
    assert len(table.get("/chat").json()) == 1
    assert key(table.post("/return")) == (409, "conceded")
    assert key(table.post("/moves", {"at": 0, "do": 0}))[1] in ("conceded", "stale")
    assert key(table.post("/vote", {"kind": "pause"})) == (409, "conceded")
    standing = {"standing": "easy"}
    reply = server.patch(
        f"tables/{table.id}/seats/0", json=standing, headers=table.headers(0)
    )
    assert key(reply) == (409, "conceded")
    assert table.view(0)["viewer"] == 0
    table.post("/vote", {"kind": "pause"}, 1)
    assert table.get().json()["asked"] == [2]
    assert table.post("/concede", seat=None).status_code == 403


def test_a_vote_of_those_who_give_up_is_dropped(server: TestClient) -> None:
    table = new_table(server)
    table.post("/vote", {"kind": "pause"}, 0)
    table.post("/vote/ballot", {"agree": True}, 1)
    assert give_up(table, 2)["status"] == "paused"
    table.post("/vote", {"kind": "resume"}, 0)
    assert give_up(table, 0)["outcome"]["ranks"] == [2, 1, 3]


def test_the_rematch_begins_with_everybody(server: TestClient) -> None:
    table = new_table(server, seats=[{}, {}])
    give_up(table, 0)
    seats = table.post("/rematch", seat=1).json()["seats"]
    assert [(one["conceded"], one["stand_in"]) for one in seats] == [(False,) * 2] * 2


def test_nobody_gives_up_in_a_lobby_or_after_the_end(server: TestClient) -> None:
    table = new_table(server, seats=[{}, {"kind": "open"}])
    assert key(table.post("/concede")) == (409, "table-open")
    table = new_table(server, seats=[{}, {}])
    give_up(table, 0)
    assert key(table.post("/concede", seat=1)) == (409, "table-over")


def test_no_bot_plays_on_at_a_physical_tower(server: TestClient) -> None:
    options = {"tower": "own", "start": "preset"}
    table = new_table(server, "shogun", options=options)
    assert follows(table) == [None] * 3
    assert key(table.post("/concede")) == (409, "no-bot")


def test_over_the_websocket(server: TestClient) -> None:
    table = new_table(server)
    with table.live(0) as (socket, _):
        for again in (False, True):
            socket.send_json({"type": "concede", "id": "c"})
            while (message := socket.receive_json())["type"] != "done":
                assert message["type"] in ("table", "chat", "update")
            assert message == {"type": "done", "id": "c", "again": again}


def test_an_abandoned_game_is_not_the_game_of_the_day(server: TestClient) -> None:
    give_up(new_table(server, seats=[{}, {}]), 0)
    assert server.get("game-of-the-day").json() is None


def test_a_what_if_goes_on_from_where_one_gave_up(server: TestClient) -> None:
    table = played(new_table(server, seats=[{}, {}]))
    give_up(table, 0)
    last = len(replay.read(table.get("/replay").text).inputs)
    reply = table.post("/what-if", {"since": last, "seat": 0})
    assert reply.status_code == 201
    assert reply.json()["table"]["status"] == "running"


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_two_processes_agree_on_who_gave_up_first(
    server: TestClient, settings: Settings
) -> None:
    """Both players give up at once; neither process knows of the other."""
    table = new_table(server, seats=[{}, {}])

    async def both() -> list[Any]:
        registries = [
            TableRegistry(Database(read_url(settings.database)), settings) for _ in "ab"
        ]
        tables = [await registry.open(table.id) for registry in registries]
        asked = zip(registries, tables, (0, 1), strict=True)
        calls = [concede.concede(*one) for one in asked]
        found = await asyncio.gather(*calls, return_exceptions=True)
        for registry in registries:
            await registry.database.close()
        return found

    done = asyncio.run(both())
    evict_all(server)
    told = table.get().json()
    assert [one["conceded"] for one in told["seats"]] == [one is True for one in done]
    assert told["outcome"]["winners"] == [
        seat for seat in (0, 1) if done[seat] is not True
    ]
    (refused,) = (one for one in done if one is not True)
    assert (refused.key, told["status"]) == ("table-over", "over")


# What it does to an outcome


def seats(*conceded: int | None) -> list[SeatRecord]:
    return [
        SeatRecord(seat, "person", conceded_at=at) for seat, at in enumerate(conceded)
    ]


def test_without_concessions_an_outcome_stays() -> None:
    outcome = Outcome((3, 9, 9), (1, 2), (3, 1, 1))
    assert with_concessions(outcome, seats(None, None, None)) is outcome


@pytest.mark.parametrize(
    ("conceded", "winners", "ranks"),
    [
        ((None, 5, None), (2,), (2, 3, 1)),
        ((None, 5, 9), (0,), (1, 3, 2)),
        ((None, 9, 5), (0,), (1, 2, 3)),
        ((7, 7, None), (2,), (2, 2, 1)),
        ((5, None, None), (1, 2), (3, 1, 1)),
    ],
)
def test_the_first_to_give_up_is_last(
    conceded: tuple[int | None, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    outcome = Outcome((3, 9, 9), (1, 2), (3, 1, 1))
    assert with_concessions(outcome, seats(*conceded)) == Outcome(
        (3, 9, 9), winners, ranks
    )


def test_the_points_so_far_rank_those_who_are_left() -> None:
    outcome = early_outcome(seats(5, None, None, None), (9, 4, 7, 4))
    assert outcome == Outcome((9, 4, 7, 4), (2,), (4, 2, 1, 2))
    assert early_outcome(seats(5, None, None), ()) == Outcome(
        (0,) * 3, (1, 2), (3, 1, 1)
    )


def test_the_other_is_told_at_a_table_whose_history_is_not_in_memory(
    server: TestClient,
) -> None:
    """A listener that has read everything needs no history until the game ends."""
    table = played(begun(server, "samurai", people=2, bots=0), answers=45)
    evict_all(server)
    heard = len(table.view(0)["events"])
    evict_all(server)
    with table.live(0, since=heard) as (socket, _):
        give_up(table, 1)
        while (message := socket.receive_json())["type"] != "again":
            pass
    assert message["view"]["outcome"]["winners"] == [0]
    assert "conceded" in str(table.get("/chat").json())
