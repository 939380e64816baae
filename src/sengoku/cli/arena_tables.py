"""The standings of an arena as tables in the terminal."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.arena.report_standings import rating_text
from sengoku.arena.report_words import sprt_sentence
from sengoku.arena.sprt import SprtState
from sengoku.arena.standings import Pace, Share, Standing, Standings
from sengoku.arena.usage import Usage, cells, columns
from sengoku.terminal.frames import heading

SHARE: Final = ("seats", "wins", "between", "× chance", "score")
"""What is told of a share."""

NAME_WIDTH: Final = 10
"""The room for the name of a bot beside everything else in 80 columns."""

MAX_MATRIX_BOTS: Final = 10
"""More columns than this do not fit; the report has them all."""

UNITS: Final = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


def show(
    out: Console, title: str, standings: Standings, sprt: SprtState | None = None
) -> None:
    """Print who is how good, then how fast, then who is ahead of whom."""
    games = "1 game" if standings.games == 1 else f"{standings.games} games"
    heading(out, Text(f"{games} of {title}", "bold"))
    if not standings.games:
        return
    names = short_names([standing.bot for standing in standings.bots])
    out.print(_strength(standings, names))
    out.print(_speed(standings.bots, names))
    if 2 < len(names) <= MAX_MATRIX_BOTS:
        out.print(_matrix(standings, names))
    if standings.usage:
        out.print(_usage(standings.usage, names))
    if len({share.line_up for share in standings.line_ups}) > 1:
        out.print(_line_ups(standings.line_ups, names))
    for name, short in names.items():
        if name != short:
            out.print(Text(f" {short} is {name}"), soft_wrap=True)
    if sprt is not None:
        out.print(Text(f" {sprt_sentence(sprt)}", "bold"), soft_wrap=True)
    out.print(
        Text(
            " A win that n seats share counts 1/n. Intervals hold 19 times in 20.",
            "dim",
        )
    )


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Abbreviate long names to a number and their end, which tells most."""
    found = {}
    for number, name in enumerate(names, start=1):
        end = name[len(f"{number}…") - NAME_WIDTH :]
        found[name] = name if len(name) <= NAME_WIDTH else f"{number}…{end}"
    return found


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(first, no_wrap=True, min_width=NAME_WIDTH)
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _strength(standings: Standings, short: Mapping[str, str]) -> Table:
    scale = "Elo" if standings.elo else "rating"
    table = _table("bot", scale, "players", *SHARE)
    for standing in standings.bots:
        rating = rating_text(standing, standings)
        own = [share for share in standings.shares if share.bot == standing.bot]
        for row, share in enumerate(own):
            names = ("", "") if row else (short[standing.bot], rating)
            table.add_row(*names, str(share.players), *_cells(share))
        table.add_section()
    return table


def _matrix(standings: Standings, short: Mapping[str, str]) -> Table:
    """Return how often the bot of a row is ahead of the bot of a column."""
    numbers = [str(number) for number in range(1, len(short) + 1)]
    table = _table("   ahead of", *numbers)
    for number, name in zip(numbers, short, strict=True):
        pairs = [standings.pairing(name, other) for other in short]
        cells = [f"{100 * pair.share:.0f} %" if pair else "–" for pair in pairs]
        table.add_row(f"{number:>2} {short[name]}", *cells)
    return table


def _cells(share: Share) -> tuple[str, ...]:
    return (
        str(share.seats),
        f"{100 * share.share:.1f} %",
        f"{100 * share.low:.1f}–{100 * share.high:.1f}",
        f"{share.times_chance:.2f}",
        f"{share.score:.1f}",
    )


def _line_ups(shares: Iterable[Share], short: Mapping[str, str]) -> Table:
    """Return a section for each line-up: 1 hard, below it 3 normal."""
    table = _table("line-up", *SHARE)
    before: tuple[str, ...] = ()
    for share in shares:
        if share.line_up != before:
            table.add_section()
        before = share.line_up
        sitting = share.line_up.count(share.bot)
        table.add_row(f"{sitting} {short[share.bot]}", *_cells(share))
    return table


def _speed(bots: Iterable[Standing], short: Mapping[str, str]) -> Table:
    headings = ("decisions", "per s", "median", "95 %", "slowest", "late")
    table = _table("bot", *headings)
    table.add_column("errors", justify="right")
    for standing in bots:
        errors = ", ".join(f"{n} {kind}" for kind, n in standing.faults.items())
        table.add_row(short[standing.bot], *_pace(standing.pace), errors or "0")
    return table


def _usage(rows: Sequence[Usage], names: Mapping[str, str]) -> Table:
    """Return what bots report of a game, such as the tokens of a language model."""
    figures = columns(rows)
    heads = (figure.replace("_", " ") for figure in figures)
    table = _table("per game", *heads, "illegal %")
    for row in rows:
        table.add_row(names[row.bot], *cells(row, figures))
    return table


def _pace(pace: Pace) -> tuple[str, ...]:
    times = map(_time, (pace.median, pace.most, pace.slowest))
    return (str(pace.decisions), f"{pace.per_second:.0f}", *times, str(pace.late))


def _time(seconds: float) -> str:
    """Return a time with three figures in the unit that suits it."""
    size, unit = next((u for u in UNITS if seconds >= u[0]), UNITS[-1])
    return f"{seconds / size:.3g} {unit}"
