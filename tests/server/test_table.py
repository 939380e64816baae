"""Nobody changes a table without its lock, and an evicted table leaves memory."""

import asyncio
import gc
import random
import weakref
from pathlib import Path
from typing import Any

import pytest

from sengoku.server.tables import locked_table, moves, table_writes
from sengoku.server.tables.eviction import evict
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.table import Table
from tests.server.registries import (
    a_registry,
    a_table,
    asked,
    everything,
    play_at_random,
    reloaded,
)


def test_only_a_locked_table_can_be_changed(tmp_path: Path) -> None:
    changes = {"play", "rewind", "reload", "save_changes", "end_stand_in", "game"}
    assert changes <= {*dir(LockedTable)}
    assert not changes & {*dir(Table)}

    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, "samurai")
            with pytest.raises(RuntimeError, match="is not locked"):
                LockedTable(table, table._game)

    asyncio.run(scenario())


def test_a_locked_table_is_useless_after_the_lock(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, "samurai")
            offer = asked(table)[0]
            async with registry.locked(table) as locked:
                assert locked.id == table.id
            with pytest.raises(RuntimeError, match="was released"):
                await locked.play(offer.seat, offer.at, offer.choices[0].id)
            with pytest.raises(RuntimeError, match="was released"):
                await locked.save_changes("name")
            assert table.record.number == 0

    asyncio.run(scenario())


def test_a_cancelled_change_keeps_the_lock_until_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(*args: Any) -> None:
        begun.set()
        await go_on.wait()
        await table_writes.write_table(*args)

    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, "samurai")
            monkeypatch.setattr(locked_table, "write_table", slowly)

            async def rename() -> None:
                async with registry.locked(table) as locked:
                    locked.record.name = "Edo"
                    await locked.save_changes("name")

            renaming = asyncio.create_task(rename())
            await begun.wait()
            for _ in range(2):
                renaming.cancel()
                await asyncio.sleep(0.01)
                assert table.is_locked
            go_on.set()
            with pytest.raises(asyncio.CancelledError):
                await renaming
            assert (await reloaded(registry, table)).record.name == "Edo"
            assert await everything(
                await reloaded(registry, table)
            ) == await everything(table)

    asyncio.run(scenario())


def test_an_evicted_table_leaves_memory_without_the_garbage_collector(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            table = await a_table(registry, "shogun", start="preset")
            for _ in range(5):
                await play_at_random(registry, table, random.Random(1))
            await everything(table)
            whole, part = weakref.ref(table), weakref.ref(table._game)
            await moves.play(registry, table, *_answer(table))
            await evict(registry, table)
            del table
            assert whole() is None
            assert part() is None

    gc.disable()
    try:
        asyncio.run(scenario())
    finally:
        gc.enable()


def _answer(table: Table) -> tuple[int, int, int]:
    offer = next(offer for offer in asked(table) if offer.choices)
    return offer.seat, offer.at, offer.choices[0].id
