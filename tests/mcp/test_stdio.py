"""An agent over standard input and output, through the client of the real SDK."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from sengoku.replay import verify
from tests.mcp.agent import Agent

TIMEOUT_SECONDS = 60

TOOLS = {
    *("rules", "observe", "options", "why_not", "plan", "play", "wait", "replay"),
    *("new_game", "join"),
}


@asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[Client]:
    """Start ``sengoku mcp`` as an agent's settings would."""
    command = ["-m", "sengoku", "mcp", *arguments]
    server = StdioServerParameters(command=sys.executable, args=command)
    async with asyncio.timeout(TIMEOUT_SECONDS), Client(server) as client:
        yield client


@pytest.mark.games
def test_an_agent_plays_a_whole_game_of_each_kind() -> None:
    async def play() -> None:
        async with started("samurai", "--players", "2", "--seed", "1") as client:
            agent = Agent(client)
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            end = await agent.play_to_the_end(await agent.call("options"))
            assert "Winner: " in end
            assert verify(await agent.call("replay", file=True)) > 50
            start = await agent.call(
                "new_game",
                game="shogun",
                players=3,
                options={"start": "preset"},
                bots="random",
                seed=1,
            )
            assert "You are A Black in Shogun." in start
            end = await agent.play_to_the_end(await agent.call("options"))
            assert "Winner: " in end
            assert verify(await agent.call("replay", file=True)) > 100

    asyncio.run(play())
