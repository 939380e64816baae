"""The bare stack: the same framework, one insert a move, the same fan-out, no game.

    python -m benchmarks.server.bare PORT DATABASE_URL

A move is decoded, committed to SQLite or PostgreSQL in a batch, synced to disk, and
then broadcast to everybody at the table, with as many bytes as the real server sends on
average.
"""

import asyncio
import sqlite3
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import msgspec
import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

UPDATE_BYTES = 900
"""The size of an update, about the average of the real server."""


class Move(msgspec.Struct):
    id: str
    at: int


class Offer(msgspec.Struct):
    at: int
    choices: list[dict[str, int]]


class Update(msgspec.Struct, tag="update"):
    offer: Offer | None
    outcome: None
    padding: str


class Done(msgspec.Struct, tag="done"):
    id: str


MoveRow: TypeAlias = tuple[str, int, bytes]
Commit: TypeAlias = Callable[[list[MoveRow]], None]


def committer(url: str) -> Commit:
    """Return what writes many rows in one commit."""
    kind, _, file = url.partition(":///")
    return _sqlite(file) if kind == "sqlite" else _postgresql(url)


def _sqlite(file: str) -> Commit:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    form = "number INTEGER PRIMARY KEY, tab TEXT, at INTEGER, body BLOB"
    connection.execute(f"CREATE TABLE moves ({form})")

    def commit(rows: list[MoveRow]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        insert = "INSERT INTO moves (tab, at, body) VALUES (?, ?, ?)"
        connection.executemany(insert, rows)
        connection.execute("COMMIT")

    return commit


def _postgresql(url: str) -> Commit:
    # Only installed with PostgreSQL support.
    import psycopg  # noqa: PLC0415

    connection = psycopg.connect(url, autocommit=True)
    form = "number SERIAL PRIMARY KEY, tab TEXT, at INTEGER, body BYTEA"
    connection.execute(f"CREATE TABLE moves ({form})")

    def commit(rows: list[MoveRow]) -> None:
        insert = "INSERT INTO moves (tab, at, body) VALUES (%s, %s, %s)"
        with connection.transaction(), connection.cursor() as cursor:
            cursor.executemany(insert, rows)

    return commit


class BatchWriter:
    """Many inserts in one commit."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self.waiting: list[tuple[MoveRow, asyncio.Future[None]]] = []
        self.arrived = asyncio.Event()

    async def write(self, row: MoveRow) -> None:
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((row, done))
        self.arrived.set()
        await done

    async def run(self) -> None:
        while True:
            await self.arrived.wait()
            self.arrived.clear()
            batch, self.waiting = self.waiting, []
            await asyncio.to_thread(self.commit, [row for row, _ in batch])
            for _, done in batch:
                done.set_result(None)


def bare(url: str) -> FastAPI:
    tables: defaultdict[str, list[asyncio.Queue[bytes]]] = defaultdict(list)
    read = msgspec.json.Decoder(Move)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.writer = BatchWriter(committer(url))
        task = asyncio.create_task(app.state.writer.run())
        yield
        task.cancel()

    app = FastAPI(lifespan=lifespan)

    @app.websocket("/live/{table}")
    async def live(socket: WebSocket, table: str) -> None:
        await socket.accept()
        mine: asyncio.Queue[bytes] = asyncio.Queue()
        place = len(tables[table])
        tables[table].append(mine)

        async def pump() -> None:
            while True:
                await socket.send_text((await mine.get()).decode())

        pumping = asyncio.create_task(pump())
        at = 0
        if place == 0:
            mine.put_nowait(_update(at))
        try:
            while True:
                text = await socket.receive_text()
                move = read.decode(text)
                await app.state.writer.write((table, move.at, text.encode()))
                at = move.at + 1
                for viewer, queue in enumerate(tables[table]):
                    queue.put_nowait(_update(at if viewer == place else None))
                mine.put_nowait(msgspec.json.encode(Done(move.id)))
        except WebSocketDisconnect:
            pumping.cancel()

    return app


def _update(at: int | None) -> bytes:
    offer = None if at is None else Offer(at, [{"id": 1}])
    return msgspec.json.encode(Update(offer, None, "." * UPDATE_BYTES))


if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    uvicorn.run(
        bare(database),
        port=port,
        log_level="warning",
        ws_per_message_deflate=False,
        access_log=False,
    )
