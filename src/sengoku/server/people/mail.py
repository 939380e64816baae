"""Sends one e-mail. The header of a message is made of checked parts only."""

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

ADDRESS: Final = re.compile(r"[^\s@<>()\[\],;:\\\"]+@[a-z0-9.-]+", re.I | re.ASCII)
LONGEST: Final = 254
PATIENCE: Final = 20.0
"""Seconds until a mail server that says nothing is given up."""
PORTS: Final = {"smtp": 25, "smtps": 465}
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


class MailError(Exception):
    """An e-mail was not sent, and why. It has no secret in it."""


def is_possible(settings: Settings) -> bool:
    return bool(settings.smtp_url and settings.mail_from)


def is_address(text: str) -> bool:
    """Is it one plain address, and nothing else?"""
    plain = text.isascii() and text.isprintable() and len(text) <= LONGEST
    return plain and ADDRESS.fullmatch(text) is not None


async def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send *text* to one address; it returns when the mail server has taken it."""
    server = _configured(settings)
    with _failing():
        message = _message(settings, to, subject, text)
        await asyncio.to_thread(_deliver, server, message)


async def check(settings: Settings) -> None:
    """Call the mail server and log in, but send nothing."""
    server = _configured(settings)
    with _failing():
        await asyncio.to_thread(_deliver, server, None)


def _configured(settings: Settings) -> SplitResult:
    if not is_possible(settings):
        raise MailError("no mail is sent: smtp_url and mail_from are not both set")
    return _server(settings.smtp_url)


@contextmanager
def _failing() -> Iterator[None]:
    try:
        yield
    except (OSError, smtplib.SMTPException, ValueError) as error:
        why = (type(error).__name__, getattr(error, "smtp_code", ""))
        raise MailError(f"the e-mail was not taken: {why[0]} {why[1]}") from None


def _message(settings: Settings, to: str, subject: str, text: str) -> EmailMessage:
    _, sender = parseaddr(settings.mail_from)
    for address in (sender, to):
        if not is_address(address):
            raise MailError(f"not an e-mail address: {address[:LONGEST]!r}")
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
        known = server.scheme in PORTS and server.hostname and server.port != 0
    except ValueError:
        known = False
    if not known:
        raise MailError("smtp_url is like smtp://name:password@host:587 or smtps://…")
    return server


def _deliver(server: SplitResult, message: EmailMessage | None) -> None:
    host, port = server.hostname or "", server.port or PORTS[server.scheme]
    safe = ssl.create_default_context()
    if server.scheme == "smtps":
        with smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe) as line:
            _hand_over(line, server, message)
        return
    with smtplib.SMTP(host, port, timeout=PATIENCE) as line:
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=safe)
            line.ehlo()
        elif server.username and host not in LOCAL:
            raise MailError("the mail server offers no TLS, so it gets no password")
        _hand_over(line, server, message)


def _hand_over(
    line: smtplib.SMTP, server: SplitResult, message: EmailMessage | None
) -> None:
    if server.username:
        line.login(unquote(server.username), unquote(server.password or ""))
    if message is not None:
        line.send_message(message)
