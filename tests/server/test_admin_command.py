"""``sengoku admin`` while the server runs, retention, and ``/about``."""

import asyncio
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from sengoku.cli import admin
from sengoku.games import GAMES
from sengoku.server.hosting import retention
from sengoku.server.hosting.retention import purge
from sengoku.server.middleware.bans import Bans
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.tables.registry import TableRegistry
from tests.server.commands import run_command, run_sql
from tests.server.table_client import (
    API,
    ON_BOTH,
    AdjustableClock,
    bearer,
    new_table,
    until,
)

DAY = 24 * 60 * 60
PASSWORD = "correct horse battery"


def registry_of(server: TestClient) -> TableRegistry:
    registry: TableRegistry = server.app.state.services.registry  # type: ignore[attr-defined]
    return registry


def message(socket: Any, kind: str) -> Any:
    """Return the next message of a kind; skip others."""
    while (found := socket.receive_json())["type"] != kind:
        pass
    return found


@ON_BOTH
def test_an_announcement_reaches_everybody_and_newcomers(
    server: TestClient, settings: Settings
) -> None:
    table = new_table(server)
    with table.live() as (socket, _):
        assert (
            run_command(settings, "admin", "announce", "Back at noon").out
            == "announced\n"
        )
        told = {"type": "announcement", "text": "Back at noon"}
        assert message(socket, "announcement") == told
        assert server.get("about").json()["announcement"] == "Back at noon"
    with table.live(1) as (socket, _):
        assert socket.receive_json() == told
        run_command(settings, "admin", "announce", " ")
        assert message(socket, "announcement")["text"] == ""
    with table.live(1) as (socket, _):
        socket.send_json({"type": "ping"})
        assert socket.receive_json()["type"] == "pong"
    long = run_command(settings, "admin", "announce", "x" * 501)
    assert (long.code, long.err.count("at most 500 characters")) == (2, 1)


@ON_BOTH
def test_nobody_plays_at_a_closed_table(server: TestClient, settings: Settings) -> None:
    table = new_table(server, name="Ours")
    offer = table.view(0)["offer"]
    listed = run_command(settings, "admin", "tables").out
    assert re.search(rf"{table.id} +samurai +running .*Ours", listed)
    with table.live() as (socket, _):
        ran = run_command(settings, "admin", "close", table.id)
        assert ran.out == f"table {table.id} is closed\n"
        assert message(socket, "again")["table"]["status"] == "closed"
    assert table.view(0)["offer"] is None
    move = {"at": offer["at"], "do": offer["choices"][0]["id"]}
    assert table.post("/moves", move).json()["error"]["key"] == "table-closed"
    assert "was over already" in run_command(settings, "admin", "close", table.id).out
    assert table.id not in run_command(settings, "admin", "tables").out
    assert table.id in run_command(settings, "admin", "tables", "--all").out
    missing = run_command(settings, "admin", "close", "nowhere")
    assert (missing.code, missing.err.count("no table 'nowhere'")) == (2, 1)


@ON_BOTH
def test_a_deleted_table_is_gone(
    server: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "CLOSE_NOTICE_SECONDS", 0.0)
    table, other = new_table(server), new_table(server)
    table.post("/chat", {"text": "bye"})
    with table.live() as (socket, _):
        ran = run_command(settings, "admin", "delete", table.id)
        assert (ran.code, ran.out) == (0, f"table {table.id} is deleted\n")
        while socket.receive()["type"] != "websocket.close":
            pass
    assert table.get().status_code == 404
    assert other.answer(0, random.Random(1)).is_success


@ON_BOTH
def test_addresses_are_banned_and_unbanned(
    server: TestClient, settings: Settings
) -> None:
    bans: Bans = server.app.state.services.bans  # type: ignore[attr-defined]

    def listed() -> list[str]:
        assert server.portal is not None
        registry = registry_of(server)
        server.portal.call(bans.reload, registry.database, registry.now())
        return [str(there) for found in bans._reasons.values() for there in found]

    ran = run_command(
        settings, "admin", "ban", "192.0.2.7/24", "--days", "1", "--reason", "x"
    )
    assert ran.out == "banned: 192.0.2.0/24\n"
    assert run_command(settings, "admin", "ban", "192.0.2.0/24").code == 0
    assert listed() == ["192.0.2.0/24"]
    assert run_command(settings, "admin", "unban", "192.0.2.0/24").code == 0
    assert listed() == []
    assert run_command(settings, "admin", "unban", "192.0.2.0/24").code == 1


@pytest.mark.parametrize("network", ["0.0.0.0/0", "10.0.0.0/7", "::/0", "2001::/15"])
def test_too_wide_networks_cannot_be_banned(
    server: TestClient, settings: Settings, network: str
) -> None:
    ran = run_command(settings, "admin", "ban", network)
    assert (ran.code, ran.err.count("is too wide")) == (2, 1)
    for wide in ("10.0.0.0/8", "2001::/16"):
        assert run_command(settings, "admin", "ban", wide).code == 0


