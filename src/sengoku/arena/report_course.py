"""How games go: how long, how close, and when they are decided."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sengoku.arena import charts_plane
from sengoku.arena import statistics_games as games
from sengoku.arena.charts_parts import PLAIN
from sengoku.arena.report_page import Figure
from sengoku.arena.report_table import Table
from sengoku.arena.report_wins import tally_figure
from sengoku.arena.report_words import amount, amounts
from sengoku.arena.statistics import mean


def figures(table: Table) -> Iterator[Figure]:
    yield by_lead(table)
    yield lead_changes(table)
    yield margins(table)
    yield lengths(table)


def by_lead(table: Table) -> Figure:
    tallies = games.by_lead(table.results)
    return tally_figure(
        "When a game is decided",
        "How often whoever led alone at that moment won in the end; near 100 % the rest"
        " of the game changes nothing.",
        {moment: (f"led after {moment}", PLAIN) for moment in tallies},
        tallies,
        table.chance,
        head="moment",
    )


def lead_changes(table: Table) -> Figure:
    return _histogram(
        "Changes of the lead",
        "In how many games the lead changed so often from one count to the next.",
        [result.chronicle.lead_changes for result in table.results],
        "changes of the lead",
    )


def margins(table: Table) -> Figure:
    return _histogram(
        "How close games end",
        "In how many games the first was so many points ahead of the second.",
        [result.chronicle.margin for result in table.results],
        "points ahead",
    )


def lengths(table: Table) -> Figure:
    return _histogram(
        "Length",
        "In how many games so many decisions were made, by all players together.",
        [sum(result.decisions) for result in table.results],
        "decisions",
    )


def _histogram(title: str, caption: str, values: Sequence[int], axis: str) -> Figure:
    middle = mean(values)
    return Figure(
        title,
        f"{caption} The mean is {amount(middle.value)}.",
        charts_plane.histogram(title, values, axis),
        (axis, "games"),
        (
            *((str(n), str(games)) for n, games in sorted(Counter(values).items())),
            ("mean (95 %)", amounts(middle)),
        ),
    )
