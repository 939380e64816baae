"""A table loaded from the database equals the one in memory."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from sengoku.core.errors import StaleError
from sengoku.match import Snapshot
from sengoku.server.store import schema
from sengoku.server.tables import loading, moves
from sengoku.server.tables.audience import Audience
from sengoku.server.tables.eviction import evict, save_all
from sengoku.server.tables.live_game import SNAPSHOT_INTERVAL_INPUTS
from sengoku.server.tables.loading import inputs_after
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from tests.server.registries import (
    RecordingListener,
    a_registry,
    a_table,
    asked,
    everything,
    play_at_random,
    reloaded,
)

LONG_GAME_INPUTS = 300
AUDIENCES = (
    Audience(None),
    Audience(0),
    Audience(1, wants_books=True),
    Audience(2, wants_words=True),
)
STEPS = 4 * SNAPSHOT_INTERVAL_INPUTS
"""Enough inputs for automatic snapshots."""


@pytest.mark.parametrize(
    ("game", "options"),
    [("samurai", {"variants": ["agenda"]}), ("shogun", {"start": "preset"})],
)
def test_a_loaded_table_is_the_same_at_every_step(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async def scenario() -> set[int]:
        rnd, kept = random.Random(7), set()
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, game, **options)
            while table.record.number < STEPS:
                await play_at_random(registry, table, rnd)
                if rnd.random() < 0.2:
                    await save_all(registry)  # as when a server is stopped
                loaded = await reloaded(registry, table)
                assert await everything(loaded) == await everything(table)
                if loaded.record.snapshot is not None:
                    kept.add(loaded.record.snapshot.number)
        return kept

    assert len(asyncio.run(scenario())) >= 2


@pytest.mark.parametrize(
    ("game", "options"),
    [("samurai", {"variants": ["agenda"]}), ("shogun", {"start": "preset"})],
)
def test_a_view_is_the_same_with_and_without_history(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    """For every audience, from the last event on and from any event."""

    async def scenario() -> int:
        rnd, resumed = random.Random(9), 0
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, game, **options)
            while table.record.number < STEPS:
                await play_at_random(registry, table, rnd)
                audience = rnd.choice(AUDIENCES)
                heard = table._game.event_count(audience.viewer)
                since = rnd.choice((heard, rnd.randint(0, heard)))
                other = TableRegistry(registry.database, registry.settings)
                there = await other.open(table.id)
                assert there._game.event_count(audience.viewer) == heard
                assert there._game.snapshot() == table._game.snapshot()
                async with other.locked(there) as locked:
                    view = await locked.view(audience, since)
                resumed += there._game.history_until is not None
                assert view == table.broadcaster.view(audience, since)
                assert there._game.snapshot() == table._game.snapshot()
        return resumed

    assert asyncio.run(scenario()) > STEPS // 10


def test_a_reload_reads_only_what_came_after_the_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until somebody asks for what happened before."""
    rows, real = [0], loading._read_inputs

    async def counted(*args: Any) -> Any:
        found = await real(*args)
        rows[0] += len(found)
        return found

    async def scenario() -> None:
        rnd = random.Random(11)
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, "shogun", start="preset")
            while table.record.number < LONG_GAME_INPUTS:
                await play_at_random(registry, table, rnd)
            await save_all(registry)
            other = TableRegistry(registry.database, registry.settings)
            monkeypatch.setattr(loading, "_read_inputs", counted)
            there = await other.open(table.id)
            assert rows[0] <= 2 * SNAPSHOT_INTERVAL_INPUTS
            async with other.locked(there) as locked:
                heard = there.broadcaster.event_count(0)
                await locked.view(Audience(0), heard)
                assert rows[0] <= 2 * SNAPSHOT_INTERVAL_INPUTS
                whole = await locked.view(Audience(0))
            assert rows[0] == table.record.number + 1
            assert len(whole.events) == heard
            assert await everything(there) == await everything(table)

    asyncio.run(scenario())


def test_snapshots_of_older_versions_load_with_all_inputs(tmp_path: Path) -> None:
    async def scenario() -> None:
        rnd = random.Random(5)
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, "samurai")
            for _ in range(2 * SNAPSHOT_INTERVAL_INPUTS):
                await play_at_random(registry, table, rnd)
            stored = table.record.snapshot
            assert stored is not None
            old = msgspec.structs.asdict(stored)
            plain = Snapshot(*(old[name] for name in Snapshot.__struct_fields__))
            values = {"snapshot": msgspec.json.encode(plain)}
            async with registry.database.writing() as connection:
                await connection.execute(update(schema.tables).values(values))
            other = TableRegistry(registry.database, registry.settings)
            there = await other.open(table.id)
            assert there._game.history_until is None
            assert await everything(there) == await everything(table)

    asyncio.run(scenario())


