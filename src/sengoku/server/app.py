"""The FastAPI application: wires everything together around one table registry."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pkgutil import resolve_name
from typing import Final, final

from fastapi import FastAPI, WebSocket
from starlette.types import ASGIApp

from sengoku import __version__
from sengoku.server import live, pages
from sengoku.server.middleware.logs import RequestIdMiddleware
from sengoku.server.middleware.metrics import MetricsMiddleware
from sengoku.server.middleware.rate_limits import RateLimitMiddleware
from sengoku.server.middleware.security_headers import SecurityHeadersMiddleware
from sengoku.server.routes import (
    about,
    accounts,
    agreements,
    alerts,
    film,
    finished,
    games,
    lessons,
    metrics,
    my_games,
    play,
    tables,
)
from sengoku.server.services import Services, services_of
from sengoku.server.settings import Settings
from sengoku.server.tables.registry import now
from sengoku.server.wire import error_handlers
from sengoku.server.wire import structs as openapi

API: Final = "/api/v1"
AGENTS: Final = "sengoku.mcp.http:serving"
"""Refers to what serves agents; it needs an extra."""
ABOUT: Final = "Tables, seats and play for Small Samurai Empires and Shogun."


@final
class Application(FastAPI):
    """Its outer middleware also wraps the handling of its own errors."""

    def build_middleware_stack(self) -> ASGIApp:
        services: Services = self.state.services
        inner = super().build_middleware_stack()
        limited = RateLimitMiddleware(inner, services.limits, services.bans)
        secured = SecurityHeadersMiddleware(
            limited, services.settings, services.proxies
        )
        return RequestIdMiddleware(MetricsMiddleware(secured, services.metrics))


def create_app(settings: Settings, clock: Callable[[], int] = now) -> FastAPI:
    """Return the application; the table registry opens when the server starts."""
    app = Application(
        title="sengoku",
        version=__version__,
        description=ABOUT,
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=f"{API}/openapi.json",
    )
    app.state.services = services = Services.create(settings, clock)
    app.openapi = lambda: openapi.openapi_document(app)  # type: ignore[method-assign]
    error_handlers.install(app, services.metrics.record_refusal)
    for routes in (
        tables,
        play,
        agreements,
        film,
        finished,
        games,
        lessons,
        accounts,
        my_games,
        alerts,
        about,
    ):
        app.include_router(routes.router, prefix=API)
    app.include_router(metrics.router)
    app.include_router(about.root)
    pages.install(app)
    _add_live(app)
    return app


def _add_live(app: FastAPI) -> None:
    @app.websocket(f"{API}/tables/{{table}}/live")
    async def _live(socket: WebSocket, table: str) -> None:
        await live.serve(services_of(socket), socket, table)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.start()
    try:
        async with _agents(app, services.settings):
            yield
    finally:
        await services.stop()


def _agents(app: FastAPI, settings: Settings) -> AbstractAsyncContextManager[None]:
    """Serve agents at ``/mcp``, if the settings say so."""
    if not settings.mcp:
        return nullcontext()
    # By reference: agents read texts that the server itself does without.
    serving: AbstractAsyncContextManager[None] = resolve_name(AGENTS)(app)
    return serving
