"""Information about the server, and its health."""

import asyncio
from typing import Final

from fastapi import APIRouter
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from sengoku import __version__
from sengoku.games import GAMES
from sengoku.server.people.sessions import DAY_MS, SESSION_LIFETIME_MS
from sengoku.server.routes.common import DatabaseDep, RegistryDep, refusals
from sengoku.server.wire.bodies import PROTOCOL
from sengoku.server.wire.error_handlers import RETRY_AFTER_SECONDS
from sengoku.server.wire.errors import Refused
from sengoku.server.wire.structs import Wire
from sengoku.texts import languages

HEALTH_TIMEOUT_SECONDS: Final = 2.0
"""Seconds within which the database has to answer."""
MAX_PENDING_SECONDS: Final = 8.0
"""Seconds within which an input has to be committed or refused."""

router = APIRouter(tags=["about"])
root = APIRouter(tags=["about"])


class Retention(Wire, frozen=True):
    """Days until data is deleted; 0 means never."""

    over: int
    idle: int
    unused_sessions: int


class About(Wire, frozen=True):
    """*rules* are the revisions of the games' rules; *announcement* may be empty.

    With *invitation_only*, nobody can sign up, and only account holders can create
    tables.
    """

    name: str
    version: str
    protocol: int
    rules: dict[str, int]
    languages: tuple[str, ...]
    retention: Retention
    announcement: str
    contact: str
    source: str
    invitation_only: bool


class Health(Wire, frozen=True):
    name: str
    version: str


@router.get("/about", responses=refusals())
async def about(registry: RegistryDep) -> About:
    """Return information about this server and its retention times."""
    settings = registry.settings
    return About(
        name="sengoku",
        version=__version__,
        protocol=PROTOCOL,
        rules={game.id: game.revision for game in GAMES},
        languages=languages(),
        retention=Retention(
            settings.keep_days, settings.idle_days, SESSION_LIFETIME_MS // DAY_MS
        ),
        announcement=registry.announcement,
        contact=settings.contact,
        source=settings.source,
        invitation_only=settings.invitation_only,
    )


@root.head("/healthz", include_in_schema=False)  # monitors use HEAD
@root.get("/healthz", responses=refusals(503))
async def health(database: DatabaseDep, registry: RegistryDep) -> Health:
    """Check that the server reaches its database, and that inputs are committed."""
    try:
        async with (
            asyncio.timeout(HEALTH_TIMEOUT_SECONDS),
            database.reading() as connection,
        ):
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, TimeoutError, OSError):
        raise Refused(
            503,
            "unwell",
            "the database does not answer",
            retry_after=RETRY_AFTER_SECONDS,
        ) from None
    waited = registry.journal.oldest_pending_seconds()
    if waited > MAX_PENDING_SECONDS:
        raise Refused(
            503,
            "unwell",
            f"an input has been waiting for {waited:.0f} seconds",
            retry_after=RETRY_AFTER_SECONDS,
        )
    return Health("sengoku", __version__)
