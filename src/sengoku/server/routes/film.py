"""Films: what happened since the last visit, or the whole game."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from sengoku.server.routes.common import DatabaseDep, GuestDep, refusals
from sengoku.server.tables import film
from sengoku.server.tables.film import EventRange, Film, perspective_of
from sengoku.server.wire.bodies import encoded

router = APIRouter(prefix="/tables/{table}", tags=["film"])

EventQuery = Annotated[
    int, Query(ge=0, description="An event number in the viewer's stream.")
]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=7, description="Only after the end of the game.")
]


@router.get("/film", response_model=Film, responses=refusals(401, 404, 409))
async def show(
    guest: GuestDep,
    database: DatabaseDep,
    since: EventQuery = 0,
    until: Annotated[int | None, Query(ge=0)] = None,
    words: bool = False,
    seat: SeatQuery = None,
    public: bool = False,
    everything: bool = False,
) -> Response:
    """Return what happened from event *since* on, input by input, as you saw it.

    *words*: include translation keys and hints. *public*: what spectators saw. For a
    finished game also what a *seat* knew, or *everything*.
    """
    perspective = perspective_of(guest, seat, public, everything)
    found = await film.film(
        database, guest, perspective, EventRange(since, until), words
    )
    return Response(encoded(found), media_type="application/json")
