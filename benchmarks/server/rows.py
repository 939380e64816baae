"""What was measured of a server, and its medians as tables."""

from collections.abc import Iterator, Sequence
from statistics import median, quantiles
from typing import Final, NamedTuple

from benchmarks.server.crowd import Tally
from benchmarks.tables import table

BARE: Final = "bare"
FAST, PACED, PEOPLE = "", "paced", "people"
"""Played as fast as can be; with time to think; the same at browsers."""
GOALS: Final = (
    "Wanted: 40 % of the bare stack; at 200 tables, 50 ms with time to think."
)


class Row(NamedTuple):
    """One measurement; latencies in milliseconds."""

    who: str
    how: str
    tables: int
    moves: float
    p50: float
    p99: float
    bytes_a_message: float
    refused: int

    @property
    def label(self) -> str:
        return f"{self.who}, {self.how}" if self.how else self.who


def row(who: str, how: str, tables: int, tally: Tally, took: float) -> Row:
    spent = sorted(tally.seconds) or [0.0]
    size = tally.bytes / max(1, tally.messages)
    cuts = quantiles(spent, n=100) if len(spent) > 1 else spent * 99
    half, most = cuts[49] * 1000, cuts[98] * 1000
    moves = len(tally.seconds) / took
    return Row(who, how, tables, moves, half, most, size, tally.refused)


def line(row: Row) -> str:
    return (
        f"{row.label:16} {row.tables:4} tables {row.moves:8.0f} moves/s"
        f"  p50 {row.p50:7.1f} ms  p99 {row.p99:7.1f} ms"
        f"  {row.bytes_a_message:6.0f} bytes a message  {row.refused} refused"
    )


def medians(rows: Sequence[Row], games: Sequence[str]) -> str:
    """Return how *games* compare with the bare stack, by the middle of all rounds."""
    counts = [*dict.fromkeys(row.tables for row in rows)]
    kinds = [(BARE, PACED), *((game, how) for game in games for how in (PACED, PEOPLE))]
    rates = [(f"{count} tables", *_rates(rows, count, games)) for count in counts]
    waits = [(f"{count} tables", *_waits(rows, count, kinds)) for count in counts]
    labels = [f"{who}, {how}" for who, how in kinds]
    parts = table(("moves/s", BARE, *games), rates), table(("p99, ms", *labels), waits)
    return "\n\n".join((*parts, GOALS))


def _rates(rows: Sequence[Row], count: int, games: Sequence[str]) -> Iterator[str]:
    bare = median(row.moves for row in _these(rows, BARE, FAST, count))
    yield f"{bare:,.0f}"
    for game in games:
        ours = median(row.moves for row in _these(rows, game, FAST, count))
        yield f"{ours:,.0f} ({ours / bare:.0%})"


def _waits(
    rows: Sequence[Row], count: int, kinds: Sequence[tuple[str, str]]
) -> Iterator[str]:
    for who, how in kinds:
        yield f"{median(row.p99 for row in _these(rows, who, how, count)):.0f}"


def _these(rows: Sequence[Row], who: str, how: str, count: int) -> Iterator[Row]:
    wanted = who, how, count
    return (row for row in rows if (row.who, row.how, row.tables) == wanted)
