"""Games that are over: the replay file, statistics, and the proof of the seed."""

from fastapi import APIRouter, Response

from sengoku.server.routes.common import AGuest, RegistryDep, refusals
from sengoku.server.tables import finished
from sengoku.server.wire.bodies import Proof, Statistics

router = APIRouter(prefix="/tables/{table}", tags=["finished games"])

NDJSON = "application/x-ndjson"


@router.get(
    "/replay",
    response_class=Response,
    responses={**refusals(401, 404, 409), 200: {"content": {NDJSON: {}}}},
)
async def replay(guest: AGuest, registry: RegistryDep) -> Response:
    """Return the replay file of a game that is over, with its seed and every secret."""
    text = await finished.replay(registry, guest.table)
    name = f"{guest.table.record.game}-{guest.table.id}.sgk"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type=NDJSON)


@router.get("/statistics", responses=refusals(401, 404, 409))
async def statistics(guest: AGuest, registry: RegistryDep) -> Statistics:
    """Return a game that is over in numbers: points by moment and source, deeds, and
    how long every seat took to answer.
    """
    return await finished.statistics(registry, guest.table)


@router.get("/proof", responses=refusals(401, 404, 409))
async def proof(guest: AGuest, registry: RegistryDep) -> Proof:
    """Return the seed of a game that is over, and check it against the seal that was
    shown from the start and against every input of the game.
    """
    return await finished.proof(registry, guest.table)
