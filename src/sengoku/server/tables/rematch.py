"""The same people once more: a new table that the old links open."""

import msgspec
from sqlalchemy import update

from sengoku.core.rng import sealed_seed
from sengoku.games import game
from sengoku.server.store import schema
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.loading import read_table
from sengoku.server.tables.setting_up import add
from sengoku.server.tables.table import Table
from sengoku.server.wire.errors import conflict
from sengoku.server.wire.tokens import new_id


async def play_again(hall: Hall, known: Table) -> Table:
    """Return the rematch of a table that is over; there is only ever one."""
    async with hall.held(known) as table:
        record = table.record
        if record.status not in ("over", "closed"):
            raise conflict("not-over", f"the table is {record.status}, not over")
        if record.rematch is None:
            record.rematch = await _agree(hall, table)
            await hall.change(table)
    return await hall.open(record.rematch)


async def _agree(hall: Hall, table: Table) -> str:
    """Set up the rematch, unless another process was faster; return its id."""
    new = Table(_record(table.record, hall.now()), [*map(_seat, table.seats)])
    tables = schema.tables.c
    claim = update(schema.tables).where(tables.id == table.id, tables.rematch.is_(None))
    if await add(hall, new, claim=claim.values(rematch=new.id)):
        return new.id
    async with hall.database.reading() as connection:
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
    return msgspec.structs.replace(old, stand_in=False, missed=0, seen=0)
