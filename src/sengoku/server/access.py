"""Who is asking: a seat, a spectator, the host of a table, or nobody we know.

Tokens come in the header ``Authorization: Bearer …`` or in the first message of a
websocket, never in an address, so that no log of any machine on the way has them. As
they are in no cookie, another site cannot use them.
"""

import hmac
from typing import NamedTuple

from fastapi import Request

from sengoku.core.seats import Seat, Viewer
from sengoku.server.errors import Refused, not_allowed, not_found
from sengoku.server.hall import Hall
from sengoku.server.table import Table
from sengoku.server.tokens import hashed

SCHEME = "bearer"


class Guest(NamedTuple):
    """Somebody at a table. Who is only *host* sees no more than a spectator."""

    table: Table
    viewer: Viewer
    is_host: bool

    @property
    def seat(self) -> Seat:
        if self.viewer is None:
            raise not_allowed("this is for who sits at the table")
        return self.viewer


def bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == SCHEME else ""


def admitted(table: Table, token: str) -> Guest:
    """Return who has *token*; without one, a spectator of a public table."""
    record = table.record
    if token:
        known = hashed(token)
        for seat in table.seats:
            if seat.token is not None and hmac.compare_digest(seat.token, known):
                return Guest(table, seat.seat, False)
        if hmac.compare_digest(record.host, known):
            return Guest(table, None, True)
        if record.watch != "nobody" and hmac.compare_digest(record.watcher, known):
            return Guest(table, None, False)
        raise Refused(401, "bad-token", "this link is not valid any more")
    if record.watch == "public":
        return Guest(table, None, False)
    raise not_found("table")


async def guest(hall: Hall, request: Request, id: str) -> Guest:
    token = bearer(request)
    table = await hall.open(id)
    return admitted(table, token)
