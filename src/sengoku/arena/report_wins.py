"""Win shares by bot, by seat and by place in the turn order."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from sengoku.arena import charts
from sengoku.arena import statistics_games as games
from sengoku.arena.charts import Reading, Row
from sengoku.arena.charts_parts import NO_MARK, Mark
from sengoku.arena.report_page import Column, Figure
from sengoku.arena.report_table import Table
from sengoku.arena.report_words import count, exact_share, ordinal, share, shares
from sengoku.arena.standings import Share
from sengoku.arena.statistics_games import Tally

K = TypeVar("K")

SHARE_HEAD: Final = (
    Column("seats"),
    Column("wins", count),
    Column("share (95 %)", shares),
    Column("chance", exact_share),
)


def figures(table: Table, won: Sequence[Share]) -> Iterator[Figure]:
    """Yield the charts of a table; *won* are the shares of its bots."""
    if len(table.bots) > 1:
        yield by_bot(table, won)
    yield by_seat(table)
    if any(result.turn_order for result in table.results):
        yield by_place(table)


def by_bot(table: Table, won: Sequence[Share]) -> Figure:
    tallies = {s.bot: Tally(s.wins, s.seats, table.chance) for s in won}
    return tally_figure(
        "Wins by bot",
        "How often a seat of each bot won. The line is the 95 % confidence interval;"
        " equal bots would all be on the dashed line.",
        {bot: (bot, table.bot_mark(bot)) for bot in tallies},
        tallies,
        table.chance,
    )


def by_seat(table: Table) -> Figure:
    tallies = games.by_seat(table.results)
    return tally_figure(
        "Wins by seat",
        "How often each colour won, whichever bot played it; on a fair board all of"
        " them are on the dashed line.",
        {seat: (table.seat_name(seat), table.seat_mark(seat)) for seat in tallies},
        tallies,
        table.chance,
    )


def by_place(table: Table) -> Figure:
    tallies = dict(sorted(games.by_place(table.results).items()))
    return tally_figure(
        "Wins by place in the turn order",
        f"How often each place in the {table.words.order} won. A first-player effect"
        " shows here.",
        {place: (ordinal(place), NO_MARK) for place in tallies},
        tallies,
        table.chance,
    )


def tally_figure(
    title: str,
    caption: str,
    named: Mapping[K, tuple[str, Mark]],
    tallies: Mapping[K, Tally],
    chance: float,
    head: str = "",
) -> Figure:
    """Return shares of wins as a chart and a table."""
    rows = [
        Row(named[key][0], (Reading(t.share, named[key][1]),), share(t.share.value))
        for key, t in tallies.items()
    ]
    chart = charts.whiskers(
        title, rows, share, "share of wins", ("chance", chance), from_zero=True
    )
    lines = tuple(
        (named[key][0], t.games, t.wins, t.share, t.chance)
        for key, t in tallies.items()
    )
    return Figure(title, caption, chart, (Column(head), *SHARE_HEAD), lines)
