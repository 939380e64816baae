"""Accounts. They are optional, and make games available on every device."""

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
from sengoku.server.routes.common import RegistryDep, refusals
from sengoku.server.tables import access
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.errors import Refused

router = APIRouter(tags=["accounts"])


async def _account(request: Request, registry: RegistryDep) -> str | None:
    token = access.session(request)
    if not token:
        return None
    found = await sessions.account_of(registry, token)
    request.scope[access.ADMITTED] = True
    return found


OptionalAccount: TypeAlias = Annotated[str | None, Depends(_account)]
"""The logged-in account, if any."""


async def _me(account: OptionalAccount, registry: RegistryDep) -> Account:
    if account is None:
        raise Refused(401, "no-session", "you are not logged in")
    return await accounts.by_id(registry, account)


CurrentAccount: TypeAlias = Annotated[Account, Depends(_me)]


# Creating, logging in and out


@router.post("/accounts", status_code=201, responses=refusals(409))
async def create(
    registry: RegistryDep, body: Annotated[NewAccount, Body()]
) -> LoggedIn:
    """Create an account and log in."""
    made = await accounts.create(registry, body.name, body.password, body.email)
    return await _logged_in(registry, made)


@router.post("/sessions", status_code=201, responses=refusals(401, 403))
async def log_in(registry: RegistryDep, body: Annotated[LogIn, Body()]) -> LoggedIn:
    return await _logged_in(
        registry, await accounts.log_in(registry, body.name, body.password)
    )


async def _logged_in(registry: TableRegistry, account: Account) -> LoggedIn:
    token = await sessions.start(registry, account.id)
    return LoggedIn(await _info(registry, account), token)


async def _info(registry: TableRegistry, account: Account) -> AccountInfo:
    return AccountInfo(
        id=account.id,
        name=account.name,
        email=account.email,
        made_at=account.made_at,
        sessions=await sessions.count(registry, account.id),
    )


@router.delete("/sessions/current", status_code=204, responses=refusals(401, 403))
async def log_out(request: Request, registry: RegistryDep, me: CurrentAccount) -> None:
    """End this session, and close the websockets it opened."""
    await sessions.end(registry, access.session(request))


# Your account


@router.get("/me", responses=refusals(401, 403))
async def show(registry: RegistryDep, me: CurrentAccount) -> AccountInfo:
    return await _info(registry, me)


@router.patch("/me", responses=refusals(401, 403))
async def change(
    request: Request,
    registry: RegistryDep,
    me: CurrentAccount,
    body: Annotated[AccountChange, Body()],
) -> AccountInfo:
    """Change password or e-mail address.

    A new password ends all other sessions, and closes their websockets.
    """
    await accounts.change(registry, me, access.session(request), body)
    return await _info(registry, await accounts.by_id(registry, me.id))


@router.get("/me/export", response_model=Export, responses=refusals(401, 403))
async def show_all(registry: RegistryDep, me: CurrentAccount) -> Response:
    """Return all stored data about the account."""
    body = await export(registry, await _info(registry, me))
    return Response(body, media_type="application/json")


@router.delete("/me", status_code=204, responses=refusals(401, 403))
async def remove(
    registry: RegistryDep, me: CurrentAccount, body: Annotated[Farewell, Body()]
) -> None:
    """Delete the account. Its seats can still be played through their links."""
    await accounts.check_password(me, body.password)
    await account_removal.remove(registry, me)


# Password reset


@router.post("/recovery", status_code=204, responses=refusals(409))
async def forget(registry: RegistryDep, body: Annotated[Forgotten, Body()]) -> None:
    """Send a password reset link, if there is such an account with e-mail."""
    recovery.request_link(registry, body)


@router.post("/recovery/password", responses=refusals(401, 403))
async def recover(registry: RegistryDep, body: Annotated[Recovery, Body()]) -> LoggedIn:
    """Set a new password with the part of the link after ``#``, and log in."""
    return await _logged_in(
        registry, await recovery.recover(registry, body.token, body.password)
    )
