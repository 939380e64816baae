"""Lessons, and tables to learn at."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Path, Request

from sengoku.lessons.lesson import lessons_of
from sengoku.server.routes.accounts import MAY_CREATE
from sengoku.server.routes.common import RegistryDep, refusals
from sengoku.server.routes.games import GameId, find
from sengoku.server.routes.tables import made
from sengoku.server.tables import lessons
from sengoku.server.tables.lessons import LessonInfo
from sengoku.server.wire.bodies import Made
from sengoku.server.wire.errors import not_found

router = APIRouter(prefix="/lessons", tags=["lessons"])

LessonName: TypeAlias = Annotated[str, Path(max_length=16, description="The lesson.")]


@router.get("", responses=refusals())
async def listed() -> list[LessonInfo]:
    """Return the lessons, those of a game in their order."""
    return [*lessons.all_lessons()]


@router.post(
    "/{game}/{lesson}",
    status_code=201,
    responses=refusals(401, 403, 404),
    dependencies=[MAY_CREATE],
)
async def begin(
    request: Request, registry: RegistryDep, game: GameId, lesson: LessonName
) -> Made:
    """Create a table for a lesson of a game. The learner plays all seats: one freely,
    the others as the lesson prescribes.
    """
    if lesson not in {one.name for one in lessons_of(find(game).id)}:
        raise not_found("lesson")
    table, secrets = await lessons.begin(registry, game, lesson)
    return made(request, table, secrets)
