"""What-if tables branch from what their viewer knows."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku import replay
from sengoku.core import rng
from sengoku.core.events import Entry, GameBranched
from sengoku.core.rng import fast_seed
from sengoku.core.seats import Seat
from sengoku.games import game
from sengoku.match import Match, Snapshot
from sengoku.server.tables.what_if import imagined_match
from tests.server.table_client import ON_BOTH, TableClient, bearer, new_table, until

RNG = random.Random(11)
PRESET = {"start": "preset", "players": 3}


def branched(table: TableClient, by: int | None = 0, **wanted: Any) -> TableClient:
    reply = table.post("/what-if", wanted, by)
    assert reply.status_code == 201, reply.text
    return TableClient(table.client, reply.json())


def evict_all(client: TestClient) -> None:
    client.app.state.services.registry.tables.clear()  # type: ignore[attr-defined]


def began(table: TableClient) -> str:
    """Return the first position of a what-if table."""
    registry = table.client.app.state.services.registry  # type: ignore[attr-defined]
    found: str = registry.tables[table.id].record.snapshot.position
    return found


def a_match(name: str, options: dict[str, Any], inputs: int) -> Match:
    found = game(name)
    match, rnd = (
        Match.new(found.rules(found.read_options(options)), fast_seed(3)),
        RNG,
    )
    for _ in range(inputs):
        seat = rnd.choice(match.waiting())
        match.play(seat, rnd.choice(match.rules.legal(match.state, seat)))
    return match


def altered(match: Match, viewer: Seat) -> Iterator[Entry]:
    """Yield the log of *match* with other secrets of those who are not *viewer*."""
    for entry in match.log.entries:
        event = entry.seen_by(viewer)
        if event is not None and event is not entry.event:
            yield Entry(event, entry.audience, entry.shared)
        elif event is not None:
            yield entry


@pytest.mark.parametrize(
    ("name", "options", "inputs"),
    [("samurai", {"players": 3}, 40), ("shogun", PRESET, 17), ("shogun", PRESET, 45)],
)
def test_secrets_of_others_change_nothing(
    name: str, options: dict[str, Any], inputs: int
) -> None:
    """Two games that look the same to a seat give the same what-if table."""
    match = a_match(name, options, inputs)
    rules = match.rules
    for seat in range(3):
        other = rules.imagine(match.view(seat), rng.fast(99, 1))
        twin = Match.restore(rules, "fast-1:77", Snapshot(5, rules.dump(other), "x"))
        twin.load_history([*altered(match, seat)], [])
        assert rules.dump(twin.state) != rules.dump(match.state)
        first, second = (
            imagined_match(one, seat, fast_seed(1)) for one in (match, twin)
        )
        assert first.snapshot() == second.snapshot()
        assert first.log.entries == second.log.entries
        assert first.events(seat) == [*match.events(seat), GameBranched()]
        assert rules.dump(first.state) != rules.dump(match.state)
        assert first.view(seat) == match.view(seat)


@pytest.mark.parametrize("name", ["samurai", "shogun"])
def test_a_seat_branches_from_what_it_knows(server: TestClient, name: str) -> None:
    table = new_table(server, name, seats=[{"name": "Ann"}, {}, {}])
    table.answer(table.view(1)["waiting"][-1], RNG)
    mine = branched(table, 0)
    shown = mine.made["table"]
    assert (shown["origin"], shown["watch"]) == (table.id, "nobody")
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "bot"]
    assert [*mine.tokens] == [0]
    assert table.get("", 0).json() == table.get("", None).json()
    assert mine.get("", None).status_code == 404
    old = bearer(table.tokens[0])
    assert server.get(f"tables/{mine.id}", headers=old).status_code == 401
    until(lambda: mine.view(0)["waiting"] == [0])
    seen, real = mine.view(0)["observation"], table.view(0)["observation"]
    assert seen["score"] == real["score"]
    assert mine.answer(0, RNG).is_success
    mine.post("/vote", {"kind": "pause"})
    before = mine.view(0)
    evict_all(server)
    assert mine.view(0) == before


@ON_BOTH
@pytest.mark.parametrize(("name", "inputs"), [("samurai", 30), ("shogun", 60)])
def test_a_what_if_knows_the_story_so_far(
    server: TestClient, name: str, inputs: int
) -> None:
    table = new_table(server, name, seats=[{}, {}, {}])
    for _ in range(inputs):
        table.answer(table.view(0)["waiting"][0], RNG)
    for seat in (0, 1):
        told = table.view(seat)["events"]
        mine = branched(table, seat)
        view = mine.view(seat)
        assert view["events"][: len(told)] == told
        assert view["events"][len(told)] == {"kind": "game-branched"}
        assert view["seen"] == len(told) + 1 > 20
        evict_all(server)
        assert mine.view(seat)["events"][: len(told)] == told


def test_what_was_undone_is_no_part_of_a_what_if(server: TestClient) -> None:
    table = new_table(server, seats=[{}, {}])
    for _ in range(20):
        table.answer(table.view(0)["waiting"][0], RNG)
    count = len(table.view(0)["events"])
    table.post("/vote", {"kind": "rewind", "target": count // 2}, 0)
    table.post("/vote/ballot", {"agree": True}, 1)
    told = table.view(0)["events"]
    assert (len(told), told[-1]["kind"]) == (count + 1, "game-rewound")
    *story, last = branched(table).view(0)["events"]
    assert (last["kind"], story) == ("game-branched", told[: len(story)])
    assert 1 < len(story) <= count // 2


def test_a_what_if_of_a_finished_game_keeps_what_one_seat_read(
    server: TestClient,
) -> None:
    table = new_table(server, seats=[{"kind": "bot", "bot": "random"}] * 2)
    until(lambda: table.get("", None).json()["status"] == "over")
    told = [
        branched(table, None, since=30, seat=1, everything=e) for e in (True, False)
    ]
    first, second = (one.view(1)["events"] for one in told)
    film = table.get("/film?seat=1&until=40", None).json()["frames"]
    read = [event for frame in film for event in frame["events"]][:20]
    assert first[:20] == second[:20] == read


def test_a_bot_keeps_its_level(server: TestClient) -> None:
    seats = [{}, {"kind": "bot", "bot": "easy"}, {}]
    mine = branched(new_table(server, seats=seats), 0)
    levels = [seat["bot"] for seat in mine.made["table"]["seats"]]
    assert levels == ["", "easy", "normal"]


def test_a_running_game_branches_only_from_own_knowledge(server: TestClient) -> None:
    table = new_table(server)
    for wanted in ({"since": 0}, {"everything": True}, {"seat": 1}):
        reply = table.post("/what-if", wanted, 0)
        assert reply.json()["error"]["key"] == "not-over"
    assert table.post("/what-if", {}, None).status_code == 403


def test_a_what_if_is_rewound_to_where_it_began(server: TestClient) -> None:
    table, answers = new_table(server, seats=[{}, {}]), 0
    while answers < 20 or table.view(0)["waiting"] != [0]:
        table.answer(table.view(0)["waiting"][0], RNG)
        answers += 1
    mine = branched(table)
    seen = mine.view(0)["observation"]
    assert seen == table.view(0)["observation"]
    assert mine.answer(0, RNG).is_success
    assert mine.view(0)["observation"] != seen
    begun = mine.get("/vote/points").json()[0]["target"]
    assert mine.post("/vote", {"kind": "rewind", "target": begun}).is_success
    before = mine.view(0)
    assert (before["events"][-1]["kind"], before["observation"]) == (
        "game-rewound",
        seen,
    )
    evict_all(server)
    assert mine.view(0) == before


def test_a_finished_game_branches_from_any_input(server: TestClient) -> None:
    table = new_table(server, seats=[{"kind": "bot", "bot": "random"}] * 2)
    until(lambda: table.get("", None).json()["status"] == "over")
    assert table.post("/what-if", {}, None).json()["error"]["key"] == "over"
    assert table.post("/what-if", {"since": 100_000}, None).status_code == 409
    told = replay.read(table.get("/replay", None).text)
    match = told.start()
    for line in told.inputs[:30]:
        match.apply_input(line.seat or 0, line.do or "")
    true = branched(table, None, since=30, seat=1, everything=True)
    assert [*true.tokens] == [1]
    assert began(true) == match.rules.dump(match.state)
    guessed = branched(table, None, since=30, seat=1)
    assert began(guessed) != began(true)
    same = [one.view(1)["observation"]["score"] for one in (guessed, true)]
    assert same == [[*match.state.score[:2]]] * 2
