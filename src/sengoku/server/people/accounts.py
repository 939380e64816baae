"""Accounts, which nobody needs: they keep one's seats across devices."""

import unicodedata
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.people import mail, passwords, sessions
from sengoku.server.people.account_bodies import AccountChange
from sengoku.server.people.links import home, recover_link
from sengoku.server.store import schema
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.errors import Refused, conflict, not_found, unreadable
from sengoku.server.wire.tokens import hash_token, new_id, new_token

RECOVERY: Final = 60 * 60 * 1000
"""Milliseconds for which a link to a new password is good."""
SHORTEST: Final = 2
LONGEST: Final = 80
"""What a name is known as may be longer than the name, but not without end."""

_accounts = schema.accounts.c


class Account(msgspec.Struct):
    """A row of *accounts*. *recovery* is the hash of what opens a new password."""

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
    """Return what two names have in common that people take for the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


# Finding one


async def found(registry: TableRegistry, *wanted: ColumnElement[bool]) -> list[Account]:
    chosen = select(schema.accounts).where(*wanted).limit(10)
    async with registry.database.reading() as connection:
        rows = (await connection.execute(chosen)).mappings().all()
    return [Account(**row) for row in rows]


async def by_id(registry: TableRegistry, id: str) -> Account:
    for account in await found(registry, _accounts.id == id):
        return account
    raise not_found("account")


async def by_name(registry: TableRegistry, name: str) -> Account | None:
    # What cannot be shown is nobody's name, and no database is asked for it.
    if not name.isprintable():
        return None
    same = await found(registry, _accounts.known_as == known_as(name))
    return same[0] if same else None


async def by_email(registry: TableRegistry, email: str) -> list[Account]:
    if not mail.is_address(email):
        return []
    return await found(registry, func.lower(_accounts.email) == email.lower())


# Coming and going


async def create(
    registry: TableRegistry, name: str, password: str, email: str = ""
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
        made_at=registry.now(),
    )
    if await by_name(registry, name) is not None:
        raise _taken()
    account.password = await passwords.kept_of(password)
    try:
        async with registry.database.writing() as connection:
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
    if len(name) < SHORTEST or not SHORTEST <= len(known) <= LONGEST:
        raise unreadable("a name has 2 to 40 characters that can be seen", "name")
    return name


def _checked_email(email: str) -> str:
    if email and not mail.is_address(email):
        raise unreadable("not an e-mail address", "email")
    return email


async def log_in(registry: TableRegistry, name: str, password: str) -> Account:
    """Return the account; who it is and what is wrong stays open when it fails."""
    account = await by_name(registry, name)
    kept = None if account is None else account.password
    if not await passwords.is_right(kept, password) or account is None:
        raise Refused(401, "bad-login", "the name or the password is wrong")
    if account.banned:
        raise sessions.banned()
    if passwords.is_outdated(account.password):
        await _keep(registry, account, password=await passwords.kept_of(password))
    return account


async def check_password(account: Account, password: str) -> None:
    if not await passwords.is_right(account.password, password):
        raise Refused(403, "wrong-password", "the password is wrong")


async def change(
    registry: TableRegistry, account: Account, session: str, wanted: AccountChange
) -> None:
    """Change what is wanted. A new password ends the other sessions; a link to a new
    password that is on its way opens nothing any more.
    """
    await check_password(account, wanted.old)
    values: dict[str, Any] = {"recovery": None}
    if wanted.email is not None:
        values["email"] = _checked_email(wanted.email)
    if wanted.password is not None:
        values["password"] = await passwords.kept_of(wanted.password)
    async with registry.database.writing() as connection:
        await _write(connection, account, values)
        if wanted.password is not None:
            await sessions.end_others(connection, account.id, session)


async def _write(
    connection: AsyncConnection, account: Account, values: dict[str, Any]
) -> None:
    there = _accounts.id == account.id
    await connection.execute(update(schema.accounts).where(there).values(values))


async def _keep(registry: TableRegistry, account: Account, **values: Any) -> None:
    async with registry.database.writing() as connection:
        await _write(connection, account, values)


# A forgotten password


async def recovery_link(registry: TableRegistry, name: str) -> str:
    """Return a link to a new password for *name*, good for an hour and for one use."""
    account = await by_name(registry, name)
    if account is None:
        raise not_found("account")
    link, values = new_recovery(registry)
    await _keep(registry, account, **values)
    return link


def new_recovery(registry: TableRegistry) -> tuple[str, dict[str, Any]]:
    """Return a link, and what is kept of it in the account it is for."""
    token, until = new_token(), registry.now() + RECOVERY
    # Not the address of a request: who asks could choose where the link leads.
    link = recover_link(home(registry.settings), token)
    return link, {"recovery": hash_token(token), "recovery_until": until}