def test_a_loaded_table_can_go_back_and_forth(database_url: str) -> None:
    """Rewinds to before the snapshot, and what follows."""

    async def scenario() -> None:
        rnd = random.Random(3)
        async with a_registry(database_url) as registry:
            table = await a_table(registry, "samurai")
            for goal in (5, 30, 12):
                for _ in range(SNAPSHOT_INTERVAL_INPUTS + 5):
                    await play_at_random(registry, table, rnd)
                async with registry.locked(table) as locked:
                    await locked.rewind(goal)
                assert await everything(
                    await reloaded(registry, table)
                ) == await everything(table)
                await play_at_random(registry, table, rnd)
                assert await everything(
                    await reloaded(registry, table)
                ) == await everything(table)
                await evict(registry, table)
                table = await registry.open(table.id)

    asyncio.run(scenario())


def test_a_new_process_recognises_a_repeated_answer(database_url: str) -> None:
    async def scenario() -> list[bool]:
        async with a_registry(database_url) as registry:
            table = await a_table(registry, "shogun", start="preset")
            first = asked(table)[0]
            chosen = first.choices[0].id
            again = [
                (await moves.play(registry, table, first.seat, first.at, chosen)).again
            ]
            registry.tables.clear()
            table = await registry.open(table.id)
            again += [
                (await moves.play(registry, table, first.seat, first.at, chosen)).again
            ]
            return again

    assert asyncio.run(scenario()) == [False, True]


def test_the_slower_of_two_processes_reloads(database_url: str) -> None:
    """Two seats choose at the same time: both answers are saved, and only once."""

    async def scenario() -> tuple[list[bool], list[int]]:
        async with (
            a_registry(database_url) as registry,
            a_registry(database_url) as other,
        ):
            table = await a_table(registry, "shogun", start="preset")
            there = await other.open(table.id)
            one, two = asked(table)[:2]
            await moves.play(registry, table, one.seat, one.at, one.choices[0].id)
            late = await moves.play(other, there, two.seat, two.at, two.choices[0].id)
            last = await moves.play(other, there, two.seat, two.at, two.choices[0].id)
            assert await everything(
                await reloaded(registry, table)
            ) == await everything(there)
            with pytest.raises(StaleError):
                await moves.play(other, there, one.seat, one.at, one.choices[1].id)
            seats = [row["seat"] for row in await _inputs(registry, table)]
            return [late.again, last.again], seats

    assert asyncio.run(scenario()) == ([False, True], [-1, 0, 1])


async def _inputs(registry: TableRegistry, table: Table) -> Any:
    return await inputs_after(registry.database, table.id, -1)


def test_a_cancelled_answer_is_still_saved_and_published(database_url: str) -> None:
    async def scenario() -> int:
        async with a_registry(database_url) as registry:
            table, listener = await a_table(registry, "samurai"), RecordingListener()
            table.broadcaster.listeners[Audience(None)].add(listener)
            offer = asked(table)[0]
            move = (table, offer.seat, offer.at, offer.choices[0].id)
            answering = asyncio.create_task(moves.play(registry, *move))
            await asyncio.sleep(0)
            answering.cancel()
            await asyncio.wait([answering])
            async with registry.locked(table):
                pass  # the answer has the lock until it is published
            assert registry.tables[table.id] is table
            assert await everything(
                await reloaded(registry, table)
            ) == await everything(table)
            return len(listener.messages)

    assert asyncio.run(scenario()) == 1


def test_a_table_that_could_not_be_saved_is_evicted(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Listeners reconnect and get what is on disk."""

    async def fail(*_: object) -> bool:
        raise OSError("the disk is full")

    async def scenario() -> None:
        async with a_registry(database_url) as registry:
            table, listener = await a_table(registry, "samurai"), RecordingListener()
            table.broadcaster.listeners[Audience(None)].add(listener)
            before, offer = (
                await everything(await reloaded(registry, table)),
                asked(table)[0],
            )
            move = (offer.seat, offer.at, offer.choices[0].id)
            with monkeypatch.context() as patch:
                patch.setattr(type(registry.journal), "commit", fail)
                with pytest.raises(OSError, match="full"):
                    await moves.play(registry, table, *move)
            assert listener.was_disconnected
            assert listener.messages == []
            table = await registry.open(table.id)
            assert await everything(table) == before
            assert not (await moves.play(registry, table, *move)).again

    asyncio.run(scenario())
