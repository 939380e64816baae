"""Size limits for requests and security headers for responses.

Tokens come in a header or in a message, never in a cookie: a request forged by another
site carries no token (CSRF). No header lets other origins read a response (CORS). A
body must be ``application/json``, which other sites cannot send without a preflight.
Browsers send the origin of a page that opens a websocket or talks to the endpoint for
agents; it has to be ours. Programs send none and are allowed.
"""

from typing import Final, final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sengoku.server.middleware.client_address import Proxies
from sengoku.server.settings import Settings
from sengoku.server.wire.bodies import Fault
from sengoku.server.wire.error_handlers import error_response

MAX_BODY_BYTES: Final = 256 * 1024
"""The largest request body."""
TOO_LARGE_DETAIL: Final = f"a body has at most {MAX_BODY_BYTES // 1024} kB"
AGENT_PATH: Final = "/mcp"
"""Where agents play: programs, which have no origin."""
PROGRAM_PATHS: Final = ("/api/", AGENT_PATH)
"""Below these no response may be stored."""
RESPONSE_STARTS: Final = ("http.response.start", "websocket.http.response.start")

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'"
)
SECURITY_HEADERS: Final = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
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
HSTS_HEADER: Final = (b"strict-transport-security", b"max-age=31536000")
NO_STORE_HEADER: Final = (b"cache-control", b"no-store")


@final
class SecurityHeadersMiddleware:
    """Applies proxy headers, size limits, origin checks and security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, proxies: Proxies) -> None:
        self.app: Final = app
        self.proxies: Final = proxies
        public = urlsplit(settings.public_url)
        self.public_host: Final = public.netloc.lower()
        self.headers: Final = [*SECURITY_HEADERS]
        if public.scheme == "https":
            self.headers.append(HSTS_HEADER)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.proxies.apply_forwarded(scope)
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
            return error_response(422, Fault("unreadable", "the URL contains NUL"))
        if _checks_origin(scope) and not self._is_same_origin(headers):
            detail = "a page of another site may not do this here"
            return error_response(403, Fault("origin", detail))
        if _length(headers) > MAX_BODY_BYTES:
            close = {"Connection": "close"}
            return error_response(413, Fault("too-large", TOO_LARGE_DETAIL), close)
        return None

    def _is_same_origin(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin")
        if origin is None:
            return True
        present = urlsplit(origin.decode("latin-1")).netloc.lower()
        here = headers.get(b"host", b"").decode("latin-1").lower()
        return bool(present) and present in (here, self.public_host)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        is_api = scope["path"].startswith(PROGRAM_PATHS)
        wanted = [*self.headers, NO_STORE_HEADER] if is_api else self.headers

        async def answer(message: Message) -> None:
            if message["type"] in RESPONSE_STARTS:
                headers = [*message.get("headers", ())]
                present = {name.lower() for name, _ in headers}
                headers += [pair for pair in wanted if pair[0] not in present]
                message["headers"] = headers
            await send(message)

        return answer


def _checks_origin(scope: Scope) -> bool:
    """Must the page that sends the request be ours?"""
    path: str = scope["path"]
    return scope["type"] == "websocket" or path.startswith(AGENT_PATH)


def _length(headers: dict[bytes, bytes]) -> int:
    length = headers.get(b"content-length", b"")
    return int(length) if length.isdigit() and len(length) < 20 else 0


def _counted(receive: Receive) -> Receive:
    """Return *receive* that rejects a body once it is too large."""
    size = 0

    async def counting() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MAX_BODY_BYTES:
            raise HTTPException(413, TOO_LARGE_DETAIL, {"Connection": "close"})
        return message

    return counting
