"""Measures the speed of the engines, alone or beside other projects.

Every rate is the median of several runs in CPU time, with half the spread beside it.
The machine matters more than the code: compare rows of one run, not of two.
"""

import argparse
import importlib
import json
import platform
import sys
from pathlib import Path
from typing import Any

from benchmarks.goals import GOALS, judge
from benchmarks.rounds import Result, at_least_one, measure_all, pin
from benchmarks.rows import (
    COMPILED,
    ENVIRONMENTS,
    OTHERS,
    OURS,
    SIZES,
    Row,
    engine_rows,
    learning_rows,
    match_rows,
)
from benchmarks.tables import (
    LEARNING_RATES,
    MATCH_RATES,
    engines_text,
    peers_text,
    rates_text,
)

OTHERS_BY_OPTION = {
    "--server": "benchmarks.server.load",
    "--kill": "benchmarks.kill",
    "--faults": "benchmarks.faults",
    "--timing": "benchmarks.timing",
    "--web": "benchmarks.web",
    "--instructions": "benchmarks.instructions",
}
"""Modules that are imported when used: some need what only the tests install."""
MORE = """The server is measured by "dev.py bench --server", killed again and again by
"dev.py bench --kill", and broken in other ways by "dev.py bench --faults".
"dev.py bench --timing" measures whether its response times depend on secrets,
"dev.py bench --web" the web app in a browser. "dev.py bench --instructions" says what
became slower. Each has options of its own and a --help for them."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py bench", description=__doc__, epilog=MORE)
    parser.add_argument("--game", choices=tuple(SIZES), help="only this game of ours")
    parser.add_argument(
        "--compiled",
        action="store_true",
        help="the compiled form too; it is taken anyway when it is installed",
    )
    parser.add_argument(
        "--peers", action="store_true", help="four players beside what others built"
    )
    parser.add_argument(
        "--learning", action="store_true", help="vectors, masks, worlds and batches"
    )
    parser.add_argument(
        "--match", action="store_true", help="matches: offers, moves, positions as text"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="for each rate")
    parser.add_argument("--runs", type=at_least_one, default=5, help="runs a row")
    parser.add_argument("--json", action="store_true", help="print JSON instead")
    return parser.parse_args()


def setting(core: int | None, given: argparse.Namespace) -> dict[str, Any]:
    """Return what the numbers depend on besides the code."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.platform(),
        "processor": processor(),
        "core": core,
        "seconds": given.seconds,
        "runs": given.runs,
    }


def processor() -> str:
    """Return the name of the processor as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2] for line in lines if line.startswith("model name")]
    return names[0].strip() if names else platform.processor()


def main() -> None:
    if sys.argv[1:2] and (other := OTHERS_BY_OPTION.get(sys.argv[1])):
        importlib.import_module(other).main(sys.argv[2:])
        return
    given = arguments()
    known = setting(pin(), given)
    games = (given.game,) if given.game else tuple(SIZES)
    results = measure_all(chosen_rows(given, games), given.seconds, given.runs)
    if given.json:
        print_json(known, results, given.peers)
    else:
        print(
            "; ".join(f"{name}: {value}" for name, value in known.items()), end="\n\n"
        )
        if given.peers:
            print(peers_text(results))
        elif given.learning or given.match:
            rates = LEARNING_RATES if given.learning else MATCH_RATES
            print(rates_text(results, rates))
        else:
            print(engines_text(results, games))


def chosen_rows(given: argparse.Namespace, games: tuple[str, ...]) -> list[Row]:
    if given.peers:
        ours = [row for row in OURS + ENVIRONMENTS if row.arguments[0] in games]
        return ours + OTHERS
    both = given.compiled or COMPILED.exists()
    forms = ("pure", "compiled") if both else ("pure",)
    if given.match:
        return match_rows(games, forms)
    return learning_rows(games, forms) if given.learning else engine_rows(games, forms)


def print_json(known: dict[str, Any], results: dict[str, Result], peers: bool) -> None:
    rows = {label: result._asdict() for label, result in results.items()}
    verdicts = [judge(goal, results)._asdict() for goal in GOALS] if peers else []
    for row in rows.values():
        row["rates"] = {name: rate._asdict() for name, rate in row["rates"].items()}
    everything = {"setting": known, "rows": rows, "goals": verdicts}
    print(json.dumps(everything, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
