"""The tools at a table in this process: answers, refusals, and what may not be."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client

from sengoku.mcp.stdio import Desk, create_stdio_server
from sengoku.replay import verify
from tests.llm.test_texts import FULL_PLAN
from tests.mcp.agent import Agent, options_in


def playing(use: Callable[[Agent], Awaitable[None]]) -> None:
    async def run() -> None:
        desk = Desk()
        async with asyncio.timeout(60), Client(create_stdio_server(desk)) as client:
            await use(Agent(client))
        await desk.leave()

    asyncio.run(run())


async def in_shogun(agent: Agent) -> None:
    options = {"start": "preset"}
    await agent.call("new_game", game="shogun", players=3, options=options, seed=1)


async def refused(agent: Agent, tool: str, **arguments: Any) -> str:
    text, is_error = await agent.ask(tool, **arguments)
    assert is_error, text
    return text


def test_without_a_seat_the_agent_is_told_how_to_get_one() -> None:
    async def use(agent: Agent) -> None:
        assert "call new_game" in await refused(agent, "observe")
        assert "Planning" in await agent.call("rules", game="shogun")

    playing(use)


def test_the_same_position_is_the_same_text() -> None:
    async def use(agent: Agent) -> None:
        await in_shogun(agent)
        text = await agent.call("observe")
        assert await agent.call("observe") == text
        await in_shogun(agent)
        assert await agent.call("observe") == text
        whole = await agent.call("observe", since=0, legend=True, board=True)
        assert "Signs:" in whole
        assert "sea_routes: aki/iyo" in whole
        assert "1. " in whole

    playing(use)


def test_a_plan_is_played_whole_or_not_at_all() -> None:
    async def use(agent: Agent) -> None:
        await in_shogun(agent)
        before = await agent.call("observe")
        wrong = [*FULL_PLAN[:3], "assign kai rice"]
        text = await refused(agent, "plan", actions=wrong)
        assert "Nothing was played: action 4, 'assign kai rice'" in text
        assert "SHO-PLAN-4: " in text
        assert await agent.call("observe") == before
        text = await agent.call("plan", actions=[*FULL_PLAN])
        assert "Done: all 12 actions." in text
        assert "Question 12" in text

    playing(use)


def test_refusals_have_rules_and_change_nothing() -> None:
    async def use(agent: Agent) -> None:
        await in_shogun(agent)
        before = await agent.call("observe")
        text = await refused(agent, "play", action="assign kai castle")
        assert text.endswith("may be used.")
        assert "[SHO-PLAN-4]\nSHO-PLAN-4: " in text
        assert "did you mean 'kaga'" in await refused(
            agent, "play", action="assign kaaga castle"
        )
        assert "asked is 0" in await refused(
            agent, "play", action="assign suruga tax", question=7
        )
        assert "secret" in await refused(agent, "replay", file=True)
        assert "String should have at most" in await refused(
            agent, "why_not", action="x" * 300
        )
        assert "SHO-PLAN-4" in await agent.call("why_not", action="assign kai tax")
        assert "is offered" in await agent.call("why_not", action="assign mino tax")
        assert await agent.call("observe") == before

    playing(use)


def test_options_are_narrowed_by_words() -> None:
    async def use(agent: Agent) -> None:
        await in_shogun(agent)
        few = options_in(await agent.call("options", words="suruga bid"))
        assert few == ["assign suruga bid"]
        assert "None of" in await agent.call("options", words="kai bid")

    playing(use)


def test_choices_are_taken_back_and_fields_cleared() -> None:
    async def use(agent: Agent) -> None:
        await agent.call("new_game", game="samurai", players=2, seed=1)
        choices = options_in(await agent.call("options"))
        text = await agent.call("play", action=choices[0])
        while "- take-back" not in text:
            text = await agent.call("play", action=options_in(text)[0])
        assert "taken back" in await agent.call("play", action="take-back")
        await in_shogun(agent)
        text = await agent.call("play", action="assign suruga castle")
        assert "To change your mind:\n- clear castle" in text
        text = await agent.call("play", action="clear castle")
        assert "assign suruga castle" in options_in(text)

    playing(use)


def test_a_game_ends_with_a_replay_in_sentences_and_as_a_file() -> None:
    async def use(agent: Agent) -> None:
        await agent.call("new_game", game="samurai", players=2, bots="random", seed=2)
        await agent.play_to_the_end(await agent.call("options"))
        told = await agent.call("replay", first=3, count=2)
        assert [line.split(".")[0] for line in told.splitlines()] == ["3", "4"]
        assert "events so far" in await agent.call("replay", first=100_000)
        assert verify(await agent.call("replay", file=True)) > 50
        assert "The game is over." in await agent.call("wait")
        assert "The game is over." in await agent.call("options")
        assert "over" in await refused(agent, "play", action="decline")

    playing(use)


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "samurai", "bots": "run:touch /tmp/x"}, "bot 'run:touch /tmp/x'"),
        ({"game": "samurai", "bots": "os:system"}, "bot 'os:system'"),
        ({"game": "samurai", "bots": "easy,easy"}, "2 bots for 3 other seats"),
        ({"game": "samurai", "seat": 4}, "there is no seat 4"),
        ({"game": "samurai", "players": 9}, "players"),
        ({"game": "shogun", "options": {"tower": "own"}}, "a person"),
        ({"game": "samurai", "options": {"colour": 1}}, "colour"),
    ],
)
def test_games_that_cannot_be_are_refused(arguments: dict[str, Any], hint: str) -> None:
    async def use(agent: Agent) -> None:
        assert hint in await refused(agent, "new_game", **arguments)
        assert "no seat yet" in await refused(agent, "observe")

    playing(use)


def test_a_link_that_leads_nowhere_keeps_the_seat() -> None:
    async def use(agent: Agent) -> None:
        await in_shogun(agent)
        text = await refused(agent, "join", link="http://127.0.0.1:1/t/abc#key")
        assert "cannot be reached" in text
        assert "key" not in text.replace("keys", "")
        assert "You are A Black" in await agent.call("observe")

    playing(use)
