"""Looks at what is around a server: the machine and the network."""

import os
import sys
import time
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpx2

from sengoku.core.errors import UnreadableError
from sengoku.core.form import FORM, IS_COMPILED
from sengoku.server.hosting.places import ANYWHERE, bind
from sengoku.server.middleware.client_address import Proxies
from sengoku.server.people import mail as letters
from sengoku.server.people.mail import MailError
from sengoku.server.settings import PREFIX, Settings
from sengoku.server.wire.errors import UnavailableError

Level: TypeAlias = Literal["ok", "warn", "fail"]

PYTHON: Final = (3, 11)
BORN: Final = 1_767_225_600
"""Seconds since 1970 at which this code was not yet written."""
NOT_SETTINGS: Final = ("COMPILE", "CONFIG", "OPTIMISE", "TOKEN", "WEB")
"""What other commands read from the environment."""
PATIENCE: Final = 5.0


class Finding(NamedTuple):
    level: Level
    what: str
    says: str


# The machine


def python() -> Finding:
    level: Level = "ok" if sys.version_info >= PYTHON else "fail"
    says = f"{sys.version.split()[0]}; 3.11 or newer is needed"
    return Finding(level, "Python", says)


def engine() -> Finding:
    if IS_COMPILED:
        return Finding("ok", "engines", FORM)
    hint = f"{FORM}; bots are slower: see docs/server/hosting.md"
    return Finding("warn", "engines", hint)


def environment() -> Finding:
    names = (name.upper() for name in (*Settings.__struct_fields__, *NOT_SETTINGS))
    known = {PREFIX + name for name in names}
    ours = {name for name in os.environ if name.startswith(PREFIX)}
    if unknown := sorted(ours - known):
        return Finding("warn", "environment", f"no settings: {', '.join(unknown)}")
    return Finding("ok", "environment", "every variable is known")


def clock() -> Finding:
    now = time.strftime("%Y-%m-%d %H:%M:%S %Z")
    if time.time() < BORN:
        return Finding("fail", "clock", f"{now} is in the past; set the clock")
    return Finding("ok", "clock", now)


# The network


async def port(settings: Settings) -> Finding:
    try:
        bind(settings.host, settings.port).close()
    except UnavailableError as error:
        version = await _served(settings)
        if version is None:
            return Finding("fail", "port", str(error))
        return Finding("ok", "port", f"{settings.port}: sengoku {version} serves there")
    return Finding("ok", "port", f"{settings.port} is free")


async def _served(settings: Settings) -> str | None:
    """Return the version of the server that is there already."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    host = f"[{host}]" if ":" in host else host
    try:
        async with httpx2.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            reply = await client.get(f"http://{host}:{settings.port}/healthz")
            said = reply.json()
    except (httpx2.HTTPError, ValueError):
        return None
    is_ours = isinstance(said, dict) and said.get("name") == "sengoku"
    return str(said["version"]) if is_ours else None


def public_url(settings: Settings) -> Finding:
    url, is_open = settings.public_url, settings.host in ANYWHERE
    parts = urlsplit(url)
    if not url:
        level: Level = "warn" if is_open else "ok"
        says = "not set; links name the address that was asked, letters none"
        return Finding(level, "public_url", says)
    if parts.path.strip("/") or parts.query or parts.fragment:
        says = f"{url} has more than a host; links would lead nowhere"
        return Finding("fail", "public_url", says)
    is_local = parts.hostname in ("localhost", "127.0.0.1", "::1")
    if parts.scheme == "http" and not is_local:
        says = f"{url} is not encrypted; browsers then send no notifications"
        return Finding("warn", "public_url", says)
    return Finding("ok", "public_url", url)


def proxies(settings: Settings) -> Finding:
    try:
        count = len(Proxies(settings.trusted_proxies).trusted)
    except UnreadableError as error:
        return Finding("fail", "trusted_proxies", str(error))
    return Finding("ok", "trusted_proxies", f"{count} are named")


async def mail(settings: Settings) -> Finding:
    if not settings.smtp_url and not settings.mail_from:
        return Finding("ok", "mail", "not set; nobody gets letters")
    try:
        await letters.check(settings)
    except MailError as error:
        return Finding("fail", "mail", str(error))
    return Finding("ok", "mail", "the mail server answers")
