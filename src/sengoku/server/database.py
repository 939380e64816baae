"""The database: an embedded SQLite file, or PostgreSQL for more than one process.

SQLite by default loses updates silently when two transactions read and then write.
Here every transaction begins as a writing one, and one at a time in this process.
A commit is on disk before it is told: WAL with full synchronisation.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sengoku.core.errors import UnreadableError

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
)
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
CHANNEL: Final = "sengoku"


def read_url(text: str) -> URL:
    """Return the address of a database with the driver used here."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise UnreadableError(
            "database", detail="the database URL is unreadable"
        ) from None
    kind = url.get_backend_name()
    kind = "postgresql" if kind == "postgres" else kind
    if kind not in DRIVERS:
        detail = f"databases are sqlite and postgresql, not {kind}"
        raise UnreadableError("database", detail=detail)
    return url.set(drivername=DRIVERS[kind])


@final
class Database:
    def __init__(self, url: URL) -> None:
        self.url: Final = url
        self.is_sqlite: Final = url.get_backend_name() == "sqlite"
        self.engine: Final = _engine(url)
        self._writer = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed at the end, or undone by an error."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self.engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")

    async def notify(self, connection: AsyncConnection, *payloads: str) -> None:
        """Tell the other processes, once *connection* commits."""
        if self.is_sqlite or not payloads:
            return
        rows = [(CHANNEL, payload) for payload in payloads]
        await connection.exec_driver_sql("SELECT pg_notify(%s, %s)", rows)

    async def close(self) -> None:
        await self.engine.dispose()


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, pool_pre_ping=True)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    _prepare_sqlite(engine.sync_engine)
    return engine


def _prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def _set_pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


# The form of the database


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "sengoku.server:migrations")
    config.attributes["connection"] = connection
    return config


async def bring_up_to_date(database: Database) -> None:
    """Create what is missing and change what has another form now."""
    async with database.engine.connect() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")
