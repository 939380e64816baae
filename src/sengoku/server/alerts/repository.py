"""Stored alerts, and which of them were sent.

An alert belongs to the owner of the seat's secret when it was set. It stops when the
seat changes hands. An alert that still has a code is not active yet: see
``confirmation``.
"""

from collections.abc import Collection
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, case, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from sengoku.core.seats import Seat
from sengoku.server.alerts.targets import AlertKind
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.records import SeatRecord
from sengoku.server.wire.errors import conflict
from sengoku.server.wire.tokens import new_id

MAX_ALERTS_PER_SEAT: Final = 8
"""The most alerts of a seat."""
MAX_FAILURES: Final = 5
"""An alert is removed after this many failures in a row."""

_alerts: Final = schema.alerts.c


class Alert(msgspec.Struct, frozen=True):
    """*told* and *reminded*: when the last turn alert and the last reminder were sent.

    While there is a *code*, *told* is when it was sent, and *failures* counts wrong
    codes.
    """

    id: str
    table: str
    seat: Seat
    kind: AlertKind
    target: bytes
    language: str
    failures: int
    token: str
    told: int
    reminded: int
    code: str | None = None

    @property
    def is_active(self) -> bool:
        return self.code is None


def _of_seat(table: str, seat: Seat) -> ColumnElement[bool]:
    return (_alerts.table == table) & (_alerts.seat == seat)


def own(table: str, seat: SeatRecord) -> ColumnElement[bool]:
    """Select the alerts of the seat's current owner."""
    return _of_seat(table, seat.seat) & (_alerts.token == (seat.token or ""))


def new(
    table: str, seat: SeatRecord, kind: AlertKind, target: bytes, language: str
) -> Alert:
    owner = seat.token or ""
    return Alert(new_id(), table, seat.seat, kind, target, language, 0, owner, 0, 0)


async def add(database: Database, new: Alert, again: int = 0) -> Alert:
    """Save an alert; an existing one with the same target gets the new language.

    If unconfirmed, it gets the new code, unless its own was sent after *again*.
    """
    here = _of_seat(new.table, new.seat)
    insert = insert_sqlite if database.is_sqlite else insert_postgres
    saving = insert(schema.alerts).values(msgspec.structs.asdict(new))
    saving = saving.on_conflict_do_update(
        index_elements=["table", "seat", "kind", "target"],
        set_=_on_conflict(new, again),
    )
    async with database.writing() as connection:
        gone = delete(schema.alerts).where(here, _alerts.token != new.token)
        await connection.execute(gone)
        saved = await connection.execute(saving.returning(*_alerts))
        alert = Alert(**saved.mappings().one())
        count = select(func.count()).select_from(schema.alerts).where(here)
        if (await connection.execute(count)).scalar_one() > MAX_ALERTS_PER_SEAT:
            raise conflict(
                "too-many-alerts", f"a seat has at most {MAX_ALERTS_PER_SEAT} alerts"
            )
    return alert


def _on_conflict(new: Alert, again: int) -> dict[str, Any]:
    is_old = _alerts.code.is_not(None) & (_alerts.told <= again)
    # Setting an alert again allows no further guesses at the same code.
    is_same = _alerts.code.is_not(None) & (_alerts.told > again)
    return {
        "language": new.language,
        "failures": case((is_same, _alerts.failures), else_=0),
        "code": case((is_old, new.code), else_=_alerts.code),
        "told": case((is_old, new.told), else_=_alerts.told),
    }


async def of_seat(database: Database, table: str, seat: SeatRecord) -> list[Alert]:
    """Return the alerts of the seat's current owner."""
    chosen = select(schema.alerts).where(own(table, seat))
    async with database.reading() as connection:
        rows = (await connection.execute(chosen.order_by(_alerts.id))).mappings()
        return [Alert(**row) for row in rows]


async def active_alerts(
    database: Database, table: str, seat: SeatRecord
) -> list[Alert]:
    """Return the confirmed alerts of the seat's current owner."""
    return [alert for alert in await of_seat(database, table, seat) if alert.is_active]


async def remove(database: Database, table: str, seat: Seat, id: str) -> bool:
    there = _of_seat(table, seat) & (_alerts.id == id)
    return bool(await _delete(database, there))


async def remove_for_owner(
    database: Database, table: str, seat: SeatRecord, former: bool = False
) -> list[Alert]:
    """Remove the alerts of the owner, or of *former* owners.

    Returns the active ones.
    """
    owner = seat.token or ""
    whose = _alerts.token != owner if former else _alerts.token == owner
    gone = await _delete(database, _of_seat(table, seat.seat) & whose)
    return [alert for alert in gone if alert.is_active]


async def _delete(database: Database, chosen: ColumnElement[bool]) -> list[Alert]:
    removing = delete(schema.alerts).where(chosen).returning(*_alerts)
    async with database.writing() as connection:
        rows = (await connection.execute(removing)).mappings()
        return [Alert(**row) for row in rows]


async def with_alerts(database: Database, tables: Collection[str]) -> set[str]:
    """Return those of *tables* that have alerts."""
    chosen = select(_alerts.table).where(_alerts.table.in_(tables)).distinct()
    async with database.reading() as connection:
        return {*(await connection.execute(chosen)).scalars()}


async def claim(
    database: Database,
    table: str,
    seat: SeatRecord,
    what: Literal["told", "reminded"],
    since: int,
    now: int,
) -> list[Alert]:
    """Return the alerts not sent *since*. Only one process gets them."""
    sent: dict[str, Any] = {what: now}
    taking = (
        update(schema.alerts)
        .where(own(table, seat))
        .where(_alerts[what] < since, _alerts.code.is_(None))
        .values(sent)
        .returning(*_alerts)
    )
    async with database.writing() as connection:
        rows = (await connection.execute(taking)).mappings()
        return [Alert(**row) for row in rows]


async def note_sent(database: Database, alert: Alert) -> None:
    if alert.failures:
        await _set_failures(database, alert, 0)


async def note_failed(database: Database, alert: Alert) -> None:
    """Count a failure, and remove an alert that keeps failing."""
    await _set_failures(database, alert, _alerts.failures + 1)
    spent = (_alerts.id == alert.id) & (_alerts.failures >= MAX_FAILURES)
    await _delete(database, spent)


async def note_gone(database: Database, alert: Alert) -> None:
    await _delete(database, _alerts.id == alert.id)


async def _set_failures(database: Database, alert: Alert, count: Any) -> None:
    # While there is a code, *failures* counts wrong codes instead.
    confirmed = _alerts.code.is_(None)
    setting = update(schema.alerts).where(_alerts.id == alert.id, confirmed)
    async with database.writing() as connection:
        await connection.execute(setting.values(failures=count))
