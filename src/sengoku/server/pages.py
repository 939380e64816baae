"""The web app: files made by the front-end build, and one page for all addresses.

What the build made has a name that changes with its content and may be kept for ever;
the page itself is asked for each time, so that an upgrade is seen at once. Some files
stand at the root: a service worker rules only what is below its own address.
"""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from starlette.datastructures import Headers
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from sengoku.server.wire.error_handlers import http_error_response
from sengoku.server.wire.errors import not_found
from sengoku.server.wire.stored import stored

STATIC: Final = Path(__file__).parent / "static"
PAGES: Final = (
    "/",
    "/new",
    "/settings",
    "/account",
    "/samurai",
    "/shogun",
    "/recover",
    "/learn",
    "/learn/{id}",
    "/t/{id}",
    "/j/{id}",
    "/rules/{id}",
    "/learn",
    "/learn/{id}",
    "/replay",
    "/replay/{id}",
)
ROOT: Final = {
    "icon.svg": "image/svg+xml",
    "icon-turn.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
}
ROBOTS: Final = """\
User-agent: *
Disallow: /api/
Disallow: /j/
Disallow: /recover
Disallow: /replay
Disallow: /t/
"""
"""Games belong to the people who play them; the rest may be found."""
NO_PAGES: Final = ("/api/", "/static/")
"""Below these are things for programs."""
ASKED: Final = ["GET", "HEAD"]
"""Monitors ask with HEAD; the body is left out where the answer is sent."""
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
EACH_TIME: Final = {"Cache-Control": "no-cache"}
NOT_BUILT: Final = """\
<!doctype html><meta charset="utf-8"><title>sengoku</title>
<p>The server runs, but the web app is not built. <code>python3 dev.py serve</code>
builds it, and so does installing the package.</p>"""


class _Built(StaticFiles):
    """Files of the build; those under ``assets`` never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = FOR_EVER if path.startswith("assets") else EACH_TIME
        response.headers.update(kept)
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = stored(Path(full_path), scope, status_code)
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response


def install(app: FastAPI) -> None:
    if STATIC.is_dir():
        app.mount("/static", _Built(directory=STATIC), name="static")
    for address in PAGES:
        app.add_api_route(address, _page, methods=ASKED, include_in_schema=False)
    app.add_exception_handler(404, _missing)
    app.add_api_route("/robots.txt", _robots, methods=ASKED, include_in_schema=False)
    for name, kind in ROOT.items():
        there = _file(name, kind)
        app.add_api_route(f"/{name}", there, methods=ASKED, include_in_schema=False)


async def _page(request: Request) -> Response:
    page = STATIC / "index.html"
    if not page.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    return _fresh(stored(page, request.scope))


async def _robots() -> Response:
    return PlainTextResponse(ROBOTS)


async def _missing(request: Request, error: Exception) -> Response:
    """A person with a browser gets the app, which says that nothing is there."""
    page, path = STATIC / "index.html", request.url.path
    is_person = "text/html" in request.headers.get("accept", "")
    if is_person and not path.startswith(NO_PAGES) and page.is_file():
        return _fresh(stored(page, request.scope, 404))
    return http_error_response(request, error)


def _file(name: str, kind: str) -> Callable[[Request], Awaitable[Response]]:
    async def at_root(request: Request) -> Response:
        if not (STATIC / name).is_file():
            raise not_found("file")
        return _fresh(stored(STATIC / name, request.scope, kind=kind))

    return at_root


def _fresh(response: Response) -> Response:
    response.headers.update(EACH_TIME)
    return response
