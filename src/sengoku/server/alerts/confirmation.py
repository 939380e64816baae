"""Confirming an e-mail address: a code goes there, and its owner says it here.

Anybody can name any address. Until the code was said it gets one letter, and no other.
"""

import asyncio
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.alerts import kept, letters
from sengoku.server.alerts.kept import Alert
from sengoku.server.alerts.sender import Sender
from sengoku.server.middleware.rate_limits import Allowance
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.pace import MINUTE
from sengoku.server.store.records import SeatRecord
from sengoku.server.wire.errors import Refused, conflict, not_found
from sengoku.server.wire.tokens import new_code

MAILS: Final = Allowance("e-mail alerts", 10 / 3600, 5)
"""For one client, and for one address, whoever names it."""
AGAIN: Final = 10 * MINUTE
"""So long the same alert sends no second code."""
WRONG: Final = 5
"""After so many wrong codes an alert is removed."""

_alerts: Final = schema.alerts.c


async def ask(sender: Sender, alert: Alert) -> Alert:
    """Keep an e-mail alert; if it is not confirmed, a code is sent, but not too often.

    An address that the same owner has confirmed stays confirmed.
    """
    now, code = sender.now(), new_code()
    asked = msgspec.structs.replace(alert, code=code, told=now)
    found = await kept.add(sender.database, asked, again=now - AGAIN)
    if found.code == code:
        # To read the catalogues of a language takes a moment, once.
        letter = await asyncio.to_thread(letters.write_code, code, found.language)
        sender.send(found, letter)
    return found


async def confirm(
    database: Database, table: str, seat: SeatRecord, id: str, code: str
) -> Alert:
    """Let an alert ring from now on, if that is its code."""
    own = kept.own(table, seat) & (_alerts.id == id)
    async with database.writing() as connection:
        found = await _found(connection, own)
        if found.rings:
            return found
        if found.code == code.strip().upper():
            return await _set_ringing(connection, own)
        is_spent = await _count_wrong(connection, own)
    raise _wrong(is_spent)


async def _found(connection: AsyncConnection, own: ColumnElement[bool]) -> Alert:
    # Who guesses many times at once waits here, one behind the other.
    chosen = select(schema.alerts).where(own).with_for_update()
    row = (await connection.execute(chosen)).mappings().one_or_none()
    if row is None:
        raise not_found("alert")
    return Alert(**row)


async def _set_ringing(connection: AsyncConnection, own: ColumnElement[bool]) -> Alert:
    """Make it like one that was set just now; what was sent was no turn."""
    setting = update(schema.alerts).where(own).values(code=None, told=0, failures=0)
    rows = await connection.execute(setting.returning(*_alerts))
    return Alert(**rows.mappings().one())


async def _count_wrong(connection: AsyncConnection, own: ColumnElement[bool]) -> bool:
    """Count a wrong code; was it the last one, so that the alert is removed?"""
    counting = update(schema.alerts).where(own)
    await connection.execute(counting.values(failures=_alerts.failures + 1))
    spent = delete(schema.alerts).where(own, _alerts.failures >= WRONG)
    return bool((await connection.execute(spent)).rowcount)


def _wrong(is_spent: bool) -> Refused:
    if is_spent:
        return conflict("too-many-codes", "that was the last try; the alert is removed")
    return conflict("wrong-code", "this is not the code that was sent")
