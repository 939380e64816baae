"""Accounts, which nobody needs: they keep games across devices."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Body, Depends, Request, Response

from sengoku.server.people import account_removal, accounts, recovery, sessions
from sengoku.server.people.account_bodies import (
    AccountChange,
    AccountInfo,
    Export,
    Farewell,
    Forgotten,
    LoggedIn,
    LogIn,
    NewAccount,
    Recovery,
)
from sengoku.server.people.account_export import export
from sengoku.server.people.accounts import Account
from sengoku.server.routes.common import AHall, refusals
from sengoku.server.tables import access
from sengoku.server.tables.hall import Hall
from sengoku.server.wire.errors import Refused

router = APIRouter(tags=["accounts"])


async def _account(request: Request, hall: AHall) -> str | None:
    token = access.session(request)
    if not token:
        return None
    found = await sessions.holder(hall, token)
    request.scope[access.ADMITTED] = True
    return found


AnAccount: TypeAlias = Annotated[str | None, Depends(_account)]
"""Who is logged in, if anybody is."""


async def _me(account: AnAccount, hall: AHall) -> Account:
    if account is None:
        raise Refused(401, "no-session", "you are not logged in")
    return await accounts.by_id(hall, account)


Me: TypeAlias = Annotated[Account, Depends(_me)]


# Coming and going


@router.post("/accounts", status_code=201, responses=refusals(409))
async def create(hall: AHall, body: Annotated[NewAccount, Body()]) -> LoggedIn:
    """Create an account and log in."""
    made = await accounts.create(hall, body.name, body.password, body.email)
    return await _logged_in(hall, made)


@router.post("/sessions", status_code=201, responses=refusals(401, 403))
async def log_in(hall: AHall, body: Annotated[LogIn, Body()]) -> LoggedIn:
    return await _logged_in(hall, await accounts.log_in(hall, body.name, body.password))


async def _logged_in(hall: Hall, account: Account) -> LoggedIn:
    token = await sessions.start(hall, account.id)
    return LoggedIn(await _info(hall, account), token)


async def _info(hall: Hall, account: Account) -> AccountInfo:
    return AccountInfo(
        id=account.id,
        name=account.name,
        email=account.email,
        made_at=account.made_at,
        sessions=await sessions.count(hall, account.id),
    )


@router.delete("/sessions/current", status_code=204, responses=refusals(401, 403))
async def log_out(request: Request, hall: AHall, me: Me) -> None:
    """Log out: end this session and close its connections."""
    await sessions.end(hall, access.session(request))


# One's own account


@router.get("/me", responses=refusals(401, 403))
async def show(hall: AHall, me: Me) -> AccountInfo:
    return await _info(hall, me)


@router.patch("/me", responses=refusals(401, 403))
async def change(
    request: Request, hall: AHall, me: Me, body: Annotated[AccountChange, Body()]
) -> AccountInfo:
    """Change password or e-mail address.

    A new password ends all other sessions and closes their connections.
    """
    await accounts.change(hall, me, access.session(request), body)
    return await _info(hall, await accounts.by_id(hall, me.id))


@router.get("/me/export", response_model=Export, responses=refusals(401, 403))
async def show_all(hall: AHall, me: Me) -> Response:
    """Return all data stored about the account."""
    body = await export(hall, await _info(hall, me))
    return Response(body, media_type="application/json")


@router.delete("/me", status_code=204, responses=refusals(401, 403))
async def remove(hall: AHall, me: Me, body: Annotated[Farewell, Body()]) -> None:
    """Delete the account. The links to its seats keep working."""
    await accounts.check_password(me, body.password)
    await account_removal.remove(hall, me)


# A forgotten password


@router.post("/recovery", status_code=204, responses=refusals(409))
async def forget(hall: AHall, body: Annotated[Forgotten, Body()]) -> None:
    """Send a recovery link, if the account exists and has an e-mail address."""
    recovery.ask(hall, body)


@router.post("/recovery/password", responses=refusals(401, 403))
async def recover(hall: AHall, body: Annotated[Recovery, Body()]) -> LoggedIn:
    """Set a new password with the part of the link after ``#``, and log in."""
    return await _logged_in(
        hall, await recovery.recover(hall, body.token, body.password)
    )
