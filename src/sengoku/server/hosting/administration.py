"""What the host of a server does by command, on its database.

A running server need not be asked: a command leaves a note of the tables it changed,
and ``steward`` looks for notes every second. Nothing of this can be done from outside;
who may run commands on the machine is its administrator.
"""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import quote
from sengoku.server.middleware.client_address import network
from sengoku.server.people import accounts, sessions
from sengoku.server.people.sessions import DAY_MS
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.records import Status
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.errors import Refused

ANNOUNCEMENT: Final = "announcement"
NOTES: Final = "notes"
LATEST: Final = 100
"""So many notes are kept."""
LONGEST: Final = 500
"""An announcement has so many characters at most."""
WIDEST: Final = {4: 8, 6: 16}
"""A ban is for a network whose addresses have so many bits in common at least."""

_tables, _seats, _house = schema.tables.c, schema.seats.c, schema.house.c


class Notes(msgspec.Struct):
    """*tables* that were changed, the latest last; *number* counts all there ever were.

    A server remembers the number it has seen.
    """

    number: int = 0
    tables: list[str] = []

    def since(self, number: int) -> list[str]:
        return self.tables[-(self.number - number) :] if self.number > number else []


class TableLine(NamedTuple):
    """A table as its administrator sees it."""

    id: str
    name: str
    game: str
    status: Status
    players: tuple[str, ...]
    changed_at: int


class PlayerLine(NamedTuple):
    """An account; *used_at* is when it was last logged in, if it is."""

    name: str
    email: str
    banned: bool
    seats: int
    used_at: int | None


# Looking


async def tables(database: Database, every: bool = False) -> list[TableLine]:
    """Return the tables, the latest first; those that are done only with *every*."""
    chosen = select(schema.tables).order_by(_tables.changed_at.desc(), _tables.id)
    if not every:
        chosen = chosen.where(_tables.status.not_in(("over", "closed")))
    seats = select(schema.seats).order_by(_seats.table, _seats.seat)
    async with database.reading() as connection:
        rows = (await connection.execute(chosen)).mappings().all()
        sitting: dict[str, list[str]] = {row["id"]: [] for row in rows}
        for seat in (await connection.execute(seats)).mappings():
            if seat["table"] in sitting:
                sitting[seat["table"]].append(_sitter(seat))
    return [
        TableLine(
            id=row["id"],
            name=row["name"],
            game=row["game"],
            status=row["status"],
            players=tuple(sitting[row["id"]]),
            changed_at=row["changed_at"],
        )
        for row in rows
    ]


def _sitter(seat: Any) -> str:
    if seat["kind"] == "bot":
        return f"{seat['bot']} bot"
    name = seat["name"] or seat["kind"]
    return f"{name} (stand-in)" if seat["stand_in"] else name


async def players(database: Database) -> list[PlayerLine]:
    """Return the accounts in order of their names. Most people have none."""
    there = schema.accounts.c
    taken = select(func.count()).where(_seats.account == there.id).scalar_subquery()
    used = schema.sessions.c.used_at
    last = select(func.max(used)).where(schema.sessions.c.account == there.id)
    chosen = select(
        there.name, there.email, there.banned, taken, last.scalar_subquery()
    )
    async with database.reading() as connection:
        rows = (await connection.execute(chosen.order_by(there.known_as))).all()
    return [PlayerLine(*row) for row in rows]


# Tables


async def close(database: Database, id: str, now: int) -> bool:
    """Let nobody play at the table any more; False when nobody could."""
    playable = _tables.status.in_(("open", "running", "paused"))
    ended = {"status": "closed", "code": None, "due_at": None, "bot_due": False}
    changed = update(schema.tables).where(_tables.id == id, playable)
    async with database.writing() as connection:
        await _check_table(connection, id)
        done = await connection.execute(changed.values(**ended, over_at=now))
        await _note(database, connection, id)
    return done.rowcount > 0


async def remove(database: Database, id: str) -> None:
    """Delete the table and all that belongs to it. It should be closed before."""
    async with database.writing() as connection:
        await _check_table(connection, id)
        await connection.execute(delete(schema.tables).where(_tables.id == id))
        await _note(database, connection, id)


