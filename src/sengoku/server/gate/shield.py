"""What every request passes and every answer gets: limits of size, safe headers.

A token comes in a header or in a message, never in a cookie: a browser that another
site makes send something sends no token, so there is nothing to forge (CSRF). No header
lets other origins read an answer (CORS). A body counts only as ``application/json``,
which another site cannot send without asking first. A browser names the origin of a
page that opens a websocket; it has to be ours. Programs name none and are welcome.
"""

from typing import Final, final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sengoku.server.gate.visitors import Proxies
from sengoku.server.settings import Settings
from sengoku.server.wire.bodies import Fault
from sengoku.server.wire.error_handlers import error_response

MOST: Final = 256 * 1024
"""A body has so many bytes at most."""
TOO_LARGE: Final = f"a body has {MOST // 1024} kB at most"
STARTS: Final = ("http.response.start", "websocket.http.response.start")

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'"
)
SAFE: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=()",
    ),
)
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT: Final = (b"cache-control", b"no-store")


@final
class Shield:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, proxies: Proxies) -> None:
        self.app: Final = app
        self.proxies: Final = proxies
        public = urlsplit(settings.public_url)
        self.home: Final = public.netloc.lower()
        self.headers: Final = [*SAFE]
        if public.scheme == "https":
            self.headers.append(ONLY_HTTPS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.proxies.look_through(scope)
        answer = self._with_headers(scope, send)
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, answer)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, answer)
        else:
            await self.app(scope, _counted(receive), answer)

    def _refusal(self, scope: Scope) -> Response | None:
        headers = dict(scope["headers"])
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return error_response(
                422, Fault("unreadable", "the address has a NUL in it")
            )
        if scope["type"] == "websocket" and not self._is_home(headers):
            detail = "a page of another site may not open a websocket here"
            return error_response(403, Fault("origin", detail))
        if _length(headers) > MOST:
            close = {"Connection": "close"}
            return error_response(413, Fault("too-large", TOO_LARGE), close)
        return None

    def _is_home(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin")
        if origin is None:
            return True
        there = urlsplit(origin.decode("latin-1")).netloc.lower()
        here = headers.get(b"host", b"").decode("latin-1").lower()
        return bool(there) and there in (here, self.home)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        is_api = scope["path"].startswith("/api/")
        wanted = [*self.headers, NOT_KEPT] if is_api else self.headers

        async def answer(message: Message) -> None:
            if message["type"] in STARTS:
                headers = [*message.get("headers", ())]
                there = {name.lower() for name, _ in headers}
                headers += [pair for pair in wanted if pair[0] not in there]
                message["headers"] = headers
            await send(message)

        return answer


def _length(headers: dict[bytes, bytes]) -> int:
    said = headers.get(b"content-length", b"")
    return int(said) if said.isdigit() and len(said) < 20 else 0


def _counted(receive: Receive) -> Receive:
    """Return *receive* that refuses a body which turns out too large."""
    size = 0

    async def counting() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MOST:
            raise HTTPException(413, TOO_LARGE, {"Connection": "close"})
        return message

    return counting
