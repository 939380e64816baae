"""Finds damaged tables: loads every one as a server does, and changes nothing."""

from typing import Final

from sqlalchemy import select

from sengoku.server.hosting.checks import Finding
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.transient import is_transient
from sengoku.server.tables.damage import SnapshotError
from sengoku.server.tables.live_game import LiveGame
from sengoku.server.tables.loading import load

MAX_NAMED_TABLES: Final = 5


async def tables(database: Database) -> Finding:
    """Report the tables that cannot be opened."""
    async with database.reading() as connection:
        ids = [*(await connection.execute(select(schema.tables.c.id))).scalars()]
    damaged = [id for id in ids if await is_damaged(database, id)]
    if not damaged:
        return Finding("ok", "tables", f"{len(ids)} can be opened")
    named = ", ".join(damaged[:MAX_NAMED_TABLES])
    rest = ", …" if len(damaged) > MAX_NAMED_TABLES else ""
    says = f"{len(damaged)} of {len(ids)} are damaged: {named}{rest}"
    return Finding("fail", "tables", says)


async def is_damaged(database: Database, id: str) -> bool:
    """Can the table not be opened, neither from its snapshot nor from its inputs?"""
    try:
        try:
            await _open(database, id, from_start=False)
        except SnapshotError:
            await _open(database, id, from_start=True)
    except Exception as error:
        if is_transient(error):
            raise
        return True
    return False


async def _open(database: Database, id: str, from_start: bool) -> None:
    loaded = await load(database, id, from_start)
    if loaded is not None:  # it may have been deleted meanwhile
        live = LiveGame(loaded.record, loaded.seats)
        loaded.apply_to(live)
        live.info()
