"""The application: everything put together around one hall."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, WebSocket

from sengoku import __version__
from sengoku.server import failures, live, openapi
from sengoku.server.bots import Bots
from sengoku.server.bus import Bus
from sengoku.server.database import Database, bring_up_to_date, read_url
from sengoku.server.hall import Hall, now
from sengoku.server.keeper import Keeper
from sengoku.server.routes import play, tables
from sengoku.server.settings import Settings

API: Final = "/api/v1"
ABOUT: Final = "Tables, seats and play for Small Samurai Empires and Shogun."


def create_app(settings: Settings, clock: Callable[[], int] = now) -> FastAPI:
    """Return the application; its hall opens when the server starts."""
    app = FastAPI(
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
    app.state.base_url = lambda request: base_url(settings, request)
    app.openapi = lambda: openapi.document(app)  # type: ignore[method-assign]
    failures.install(app)
    for routes in (tables, play):
        app.include_router(routes.router, prefix=API)
    _add_live(app)
    return app


def base_url(settings: Settings, request: Request) -> str:
    return settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


def _add_live(app: FastAPI) -> None:
    @app.websocket(f"{API}/tables/{{table}}/live")
    async def _live(socket: WebSocket, table: str) -> None:
        await live.serve(app.state.hall, socket, table)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    database = Database(read_url(settings.database))
    await bring_up_to_date(database)
    hall = Hall(database, settings, app.state.clock)
    bots = Bots(settings.bot_workers)
    keeper, bus = Keeper(hall, bots), Bus(hall)
    app.state.hall = hall
    hall.journal.start()
    await bus.start()
    keeper.start()
    try:
        yield
    finally:
        await keeper.stop()
        await bus.stop()
        bots.close()
        await hall.journal.stop()
        await hall.close()
        await database.close()
