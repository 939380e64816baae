"""Everything that is kept about an account, for its owner."""

from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Select, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.people.account_bodies import (
    AccountInfo,
    AlertKept,
    AnswerKept,
    Export,
    LineKept,
    SeatKept,
    SessionKept,
)
from sengoku.server.store import schema
from sengoku.server.tables.hall import Hall
from sengoku.server.wire.structs import Wire

Kept = TypeVar("Kept", bound=Wire)


async def export(hall: Hall, account: AccountInfo) -> Export:
    id, by_hand = account.id, schema.inputs.c.by == "person"
    async with hall.database.reading() as line:
        return Export(
            account=account,
            sessions=await _kept(line, SessionKept, schema.sessions, id),
            seats=await _kept(line, SeatKept, schema.seats, id),
            alerts=await _kept(line, AlertKept, schema.alerts, id),
            chat=await _kept(line, LineKept, schema.chat, id),
            answers=await _kept(line, AnswerKept, schema.inputs, id, by_hand),
        )


async def _kept(
    connection: AsyncConnection,
    kind: type[Kept],
    source: Table,
    account: str,
    *more: ColumnElement[bool],
) -> tuple[Kept, ...]:
    """Return the rows of *source* that are the account's, with the fields of *kind*."""
    fields = (source.c[name] for name in kind.__struct_fields__)
    chosen = _own(select(*fields), source, account).where(*more)
    rows = await connection.execute(chosen.order_by(*source.primary_key))
    return tuple(
        msgspec.convert({str(name): _text(part) for name, part in row.items()}, kind)
        for row in rows.mappings()
    )


def _own(chosen: Select[Any], source: Table, account: str) -> Select[Any]:
    if "account" in source.c:
        return chosen.where(source.c.account == account)
    seats = schema.seats.c
    same = (seats.table == source.c.table) & (seats.seat == source.c.seat)
    return chosen.join(schema.seats, same).where(seats.account == account)


def _text(part: object) -> object:
    return part.decode(errors="replace") if isinstance(part, bytes) else part
