"""Finished games: the replay file, statistics, and the proof of the seed."""

from fastapi import APIRouter, Response

from sengoku.server.routes.common import DatabaseDep, GuestDep, refusals
from sengoku.server.tables import finished
from sengoku.server.wire.bodies import Proof, Statistics

router = APIRouter(prefix="/tables/{table}", tags=["finished games"])

NDJSON = "application/x-ndjson"


@router.get(
    "/replay",
    response_class=Response,
    responses={**refusals(401, 404, 409), 200: {"content": {NDJSON: {}}}},
)
async def replay(guest: GuestDep, database: DatabaseDep) -> Response:
    """Return the replay file of a finished game, with its seed and all secrets."""
    text = await finished.replay(database, guest.table.record)
    name = f"{guest.table.record.game}-{guest.table.id}.sgk"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type=NDJSON)


@router.get("/statistics", responses=refusals(401, 404, 409))
async def statistics(guest: GuestDep, database: DatabaseDep) -> Statistics:
    """Return the statistics of a finished game: points by moment and source, actions,
    and how long each seat took to answer.
    """
    return await finished.statistics(database, guest.table.record)


@router.get("/proof", responses=refusals(401, 404, 409))
async def proof(guest: GuestDep, database: DatabaseDep) -> Proof:
    """Return the seed of a finished game, and verify it against the seal that was
    public from the start and against every input of the game.
    """
    return await finished.proof(database, guest.table.record)
