"""Your games, by account or by the secrets stored in the browser."""

from typing import Annotated, Final

from fastapi import APIRouter, Body, Query

from sengoku.server.people import my_games
from sengoku.server.people.account_bodies import HeldSeat, HeldSeats, OwnGame
from sengoku.server.routes.accounts import CurrentAccount
from sengoku.server.routes.common import RegistryDep, refusals

MAX_SKIPPED: Final = 10_000
"""How deep a list may be read: skipped rows cost as much as those returned."""

router = APIRouter(tags=["accounts"])


@router.get("/me/games", responses=refusals(401, 403))
async def of_account(
    registry: RegistryDep,
    me: CurrentAccount,
    skip: Annotated[int, Query(ge=0, le=MAX_SKIPPED)] = 0,
) -> list[OwnGame]:
    """Return the tables where you have a seat, the newest 50 after the first *skip*."""
    return await my_games.of_account(registry, me.id, skip)


@router.post("/games", responses=refusals())
async def of_tokens(
    registry: RegistryDep, body: Annotated[HeldSeats, Body()]
) -> list[OwnGame]:
    """Return the tables of the seats whose secrets you have, the newest first."""
    return await my_games.of_tokens(registry, body.tokens)


@router.post("/me/seats", responses=refusals(401, 403, 404, 409))
async def attach(
    registry: RegistryDep, me: CurrentAccount, body: Annotated[HeldSeat, Body()]
) -> OwnGame:
    """Attach a seat to your account, unless it belongs to another account.

    Its link stays valid. The chat announces that the seat has an account.
    """
    return await my_games.attach(registry, me.id, body)
