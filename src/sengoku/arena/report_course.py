"""How games develop: length, margins, and when they are decided."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sengoku.arena import charts_plane
from sengoku.arena import statistics_games as games
from sengoku.arena.charts_parts import NO_MARK
from sengoku.arena.report_page import Column, Figure
from sengoku.arena.report_table import Table
from sengoku.arena.report_wins import tally_figure
from sengoku.arena.report_words import amount, amounts
from sengoku.arena.statistics import Interval, mean


def figures(table: Table) -> Iterator[Figure]:
    if games.by_lead(table.results):  # the game has scores before the end
        yield by_lead(table)
        yield lead_changes(table)
    yield margins(table)
    yield lengths(table)


def by_lead(table: Table) -> Figure:
    tallies = games.by_lead(table.results)
    return tally_figure(
        "When a game is decided",
        "How often the sole leader at that moment won in the end; near 100 % the rest"
        " of the game changes nothing.",
        {moment: (f"led after {moment}", NO_MARK) for moment in tallies},
        tallies,
        table.chance,
        head="moment",
    )


def lead_changes(table: Table) -> Figure:
    return _histogram(
        "Lead changes",
        "The number of games by how often the lead changed.",
        [result.statistics.lead_changes for result in table.results],
        "lead changes",
    )


def margins(table: Table) -> Figure:
    return _histogram(
        "How close games end",
        "The number of games by the lead of the first place over the second.",
        [result.statistics.margin for result in table.results],
        "points ahead",
    )


def lengths(table: Table) -> Figure:
    return _histogram(
        "Length",
        "The number of games by the decisions of all players together.",
        [sum(result.decisions) for result in table.results],
        "decisions",
    )


def _histogram(title: str, caption: str, values: Sequence[int], axis: str) -> Figure:
    middle = mean(values)
    return Figure(
        title,
        f"{caption} The mean is {amount(middle.value)}.",
        charts_plane.histogram(title, values, axis),
        (Column(axis), Column("games", _games_or_mean)),
        (*sorted(Counter(values).items()), ("mean (95 %)", middle)),
    )


def _games_or_mean(cell: int | Interval) -> str:
    """Return a number of games, or the mean in the last row."""
    return amounts(cell) if isinstance(cell, Interval) else str(cell)
