"""The FastAPI application: wires everything together around one table registry."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, final

from fastapi import FastAPI, Request, WebSocket
from starlette.types import ASGIApp

from sengoku import __version__
from sengoku.server import live, pages
from sengoku.server.alerts.dispatcher import AlertDispatcher
from sengoku.server.hosting.retention import RetentionJob
from sengoku.server.middleware.bans import Bans
from sengoku.server.middleware.client_address import Proxies
from sengoku.server.middleware.logs import RequestIdMiddleware
from sengoku.server.middleware.metrics import Metrics, MetricsMiddleware
from sengoku.server.middleware.rate_limits import Limits, RateLimitMiddleware
from sengoku.server.middleware.security_headers import SecurityHeadersMiddleware
from sengoku.server.people import recovery
from sengoku.server.people.session_sockets import SessionSockets
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
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, migrate, read_url
from sengoku.server.tables import eviction
from sengoku.server.tables.bots import BotPool
from sengoku.server.tables.bus import Bus
from sengoku.server.tables.registry import TableRegistry, now
from sengoku.server.tables.scheduler import Scheduler
from sengoku.server.wire import error_handlers
from sengoku.server.wire import structs as openapi

API: Final = "/api/v1"
ABOUT: Final = "Tables, seats and play for Small Samurai Empires and Shogun."


@final
class Application(FastAPI):
    """Its outer middleware also wraps the handling of its own errors."""

    def build_middleware_stack(self) -> ASGIApp:
        state, inner = self.state, super().build_middleware_stack()
        limited = RateLimitMiddleware(inner, state.limits, state.bans)
        secured = SecurityHeadersMiddleware(limited, state.settings, state.proxies)
        return RequestIdMiddleware(MetricsMiddleware(secured, state.metrics))


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
    app.state.settings = settings
    app.state.clock = clock
    app.state.proxies = Proxies(settings.trusted_proxies)
    app.state.limits = Limits(settings.limits)
    app.state.bans = Bans()
    app.state.metrics = Metrics()
    app.state.base_url = lambda request: base_url(settings, request)
    app.openapi = lambda: openapi.openapi_document(app)  # type: ignore[method-assign]
    error_handlers.install(app)
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


def base_url(settings: Settings, request: Request) -> str:
    return settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


def _add_live(app: FastAPI) -> None:
    @app.websocket(f"{API}/tables/{{table}}/live")
    async def _live(socket: WebSocket, table: str) -> None:
        await live.serve(app.state.registry, socket, table)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    database = Database(read_url(settings.database))
    await migrate(database)
    registry = TableRegistry(database, settings, app.state.clock)
    metrics: Metrics = app.state.metrics
    bots = BotPool(settings.bot_workers, metrics.record_bot_answer)
    sockets = SessionSockets(registry)
    retention = RetentionJob(registry)
    scheduler = Scheduler(registry, bots, sockets.poll, retention.poll)
    bus, dispatcher = Bus(registry), AlertDispatcher(registry)
    app.state.alerts, app.state.session_sockets = dispatcher, sockets
    app.state.registry = registry
    registry.journal.start()
    metrics.start(registry, app.state.limits)
    await app.state.bans.start(registry)
    await bus.start()
    await dispatcher.start()
    scheduler.start()
    try:
        yield
    finally:
        await recovery.stop()
        await scheduler.stop()
        await retention.stop()
        await dispatcher.stop()
        await bus.stop()
        await app.state.bans.stop()
        await metrics.stop()
        bots.close()
        await registry.journal.stop()
        await eviction.save_all(registry)
        await database.close()
