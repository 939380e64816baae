"""``sengoku arena``: many games between bots, on fair seats, and who is how good."""

import importlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from sengoku.arena import report, run
from sengoku.arena.plan import Plan, make_plan
from sengoku.arena.run import Arena, Executor
from sengoku.arena.standings import standings
from sengoku.arena.worker_pool import LostGame
from sengoku.bots.registry import create_bot
from sengoku.cli import arena_options as asked
from sengoku.cli import options, screen
from sengoku.cli.arena_tables import show
from sengoku.cli.errors import EXIT_INTERRUPTED, EXIT_PROBLEM_FOUND, fail

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku arena samurai --bots random,normal --players 2 --games 200

sengoku arena samurai --bots normal,hard,my:Bot --players 2,3,4 --out games

sengoku arena samurai --bots hard,normal,normal,normal --seconds 1   (one against three)

sengoku arena samurai --bots my:Bot,normal -p 2 --sprt 0.5:0.6       (until it is clear)

sengoku arena samurai --bots my:Bot,hard -p 2 --cpu 20 --anchor hard=1500

sengoku arena shogun --bots normal,hard --ray 10.0.0.5:6379 --out games
"""


@options.with_table
def arena(
    chosen: options.Chosen,
    game: options.GameName,
    bots: asked.Bots,
    players: asked.Players = "4",
    games: asked.Games = 100,
    seed: asked.Seed = 1,
    seconds: asked.Seconds = None,
    cpu: asked.Cpu = None,
    sprt: asked.SprtText = None,
    sprt_error: asked.SprtError = 0.05,
    anchor: asked.Anchors = None,
    out: asked.Out = None,
    png: asked.Png = False,
    workers: asked.Workers = None,
    ray: asked.Ray = None,
    as_json: asked.AsJson = False,
) -> None:
    """Let bots play each other on fair seats and rank them."""
    numbers = asked.read_numbers(players)
    check_tables(game, chosen, numbers)
    named = tuple(name for text in bots for name in asked.read_names(text))
    test = None if sprt is None else asked.read_sprt(sprt, sprt_error)
    plan = make_plan(game, chosen, named, numbers, games, seed, seconds, cpu, test)
    fixed = asked.read_anchors(anchor or [], plan)
    check_bots(plan)
    write_charts = chart_writer(out) if png else None
    executor = run.make_executor(workers or os.cpu_count() or 1, ray)
    with run.open_arena(plan, out) as opened:
        try:
            play_missing(opened, executor)
        except KeyboardInterrupt:
            _tell(opened, fixed, as_json)
            say_how_to_go_on(opened, out)
            raise typer.Exit(EXIT_INTERRUPTED) from None
        _tell(opened, fixed, as_json)
        if out is not None:
            typer.echo(f" Report: {report.write(out, fixed)}", err=True)
            if write_charts:
                folder = write_charts(out)[0].parent
                typer.echo(f" Charts: {folder}", err=True)
        say_what_is_lost(opened.lost)


def chart_writer(out: Path | None) -> Callable[[Path], list[Path]]:
    """Return what draws charts; fail before anything is played if it cannot."""
    if out is None:
        fail("--png needs --out, the folder for the images")
    module = importlib.import_module("sengoku.research.chart_images")  # optional, slow
    found: Callable[[Path], list[Path]] = module.write_charts
    return found


def check_tables(game: str, chosen: options.Chosen, numbers: tuple[int, ...]) -> None:
    """Refuse tables that cannot be, before anything is written."""
    for number in numbers:
        rules = options.make_rules(game, {**chosen, "players": number})
        options.refuse_own_tower(rules)


def check_bots(plan: Plan) -> None:
    """Refuse names of bots that do not exist; what they do later is their fault."""
    for number in plan.players:
        for name in dict.fromkeys(plan.bots):
            create_bot(name, plan.rules(number)).close()


def play_missing(opened: Arena, executor: Executor) -> None:
    err = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=err, transient=True, disable=not err.is_terminal
    ) as bar:
        done, total = len(opened.results), len(opened.games)
        task = bar.add_task("", total=total, completed=done)
        for _ in opened.play(executor):
            bar.advance(task)


# Output


def _tell(opened: Arena, anchors: dict[str, float], as_json: bool) -> None:
    has_met = {bot for result in opened.results for bot in result.bots}
    known = {bot: elo for bot, elo in anchors.items() if bot in has_met}
    summary = standings(opened.results, known)
    if as_json:
        typer.echo(json.dumps(_plain(opened, summary), indent=2))
        return
    rules = opened.plan.rules(opened.plan.players[0])
    show(screen.console(), rules.game.title, summary, opened.sprt)


def _plain(opened: Arena, summary: msgspec.Struct) -> dict[str, Any]:
    return {
        "plan": msgspec.to_builtins(opened.plan),
        "planned": len(opened.games),
        "sprt": msgspec.to_builtins(opened.sprt),
        "lost": [{"key": lost.key, "why": lost.why} for lost in opened.lost],
        **msgspec.to_builtins(summary),
    }


def say_how_to_go_on(opened: Arena, out: Path | None) -> None:
    done, total = len(opened.results), len(opened.games)
    way = "The same command goes on" if out else "With --out DIR it could go on"
    typer.echo(f"\nInterrupted after {done} of {total} games. {way}.", err=True)


def say_what_is_lost(games: Sequence[LostGame]) -> None:
    for lost in games:
        typer.echo(f"sengoku: game {lost.key} is lost: {lost.why}", err=True)
    if games:
        raise typer.Exit(EXIT_PROBLEM_FOUND)
