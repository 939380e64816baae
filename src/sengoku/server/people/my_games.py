"""The games of one person: which wait for me, and what happened since I looked?

All of it is what the own seat may know. The newest table comes first; the time of the
last input would tell when others do something in secret.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Select, exists, select

from sengoku.core import seats as seat_sets
from sengoku.core.seats import Seat
from sengoku.server.people.account_bodies import HeldSeat, OwnGame
from sengoku.server.store import schema
from sengoku.server.tables.access import identify, seat_of_account
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.errors import Refused, conflict
from sengoku.server.wire.tokens import hash_token

MOST: Final = 50

_seats = schema.seats.c
_tables = schema.tables.c


class Place(NamedTuple):
    """A seat, and what any process knows of how much it has seen."""

    table: str
    seat: Seat
    seen: int


_PLACE: Final = (_tables.id, _seats.seat, _seats.seen)


async def of_account(
    registry: TableRegistry, account: str, skip: int = 0
) -> list[OwnGame]:
    """Return the games of *account* after the newest *skip*."""
    before = schema.seats.alias().c
    # A session opens the first seat of its owner at a table.
    has_another = exists().where(
        before.table == _seats.table,
        *_owned(before, account),
        before.seat < _seats.seat,
    )
    chosen = select(*_PLACE).where(*_owned(_seats, account), ~has_another)
    rows = await _rows(registry, chosen.offset(skip))
    return await _games(registry, (Place(*row) for row in rows))


def _owned(seats: Any, account: str) -> tuple[ColumnElement[bool], ...]:
    return seats.account == account, seats.kind == "person"


async def of_tokens(registry: TableRegistry, held: Iterable[HeldSeat]) -> list[OwnGame]:
    """Return the games whose seats are opened by what is *held*."""
    wanted = {(one.table, hash_token(one.token)) for one in held}
    tokens = [token for _, token in wanted]
    chosen = select(*_PLACE, _seats.token).where(_seats.token.in_(tokens))
    rows = await _rows(registry, chosen)
    known = (Place(*place) for *place, token in rows if (place[0], token) in wanted)
    return await _games(registry, known)


async def _rows(registry: TableRegistry, chosen: Select[Any]) -> list[Any]:
    joined = chosen.join_from(
        schema.tables, schema.seats, _seats.table == _tables.id
    ).order_by(_tables.made_at.desc(), _tables.id, _seats.seat)
    async with registry.database.reading() as connection:
        return [*(await connection.execute(joined.limit(MOST))).all()]


async def _games(registry: TableRegistry, places: Iterable[Place]) -> list[OwnGame]:
    found = []
    for place in places:
        with suppress(Refused):  # it was put away for good just now
            async with registry.locked(await registry.open(place.table)) as table:
                found.append(_game(table, place.seat, place.seen))
    return found


def _game(table: Table, seat: Seat, seen: int) -> OwnGame:
    own = table.seats[seat]
    asked = seat_sets.contains(table.record.waiting, seat)
    runs = table.record.status == "running" and not own.is_played_by_bot
    unread = table.event_count(seat) - max(own.seen, seen) if table.match else 0
    return OwnGame(
        table=table.info(),
        seat=seat,
        waits=runs and asked,
        unread=max(unread, 0),
        waiting=tuple(seat_sets.each(table.record.waiting)),
        due_at=_due(table, seat),
    )


def _due(table: Table, seat: Seat) -> int | None:
    """Return when the seat's time is up, or else that of the first who is asked."""
    clocks = table.record.clocks
    own = clocks[seat].due if clocks else None
    if own is not None:
        return own
    return min((clock.due for clock in clocks if clock.due is not None), default=None)


async def attach(registry: TableRegistry, account: str, held: HeldSeat) -> OwnGame:
    """Let *account* own the seat, whoever did before: who has its secret sits there."""
    async with registry.locked(await registry.open(held.table)) as table:
        seat = identify(table, held.token).seat
        owned = seat_of_account(table, account)
        if owned not in (None, seat):
            raise conflict("seated", "your account has another seat at this table")
        changed = msgspec.structs.replace(table.seats[seat], account=account)
        await registry.save_seat_column(table, changed, "account")
        return _game(table, seat, 0)
