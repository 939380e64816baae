"""The database: an embedded SQLite file, or PostgreSQL for more than one process.

SQLite by default loses updates silently when two transactions read and then write.
Here every transaction begins as a writing one, and one at a time in this process.
A commit is on disk before it is told: WAL with full synchronisation.
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

T = TypeVar("T")

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
        level = "AUTOCOMMIT" if self.is_sqlite else "REPEATABLE READ"
        self._readers: Final = self.engine.execution_options(isolation_level=level)
        self._writer = asyncio.Lock()
        self._thread: Final = (
            ThreadPoolExecutor(1, "database") if self.is_sqlite else None
        )
        self._own: Connection | None = None  # of that thread

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Look at the database as it is at one moment, while others write."""
        async with _connected(self._readers) as connection:
            if self.is_sqlite:
                # It ends where the pool takes the connection back.
                await connection.exec_driver_sql("BEGIN")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed at the end, or undone by an error."""
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

    async def in_one_go(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in a transaction.

        On SQLite that is one trip to a thread; ``writing`` makes one a statement.
        """
        if self._thread is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        async with self._writer:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._do, work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        if self._own is None:
            self._own = _plain_engine(self.url).connect()
        self._own.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            done = work(self._own)
        except BaseException:
            self._own.exec_driver_sql("ROLLBACK")
            raise
        self._own.exec_driver_sql("COMMIT")
        return done

    def _let_go(self) -> None:
        if self._own is not None:
            self._own.close()
            self._own.engine.dispose()

    @asynccontextmanager
    async def changing_form(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction to change tables in, while no other process does so."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                lock = f"SELECT pg_advisory_xact_lock(hashtext('{CHANNEL}'))"
                await connection.exec_driver_sql(lock)
                yield connection
            return
        async with self._writer, _connected(self.engine) as connection:
            # A table that is made anew is dropped for a moment. What belongs to its
            # rows must not go with it.
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            try:
                async with _transaction(connection):
                    yield connection
            finally:
                await connection.exec_driver_sql("PRAGMA foreign_keys=ON")

    async def notify(self, connection: AsyncConnection, *payloads: str) -> None:
        """Tell the other processes, once *connection* commits."""
        await connection.run_sync(self.notify_all, payloads)

    def notify_all(self, connection: Connection, payloads: Sequence[str]) -> None:
        if self.is_sqlite or not payloads:
            return
        rows = [(CHANNEL, payload) for payload in payloads]
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", rows)

    async def close(self) -> None:
        if self._thread is not None:
            self._thread.submit(self._let_go)
            await asyncio.to_thread(self._thread.shutdown)
        await self.engine.dispose()


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a connection; whoever is cancelled meanwhile leaves none behind."""
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
    """Open a transaction of SQLite that writes from the start."""
    try:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield
    except BaseException:
        with suppress(OperationalError):  # it had not begun
            await connection.exec_driver_sql("ROLLBACK")
        raise
    await connection.exec_driver_sql("COMMIT")


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_size=8, pool_pre_ping=True, hide_parameters=True
        )
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        url, isolation_level="AUTOCOMMIT", hide_parameters=True
    )
    _prepare_sqlite(engine.sync_engine)
    return engine


def _plain_engine(url: URL) -> Engine:
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
        # Its thread does the statement all the same, and then what undoes it. To throw
        # the connection away would leave the file locked.
        if isinstance(context.original_exception, asyncio.CancelledError):
            context.is_disconnect = False


# The form of the database


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "sengoku.server.store:migrations")
    config.attributes["connection"] = connection
    return config


def forms() -> tuple[str, ...]:
    """Return the forms this version knows, the newest first."""
    scripts = ScriptDirectory.from_config(alembic_config())
    return tuple(form.revision for form in scripts.walk_revisions())


async def form_of(database: Database) -> str | None:
    """Return the form the database has; ``None`` when there is nothing in it."""
    async with database.engine.connect() as connection:
        return await connection.run_sync(_form_of)


def _form_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def bring_up_to_date(database: Database, form: str = "head") -> None:
    """Create what is missing and change what has another form now: all or nothing."""
    async with database.changing_form() as connection:
        await connection.run_sync(lay_out, form)


def lay_out(connection: Connection, form: str) -> None:
    command.upgrade(alembic_config(connection), form)
