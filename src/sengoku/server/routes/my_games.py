"""One's own games, with an account or with the secrets the browser has kept."""

from typing import Annotated

from fastapi import APIRouter, Body, Query

from sengoku.server.people import my_games
from sengoku.server.people.account_bodies import HeldSeat, HeldSeats, OwnGame
from sengoku.server.routes.accounts import Me
from sengoku.server.routes.common import AHall, refusals

router = APIRouter(tags=["accounts"])


@router.get("/me/games", responses=refusals(401, 403))
async def of_account(
    hall: AHall, me: Me, skip: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> list[OwnGame]:
    """Return 50 tables where you have a seat, after the first *skip*, newest first."""
    return await my_games.of_account(hall, me.id, skip)


@router.post("/games", responses=refusals())
async def of_tokens(hall: AHall, body: Annotated[HeldSeats, Body()]) -> list[OwnGame]:
    """Return the tables of the seats whose tokens you send, newest first."""
    return await my_games.of_tokens(hall, body.tokens)


@router.post("/me/seats", responses=refusals(401, 403, 404, 409))
async def attach(hall: AHall, me: Me, body: Annotated[HeldSeat, Body()]) -> OwnGame:
    """Add a seat to your account; its link keeps working."""
    return await my_games.attach(hall, me.id, body)
