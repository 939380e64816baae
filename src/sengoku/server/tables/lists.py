"""Lists of tables for everybody: to watch, to join, and the game of the day."""

from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Select, select

from sengoku.core.rules import Outcome
from sengoku.server.store import schema
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.bodies import TableInfo
from sengoku.server.wire.errors import Refused

MAX_LISTED: Final = 50
DAY_MS: Final = 24 * 60 * 60 * 1000
MAX_WAIT_MS: Final = 7 * DAY_MS
"""A table that has waited longer for players is not listed any more."""

_tables: Final = schema.tables.c
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
    """Return the closest of the latest public games.

    Games that ended today count only if there are no older ones, so that the choice
    stays the same all day.
    """
    columns = select(_tables.id, _tables.outcome, _tables.over_at)
    chosen = columns.where(
        _tables.status == "over", _tables.watch == "public", _tables.origin.is_(None)
    )
    found = [row for row in await _latest(registry, chosen) if _is_readable(row)]
    today = registry.now() // DAY_MS * DAY_MS
    before = [row for row in found if row.over_at < today]
    for row in sorted(before or found, key=_margin):
        if infos := await _open(registry, [row]):
            return infos[0]
    return None


def _is_readable(row: Any) -> bool:
    """Return whether the row is whole: one damaged table does not break the list."""
    try:
        return len(_read_outcome(row.outcome).scores) > 1 and row.over_at >= 0
    except (ValueError, TypeError):
        return False


def _margin(row: Any) -> int:
    """Return by how many points the first is ahead of the second."""
    first, second, *_ = sorted(_read_outcome(row.outcome).scores, reverse=True)
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
