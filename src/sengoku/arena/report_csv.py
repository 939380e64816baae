"""The numbers of a report as CSV files, one for each table and chart.

Numbers are exact, not rounded as on the page. An estimate has three columns: its value
and the ends of its 95 % confidence interval.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from sengoku.arena.report_page import Cell, Figure
from sengoku.arena.standings import Share, Standings
from sengoku.arena.statistics import Interval
from sengoku.arena.usage import Usage, columns

CsvRow = Sequence[object]


def csv_files(
    found: Standings, charts: Iterable[tuple[int, Figure]]
) -> Iterator[tuple[str, str]]:
    """Yield names and contents; *charts* come with their number of players."""
    yield "standings.csv", _text(_STANDINGS_HEAD, _standings(found))
    yield "head-to-head.csv", _structs(found.head_to_head)
    if found.elo:
        yield "elo.csv", _structs(found.elo)
    yield "line-ups.csv", _text(_LINE_UP_HEAD, _line_ups(found.line_ups))
    if found.usage:
        yield "usage.csv", _usage(found)
    for players, figure in charts:
        yield f"{chart_name(players, figure)}.csv", figure_csv(figure)


def _usage(found: Standings) -> str:
    names = columns(found.usage)
    rows = (
        (row.bot, row.seats, *(row.per_game.get(n, "") for n in names), _share_of(row))
        for row in found.usage
    )
    return _text(("bot", "seats", *names, "illegal_share"), rows)


def _share_of(row: Usage) -> object:
    return "" if row.illegal_share is None else row.illegal_share


def figure_csv(figure: Figure) -> str:
    """Return the numbers of a chart."""
    estimates = [
        any(isinstance(row[at], Interval) for row in figure.rows)
        for at in range(len(figure.head))
    ]
    head = [
        name
        for column, is_estimate in zip(figure.head, estimates, strict=True)
        for name in _names(column.name.removesuffix(" (95 %)"), is_estimate)
    ]
    rows = (
        [n for cell, e in zip(row, estimates, strict=True) for n in _numbers(cell, e)]
        for row in figure.rows
    )
    return _text(head, rows)


def _names(name: str, is_estimate: bool) -> list[str]:
    return [name or "name", *([f"{name} low", f"{name} high"] if is_estimate else [])]


def _numbers(cell: Cell, is_estimate: bool) -> CsvRow:
    if isinstance(cell, Interval):
        return cell
    return (cell, "", "") if is_estimate else (cell,)


_STANDINGS_HEAD = (
    *("bot", "games", "rating", "deviation", "players", "seats", "wins", "share"),
    *("low", "high", "chance", "score", "decisions", "median seconds", "faults"),
)


def _standings(found: Standings) -> Iterator[CsvRow]:
    bots = {standing.bot: standing for standing in found.bots}
    for share in found.shares:
        bot = bots[share.bot]
        yield (
            *(bot.bot, bot.games, bot.rating.mu, bot.rating.sigma, share.players),
            *(share.seats, share.wins, share.share, share.low, share.high),
            *(1 / share.players, share.score, bot.pace.decisions, bot.pace.median),
            sum(bot.faults.values()),
        )


_LINE_UP_HEAD = ("line-up", "bot", "seats", "wins", "share", "low", "high", "score")


def _line_ups(shares: Iterable[Share]) -> Iterator[CsvRow]:
    for s in shares:
        numbers = (s.seats, s.wins, s.share, s.low, s.high, s.score)
        yield (" ".join(s.line_up), s.bot, *numbers)


def _structs(rows: Sequence[msgspec.Struct]) -> str:
    """Return structs of one type, or nothing at all."""
    head = rows[0].__struct_fields__ if rows else ()
    return _text(head, (msgspec.structs.astuple(row) for row in rows))


def _text(head: CsvRow, rows: Iterable[CsvRow]) -> str:
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return file.getvalue()


def chart_name(players: int, figure: Figure) -> str:
    """Return what the files of a chart are called, without their suffix."""
    slug = re.sub(r"\W+", "-", figure.title.lower()).strip("-")
    return f"players-{players}-{slug}"
