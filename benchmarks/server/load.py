"""Runs the load test: starts servers, creates tables, lets the crowd play.

In paced rows everybody thinks a while; people sit at browsers, which are told words and
notes as well. The bare stack and the real server are measured in turns within one run,
so that a slow minute of the machine hits both.
"""

import argparse
import math
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import uvloop

from benchmarks.rounds import at_least_one
from benchmarks.rows import COMPILED, SIZES
from benchmarks.server import memory
from benchmarks.server.crowd import WARM_UP_SECONDS, play
from benchmarks.server.rows import (
    BARE,
    FAST,
    PACED,
    PEOPLE,
    Row,
    line,
    medians,
    row,
)
from benchmarks.server.serving import bare_tables, running, tables

MAX_FINISHED_GAMES_PER_SECOND: Final = 25
"""An upper bound at full speed."""


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[50, 200, 500], help="at once"
    )
    parser.add_argument("--games", nargs="+", default=[*SIZES], choices=tuple(SIZES))
    parser.add_argument(
        "--rounds",
        type=at_least_one,
        default=3,
        help="how often everything is measured; six minutes each, medians after each",
    )
    parser.add_argument(
        "--pause", type=float, default=0.5, help="seconds people think, on average"
    )
    parser.add_argument("--pure", action="store_true", help="not the compiled wheel")
    return parser.parse_args(given)


def measured(given: argparse.Namespace, folder: Path) -> Iterator[Row]:
    """Measure all rows once."""
    for count in given.tables:
        yield from _bare(given, count, folder / f"{BARE}-{count}")
        for game in given.games:
            yield from _ours(given, game, count, folder / f"{game}-{count}")


def _bare(given: argparse.Namespace, count: int, folder: Path) -> Iterator[Row]:
    """Measure the bare stack, played as fast as can be and then at a pace."""
    folder.mkdir(parents=True)
    for how, pause in ((FAST, 0.0), (PACED, given.pause)):
        data = folder / f"data-{how}"
        bare = (sys.executable, "-m", "benchmarks.server.bare", "PORT", data)
        with running(*bare) as server:
            played = play(
                server.address, bare_tables(count), count, given.seconds, pause
            )
            yield row(BARE, how, count, *uvloop.run(played))


def _ours(
    given: argparse.Namespace, game: str, count: int, folder: Path
) -> Iterator[Row]:
    """Measure tables played as fast as can be, then at a pace, then at browsers."""
    for how, pause in ((FAST, 0.0), (PACED, given.pause), (PEOPLE, given.pause)):
        # A new server for each: the last one is still closing connections.
        with running(*command(given, folder / f"data-{how}")) as server:
            more = (
                0
                if pause
                else math.ceil(
                    (WARM_UP_SECONDS + given.seconds) * MAX_FINISHED_GAMES_PER_SECOND
                )
            )
            places = tables(server, game, count + more, how == PEOPLE)
            played = play(server.address, places, count, given.seconds, pause)
            yield row(game, how, count, *uvloop.run(played))


def command(given: argparse.Namespace, folder: Path) -> tuple[str | Path, ...]:
    python = sys.executable if given.pure else COMPILED
    serve = (python, "-m", "sengoku", "serve", "--port", "PORT", "--data", folder)
    return *serve, "--no-limits"


def main(given: list[str]) -> None:
    wanted = arguments(given)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for turn in range(1, wanted.rounds + 1):
            for found in measured(wanted, folder / f"round-{turn}"):
                print(line(found), flush=True)
                rows.append(found)
            print(f"\nMedians after round {turn} of {wanted.rounds}:\n")
            print(medians(rows, wanted.games), end="\n\n", flush=True)
        for game in wanted.games:
            with running(*command(wanted, folder / f"{game}-memory")) as server:
                print(memory.shown(game, memory.measured(server, game)), flush=True)
