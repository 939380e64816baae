"""The pace of a game: clocks, stand-ins for who is late, and coming back."""

import asyncio
import random
import threading
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.store import pace
from sengoku.server.store.pace import HOUR_MS, MINUTE_MS, SECOND_MS, Clock, Days, Live
from sengoku.server.tables import scheduler
from sengoku.server.tables.bots import BotPool, BotQuestion
from sengoku.server.tables.creation import create_table
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.scheduler import Scheduler
from sengoku.server.wire.bodies import NewSeat, NewTable
from tests.server.given import TIMEOUT_SECONDS, AdjustableClock, Given, a_table, until
from tests.server.registries import a_registry

DAYS = {"type": "days", "hours": 24}
LIVE = {"type": "live", "minutes": 10, "extra": 30}
ANYBODY = random.Random(5)


def seat_info(given: Given, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = given.get().json()["seats"][seat]
    return found


def registry_of(server: TestClient) -> TableRegistry:
    found: TableRegistry = server.app.state.services.registry  # type: ignore[attr-defined]
    return found


def stand_in_sits(given: Given, seat: int) -> None:
    until(lambda: bool(seat_info(given, seat)["stand_in"]))


def test_live_clocks_get_extra_seconds_and_never_more_than_full() -> None:
    live, clock = Live(minutes=10, extra=30), pace.new_clock(Live(10, 30))
    pace.start(clock, 0)
    pace.start(clock, MINUTE_MS)  # runs already
    assert clock.due == 10 * MINUTE_MS
    pace.stop(live, clock, 2 * MINUTE_MS)
    assert clock == Clock(None, 8 * MINUTE_MS + 30 * SECOND_MS)
    pace.start(clock, 3 * MINUTE_MS)
    pace.stop(live, clock, 3 * MINUTE_MS)
    pace.start(clock, 3 * MINUTE_MS)
    pace.stop(live, clock, 3 * MINUTE_MS)
    assert clock.left == 9 * MINUTE_MS + 30 * SECOND_MS
    for _ in range(3):
        pace.start(clock, 3 * MINUTE_MS)
        pace.stop(live, clock, 3 * MINUTE_MS)
    assert clock.left == 10 * MINUTE_MS


def test_every_answer_of_a_slow_game_has_its_full_time() -> None:
    days, clock = Days(hours=24), pace.new_clock(Days(hours=24))
    pace.start(clock, 0)
    pace.pause(clock, 5 * HOUR_MS)
    assert (clock.due, clock.left) == (None, 19 * HOUR_MS)
    pace.start(clock, 9 * HOUR_MS)
    assert clock.due == 28 * HOUR_MS
    pace.stop(days, clock, 10 * HOUR_MS)
    assert clock == Clock(None, 24 * HOUR_MS)


@pytest.mark.parametrize("kind", [DAYS, LIVE])
def test_a_stand_in_plays_when_time_is_up(
    server: TestClient, watch: AdjustableClock, kind: dict[str, Any]
) -> None:
    given = a_table(server, pace=kind, seats=[{}, {}], absent="random")
    given.answer(0, ANYBODY)
    with given.live(0) as (socket, _):
        watch.forward(25 * 3600)
        while (message := socket.receive_json())["type"] != "update":
            pass
    assert message["by"] == "stand-in"
    assert given.view(0)["by"][-len(message["events"]) :] == ["stand-in"] * len(
        message["events"]
    )
    seat = seat_info(given, 1)
    assert (seat["kind"], seat["stand_in"], seat["missed"]) == ("person", True, 1)
    assert seat_info(given, 0)["missed"] == 0


def test_nobody_plays_for_who_wants_to_be_waited_for(
    server: TestClient, watch: AdjustableClock
) -> None:
    given = a_table(server, pace=DAYS, absent="random")
    waits = {"standing": "wait"}
    there = f"tables/{given.id}/seats/1"
    reply = server.patch(there, json=waits, headers=given.headers(1))
    assert reply.is_success, reply.text
    watch.forward(25 * 3600)
    stand_in_sits(given, 0)
    stand_in_sits(given, 2)
    until(lambda: given.view(1)["waiting"] == [1])
    assert not seat_info(given, 1)["stand_in"]
    assert given.answer(1, ANYBODY).is_success


@pytest.mark.parametrize(("kind", "left"), [(LIVE, MINUTE_MS), (DAYS, 24 * HOUR_MS)])
def test_who_comes_back_has_time_for_the_question(
    server: TestClient,
    watch: AdjustableClock,
    monkeypatch: pytest.MonkeyPatch,
    kind: dict[str, Any],
    left: int,
) -> None:
    """The answer the stand-in is thinking about comes too late."""
    thinking, answered = threading.Event(), threading.Event()

    async def think_long(bots: BotPool, asked: BotQuestion) -> int:
        owner = registry_of(server).tables[asked.bot.table].seats[0]
        while owner.stand_in:
            thinking.set()
            await asyncio.sleep(0.01)
        if thinking.is_set():
            answered.set()
        return asked.ids[0]

    monkeypatch.setattr(BotPool, "answer", think_long)
    given = a_table(server, pace=kind, seats=[{}, {"kind": "bot"}], absent="easy")
    watch.forward(25 * 3600)
    assert thinking.wait(TIMEOUT_SECONDS)
    seat = given.post("/return").json()["seats"][0]
    assert (seat["stand_in"], seat["missed"]) == (False, 1)
    assert answered.wait(TIMEOUT_SECONDS)
    time.sleep(0.1)  # for what must not happen
    assert given.view(0)["waiting"] == [0]
    assert given.view(0)["clocks"][0]["left"] == left
    assert not seat_info(given, 0)["stand_in"]


def test_an_answer_is_a_return(server: TestClient, watch: AdjustableClock) -> None:
    """Even one that comes too late: the person is there."""
    given = a_table(server, pace=DAYS, seats=[{}, {}], absent="random")
    given.answer(0, ANYBODY)
    watch.forward(25 * 3600)
    stand_in_sits(given, 1)
    until(lambda: given.view(1)["waiting"] == [0])
    late = given.post("/moves", {"at": 9999, "do": 0}, seat=1)
    assert (late.status_code, late.json()["error"]["key"]) == (409, "stale")
    assert not seat_info(given, 1)["stand_in"]


def test_what_is_done_unseen_moves_no_clock(
    server: TestClient, watch: AdjustableClock
) -> None:
    given = a_table(server, "shogun", options={"start": "preset"}, pace=LIVE)
    before = given.view(1)["clocks"]
    watch.forward(60)
    for _ in range(3):
        assert given.answer(0, ANYBODY).is_success
    assert given.view(1)["clocks"] == before
    assert given.view(0)["clocks"] == before


async def think_for_ever(bots: BotPool, asked: BotQuestion) -> int:
    await asyncio.Event().wait()
    return 0


def test_whose_time_is_up_comes_before_bots_that_think(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of them there are."""
    monkeypatch.setattr(scheduler, "MAX_TABLES_PER_POLL", 2)
    monkeypatch.setattr(BotPool, "answer", think_for_ever)

    async def story() -> None:
        watch = AdjustableClock()
        async with a_registry(database_url, watch) as registry:
            rounds = Scheduler(registry, BotPool(1))
            for _ in range(3):
                await create_table(
                    registry, NewTable("samurai", seats=(NewSeat("bot"),) * 3)
                )
            people = (NewSeat(),) * 3
            late, _ = await create_table(
                registry, NewTable("samurai", seats=people, pace=Live())
            )
            watch.forward(3600)
            await rounds._poll()
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not any(seat.stand_in for seat in late.seats):
                    await asyncio.sleep(0.01)
            await rounds.stop()

    asyncio.run(story())


def test_bots_that_think_keep_no_others_from_their_turn(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MAX_TABLES_PER_POLL", 2)
    monkeypatch.setattr(BotPool, "answer", think_for_ever)

    async def story() -> int:
        async with a_registry(database_url) as registry:
            for _ in range(3):
                await create_table(
                    registry, NewTable("samurai", seats=(NewSeat("bot"),) * 3)
                )
            rounds = Scheduler(registry, BotPool(1))
            await rounds._poll()
            assert len(rounds._tasks) == 2
            await rounds._poll()
            found = len(rounds._tasks)
            await rounds.stop()
            return found

    assert asyncio.run(story()) == 3
