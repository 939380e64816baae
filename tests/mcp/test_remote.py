"""An agent in its seat on a server, through a seat link."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from mcp import Client as McpClient

from sengoku.client import Client, RefusedError
from sengoku.core.errors import UnreadableError
from sengoku.mcp.remote import RemoteSeat, SeatLink, read_link
from sengoku.mcp.stdio import Desk, create_stdio_server
from sengoku.replay import verify
from tests.client.given import Served, run
from tests.mcp.agent import Agent, options_in

BOT = {"kind": "bot", "bot": "random"}


@asynccontextmanager
async def an_agent() -> AsyncIterator[Agent]:
    desk = Desk()
    try:
        async with McpClient(create_stdio_server(desk)) as client:
            yield Agent(client)
    finally:
        await desk.leave()


def test_a_link_is_read() -> None:
    assert read_link(" https://host:1/x/t/ab2#key ") == SeatLink(
        "https://host:1/x", "ab2", "key"
    )


@pytest.mark.parametrize(
    "link",
    [
        *("", "key", "https://host/t/ab2", "https://host/j/ab2#secret"),
        *("ftp://host/t/ab2#secret", "https:///t/ab2#secret", "https://[/t/ab2#secret"),
        "https://host/t/a%2fb#secret",
    ],
)
def test_an_error_does_not_repeat_a_wrong_link(link: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_link(link)
    assert "secret" not in str(refused.value)


@pytest.mark.games
def test_an_agent_plays_a_whole_game_by_its_link(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client, an_agent() as agent:
            made = await client.create("samurai", seats=[BOT, {}])
            seat = made.seats[1]
            link = f"{served.url}/t/{seat.table}#{seat.token}"
            text = await agent.call("join", link=link)
            assert "You are B Blue" in text
            text = await agent.play_to_the_end(await agent.call("wait"))
            assert "Winner: " in text
            assert verify(await agent.call("replay", file=True)) > 50

    run(play)


def test_take_backs_refusals_and_reasons_come_from_the_server(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client, an_agent() as agent:
            made = await client.create(
                "shogun", seats=[{}, {}, {}], options={"start": "preset"}
            )
            seat = made.seats[0]
            await agent.call("join", link=f"{served.url}/t/{seat.table}#{seat.token}")
            text, is_error = await agent.ask("play", action="assign kai castle")
            assert is_error
            assert "[SHO-PLAN-4]" in text
            assert "SHO-PLAN-4" in await agent.call("why_not", action="assign kai tax")
            chosen = options_in(await agent.call("options"))[0]
            assert "To change your mind" in await agent.call("play", action=chosen)
            field = chosen.split()[-1]
            assert chosen in options_in(
                await agent.call("play", action=f"clear {field}")
            )
            text, is_error = await agent.ask("replay", file=True)
            assert is_error
            assert "secret" in text

    run(play)


def test_a_table_that_has_not_begun_is_said(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client, an_agent() as agent:
            made = await client.create("samurai", seats=[{}, {"kind": "open"}])
            seat = made.seats[0]
            link = f"{served.url}/t/{seat.table}#{seat.token}"
            text, is_error = await agent.ask("join", link=link)
            assert is_error
            assert "has not begun" in text
            assert made.table.code is not None
            await client.join(made.table.code)
            assert "Question 0" in await agent.call("wait", seconds=5)
            assert "You are A Red" in await agent.call("observe")

    run(play)


def test_a_wrong_key_and_a_link_to_watch_give_no_seat(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, BOT], watch="link")
            with pytest.raises(RefusedError, match="not valid"):
                await RemoteSeat.connect(SeatLink(served.url, made.table.id, "wrong"))
            watch = SeatLink(served.url, made.table.id, made.watch.token)
            with pytest.raises(UnreadableError, match="watches"):
                await RemoteSeat.connect(watch)

    run(play)
