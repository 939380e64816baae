"""The value of regions, and the effect of destiny."""

from collections.abc import Iterator, Mapping, Sequence

from sengoku.arena import charts
from sengoku.arena import statistics_games as games
from sengoku.arena.charts import Reading, Row
from sengoku.arena.charts_parts import NO_MARK, Mark
from sengoku.arena.report_page import Column, Figure
from sengoku.arena.report_table import Table
from sengoku.arena.report_wins import tally_figure
from sengoku.arena.report_words import amount, amounts, whole
from sengoku.arena.statistics import mean


def figures(table: Table) -> Iterator[Figure]:
    words, results = table.words, table.results
    if not games.regions(results):
        return
    yield _bars(
        "Points by region",
        f"The mean points of a game from each region: {words.region_points}.",
        games.region_points(results),
        "points, all players together",
    )
    yield _bars(
        "Provinces held",
        f"How many provinces of each region are held at {words.survey}.",
        games.region_held(results),
        "provinces",
    )
    if words.has_destiny:
        yield _bars(
            "Destiny cards",
            "How many destiny cards of each region are played in a game; each one"
            " scores the influence there.",
            games.region_cards(results),
            "cards",
        )
    yield _leaders(table)


def _bars(
    title: str, caption: str, found: Mapping[str, Sequence[int]], axis: str
) -> Figure:
    means = {word: mean(numbers) for word, numbers in found.items()}
    rows = [
        Row(word, (Reading(m, region_mark(word)),), amount(m.value))
        for word, m in means.items()
    ]
    chart = charts.bars(title, rows, whole, axis)
    head = (Column("region"), Column("mean (95 %)", amounts))
    return Figure(title, caption, chart, head, (*means.items(),))


def _leaders(table: Table) -> Figure:
    tallies = games.by_region(table.results)
    ordered = {w: tallies[w] for w in games.regions(table.results) if w in tallies}
    return tally_figure(
        "Does a region win the game?",
        f"How often the sole largest holder of a region at {table.words.survey} won.",
        {word: (word, NO_MARK) for word in ordered},
        ordered,
        table.chance,
        head="region",
    )


def region_mark(word: str) -> Mark:
    return Mark(f"r-{word}", 0)
