"""Agents at ``/mcp`` of two servers on one PostgreSQL."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack

import pytest

from sengoku.replay import verify
from sengoku.server.settings import Settings
from tests.mcp.agent import Agent, options_in
from tests.mcp.test_http import agent_at
from tests.server.postgres import Postgres
from tests.server.random_players import create_table
from tests.server.server_processes import ServerProcesses, server_processes

pytestmark = pytest.mark.games

TIMEOUT_SECONDS = 120.0
Scenario = Callable[[ServerProcesses], Coroutine[None, None, None]]


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


def run(runner: asyncio.Runner, postgres: Postgres, play: Scenario) -> None:
    """Run *play* with two servers, ``a`` and ``b``, that let agents play."""
    url = postgres.new_database()
    settings = Settings(
        database_url=url, limits=False, bot_workers=1, bot_pause=0, mcp=True
    )

    async def scenario() -> None:
        async with server_processes(settings, ("a", "b")) as servers:
            await asyncio.wait_for(play(servers), TIMEOUT_SECONDS)

    runner.run(scenario())


def test_an_agent_and_a_player_use_different_servers(
    postgres: Postgres, runner: asyncio.Runner
) -> None:
    """The agent waits at its server for what happens at the other one."""

    async def play(servers: ServerProcesses) -> None:
        async def here() -> str:
            return await servers.address("a")

        async def there() -> str:
            return await servers.address("b")

        options = {"players": 2}
        table = await create_table(here, "samurai", options=options, seats=[{}] * 2)
        agent_seat, player = table.players(there, random.Random(1))
        player.pause = 0.0
        url = f"{await here()}/mcp/{table.id}"
        async with agent_at(url, agent_seat.token) as agent:
            opening = await agent.call("wait", seconds=5)
            end, _ = await asyncio.gather(agent.play_to_the_end(opening), player.play())
            assert "The game is over" in end
            assert verify(await agent.call("replay", file=True)) > 50
        assert player.outcome is not None
        assert len(player.confirmed) > 20

    run(runner, postgres, play)


def test_every_call_of_an_agent_may_reach_another_server(
    postgres: Postgres, runner: asyncio.Runner
) -> None:
    async def play(servers: ServerProcesses) -> None:
        async def here() -> str:
            return await servers.address("a")

        bot = {"kind": "bot", "bot": "random"}
        table = await create_table(
            here, "samurai", options={"players": 2}, seats=[{}, bot]
        )
        token = table.tokens[0]
        async with AsyncExitStack() as stack:
            agents: list[Agent] = [
                await stack.enter_async_context(
                    agent_at(f"{await servers.address(name)}/mcp/{table.id}", token)
                )
                for name in ("a", "b")
            ]
            for turn in range(30):
                asked = await agents[turn % 2].call("wait", seconds=30)
                seen = await agents[(turn + 1) % 2].call("observe")
                assert told(asked) == told(seen)
                chosen = options_in(asked)[0]
                await agents[(turn + 1) % 2].call("play", action=chosen)

    run(runner, postgres, play)


def told(text: str) -> str:
    """Return how many events an answer counts."""
    return next(line for line in text.splitlines() if line.startswith("Events so far"))
