"""Requests that waited for a table see its current state."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, select
from starlette.testclient import TestClient

from sengoku.core.errors import GameError
from sengoku.match import Offer
from sengoku.server.store import schema
from sengoku.server.store.journal import Journal, PendingInput
from sengoku.server.tables import moves, remote_changes
from sengoku.server.tables import registry as registries
from sengoku.server.tables.audience import Audience
from sengoku.server.tables.bots import BotPool
from sengoku.server.tables.bus import Bus
from sengoku.server.tables.creation import create_table
from sengoku.server.tables.eviction import evict, save_all
from sengoku.server.tables.live_game import LiveGame
from sengoku.server.tables.loading import inputs_after, load
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.scheduler import Scheduler
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import Accepted, NewSeat, NewTable
from sengoku.server.wire.errors import DamagedTableError
from tests.server.registries import (
    RecordingListener,
    a_registry,
    a_table,
    asked,
    everything,
    match_of,
    play_at_random,
    reloaded,
)
from tests.server.table_client import API, bearer, new_table

PLAYED = 25


async def table_with_several_asked(
    registry: TableRegistry,
) -> tuple[Table, list[Offer]]:
    """Return a table of Shogun at which everybody plans in secret."""
    rnd = random.Random(3)
    table = await a_table(registry, "shogun", start="preset")
    while len(offers := [one for one in asked(table) if one.choices]) < 2:
        await play_at_random(registry, table, rnd)
    return table, offers


async def played_to_a_final_choice(
    registry: TableRegistry, rnd: random.Random
) -> Table:
    """Return a table that allows a snapshot: no choice can be taken back."""
    table = await a_table(registry, "samurai")
    while table.record.number < PLAYED or table._game._can_take_back(match_of(table)):
        await play_at_random(registry, table, rnd)
    return table


def fail_once(patch: pytest.MonkeyPatch) -> None:
    """Make the next commit fail."""
    real, failing = Journal.commit, [True]

    async def commit(journal: Journal, pending: PendingInput) -> bool:
        if failing:
            await asyncio.sleep(0.01)
            failing.pop()
            raise OSError("the disk is full")
        return await real(journal, pending)

    patch.setattr(Journal, "commit", commit)


def test_a_request_waiting_behind_a_lost_answer_leaves_no_gap(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_registry(database_url) as registry:
            table, offers = await table_with_several_asked(registry)
            before = table.record.number
            fail_once(monkeypatch)
            answers = [(one.seat, one.at, one.choices[0].id) for one in offers[:2]]
            lost, kept = await asyncio.gather(
                *(moves.play(registry, table, *move) for move in answers),
                return_exceptions=True,
            )
            assert isinstance(lost, OSError)
            assert kept == Accepted(again=False)
            again = registry.tables[table.id]
            assert again is not table
            rows = await inputs_after(registry.database, table.id, before)
            assert [row["number"] for row in rows] == [before + 1]
            assert await everything(
                await reloaded(registry, again)
            ) == await everything(again)
            assert not (await moves.play(registry, table, *answers[0])).again

    asyncio.run(scenario())


def test_an_answer_waiting_behind_an_eviction_is_published(
    database_url: str,
) -> None:
    async def scenario() -> None:
        async with a_registry(database_url) as registry:
            table = await played_to_a_final_choice(registry, random.Random(2))
            offer = asked(table)[0]
            away = asyncio.create_task(evict(registry, table))
            await asyncio.sleep(0)
            move = (offer.seat, offer.at, offer.choices[0].id)
            playing = asyncio.create_task(moves.play(registry, table, *move))
            await away
            new, listener = await registry.open(table.id), RecordingListener()
            new.broadcaster.listeners[Audience(offer.seat)].add(listener)
            await playing
            assert new is not table
            assert len(listener.messages) == 1
            assert await everything(await reloaded(registry, new)) == await everything(
                new
            )

    asyncio.run(scenario())


def test_a_state_that_is_not_on_disk_is_never_saved(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a server stops while an answer is being lost."""

    async def scenario() -> None:
        async with a_registry(database_url) as registry:
            table = await played_to_a_final_choice(registry, random.Random(2))
            offer = asked(table)[0]
            saved = table.record.snapshot
            monkeypatch.setattr(LiveGame, "_can_take_back", lambda *_: False)
            fail_once(monkeypatch)
            move = (offer.seat, offer.at, offer.choices[0].id)
            lost = asyncio.create_task(moves.play(registry, table, *move))
            await asyncio.sleep(0)
            await save_all(registry)  # waits for the lock of the table
            with pytest.raises(OSError, match="full"):
                await lost
            again = await registry.open(table.id)
            assert again.record.snapshot == saved

    asyncio.run(scenario())


def test_a_process_that_is_behind_saves_no_snapshot(database_url: str) -> None:
    """Otherwise it would undo a rewind."""

    async def scenario() -> None:
        async with a_registry(database_url) as registry:
            table = await played_to_a_final_choice(registry, random.Random(5))
            other = TableRegistry(registry.database, registry.settings)
            behind = await other.open(table.id)
            async with registry.locked(table) as locked:
                await locked.rewind(5)
            await evict(other, behind)
            assert await everything(
                await reloaded(registry, table)
            ) == await everything(table)

    asyncio.run(scenario())


