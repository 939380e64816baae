"""Votes: proposals, ballots and their effects."""

import asyncio
import random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from sengoku.core.errors import StaleError
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, read_url
from sengoku.server.store.pace import HOUR_MS
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.votes import proposals
from sengoku.server.tables.votes.voters import LIFETIME_DAYS
from sengoku.server.wire.bodies import NewVote
from tests.server.table_client import (
    ON_BOTH,
    AdjustableClock,
    TableClient,
    new_table,
    until,
)

DAYS = {"type": "days", "hours": 24}
BOT = {"kind": "bot", "bot": "random"}
RNG = random.Random(7)


def propose(table: TableClient, seat: int, kind: str, **more: Any) -> Any:
    return table.post("/vote", {"kind": kind, **more}, seat)


def agree(table: TableClient, *seats: int) -> dict[str, Any]:
    """Let *seats* agree; return the table after the last ballot."""
    for seat in seats:
        reply = table.post("/vote/ballot", {"agree": True}, seat)
        assert reply.is_success, reply.text
    found: dict[str, Any] = reply.json()
    return found


def key(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["key"]


def heard_all(socket: WebSocketTestSession) -> None:
    """Receive until the answer to a ping, or the end."""
    socket.send_json({"type": "ping"})
    while socket.receive_json()["type"] != "pong":
        pass


def evict_all(client: TestClient) -> None:
    """Evict all tables from memory."""
    client.app.state.services.registry.tables.clear()  # type: ignore[attr-defined]


def test_an_agreed_pause_stops_the_clocks(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    table = new_table(server, "shogun", options={"start": "preset"}, pace=DAYS)
    wall_clock.forward(3600)
    with table.live(2) as (other, _):
        assert propose(table, 0, "pause").json()["vote"]["agreed"] == 0b001
        assert other.receive_json()["table"]["vote"]["kind"] == "pause"
    assert agree(table, 1)["status"] == "running"
    assert agree(table, 2)["status"] == "paused"
    evict_all(server)
    assert key(table.answer(0, RNG)) == (409, "table-paused")
    wall_clock.forward(50 * 3600)
    propose(table, 0, "resume")
    resumed = agree(table, 1, 2)
    assert (resumed["status"], resumed["vote"]) == ("running", None)
    left = table.view(0)["clocks"][0]["left"]
    assert 22.9 * HOUR_MS < left <= 23 * HOUR_MS
    assert table.answer(0, RNG).is_success


def test_a_no_ends_the_vote(server: TestClient) -> None:
    table = new_table(server)
    assert key(table.post("/vote/ballot", {"agree": True}, 1)) == (409, "no-vote")
    first = propose(table, 0, "end").json()["vote"]
    assert key(propose(table, 1, "pause")) == (409, "vote-open")
    ended = table.post("/vote/ballot", {"agree": False}, 1).json()
    assert (ended["vote"], ended["status"]) == (None, "running")
    assert propose(table, 1, "end").is_success
    late = {"agree": True, "made_at": first["made_at"] - 1}
    assert key(table.post("/vote/ballot", late, 2)) == (409, "no-vote")
    assert key(propose(table, 0, "resume")) == (409, "table-running")
    assert propose(table, 0, "extend", target=1).status_code == 409
    assert key(table.post("/vote", {"kind": "end"}, None)) == (403, "not-allowed")


@ON_BOTH
def test_a_process_that_missed_a_vote_does_not_decide(
    server: TestClient, settings: Settings
) -> None:
    table = new_table(server)

    async def meanwhile() -> None:
        registry = TableRegistry(Database(read_url(settings.database)), settings)
        opened = await registry.open(table.id)
        await asyncio.to_thread(propose, table, 0, "pause")
        with pytest.raises(StaleError):
            await proposals.propose(registry, opened, 1, NewVote("end"))
        await registry.database.close()

    asyncio.run(meanwhile())
    assert table.get().json()["vote"]["kind"] == "pause"


def test_a_single_player_decides_at_once(server: TestClient) -> None:
    table = new_table(server, seats=[{}, BOT])
    offer = table.view(0)["offer"]
    ended = propose(table, 0, "end").json()
    assert (ended["status"], ended["outcome"], ended["seed"]) == ("closed", None, None)
    assert table.view(0)["offer"] is None
    move = {"at": offer["at"], "do": offer["choices"][0]["id"]}
    assert key(table.post("/moves", move)) == (409, "table-closed")


def test_clocks_of_waiting_seats_are_extended(server: TestClient) -> None:
    table = new_table(server, pace=DAYS, seats=[{}, {}])
    table.answer(0, RNG)
    assert table.view(0)["waiting"] == [1]
    propose(table, 0, "extend", target=12)
    agree(table, 1)
    clocks = table.view(0)["clocks"]
    assert [clock["left"] for clock in clocks] == [24 * HOUR_MS, 36 * HOUR_MS]


def test_a_seat_given_to_a_bot_invalidates_its_link(server: TestClient) -> None:
    table = new_table(server, seats=[{}, {}, {}])
    assert key(propose(table, 0, "replace", target=7)) == (404, "no-seat")
    assert key(propose(table, 0, "replace", target=1, bot="human")) == (422, "bot")
    with table.live(1) as (replaced, _):
        propose(table, 0, "replace", target=1, bot="random")
        assert key(table.post("/vote/ballot", {"agree": False}, 1)) == (
            409,
            "no-ballot",
        )
        seat = agree(table, 2)["seats"][1]
        assert (seat["kind"], seat["bot"], seat["stand_in"]) == ("bot", "random", False)
        with pytest.raises(WebSocketDisconnect):
            heard_all(replaced)
    assert table.get("", 1).status_code == 401
    until(lambda: 1 not in table.view(0)["waiting"])
    evict_all(server)
    assert table.get("", 1).status_code == 401


def test_one_person_cannot_replace_the_only_other(server: TestClient) -> None:
    table = new_table(server, seats=[{}, {}, {"kind": "bot", "bot": "random"}])
    shown = propose(table, 0, "replace", target=1, bot="random").json()
    assert (shown["vote"]["kind"], shown["asked"]) == ("replace", [1])
    assert table.get("", 1).status_code == 200
    assert agree(table, 1)["seats"][1]["kind"] == "bot"


def test_a_player_with_a_stand_in_does_not_vote(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    """The vote passes when the last voter without a ballot runs out of time."""
    table = new_table(server, pace=DAYS, absent="random")
    for seat in (0, 1):
        table.answer(seat, RNG)
    assert table.view(0)["waiting"] == [2]
    propose(table, 0, "pause")
    agree(table, 1)
    wall_clock.forward(25 * 3600)
    until(lambda: table.get().json()["status"] == "paused")
    seat = table.get().json()["seats"][2]
    assert (seat["stand_in"], seat["missed"]) == (True, 1)
    assert key(propose(table, 2, "resume")) == (409, "stand-in")


def test_nobody_is_replaced_because_the_proposer_runs_out_of_time(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    table = new_table(server, pace=DAYS, absent="random", seats=[{}, {}, BOT])
    at_move(table, 0)
    assert propose(table, 0, "replace", target=1).json()["asked"] == [1]
    wall_clock.forward(25 * 3600)
    until(lambda: table.get().json()["vote"] is None)
    assert table.get().json()["seats"][1]["kind"] == "person"
    assert table.get("", 1).status_code == 200
    assert table.post("/return").is_success
    assert table.get().json()["seats"][1]["kind"] == "person"


def test_a_single_player_who_is_there_asks_those_who_are_away(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    table = new_table(server, pace=DAYS, absent="random", seats=[{}, {}])
    at_move(table, 1)
    wall_clock.forward(25 * 3600)
    until(lambda: bool(table.get().json()["seats"][1]["stand_in"]))
    for wanted in ({"kind": "end"}, {"kind": "replace", "target": 1}):
        asked = table.post("/vote", wanted).json()
        assert (asked["status"], asked["asked"]) == ("running", [1])
        refused = table.post("/vote/ballot", {"agree": False}, 1).json()
        assert (refused["status"], refused["vote"]) == ("running", None)
    propose(table, 0, "pause")
    back = agree(table, 1)
    assert (back["status"], back["seats"][1]["stand_in"]) == ("paused", False)


# Nobody answers


def at_move(table: TableClient, seat: int) -> None:
    """Let the others answer until the game waits for *seat* only."""
    while (waiting := table.view(None)["waiting"]) != [seat]:
        table.answer(next(one for one in waiting if one != seat), RNG)


@ON_BOTH
@pytest.mark.parametrize(
    ("kind", "status", "sits"),
    [("end", "closed", "person"), ("replace", "running", "bot")],
)
def test_a_player_who_never_returns_does_not_lock_the_table(
    server: TestClient, wall_clock: AdjustableClock, kind: str, status: str, sits: str
) -> None:
    """Two friends without a time limit; one leaves for good."""
    table = new_table(server, seats=[{}, {}])
    at_move(table, 1)
    shown = propose(table, 0, kind, target=1, bot="random").json()
    assert (shown["status"], shown["asked"]) == ("running", [1])
    evict_all(server)
    wall_clock.forward(LIFETIME_DAYS * 24 * 3600 - 600)
    assert table.get().json()["vote"] is not None
    wall_clock.forward(1200)
    until(lambda: table.get().json()["vote"] is None)

    def now() -> tuple[str, str]:
        found = table.get().json()
        return found["status"], found["seats"][1]["kind"]

    until(lambda: now() == (status, sits))  # it follows the end of the vote


def test_a_paused_table_resumes_without_the_player_who_left(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    table = new_table(server, seats=[{}, {}])
    propose(table, 0, "pause")
    agree(table, 1)
    propose(table, 0, "resume")
    wall_clock.forward(LIFETIME_DAYS * 24 * 3600 + 600)
    until(lambda: table.get().json()["status"] == "running")


@pytest.mark.parametrize("kind", ["end", "replace"])
def test_a_player_who_plays_on_has_not_left(
    server: TestClient, wall_clock: AdjustableClock, kind: str
) -> None:
    table = new_table(server, seats=[{}, {}])
    at_move(table, 1)
    propose(table, 0, kind, target=1, bot="random")
    wall_clock.forward(3600)
    at_move(table, 0)
    wall_clock.forward(LIFETIME_DAYS * 24 * 3600 + 600)
    until(lambda: table.get().json()["vote"] is None)
    found = table.get().json()
    assert (found["status"], found["seats"][1]["kind"]) == ("running", "person")


# Rewinding


def commit(table: TableClient, choices: list[str]) -> list[dict[str, Any]]:
    """Let the seats commit destiny cards; return the public events."""
    before = table.view(None)["heard"]
    for seat, do in enumerate(choices):
        at = table.view(seat)["offer"]["at"]
        assert table.post("/moves", {"at": at, "do": do}, seat).is_success
    found: list[dict[str, Any]] = table.view(None, before)["events"]
    return found


def test_a_rewind_keeps_the_dice(server: TestClient) -> None:
    table = new_table(server)
    offers = [table.view(seat)["offer"]["choices"] for seat in range(3)]
    choices = [offer[0]["text"] for offer in offers]
    seen, start = table.view(1)["observation"], table.view(None)["heard"]
    revealed = commit(table, choices)
    for _ in range(30):  # beyond a snapshot
        table.answer(table.view(None)["waiting"][0], RNG)
    evict_all(server)
    with table.live(1) as (socket, welcome):
        propose(table, 0, "rewind", target=start)
        agree(table, 1, 2)
        while (message := socket.receive_json())["type"] != "update":
            pass
    assert message["since"] == welcome["view"]["heard"]
    assert (message["by"], message["events"]) == ("table", [{"kind": "game-rewound"}])
    assert message["changed"]["hand"] == seen["hand"]
    assert table.view(1)["observation"] == seen
    evict_all(server)
    assert table.view(1)["observation"] == seen
    assert commit(table, choices) == revealed


def test_a_rewound_table_reloads(server: TestClient) -> None:
    table = new_table(server, seats=[{}, {}])
    for _ in range(2):
        for _ in range(25):
            table.answer(table.view(None)["waiting"][0], RNG)
        point = table.get("/vote/points").json()[-3]
        propose(table, 0, "rewind", target=point["target"])
        agree(table, 1)
        told = table.view(None)["events"]
        assert (
            told[point["target"] : point["target"] + len(point["events"])]
            == (point["events"])
        )
        table.answer(table.view(None)["waiting"][0], RNG)
        before = [table.view(seat) for seat in (0, 1)]
        evict_all(server)
        assert [table.view(seat) for seat in (0, 1)] == before


def test_rewind_points_reveal_no_hidden_actions(server: TestClient) -> None:
    table = new_table(server, "shogun", options={"start": "preset"})
    before = table.get("/vote/points", 1).json()
    for _ in range(3):
        assert table.answer(0, RNG).is_success
    assert table.get("/vote/points", 1).json() == before
    heard = table.view(None)["heard"]
    for target in (0, heard - 1, heard):
        assert key(propose(table, 0, "rewind", target=target)) == (422, "target")
