"""Votes: what everybody at the table has to agree on, and what it does."""

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
from sengoku.server.tables import votes
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.bodies import NewVote
from tests.server.given import ON_BOTH, AdjustableClock, Given, a_table, until

DAYS = {"type": "days", "hours": 24}
BOT = {"kind": "bot", "bot": "random"}
ANYBODY = random.Random(7)


def propose(given: Given, seat: int, kind: str, **more: Any) -> Any:
    return given.post("/vote", {"kind": kind, **more}, seat)


def agree(given: Given, *seats: int) -> dict[str, Any]:
    """Let *seats* agree; returns the table after the last of them."""
    for seat in seats:
        reply = given.post("/vote/ballot", {"agree": True}, seat)
        assert reply.is_success, reply.text
    found: dict[str, Any] = reply.json()
    return found


def key(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["key"]


def heard_all(socket: WebSocketTestSession) -> None:
    """Listen until the server says that this is all, or ends it."""
    socket.send_json({"type": "ping"})
    while socket.receive_json()["type"] != "pong":
        pass


def forget(client: TestClient) -> None:
    """Let the server know no more than its database has."""
    client.app.state.services.registry.tables.clear()  # type: ignore[attr-defined]


def test_all_agree_to_a_pause_and_the_clocks_stand_still(
    server: TestClient, watch: AdjustableClock
) -> None:
    given = a_table(server, "shogun", options={"start": "preset"}, pace=DAYS)
    watch.forward(3600)
    with given.live(2) as (other, _):
        assert propose(given, 0, "pause").json()["vote"]["agreed"] == 0b001
        assert other.receive_json()["table"]["vote"]["kind"] == "pause"
    assert agree(given, 1)["status"] == "running"
    assert agree(given, 2)["status"] == "paused"
    forget(server)
    assert key(given.answer(0, ANYBODY)) == (409, "table-paused")
    watch.forward(50 * 3600)
    propose(given, 0, "resume")
    resumed = agree(given, 1, 2)
    assert (resumed["status"], resumed["vote"]) == ("running", None)
    left = given.view(0)["clocks"][0]["left"]
    assert 22.9 * HOUR_MS < left <= 23 * HOUR_MS
    assert given.answer(0, ANYBODY).is_success


def test_a_no_ends_the_vote(server: TestClient) -> None:
    given = a_table(server)
    assert key(given.post("/vote/ballot", {"agree": True}, 1)) == (409, "no-vote")
    first = propose(given, 0, "end").json()["vote"]
    assert key(propose(given, 1, "pause")) == (409, "vote-open")
    ended = given.post("/vote/ballot", {"agree": False}, 1).json()
    assert (ended["vote"], ended["status"]) == (None, "running")
    assert propose(given, 1, "end").is_success
    late = {"agree": True, "made_at": first["made_at"] - 1}
    assert key(given.post("/vote/ballot", late, 2)) == (409, "no-vote")
    assert key(propose(given, 0, "resume")) == (409, "table-running")
    assert propose(given, 0, "extend", target=1).status_code == 409
    assert key(given.post("/vote", {"kind": "end"}, None)) == (403, "not-allowed")


@ON_BOTH
def test_a_process_that_missed_a_vote_does_not_decide(
    server: TestClient, settings: Settings
) -> None:
    given = a_table(server)

    async def meanwhile() -> None:
        registry = TableRegistry(Database(read_url(settings.database)), settings)
        table = await registry.open(given.id)
        await asyncio.to_thread(propose, given, 0, "pause")
        with pytest.raises(StaleError):
            await votes.propose(registry, table, 1, NewVote("end"))
        await registry.database.close()

    asyncio.run(meanwhile())
    assert given.get().json()["vote"]["kind"] == "pause"


def test_who_plays_alone_decides_at_once(server: TestClient) -> None:
    given = a_table(server, seats=[{}, BOT])
    ended = propose(given, 0, "end").json()
    assert (ended["status"], ended["outcome"], ended["seed"]) == ("closed", None, None)
    assert given.view(0)["offer"] is not None
    assert key(given.answer(0, ANYBODY)) == (409, "table-closed")


def test_clocks_are_extended_for_who_is_waited_for(server: TestClient) -> None:
    given = a_table(server, pace=DAYS, seats=[{}, {}])
    given.answer(0, ANYBODY)
    assert given.view(0)["waiting"] == [1]
    propose(given, 0, "extend", target=12)
    agree(given, 1)
    clocks = given.view(0)["clocks"]
    assert [clock["left"] for clock in clocks] == [24 * HOUR_MS, 36 * HOUR_MS]


def test_a_seat_is_given_to_a_bot_and_its_link_is_worthless(server: TestClient) -> None:
    given = a_table(server, seats=[{}, {}, {}])
    assert key(propose(given, 0, "replace", target=7)) == (404, "no-seat")
    assert key(propose(given, 0, "replace", target=1, bot="human")) == (422, "bot")
    with given.live(1) as (replaced, _):
        propose(given, 0, "replace", target=1, bot="random")
        assert key(given.post("/vote/ballot", {"agree": False}, 1)) == (
            409,
            "no-ballot",
        )
        seat = agree(given, 2)["seats"][1]
        assert (seat["kind"], seat["bot"], seat["stand_in"]) == ("bot", "random", False)
        with pytest.raises(WebSocketDisconnect):
            heard_all(replaced)
    assert given.get("", 1).status_code == 401
    until(lambda: 1 not in given.view(0)["waiting"])
    forget(server)
    assert given.get("", 1).status_code == 401


def test_nobody_puts_the_only_other_person_out_alone(server: TestClient) -> None:
    given = a_table(server, seats=[{}, {}, {"kind": "bot", "bot": "random"}])
    table = propose(given, 0, "replace", target=1, bot="random").json()
    assert (table["vote"]["kind"], table["asked"]) == ("replace", [1])
    assert given.get("", 1).status_code == 200
    assert agree(given, 1)["seats"][1]["kind"] == "bot"


def test_who_has_a_stand_in_need_not_vote(
    server: TestClient, watch: AdjustableClock
) -> None:
    """The vote is carried when the last one who has not voted runs out of time."""
    given = a_table(server, pace=DAYS, absent="random")
    for seat in (0, 1):
        given.answer(seat, ANYBODY)
    assert given.view(0)["waiting"] == [2]
    propose(given, 0, "pause")
    agree(given, 1)
    watch.forward(25 * 3600)
    until(lambda: given.get().json()["status"] == "paused")
    seat = given.get().json()["seats"][2]
    assert (seat["stand_in"], seat["missed"]) == (True, 1)
    assert key(propose(given, 2, "resume")) == (409, "stand-in")


# Rewinding


def commit(given: Given, choices: list[str]) -> list[dict[str, Any]]:
    """Let the seats commit destiny cards; returns the events that all could see."""
    before = given.view(None)["heard"]
    for seat, do in enumerate(choices):
        at = given.view(seat)["offer"]["at"]
        assert given.post("/moves", {"at": at, "do": do}, seat).is_success
    found: list[dict[str, Any]] = given.view(None, before)["events"]
    return found


def test_a_rewind_rolls_nothing_anew(server: TestClient) -> None:
    given = a_table(server)
    offers = [given.view(seat)["offer"]["choices"] for seat in range(3)]
    choices = [offer[0]["text"] for offer in offers]
    seen, start = given.view(1)["observation"], given.view(None)["heard"]
    revealed = commit(given, choices)
    for _ in range(30):  # beyond a position that is kept
        given.answer(given.view(None)["waiting"][0], ANYBODY)
    forget(server)
    with given.live(1) as (socket, welcome):
        propose(given, 0, "rewind", target=start)
        agree(given, 1, 2)
        while (message := socket.receive_json())["type"] != "update":
            pass
    assert message["since"] == welcome["view"]["heard"]
    assert (message["by"], message["events"]) == ("table", [{"kind": "game-rewound"}])
    assert message["changed"]["hand"] == seen["hand"]
    assert given.view(1)["observation"] == seen
    forget(server)
    assert given.view(1)["observation"] == seen
    assert commit(given, choices) == revealed


def test_a_table_that_was_rewound_is_found_again(server: TestClient) -> None:
    given = a_table(server, seats=[{}, {}])
    for _ in range(2):
        for _ in range(25):
            given.answer(given.view(None)["waiting"][0], ANYBODY)
        point = given.get("/vote/points").json()[-3]
        propose(given, 0, "rewind", target=point["target"])
        agree(given, 1)
        told = given.view(None)["events"]
        assert (
            told[point["target"] : point["target"] + len(point["events"])]
            == (point["events"])
        )
        given.answer(given.view(None)["waiting"][0], ANYBODY)
        before = [given.view(seat) for seat in (0, 1)]
        forget(server)
        assert [given.view(seat) for seat in (0, 1)] == before


def test_points_say_nothing_of_what_others_do_unseen(server: TestClient) -> None:
    given = a_table(server, "shogun", options={"start": "preset"})
    before = given.get("/vote/points", 1).json()
    for _ in range(3):
        assert given.answer(0, ANYBODY).is_success
    assert given.get("/vote/points", 1).json() == before
    heard = given.view(None)["heard"]
    for target in (0, heard - 1, heard):
        assert key(propose(given, 0, "rewind", target=target)) == (422, "target")
