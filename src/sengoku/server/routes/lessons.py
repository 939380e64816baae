"""Lessons, and tables to learn at."""

from fastapi import APIRouter, Request

from sengoku.server.routes.accounts import MAY_CREATE
from sengoku.server.routes.common import RegistryDep, refusals
from sengoku.server.routes.games import GameId, find
from sengoku.server.routes.tables import made
from sengoku.server.tables import lessons
from sengoku.server.tables.lessons import LessonInfo
from sengoku.server.wire.bodies import Made
from sengoku.server.wire.errors import not_found

router = APIRouter(prefix="/lessons", tags=["lessons"])


@router.get("", responses=refusals())
async def listed() -> list[LessonInfo]:
    """Return the lessons, one per game."""
    return [*lessons.all_lessons()]


@router.post(
    "/{game}",
    status_code=201,
    responses=refusals(401, 403, 404),
    dependencies=[MAY_CREATE],
)
async def begin(request: Request, registry: RegistryDep, game: GameId) -> Made:
    """Create a table for the lesson of a game. The learner plays all seats: one freely,
    the others as the lesson prescribes.
    """
    if find(game).lesson() is None:
        raise not_found("game")
    table, secrets = await lessons.begin(registry, game)
    return made(request, table, secrets)
