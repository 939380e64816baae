"""Checks of the machine and the network."""

import os
import sys
import time
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpx2

from sengoku.core.errors import UnreadableError
from sengoku.core.form import FORM, IS_COMPILED
from sengoku.server.hosting.binding import WILDCARD_HOSTS, bind
from sengoku.server.middleware.client_address import Proxies
from sengoku.server.people import mail as mailer
from sengoku.server.people.mail import MailError
from sengoku.server.settings import PREFIX, Settings
from sengoku.server.wire.errors import UnavailableError

Level: TypeAlias = Literal["ok", "warn", "fail"]

MIN_PYTHON: Final = (3, 11)
EARLIEST_TIME: Final = 1_767_225_600
"""A time before this code was written, in seconds since 1970."""
OTHER_VARIABLES: Final = ("COMPILE", "CONFIG", "OPTIMISE", "TOKEN", "WEB")
"""Environment variables that other commands read."""
HTTP_TIMEOUT_SECONDS: Final = 5.0


class Finding(NamedTuple):
    level: Level
    what: str
    says: str


# The machine


def python() -> Finding:
    level: Level = "ok" if sys.version_info >= MIN_PYTHON else "fail"
    says = f"{sys.version.split()[0]}; 3.11 or newer is needed"
    return Finding(level, "Python", says)


def engine() -> Finding:
    if IS_COMPILED:
        return Finding("ok", "engines", FORM)
    hint = f"{FORM}; bots are slower: see docs/server/hosting.md"
    return Finding("warn", "engines", hint)


def environment() -> Finding:
    names = (name.upper() for name in (*Settings.__struct_fields__, *OTHER_VARIABLES))
    known = {PREFIX + name for name in names}
    ours = {name for name in os.environ if name.startswith(PREFIX)}
    if unknown := sorted(ours - known):
        return Finding("warn", "environment", f"unknown settings: {', '.join(unknown)}")
    return Finding("ok", "environment", "every variable is known")


def clock() -> Finding:
    now = time.strftime("%Y-%m-%d %H:%M:%S %Z")
    if time.time() < EARLIEST_TIME:
        return Finding("fail", "clock", f"{now} is in the past; set the clock")
    return Finding("ok", "clock", now)


# The network


async def port(settings: Settings) -> Finding:
    try:
        bind(settings.host, settings.port).close()
    except UnavailableError as error:
        version = await _running_version(settings)
        if version is None:
            return Finding("fail", "port", str(error))
        return Finding(
            "ok", "port", f"{settings.port}: sengoku {version} is running there"
        )
    return Finding("ok", "port", f"{settings.port} is free")


async def _running_version(settings: Settings) -> str | None:
    """Return the version of the server that already runs there."""
    host = "127.0.0.1" if settings.host in WILDCARD_HOSTS else settings.host
    host = f"[{host}]" if ":" in host else host
    try:
        async with httpx2.AsyncClient(
            timeout=HTTP_TIMEOUT_SECONDS, trust_env=False
        ) as client:
            reply = await client.get(f"http://{host}:{settings.port}/healthz")
            health = reply.json()
    except (httpx2.HTTPError, ValueError):
        return None
    is_ours = isinstance(health, dict) and health.get("name") == "sengoku"
    return str(health["version"]) if is_ours else None


def public_url(settings: Settings) -> Finding:
    url, is_open = settings.public_url, settings.host in WILDCARD_HOSTS
    parts = urlsplit(url)
    if not url:
        level: Level = "warn" if is_open else "ok"
        says = "not set; links use the requested host, e-mails have none"
        return Finding(level, "public_url", says)
    if parts.path.strip("/") or parts.query or parts.fragment:
        says = f"{url} has more than a host; links would not work"
        return Finding("fail", "public_url", says)
    is_local = parts.hostname in ("localhost", "127.0.0.1", "::1")
    if parts.scheme == "http" and not is_local:
        says = f"{url} is not encrypted; browsers then show no notifications"
        return Finding("warn", "public_url", says)
    return Finding("ok", "public_url", url)


def proxies(settings: Settings) -> Finding:
    try:
        count = len(Proxies(settings.trusted_proxies).trusted)
    except UnreadableError as error:
        return Finding("fail", "trusted_proxies", str(error))
    return Finding("ok", "trusted_proxies", f"{count} configured")


async def mail(settings: Settings) -> Finding:
    if not settings.smtp_url and not settings.mail_from:
        return Finding("ok", "mail", "not set; no e-mail is sent")
    try:
        await mailer.check(settings)
    except MailError as error:
        return Finding("fail", "mail", str(error))
    return Finding("ok", "mail", "the mail server answers")