@ON_BOTH
def test_accounts_are_listed_closed_and_recovered(
    server: TestClient, settings: Settings
) -> None:
    new = {"name": "Ann", "password": PASSWORD, "email": "ann@example.org"}
    session = server.post("accounts", json=new).json()["session"]
    assert re.search(
        r"Ann +ann@example.org +0 +20", run_command(settings, "admin", "players").out
    )
    link = run_command(
        settings, "admin", "recover", "ann", "--public-url", "https://x.org"
    ).out
    assert link.startswith("https://x.org/recover#")
    unknown = run_command(settings, "admin", "recover", "ann")
    assert re.fullmatch(r"/recover#\S+\n", unknown.out)
    assert "put it after the address that people use" in unknown.err
    link = run_command(
        settings, "admin", "recover", "ann", "--public-url", "https://x.org"
    ).out
    chosen = {
        "token": link.strip().partition("#")[2],
        "password": "another " + PASSWORD,
    }
    assert server.post("recovery/password", json=chosen).status_code == 200
    assert server.get("me", headers=bearer(session)).status_code == 401
    assert run_command(settings, "admin", "ban", "Ann").out == "banned: account Ann\n"
    login = {"name": "Ann", "password": chosen["password"]}
    assert server.post("sessions", json=login).json()["error"]["key"] == "banned"
    assert "banned" in run_command(settings, "admin", "players").out
    assert run_command(settings, "admin", "unban", "ann").code == 0
    assert server.post("sessions", json=login).status_code == 201
    for command in ("recover", "ban", "unban"):
        ran = run_command(settings, "admin", command, "Nobody")
        assert (ran.code, ran.err.count("no account 'Nobody'")) == (2, 1)
    assert (
        "--days is for addresses"
        in run_command(settings, "admin", "ban", "Ann", "--days=1").err
    )


# Retention


@ON_BOTH
def test_expired_data_is_deleted(
    server: TestClient, wall_clock: AdjustableClock
) -> None:
    idle, heard, over = new_table(server), new_table(server), new_table(server)
    _end(server, over.id)
    with heard.live():
        wall_clock.forward(91 * DAY)
        fresh = new_table(server)
        until(lambda: idle.get().status_code == 404)
        assert [one.get().status_code for one in (heard, over, fresh)] == [200] * 3
    wall_clock.forward(275 * DAY)
    until(lambda: over.get().status_code == 404)
    until(lambda: heard.get().status_code == 404)


def _end(server: TestClient, id: str) -> None:
    registry = registry_of(server)

    async def end() -> None:
        ended = update(schema.tables).where(schema.tables.c.id == id)
        async with registry.database.writing() as connection:
            await connection.execute(
                ended.values(status="over", over_at=registry.now())
            )

    assert server.portal is not None
    server.portal.call(end)


def test_zero_days_means_never_deleted(server: TestClient) -> None:
    new_table(server)
    database = registry_of(server).database

    def cleared(settings: Settings) -> int:
        late = AdjustableClock()
        late.forward(10_000 * DAY)
        assert server.portal is not None
        return server.portal.call(purge, TableRegistry(database, settings, late))

    assert cleared(Settings(idle_days=0)) == 0
    assert cleared(Settings(keep_days=0)) == 1


def test_deleting_expired_data_blocks_nobody(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = [], []

    async def slowly(registry: TableRegistry, goes_on: Callable[[], bool]) -> int:
        begun.append(registry)
        while goes_on():
            await asyncio.sleep(0.01)
        ended.append(registry)
        return 0

    monkeypatch.setattr(retention, "purge", slowly)

    async def look() -> None:
        house = retention.RetentionJob(registry_of(server))
        async with asyncio.timeout(20):
            await house.poll()
            await asyncio.sleep(0)
            assert begun
            assert not ended
            await house.stop()
            assert ended

    assert server.portal is not None
    server.portal.call(look)


# About and health


def test_about(server: TestClient) -> None:
    found = server.get("about").json()
    assert found["rules"] == {game.id: game.revision for game in GAMES}
    assert found["languages"] == ["de", "en", "fr", "it", "ru"]
    assert found["retention"] == {"over": 365, "idle": 90, "unused_sessions": 90}
    assert found["protocol"] == 1


def test_health(server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    root = str(server.base_url).removesuffix(f"{API}/")
    assert server.get(f"{root}/healthz").json()["name"] == "sengoku"
    assert server.head(f"{root}/healthz").status_code == 200
    registry = registry_of(server)
    monkeypatch.setattr(registry.database, "reading", _unreachable)
    sick = server.get(f"{root}/healthz")
    assert (sick.status_code, sick.json()["error"]["key"]) == (503, "unwell")
    assert server.head(f"{root}/healthz").status_code == 503


def _unreachable() -> None:
    raise OSError("gone")


def test_texts_of_strangers_do_not_steer_the_terminal(
    server: TestClient, settings: Settings
) -> None:
    """Neither control characters of older versions, nor what rich takes for markup."""
    table = new_table(server, name="Ours")
    hostile = "\x1b]0;mine\x07[/bold]\u202e"
    run_sql(settings, "UPDATE tables SET name = ? WHERE id = ?", hostile, table.id)
    listed = run_command(settings, "admin", "tables")
    assert listed.code == 0, listed.err
    assert r"\x1b]0;mine\x07" in listed.out
    assert r"[/bold]\u202e" in listed.out
    assert not {"\x1b", "\x07", "\u202e"} & {*listed.out}
