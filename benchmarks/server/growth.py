"""How the cost of a server grows with open connections and with stored games.

The rate of moves stays the same, so that what is added is the cost of being there.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx2
import uvloop

from benchmarks.server.crowd import play
from benchmarks.server.rows import PACED, PEOPLE, Setting, row
from benchmarks.server.serving import HOST, VIEWERS, Server, ours, running, tables
from benchmarks.server.stored_games import store_games
from benchmarks.server.stores import SQLITE, NewStore, opened
from benchmarks.tables import table

CONNECTION_HEADS: Final = (
    *("open connections", "moves/s", "CPU µs a move", "CPU idle, ms/s"),
    *("memory, MB", "kB a connection"),
)
STORED_HEADS: Final = (
    *("stored games", "start-up, CPU ms", "running tables, CPU ms", "game of the day"),
    *("tables to join", "an old table, short", "the same, long", "CPU µs a move"),
    *("memory, MB",),
)
IDLE_SECONDS: Final = 5.0
TIMES: Final = 20
"""Requests whose cost is averaged: the clock of a process is coarse."""
LISTS: Final = ("tables", "game-of-the-day", "open-tables")


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "dev.py bench --server --growth", description=__doc__
    )
    parser.add_argument(
        "--connections", type=int, nargs="*", default=[50, 200, 1000, 3000]
    )
    parser.add_argument(
        "--stored", type=int, nargs="*", default=[1000, 10_000, 100_000]
    )
    parser.add_argument("--game", default="samurai")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each row")
    parser.add_argument("--pure", action="store_true", help="not the compiled wheel")
    return parser.parse_args(given)


def main(given: list[str]) -> None:
    wanted = arguments(given)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(SQLITE, Path(folder)) as new,
    ):
        for heads, lines in (
            (CONNECTION_HEADS, _by_connections(wanted, new)),
            (STORED_HEADS, _by_stored_games(wanted, new)),
        ):
            found = []
            for line in lines:
                print(*line, sep="  ", flush=True)
                found.append(line)
            if found:
                print(f"\n{table(heads, found)}\n", flush=True)


def _by_connections(
    wanted: argparse.Namespace, new: NewStore
) -> Iterator[tuple[str, ...]]:
    for connections in wanted.connections:
        with running(ours(wanted.pure), new()) as server:
            tables(server, wanted.game, 1)  # what the first table loads is not counted
            alone, count = server.memory(), max(1, connections // VIEWERS)
            places = tables(server, wanted.game, count, words=True)
            pause = count / wanted.rate
            idle = asyncio.run(_idle(server))
            played = uvloop.run(
                play(server.usage, places, count, wanted.seconds, pause)
            )
            found = row(Setting(SQLITE, wanted.game, PEOPLE, count), played)
            memory = server.memory()
            each = (memory - alone) / connections
        yield (
            *(f"{connections:,}", f"{found.moves:,.0f}", f"{found.cpu:,.0f}"),
            *(f"{idle * 1000:.1f}", f"{memory / 1e6:,.0f}", f"{each / 1e3:,.0f}"),
        )


async def _idle(server: Server) -> float:
    """Return the CPU time per second of a server that is idle."""
    before = server.usage().server
    await asyncio.sleep(IDLE_SECONDS)
    return (server.usage().server - before) / IDLE_SECONDS


def _by_stored_games(
    wanted: argparse.Namespace, new: NewStore
) -> Iterator[tuple[str, ...]]:
    for count in wanted.stored:
        store = new()
        short, long = asyncio.run(store_games(store.url, wanted.game, count))
        with running(ours(wanted.pure), store) as server:
            begun = server.usage().server
            lists = [_cost(server, path, TIMES) for path in LISTS]
            opening = [_opening(server, ids) for ids in (short, long)]
            places = tables(server, wanted.game, 50)
            pause = 50 / wanted.rate
            played = uvloop.run(play(server.usage, places, 50, wanted.seconds, pause))
            found = row(Setting(SQLITE, wanted.game, PACED, 50), played)
            memory = server.memory()
        costs = (begun, *lists, *opening)
        yield (
            f"{count:,}",
            *(f"{cost * 1000:,.1f}" for cost in costs),
            *(f"{found.cpu:,.0f}", f"{memory / 1e6:,.0f}"),
        )


def _cost(server: Server, path: str, times: int) -> float:
    """Return the CPU seconds of a request, the first left out."""
    there = f"http://{HOST}:{server.address[1]}/api/v1/{path}"
    with httpx2.Client() as client:
        client.get(there).raise_for_status()
        before = server.usage().server
        for _ in range(times):
            client.get(there).raise_for_status()
        return (server.usage().server - before) / times


def _opening(server: Server, ids: list[str]) -> float:
    """Return the CPU seconds of reading a table that is not in memory."""
    there = f"http://{HOST}:{server.address[1]}/api/v1/tables/"
    with httpx2.Client() as client:
        before = server.usage().server
        for id in ids:
            client.get(f"{there}{id}").raise_for_status()
        return (server.usage().server - before) / len(ids)
