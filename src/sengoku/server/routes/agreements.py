"""Votes, giving up, rematches, and what-if tables."""

from typing import Annotated

from fastapi import APIRouter, Body, Request

from sengoku.server.routes.accounts import MAY_CREATE
from sengoku.server.routes.common import DatabaseDep, GuestDep, RegistryDep, refusals
from sengoku.server.routes.tables import made
from sengoku.server.tables import concede, rematch, what_if
from sengoku.server.tables.votes import proposals, rewind_points
from sengoku.server.wire.bodies import Ballot, Made, NewVote, Point, TableInfo, WhatIf

router = APIRouter(prefix="/tables/{table}", tags=["agreements"])


@router.post("/vote", responses=refusals(401, 403, 404, 409))
async def propose(
    guest: GuestDep, registry: RegistryDep, body: Annotated[NewVote, Body()]
) -> TableInfo:
    """Propose to pause or resume, to extend the clocks by *target* hours, to replace
    seat *target* by a *bot*, to end the game without a result, or to rewind it to where
    spectators had seen *target* events. It takes effect when every voter agrees; you
    agree automatically. A rewind keeps the dice: the same choices give the same result.
    """
    return await proposals.propose(registry, guest.table, guest.seat, body)


@router.post("/vote/ballot", responses=refusals(401, 403, 404, 409))
async def vote(
    guest: GuestDep, registry: RegistryDep, body: Annotated[Ballot, Body()]
) -> TableInfo:
    """Agree to the proposal, or end the vote by disagreeing; the proposer withdraws it
    that way.
    """
    return await proposals.answer(registry, guest.table, guest.seat, body)


@router.get("/vote/points", responses=refusals(401, 403, 404))
async def show_points(guest: GuestDep, database: DatabaseDep) -> list[Point]:
    """Return the points that the game can be rewound to, the latest last."""
    return await rewind_points.rewind_points(database, guest.table.record)


@router.post("/concede", responses=refusals(401, 403, 404, 409))
async def give_up(guest: GuestDep, registry: RegistryDep) -> TableInfo:
    """Give up, for good. *concession* of your seat says what follows.

    A bot plays on, and you are ranked below all who did not give up. If one seat is
    left, it wins at once. If no person is left, the game ends, too, and the others are
    ranked by their points so far.
    """
    await concede.concede(registry, guest.table, guest.seat)
    return (await registry.open(guest.table.id)).info()


@router.post("/rematch", status_code=201, responses=refusals(401, 403, 404, 409))
async def play_again(guest: GuestDep, registry: RegistryDep) -> TableInfo:
    """Start a rematch: return the new table, which the links of this one open, too.

    Later requests get the same table.
    """
    guest.seat  # noqa: B018 (raises for spectators)
    return (await rematch.find_or_create(registry, guest.table)).info()


@router.post(
    "/what-if",
    status_code=201,
    responses=refusals(401, 403, 404, 409),
    dependencies=[MAY_CREATE],
)
async def branch(
    request: Request,
    guest: GuestDep,
    registry: RegistryDep,
    body: Annotated[WhatIf, Body()],
) -> Made:
    """Create a private table that branches from here, against bots.

    What your seat does not know is made up. For a finished game, any viewer may choose
    the input to continue from, the seat, and whether to keep all secrets.
    """
    table, secrets = await what_if.branch(registry, guest, body)
    return made(request, table, secrets)
