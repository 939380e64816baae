"""Who is connected to a table, as its clients are told."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from sengoku.server.tables import presence_reports
from sengoku.server.tables.audience import Audience
from sengoku.server.tables.bus import Bus
from sengoku.server.tables.presence import EXPIRY_MS
from sengoku.server.tables.presence_reports import PresenceReports
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.messages import Present
from tests.server.postgres import Postgres
from tests.server.registries import RecordingListener, a_registry, a_table
from tests.server.table_client import API, TableClient, new_table
from tests.server.test_bus import until


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_reports, "REPORT_DELAY_SECONDS", 0.0)


@contextmanager
def connected(
    table: TableClient, token: str, presence: bool = True
) -> Iterator[WebSocketTestSession]:
    with table.client.websocket_connect(f"{API}/tables/{table.id}/live") as socket:
        hello = {"type": "hello", "token": token}
        socket.send_json(hello | ({"presence": True} if presence else {}))
        assert socket.receive_json()["type"] == "welcome"
        yield socket


def hear(socket: WebSocketTestSession, seats: list[int], spectators: int) -> None:
    """Read until these are reported; nothing but presence may come before."""
    wanted = {"type": "presence", "seats": seats, "spectators": spectators}
    while (message := socket.receive_json()) != wanted:
        assert message["type"] == "presence"


def test_everybody_learns_who_comes_and_goes(server: TestClient) -> None:
    table = new_table(server)
    with connected(table, table.tokens[0]) as ann:
        hear(ann, [0], 0)
        with connected(table, table.tokens[2]) as cai:
            hear(cai, [0, 2], 0)
            hear(ann, [0, 2], 0)
            with connected(table, "") as spectator:
                hear(spectator, [0, 2], 1)
                hear(ann, [0, 2], 1)
                hear(cai, [0, 2], 1)
            hear(ann, [0, 2], 0)
        hear(ann, [0], 0)


def test_two_windows_of_one_seat_are_one_player(server: TestClient) -> None:
    table = new_table(server)
    with (
        connected(table, table.tokens[1]) as here,
        connected(table, table.tokens[1]) as there,
    ):
        hear(here, [1], 0)
        hear(there, [1], 0)


def test_clients_that_do_not_ask_are_not_told(server: TestClient) -> None:
    table = new_table(server)
    with (
        connected(table, table.tokens[0], presence=False) as program,
        connected(table, table.tokens[1]) as ben,
    ):
        hear(ben, [0, 1], 0)
        program.send_json({"type": "ping"})
        assert program.receive_json()["type"] == "pong"


# Several processes


@asynccontextmanager
async def reporting(url: str) -> AsyncIterator[tuple[TableRegistry, PresenceReports]]:
    async with a_registry(url) as registry:
        reports, bus = PresenceReports(registry), Bus(registry)
        await bus.start()
        try:
            yield registry, reports
        finally:
            await reports.stop()
            await bus.stop()


async def join(
    registry: TableRegistry, reports: PresenceReports, id: str, seat: int | None
) -> None:
    table = await registry.open(id)
    listener = RecordingListener()
    table.broadcaster.listeners[Audience(seat, wants_presence=True)].add(listener)
    reports.connected(table, listener)


async def known(registry: TableRegistry, id: str, wanted: Present) -> None:
    """Wait until a process knows that these are connected."""
    await until(lambda: registry.tables[id].presence.everywhere() == wanted)


def test_processes_report_their_connections_to_each_other(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        async with reporting(url) as (here, reports):
            id = (await a_table(here, "samurai")).id
            await join(here, reports, id, 0)
            async with reporting(url) as (there, others):
                await join(there, others, id, None)
                await join(there, others, id, 1)
                both = Present((0, 1), 1)
                await known(here, id, both)
                await known(there, id, both)
            await known(here, id, Present((0,), 0))

    asyncio.run(scenario(postgres.new_database()))


def test_a_process_that_died_is_forgotten(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        async with reporting(url) as (here, reports):
            id = (await a_table(here, "samurai")).id
            await join(here, reports, id, 0)
            table = here.tables[id]
            for follow in here.hooks.on_remote_presence:
                follow(table, "dead", "2 3")
            assert table.presence.everywhere() == Present((0, 1), 3)
            table.presence.expire(here.now() + EXPIRY_MS + 1)
            assert table.presence.everywhere() == Present((0,), 0)

    asyncio.run(scenario(postgres.new_database()))


def test_agents_that_call_are_reported_too(postgres: Postgres) -> None:
    """They keep no connection; ``tests/mcp`` tests who calls."""

    async def scenario(url: str) -> None:
        async with reporting(url) as (here, reports):
            id = (await a_table(here, "samurai")).id
            await join(here, reports, id, 0)
            async with reporting(url) as (there, others):
                others.called(await there.open(id), 1)
                await known(here, id, Present((0, 1), 0))
            await known(here, id, Present((0,), 0))

    asyncio.run(scenario(postgres.new_database()))


def test_a_call_counts_for_a_while(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence_reports, "CALLER_SECONDS", 0.0)

    async def scenario(url: str) -> None:
        async with reporting(url) as (here, reports):
            table = await here.open((await a_table(here, "samurai")).id)
            reports.called(table, 1)
            assert table.presence.everywhere() == Present((1,), 0)
            await until(lambda: table.presence.everywhere() == Present((), 0))

    asyncio.run(scenario(postgres.new_database()))
