"""What happened, to be shown again: since one looked, or a whole game."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from sengoku.server.routes.common import AGuest, RegistryDep, refusals
from sengoku.server.tables import film
from sengoku.server.tables.film import EventRange, Film, perspective_of
from sengoku.server.wire.bodies import encoded

router = APIRouter(prefix="/tables/{table}", tags=["film"])

Event = Annotated[int, Query(ge=0, description="A number in the stream of the viewer.")]
ASeat = Annotated[int | None, Query(ge=0, le=7, description="When the game is over.")]


@router.get("/film", response_model=Film, responses=refusals(401, 404, 409))
async def show(
    guest: AGuest,
    registry: RegistryDep,
    since: Event = 0,
    until: Annotated[int | None, Query(ge=0)] = None,
    words: bool = False,
    seat: ASeat = None,
    public: bool = False,
    everything: bool = False,
) -> Response:
    """Return what happened from event *since* on, input by input, as you saw it.

    *words*: include the keys of sentences, and notes. *public*: as spectators saw it.
    For a finished game also as a *seat* saw it, or *everything*.
    """
    perspective = perspective_of(guest, seat, public, everything)
    found = await film.film(
        registry, guest, perspective, EventRange(since, until), words
    )
    return Response(encoded(found), media_type="application/json")
