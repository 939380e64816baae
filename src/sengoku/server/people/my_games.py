"""The games of one person: which ones wait for them, and how much is unread.

It shows only what the person's seat may know. The newest table comes first; sorting by
the last input would reveal hidden actions.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Select, exists, select

from sengoku.core import seats as seat_sets
from sengoku.core.game import Progress
from sengoku.core.seats import Seat
from sengoku.server.people.account_bodies import HeldSeat, OwnGame
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.tables import chat
from sengoku.server.tables.access import identify, seat_of_account
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.errors import Refused, conflict
from sengoku.server.wire.tokens import hash_token

PAGE_SIZE: Final = 50

_seats = schema.seats.c
_tables = schema.tables.c


class SeatRef(NamedTuple):
    """A seat, and the read mark stored in the database."""

    table: str
    seat: Seat
    seen: int


_SEAT_REF: Final = (_tables.id, _seats.seat, _seats.seen)


async def of_account(
    registry: TableRegistry, account: str, skip: int = 0
) -> list[OwnGame]:
    """Return the games of *account* after the newest *skip*."""
    before = schema.seats.alias().c
    # A session opens only its owner's first seat at a table.
    has_another = exists().where(
        before.table == _seats.table,
        *_owned(before, account),
        before.seat < _seats.seat,
    )
    chosen = select(*_SEAT_REF).where(*_owned(_seats, account), ~has_another)
    rows = await _rows(registry.database, chosen.offset(skip))
    return await _games(registry, (SeatRef(*row) for row in rows))


def _owned(seats: Any, account: str) -> tuple[ColumnElement[bool], ...]:
    return seats.account == account, seats.kind == "person"


async def of_tokens(registry: TableRegistry, held: Iterable[HeldSeat]) -> list[OwnGame]:
    """Return the games whose seats the tokens in *held* open."""
    wanted = {(one.table, hash_token(one.token)) for one in held}
    tokens = [token for _, token in wanted]
    chosen = select(*_SEAT_REF, _seats.token).where(_seats.token.in_(tokens))
    rows = await _rows(registry.database, chosen)
    known = (SeatRef(*ref) for *ref, token in rows if (ref[0], token) in wanted)
    return await _games(registry, known)


async def _rows(database: Database, chosen: Select[Any]) -> list[Any]:
    joined = chosen.join_from(
        schema.tables, schema.seats, _seats.table == _tables.id
    ).order_by(_tables.made_at.desc(), _tables.id, _seats.seat)
    async with database.reading() as connection:
        return [*(await connection.execute(joined.limit(PAGE_SIZE))).all()]


async def _games(registry: TableRegistry, refs: Iterable[SeatRef]) -> list[OwnGame]:
    found = []
    for ref in refs:
        with suppress(Refused):  # the table is damaged, or was just deleted
            async with registry.locked(await registry.open(ref.table)) as table:
                found.append(_game(table, ref.seat, ref.seen))
    return found


def _game(table: LockedTable, seat: Seat, seen: int) -> OwnGame:
    own = table.seats[seat]
    asked = seat_sets.contains(table.record.waiting, seat)
    runs = table.record.status == "running" and not own.is_played_by_bot
    heard = table.broadcaster.event_count(seat) if table.game.match else 0
    progress = _progress(table)
    return OwnGame(
        table=table.info(),
        seat=seat,
        waits=runs and asked,
        unread=max(heard - max(own.seen, seen), 0),
        waiting=tuple(seat_sets.each(table.record.waiting)),
        due_at=_due(table, seat),
        when=progress.when,
        scores=progress.scores,
    )


def _progress(table: LockedTable) -> Progress:
    match = table.game.match
    return Progress() if match is None else match.rules.game.progress(match.view(None))


def _due(table: LockedTable, seat: Seat) -> int | None:
    """Return the seat's deadline, or else the earliest of all seats."""
    clocks = table.record.clocks
    own = clocks[seat].due if clocks else None
    if own is not None:
        return own
    return min((clock.due for clock in clocks if clock.due is not None), default=None)


async def attach(registry: TableRegistry, account: str, held: HeldSeat) -> OwnGame:
    """Make *account* the owner of a seat that no other account owns."""
    async with registry.locked(await registry.open(held.table)) as table:
        seat = identify(table.table, held.token).seat
        owned = seat_of_account(table.seats, account)
        if owned not in (None, seat):
            raise conflict(
                "seated", "your account already has another seat at this table"
            )
        await _add_account(table, seat, account)
        return _game(table, seat, 0)


async def _add_account(table: LockedTable, seat: Seat, account: str) -> None:
    record = table.seats[seat]
    if record.account == account:
        return
    if record.account is not None:
        raise conflict("seat-taken", "this seat belongs to another account")
    await chat.announce(table, seat, chat.ACCOUNT_ADDED)
    changed = msgspec.structs.replace(record, account=account)
    await table.save_seat_column(changed, "account")
