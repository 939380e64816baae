"""The pace of a game: clocks, stand-ins for late players, and their return."""

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
from tests.server.registries import a_registry
from tests.server.table_client import (
    TIMEOUT_SECONDS,
    AdjustableClock,
    TableClient,
    new_table,
    until,
)

DAYS = {"type": "days", "hours": 24}
LIVE = {"type": "live", "minutes": 10, "extra": 30}
RNG = random.Random(5)


def seat_info(table: TableClient, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table.get().json()["seats"][seat]
    return found


def registry_of(server: TestClient) -> TableRegistry:
    found: TableRegistry = server.app.state.services.registry  # type: ignore[attr-defined]
    return found


def wait_for_stand_in(table: TableClient, seat: int) -> None:
    until(lambda: bool(seat_info(table, seat)["stand_in"]))


def test_live_clocks_get_extra_seconds_and_never_more_than_full() -> None:
    live, clock = Live(minutes=10, extra=30), pace.new_clock(Live(10, 30))
    pace.start(clock, 0)
    pace.start(clock, MINUTE_MS)  # already running
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


def test_every_answer_of_a_slow_game_gets_its_full_time() -> None:
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
    server: TestClient, wall_clock: AdjustableClock, kind: dict[str, Any]
) -> None:
    table = new_table(server, pace=kind, seats=[{}, {}], absent="random")
    table.answer(0, RNG)
    with table.live(0) as (socket, _):
        wall_clock.forward(25 * 3600)
        while (message := socket.receive_json())["type"] != "update":
            pass
    assert message["by"] == "stand-in"
    assert table.view(0)["by"][-len(message["events"]) :] == ["stand-in"] * len(
        message["events"]
    )
    seat = seat_info(table, 1)
    assert (seat["kind"], seat["stand_in"], seat["missed"]) == ("person", True, 1)
    assert seat_info(table, 0)["missed"] == 0


def test_no_stand_in_for_a_seat_that_wants_to_wait(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    table = new_table(server, pace=DAYS, absent="random")
    waits = {"standing": "wait"}
    there = f"tables/{table.id}/seats/1"
    reply = server.patch(there, json=waits, headers=table.headers(1))
    assert reply.is_success, reply.text
    wall_clock.forward(25 * 3600)
    wait_for_stand_in(table, 0)
    wait_for_stand_in(table, 2)
    until(lambda: table.view(1)["waiting"] == [1])
    assert not seat_info(table, 1)["stand_in"]
    assert table.answer(1, RNG).is_success


@pytest.mark.parametrize(("kind", "left"), [(LIVE, MINUTE_MS), (DAYS, 24 * HOUR_MS)])
def test_a_returning_player_gets_time_for_the_question(
    server: TestClient,
    wall_clock: AdjustableClock,
    monkeypatch: pytest.MonkeyPatch,
    kind: dict[str, Any],
    left: int,
) -> None:
    """The answer of the stand-in comes too late."""
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
    table = new_table(server, pace=kind, seats=[{}, {"kind": "bot"}], absent="easy")
    wall_clock.forward(25 * 3600)
    assert thinking.wait(TIMEOUT_SECONDS)
    seat = table.post("/return").json()["seats"][0]
    assert (seat["stand_in"], seat["missed"]) == (False, 1)
    assert answered.wait(TIMEOUT_SECONDS)
    time.sleep(0.1)  # to see that nothing happens
    assert table.view(0)["waiting"] == [0]
    assert table.view(0)["clocks"][0]["left"] == left
    assert not seat_info(table, 0)["stand_in"]


def test_an_answer_ends_the_stand_in(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    """Even a late answer: the person is back."""
    table = new_table(server, pace=DAYS, seats=[{}, {}], absent="random")
    table.answer(0, RNG)
    wall_clock.forward(25 * 3600)
    wait_for_stand_in(table, 1)
    until(lambda: table.view(1)["waiting"] == [0])
    late = table.post("/moves", {"at": 9999, "do": 0}, seat=1)
    assert (late.status_code, late.json()["error"]["key"]) == (409, "stale")
    assert not seat_info(table, 1)["stand_in"]


def test_hidden_actions_do_not_affect_clocks(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    table = new_table(server, "shogun", options={"start": "preset"}, pace=LIVE)
    before = table.view(1)["clocks"]
    wall_clock.forward(60)
    for _ in range(3):
        assert table.answer(0, RNG).is_success
    assert table.view(1)["clocks"] == before
    assert table.view(0)["clocks"] == before


async def think_forever(bots: BotPool, asked: BotQuestion) -> int:
    await asyncio.Event().wait()
    return 0


def test_expired_clocks_come_before_thinking_bots(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of them there are."""
    monkeypatch.setattr(scheduler, "MAX_TABLES_PER_POLL", 2)
    monkeypatch.setattr(BotPool, "answer", think_forever)

    async def scenario() -> None:
        wall_clock = AdjustableClock()
        async with a_registry(database_url, wall_clock) as registry:
            rounds = Scheduler(registry, BotPool(1))
            for _ in range(3):
                await create_table(
                    registry, NewTable("samurai", seats=(NewSeat("bot"),) * 3)
                )
            people = (NewSeat(),) * 3
            late, _ = await create_table(
                registry, NewTable("samurai", seats=people, pace=Live())
            )
            wall_clock.forward(3600)
            await rounds._poll()
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not any(seat.stand_in for seat in late.seats):
                    await asyncio.sleep(0.01)
            await rounds.stop()

    asyncio.run(scenario())


def test_thinking_bots_do_not_block_other_tables(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MAX_TABLES_PER_POLL", 2)
    monkeypatch.setattr(BotPool, "answer", think_forever)

    async def scenario() -> int:
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

    assert asyncio.run(scenario()) == 3
