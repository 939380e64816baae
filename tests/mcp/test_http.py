"""An agent at ``/mcp`` of a real server, through the client of the real SDK."""

import asyncio
import importlib.util
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import msgspec
import pytest
from mcp import Client as McpClient
from mcp.client.streamable_http import streamable_http_client
from starlette.testclient import TestClient

from sengoku.client import Client, Seat
from sengoku.replay import verify
from sengoku.server.app import create_app
from sengoku.server.middleware import rate_limits
from sengoku.server.run import run as serve
from sengoku.server.settings import Settings
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.wire.errors import UnavailableError
from tests.client.given import Served, run
from tests.mcp.agent import Agent, options_in

BOT = {"kind": "bot", "bot": "random"}
RPC = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
ACCEPT = {"Accept": "application/json, text/event-stream"}
BASE = "http://127.0.0.1"


@asynccontextmanager
async def agent_at(url: str, token: str, mode: str = "auto") -> AsyncIterator[Agent]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with httpx2.AsyncClient(headers=headers) as http:
        transport = streamable_http_client(url, http_client=http)
        async with McpClient(transport, mode=mode) as client:
            yield Agent(client)


def address(served: Served, seat: Seat) -> str:
    return f"{served.url}/mcp/{seat.table}"


@pytest.mark.games
@pytest.mark.parametrize(
    ("game", "options", "mode"),
    [
        ("samurai", {"players": 2}, "legacy"),
        ("shogun", {"players": 3, "start": "preset"}, "auto"),
    ],
    ids=["samurai", "shogun"],
)
def test_an_agent_plays_a_whole_game(
    served: Served, game: str, options: dict[str, Any], mode: str
) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            bots = [BOT] * (options["players"] - 1)
            made = await client.create(game, seats=[{}, *bots], options=options)
            seat = made.seats[0]
            async with agent_at(address(served, seat), seat.token, mode) as agent:
                end = await agent.play_to_the_end(await agent.call("wait", seconds=5))
                assert "Winner: " in end
                assert verify(await agent.call("replay", file=True)) > 50
            assert (await seat.view()).outcome is not None

    run(play)


def test_a_request_without_a_seat_reads_rules_and_nothing_else(served: Served) -> None:
    async def play() -> None:
        async with agent_at(f"{served.url}/mcp", "") as agent:
            assert "Attack" in await agent.call("rules", game="samurai")
            for tool in ("observe", "options", "wait", "replay"):
                text, is_error = await agent.ask(tool)
                assert is_error
                assert "Authorization: Bearer KEY" in text

    run(play)


def test_waiting_ends_when_another_player_has_chosen(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            one, other = made.seats[0], made.seats[1]
            async with (
                agent_at(address(served, one), one.token) as first,
                agent_at(address(served, other), other.token) as second,
            ):
                chosen = options_in(await first.call("options"))[0]
                await first.call("play", action=chosen)
                assert "Waiting for: B Blue" in await first.call("wait", seconds=0.1)
                waiting = asyncio.create_task(first.call("wait", seconds=30, since=0))
                other_end = await second.call("options")
                await second.play_to_the_end(other_end, until="You are not asked")
                text = await waiting
                assert "Question 1" in text
                assert "1. The table is set." in text

    run(play)


def test_a_key_that_is_withdrawn_ends_waiting(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening, listen = threading.Event(), LockedTable.listen

    async def noticed(table: LockedTable, *given: Any) -> Any:
        view = await listen(table, *given)
        listening.set()
        return view

    monkeypatch.setattr(LockedTable, "listen", noticed)

    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, {}])
            seat = made.seats[0]
            async with agent_at(address(served, seat), seat.token) as agent:
                chosen = options_in(await agent.call("options"))[0]
                await agent.call("play", action=chosen)
                waiting = asyncio.create_task(agent.ask("wait", seconds=60))
                assert await asyncio.to_thread(listening.wait, 30)
                await made.host.request("POST", "/seats/0/link", dict)
                text, is_error = await waiting
                assert is_error
                assert "your key opens this seat no more" in text
                reply = await served_again(served, seat)
                assert reply.status_code == 401

    run(play)


