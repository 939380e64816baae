"""Admin commands that work on the server's database.

They do not talk to a running server: a command records the tables it changed, and
``retention`` polls that record every second. None of this is available over the
network; anyone who may run commands on the machine is its administrator.
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
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.store.records import Status
from sengoku.server.wire.errors import Refused
from sengoku.server.wire.tokens import new_token

ANNOUNCEMENT_KEY: Final = "announcement"
CHANGES_KEY: Final = "notes"
MAX_CHANGES: Final = 100
"""The most changes kept in the record."""
MAX_ANNOUNCEMENT_LENGTH: Final = 500
"""The longest announcement."""
MIN_PREFIX_BITS: Final = {4: 8, 6: 16}
"""The shortest network prefix of a ban, by IP version."""

_tables, _seats, _house = schema.tables.c, schema.seats.c, schema.house.c


class TableChanges(msgspec.Struct):
    """The latest changed *tables*, in order; *number* counts all changes ever made.

    A server remembers the number it has processed.
    """

    number: int = 0
    tables: list[str] = []

    def since(self, number: int) -> list[str]:
        return self.tables[-(self.number - number) :] if self.number > number else []


class TableLine(NamedTuple):
    """A table as the administrator sees it."""

    id: str
    name: str
    game: str
    status: Status
    players: tuple[str, ...]
    changed_at: int


class PlayerLine(NamedTuple):
    """An account; *used_at* is the last use of its open sessions, if any."""

    name: str
    email: str
    banned: bool
    seats: int
    used_at: int | None


# Listing


async def tables(database: Database, every: bool = False) -> list[TableLine]:
    """Return the tables, the latest first; finished ones only with *every*."""
    # Only the columns that are shown: snapshots are large.
    chosen = select(
        _tables.id, _tables.name, _tables.game, _tables.status, _tables.changed_at
    ).order_by(_tables.changed_at.desc(), _tables.id)
    seats = (
        select(
            _seats.table,
            _seats.kind,
            _seats.name,
            _seats.bot,
            _seats.stand_in,
            _seats.conceded_at,
        )
        .join(schema.tables, _tables.id == _seats.table)
        .order_by(_seats.table, _seats.seat)
    )
    if not every:
        is_playable = _tables.status.not_in(("over", "closed"))
        chosen, seats = chosen.where(is_playable), seats.where(is_playable)
    async with database.reading() as connection:
        rows = (await connection.execute(chosen)).all()
        sitting: dict[str, list[str]] = {row.id: [] for row in rows}
        for table, *seat in await connection.execute(seats):
            if table in sitting:
                sitting[table].append(_sitter(*seat))
    return [
        TableLine(
            row.id, row.name, row.game, row.status, (*sitting[row.id],), row.changed_at
        )
        for row in rows
    ]


def _sitter(
    kind: str, name: str, bot: str, stand_in: bool, conceded_at: int | None
) -> str:
    if kind == "bot":
        return f"{bot} bot"
    if conceded_at is not None:
        return f"{name or kind} (gave up)"
    return f"{name or kind} (stand-in)" if stand_in else name or kind


async def players(database: Database) -> list[PlayerLine]:
    """Return the accounts, sorted by name. Most players have none."""
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
    """Close the table; False when it was already over or closed."""
    playable = _tables.status.in_(("open", "running", "paused"))
    ended = {"status": "closed", "code": None, "due_at": None, "bot_due": False}
    changed = update(schema.tables).where(_tables.id == id, playable)
    async with database.writing() as connection:
        await _check_table(connection, id)
        done = await connection.execute(changed.values(**ended, over_at=now))
        await _record_change(database, connection, id)
    return done.rowcount > 0


async def remove(database: Database, id: str) -> None:
    """Delete the table and its data. It should be closed before."""
    async with database.writing() as connection:
        await _check_table(connection, id)
        await connection.execute(delete(schema.tables).where(_tables.id == id))
        await _record_change(database, connection, id)


async def _check_table(connection: AsyncConnection, id: str) -> None:
    chosen = select(_tables.id).where(_tables.id == id)
    if (await connection.execute(chosen)).first() is None:
        detail = f"there is no table {quote(id)}; 'sengoku admin tables' lists them"
        raise UnreadableError("table", detail=detail)


# People


async def ban(
    database: Database, address: str, reason: str, days: int | None, now: int
) -> str:
    """Ban an address or a network; return its canonical form."""
    there = _read_network(address)
    _check_width(there)
    until = None if days is None else now + days * DAY_MS
    row = {"address": there, "reason": reason, "until": until}
    async with database.writing() as connection:
        await _upsert(database, connection, schema.bans, "address", row)
    return there


async def unban(database: Database, address: str) -> bool:
    """Lift a ban; False when there was none."""
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
        detail = f"{quote(text)} is not an address such as 192.0.2.7 or 192.0.2.0/24"
        raise UnreadableError("address", detail=detail) from None


def _check_width(there: str) -> None:
    """Reject a network so wide that it must be a typing error."""
    found = network(there)
    widest = MIN_PREFIX_BITS[found.version]
    if found.prefixlen < widest:
        detail = f"{there} is too wide: the widest network to ban is /{widest}"
        raise UnreadableError("address", detail=detail)


async def set_banned(database: Database, name: str, banned: bool) -> None:
    """Ban an account, which ends its sessions, or lift the ban."""
    account = await accounts.by_name(database, name)
    if account is None:
        raise _no_account(name)
    changed = update(schema.accounts).where(schema.accounts.c.id == account.id)
    async with database.writing() as connection:
        await connection.execute(changed.values(banned=banned))
        if banned:
            await sessions.end_others(connection, account.id, "")


async def recover(database: Database, settings: Settings, name: str, now: int) -> str:
    """Return a password reset link for *name*."""
    try:
        return await accounts.recovery_link(database, settings, name, now)
    except Refused:
        raise _no_account(name) from None


async def invite(database: Database, settings: Settings, name: str, now: int) -> str:
    """Create an account; return the link by which its owner chooses a password."""
    try:
        await accounts.create(database, name, new_token(), "", now)
    except Refused as refused:
        raise UnreadableError("account", detail=refused.detail) from None
    return await recover(database, settings, name, now)


def _no_account(name: str) -> UnreadableError:
    detail = f"there is no account {quote(name)}; 'sengoku admin players' lists them"
    return UnreadableError("account", detail=detail)


# Announcements


async def announce(database: Database, text: str) -> None:
    """Show *text* to everyone, now and later; an empty text removes it."""
    if len(text) > MAX_ANNOUNCEMENT_LENGTH:
        detail = f"an announcement has at most {MAX_ANNOUNCEMENT_LENGTH} characters"
        raise UnreadableError("announcement", detail=detail)
    row = {"name": ANNOUNCEMENT_KEY, "value": text.encode()}
    async with database.writing() as connection:
        await _upsert(database, connection, schema.house, "name", row)


async def pending_changes(database: Database) -> tuple[str, TableChanges]:
    """Return the announcement and the recorded changes."""
    chosen = select(_house.name, _house.value)
    wanted = chosen.where(_house.name.in_((ANNOUNCEMENT_KEY, CHANGES_KEY)))
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    found: dict[str, bytes] = {row.name: row.value for row in rows}
    changes = msgspec.json.decode(found.get(CHANGES_KEY, b"{}"), type=TableChanges)
    return found.get(ANNOUNCEMENT_KEY, b"").decode(), changes


async def _record_change(
    database: Database, connection: AsyncConnection, table: str
) -> None:
    chosen = select(_house.value).where(_house.name == CHANGES_KEY).with_for_update()
    value = (await connection.execute(chosen)).scalar()
    changes = msgspec.json.decode(value or b"{}", type=TableChanges)
    latest = [*changes.tables, table][-MAX_CHANGES:]
    encoded = msgspec.json.encode(TableChanges(changes.number + 1, latest))
    row = {"name": CHANGES_KEY, "value": encoded}
    await _upsert(database, connection, schema.house, "name", row)


async def _upsert(
    database: Database,
    connection: AsyncConnection,
    table: Any,
    key: str,
    row: dict[str, Any],
) -> None:
    """Insert *row*, or update the one with the same *key*."""
    insert = insert_sqlite if database.is_sqlite else insert_postgres
    new = insert(table).values(row)
    others = {name: value for name, value in row.items() if name != key}
    await connection.execute(
        new.on_conflict_do_update(index_elements=[key], set_=others)
    )
