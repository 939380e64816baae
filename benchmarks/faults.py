"""Breaks servers and databases under load, and counts what that damages.

Every fault is repeated while people and bots play. An acknowledged move is lost if it
is not in the database, and duplicated if it is there twice. A table is partial if its
rows contradict each other or what its players were sent.
"""

import argparse
import asyncio
from collections.abc import Iterator

from benchmarks.rounds import at_least_one
from tests.server.faults import DATABASES, FAULTS, Result, try_fault, why_not

COLUMNS = (
    *("database", "fault", "times", "acknowledged"),
    *("lost", "duplicated", "partial", "longest time without an acknowledgement"),
)


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench --faults", description=__doc__)
    parser.add_argument(
        "--times", type=at_least_one, default=10, help="how often each fault happens"
    )
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="how long a fault lasts"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fault", choices=tuple(FAULTS), help="only this fault")
    parser.add_argument("--database", choices=DATABASES, help="only this database")
    return parser.parse_args(given)


def line(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def shown(database: str, fault: str, times: int, result: Result) -> str:
    counts = (times, f"{result.acknowledged:,}", *result.findings)
    return line(database, fault, *counts, f"{result.gap:.1f} s")


def lines(given: argparse.Namespace) -> Iterator[str]:
    yield line(*COLUMNS)
    yield line(*("---" for _ in COLUMNS))
    for database in [given.database] if given.database else DATABASES:
        for fault in [given.fault] if given.fault else FAULTS:
            if why := why_not(database, fault):
                yield line(database, fault, f"not tried: {why}", *[""] * 5)
                continue
            tried = try_fault(database, fault, given.times, given.seconds, given.seed)
            yield shown(database, fault, given.times, asyncio.run(tried))


def main(given: list[str]) -> None:
    for each in lines(arguments(given)):
        print(each, flush=True)
