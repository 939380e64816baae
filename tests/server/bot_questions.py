"""What bots are asked, on the original server and on the scrambled one."""

import asyncio
import pickle
import random
from collections import defaultdict

import pytest

from sengoku.core import seats as seat_sets
from sengoku.server.tables import moves
from sengoku.server.tables.bots import BotPool, BotQuestion
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.testing.laws_of_the_line import unseen_deed
from tests.server.differential import both_servers
from tests.server.registries import match_of
from tests.server.scrambled_games import ScrambledGames, ViewedGame, frozen_randomness
from tests.server.table_client import TIMEOUT_SECONDS

Questions = dict[str, bytes]
"""The pickled question to the bot of each table."""
HIDDEN_ACTIONS = 3


async def questions_to_bots(games: ScrambledGames) -> tuple[Questions, Questions]:
    """Let a bot take every viewer's seat on both servers; return what it is asked.

    On one of them, others do something hidden first.
    """
    questions: dict[int, Questions] = defaultdict(dict)

    async def listen(bots: BotPool, asked: BotQuestion) -> int:
        questions[id(bots)][asked.bot.table] = pickle.dumps(asked)
        await asyncio.Event().wait()
        return 0

    with frozen_randomness(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "answer", listen)
        async with both_servers(games) as ((first, second), _):
            taken: list[tuple[TableRegistry, Table]] = []
            for pair in games.pairs:
                await _act_hidden(second.registry, pair)
                for registry in (first.registry, second.registry):
                    table = await _take_seat(registry, pair)
                    taken += [] if table is None else [(registry, table)]
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while sum(map(len, questions.values())) < len(taken):
                    # These bots are not in the database, so nothing retries.
                    for registry, table in taken:
                        await _notify(registry, table)
                    await asyncio.sleep(0.01)
    one, other = questions.values()
    return one, other


async def _act_hidden(registry: TableRegistry, pair: ViewedGame) -> None:
    table, rnd = await registry.open(pair.table), random.Random(pair.table)
    match = match_of(table)
    for _ in range(HIDDEN_ACTIONS):
        deed = unseen_deed(match.rules, match.state, pair.viewer, rnd)
        if deed is not None:
            at = match.asked_at(deed.seat)
            await moves.play(registry, table, deed.seat, at, deed.action)


async def _take_seat(registry: TableRegistry, pair: ViewedGame) -> Table | None:
    """Let a bot take the viewer's seat; None when it is not asked."""
    table = await registry.open(pair.table)
    if pair.viewer is None or not seat_sets.contains(table.record.waiting, pair.viewer):
        return None
    seat = table.seats[pair.viewer]
    seat.kind, seat.bot = "bot", "normal"
    table._game.schedule()
    await _notify(registry, table)
    return table


async def _notify(registry: TableRegistry, table: Table) -> None:
    async with registry.locked(table) as locked:
        locked.notify()
