"""Two servers on one PostgreSQL: players of a table may use different ones."""

import asyncio
import random
import time
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any, NamedTuple, TypeVar

import psycopg
import pytest

from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, read_url
from tests.server.database_check import DatabaseCheck
from tests.server.postgres import Postgres
from tests.server.random_players import (
    Answer,
    GetAddress,
    Player,
    create_table,
    request,
)
from tests.server.server_processes import ServerProcesses, server_processes

pytestmark = pytest.mark.games

T = TypeVar("T")
TIMEOUT_SECONDS = 60.0
HANG_SECONDS = 6.0
"""How long a server hangs."""
MAX_GAP_SECONDS = 5.0
"""Games continue within this time."""


class Pair(NamedTuple):
    """Two servers, and a runner for scenarios."""

    server_processes: ServerProcesses
    runner: asyncio.Runner
    url: str

    def tell(self, scenario: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(asyncio.wait_for(scenario, 2 * TIMEOUT_SECONDS))

    async def a(self) -> str:
        return await self.server_processes.address("a")

    async def b(self) -> str:
        return await self.server_processes.address("b")


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[Pair]:
    url, stack = postgres.new_database(), AsyncExitStack()
    settings = Settings(database_url=url, limits=False, bot_workers=1, bot_pause=0)
    with asyncio.Runner() as runner:
        yield Pair(runner.run(_both(settings, stack)), runner, url)
        runner.run(stack.aclose())


async def _both(settings: Settings, stack: AsyncExitStack) -> ServerProcesses:
    both = await stack.enter_async_context(server_processes(settings))
    both.begin("a")
    both.begin("b")
    return both


async def until(happened: Any) -> float:
    """Wait for a condition; return the seconds that took."""
    began = time.monotonic()
    while not happened():
        assert time.monotonic() < began + TIMEOUT_SECONDS, "it did not happen"
        await asyncio.sleep(0.01)
    return time.monotonic() - began


async def check(pair: Pair, players: list[Player]) -> None:
    """Check the database: everything is stored once, and everybody received it."""
    database = Database(read_url(pair.url))
    try:
        await DatabaseCheck(database).check(players)
    finally:
        await database.close()


def at(player: Player, get_address: GetAddress) -> Player:
    player.get_address, player.pause = get_address, 0.0
    return player


def test_a_whole_game_on_two_servers(pair: Pair) -> None:
    """Everybody sees every event once and in order: ``Player`` checks it."""

    async def scenario() -> list[Player]:
        table = await create_table(
            pair.a, "samurai", options={"players": 2}, seats=[{}] * 2
        )
        one, two = table.players(pair.a, random.Random(1))
        players = [at(one, pair.a), at(two, pair.b)]
        await asyncio.gather(*(player.play() for player in players))
        await check(pair, players)
        return players

    one, two = pair.tell(scenario())
    assert one.outcome == two.outcome
    assert len(one.confirmed) > 20
    assert len(two.confirmed) > 20


def test_answers_at_the_same_moment_are_both_kept(pair: Pair) -> None:
    """The answer that loses its number is played as the next input."""

    async def view(player: Player) -> Any:
        path = f"tables/{player.table}/view"
        return await request(player.get_address, "GET", path, token=player.token)

    async def answer(player: Player, offer: Any) -> Any:
        chosen = player.rnd.choice(offer["choices"])["text"]
        player.confirmed.append(Answer(offer["at"], chosen))
        move = {"at": offer["at"], "do": chosen}
        path = f"tables/{player.table}/moves"
        return await request(player.get_address, "POST", path, move, player.token)

    async def scenario() -> list[Any]:
        wanted: dict[str, Any] = {"options": {"start": "preset"}}
        table = await create_table(pair.a, "shogun", **wanted)
        players, found = table.players(pair.b, random.Random(2)), []
        players[0].get_address = pair.a
        for _ in range(8):
            views = [await view(player) for player in players]
            asked = zip(players, (view["offer"] for view in views), strict=True)
            found += await asyncio.gather(*(answer(*one) for one in asked))
        await check(pair, players)
        return found

    assert pair.tell(scenario()) == [{"again": False}] * 24


def test_another_server_continues_when_one_is_killed(
    pair: Pair, record_property: Any
) -> None:
    """A bot has to move when its server is killed; the other server runs it."""

    async def scenario() -> float:
        bots = [{"kind": "bot", "bot": "easy"}] * 2
        table = await create_table(pair.a, "samurai", seats=[{}, *bots])
        (player,) = table.players(pair.a, random.Random(3))
        playing = asyncio.create_task(at(player, pair.a).play())
        # The first answer of a bot takes a while: its worker has to start.
        await until(lambda: player.confirmed and player.is_idle)
        await pair.server_processes.kill("a")
        assert await asyncio.to_thread(_is_bot_due, pair.url, table.id)
        player.get_address = pair.b
        heard = len(player.events)
        took = await until(lambda: len(player.events) > heard)
        goal = len(player.confirmed) + 3
        await until(lambda: len(player.confirmed) >= goal)
        playing.cancel()
        await asyncio.wait([playing])
        pair.server_processes.begin("a")
        await check(pair, [player])
        return took

    seconds = pair.tell(scenario())
    record_property("seconds until the other server goes on", round(seconds, 1))


def test_games_continue_while_one_server_hangs(
    pair: Pair, record_property: Any
) -> None:
    """Those on the other server do not notice; those of the hung server move over."""

    async def scenario() -> tuple[float, float]:
        here = [player for n in range(3) for player in await _seated(pair, pair.b, n)]
        there = [player for n in range(3) for player in await _seated(pair, pair.a, n)]
        for player in here:
            player.pause = HANG_SECONDS / 40  # the games last longer than that
        staying = [asyncio.create_task(player.play()) for player in here]
        leaving = [asyncio.create_task(player.play()) for player in there]
        await until(lambda: all(player.confirmed for player in (*here, *there)))
        pair.server_processes.pause("a")
        try:
            gaps = asyncio.create_task(_longest_gap(here, HANG_SECONDS))
            moved = await _move(there, leaving, pair.b)
            gap = await gaps
        finally:
            pair.server_processes.resume("a")
        for task in staying:
            task.cancel()
        await asyncio.wait(staying)
        await check(pair, [*here, *there])
        return gap, moved

    gap, moved = pair.tell(scenario())
    record_property("longest gap on the other server", round(gap, 2))
    record_property("seconds until moved games continue", round(moved, 2))
    assert gap < MAX_GAP_SECONDS
    assert moved < MAX_GAP_SECONDS


async def _seated(pair: Pair, get_address: GetAddress, number: int) -> list[Player]:
    table = await create_table(
        get_address, "samurai", options={"players": 2}, seats=[{}] * 2
    )
    return table.players(get_address, random.Random(number))


async def _longest_gap(players: list[Player], seconds: float) -> float:
    """Return the longest time without an acknowledgement."""
    began = last = time.monotonic()
    longest, count = 0.0, -1
    while time.monotonic() < began + seconds:
        now, acks = time.monotonic(), sum(len(player.confirmed) for player in players)
        if acks != count:
            last, count = now, acks
        longest = max(longest, now - last)
        await asyncio.sleep(0.01)
    return longest


async def _move(
    players: list[Player], tasks: list["asyncio.Task[None]"], get_address: GetAddress
) -> float:
    """Reconnect to another server; return the seconds until every table continues."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    known = {player.table: 0 for player in players}
    for player in players:
        player.get_address = get_address
        known[player.table] += len(player.confirmed)
    playing = [asyncio.create_task(player.play()) for player in players]

    def have_continued() -> bool:
        return all(
            sum(len(one.confirmed) for one in players if one.table == table) > count
            for table, count in known.items()
        )

    took = await until(have_continued)
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    return took


def test_chat_and_seats_reach_the_other_server(pair: Pair) -> None:
    async def scenario() -> None:
        table = await create_table(pair.a, "samurai", seats=[{}, {}, {"kind": "open"}])
        one, two = table.players(pair.a, random.Random(4))
        listening = [
            asyncio.create_task(at(player, get_address).play())
            for player, get_address in ((one, pair.a), (two, pair.b))
        ]
        await until(lambda: one.info and two.info)
        for number, get_address in enumerate((pair.a, pair.b, pair.a), start=1):
            said = {"text": f"line {number}"}
            token = table.tokens[0]
            await request(get_address, "POST", f"tables/{table.id}/chat", said, token)
        await until(lambda: len(one.chat) == len(two.chat) == 3)
        assert one.chat == two.chat
        join = f"codes/{one.info['code']}/join"
        await request(pair.b, "POST", join, {"name": "Cho"})
        await until(lambda: one.confirmed and two.confirmed)
        assert one.info["seats"][2]["name"] == two.info["seats"][2]["name"] == "Cho"
        for task in listening:
            task.cancel()
        await asyncio.wait(listening)
        await check(pair, [one, two])

    pair.tell(scenario())


def test_two_people_join_at_the_same_moment(pair: Pair) -> None:
    """They get different seats, and the game begins."""

    async def scenario() -> set[int]:
        seats = [{}, {"kind": "open"}, {"kind": "open"}]
        table = await create_table(pair.a, "samurai", seats=seats)
        path, token = f"tables/{table.id}", table.tokens[0]
        info = await request(pair.b, "GET", path, token=token)
        join = f"codes/{info['code']}/join"
        tickets = await asyncio.gather(
            *(
                request(get_address, "POST", join, {})
                for get_address in (pair.a, pair.b)
            )
        )

        async def begun() -> None:
            """The other server learns of the start a moment later."""
            for get_address in (pair.a, pair.b):
                found = await request(get_address, "GET", path, token=token)
                assert found["status"] == "running"

        await until_async(begun)
        return {ticket["seat"] for ticket in tickets}

    assert pair.tell(scenario()) == {1, 2}


def test_a_renewed_link_closes_the_old_one_everywhere(pair: Pair) -> None:
    async def scenario() -> None:
        table = await create_table(pair.a, "samurai")
        path, old = f"tables/{table.id}", table.tokens[1]
        await request(pair.b, "GET", f"{path}/view", token=old)
        ticket = await request(pair.a, "POST", f"{path}/seats/1/link", token=old)
        new = ticket["token"]
        await until_async(lambda: request(pair.b, "GET", f"{path}/view", token=new))
        with pytest.raises(AssertionError, match="bad-token"):
            await request(pair.b, "GET", f"{path}/view", token=old)

    pair.tell(scenario())


async def until_async(asked: Any) -> None:
    """Poll until the result is true."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while True:
        try:
            await asked()
            return
        except AssertionError:
            assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.05)


def test_a_lost_notification_connection_recovers(pair: Pair) -> None:
    """The notification connection between servers breaks during a game."""

    async def scenario() -> list[Player]:
        table = await create_table(
            pair.a, "samurai", options={"players": 2}, seats=[{}] * 2
        )
        one, two = table.players(pair.a, random.Random(6))
        playing = asyncio.gather(at(one, pair.a).play(), at(two, pair.b).play())
        for goal in (5, 10, 15):
            await until(lambda: len(two.confirmed) >= goal)  # noqa: B023
            await asyncio.to_thread(_cut, pair.url)
        await playing
        await check(pair, [one, two])
        return [one, two]

    one, two = pair.tell(scenario())
    assert one.outcome == two.outcome


def _is_bot_due(url: str, table: str) -> bool:
    with psycopg.connect(url) as connection:
        asked = "SELECT bot_due FROM tables WHERE id = %s"
        return connection.execute(asked, (table,)).fetchone() == (True,)


def _cut(url: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
