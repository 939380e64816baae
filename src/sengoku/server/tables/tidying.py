"""Putting tables away: what nobody uses is kept on disk and leaves the memory."""

from typing import Final

from sengoku.server.tables.hall import Hall
from sengoku.server.tables.table import Table

IDLE: Final = 60_000
"""A table nobody listens to is put away after so many milliseconds."""


async def tidy(hall: Hall) -> None:
    """Put away what nobody has used for a while."""
    before = hall.now() - IDLE
    for table in [*hall.tables.values()]:
        is_used = table.is_heard or table.used_at >= before
        if not is_used and not table.lock.locked():
            await put_away(hall, table)


async def put_away(hall: Hall, table: Table) -> None:
    """Keep the position and let go of the memory, unless somebody listens."""
    async with table.lock:
        if not table.is_heard:
            await keep_position(hall, table)
            hall.let_go(table)


async def close(hall: Hall) -> None:
    """Keep every position, so that the next start has nothing to play again."""
    for table in [*hall.tables.values()]:
        async with table.lock:
            await keep_position(hall, table)


async def keep_position(hall: Hall, table: Table) -> None:
    """Keep it, unless the table was let go of: it need not be so. Call with the lock.

    Not kept is what another process has played on from.
    """
    if hall.has(table) and table.keep_position():
        await hall.write(table, "snapshot")
