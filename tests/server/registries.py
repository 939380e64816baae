"""A table registry without a server, tables in it, and a listener."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sengoku.core.seats import Viewer
from sengoku.match import Match, Offer
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, migrate, read_url
from sengoku.server.store.pace import Live
from sengoku.server.store.records import to_row
from sengoku.server.tables import moves
from sengoku.server.tables.audience import Audience
from sengoku.server.tables.creation import create_table
from sengoku.server.tables.locked_table import Lock
from sengoku.server.tables.registry import TableRegistry, now
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import NewSeat, NewTable


@asynccontextmanager
async def a_registry(
    url: str, now: Callable[[], int] = now
) -> AsyncIterator[TableRegistry]:
    database = Database(read_url(url))
    await migrate(database)
    registry = TableRegistry(database, Settings(), now)
    registry.journal.start()
    try:
        yield registry
    finally:
        await registry.journal.stop()
        await database.close()


async def a_table(registry: TableRegistry, game: str, **options: Any) -> Table:
    wanted = NewTable(game, seats=(NewSeat(),) * 3, pace=Live(), options=options)
    table, _ = await create_table(registry, wanted)
    return table


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def asked(table: Table) -> list[Offer]:
    offers = map(match_of(table).offer, range(len(table.seats)))
    return [offer for offer in offers if offer is not None]


async def play_at_random(
    registry: TableRegistry, table: Table, rnd: random.Random
) -> None:
    """Let a random seat answer, revise or take back an answer."""
    offers = asked(table)
    back = [one for one in offers if one.can_take_back]
    if back and rnd.random() < 0.2:
        await moves.take_back(registry, table, back[0].seat, back[0].at)
        return
    offer = rnd.choice([one for one in offers if one.choices] or offers)
    choices = offer.choices or offer.revisions
    if offer.revisions and rnd.random() < 0.2:
        choices = offer.revisions
    await moves.play(registry, table, offer.seat, offer.at, rnd.choice(choices).id)


async def everything(table: Table) -> dict[str, Any]:
    """Return everything that anybody can see of a table, and its internal state."""
    async with Lock(table) as locked:
        await locked.load_history()
    match, viewers = match_of(table), (None, *range(len(table.seats)))
    record = to_row(table.record)
    del record["snapshot"]
    return {
        "views": [
            table.broadcaster.view(Audience(viewer, wants_books=True))
            for viewer in viewers
        ],
        "asked": [match.asked_at(seat) for seat in range(len(table.seats))],
        "sum": match.digest,
        "standing": match.live_events(None),
        "record": record,
        "seats": table.seats,
        "answered": table._game._answered,
    }


async def reloaded(registry: TableRegistry, table: Table) -> Table:
    """Return the table as another process would load it."""
    return await TableRegistry(registry.database, registry.settings).open(table.id)


class RecordingListener:
    """A listener that records its messages."""

    viewer: Viewer = None

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.was_disconnected = False
        self.was_revoked = False

    def push(self, message: bytes) -> None:
        self.messages.append(message)

    def revoke(self) -> None:
        self.was_revoked = True

    def disconnect(self) -> None:
        self.was_disconnected = True
