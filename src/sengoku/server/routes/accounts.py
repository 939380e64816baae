"""Accounts. They are optional, and make games available on every device."""

from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter, Body, Depends, Request, Response

from sengoku.server.middleware.client_address import rate_limit_key
from sengoku.server.middleware.rate_limits import Guess
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
from sengoku.server.routes.common import ServicesDep, refusals
from sengoku.server.services import Services
from sengoku.server.tables import access
from sengoku.server.wire.errors import Refused
from sengoku.server.wire.tokens import hash_token

router = APIRouter(tags=["accounts"])


async def _account(request: Request, services: ServicesDep) -> str | None:
    token = access.session(request)
    if not token:
        return None
    found = await sessions.account_of(services.database, token, services.now())
    request.scope[access.ADMITTED] = True
    return found


OptionalAccount: TypeAlias = Annotated[str | None, Depends(_account)]
"""The logged-in account, if any."""


async def _me(account: OptionalAccount, services: ServicesDep) -> Account:
    if account is None:
        raise Refused(401, "no-session", "you are not logged in")
    return await accounts.by_id(services.database, account)


CurrentAccount: TypeAlias = Annotated[Account, Depends(_me)]


async def _check_may_create(account: OptionalAccount, services: ServicesDep) -> None:
    if services.settings.invitation_only and account is None:
        raise _invitation_only()


MAY_CREATE: Final = Depends(_check_may_create)
"""Of endpoints that create a table: with invitations only for people with accounts."""


def _invitation_only() -> Refused:
    return Refused(403, "invitation-only", "this server is by invitation only")


# Creating, logging in and out


@router.post("/accounts", status_code=201, responses=refusals(403, 409))
async def create(
    services: ServicesDep, body: Annotated[NewAccount, Body()]
) -> LoggedIn:
    """Create an account and log in. Not on a server that is by invitation only."""
    if services.settings.invitation_only:
        raise _invitation_only()
    made = await accounts.create(
        services.database, body.name, body.password, body.email, services.now()
    )
    return await _logged_in(services, made)


@router.post("/sessions", status_code=201, responses=refusals(401, 403))
async def log_in(
    request: Request, services: ServicesDep, body: Annotated[LogIn, Body()]
) -> LoggedIn:
    name = hash_token(accounts.known_as(body.name))
    guess = Guess(rate_limit_key(request.scope), "", name)
    services.limits.check_login(guess)
    account = await accounts.log_in(services.database, body.name, body.password)
    services.limits.record_login(guess)
    return await _logged_in(services, account)


async def _logged_in(services: Services, account: Account) -> LoggedIn:
    token = await sessions.start(services.database, account.id, services.now())
    return LoggedIn(await _info(services, account), token)


async def _info(services: Services, account: Account) -> AccountInfo:
    return AccountInfo(
        id=account.id,
        name=account.name,
        email=account.email,
        made_at=account.made_at,
        sessions=await sessions.count(services.database, account.id, services.now()),
    )


@router.delete("/sessions/current", status_code=204, responses=refusals(401, 403))
async def log_out(request: Request, services: ServicesDep, me: CurrentAccount) -> None:
    """End this session, and close the websockets it opened."""
    await sessions.end(services.database, access.session(request))


# Your account


@router.get("/me", responses=refusals(401, 403))
async def show(services: ServicesDep, me: CurrentAccount) -> AccountInfo:
    return await _info(services, me)


@router.patch("/me", responses=refusals(401, 403))
async def change(
    request: Request,
    services: ServicesDep,
    me: CurrentAccount,
    body: Annotated[AccountChange, Body()],
) -> AccountInfo:
    """Change password or e-mail address.

    A new password ends all other sessions, and closes their websockets.
    """
    await accounts.change(services.database, me, access.session(request), body)
    return await _info(services, await accounts.by_id(services.database, me.id))


@router.get("/me/export", response_model=Export, responses=refusals(401, 403))
async def show_all(services: ServicesDep, me: CurrentAccount) -> Response:
    """Return all stored data about the account."""
    body = await export(services.database, await _info(services, me))
    return Response(body, media_type="application/json")


@router.delete("/me", status_code=204, responses=refusals(401, 403))
async def remove(
    services: ServicesDep, me: CurrentAccount, body: Annotated[Farewell, Body()]
) -> None:
    """Delete the account. Its seats can still be played through their links."""
    await accounts.check_password(me, body.password)
    await account_removal.remove(services.registry, me)


# Password reset


@router.post("/recovery", status_code=204, responses=refusals(409))
async def forget(services: ServicesDep, body: Annotated[Forgotten, Body()]) -> None:
    """Send a password reset link, if there is such an account with e-mail."""
    recovery.request_link(services.database, services.settings, body, services.now())


@router.post("/recovery/password", responses=refusals(401, 403))
async def recover(services: ServicesDep, body: Annotated[Recovery, Body()]) -> LoggedIn:
    """Set a new password with the part of the link after ``#``, and log in."""
    owner = await recovery.recover(
        services.database, body.token, body.password, services.now()
    )
    return await _logged_in(services, owner)