async def _check_table(connection: AsyncConnection, id: str) -> None:
    chosen = select(_tables.id).where(_tables.id == id)
    if (await connection.execute(chosen)).first() is None:
        detail = f"there is no table {quote(id)}; 'sengoku admin tables' lists them"
        raise UnreadableError("table", detail=detail)


# People


async def ban(
    database: Database, address: str, reason: str, days: int | None, now: int
) -> str:
    """Turn an address or a network away; return how it is written."""
    there = _read_network(address)
    _check_width(there)
    until = None if days is None else now + days * DAY_MS
    row = {"address": there, "reason": reason, "until": until}
    async with database.writing() as connection:
        await _put(database, connection, schema.bans, "address", row)
    return there


async def unban(database: Database, address: str) -> bool:
    """Let an address in again; False when it was not banned."""
    there = _read_network(address)
    async with database.writing() as connection:
        done = await connection.execute(
            delete(schema.bans).where(schema.bans.c.address == there)
        )
    return done.rowcount > 0


def _read_network(text: str) -> str:
    try:
        return str(network(text))
    except ValueError:
        detail = f"{quote(text)} is no address such as 192.0.2.7 or 192.0.2.0/24"
        raise UnreadableError("address", detail=detail) from None


def _check_width(there: str) -> None:
    """Refuse to turn everybody away by a slip of the pen."""
    found = network(there)
    widest = WIDEST[found.version]
    if found.prefixlen < widest:
        detail = f"{there} is too wide: a ban is for a network of /{widest} at most"
        raise UnreadableError("address", detail=detail)


async def shut_out(registry: TableRegistry, name: str, banned: bool) -> None:
    """Close an account, which ends its sessions, or open it again."""
    account = await accounts.by_name(registry, name)
    if account is None:
        raise _no_account(name)
    changed = update(schema.accounts).where(schema.accounts.c.id == account.id)
    async with registry.database.writing() as connection:
        await connection.execute(changed.values(banned=banned))
        if banned:
            await sessions.end_others(connection, account.id, "")


async def recover(registry: TableRegistry, name: str) -> str:
    """Return a link with which *name* chooses a new password."""
    try:
        return await accounts.recovery_link(registry, name)
    except Refused:
        raise _no_account(name) from None


def _no_account(name: str) -> UnreadableError:
    detail = f"there is no account {quote(name)}; 'sengoku admin players' lists them"
    return UnreadableError("account", detail=detail)


# Telling everybody


async def announce(database: Database, text: str) -> None:
    """Say *text* to everybody, also to who comes later; nothing ends that."""
    if len(text) > LONGEST:
        detail = f"an announcement has {LONGEST} characters at most"
        raise UnreadableError("announcement", detail=detail)
    row = {"name": ANNOUNCEMENT, "value": text.encode()}
    async with database.writing() as connection:
        await _put(database, connection, schema.house, "name", row)


async def heard(database: Database) -> tuple[str, Notes]:
    """Return what is announced and what is noted."""
    chosen = select(_house.name, _house.value)
    wanted = chosen.where(_house.name.in_((ANNOUNCEMENT, NOTES)))
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    found: dict[str, bytes] = {row.name: row.value for row in rows}
    notes = msgspec.json.decode(found.get(NOTES, b"{}"), type=Notes)
    return found.get(ANNOUNCEMENT, b"").decode(), notes


async def _note(database: Database, connection: AsyncConnection, table: str) -> None:
    chosen = select(_house.value).where(_house.name == NOTES).with_for_update()
    value = (await connection.execute(chosen)).scalar()
    notes = msgspec.json.decode(value or b"{}", type=Notes)
    latest = [*notes.tables, table][-LATEST:]
    kept = msgspec.json.encode(Notes(notes.number + 1, latest))
    row = {"name": NOTES, "value": kept}
    await _put(database, connection, schema.house, "name", row)


async def _put(
    database: Database,
    connection: AsyncConnection,
    table: Any,
    key: str,
    row: dict[str, Any],
) -> None:
    """Write *row*, in the place of one with the same *key* if there is one."""
    insert = insert_sqlite if database.is_sqlite else insert_postgres
    new = insert(table).values(row)
    others = {name: value for name, value in row.items() if name != key}
    await connection.execute(
        new.on_conflict_do_update(index_elements=[key], set_=others)
    )
