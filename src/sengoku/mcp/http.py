"""``/mcp`` on a server: agents play with the key of their seat.

Every request stands alone: the key is in its header ``Authorization``, like everywhere
on the server, and nothing is remembered between two requests. So any process of several
can answer, and a key that was revoked opens nothing any more. Rate limits, bans, size
limits and the check of the origin are those of the other endpoints. There are no
sessions, so there is nothing to GET: a stream for messages of a session would stay
open and empty.
"""

import contextlib
from collections.abc import AsyncIterator
from typing import Final, final

from fastapi import FastAPI
from mcp.server.mcpserver import Context
from mcp.server.transport_security import TransportSecuritySettings
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from sengoku.core.errors import IllegalActionError
from sengoku.mcp.hosted import HostedSeat
from sengoku.mcp.seat import AgentSeat
from sengoku.mcp.server import create_server
from sengoku.server.middleware.security_headers import AGENT_PATH, MAX_BODY_BYTES
from sengoku.server.services import Services, host_header, services_of
from sengoku.server.tables import access
from sengoku.server.wire.errors import Refused

SEAT: Final = "sengoku.seat"
"""Where the scope of a request has its seat."""
MAX_WAIT_SECONDS: Final = 60.0
START: Final = "You have the seat whose key your client sends; there is no other."
NO_SEAT: Final = (
    "this address opens no seat; of a seat link https://host/t/TABLE#KEY, use the "
    "address https://host/mcp/TABLE and the header 'Authorization: Bearer KEY'"
)


@final
class Endpoint:
    """Authenticates a request, then lets the SDK answer it."""

    def __init__(self) -> None:
        # The server checks hosts and origins itself, for all endpoints alike.
        security = TransportSecuritySettings(enable_dns_rebinding_protection=False)
        self._server: Final = create_server(_find, START, MAX_WAIT_SECONDS)
        self._server.streamable_http_app(
            stateless_http=True,
            max_request_body_size=MAX_BODY_BYTES,
            transport_security=security,
        )

    def run(self) -> contextlib.AbstractAsyncContextManager[None]:
        return self._server.session_manager.run()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        services, table = services_of(request), request.path_params.get("table")
        _check_host(services, request)
        if table is not None:
            guest = await access.guest(services.registry, request, table)
            scope[SEAT] = HostedSeat(services, guest)
            services.presence.called(guest.table, guest.seat)
        await self._server.session_manager.handle_request(scope, receive, send)


def _check_host(services: Services, request: Request) -> None:
    """Refuse foreign names of this server: a page could use them to read answers."""
    if not services.hosts.allows(host_header(request)):
        raise Refused(421, "host", "this name does not belong to this server")


def _find(context: Context) -> AgentSeat:
    request = context.request_context.request
    seat = None if request is None else request.scope.get(SEAT)
    if not isinstance(seat, HostedSeat):
        raise IllegalActionError("no-seat", detail=NO_SEAT)
    return seat


@contextlib.asynccontextmanager
async def serving(app: FastAPI) -> AsyncIterator[None]:
    """Add the endpoints to *app* and answer agents until it stops."""
    endpoint = Endpoint()
    app.router.routes[:0] = [
        Route(path, endpoint, methods=["POST"], include_in_schema=False)
        for path in (AGENT_PATH, f"{AGENT_PATH}/{{table}}")
    ]
    async with endpoint.run():
        yield
