"""Everything that is kept about an account, for its owner.

That may be a hundred thousand answers. They are read and encoded a slice at a time, and
between two slices the server does what others ask.
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
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.structs import Wire

SLICE: Final = 200
"""So many rows are encoded at once."""


async def export(registry: TableRegistry, account: AccountInfo) -> bytes:
    """Return an ``Export``, encoded."""
    id, by_hand = account.id, schema.inputs.c.by == "person"
    async with registry.database.reading() as line:
        kept = {
            "account": account,
            "sessions": await _kept(line, SessionKept, schema.sessions, id),
            "seats": await _kept(line, SeatKept, schema.seats, id),
            "alerts": await _kept(line, AlertKept, schema.alerts, id),
            "chat": await _kept(line, LineKept, schema.chat, id),
            "answers": await _kept(line, AnswerKept, schema.inputs, id, by_hand),
        }
    return msgspec.json.encode(kept)


async def _kept(
    connection: AsyncConnection,
    kind: type[Wire],
    source: Table,
    account: str,
    *more: ColumnElement[bool],
) -> msgspec.Raw:
    """Return the rows of *source* that are the account's, with the fields of *kind*."""
    fields = (source.c[name] for name in kind.__struct_fields__)
    chosen = _own(select(*fields), source, account).where(*more)
    chosen = chosen.order_by(*source.primary_key).execution_options(yield_per=SLICE)
    found = await connection.stream(chosen)
    slices = [_encoded(kind, rows) async for rows in found.mappings().partitions()]
    return msgspec.Raw(b"[" + b",".join(slices) + b"]")


def _encoded(kind: type[Wire], rows: Sequence[RowMapping]) -> bytes:
    """Return *rows* as JSON, without the brackets of the list."""
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