async def served_again(served: Served, seat: Seat) -> httpx2.Response:
    async with httpx2.AsyncClient(headers=ACCEPT | bearer(seat.token)) as http:
        return await http.post(address(served, seat), json=RPC)


# Who may come in


def seated(app: TestClient) -> tuple[str, str]:
    made = app.post(
        "/api/v1/tables", json={"game": "samurai", "seats": [{}, {}]}
    ).json()
    return made["table"]["id"], made["seats"][0]["token"]


@pytest.fixture
def settings(tmp_path: Any) -> Settings:
    return Settings(data=str(tmp_path / "data"), bot_workers=1, mcp=True)


@pytest.mark.parametrize(
    ("headers", "status", "key"),
    [
        ({"Authorization": "Bearer wrong"}, 401, "bad-token"),
        ({}, 404, "no-table"),
        ({"Origin": "https://evil.example"}, 403, "origin"),
        ({"Host": "evil.example"}, 421, "host"),
    ],
    ids=["key", "no key", "origin", "host"],
)
def test_others_are_refused(
    settings: Settings, headers: dict[str, str], status: int, key: str
) -> None:
    with TestClient(create_app(settings), base_url=BASE) as app:
        table, token = seated(app)
        given = headers if status in (401, 404) else {**bearer(token), **headers}
        reply = app.post(f"/mcp/{table}", json=RPC, headers={**ACCEPT, **given})
        assert (reply.status_code, reply.json()["error"]["key"]) == (status, key)
        assert reply.headers["cache-control"] == "no-store"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_spectator_has_no_seat(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url=BASE) as app:
        body = {"game": "samurai", "seats": [{}, {}], "watch": "public"}
        table = app.post("/api/v1/tables", json=body).json()["table"]["id"]
        reply = app.post(f"/mcp/{table}", json=RPC, headers=ACCEPT)
        assert reply.status_code == 403


def test_guesses_at_keys_are_limited(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url=BASE) as app:
        table, token = seated(app)
        replies = [
            app.post(f"/mcp/{table}", json=RPC, headers=ACCEPT | bearer(f"guess{n}"))
            for n in range(
                rate_limits.GUESSES.burst // rate_limits.WRONG_GUESS_COST + 2
            )
        ]
        assert [reply.status_code for reply in replies][-1] == 429
        other = app.post(f"/mcp/{table}", json=RPC, headers=ACCEPT | bearer(token))
        assert other.status_code == 429  # the right key is not checked either


def test_requests_of_agents_are_limited_more(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url=BASE) as app:
        tries = [app.get("/mcp", headers=ACCEPT).status_code for _ in range(190)]
        assert {*tries} == {405, 429}
        assert app.get("/api/v1/about").is_success


def test_moves_are_limited_by_seat(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    served.stop()
    served.settings = msgspec.structs.replace(served.settings, limits=True)
    none = rate_limits.Allowance("moves", 1e-9, 1)
    monkeypatch.setattr("sengoku.mcp.hosted.MOVES", none)
    served.start()

    async def play() -> None:
        async with Client(served.url) as client:
            options = {"start": "preset"}
            made = await client.create("shogun", seats=[{}] * 3, options=options)
            seat = made.seats[0]
            async with agent_at(address(served, seat), seat.token) as agent:
                one, *_, other = options_in(await agent.call("options"))
                await agent.call("play", action=one)
                text, is_error = await agent.ask("play", action=other)
                assert is_error
                assert "too many moves" in text

    run(play)


def test_it_is_off_unless_the_host_turns_it_on(settings: Settings) -> None:
    off = msgspec.structs.replace(settings, mcp=False)
    with TestClient(create_app(off), base_url=BASE) as app:
        assert app.post("/mcp", json=RPC, headers=ACCEPT).status_code == 404


def test_a_host_without_the_extra_is_told_what_to_install(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(UnavailableError, match=r"pip install 'sengoku\[mcp\]'"):
        serve(settings, lambda addresses: None)
