"""Answers that are finished even when the caller goes away."""

import asyncio

from sengoku.core.seats import Seat
from sengoku.server.store.records import By
from sengoku.server.tables import preparing
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import Accepted


async def play(
    registry: TableRegistry,
    table: Table,
    seat: Seat,
    at: int,
    do: int | str,
    by: By = "person",
) -> Accepted:
    """Answer question *at*; return when the answer is on disk and published."""

    async def answer() -> Accepted:
        async with registry.locked(table) as locked:
            return await locked.play(seat, at, do, by)

    # In a task: cancelling the caller must not interrupt a commit.
    return await asyncio.shield(asyncio.create_task(answer()))


async def take_back(
    registry: TableRegistry, table: Table, seat: Seat, at: int
) -> Accepted:
    async def undo() -> Accepted:
        async with registry.locked(table) as locked:
            return await preparing.take_back(locked, seat, at)

    return await asyncio.shield(asyncio.create_task(undo()))
