"""Rematches: a new table with the same players and the same links."""

from contextlib import suppress

import msgspec
from sqlalchemy import update

from sengoku.core.rng import sealed_seed
from sengoku.games import game
from sengoku.server.store import schema
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables.creation import save_new_table
from sengoku.server.tables.live_game import LiveGame
from sengoku.server.tables.loading import read_table
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.errors import ConcurrentUpdateError, conflict
from sengoku.server.wire.tokens import new_id


async def find_or_create(registry: TableRegistry, known: Table) -> Table:
    """Return the rematch of a finished table; there is only ever one."""
    async with registry.locked(known) as table:
        record = table.record
        if record.status not in ("over", "closed"):
            raise conflict("not-over", f"the table is {record.status}, not over")
        if record.rematch is None:
            record.rematch = await _create_once(registry, table)
            await table.save_changes()
    return await registry.open(record.rematch)


async def _create_once(registry: TableRegistry, table: LockedTable) -> str:
    """Create the rematch, unless another process did; return its id."""
    new = LiveGame(_record(table.record, registry.now()), [*map(_seat, table.seats)])
    tables = schema.tables.c
    claim = update(schema.tables).where(tables.id == table.id, tables.rematch.is_(None))
    with suppress(ConcurrentUpdateError):
        await save_new_table(registry, new, claim=claim.values(rematch=new.id))
        return new.id
    async with table.database.reading() as connection:
        found = await read_table(connection, table.id)
    if found is None or found.rematch is None:
        raise conflict("no-rematch", "the table is gone")
    return found.rematch


def _record(old: TableRecord, now: int) -> TableRecord:
    return TableRecord(
        id=new_id(),
        code=None,
        host=old.host,
        watcher=old.watcher,
        name=old.name,
        game=old.game,
        revision=game(old.game).revision,
        options={**old.options},
        seed=sealed_seed(),
        pace=old.pace,
        watch=old.watch,
        status="open",
        made_at=now,
        changed_at=now,
    )


def _seat(old: SeatRecord) -> SeatRecord:
    return msgspec.structs.replace(
        old, stand_in=False, missed=0, seen=0, conceded_at=None, prepared=None
    )
