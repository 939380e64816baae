"""Counts instructions, and compares them with the last time.

On a busy machine, times differ by ten percent and more, counts of instructions hardly.
callgrind, a tool of valgrind, counts them for fixed games: instructions a decision, or
a call. They are compared with those in benchmarks/instructions.json, which "--save"
replaces. Only counts of the same Python on the same kind of system are comparable.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.rows import SIZES, Row, engine_row, match_rows
from benchmarks.tables import NOTHING, table

SAVED: Final = Path("benchmarks/instructions.json")
THRESHOLD_PERCENT: Final = 2.0
MEASURED: Final = ("4 players",)
MISSING: Final = """\
There is no valgrind here, which counts the instructions. On Debian and Ubuntu:
apt-get install valgrind"""
FAILED: Final = 2
"""The exit status when nothing could be counted; 1 is for what became slower."""

TOTAL: Final = re.compile(r"^(?:totals|summary): (\d+)", re.MULTILINE)

Counts = dict[str, dict[str, float]]
"""Instructions an operation, by row and work."""


class Change(NamedTuple):
    """The instructions of one operation: before, if that is known, and now."""

    row: str
    work: str
    before: float | None
    now: float

    @property
    def percent(self) -> float | None:
        return None if not self.before else 100 * (self.now / self.before - 1)


class CountError(Exception):
    """Something cannot be counted here."""


def main(arguments: list[str]) -> None:
    given = parsed(arguments)
    if shutil.which("valgrind") is None:
        print(MISSING, file=sys.stderr)
        sys.exit(FAILED)
    saved = read_saved()
    try:
        now = {row.label: counted(row) for row in rows(given)}
    except CountError as error:
        print(f"Nothing was counted: {error}", file=sys.stderr)
        sys.exit(FAILED)
    found = changes(saved.get("rows", {}), now)
    print(changes_table(found))
    slower = report(found, saved, given.threshold)
    if given.save:
        same = saved.get("setting") == setting()
        save({**(saved["rows"] if same else {}), **now})
    elif slower:
        sys.exit(1)


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "dev.py bench --instructions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=tuple(SIZES), help="only this game")
    parser.add_argument("--pure", action="store_true", help="the pure form, too")
    parser.add_argument(
        "--threshold",
        type=float,
        default=THRESHOLD_PERCENT,
        help="percent more than before that are an error (default: %(default)s)",
    )
    parser.add_argument("--save", action="store_true", help="replace the saved counts")
    return parser.parse_args(arguments)


def rows(given: argparse.Namespace) -> list[Row]:
    games = (given.game,) if given.game else tuple(SIZES)
    forms = ("pure", "compiled") if given.pure else ("compiled",)
    engines = [
        engine_row(game, size, form, "CountedEngine")
        for game in games
        for size in MEASURED
        for form in forms
    ]
    matches = [
        row._replace(label=f"{row.label}, match") for row in match_rows(games, forms)
    ]
    return engines + matches


# Counting


def counted(row: Row) -> dict[str, float]:
    """Return the instructions of one operation for each work of *row*."""
    print(row.label, file=sys.stderr, flush=True)
    if not row.python.exists():
        raise CountError(f"there is no {row.python}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        answer = folder / "answer.json"
        done = subprocess.run(
            [
                *("valgrind", "--tool=callgrind", "--dump-before=getppid"),
                f"--callgrind-out-file={folder}/out",
                *(row.python, "-m", "benchmarks.counted"),
                *(json.dumps({**row._asdict(), "python": ""}), answer),
            ],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
            raise CountError(f"{row.label}: {lines[-1]}")
        found = json.loads(answer.read_text(encoding="utf-8"))
        if row.name and found["name"] != row.name:
            raise CountError(f"{row.label}: what is installed there is {found['name']}")
        return divided(found["counts"], dumps(folder))


def dumps(folder: Path) -> list[int]:
    """Return what callgrind counted, dump by dump."""
    files = folder.glob("out.*")
    texts = [file.read_text("utf-8") for file in sorted(files, key=number_of)]
    return [int(found[1]) for text in texts if (found := TOTAL.search(text))]


def number_of(file: Path) -> int:
    return int(file.suffix.removeprefix("."))


def divided(counts: dict[str, int], totals: Sequence[int]) -> dict[str, float]:
    """Return instructions an operation; each work has a dump, and what is before it."""
    if len(totals) < 2 * len(counts):
        raise CountError(f"{len(totals)} dumps for {len(counts)} pieces of work")
    during = totals[1::2]
    return {
        work: round(total / count, 1)
        for (work, count), total in zip(counts.items(), during, strict=False)
    }


# Comparing


def setting() -> dict[str, str]:
    """Return what counts depend on besides the code."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
        "libc": " ".join(platform.libc_ver()),
    }


def read_saved() -> dict[str, Any]:
    if not SAVED.exists():
        return {}
    saved: dict[str, Any] = json.loads(SAVED.read_text(encoding="utf-8"))
    return saved


def save(rows_: Counts) -> None:
    text = json.dumps({"setting": setting(), "rows": rows_}, indent=1)
    SAVED.write_text(f"{text}\n", encoding="utf-8")
    print(f"Saved in {SAVED}.")


def changes(before: Counts, now: Counts) -> list[Change]:
    return [
        Change(row, work, before.get(row, {}).get(work), count)
        for row, works in now.items()
        for work, count in works.items()
    ]


def changes_table(found: Iterable[Change]) -> str:
    head = ("instructions", "before", "now", "change")
    return table(head, (line(change) for change in found))


def line(change: Change) -> tuple[str, ...]:
    percent = change.percent
    return (
        f"{change.row}: {change.work}",
        NOTHING if change.before is None else f"{change.before:,.0f}",
        f"{change.now:,.0f}",
        NOTHING if percent is None else f"{percent:+.1f} %",
    )


def report(found: Iterable[Change], saved: dict[str, Any], threshold: float) -> bool:
    """Say what became slower; return whether that is an error."""
    slower = [one for one in found if one.percent is not None]
    slower = [one for one in slower if (one.percent or 0) > threshold]
    if saved and saved["setting"] != setting():
        old = ", ".join(saved["setting"].values())
        print(f"\nNot judged: the counts before are those of {old}.")
        return False
    for one in slower:
        print(f"\nSlower: {one.row}: {one.work}: {one.percent:+.1f} %", end="")
    if slower:
        print(f"\n{len(slower)} of them need over {threshold:g} % more than before.")
    return bool(slower)
