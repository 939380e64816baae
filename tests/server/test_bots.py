"""Bots on the server have the same lifecycle as in the arena."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from sengoku.bots import Bot, View
from sengoku.core.events import Event
from sengoku.core.rules import Outcome, Rules
from sengoku.server.tables import bots
from sengoku.server.tables.bots import BotPool
from sengoku.server.tables.creation import create_table
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.scheduler import Scheduler
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import NewSeat, NewTable
from tests.server.registries import a_registry, match_of

TIMEOUT_SECONDS = 60


class RecordingBot(Bot):
    """Chooses at random, and records what happens to it."""

    def __init__(self) -> None:
        self.calls: list[object] = []
        self.events: list[Event] = []

    def get_ready(self, view: View) -> None:
        self.calls.append("ready")

    def choose(self, view: View) -> int:
        self.calls.append("asked")
        self.events += view.events
        return view.ids[view.below(len(view.ids))]

    def finish(self, outcome: Outcome) -> None:
        self.calls.append(outcome)

    def close(self) -> None:
        self.calls.append("closed")


@pytest.fixture
def created(monkeypatch: pytest.MonkeyPatch) -> list[RecordingBot]:
    """Run workers as threads, with recording bots only."""
    made: list[RecordingBot] = []

    def create(level: str, rules: Rules) -> Bot:
        made.append(RecordingBot())
        return made[-1]

    monkeypatch.setattr(bots, "create_bot", create)
    monkeypatch.setattr(
        bots, "ProcessPoolExecutor", lambda count, *_: ThreadPoolExecutor(count)
    )
    monkeypatch.setattr(Scheduler, "_wait_for_tick", _do_not_wait)
    bots._sessions.clear()
    return made


async def _do_not_wait(scheduler: Scheduler, taken: float) -> None: ...


async def play_with_bots(
    registry: TableRegistry, until: Callable[[Table], bool]
) -> Table:
    """Let two bots play until the condition is true, then stop them."""
    scheduler = Scheduler(registry, BotPool(1))
    seats = (NewSeat("bot", bot="normal"),) * 2
    table, _ = await create_table(registry, NewTable("samurai", seats=seats))
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not until(table):
            await asyncio.sleep(0.01)
    await scheduler.stop()
    scheduler.bots.close()
    return table


def are_closed(created: list[RecordingBot]) -> bool:
    return bool(created) and all("closed" in bot.calls for bot in created)


def test_a_bot_lives_on_the_server_as_in_the_arena(
    tmp_path: Path, created: list[RecordingBot]
) -> None:
    async def scenario() -> Table:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            return await play_with_bots(registry, lambda _: are_closed(created))

    match = match_of(asyncio.run(scenario()))
    assert len(created) == 2
    streams = [match.events(seat) for seat in range(2)]
    for bot in created:
        assert bot.calls[:4] == ["ready", "asked"] * 2
        assert bot.calls[-2:] == [match.outcome(), "closed"]
        assert any(bot.events == stream[: len(bot.events)] for stream in streams)
        assert len(bot.events) > 50
    assert not bots._sessions


def test_the_least_recently_used_bot_is_closed_and_starts_over(
    tmp_path: Path, created: list[RecordingBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "MAX_BOTS_PER_WORKER", 1)

    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            await play_with_bots(registry, lambda table: len(created) > 3)

    asyncio.run(scenario())
    assert [bot.calls[-1] for bot in created[:3]] == ["closed"] * 3
    assert len(bots._sessions) <= 1
    first, later = created[0], created[2]
    assert later.events[: len(first.events)] == first.events  # from the start again


def test_after_a_crash_of_the_worker_bots_start_over(
    tmp_path: Path, created: list[RecordingBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    think, broken = bots.think, [True]

    def fail_once(question: Any) -> int:
        if broken and len(created) == 2:
            broken.pop()
            bots._sessions.clear()
            raise BrokenProcessPool
        return think(question)

    monkeypatch.setattr(bots, "think", fail_once)

    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            await play_with_bots(
                registry, lambda table: len(created) > 3 and table.record.number > 40
            )

    asyncio.run(scenario())
    assert created[-1].events[0] == created[0].events[0]  # from the start again
