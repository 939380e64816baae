"""Password reset by e-mail.

Neither the response nor its timing reveals whether an account exists: all the work
happens after the response.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy import ColumnElement, update

from sengoku.server.people import accounts, mail, passwords, sessions
from sengoku.server.people.account_bodies import Forgotten
from sengoku.server.people.accounts import Account
from sengoku.server.people.mail import MailError
from sengoku.server.settings import Settings
from sengoku.server.store import schema
from sengoku.server.store.database import Database
from sengoku.server.wire.errors import Refused, conflict
from sengoku.server.wire.tokens import hash_token
from sengoku.texts import ENGLISH, Texts, languages

MAIL_INTERVAL_MS: Final = 2 * 60 * 1000
"""The shortest time between two e-mails to the same account."""

log = logging.getLogger(__name__)
_tasks: Final[set["asyncio.Task[None]"]] = set()


def request_link(
    database: Database, settings: Settings, wanted: Forgotten, now: int
) -> None:
    """Send a reset link to every matching account, in the background."""
    if not mail.is_configured(settings):
        detail = "this server sends no e-mail; its operator can give you a link"
        raise conflict("no-mail", detail)
    task = asyncio.create_task(_send_links(database, settings, wanted, now))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def stop() -> None:
    """Cancel pending e-mails: the server is shutting down."""
    here = asyncio.get_running_loop()
    tasks = [task for task in _tasks if task.get_loop() is here]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _send_links(
    database: Database, settings: Settings, wanted: Forgotten, now: int
) -> None:
    named = await accounts.by_name(database, wanted.who)
    found = [] if named is None else [named]
    found += await accounts.by_email(database, wanted.who)
    for account in {account.id: account for account in found}.values():
        if account.email and not account.banned:
            link = await _new_link(database, settings, account, now)
            if link is not None:
                await _send(settings, account, wanted.language, link)


async def _send(settings: Settings, account: Account, language: str, link: str) -> None:
    texts = Texts(language if language in languages() else ENGLISH)
    subject = texts.say("recovery-subject")
    text = texts.say("recovery-text", name=account.name, link=link)
    try:
        await mail.send(settings, account.email, subject, text)
    except MailError as error:
        log.warning("account %s: reset link not sent: %s", account.id, error)


async def _new_link(
    database: Database, settings: Settings, account: Account, now: int
) -> str | None:
    """Return a new link, unless one was sent recently."""
    there = schema.accounts.c
    link, values = accounts.new_recovery(settings, now)
    is_due = there.recovery_until <= values["recovery_until"] - MAIL_INTERVAL_MS
    changed = update(schema.accounts).where(there.id == account.id, is_due)
    async with database.writing() as connection:
        done = await connection.execute(changed.values(values))
    return link if done.rowcount else None


async def recover(database: Database, token: str, password: str, now: int) -> Account:
    """Set *password* for the account that *token* belongs to, and end its sessions."""
    owner = await _owner(database, token, now)
    stored = await passwords.hash_password(password)
    changed = update(schema.accounts).where(_opened_by(token, now))
    async with database.writing() as connection:
        done = await connection.execute(changed.values(password=stored, recovery=None))
        if done.rowcount == 0:
            raise _bad_link()  # the same link was used concurrently
        await sessions.end_others(connection, owner.id, "")
    return owner


async def _owner(database: Database, token: str, now: int) -> Account:
    for account in await accounts.find(database, _opened_by(token, now)):
        if account.banned:
            raise sessions.banned()
        return account
    raise _bad_link()


def _opened_by(token: str, now: int) -> ColumnElement[bool]:
    there = schema.accounts.c
    return (there.recovery == hash_token(token)) & (there.recovery_until > now)


def _bad_link() -> Refused:
    detail = "this link was already used or has expired; request a new one"
    return Refused(401, "bad-recovery", detail)
