"""Delivers messages in the background; what does not fit into the queue is dropped.

The log never contains a target; alerts are identified by their id.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, final

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from sengoku.server.alerts import addresses, messages, push, repository
from sengoku.server.alerts.addresses import NoThreadError
from sengoku.server.alerts.http_client import PublicHttpClient, Unreachable
from sengoku.server.alerts.keys import point, server_key, to_text
from sengoku.server.alerts.messages import Message
from sengoku.server.alerts.queue import MessageQueue
from sengoku.server.alerts.repository import Alert
from sengoku.server.alerts.targets import browser_of, keys_of
from sengoku.server.people import mail
from sengoku.server.people.mail import MailError
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database

SENDER_TASKS: Final = 4
GONE_STATUSES: Final = (404, 410)
"""What push services return for an expired subscription."""
JSON_HEADERS: Final = {"Content-Type": "application/json"}

log = logging.getLogger(__name__)


class GoneError(Exception):
    """The subscription no longer exists."""


@final
class Sender:
    def __init__(
        self, database: Database, settings: Settings, now: Callable[[], int]
    ) -> None:
        self.database: Final = database
        self.settings: Final = settings
        self.now: Final = now
        self.http_client = PublicHttpClient()
        self._key: EllipticCurvePrivateKey | None = None
        self._queue: Final = MessageQueue()
        self._tasks: list[asyncio.Task[None]] = []
        # Held during database access: a cancelled query would lose its connection.
        self._db_access: Final = asyncio.Lock()

    async def start(self) -> None:
        self._key = await server_key(self.database)
        self._tasks = [asyncio.create_task(self._run()) for _ in range(SENDER_TASKS)]

    async def stop(self) -> None:
        async with self._db_access:
            for task in self._tasks:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def key(self) -> EllipticCurvePrivateKey:
        assert self._key is not None
        return self._key

    @property
    def public_key(self) -> str:
        """The key a browser needs to subscribe."""
        return to_text(point(self.key.public_key()))

    def send(self, alert: Alert, message: Message) -> None:
        if not self._queue.put(alert, message):
            log.warning("alert %s: dropped, the queue is full", alert.id)

    async def _run(self) -> None:
        while True:
            async with self._queue.next() as (alert, message):
                await self._try(alert, message)

    async def _try(self, alert: Alert, message: Message) -> None:
        try:
            await self.deliver(alert, message)
        except NoThreadError:
            log.warning("alert %s: dropped, no resolver thread is free", alert.id)
        except Exception as error:
            # The text of an error may contain a target.
            kind = type(error).__name__
            log.error("alert %s (%s): internal error: %s", alert.id, alert.kind, kind)

    async def deliver(self, alert: Alert, message: Message) -> None:
        """Deliver one message, and record the result."""
        note = repository.note_sent
        try:
            await self._deliver(alert, message)
        except GoneError:
            note = repository.note_gone
        except (Unreachable, MailError) as error:
            log.warning("alert %s (%s): not sent: %s", alert.id, alert.kind, error)
            note = repository.note_failed
        async with self._db_access:
            await note(self.database, alert)

    async def _deliver(self, alert: Alert, message: Message) -> None:
        match alert.kind:
            case "push":
                await self._push(alert, message)
            case "webhook":
                to = addresses.read(alert.target.decode())
                body = messages.for_webhook(message, self.settings)
                _check(await self.http_client.post(to, JSON_HEADERS, body))
            case "email":
                text = messages.for_mail(message, self.settings)
                to_whom = alert.target.decode()
                await mail.send(self.settings, to_whom, message.title, text)

    async def _push(self, alert: Alert, message: Message) -> None:
        browser = browser_of(alert.target)
        to, (reader, auth) = addresses.read(browser.endpoint), keys_of(browser)
        body = push.encrypt(messages.for_browser(message), reader, auth)
        contact = push.contact_of(self.settings.contact, self.settings.public_url)
        headers = push.headers(self.key, to, contact, alert.table, self.now())
        status = await self.http_client.post(to, headers, body)
        if status in GONE_STATUSES:
            raise GoneError
        _check(status)


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise Unreachable(f"the response was {status}")
