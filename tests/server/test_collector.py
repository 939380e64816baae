"""Garbage is collected when nobody plays, or when too much of it may lie about."""

import asyncio
import gc
import math
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from sengoku.server.hosting import collector
from sengoku.server.hosting.collector import Collector
from sengoku.server.tables.locked_table import Lock
from tests.server.registries import a_registry, a_table


class Knot:
    """Refers to itself, so that only a collection can free it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    thresholds, frozen = gc.get_threshold(), gc.get_freeze_count()
    yield
    gc.set_threshold(*thresholds)
    if not frozen:
        gc.unfreeze()


def _garbage() -> "weakref.ref[Knot]":
    return weakref.ref(Knot())


def test_a_full_collection_waits_until_nobody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "DUE_COLLECTIONS", 0)
    monkeypatch.setattr(collector, "IDLE_SECONDS", math.inf)

    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            found = Collector(registry)
            found.start()
            table = await a_table(registry, "samurai")
            async with Lock(table) as locked:
                locked.notify()
            lost, frozen = _garbage(), gc.get_freeze_count()
            found.poll()
            assert lost() is not None
            assert gc.get_freeze_count() > frozen
            monkeypatch.setattr(collector, "IDLE_SECONDS", -1)
            found.poll()
            assert lost() is None

    asyncio.run(scenario())


def test_it_does_not_wait_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "DUE_COLLECTIONS", 0)
    monkeypatch.setattr(collector, "IDLE_SECONDS", math.inf)
    monkeypatch.setattr(collector, "MAX_POSTPONED", 2)

    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            found = Collector(registry)
            found.start()
            lost = _garbage()
            for _ in range(2):
                found.poll()
                assert lost() is not None
            found.poll()
            assert lost() is None

    asyncio.run(scenario())


def test_nothing_is_collected_before_it_is_due(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            found = Collector(registry)
            found.start()
            lost = _garbage()
            found.poll()
            assert lost() is not None
            assert gc.get_threshold()[2] == collector.NEVER

    asyncio.run(scenario())
