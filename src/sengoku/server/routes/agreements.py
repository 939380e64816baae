"""What a table agrees on: votes, a rematch; and tables of one's own to try things."""

from typing import Annotated

from fastapi import APIRouter, Body, Request

from sengoku.server.routes.common import AGuest, AHall, refusals
from sengoku.server.routes.tables import made
from sengoku.server.tables import points, rematch, votes, what_if
from sengoku.server.wire.bodies import Ballot, Made, NewVote, Point, TableInfo, WhatIf

router = APIRouter(prefix="/tables/{table}", tags=["agreements"])


@router.post("/vote", responses=refusals(401, 403, 404, 409))
async def propose(
    guest: AGuest, hall: AHall, body: Annotated[NewVote, Body()]
) -> TableInfo:
    """Propose to pause or to resume, to extend the clocks by *target* hours, to replace
    seat *target* by a *bot*, to end the game without a result, or to rewind it to where
    spectators had seen *target* events. It is done when everybody who plays agrees; you
    do. A rewind rolls nothing anew: the same choices bring the same again.
    """
    return await votes.propose(hall, guest.table, guest.seat, body)


@router.post("/vote/ballot", responses=refusals(401, 403, 404, 409))
async def vote(
    guest: AGuest, hall: AHall, body: Annotated[Ballot, Body()]
) -> TableInfo:
    """Agree to what is proposed, or end the vote by saying no; who proposed it
    withdraws it that way.
    """
    return await votes.answer(hall, guest.table, guest.seat, body)


@router.get("/vote/points", responses=refusals(401, 403, 404))
async def show_points(guest: AGuest, hall: AHall) -> list[Point]:
    """Return to where the table may agree to rewind, the latest last."""
    return await points.points(hall, guest.table)


@router.post("/rematch", status_code=201, responses=refusals(401, 403, 404, 409))
async def play_again(guest: AGuest, hall: AHall) -> TableInfo:
    """Play once more: return the new table, which the links of this one open too.

    Whoever asks later gets the same table.
    """
    guest.seat  # noqa: B018 (spectators are refused)
    return (await rematch.play_again(hall, guest.table)).info()


@router.post("/what-if", status_code=201, responses=refusals(401, 403, 404, 409))
async def branch(
    request: Request, guest: AGuest, hall: AHall, body: Annotated[WhatIf, Body()]
) -> Made:
    """Set up a table of your own that goes on from here, against bots.

    What your seat does not know is made up. Of a game that is over anybody who may see
    it says after which input to go on, from which seat, and whether with all secrets.
    """
    table, secrets = await what_if.branch(hall, guest, body)
    return made(request, table, secrets)
