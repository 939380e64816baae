"""What was measured of a server, and its medians as tables."""

from collections.abc import Iterator, Sequence
from statistics import median, quantiles
from typing import Final, NamedTuple

from benchmarks.server.crowd import Played
from benchmarks.tables import NOTHING, table

BARE: Final = "bare"
FAST, PACED, PEOPLE = "", "paced", "people"
"""Played as fast as can be; with time to think; the same at browsers."""
GOALS: Final = (
    "Wanted: at 200 tables, 80 % of the moves that the bare stack plays in a second of"
    " CPU time; at 500 tables of browsers with time to think, a p99 of 50 ms."
)


class Setting(NamedTuple):
    """What is measured; two rows of one setting differ by chance alone."""

    database: str
    who: str
    how: str
    tables: int

    @property
    def label(self) -> str:
        return f"{self.who}, {self.how}" if self.how else self.who


class Row(NamedTuple):
    """One measurement: latencies in milliseconds, CPU time in microseconds a move."""

    setting: Setting
    moves: float
    cpu: float  # of the server's process
    database_cpu: float  # of PostgreSQL's processes
    p50: float
    p99: float
    bytes_a_message: float
    refused: int


def row(setting: Setting, played: Played) -> Row:
    tally, took, cpu, database_cpu = played
    spent = sorted(tally.seconds) or [0.0]
    cuts = quantiles(spent, n=100) if len(spent) > 1 else spent * 99
    moves = len(tally.seconds)
    return Row(
        setting,
        moves / took,
        cpu * 1e6 / max(1, moves),
        database_cpu * 1e6 / max(1, moves),
        cuts[49] * 1000,
        cuts[98] * 1000,
        tally.bytes / max(1, tally.messages),
        tally.refused,
    )


def line(row: Row) -> str:
    label = f"{row.setting.database}: {row.setting.label}"
    return (
        f"{label:28} {row.setting.tables:4} tables {row.moves:6.0f} moves/s"
        f" {row.cpu:5.0f} µs CPU {row.database_cpu:4.0f} µs database"
        f"  p50 {row.p50:6.1f} ms  p99 {row.p99:6.1f} ms"
        f"  {row.bytes_a_message:6.0f} bytes a message  {row.refused} refused"
    )


def medians(rows: Sequence[Row]) -> str:
    """Return how games compare with the bare stack, by the middle of all rounds."""
    databases = dict.fromkeys(row.setting.database for row in rows)
    parts = [
        part
        for database in databases
        for part in _tables([row for row in rows if row.setting.database == database])
    ]
    return "\n\n".join((*parts, GOALS))


def _tables(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the tables of one database."""
    database = rows[0].setting.database
    counts = [*dict.fromkeys(row.setting.tables for row in rows)]
    kinds = [*dict.fromkeys(row.setting[1:3] for row in rows)]
    games = [who for who, how in kinds if how == FAST and who != BARE]
    rates = [(f"{count} tables", *_rates(rows, count, games)) for count in counts]
    yield table((f"{database}, moves/s", BARE, *games), rates)
    labels = [Setting(database, who, how, 0).label for who, how in kinds]
    costs = [(f"{count} tables", *_costs(rows, count, kinds)) for count in counts]
    yield table((f"{database}, CPU µs a move", *labels), costs)
    paced = [(who, how) for who, how in kinds if how != FAST]
    if paced:
        labels = [Setting(database, who, how, 0).label for who, how in paced]
        waits = [(f"{count} tables", *_waits(rows, count, paced)) for count in counts]
        yield table((f"{database}, p99, ms", *labels), waits)


def _rates(rows: Sequence[Row], count: int, games: Sequence[str]) -> Iterator[str]:
    bare = median(row.moves for row in _these(rows, BARE, FAST, count))
    yield f"{bare:,.0f}"
    for game in games:
        ours = median(row.moves for row in _these(rows, game, FAST, count))
        yield f"{ours:,.0f} ({ours / bare:.0%})"


def _costs(
    rows: Sequence[Row], count: int, kinds: Sequence[tuple[str, str]]
) -> Iterator[str]:
    """Yield CPU time a move; beside it how much of the bare stack's rate that allows.

    Browsers are compared with the paced bare stack.
    """
    for who, how in kinds:
        found = [row.cpu for row in _these(rows, who, how, count)]
        cost, beside = median(found), PACED if how == PEOPLE else how
        bare = [row.cpu for row in _these(rows, BARE, beside, count)]
        share = f" ({median(bare) / cost:.0%})" if bare and cost and who != BARE else ""
        yield f"{cost:,.0f}{share}" if found else NOTHING


def _waits(
    rows: Sequence[Row], count: int, kinds: Sequence[tuple[str, str]]
) -> Iterator[str]:
    for who, how in kinds:
        yield f"{median(row.p99 for row in _these(rows, who, how, count)):.0f}"


def _these(rows: Sequence[Row], who: str, how: str, count: int) -> Iterator[Row]:
    return (row for row in rows if row.setting[1:] == (who, how, count))
