"""Runs the load test: starts servers, creates tables, lets the crowd play.

In paced rows everybody thinks a while; people sit at browsers, which are told words and
notes as well. The bare stack and the real server are measured in turns within one run,
so that a slow minute of the machine hits both.

"--server --growth" measures how cost grows with connections and stored games,
"--server --processes" several servers that share one PostgreSQL.
"""

import argparse
import math
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Final

import uvloop

from benchmarks.rounds import at_least_one
from benchmarks.rows import SIZES
from benchmarks.server import growth, memory, processes
from benchmarks.server.crowd import WARM_UP_SECONDS, play
from benchmarks.server.rows import (
    BARE,
    FAST,
    PACED,
    PEOPLE,
    Row,
    Setting,
    line,
    medians,
    row,
)
from benchmarks.server.serving import bare, bare_tables, ours, running, tables
from benchmarks.server.stores import STORES, NewStore, Store, opened

MAX_FINISHED_GAMES_PER_SECOND: Final = 25
"""An upper bound at full speed."""
HOW: Final = {"fast": FAST, "paced": PACED, "people": PEOPLE}


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[50, 200, 500], help="at once"
    )
    parser.add_argument("--games", nargs="+", default=[*SIZES], choices=tuple(SIZES))
    parser.add_argument("--databases", nargs="+", default=[*STORES], choices=STORES)
    parser.add_argument(
        "--how", nargs="+", default=[*HOW], choices=HOW, help="how fast tables play"
    )
    parser.add_argument(
        "--rounds",
        type=at_least_one,
        default=3,
        help="how often everything is measured; medians after each",
    )
    parser.add_argument(
        "--pause", type=float, default=0.5, help="seconds people think, on average"
    )
    parser.add_argument(
        "--memory", action="store_true", help="measure the memory of tables, too"
    )
    parser.add_argument("--pure", action="store_true", help="not the compiled wheel")
    return parser.parse_args(given)


def measured(
    given: argparse.Namespace, stores: Mapping[str, NewStore]
) -> Iterator[Row]:
    """Measure all rows once."""
    for count, (database, new), how in product(given.tables, stores.items(), given.how):
        for who in (BARE, *given.games):
            if who != BARE or how != "people":
                yield _measured(given, Setting(database, who, HOW[how], count), new())


def _measured(given: argparse.Namespace, setting: Setting, store: Store) -> Row:
    # A new server for each: the last one is still closing connections.
    _, who, how, count = setting
    pause = 0.0 if how == FAST else given.pause
    with running(bare(store) if who == BARE else ours(given.pure), store) as server:
        if who == BARE:
            places = bare_tables(server, count)
        else:
            finished = (WARM_UP_SECONDS + given.seconds) * MAX_FINISHED_GAMES_PER_SECOND
            more = 0 if pause else math.ceil(finished)
            places = tables(server, who, count + more, how == PEOPLE)
        played = play(server.usage, places, count, given.seconds, pause)
        return row(setting, uvloop.run(played))


OTHERS: Final = {"--growth": growth.main, "--processes": processes.main}
"""What else is measured of a server; each has options of its own."""


def main(given: list[str]) -> None:
    if given[:1] and given[0] in OTHERS:
        OTHERS[given[0]](given[1:])
        return
    wanted = arguments(given)
    rows: list[Row] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stores = {
            kind: stack.enter_context(opened(kind, folder)) for kind in wanted.databases
        }
        for turn in range(1, wanted.rounds + 1):
            for found in measured(wanted, stores):
                print(line(found), flush=True)
                rows.append(found)
            print(f"\nMedians after round {turn} of {wanted.rounds}:\n")
            print(medians(rows), end="\n\n", flush=True)
        if wanted.memory:
            for game, new in product(wanted.games, stores.values()):
                with running(ours(wanted.pure), new()) as server:
                    print(memory.shown(game, memory.measured(server, game)), flush=True)
