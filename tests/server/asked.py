"""What bots are asked, on a server and on its twin."""

import asyncio
import pickle
import random
from collections import defaultdict

import pytest

from sengoku.core import seats as seat_sets
from sengoku.server.tables.bots import BotPool, BotQuestion
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.testing.laws_of_the_line import unseen_deed
from tests.server.given import PATIENCE
from tests.server.houses import House, Pair, still_life
from tests.server.twins import both

Heard = dict[str, bytes]
"""What the bot of a table was asked, as it goes to another process."""
UNSEEN = 3


async def asked_of_bots(house: House) -> tuple[Heard, Heard]:
    """Let a bot take every viewer's seat in both houses; return what it is asked.

    In one of them others do something unseen before.
    """
    heard: dict[int, Heard] = defaultdict(dict)

    async def listen(bots: BotPool, asked: BotQuestion) -> int:
        heard[id(bots)][asked.table] = pickle.dumps(asked)
        await asyncio.Event().wait()
        return 0

    with still_life(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "answer", listen)
        async with both(house) as ((first, second), _):
            taken: list[tuple[TableRegistry, Table]] = []
            for pair in house.pairs:
                await _do_unseen(second.registry, pair)
                for registry in (first.registry, second.registry):
                    table = await _take_seat(registry, pair)
                    taken += [] if table is None else [(registry, table)]
            async with asyncio.timeout(PATIENCE):
                while sum(map(len, heard.values())) < len(taken):
                    # The database knows nothing of these bots, to ask for them again.
                    for registry, table in taken:
                        registry.notify(table)
                    await asyncio.sleep(0.01)
    one, other = heard.values()
    return one, other


async def _do_unseen(registry: TableRegistry, pair: Pair) -> None:
    table, rnd = await registry.open(pair.table), random.Random(pair.table)
    match = table.running
    for _ in range(UNSEEN):
        deed = unseen_deed(match.rules, match.state, pair.viewer, rnd)
        if deed is not None:
            at = match.asked_at(deed.seat)
            await registry.play(table, deed.seat, at, deed.action)


async def _take_seat(registry: TableRegistry, pair: Pair) -> Table | None:
    """Let a bot take the viewer's seat; None when it has nothing to answer."""
    table = await registry.open(pair.table)
    if pair.viewer is None or not seat_sets.contains(table.record.waiting, pair.viewer):
        return None
    seat = table.seats[pair.viewer]
    seat.kind, seat.bot = "bot", "normal"
    table.schedule()
    registry.notify(table)
    return table
