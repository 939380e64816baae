"""Kills a server repeatedly under load, and checks that nothing was lost.

After each kill it replays every input from the seeds and checks everything the players
were sent. Both databases sync to disk.
"""

import argparse
import asyncio
import sys
import tempfile
import time

from benchmarks.rounds import at_least_one
from sengoku.server.settings import Settings
from tests.server import postgres
from tests.server.crash_test import Result, crash_test

PROGRESS_KILLS = 50
"""Kills between two lines of progress."""


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --kill", description=__doc__)
    parser.add_argument(
        "--times", type=at_least_one, default=100, help="kills a database"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", choices=("sqlite", "postgresql"), help="one database only"
    )
    return parser.parse_args(given)


def kill(database: str, url: str, given: argparse.Namespace) -> None:
    settings = Settings(database_url=url, limits=False, bot_workers=1)
    began = time.monotonic()

    def report(done: int) -> None:
        if done and done % PROGRESS_KILLS == 0:
            seconds = time.monotonic() - began
            print(f"{database}: {done} kills in {seconds:.0f} s", file=sys.stderr)

    result = asyncio.run(crash_test(settings, given.times, given.seed, report))
    print(shown(database, result, time.monotonic() - began), flush=True)


def shown(database: str, result: Result, seconds: float) -> str:
    return (
        f"{database}: {result.kills} kills in {seconds:.0f} s, {result.early} of them"
        f" during start-up; {result.confirmed} moves acknowledged, each stored once,"
        f" {result.repeated} of them sent again after a kill and recognised;"
        f" {result.inputs} inputs at {result.tables} tables replay to the same result;"
        f" every table resumed within {result.slowest:.1f} s"
    )


def main(given: list[str]) -> None:
    wanted = arguments(given)
    if wanted.only != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            kill("SQLite", f"sqlite:///{folder}/sengoku.db", wanted)
    if wanted.only != "sqlite":
        if postgres.find() is None:
            sys.exit(postgres.MISSING)
        with postgres.running(fsync=True) as server:
            kill("PostgreSQL", server.new_database(), wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
