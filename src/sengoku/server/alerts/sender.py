"""Brings letters out. Nobody waits for it: what does not fit into the queue is dropped.

Nothing of a target is ever written to the log; an alert is named there by its id.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, final

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from sengoku.server.alerts import addresses, kept, letters, push
from sengoku.server.alerts.addresses import NoThreadError
from sengoku.server.alerts.kept import Alert
from sengoku.server.alerts.keys import house_key, point, to_text
from sengoku.server.alerts.letters import Letter
from sengoku.server.alerts.outgoing import Outgoing
from sengoku.server.alerts.outside import Outside, Unreachable
from sengoku.server.alerts.targets import browser_of, keys_of
from sengoku.server.people import mail
from sengoku.server.people.mail import MailError
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database

AT_ONCE: Final = 4
GONE: Final = (404, 410)
"""What a push service says of a subscription that is no more."""
JSON: Final = {"Content-Type": "application/json"}

log = logging.getLogger(__name__)


class GoneError(Exception):
    """Nobody reads there any more."""


@final
class Sender:
    def __init__(
        self, database: Database, settings: Settings, now: Callable[[], int]
    ) -> None:
        self.database: Final = database
        self.settings: Final = settings
        self.now: Final = now
        self.outside = Outside()
        self._key: EllipticCurvePrivateKey | None = None
        self._waiting: Final = Outgoing()
        self._tasks: list[asyncio.Task[None]] = []
        # Who is writing to the database is not interrupted: it would lose a connection.
        self._busy: Final = asyncio.Lock()

    async def start(self) -> None:
        self._key = await house_key(self.database)
        self._tasks = [asyncio.create_task(self._run()) for _ in range(AT_ONCE)]

    async def stop(self) -> None:
        async with self._busy:
            for task in self._tasks:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def key(self) -> EllipticCurvePrivateKey:
        assert self._key is not None
        return self._key

    @property
    def public_key(self) -> str:
        """What a browser needs to let this server push."""
        return to_text(point(self.key.public_key()))

    def send(self, alert: Alert, letter: Letter) -> None:
        if not self._waiting.put(alert, letter):
            log.warning("alert %s: dropped, too many are waiting", alert.id)

    async def _run(self) -> None:
        while True:
            async with self._waiting.next() as (alert, letter):
                await self._try(alert, letter)

    async def _try(self, alert: Alert, letter: Letter) -> None:
        try:
            await self.deliver(alert, letter)
        except NoThreadError:
            log.warning("alert %s: dropped, too many names are looked up", alert.id)
        except Exception as error:
            # What an error says may have a target in it.
            kind = type(error).__name__
            log.error("alert %s (%s): broke: %s", alert.id, alert.kind, kind)

    async def deliver(self, alert: Alert, letter: Letter) -> None:
        """Bring one letter out, and write down how it went."""
        note = kept.note_sent
        try:
            await self._carry(alert, letter)
        except GoneError:
            note = kept.note_gone
        except (Unreachable, MailError) as error:
            log.warning("alert %s (%s): not sent: %s", alert.id, alert.kind, error)
            note = kept.note_failed
        async with self._busy:
            await note(self.database, alert)

    async def _carry(self, alert: Alert, letter: Letter) -> None:
        match alert.kind:
            case "push":
                await self._push(alert, letter)
            case "webhook":
                to = addresses.read(alert.target.decode())
                body = letters.for_webhook(letter, self.settings)
                _check(await self.outside.post(to, JSON, body))
            case "email":
                text = letters.for_mail(letter, self.settings)
                to_whom = alert.target.decode()
                await mail.send(self.settings, to_whom, letter.title, text)

    async def _push(self, alert: Alert, letter: Letter) -> None:
        browser = browser_of(alert.target)
        to, (reader, auth) = addresses.read(browser.endpoint), keys_of(browser)
        body = push.encrypt(letters.for_browser(letter), reader, auth)
        contact = push.contact_of(self.settings.contact, self.settings.public_url)
        headers = push.headers(self.key, to, contact, alert.table, self.now())
        status = await self.outside.post(to, headers, body)
        if status in GONE:
            raise GoneError
        _check(status)


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise Unreachable(f"the answer was {status}")
