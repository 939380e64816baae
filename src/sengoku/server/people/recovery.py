"""A new password for one who forgot it, by e-mail.

Whether there is such an account is not told, neither by the answer nor by how long it
takes: all the work is done after the answer.
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

AGAIN: Final = 2 * 60 * 1000
"""So many milliseconds lie between two e-mails to the same account."""

log = logging.getLogger(__name__)
_underway: Final[set["asyncio.Task[None]"]] = set()


def ask(registry: TableRegistry, wanted: Forgotten) -> None:
    """Send a link to whom it may concern, some time after this returns."""
    if not mail.is_possible(registry.settings):
        detail = "this server sends no e-mail; its host can give you a link"
        raise conflict("no-mail", detail)
    task = asyncio.create_task(_answer(registry, wanted))
    _underway.add(task)
    task.add_done_callback(_underway.discard)


async def stop() -> None:
    """Give up what is under way: the server stops."""
    here = asyncio.get_running_loop()
    tasks = [task for task in _underway if task.get_loop() is here]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _answer(registry: TableRegistry, wanted: Forgotten) -> None:
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
        log.warning("account %s: no link to a new password: %s", account.id, error)


async def _link(registry: TableRegistry, account: Account) -> str | None:
    """Return a new link, unless one was made just now."""
    there = schema.accounts.c
    link, values = accounts.new_recovery(registry)
    is_due = there.recovery_until <= values["recovery_until"] - AGAIN
    changed = update(schema.accounts).where(there.id == account.id, is_due)
    async with registry.database.writing() as connection:
        done = await connection.execute(changed.values(values))
    return link if done.rowcount else None


async def recover(registry: TableRegistry, token: str, password: str) -> Account:
    """Let *password* be the new one for whom *token* was made; all sessions end."""
    owner = await _owner(registry, token)
    kept = await passwords.kept_of(password)
    changed = update(schema.accounts).where(_opened_by(registry, token))
    async with registry.database.writing() as connection:
        done = await connection.execute(changed.values(password=kept, recovery=None))
        if done.rowcount == 0:
            raise _bad_link()  # somebody was faster with the same link
        await sessions.end_others(connection, owner.id, "")
    return owner


async def _owner(registry: TableRegistry, token: str) -> Account:
    for account in await accounts.found(registry, _opened_by(registry, token)):
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
    detail = "this link was used already or is too old; ask for a new one"
    return Refused(401, "bad-recovery", detail)
