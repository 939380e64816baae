"""Lists of tables for everybody: to watch, to join, and the game of the day."""

import math
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Select, exists, select

from sengoku.core.rules import Outcome
from sengoku.server.people.sessions import DAY_MS
from sengoku.server.store import schema
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.bodies import TableInfo
from sengoku.server.wire.errors import Refused

MAX_LISTED: Final = 50
MAX_WAIT_MS: Final = 7 * DAY_MS
"""A table that has waited longer for players is not listed any more."""

_tables: Final = schema.tables.c
_seats: Final = schema.seats.c
_read_outcome: Final = msgspec.json.Decoder(Outcome).decode


async def running(registry: TableRegistry) -> list[TableInfo]:
    """Return the running public tables, the latest first."""
    chosen = select(_tables.id).where(
        _tables.status == "running", _tables.watch == "public"
    )
    return await _open(registry, await _latest(registry, chosen))


async def joinable(registry: TableRegistry) -> list[TableInfo]:
    """Return the listed tables that wait for players, the latest first."""
    chosen = select(_tables.id).where(
        _tables.status == "open",
        _tables.listed,
        _tables.made_at > registry.now() - MAX_WAIT_MS,
    )
    return await _open(registry, await _latest(registry, chosen))


async def game_of_the_day(registry: TableRegistry) -> TableInfo | None:
    """Return the closest of the latest public games in which nobody gave up.

    Games that ended today count only if there are no older ones, so that the choice
    stays the same all day.
    """
    columns = select(_tables.id, _tables.outcome, _tables.over_at)
    chosen = columns.where(
        _tables.status == "over",
        _tables.watch == "public",
        _tables.origin.is_(None),
        _tables.over_at.is_not(None),
        ~exists().where(_seats.table == _tables.id, _seats.conceded_at.is_not(None)),
    )
    found = await _latest(registry, chosen)
    today = registry.now() // DAY_MS * DAY_MS
    before = [row for row in found if row.over_at < today]
    for row in sorted(before or found, key=lambda row: _margin(row.outcome)):
        if infos := await _open(registry, [row]):
            return infos[0]
    return None


def _margin(outcome: bytes) -> float:
    """Return by how many points the first is ahead of the second."""
    try:
        first, second, *_ = sorted(_read_outcome(outcome).scores, reverse=True)
    except (ValueError, TypeError):
        return math.inf  # damaged: the last to be shown
    return first - second


async def _latest(registry: TableRegistry, chosen: Select[Any]) -> list[Any]:
    latest = chosen.order_by(_tables.made_at.desc()).limit(MAX_LISTED)
    async with registry.database.reading() as connection:
        return [*await connection.execute(latest)]


async def _open(registry: TableRegistry, rows: list[Any]) -> list[TableInfo]:
    found = []
    for row in rows:
        with suppress(Refused):  # damaged, or just deleted
            found.append((await registry.open(row.id)).info())
    return found
