"""The database: an embedded SQLite file, or PostgreSQL for more than one process.

By default SQLite silently loses updates when two transactions read and then write.
Here every transaction takes the write lock when it begins (``BEGIN IMMEDIATE``), and
this process runs one at a time. Commits are durable before anybody hears of them: WAL
with full synchronisation.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar, final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Engine,
    ExceptionContext,
    NullPool,
    create_engine,
    event,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sengoku.core.errors import UnreadableError
from sengoku.server.store import postgres

T = TypeVar("T")

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
)
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
NOTIFY_CHANNEL: Final = "sengoku"


def read_url(text: str) -> URL:
    """Return the database URL with the driver used here."""
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
        level = "AUTOCOMMIT" if self.is_sqlite else "REPEATABLE READ"
        self._readers: Final = self.engine.execution_options(isolation_level=level)
        self._writer = asyncio.Lock()
        self._thread: Final = ThreadPoolExecutor(1, "database")
        self._thread_engine: Final = _plain_engine(url)
        self._thread_connection: Connection | None = None  # of SQLite

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a consistent read snapshot; writers are not blocked."""
        async with _connected(self._readers) as connection:
            if self.is_sqlite:
                # The pool ends the transaction when it takes the connection back.
                await connection.exec_driver_sql("BEGIN")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that commits at the end and rolls back on an error."""
        if not self.is_sqlite:
            async with _connected(self.engine) as connection, connection.begin():
                yield connection
            return
        async with (
            self._writer,
            _connected(self.engine) as connection,
            _transaction(connection),
        ):
            yield connection

    async def run_in_transaction(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in one transaction, in a thread that does nothing else.

        It costs one thread hop; ``writing`` costs one per statement on SQLite, and one
        turn of a busy event loop per statement on PostgreSQL.
        """
        loop = asyncio.get_running_loop()
        if not self.is_sqlite:
            return await loop.run_in_executor(self._thread, self._run, work)
        async with self._writer:
            return await loop.run_in_executor(self._thread, self._run_on_sqlite, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._thread_engine.begin() as connection:
            return work(connection)

    def _run_on_sqlite(self, work: Callable[[Connection], T]) -> T:
        if self._thread_connection is None:
            self._thread_connection = self._thread_engine.connect()
        self._thread_connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            done = work(self._thread_connection)
        except BaseException:
            self._thread_connection.exec_driver_sql("ROLLBACK")
            raise
        self._thread_connection.exec_driver_sql("COMMIT")
        return done

    def _close_thread_connections(self) -> None:
        if self._thread_connection is not None:
            self._thread_connection.close()
        self._thread_engine.dispose()

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction for a migration, exclusive across processes."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                await self.lift_timeouts(connection)
                lock = f"SELECT pg_advisory_xact_lock(hashtext('{NOTIFY_CHANNEL}'))"
                await connection.exec_driver_sql(lock)
                yield connection
            return
        async with self._writer, _connected(self.engine) as connection:
            # A table that is rebuilt is dropped first. Its rows must not cascade.
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            try:
                async with _transaction(connection):
                    yield connection
            finally:
                await connection.exec_driver_sql("PRAGMA foreign_keys=ON")

    async def lift_timeouts(self, connection: AsyncConnection) -> None:
        """Allow the transaction of *connection* to take any time."""
        if not self.is_sqlite:
            await connection.run_sync(postgres.lift_timeouts)

    async def notify(self, connection: AsyncConnection, *payloads: str) -> None:
        """Notify the other processes when *connection* commits."""
        await connection.run_sync(self.notify_sync, payloads)

    def notify_sync(self, connection: Connection, payloads: Sequence[str]) -> None:
        if self.is_sqlite or not payloads:
            return
        each = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"
        connection.exec_driver_sql(each, (NOTIFY_CHANNEL, [*payloads]))

    async def close(self) -> None:
        self._thread.submit(self._close_thread_connections)
        await asyncio.to_thread(self._thread.shutdown)
        await self.engine.dispose()


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a connection; a caller that is cancelled meanwhile leaks none."""
    opening = asyncio.ensure_future(_open(engine))
    try:
        connection = await asyncio.shield(opening)
    except asyncio.CancelledError:
        await (await opening).close()
        raise
    try:
        yield connection
    finally:
        await asyncio.shield(asyncio.ensure_future(connection.close()))


async def _open(engine: AsyncEngine) -> AsyncConnection:
    return await engine.connect()


@asynccontextmanager
async def _transaction(connection: AsyncConnection) -> AsyncIterator[None]:
    """Open an SQLite transaction that takes the write lock at once."""
    try:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield
    except BaseException:
        with suppress(OperationalError):  # the transaction had not begun
            await connection.exec_driver_sql("ROLLBACK")
        raise
    await connection.exec_driver_sql("COMMIT")


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, **_postgres_options(url))
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        url, isolation_level="AUTOCOMMIT", hide_parameters=True
    )
    _prepare_sqlite(engine.sync_engine)
    return engine


def _postgres_options(url: URL) -> dict[str, Any]:
    connect_args = postgres.connect_args(url)
    return {
        "pool_pre_ping": True,
        "hide_parameters": True,
        "connect_args": connect_args,
    }


def _plain_engine(url: URL) -> Engine:
    """Return the engine of the thread that writes; it has one connection."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=1, **_postgres_options(url))
    engine = create_engine(
        url.set(drivername="sqlite"),
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
        poolclass=NullPool,
    )
    _prepare_sqlite(engine)
    return engine


def _prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def _set_pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "handle_error")
    def _keep_connection(context: ExceptionContext) -> None:
        # The driver's thread still runs the statement, and then the rollback. Dropping
        # the connection would leave the file locked.
        if isinstance(context.original_exception, asyncio.CancelledError):
            context.is_disconnect = False


# Schema versions


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "sengoku.server.store:migrations")
    config.attributes["connection"] = connection
    return config


def schema_versions() -> tuple[str, ...]:
    """Return the schema versions this release knows, the newest first."""
    scripts = ScriptDirectory.from_config(alembic_config())
    return tuple(script.revision for script in scripts.walk_revisions())


async def schema_version(database: Database) -> str | None:
    """Return the schema version of the database; ``None`` when it is empty."""
    async with database.engine.connect() as connection:
        return await connection.run_sync(_schema_version)


def _schema_version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def migrate(database: Database, version: str = "head") -> None:
    """Migrate the schema to *version*: all or nothing."""
    async with database.migrating() as connection:
        await connection.run_sync(upgrade_schema, version)


def upgrade_schema(connection: Connection, version: str) -> None:
    command.upgrade(alembic_config(connection), version)