def test_inputs_with_a_gap_are_an_error(
    database_url: str,
) -> None:
    async def scenario() -> None:
        async with a_registry(database_url) as registry:
            table = await a_table(registry, "samurai")
            for _ in range(8):
                await play_at_random(registry, table, random.Random(1))
            inputs = schema.inputs.c
            lost = (inputs.table == table.id) & (inputs.number == 7)
            async with registry.database.writing() as connection:
                await connection.execute(delete(schema.inputs).where(lost))
            registry.evict(table)
            with pytest.raises(DamagedTableError):
                await registry.open(table.id)

    asyncio.run(scenario())


def test_no_bot_starts_after_the_scheduler_has_stopped(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with a_registry(f"sqlite:///{tmp_path}/x.db") as registry:
            scheduler = Scheduler(registry, BotPool(1))
            await scheduler.stop()
            await create_table(
                registry, NewTable("samurai", seats=(NewSeat("bot"),) * 3)
            )
            assert not scheduler._tasks

    asyncio.run(scenario())


def test_inputs_during_a_load_are_applied_after_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_registry(database_url) as registry:
            table = await a_table(registry, "samurai")
            other, read, go_on = (
                TableRegistry(registry.database, registry.settings),
                *_two_events(),
            )

            async def slowly(*args: Any) -> Any:
                found = await load(*args)
                read.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(registries, "load", slowly)
            opening = asyncio.create_task(other.open(table.id))
            await read.wait()
            await play_at_random(registry, table, random.Random(1))
            word = f"{table.id} {table.record.number}"
            hearing = asyncio.create_task(Bus(other)._handle(word))
            await asyncio.sleep(0)
            go_on.set()
            await hearing
            assert (await opening).record.number == table.record.number

    asyncio.run(scenario())


def _two_events() -> tuple[asyncio.Event, asyncio.Event]:
    return asyncio.Event(), asyncio.Event()


# Links


def test_an_old_link_that_waited_for_the_lock_is_rejected(
    server: TestClient,
) -> None:
    table = new_table(server, watch="nobody")
    registry: TableRegistry = server.app.state.services.registry  # type: ignore[attr-defined]
    opened, old = registry.tables[table.id], table.tokens[0]
    assert server.portal is not None
    begun, go_on = _two_events()

    async def renew() -> None:
        async with registry.locked(opened) as locked:
            begun.set()
            await go_on.wait()
            changed = replace(locked.seats[0], token="f" * 64)
            await locked.save_seat_column(changed, "token")

    renewing = server.portal.start_task_soon(renew)
    server.portal.call(begun.wait)
    with server.websocket_connect(f"{API}/tables/{table.id}/live") as socket:
        socket.send_json({"type": "hello", "token": old})
        server.portal.call(_wait_for_waiters, opened)
        server.portal.call(go_on.set)
        renewing.result()
        assert socket.receive_json()["error"]["key"] == "bad-token"
        assert socket.receive()["code"] == 4001
    there = f"tables/{table.id}/view"
    assert server.get(there, headers=bearer(old)).status_code == 401


async def _wait_for_waiters(table: Table) -> None:
    """Return when a task waits for the lock."""
    async with asyncio.timeout(20):
        while not table._lock._waiters:
            await asyncio.sleep(0.001)


def test_a_new_link_disconnects_the_old_one_in_every_process(
    database_url: str,
) -> None:
    """Even if the table is reloaded before the notification arrives."""

    async def scenario() -> list[bool]:
        async with a_registry(database_url) as registry:
            table = await a_table(registry, "samurai")
            other = TableRegistry(registry.database, registry.settings)
            there, listeners = (
                await other.open(table.id),
                [RecordingListener(), RecordingListener()],
            )
            for seat, listener in enumerate(listeners):
                there.broadcaster.listeners[Audience(seat)].add(listener)
            async with registry.locked(table) as locked:
                changed = replace(table.seats[0], token="f" * 64)
                await locked.save_seat_column(changed, "token")
            async with other.locked(there) as locked:
                await locked.reload()
            await remote_changes.refresh_table(other, table.id, quietly=True)
            return [listener.was_revoked for listener in listeners]

    assert asyncio.run(scenario()) == [True, False]


def test_only_one_column_of_a_seat_is_saved(database_url: str) -> None:
    """A process that is behind does not overwrite a new name with an old one."""

    async def scenario() -> list[Any]:
        async with a_registry(database_url) as registry:
            table = await a_table(registry, "samurai")
            other = TableRegistry(registry.database, registry.settings)
            behind = await other.open(table.id)
            async with registry.locked(table) as locked:
                new = replace(table.seats[0], name="Ann")
                await locked.save_seat_column(new, "name")
            async with other.locked(behind) as locked:
                new = replace(behind.seats[0], token="f" * 64)
                await locked.save_seat_column(new, "token")
            seats = schema.seats.c
            chosen = select(seats.name, seats.token).where(
                seats.table == table.id, seats.seat == 0
            )
            async with registry.database.reading() as connection:
                return [*(await connection.execute(chosen)).one()]

    assert asyncio.run(scenario()) == ["Ann", "f" * 64]


def test_a_refused_answer_evicts_nothing(database_url: str) -> None:
    async def scenario() -> bool:
        async with a_registry(database_url) as registry:
            table = await a_table(registry, "samurai")
            offer = asked(table)[0]
            with pytest.raises(GameError):
                await moves.play(
                    registry, table, offer.seat, offer.at + 5, offer.choices[0].id
                )
            return registry.is_current(table)

    assert asyncio.run(scenario())
