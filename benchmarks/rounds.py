"""Measures all rows in turn, several times, so that a slow spell affects all of them.

Each row runs in its own process, one at a time, all on the same core.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Any, NamedTuple

from benchmarks.rows import Row


class Spread(NamedTuple):
    """Operations per second: the median of all runs, the slowest, the fastest."""

    median: float
    low: float
    high: float


class Result(NamedTuple):
    """The measurements of a row, or why there are none."""

    name: str = ""
    rates: dict[str, Spread] = {}
    bytes: float | None = None
    decisions: float = 0
    """A game."""
    offered: float = 0
    """A decision."""
    missing: str = ""


class MissingError(Exception):
    """A row cannot be measured here."""


Ask = Callable[[Row, float, int], dict[str, Any]]
"""Measures a row once: seconds per rate, and the first seed."""


def at_least_one(text: str) -> int:
    """Read how many runs are wanted."""
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError("has to be 1 or more")
    return number


def pin() -> int | None:
    """Pin this process and its children to one core; return which."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def ask(row: Row, seconds: float, seed: int) -> dict[str, Any]:
    """Measure *row* once, in its own process."""
    if not row.python.exists():
        raise MissingError(f"there is no {row.python}")
    order = {**row._asdict(), "python": "", "seconds": seconds, "seed": seed}
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "answer.json"
        command = (row.python, "-m", "benchmarks.row", json.dumps(order), answer)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
            raise MissingError(lines[-1])
        found: dict[str, Any] = json.loads(answer.read_text(encoding="utf-8"))
    if row.name and found["name"] != row.name:
        raise MissingError(f"what is installed there is {found['name']}")
    return found


def measure_all(
    rows: Sequence[Row], seconds: float, runs: int, ask: Ask = ask
) -> dict[str, Result]:
    """Return the results by label; a failed row is not retried."""
    found: dict[str, list[dict[str, Any]]] = {row.label: [] for row in rows}
    missing: dict[str, str] = {}
    for run in range(runs):
        for row in rows:
            if row.label in missing:
                continue
            print(f"run {run + 1} of {runs}: {row.label}", file=sys.stderr, flush=True)
            try:
                found[row.label].append(ask(row, seconds, run * 1000))
            except MissingError as error:
                missing[row.label] = str(error)
    return {
        label: Result(missing=missing[label]) if label in missing else gathered(answers)
        for label, answers in found.items()
    }


def gathered(answers: list[dict[str, Any]]) -> Result:
    """Return the medians over all runs of a row."""
    rates = {
        name: [found["rates"][name] for found in answers]
        for name in answers[0]["rates"]
    }
    sizes = [found["bytes"] for found in answers if found["bytes"] is not None]
    return Result(
        name=answers[0]["name"],
        rates={
            name: Spread(median(all_), min(all_), max(all_))
            for name, all_ in rates.items()
        },
        bytes=median(sizes) if sizes else None,
        decisions=fmean(found["decisions"] for found in answers),
        offered=fmean(found["offered"] for found in answers),
    )
