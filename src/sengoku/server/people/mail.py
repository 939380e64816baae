"""Sends e-mail. Headers contain validated parts only."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from sengoku.server.settings import Settings

ADDRESS_PATTERN: Final = re.compile(
    r"[^\s@<>()\[\],;:\\\"]+@[a-z0-9.-]+", re.I | re.ASCII
)
MAX_ADDRESS_LENGTH: Final = 254
SMTP_TIMEOUT_SECONDS: Final = 20.0
"""Seconds until an unresponsive mail server counts as failed."""
DEFAULT_PORTS: Final = {"smtp": 25, "smtps": 465}
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1")


class MailError(Exception):
    """Why an e-mail was not sent. The text contains no secret."""


def is_configured(settings: Settings) -> bool:
    return bool(settings.smtp_url and settings.mail_from)


def is_address(text: str) -> bool:
    """Is it a single plain address?"""
    plain = text.isascii() and text.isprintable() and len(text) <= MAX_ADDRESS_LENGTH
    return plain and ADDRESS_PATTERN.fullmatch(text) is not None


async def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send *text* to one address; returns when the mail server has accepted it."""
    server = _configured(settings)
    with _translated_errors():
        message = _message(settings, to, subject, text)
        await asyncio.to_thread(_deliver, server, message)


async def check(settings: Settings) -> None:
    """Connect to the mail server and log in, but send nothing."""
    server = _configured(settings)
    with _translated_errors():
        await asyncio.to_thread(_deliver, server, None)


def _configured(settings: Settings) -> SplitResult:
    if not is_configured(settings):
        raise MailError("e-mail is off: smtp_url and mail_from are not both set")
    return _server(settings.smtp_url)


@contextmanager
def _translated_errors() -> Iterator[None]:
    try:
        yield
    except (OSError, smtplib.SMTPException, ValueError) as error:
        why = (type(error).__name__, getattr(error, "smtp_code", ""))
        raise MailError(f"the e-mail was not accepted: {why[0]} {why[1]}") from None


def _message(settings: Settings, to: str, subject: str, text: str) -> EmailMessage:
    _, sender = parseaddr(settings.mail_from)
    for address in (sender, to):
        if not is_address(address):
            raise MailError(f"not an e-mail address: {address[:MAX_ADDRESS_LENGTH]!r}")
    message = EmailMessage()
    message["From"] = " ".join(settings.mail_from.split())
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def _server(address: str) -> SplitResult:
    try:
        server = urlsplit(address)
        known = server.scheme in DEFAULT_PORTS and server.hostname and server.port != 0
    except ValueError:
        known = False
    if not known:
        raise MailError(
            "smtp_url must look like smtp://name:password@host:587 or smtps://…"
        )
    return server


def _deliver(server: SplitResult, message: EmailMessage | None) -> None:
    host, port = server.hostname or "", server.port or DEFAULT_PORTS[server.scheme]
    safe = ssl.create_default_context()
    if server.scheme == "smtps":
        with smtplib.SMTP_SSL(
            host, port, timeout=SMTP_TIMEOUT_SECONDS, context=safe
        ) as smtp:
            _send_message(smtp, server, message)
        return
    with smtplib.SMTP(host, port, timeout=SMTP_TIMEOUT_SECONDS) as smtp:
        smtp.ehlo()
        if smtp.has_extn("starttls"):
            smtp.starttls(context=safe)
            smtp.ehlo()
        elif server.username and host not in LOCAL_HOSTS:
            raise MailError("the mail server offers no TLS, so no password was sent")
        _send_message(smtp, server, message)


def _send_message(
    smtp: smtplib.SMTP, server: SplitResult, message: EmailMessage | None
) -> None:
    if server.username:
        smtp.login(unquote(server.username), unquote(server.password or ""))
    if message is not None:
        smtp.send_message(message)
