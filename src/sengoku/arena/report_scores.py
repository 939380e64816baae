"""Scores of bots: totals, growth and sources."""

from collections.abc import Iterable, Iterator

from sengoku.arena import charts, charts_plane
from sengoku.arena import statistics_games as games
from sengoku.arena.charts import BoxRow, Part, Reading, Row, StackRow
from sengoku.arena.charts_parts import Mark
from sengoku.arena.charts_plane import Series
from sengoku.arena.report_page import Cell, Column, Figure
from sengoku.arena.report_table import Table
from sengoku.arena.report_words import amount, amounts, whole
from sengoku.arena.statistics import Interval, mean, spread


def figures(table: Table) -> Iterator[Figure]:
    yield scores(table)
    yield course(table)
    yield sources(table)


def scores(table: Table) -> Figure:
    found = games.scores(table.results)
    spreads = {bot: spread(found[bot]) for bot in table.bots if bot in found}
    title = "Final scores"
    rows = [
        BoxRow(bot, s, table.bot_mark(bot), amount(s.mean.value))
        for bot, s in spreads.items()
    ]
    lines = tuple((bot, s.mean, *s[:5]) for bot, s in spreads.items())
    ends = ("minimum", "25 %", "median", "75 %", "maximum")
    return Figure(
        title,
        "From the lowest to the highest score; the box holds the middle half, its heavy"
        " line is the median, and the number is the mean.",
        charts.boxes(title, rows, whole, "points"),
        (Column(""), Column("mean (95 %)", amounts), *(Column(e, whole) for e in ends)),
        lines,
    )


def course(table: Table) -> Figure:
    means = games.course(table.results)
    bots = [bot for bot in table.bots if bot in means]
    moments = list(means[bots[0]])
    title = "How scores grow"
    series = [
        Series(bot, tuple(means[bot].values()), table.bot_mark(bot)) for bot in bots
    ]
    lines = tuple(_row(bot, means[bot].values()) for bot in bots)
    return Figure(
        title,
        "The mean score of each bot when points are counted.",
        charts_plane.lines(title, series, moments, whole, amount),
        (Column(""), *(Column(moment, amount) for moment in moments)),
        lines,
    )


def sources(table: Table) -> Figure:
    means = games.sources(table.results)
    bots = [bot for bot in table.bots if bot in means]
    words = list(means[bots[0]])
    title = "Where points come from"
    rows = [
        StackRow(
            bot,
            tuple(means[bot].values()),
            table.bot_mark(bot),
            amount(sum(means[bot].values())),
        )
        for bot in bots
    ]
    parts = [Part(word, f"p-{number}") for number, word in enumerate(words)]
    lines = tuple(_row(bot, means[bot].values()) for bot in bots)
    return Figure(
        title,
        "The mean score of each bot by source.",
        charts.stacks(title, rows, parts, whole, "points"),
        (Column(""), *(Column(word, amount) for word in words)),
        lines,
    )


def _row(bot: str, numbers: Iterable[float]) -> tuple[Cell, ...]:
    return (bot, *numbers)


def deeds(table: Table) -> Iterator[Figure]:
    """Yield the deeds of winners and others, if any were counted."""
    found = {
        word: (mean(sides["winners"]), mean(sides["others"]))
        for word, sides in games.deeds(table.results).items()
    }
    if not found:
        return
    title = "What winners do"
    yield Figure(
        title,
        "How often in a game: the diamond is the mean of the winners, the circle that"
        " of the others.",
        charts.whiskers(
            title,
            [_deed(*row) for row in found.items()],
            whole,
            "in a game",
            from_zero=True,
        ),
        (
            Column(""),
            Column("winners (95 %)", amounts),
            Column("others (95 %)", amounts),
        ),
        tuple((word, *sides) for word, sides in found.items()),
    )


def _deed(word: str, sides: tuple[Interval, Interval]) -> Row:
    winners, others = sides
    readings = (
        Reading(winners, Mark("c-new", 3)),
        Reading(others, Mark("c-old", 0)),
    )
    return Row(word, readings, f"{amount(winners.value)} : {amount(others.value)}")
