"""Results as tables, for the terminal and for a page: Markdown, aligned."""

from collections.abc import Iterable, Mapping, Sequence

from benchmarks.goals import GOALS, Verdict, judge, ratio
from benchmarks.rounds import Result, Spread
from benchmarks.rows import FORMS, OTHERS, OURS, SIZES

NOTHING = "–"

PEER_RATES = {
    "stepped": "stepped, decisions/s",
    "whole": "whole playouts, decisions/s",
    "at once": "64 at once, decisions/s",
    "copies": "copies/s",
}

COMPARED = ("stepped", "whole", "copies")
"""The rates that peers have too."""

ENGINE_RATES = {
    "stepped": "stepped, decisions/s",
    "checked": "the same, checked",
    "whole": "whole playouts, decisions/s",
    "copies": "copies/s",
    "observed": "observed/s",
    "imagined": "imagined/s",
    "dumped": "texts/s",
}

LEARNING_RATES = {
    "encoded": "vectors/s",
    "masked": "masks/s",
    "imagined": "imagined/s",
    "reimagined": "reimagined/s",
    "keyed": "keys/s",
    "batched": "batch, decisions/s",
    "with vectors": "with vectors",
    "with both": "with vectors and masks",
}

MATCH_RATES = {
    "stepped": "offer and play, decisions/s",
    "in full": "the same, reading every choice",
    "largest": "largest offer/s",
    "dumped": "texts/s",
    "parsed": "parsed/s",
}

BASE = "4 players"
COST_HEAD = f"cost of a decision, {BASE} = 1"

SIZE_HEADS = ("bytes a state", "decisions a game", "choices a decision")

Results = Mapping[str, Result]


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table: labels to the left, numbers to the right."""
    rows = [tuple(head), *map(tuple, lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(_line(row, widths) for row in (rows[0], rule, *rows[1:]))


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0].ljust(widths[0])
    others = (
        cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)
    )
    return f"| {' | '.join((first, *others))} |"


def per_second(spread: Spread | None) -> str:
    """Write the median and how far half the spread is from it."""
    if spread is None:
        return NOTHING
    around = (spread.high - spread.low) / 2 / spread.median
    return f"{spread.median:,.0f} ±{around:.0%}"


def times(found: float | None) -> str:
    return NOTHING if found is None else f"{found:.2f} ×"


def result_line(label: str, result: Result, rates: Iterable[str]) -> tuple[str, ...]:
    size = NOTHING if result.bytes is None else f"{result.bytes:,.0f}"
    return (
        label,
        *(per_second(result.rates.get(name)) for name in rates),
        size,
        f"{result.decisions:.0f}" if result.decisions else NOTHING,
        f"{result.offered:.1f}" if result.offered else NOTHING,
    )


def measured(results: Results, label: str) -> bool:
    return label in results and not results[label].missing


def missing_lines(results: Results) -> list[str]:
    return [
        f"Not measured: {label}: {result.missing}"
        for label, result in results.items()
        if result.missing
    ]


# ── Peers ─────────────────────────────────────────────────────────────────────


def peers_text(results: Results) -> str:
    lines = [result_line(label, found, PEER_RATES) for label, found in results.items()]
    parts = [
        table(("", *PEER_RATES.values(), *SIZE_HEADS), lines),
        versions_line(results),
        *missing_lines(results),
        *(
            ratio_table(results, row.label)
            for row in OURS
            if measured(results, row.label)
        ),
        goal_table([judge(goal, results) for goal in GOALS]),
    ]
    return "\n\n".join(parts)


def versions_line(results: Results) -> str:
    names = {found.name for found in results.values() if found.name}
    peers = names - {row.name for row in OURS}
    return f"Peers: {', '.join(sorted(peers)) or NOTHING}"


def ratio_table(results: Results, ours: str) -> str:
    """Return how many times as fast *ours* is as each peer."""
    lines = (
        (
            row.label,
            *(times(ratio(results, ours, row.label, name)) for name in COMPARED),
        )
        for row in OTHERS
    )
    return table((f"{ours}, against", *COMPARED), lines)


def goal_table(verdicts: Iterable[Verdict]) -> str:
    words = {True: "reached", False: "not reached", None: "not measured"}
    return table(
        ("goal", "found", ""),
        ((one.goal, one.found or NOTHING, words[one.reached]) for one in verdicts),
    )


# ── Our engines ───────────────────────────────────────────────────────────────


def engines_text(results: Results, games: Iterable[str]) -> str:
    tables = (engine_table(results, game) for game in games)
    return "\n\n".join([*tables, *missing_lines(results)])


def engine_table(results: Results, game: str) -> str:
    """Return one line a size and form; beneath two forms, how they compare."""
    lines: list[tuple[str, ...]] = []
    for size in SIZES[game]:
        labels = {form: f"{game} {size}, {form}" for form in FORMS}
        lines += (
            (*result_line(label, results[label], ENGINE_RATES), cost(results, label))
            for label in labels.values()
            if measured(results, label)
        )
        pure, compiled = labels.values()
        if measured(results, pure) and measured(results, compiled):
            gains = (ratio(results, compiled, pure, name) for name in ENGINE_RATES)
            lines.append(("compiled / pure", *map(times, gains), "", "", "", ""))
    return table((game, *ENGINE_RATES.values(), *SIZE_HEADS, COST_HEAD), lines)


def rates_text(results: Results, rates: Mapping[str, str]) -> str:
    """Return one line for each row, with *rates* and their headings."""
    lines = [
        (label, *(per_second(result.rates.get(name)) for name in rates))
        for label, result in results.items()
        if measured(results, label)
    ]
    made = table(("", *rates.values()), lines)
    return "\n\n".join([made, *missing_lines(results)])


def cost(results: Results, label: str) -> str:
    """Write how long a decision takes, as a multiple of the plain game for four."""
    game, *_, form = label.split()
    return times(ratio(results, f"{game} {BASE}, {form}", label, "stepped"))
