"""Who is asking: a seat, a spectator, the host of a table, or nobody we know.

Tokens of seats come in the header ``Authorization: Bearer …``, those of sessions in
``X-Sengoku-Session``, or both in the first message of a websocket. They are never in an
address, so that no log of any machine on the way has them. As they are in no cookie,
another site cannot use them.
"""

import hmac
from typing import NamedTuple

from fastapi import Request
from starlette.requests import HTTPConnection

from sengoku.core.seats import Seat, Viewer
from sengoku.server.people.sessions import holder
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.table import Table
from sengoku.server.wire.errors import Refused, not_allowed, not_found
from sengoku.server.wire.tokens import hash_token

SCHEME = "bearer"
SESSION = "x-sengoku-session"
ADMITTED = "sengoku.admitted"
"""Set in the scope of a request whose token was right."""


class Guest(NamedTuple):
    """Somebody at a table. Who is only *host* sees no more than a spectator."""

    table: Table
    viewer: Viewer
    is_host: bool
    is_logged_in: bool = False  # and at the table for no other reason

    @property
    def seat(self) -> Seat:
        if self.viewer is None:
            raise not_allowed("only players at the table may do this")
        return self.viewer

    @property
    def place(self) -> tuple[str, Viewer]:
        """Return what moves and chat are counted by, whichever secret opened it."""
        return self.table.id, self.viewer


def bearer(request: HTTPConnection) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == SCHEME else ""


def session(request: HTTPConnection) -> str:
    """Return the secret of who is logged in; the seat's own has the other header."""
    return request.headers.get(SESSION, "").strip()


def admitted(table: Table, token: str, account: str | None = None) -> Guest:
    """Return who has *token*, or whose seat it is; otherwise a spectator of a public
    table.
    """
    found = _by_token(table, token)
    if found is not None:
        return found
    seat = own_seat(table, account)
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


def own_seat(table: Table, account: str | None) -> Seat | None:
    """Return the seat of *account*, the first if there are several."""
    for seat in table.seats:
        if account is not None and seat.account == account and seat.kind == "person":
            return seat.seat
    return None


async def admit(hall: Hall, id: str, token: str, session: str) -> Guest:
    """Return who asks. A session is looked at only where the token opens nothing."""
    table = await hall.open(id)
    if not session or _by_token(table, token) is not None:
        return admitted(table, token)
    return admitted(table, token, await holder(hall, session))


async def admit_again(hall: Hall, before: Guest, token: str, session: str) -> Guest:
    """Return who asks, once more: the seat may have changed hands meanwhile."""
    found = await admit(hall, before.table.id, token, session)
    if found.viewer != before.viewer:
        raise _not_valid()
    return found


def _not_valid() -> Refused:
    return Refused(401, "bad-token", "this link is not valid any more")


async def guest(hall: Hall, request: Request, id: str) -> Guest:
    found = await admit(hall, id, bearer(request), session(request))
    request.scope[ADMITTED] = True
    return found
