"""How many commits a second can notify the other servers, and what reading that costs.

PostgreSQL lets one transaction at a time commit with a notification, and that includes
the flush to the disk.
"""

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import psycopg

from benchmarks.tables import table

CONNECTIONS: Final = (1, 2, 4, 8)
HEADS: Final = ("connections", "commits/s", "with NOTIFY")
LINES: Final = 200
"""Inputs in one notification at most."""
MESSAGES: Final = 200


def measured(url: str, seconds: float) -> str:
    """Return a table of commits a second, and the cost of reading notifications."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE noted (number INTEGER)")
    lines = [
        (
            str(count),
            *(f"{_rate(url, count, seconds, how):,.0f}" for how in (False, True)),
        )
        for count in CONNECTIONS
    ]
    costs = (_reading(url, 1), _reading(url, LINES))
    alone, together = (f"{cost:.2f} µs" for cost in costs)
    told = f"Reading a notification costs {alone} of CPU time for each input when it"
    return (
        f"{table(HEADS, lines)}\n\n{told} is alone, {together} when {LINES} share one."
    )


def _rate(url: str, count: int, seconds: float, notifies: bool) -> float:
    """Return the commits a second of *count* connections, one row each."""
    end = time.monotonic() + seconds / 2
    with ThreadPoolExecutor(count) as threads:
        work = partial(_commit_until, end, url, notifies)
        done = [threads.submit(work) for _ in range(count)]
        return sum(one.result() for one in done) / (seconds / 2)


def _commit_until(end: float, url: str, notifies: bool) -> int:
    done = 0
    with psycopg.connect(url) as connection:
        while time.monotonic() < end:
            connection.execute("INSERT INTO noted VALUES (1)")
            if notifies:
                connection.execute("SELECT pg_notify('noted', 'k7qm2p9xwe 17')")
            connection.commit()
            done += 1
    return done


def _reading(url: str, lines: int) -> float:
    """Return the microseconds that one line of a notification costs its reader."""
    with (
        psycopg.connect(url, autocommit=True) as reader,
        psycopg.connect(url) as writer,
    ):
        reader.execute("LISTEN noted")
        payload = "\n".join(["k7qm2p9xwe 17"] * lines)
        for number in range(MESSAGES):  # equal ones are sent once
            text = f"{payload}\n{number}"
            writer.execute("SELECT pg_notify('noted', %s)", (text,))
        writer.commit()
        begun = time.thread_time()
        for notification in reader.notifies(timeout=5, stop_after=MESSAGES):
            _read(notification.payload, {})
        return (time.thread_time() - begun) * 1e6 / MESSAGES / lines


def _read(payload: str, tables: Mapping[str, object]) -> None:
    """Do what a server does that has none of these tables in memory."""
    for line in payload.split("\n"):
        table, _, change = line.partition(" ")
        if table in tables:
            raise ValueError(change)
