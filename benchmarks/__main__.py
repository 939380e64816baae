"""How fast the engines are: ``python3 dev.py bench``.

Every row is the median of several runs, in CPU time of this process, with the spread
beside it. The machine matters more than the code: compare rows of one run, not of two.
"""

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sengoku.core import rng
from sengoku.core.rng import fast_seed
from sengoku.games import game

ROWS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "samurai": (
        ("2 players", {"players": 2}),
        ("3 players", {"players": 3}),
        ("4 players", {"players": 4}),
        ("4 players, crowd", {"players": 4, "edition": "crowd"}),
        ("4 players, draft", {"players": 4, "edition": "draft"}),
        ("4 players, agenda", {"players": 4, "variants": ["agenda"]}),
        ("4 players, mountain", {"players": 4, "variants": ["mountain"]}),
        ("4 players, shrines", {"players": 4, "variants": ["shrines"]}),
        ("4 players, neutral", {"players": 4, "variants": ["neutral"]}),
        (
            "4 players, all variants",
            {"players": 4, "variants": ["agenda", "mountain", "shrines", "neutral"]},
        ),
    ),
    "shogun": (
        ("3 players", {"players": 3, "start": "preset"}),
        ("4 players", {"players": 4, "start": "preset"}),
        ("5 players", {"players": 5, "start": "preset"}),
        ("4 players, draft", {"players": 4}),
        ("4 players, moon", {"players": 4, "side": "moon"}),
        ("4 players, court", {"players": 4, "start": "preset", "modules": ["court"]}),
        (
            "4 players, all modules",
            {
                "players": 4,
                "start": "preset",
                "modules": ["court", "samurai", "generals", "arts"],
            },
        ),
    ),
}


class Measure(NamedTuple):
    """Operations per second: the median of several runs, the slowest, the fastest."""

    median: float
    low: float
    high: float


def measure(work: Callable[[int], int], seconds: float, runs: int) -> Measure:
    """Repeat *work*, which returns how many operations it did, and take the rate."""
    work(0)
    rates = [_rate(work, seconds, run) for run in range(runs)]
    return Measure(statistics.median(rates), min(rates), max(rates))


def _rate(work: Callable[[int], int], seconds: float, run: int) -> float:
    begin, done, turn = time.process_time(), 0, 0
    while (spent := time.process_time() - begin) < seconds:
        done += work(run * 1000 + turn)
        turn += 1
    return done / spent


def stepped(rules: Any, play: Callable[[Any, int, int], None]) -> Callable[[int], int]:
    """Decisions one by one through the public interface: offer, choose, *play*."""

    def work(seed: int) -> int:
        s = rules.start(fast_seed(seed))
        count, word = 0, seed * 2 + 1
        while waiting := rules.waiting(s):
            seat = waiting.bit_length() - 1
            ids = rules.legal(s, seat)
            word = (word * 1103515245 + 12345) & 0xFFFFFFFF
            play(s, seat, ids[(word >> 8) % len(ids)])
            count += 1
        return count

    return work


def whole(rules: Any) -> Callable[[int], int]:
    """Decisions in whole random games, one call a game."""

    def work(seed: int) -> int:
        count: int = rules.playout(rules.start(fast_seed(seed)), seed)
        return count

    return work


def middle(rules: Any) -> Any:
    """Return a position from the middle of a game."""
    s = rules.start(fast_seed(7))
    for turn in range(60):
        seat = rules.waiting(s).bit_length() - 1
        ids = rules.legal(s, seat)
        rules.play(s, seat, ids[turn * 7 % len(ids)])
    return s


def repeated(function: Callable[[], object], times: int = 50) -> Callable[[int], int]:
    def work(seed: int) -> int:
        for _ in range(times):
            function()
        return times

    return work


def size_of(s: Any) -> int:
    """Return the bytes of a state: the object, its lists and numbers beyond small."""
    total = sys.getsizeof(s)
    for name in s.__slots__:
        value = getattr(s, name)
        total += sys.getsizeof(value)
        if isinstance(value, list):
            total += sum(sys.getsizeof(item) for item in value if item > 256)
    return total


def row(
    name: str, options: dict[str, Any], seconds: float, runs: int
) -> dict[str, Any]:
    found = game(name)
    rules: Any = found.rules(found.read_options(options))
    s = middle(rules)
    games = 20
    decisions = sum(whole(rules)(seed) for seed in range(games)) / games
    source = rng.fast(1, 1)
    seen = rules.observe(s, 0)
    works = {
        "stepped": stepped(rules, rules.advance),
        "checked": stepped(rules, rules.play),
        "whole": whole(rules),
        "copies": repeated(s.copy),
        "observed": repeated(lambda: rules.observe(s, 0)),
        "imagined": repeated(lambda: rules.imagine(seen, source)),
        "dumped": repeated(lambda: rules.dump(s)),
    }
    rates = {key: measure(work, seconds, runs) for key, work in works.items()}
    return {"rates": rates, "bytes": size_of(s), "decisions": decisions}


def print_head(name: str) -> None:
    print(f"\n{name}, {platform.python_implementation()} {platform.python_version()}")
    print(
        f"{'':26}{'decisions/s':>24}{'the same,':>12}{'whole games,':>14}"
        f"{'copies/s':>11}{'observed/s':>12}{'imagined/s':>12}{'texts/s':>9}{'bytes':>8}"
        f"{'per game':>10}"
    )
    print(f"{'':26}{'stepped (spread)':>24}{'checked':>12}{'decisions/s':>14}")


def print_row(label: str, found: dict[str, Any]) -> None:
    rates = found["rates"]
    step = rates["stepped"]
    spread = f"{step.median:,.0f} ({step.low:,.0f}–{step.high:,.0f})"
    print(
        f"{label:26}{spread:>24}{rates['checked'].median:>12,.0f}"
        f"{rates['whole'].median:>14,.0f}"
        f"{rates['copies'].median:>11,.0f}{rates['observed'].median:>12,.0f}"
        f"{rates['imagined'].median:>12,.0f}{rates['dumped'].median:>9,.0f}"
        f"{found['bytes']:>8,}{found['decisions']:>10.0f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tuple(ROWS), help="only this game")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each run")
    parser.add_argument("--runs", type=int, default=5, help="runs a row")
    parser.add_argument("--json", action="store_true", help="print JSON instead")
    given = parser.parse_args()
    results: dict[str, dict[str, Any]] = {}
    for name in [given.game] if given.game else ROWS:
        if not given.json:
            print_head(name)
        for label, options in ROWS[name]:
            found = row(name, options, given.seconds, given.runs)
            results.setdefault(name, {})[label] = found
            if not given.json:
                print_row(label, found)
    if given.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
