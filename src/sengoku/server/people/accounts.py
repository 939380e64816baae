"""Accounts. They are optional, and make seats available on every device."""

import unicodedata
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.people import mail, passwords, sessions
from sengoku.server.people.account_bodies import AccountChange
from sengoku.server.people.links import home, recover_link
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.wire.errors import Refused, conflict, not_found, unreadable
from sengoku.server.wire.tokens import hash_token, new_id, new_token

RECOVERY_LINK_MS: Final = 60 * 60 * 1000
"""How long a password reset link is valid."""
MIN_NAME_LENGTH: Final = 2
MAX_KNOWN_AS_LENGTH: Final = 80
"""The normalised form may be longer than the name itself."""

_accounts = schema.accounts.c


class Account(msgspec.Struct):
    """A row of *accounts*. *recovery* is the hash of the password reset token."""

    id: str
    name: str
    known_as: str
    password: str
    email: str
    recovery: str | None
    recovery_until: int
    banned: bool
    made_at: int


def known_as(name: str) -> str:
    """Normalise a name, so that names that look the same are equal."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


# Queries


async def find(database: Database, *wanted: ColumnElement[bool]) -> list[Account]:
    chosen = select(schema.accounts).where(*wanted).limit(10)
    async with database.reading() as connection:
        rows = (await connection.execute(chosen)).mappings().all()
    return [Account(**row) for row in rows]


async def by_id(database: Database, id: str) -> Account:
    for account in await find(database, _accounts.id == id):
        return account
    raise not_found("account")


async def by_name(database: Database, name: str) -> Account | None:
    # An unprintable name cannot exist, and some databases reject it.
    if not name.isprintable():
        return None
    same = await find(database, _accounts.known_as == known_as(name))
    return same[0] if same else None


async def by_email(database: Database, email: str) -> list[Account]:
    if not mail.is_address(email):
        return []
    return await find(database, func.lower(_accounts.email) == email.lower())


# Creating, logging in, changing


async def create(
    database: Database, name: str, password: str, email: str, now: int
) -> Account:
    account = Account(
        id=new_id(),
        name=_checked_name(name),
        known_as=known_as(name),
        password="",
        email=_checked_email(email),
        recovery=None,
        recovery_until=0,
        banned=False,
        made_at=now,
    )
    if await by_name(database, name) is not None:
        raise _taken()
    account.password = await passwords.hash_password(password)
    try:
        async with database.writing() as connection:
            row = msgspec.structs.asdict(account)
            await connection.execute(insert(schema.accounts), row)
    except IntegrityError:
        raise _taken() from None
    return account


def _taken() -> Refused:
    return conflict("name-taken", "somebody else has this name")


def _checked_name(name: str) -> str:
    name = " ".join(name.split())
    known = known_as(name) if name.isprintable() else ""
    if (
        len(name) < MIN_NAME_LENGTH
        or not MIN_NAME_LENGTH <= len(known) <= MAX_KNOWN_AS_LENGTH
    ):
        raise unreadable("a name has 2 to 40 visible characters", "name")
    return name


def _checked_email(email: str) -> str:
    if email and not mail.is_address(email):
        raise unreadable("not an e-mail address", "email")
    return email


async def log_in(database: Database, name: str, password: str) -> Account:
    """Return the account; the error does not reveal what was wrong."""
    account = await by_name(database, name)
    stored = None if account is None else account.password
    if not await passwords.verify(stored, password) or account is None:
        raise Refused(401, "bad-login", "the name or the password is wrong")
    if account.banned:
        raise sessions.banned()
    if passwords.needs_rehash(account.password):
        await _update(
            database, account, password=await passwords.hash_password(password)
        )
    return account


async def check_password(account: Account, password: str) -> None:
    if not await passwords.verify(account.password, password):
        raise Refused(403, "wrong-password", "the password is wrong")


async def change(
    database: Database, account: Account, session: str, wanted: AccountChange
) -> None:
    """Change password or e-mail address.

    A new password ends the other sessions; pending reset links become invalid.
    """
    await check_password(account, wanted.old)
    values: dict[str, Any] = {"recovery": None}
    if wanted.email is not None:
        values["email"] = _checked_email(wanted.email)
    if wanted.password is not None:
        values["password"] = await passwords.hash_password(wanted.password)
    async with database.writing() as connection:
        await _write(connection, account, values)
        if wanted.password is not None:
            await sessions.end_others(connection, account.id, session)


async def _write(
    connection: AsyncConnection, account: Account, values: dict[str, Any]
) -> None:
    there = _accounts.id == account.id
    await connection.execute(update(schema.accounts).where(there).values(values))


async def _update(database: Database, account: Account, **values: Any) -> None:
    async with database.writing() as connection:
        await _write(connection, account, values)


# Password reset


async def recovery_link(
    database: Database, settings: Settings, name: str, now: int
) -> str:
    """Return a password reset link for *name*, valid for an hour and one use."""
    account = await by_name(database, name)
    if account is None:
        raise not_found("account")
    link, values = new_recovery(settings, now)
    await _update(database, account, **values)
    return link


def new_recovery(settings: Settings, now: int) -> tuple[str, dict[str, Any]]:
    """Return a reset link, and the account columns to store for it."""
    token, until = new_token(), now + RECOVERY_LINK_MS
    # Not the request's host header: the client could choose where the link leads.
    link = recover_link(home(settings), token)
    return link, {"recovery": hash_token(token), "recovery_until": until}
