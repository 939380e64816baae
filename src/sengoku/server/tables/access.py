"""Authentication: a seat, a spectator, the host of a table, or nobody we know.

Seat tokens come in the header ``Authorization: Bearer …``, session tokens in
``X-Sengoku-Session``, or both in the first message of a websocket. They are never part
of a URL, so no log on the way contains them. They are never in a cookie, so other sites
cannot use them.
"""

import hmac
from typing import NamedTuple

from fastapi import Request
from starlette.requests import HTTPConnection

from sengoku.core.seats import Seat, Viewer
from sengoku.server.people.sessions import account_of
from sengoku.server.store.records import SeatRecord
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.errors import Refused, not_allowed, not_found
from sengoku.server.wire.tokens import hash_token

SCHEME = "bearer"
SESSION_HEADER = "x-sengoku-session"
ADMITTED = "sengoku.admitted"
"""Set in the scope of a request whose token was valid."""


class Guest(NamedTuple):
    """Somebody at a table. A host without a seat sees no more than a spectator."""

    table: Table
    viewer: Viewer
    is_host: bool
    is_logged_in: bool = False  # and admitted for that reason only

    @property
    def seat(self) -> Seat:
        if self.viewer is None:
            raise not_allowed("only players at this table may do this")
        return self.viewer

    @property
    def rate_key(self) -> tuple[str, Viewer]:
        """The key by which moves and chat are rate limited."""
        return self.table.id, self.viewer


def bearer(request: HTTPConnection) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == SCHEME else ""


def session(request: HTTPConnection) -> str:
    """Return the session token; seat tokens use the other header."""
    return request.headers.get(SESSION_HEADER, "").strip()


def identify(table: Table, token: str, account: str | None = None) -> Guest:
    """Return the guest for *token* or *account*; otherwise a spectator, if the table is
    public.
    """
    found = _by_token(table, token)
    if found is not None:
        return found
    seat = seat_of_account(table.seats, account)
    if seat is not None:
        return Guest(table, seat, False, is_logged_in=True)
    if token:
        raise _not_valid()
    if table.record.watch == "public":
        return Guest(table, None, False)
    raise not_found("table")


def _by_token(table: Table, token: str) -> Guest | None:
    if not token:
        return None
    record, known = table.record, hash_token(token)
    for seat in table.seats:
        if seat.token is not None and hmac.compare_digest(seat.token, known):
            return Guest(table, seat.seat, False)
    if hmac.compare_digest(record.host, known):
        return Guest(table, None, True)
    if record.watch != "nobody" and hmac.compare_digest(record.watcher, known):
        return Guest(table, None, False)
    return None


def seat_of_account(seats: list[SeatRecord], account: str | None) -> Seat | None:
    """Return the seat of *account*; the first one if there are several."""
    for seat in seats:
        if account is not None and seat.account == account and seat.kind == "person":
            return seat.seat
    return None


async def admit(registry: TableRegistry, id: str, token: str, session: str) -> Guest:
    """Identify the caller. The session counts only if the token opens nothing."""
    table = await registry.open(id)
    if not session or _by_token(table, token) is not None:
        return identify(table, token)
    return identify(
        table, token, await account_of(registry.database, session, registry.now())
    )


async def admit_again(
    registry: TableRegistry, before: Guest, token: str, session: str
) -> Guest:
    """Identify the caller again: the seat may have changed hands meanwhile."""
    found = await admit(registry, before.table.id, token, session)
    if found.viewer != before.viewer:
        raise _not_valid()
    return found


def _not_valid() -> Refused:
    return Refused(401, "bad-token", "this link is not valid any more")


async def guest(registry: TableRegistry, request: Request, id: str) -> Guest:
    found = await admit(registry, id, bearer(request), session(request))
    request.scope[ADMITTED] = True
    return found
