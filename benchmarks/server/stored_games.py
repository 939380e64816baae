"""Fills an SQLite database with games that are over: copies of one that was played."""

import asyncio
import random
from collections.abc import Mapping
from typing import Final

from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.database import Database, migrate, read_url
from sengoku.server.tables.creation import create_table
from sengoku.server.tables.registry import TableRegistry, now
from sengoku.server.wire.bodies import NewSeat, NewTable

COPIED_INPUTS: Final = 10
"""Of each copy; a whole game has some hundred."""
EACH: Final = 10
"""Running games that can be opened, short ones and long ones."""
SHORT, LONG = 30, 150
"""Their inputs."""
TO_THE_END: Final = 100_000
OUTCOME: Final = '{"scores":[1,2,3,4],"winners":[3],"ranks":[4,3,2,1]}'

ID: Final = "printf('z%09d', copy)"
COPIES: Final[Mapping[SqlTable, Mapping[str, str]]] = {
    schema.tables: {
        "id": ID,
        "code": "NULL",
        "outcome": f"CAST('{OUTCOME}' AS BLOB)",
        "made_at": "made_at - 60000 * copy",
        "changed_at": "changed_at - 60000 * copy",
        "over_at": "over_at - 60000 * copy",
    },
    schema.seats: {"table": ID, "token": "NULL"},
    schema.inputs: {"table": ID},
}
"""What differs in a copy, by column."""


async def store_games(url: str, game: str, count: int) -> tuple[list[str], list[str]]:
    """Store *count* games; return short running ones beside them, and long ones."""
    database = Database(read_url(url))
    await migrate(database)
    registry = TableRegistry(database, Settings(), now)
    registry.journal.start()
    lengths = [TO_THE_END, *[SHORT] * EACH, *[LONG] * EACH]
    try:
        made, *others = await asyncio.gather(
            *(_played(registry, game, length) for length in lengths)
        )
        async with database.writing() as connection:
            for table, changes in COPIES.items():
                await _copy(connection, table, changes, made, count)
    finally:
        await registry.journal.stop()
        await database.close()
    return others[:EACH], others[EACH:]


async def _played(registry: TableRegistry, game: str, length: int) -> str:
    """Play a public game at random for *length* inputs, or to the end."""
    rnd = random.Random(length)
    wanted = NewTable(game, seats=(NewSeat(),) * 4, watch="public")
    table, _ = await create_table(registry, wanted)
    while table.match is not None and table.match.number < length:
        if table.match.is_over:
            break
        seat = rnd.choice(table.match.waiting())
        action = rnd.choice(table.match.rules.legal(table.match.state, seat))
        async with registry.locked(table) as locked:
            await locked.play(seat, table.match.asked_at(seat), action)
    return table.id


async def _copy(
    connection: AsyncConnection,
    table: SqlTable,
    changes: Mapping[str, str],
    id: str,
    count: int,
) -> None:
    names = [column.name for column in table.columns]
    values = ", ".join(changes.get(name, f'"{name}"') for name in names)
    quoted = ", ".join(f'"{name}"' for name in names)
    key = "id" if table is schema.tables else '"table"'
    chosen = f"{key} = ?"
    if table is schema.inputs:
        chosen += f" AND number < {COPIED_INPUTS}"
    copies = (
        "WITH RECURSIVE copies(copy) AS (SELECT 1 UNION ALL SELECT copy + 1"
        f" FROM copies WHERE copy < {count})"
    )
    await connection.exec_driver_sql(
        f"{copies} INSERT INTO {table.name} ({quoted})"
        f" SELECT {values} FROM {table.name}, copies WHERE {chosen}",
        (id,),
    )
