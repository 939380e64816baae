"""Confirms e-mail addresses: a code is sent there, and its owner enters it here.

Anybody can enter any address. Until the code is entered, it gets a single message.
"""

import asyncio
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.alerts import messages, repository
from sengoku.server.alerts.repository import Alert
from sengoku.server.alerts.sender import Sender
from sengoku.server.middleware.rate_limits import Allowance
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.pace import MINUTE_MS
from sengoku.server.store.records import SeatRecord
from sengoku.server.wire.errors import Refused, conflict, not_found
from sengoku.server.wire.tokens import new_code

EMAIL_ALERTS: Final = Allowance("e-mail alerts", 10 / 3600, 5)
"""Per client, and per e-mail address regardless of the client."""
RESEND_INTERVAL_MS: Final = 10 * MINUTE_MS
"""The shortest time between two codes for the same alert."""
MAX_WRONG_CODES: Final = 5
"""An alert is removed after this many wrong codes."""

_alerts: Final = schema.alerts.c


async def request(sender: Sender, alert: Alert) -> Alert:
    """Save an e-mail alert, and send a code if it is not confirmed, but not too often.

    An address that the same owner has confirmed stays confirmed.
    """
    now, code = sender.now(), new_code()
    asked = msgspec.structs.replace(alert, code=code, told=now)
    found = await repository.add(sender.database, asked, again=now - RESEND_INTERVAL_MS)
    if found.code == code:
        # Loading the texts of a language blocks for a moment, once.
        message = await asyncio.to_thread(messages.code_message, code, found.language)
        sender.send(found, message)
    return found


async def confirm(
    database: Database, table: str, seat: SeatRecord, id: str, code: str
) -> Alert:
    """Activate an alert if *code* is right."""
    own = repository.own(table, seat) & (_alerts.id == id)
    async with database.writing() as connection:
        found = await _found(connection, own)
        if found.is_active:
            return found
        if found.code == code.strip().upper():
            return await _activate(connection, own)
        is_spent = await _count_wrong(connection, own)
    raise _wrong(is_spent)


async def _found(connection: AsyncConnection, own: ColumnElement[bool]) -> Alert:
    # Serialises concurrent guesses.
    chosen = select(schema.alerts).where(own).with_for_update()
    row = (await connection.execute(chosen)).mappings().one_or_none()
    if row is None:
        raise not_found("alert")
    return Alert(**row)


async def _activate(connection: AsyncConnection, own: ColumnElement[bool]) -> Alert:
    """Reset it to a new, confirmed alert: the code was not a turn alert."""
    setting = update(schema.alerts).where(own).values(code=None, told=0, failures=0)
    rows = await connection.execute(setting.returning(*_alerts))
    return Alert(**rows.mappings().one())


async def _count_wrong(connection: AsyncConnection, own: ColumnElement[bool]) -> bool:
    """Count a wrong code; True when it was the last try and the alert is removed."""
    counting = update(schema.alerts).where(own)
    await connection.execute(counting.values(failures=_alerts.failures + 1))
    spent = delete(schema.alerts).where(own, _alerts.failures >= MAX_WRONG_CODES)
    return bool((await connection.execute(spent)).rowcount)


def _wrong(is_spent: bool) -> Refused:
    if is_spent:
        return conflict("too-many-codes", "that was the last try; the alert is removed")
    return conflict("wrong-code", "this is not the code that was sent")
