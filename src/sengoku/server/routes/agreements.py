"""What a table agrees on: votes, a rematch; and tables of one's own to try things."""

from typing import Annotated

from fastapi import APIRouter, Body, Request

from sengoku.server.routes.common import AGuest, RegistryDep, refusals
from sengoku.server.routes.tables import made
from sengoku.server.tables import rematch, rewind_points, votes, what_if
from sengoku.server.wire.bodies import Ballot, Made, NewVote, Point, TableInfo, WhatIf

router = APIRouter(prefix="/tables/{table}", tags=["agreements"])


@router.post("/vote", responses=refusals(401, 403, 404, 409))
async def propose(
    guest: AGuest, registry: RegistryDep, body: Annotated[NewVote, Body()]
) -> TableInfo:
    """Propose to pause or resume, to extend the clocks by *target* hours, to replace
    seat *target* by a *bot*, to end the game without a result, or to rewind it to the
    point where spectators had seen *target* events. You agree by proposing. A rewind
    does not change the dice: the same choices lead to the same results.
    """
    return await votes.propose(registry, guest.table, guest.seat, body)


@router.post("/vote/ballot", responses=refusals(401, 403, 404, 409))
async def vote(
    guest: AGuest, registry: RegistryDep, body: Annotated[Ballot, Body()]
) -> TableInfo:
    """Agree to the proposal, or reject it and end the vote. The proposer withdraws it
    the same way.
    """
    return await votes.answer(registry, guest.table, guest.seat, body)


@router.get("/vote/points", responses=refusals(401, 403, 404))
async def show_points(guest: AGuest, registry: RegistryDep) -> list[Point]:
    """Return to where the table may agree to rewind, the latest last."""
    return await rewind_points.rewind_points(registry, guest.table)


@router.post("/rematch", status_code=201, responses=refusals(401, 403, 404, 409))
async def play_again(guest: AGuest, registry: RegistryDep) -> TableInfo:
    """Play once more: return the new table, which the links of this one open too.

    Later requests return the same table.
    """
    guest.seat  # noqa: B018 (spectators are refused)
    return (await rematch.find_or_create(registry, guest.table)).info()


@router.post("/what-if", status_code=201, responses=refusals(401, 403, 404, 409))
async def branch(
    request: Request,
    guest: AGuest,
    registry: RegistryDep,
    body: Annotated[WhatIf, Body()],
) -> Made:
    """Create a private table that continues from here, against bots.

    Everything your seat does not know is drawn at random. For a finished game, choose
    the input to continue from, the seat, and whether to keep all secrets.
    """
    table, secrets = await what_if.branch(registry, guest, body)
    return made(request, table, secrets)
