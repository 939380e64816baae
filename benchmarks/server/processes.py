"""Several servers that share one PostgreSQL: what a move costs as they are added.

All four players of a table are connected to one server (*apart*), as behind a load
balancer that goes by the table, or each to another one (*mixed*). Then every server
plays every move again, after a notification from PostgreSQL.
"""

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from benchmarks.server import notifications
from benchmarks.server.crowd import Place, Usage, play
from benchmarks.server.rows import FAST, Setting, row
from benchmarks.server.serving import VIEWERS, Server, ours, running, tables
from benchmarks.server.stores import POSTGRESQL, Store, opened
from benchmarks.server.usage import cpu_seconds, family_cpu_seconds
from benchmarks.tables import NOTHING, table

MAX_FINISHED_GAMES_PER_SECOND: Final = 5
HEADS: Final = (
    *("servers", "players", "moves/s", "CPU µs a move", "PostgreSQL µs a move"),
    *("p50, ms", "p99, ms"),
)


class Cluster(NamedTuple):
    servers: list[Server]
    store: Store

    def usage(self) -> Usage:
        """Return the CPU time of all servers, and of the one PostgreSQL."""
        ours = sum(cpu_seconds(server.process) for server in self.servers)
        return Usage(ours, family_cpu_seconds(self.store.process))

    def places(self, game: str, count: int, is_mixed: bool) -> list[Place]:
        """Return the seats of *count* tables, each made where its first player is."""
        servers = self.servers
        made = [tables(server, game, -(-count // len(servers))) for server in servers]
        each = [batched(places) for places in made]
        found = [place for row in zip(*each, strict=True) for at in row for place in at]
        if not is_mixed:
            return found
        return [
            place._replace(address=servers[number % len(servers)].address)
            for number, place in enumerate(found)
        ]


def batched(places: list[Place]) -> list[list[Place]]:
    """Return the places by table."""
    starts = range(0, len(places), VIEWERS)
    return [places[start : start + VIEWERS] for start in starts]


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "dev.py bench --server --processes", description=__doc__
    )
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="samurai")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--pure", action="store_true", help="not the compiled wheel")
    return parser.parse_args(given)


def main(given: list[str]) -> None:
    wanted = arguments(given)
    lines = []
    with opened(POSTGRESQL, Path()) as new:
        for count in wanted.servers:
            for is_mixed in (False, True)[: 1 + (count > 1)]:
                lines.append(measured(wanted, count, is_mixed, new()))
                print(*lines[-1], sep="  ", flush=True)
        print(f"\n{table(HEADS, lines)}\n")
        print(notifications.measured(new().url, wanted.seconds))


def measured(
    wanted: argparse.Namespace, count: int, is_mixed: bool, store: Store
) -> tuple[str, ...]:
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running(ours(wanted.pure), store)) for _ in range(count)
        ]
        cluster = Cluster(servers, store)
        more = int((1 + wanted.seconds) * MAX_FINISHED_GAMES_PER_SECOND)
        places = cluster.places(wanted.game, wanted.tables + more, is_mixed)
        played = uvloop.run(play(cluster.usage, places, wanted.tables, wanted.seconds))
    found = row(Setting(POSTGRESQL, wanted.game, FAST, wanted.tables), played)
    numbers = (found.moves, found.cpu, found.database_cpu, found.p50, found.p99)
    players = ("apart", "mixed")[is_mixed] if count > 1 else NOTHING
    return (str(count), players, *(f"{number:,.0f}" for number in numbers))
