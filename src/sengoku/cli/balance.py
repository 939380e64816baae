"""``sengoku balance``: what an own board or a house rule changes."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.arena import compare_plans, compare_report, report, run
from sengoku.arena.compare import Comparison, Verdict, change, value
from sengoku.arena.compare_study import Study
from sengoku.arena.plan import Plan
from sengoku.arena.result import GameResult
from sengoku.arena.run import Executor
from sengoku.cli import arena, arena_options, options, screen
from sengoku.cli.files import write_text
from sengoku.terminal.frames import heading

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku balance samurai --board my-board.toml --players 3

sengoku balance samurai --house tiebreaks=no --games 1000 --out study

sengoku balance samurai --edition crowd --board my-board.toml   (both crowd edition)

sengoku balance shogun --side moon --bots normal,hard
"""

STANDARD: Final = "standard"
OWN: Final = "own"
PAGE: Final = "balance.html"
USUAL: Final = ("normal",)

SIGNS: Final = {
    Verdict.FOUND: Text("clear", "bold"),
    Verdict.PERHAPS: Text("perhaps", "yellow"),
    Verdict.NOT_FOUND: Text("–", "dim"),
    Verdict.SAME: Text("same", "dim"),
}

Bots = Annotated[
    list[str] | None,
    typer.Option(
        *("--bots", "-b"),
        metavar="NAMES",
        help="The bots, separated by commas; default normal.",
    ),
]
Games = Annotated[
    int,
    typer.Option("--games", "-n", min=2, help="Number of games for each of the two."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="DIR",
        file_okay=False,
        help="Keep both arenas and a report here; repeat the command to resume.",
    ),
]


@options.with_table
def balance(
    chosen: options.Chosen,
    game: options.GameName,
    bots: Bots = None,
    games: Games = 200,
    seed: arena_options.Seed = 1,
    seconds: arena_options.Seconds = None,
    out: Out = None,
    workers: arena_options.Workers = None,
) -> None:
    """Compare your own board or rule with the standard, game by game.

    A board or house rules are compared with the same options without them. If neither
    is given, the other options are compared with the standard game.
    """
    options.refuse_own_tower(options.make_rules(game, chosen))
    named = tuple(
        name for text in bots or USUAL for name in arena_options.read_names(text)
    )
    plans = compare_plans.plans(game, chosen, named, games, seed, seconds)
    arena.check_bots(plans.own)
    executor = run.make_executor(workers or os.cpu_count() or 1)
    before = _played(plans.standard, executor, out and out / STANDARD)
    after = _played(plans.own, executor, out and out / OWN)
    study = Study(plans, before, after)
    _show(screen.console(), study)
    if out is not None:
        _keep(study, out)


def _played(plan: Plan, executor: Executor, folder: Path | None) -> list[GameResult]:
    with run.open_arena(plan, folder) as opened:
        arena.play_missing(opened, executor)
        for lost in opened.lost:
            typer.echo(f"sengoku: game {lost.key} is lost: {lost.why}", err=True)
        return opened.results


def _keep(study: Study, out: Path) -> None:
    page = out / PAGE
    page.unlink(missing_ok=True)
    write_text(page, compare_report.report(study), "report")
    for side in (STANDARD, OWN):
        report.write(out / side)
    typer.echo(f" Report: {page}", err=True)


# Showing


def _show(out: Console, study: Study) -> None:
    title = f"{study.name} against the standard, {study.games} games each"
    heading(out, Text(title, "bold"))
    out.print(_table(study.comparisons))
    out.print(screen.items([Text(said) for said in study.sentences()]))


def _table(comparisons: list[Comparison]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", overflow="fold", min_width=22)
    for name in (STANDARD, OWN, "change (95 %)"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("difference")
    group = ""
    for one in comparisons:
        if one.measure.group != group:
            group = one.measure.group
            table.add_section()
            table.add_row(Text(group, "bold"))
        table.add_row(*_cells(one))
    return table


def _cells(one: Comparison) -> tuple[str | Text, ...]:
    kind = one.measure.kind
    return (
        f"  {one.measure.name}",
        value(one.before.value, kind),
        value(one.after.value, kind),
        change(one),
        SIGNS[one.verdict],
    )
