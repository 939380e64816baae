"""Agents learn nothing: every tool of two servers that differ in secrets alone."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx2
import pytest

from sengoku.core.events import Log
from sengoku.core.seats import Seat
from sengoku.match import Match
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.shogun.options import Options as ShogunOptions
from tests.server.raw_client import HOST, RunningServer, run_server
from tests.server.scrambled_games import (
    FrozenClock,
    ScrambledGames,
    Variant,
    ViewedGame,
    frozen_randomness,
    scrambled_games,
)

pytestmark = pytest.mark.games

VARIANTS = (
    Variant("samurai", SamuraiOptions(2)),
    *[Variant("shogun", ShogunOptions(3, start="preset"))] * 2,
)
VIEWERS = (0, 1)
HEADERS = {"Accept": "application/json, text/event-stream"}


def test_whatever_is_hidden_agents_read_the_same_bytes(tmp_path: Path) -> None:
    async def compare() -> tuple[int, set[str]]:
        games = await scrambled_games(tmp_path, VARIANTS, seed=5)
        with frozen_randomness():
            return await compared(games)

    count, tools = asyncio.run(compare())
    assert count > 80
    assert tools == {
        *("rules", "observe", "options", "why_not", "plan", "play", "wait", "replay")
    }


async def compared(games: ScrambledGames) -> tuple[int, set[str]]:
    """Call every tool on both servers; return how often, and which."""
    clock, rnd = FrozenClock(), random.Random(5)
    count, tools = 0, set[str]()
    async with (
        run_server(games.first, clock, mcp=True) as first,
        run_server(games.second, clock, mcp=True) as second,
        httpx2.AsyncClient(headers=HEADERS) as http,
    ):
        for pair in games.pairs:
            if pair.viewer not in VIEWERS:
                continue
            match = await opened(first, pair), await opened(second, pair)
            for tool, arguments in calls(*match, pair.viewer, rnd):
                one = await called(http, first, pair, tool, arguments)
                other = await called(http, second, pair, tool, arguments)
                assert one == other, f"{tool} {arguments} of {pair.table}"
                count, tools = count + 1, tools | {tool}
    return count, tools


async def opened(server: RunningServer, pair: ViewedGame) -> Match:
    await server.registry.open(pair.table)
    return server.match(pair.table)


def calls(
    one: Match, other: Match, seat: Seat, rnd: random.Random
) -> list[tuple[str, dict[str, Any]]]:
    """Return calls of all tools; the last may change the position."""
    assert one.rules.dump(one.state) != one.rules.dump(other.state)
    spell, size = one.rules.spelling.spell, one.rules.space.size
    some = [spell(rnd.randrange(size)) for _ in range(4)]
    offered = [choice.text for choice in one.rules.choices(one.state, seat)]
    found: list[tuple[str, dict[str, Any]]] = [
        ("rules", {"query": "player"}),
        ("observe", {"since": 0, "legend": True, "board": True}),
        ("options", {}),
        ("wait", {"seconds": 0}),
        ("replay", {}),
        ("replay", {"file": True}),
        *(("why_not", {"action": text}) for text in [*some, *offered[:2]]),
        *(("play", {"action": text}) for text in some if text not in offered),
        ("plan", {"actions": [*offered[:1], some[0], some[1]]}),
    ]
    quiet = [t for t in offered if is_quiet(one, seat, t) and is_quiet(other, seat, t)]
    return [*found, *(("play", {"action": text}) for text in quiet[:1])]


def is_quiet(match: Match, seat: Seat, text: str) -> bool:
    """Does nothing hidden or random become visible by this choice?"""
    s, log = match.rules.copy(match.state), Log()
    match.rules.play(s, seat, match.read(text), log)
    return not any(entry.event.reveals for entry in log.entries)


async def called(
    http: httpx2.AsyncClient,
    server: RunningServer,
    pair: ViewedGame,
    tool: str,
    arguments: dict[str, Any],
) -> tuple[int, bytes]:
    call = {"name": tool, "arguments": arguments}
    reply = await http.post(
        f"http://{HOST}:{server.port}/mcp/{pair.table}",
        json={"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call},
        headers={"Authorization": f"Bearer {pair.token(pair.viewer)}"},
    )
    assert reply.status_code == 200, reply.text
    return reply.status_code, reply.content
