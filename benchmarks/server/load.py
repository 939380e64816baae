"""Starts the servers, sets up the tables, lets the crowd play, and says how it went.

In paced rows everybody thinks a while; people sit at browsers, which are told words and
notes as well. The bare stack and the real server are measured in turns within one run,
so that a slow minute of the machine hits both.
"""

import argparse
import math
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from benchmarks.rows import COMPILED
from benchmarks.server import memory
from benchmarks.server.crowd import WARM_UP, Place, Tally, play
from benchmarks.server.serving import Server, bare_tables, running, tables

OVER: Final = 25
"""So many games are over in a second at most, when nobody thinks."""


class Row(NamedTuple):
    """One measurement; latencies in milliseconds."""

    label: str
    tables: int
    moves: float
    p50: float
    p99: float
    bytes_a_message: float
    refused: int


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 500])
    parser.add_argument("--games", nargs="*", default=["samurai", "shogun"])
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument(
        "--pause", type=float, default=0.5, help="seconds people think, on average"
    )
    parser.add_argument("--pure", action="store_true", help="not the compiled wheel")
    return parser.parse_args(given)


def row(label: str, count: int, result: tuple[Tally, float]) -> Row:
    tally, took = result
    spent = sorted(tally.seconds) or [0.0]
    size = tally.bytes / max(1, tally.messages)
    cuts = statistics.quantiles(spent, n=100) if len(spent) > 1 else spent * 99
    half, most = cuts[49] * 1000, cuts[98] * 1000
    return Row(label, count, len(spent) / took, half, most, size, tally.refused)


def measured(given: argparse.Namespace, folder: Path) -> list[Row]:
    rows: list[Row] = []
    for turn in range(given.rounds):
        for count in given.tables:
            rows += _bare(given, count, folder / f"bare-{turn}-{count}")
            for game in given.games:
                rows += _ours(given, game, count, folder / f"{game}-{turn}-{count}")
    return rows


def _bare(given: argparse.Namespace, count: int, folder: Path) -> Iterator[Row]:
    """Measure the bare stack, played as fast as can be and then at a pace."""
    folder.mkdir()
    for label, pause in (("bare", 0.0), ("bare, paced", given.pause)):
        bare = (sys.executable, "-m", "benchmarks.server.bare", "PORT", folder / label)
        with running(*bare) as server:
            yield _go(label, count, server, bare_tables(count), given.seconds, pause)


def _ours(
    given: argparse.Namespace, game: str, count: int, folder: Path
) -> Iterator[Row]:
    """Measure tables played as fast as can be, then at a pace, then at browsers."""
    kinds = ((game, False, 0.0), (f"{game}, paced", False, given.pause))
    for label, words, pause in (*kinds, (f"{game}, people", True, given.pause)):
        # A server each: who has just left is still being seen off.
        with running(*command(given, folder / label)) as server:
            more = 0 if pause else math.ceil((WARM_UP + given.seconds) * OVER)
            places = tables(server, game, count + more, words)
            yield _go(label, count, server, places, given.seconds, pause)


def command(given: argparse.Namespace, folder: Path) -> tuple[str | Path, ...]:
    python = sys.executable if given.pure else COMPILED
    serve = (python, "-m", "sengoku", "serve", "--port", "PORT", "--data", folder)
    return *serve, "--no-limits"


def _go(
    label: str,
    count: int,
    server: Server,
    places: list[Place],
    seconds: float,
    pause: float = 0.0,
) -> Row:
    played = play(server.address, places, count, seconds, pause)
    found = row(label, count, uvloop.run(played))
    print(shown(found), flush=True)
    return found


def shown(row: Row) -> str:
    return (
        f"{row.label:16} {row.tables:4} tables {row.moves:8.0f} moves/s"
        f"  p50 {row.p50:7.1f} ms  p99 {row.p99:7.1f} ms"
        f"  {row.bytes_a_message:6.0f} bytes a message  {row.refused} refused"
    )


def main(given: list[str]) -> None:
    wanted = arguments(given)
    with tempfile.TemporaryDirectory() as folder:
        rows = measured(wanted, Path(folder))
        for game in wanted.games:
            with running(*command(wanted, Path(folder) / f"{game}-memory")) as server:
                print(memory.shown(game, memory.measured(server, game)), flush=True)
    for count in wanted.tables:
        bare = [
            one.moves for one in rows if one.label == "bare" and one.tables == count
        ]
        for game in wanted.games:
            ours = [
                one.moves for one in rows if one.label == game and one.tables == count
            ]
            share = statistics.median(ours) / statistics.median(bare)
            print(f"{game}, {count} tables: {share:.0%} of the bare stack")
