"""Login sessions: a session is a random token; only its hash is stored."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.wire.errors import Refused
from sengoku.server.wire.tokens import hash_token, new_token

DAY_MS: Final = 24 * 60 * 60 * 1000
SESSION_LIFETIME_MS: Final = 90 * DAY_MS
"""A session expires after this long without use."""

_sessions = schema.sessions.c


def banned() -> Refused:
    return Refused(403, "banned", "the operator of this server has closed the account")


async def start(database: Database, account: str, now: int) -> str:
    """Log *account* in; return the session token."""
    token = new_token()
    row = {
        "token": hash_token(token),
        "account": account,
        "made_at": now,
        "used_at": now,
    }
    async with database.writing() as connection:
        await connection.execute(
            delete(schema.sessions).where(_sessions.used_at < now - SESSION_LIFETIME_MS)
        )
        await connection.execute(insert(schema.sessions), row)
    return token


async def account_of(database: Database, token: str, now: int) -> str:
    """Return the account that is logged in with *token*."""
    chosen = select(
        _sessions.account, _sessions.used_at, schema.accounts.c.banned
    ).join(schema.accounts)
    async with database.reading() as connection:
        found = await connection.execute(
            chosen.where(_sessions.token == hash_token(token))
        )
        row = found.first()
    if row is None or row.used_at < now - SESSION_LIFETIME_MS:
        raise Refused(401, "bad-session", "you are no longer logged in")
    if row.banned:
        raise banned()
    if row.used_at < now - DAY_MS:
        await _use(database, token, now)
    return str(row.account)


async def _use(database: Database, token: str, now: int) -> None:
    there = _sessions.token == hash_token(token)
    used = update(schema.sessions).where(there).values(used_at=now)
    async with database.writing() as connection:
        await connection.execute(used)


async def end(database: Database, token: str) -> None:
    async with database.writing() as connection:
        await connection.execute(
            delete(schema.sessions).where(_sessions.token == hash_token(token))
        )


async def end_others(connection: AsyncConnection, account: str, token: str) -> None:
    """End every session of *account* except the one of *token*."""
    others = (_sessions.account == account) & (_sessions.token != hash_token(token))
    await connection.execute(delete(schema.sessions).where(others))


async def active(database: Database, tokens: Sequence[str], now: int) -> set[str]:
    """Return those of the hashed *tokens* whose session is still valid."""
    chosen = (
        select(_sessions.token)
        .join(schema.accounts)
        .where(_sessions.token.in_(tokens), _is_used(now))
        .where(schema.accounts.c.banned.is_(False))
    )
    async with database.reading() as connection:
        return {*(await connection.execute(chosen)).scalars()}


def _is_used(now: int) -> ColumnElement[bool]:
    return _sessions.used_at >= now - SESSION_LIFETIME_MS


async def count(database: Database, account: str, now: int) -> int:
    counted = select(func.count()).where(_sessions.account == account, _is_used(now))
    async with database.reading() as connection:
        return (await connection.execute(counted)).scalar_one()
