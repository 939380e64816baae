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
from sengoku.server.store import schema
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.errors import Refused, conflict
from sengoku.server.wire.tokens import hash_token
from sengoku.texts import ENGLISH, Texts, languages

MAIL_INTERVAL_MS: Final = 2 * 60 * 1000
"""The shortest time between two e-mails to the same account."""

log = logging.getLogger(__name__)
_tasks: Final[set["asyncio.Task[None]"]] = set()


def request_link(registry: TableRegistry, wanted: Forgotten) -> None:
    """Send a reset link to every matching account, in the background."""
    if not mail.is_configured(registry.settings):
        detail = "this server sends no e-mail; its operator can give you a link"
        raise conflict("no-mail", detail)
    task = asyncio.create_task(_send_links(registry, wanted))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def stop() -> None:
    """Cancel pending e-mails: the server is shutting down."""
    here = asyncio.get_running_loop()
    tasks = [task for task in _tasks if task.get_loop() is here]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _send_links(registry: TableRegistry, wanted: Forgotten) -> None:
    named = await accounts.by_name(registry, wanted.who)
    found = [] if named is None else [named]
    found += await accounts.by_email(registry, wanted.who)
    for account in {account.id: account for account in found}.values():
        if account.email and not account.banned:
            await _send(registry, account, wanted.language)


async def _send(registry: TableRegistry, account: Account, language: str) -> None:
    link = await _link(registry, account)
    if link is None:
        return
    texts = Texts(language if language in languages() else ENGLISH)
    subject = texts.say("recovery-subject")
    text = texts.say("recovery-text", name=account.name, link=link)
    try:
        await mail.send(registry.settings, account.email, subject, text)
    except MailError as error:
        log.warning("account %s: reset link not sent: %s", account.id, error)


async def _link(registry: TableRegistry, account: Account) -> str | None:
    """Return a new link, unless one was sent recently."""
    there = schema.accounts.c
    link, values = accounts.new_recovery(registry)
    is_due = there.recovery_until <= values["recovery_until"] - MAIL_INTERVAL_MS
    changed = update(schema.accounts).where(there.id == account.id, is_due)
    async with registry.database.writing() as connection:
        done = await connection.execute(changed.values(values))
    return link if done.rowcount else None


async def recover(registry: TableRegistry, token: str, password: str) -> Account:
    """Set *password* for the account that *token* belongs to, and end its sessions."""
    owner = await _owner(registry, token)
    stored = await passwords.hash_password(password)
    changed = update(schema.accounts).where(_opened_by(registry, token))
    async with registry.database.writing() as connection:
        done = await connection.execute(changed.values(password=stored, recovery=None))
        if done.rowcount == 0:
            raise _bad_link()  # the same link was used concurrently
        await sessions.end_others(connection, owner.id, "")
    return owner


async def _owner(registry: TableRegistry, token: str) -> Account:
    for account in await accounts.find(registry, _opened_by(registry, token)):
        if account.banned:
            raise sessions.banned()
        return account
    raise _bad_link()


def _opened_by(registry: TableRegistry, token: str) -> ColumnElement[bool]:
    there = schema.accounts.c
    return (there.recovery == hash_token(token)) & (
        there.recovery_until > registry.now()
    )


def _bad_link() -> Refused:
    detail = "this link was already used or has expired; request a new one"
    return Refused(401, "bad-recovery", detail)
