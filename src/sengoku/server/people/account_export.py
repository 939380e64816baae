"""Exports all stored data about an account, for its owner.

There may be a hundred thousand answers. They are read and encoded in slices, so that
the event loop can serve others in between.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Select, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.people.account_bodies import (
    AccountInfo,
    AlertKept,
    AnswerKept,
    LineKept,
    SeatKept,
    SessionKept,
)
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.wire.structs import Wire

ROWS_PER_SLICE: Final = 200
"""Rows encoded at a time."""


async def export(database: Database, account: AccountInfo) -> bytes:
    """Return an encoded ``Export``."""
    id, by_hand = account.id, schema.inputs.c.by == "person"
    async with database.reading() as connection:
        stored = {
            "account": account,
            "sessions": await _rows(connection, SessionKept, schema.sessions, id),
            "seats": await _rows(connection, SeatKept, schema.seats, id),
            "alerts": await _rows(connection, AlertKept, schema.alerts, id),
            "chat": await _rows(connection, LineKept, schema.chat, id),
            "answers": await _rows(connection, AnswerKept, schema.inputs, id, by_hand),
        }
    return msgspec.json.encode(stored)


async def _rows(
    connection: AsyncConnection,
    kind: type[Wire],
    source: Table,
    account: str,
    *more: ColumnElement[bool],
) -> msgspec.Raw:
    """Return the account's rows of *source*, with the fields of *kind*."""
    fields = (source.c[name] for name in kind.__struct_fields__)
    chosen = _own(select(*fields), source, account).where(*more)
    chosen = chosen.order_by(*source.primary_key).execution_options(
        yield_per=ROWS_PER_SLICE
    )
    found = await connection.stream(chosen)
    slices = [_encoded(kind, rows) async for rows in found.mappings().partitions()]
    return msgspec.Raw(b"[" + b",".join(slices) + b"]")


def _encoded(kind: type[Wire], rows: Sequence[RowMapping]) -> bytes:
    """Return *rows* as JSON, without the list's brackets."""
    read = [
        msgspec.convert({str(name): _text(part) for name, part in row.items()}, kind)
        for row in rows
    ]
    return msgspec.json.encode(read)[1:-1]


def _own(chosen: Select[Any], source: Table, account: str) -> Select[Any]:
    if "account" in source.c:
        return chosen.where(source.c.account == account)
    seats = schema.seats.c
    same = (seats.table == source.c.table) & (seats.seat == source.c.seat)
    return chosen.join(schema.seats, same).where(seats.account == account)


def _text(part: object) -> object:
    return part.decode(errors="replace") if isinstance(part, bytes) else part
