"""Games that are over: the replay file, statistics, and the proof of the seed."""

from fastapi import APIRouter, Response

from sengoku.server.routes.common import AGuest, AHall, refusals
from sengoku.server.tables import finished
from sengoku.server.wire.bodies import Proof, Statistics

router = APIRouter(prefix="/tables/{table}", tags=["finished games"])

NDJSON = "application/x-ndjson"


@router.get(
    "/replay",
    response_class=Response,
    responses={**refusals(401, 404, 409), 200: {"content": {NDJSON: {}}}},
)
async def replay(guest: AGuest, hall: AHall) -> Response:
    """Return the replay file of a finished game, with its seed and every secret."""
    text = await finished.replay(hall, guest.table)
    name = f"{guest.table.record.game}-{guest.table.id}.sgk"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type=NDJSON)


@router.get("/statistics", responses=refusals(401, 404, 409))
async def statistics(guest: AGuest, hall: AHall) -> Statistics:
    """Return statistics of a finished game: points by moment and source, actions, and
    response times by seat.
    """
    return await finished.statistics(hall, guest.table)


@router.get("/proof", responses=refusals(401, 404, 409))
async def proof(guest: AGuest, hall: AHall) -> Proof:
    """Return the seed of a finished game, checked against the seal shown at the start
    and against every input.
    """
    return await finished.proof(hall, guest.table)
