"""``sengoku arena``: many games between bots, on fair seats, and who is how good."""

import json
import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from sengoku.arena import report, run
from sengoku.arena.plan import Plan, make_plan
from sengoku.arena.run import Arena, Executor
from sengoku.arena.sprt import Sprt
from sengoku.arena.standings import standings
from sengoku.arena.worker_pool import LostGame
from sengoku.bots.registry import RUN, create_bot
from sengoku.cli import options, screen
from sengoku.cli.arena_tables import show
from sengoku.cli.errors import EXIT_INTERRUPTED, EXIT_PROBLEM_FOUND
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain, quote

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku arena samurai --bots random,normal --players 2 --games 200

sengoku arena samurai --bots normal,hard,my:Bot --players 2,3,4 --out games

sengoku arena samurai --bots hard,normal,normal,normal --seconds 1   (one against three)

sengoku arena samurai --bots my:Bot,normal -p 2 --sprt 0.5:0.6       (until it is clear)

sengoku arena samurai --bots my:Bot,hard -p 2 --cpu 20 --anchor hard=1500

sengoku arena shogun --bots normal,hard --ray 10.0.0.5:6379 --out games
"""

_WHERE: Final = "Where it runs"
_HOW: Final = "How it is judged"

Bots = Annotated[
    list[str],
    typer.Option(
        *("--bots", "-b"),
        metavar="NAMES",
        help="Bots, separated by commas; if fewer than seats, each takes several.",
        show_default=False,
    ),
]
Players = Annotated[
    str,
    typer.Option(
        *("--players", "-p"),
        metavar="NUMBERS",
        help="Numbers of players, separated by commas; each gets a share of the games.",
    ),
]
Games = Annotated[
    int,
    typer.Option(
        *("--games", "-n"),
        min=1,
        help="Minimum number of games; every line-up plays on all its seats.",
    ),
]
Seed = Annotated[
    int, typer.Option("--seed", min=0, help="The same seed gives the same games.")
]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.001, help="Seconds to think about a decision."),
]
Cpu = Annotated[
    float | None,
    typer.Option(
        "--cpu",
        min=0.001,
        metavar="SECONDS",
        help="Equal CPU time: seconds of a seat for a whole game; then it plays at"
        " random.",
    ),
]
SprtText = Annotated[
    str | None,
    typer.Option(
        "--sprt",
        metavar="LOW:HIGH",
        help="Stop when the share of games in which the first bot is ahead of the"
        " second is known to be LOW or HIGH, such as 0.5:0.6.",
        rich_help_panel=_HOW,
    ),
]
SprtError = Annotated[
    float,
    typer.Option(
        "--sprt-error",
        metavar="CHANCE",
        help="The chance that --sprt errs, in either direction.",
        rich_help_panel=_HOW,
    ),
]
Anchors = Annotated[
    list[str] | None,
    typer.Option(
        "--anchor",
        metavar="BOT=ELO",
        help="Rate the others on the Elo scale, this bot fixed. Can be repeated.",
        rich_help_panel=_HOW,
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="DIR",
        file_okay=False,
        help="Keep results, replays and a report here; repeat the command to resume.",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        min=1,
        help="Number of processes; default one for each core.",
        rich_help_panel=_WHERE,
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="A Ray cluster to play on, or 'local' to start one here.",
        rich_help_panel=_WHERE,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@options.with_table
def arena(
    chosen: options.Chosen,
    game: options.GameName,
    bots: Bots,
    players: Players = "4",
    games: Games = 100,
    seed: Seed = 1,
    seconds: Seconds = None,
    cpu: Cpu = None,
    sprt: SprtText = None,
    sprt_error: SprtError = 0.05,
    anchor: Anchors = None,
    out: Out = None,
    workers: Workers = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on fair seats and rank them."""
    numbers = read_numbers(players)
    check_tables(game, chosen, numbers)
    named = tuple(name for text in bots for name in read_names(text))
    test = None if sprt is None else _read_sprt(sprt, sprt_error)
    plan = make_plan(game, chosen, named, numbers, games, seed, seconds, cpu, test)
    fixed = _read_anchors(anchor or [], plan)
    check_bots(plan)
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
        say_what_is_lost(opened.lost)


def _read_sprt(text: str, error: float) -> Sprt:
    low, colon, high = text.partition(":")
    try:
        found = Sprt(float(low), float(high if colon else ""), error, error)
    except ValueError:
        detail = f"SPRT {quote(text)} unreadable; expected LOW:HIGH, such as 0.5:0.6"
        raise UnreadableError("sprt", detail=detail) from None
    return found


def _read_anchors(texts: list[str], plan: Plan) -> dict[str, float]:
    """Return ratings by bot; a name may contain ``=`` itself."""
    found = {}
    for text in texts:
        name, _, elo = text.rpartition("=")
        try:
            rating = float(elo)
        except ValueError:
            rating = math.nan
        if not name or not math.isfinite(rating):
            detail = f"anchor {quote(text)} unreadable; expected BOT=ELO"
            raise UnreadableError("anchor", detail=detail)
        Domain("anchor", tuple(dict.fromkeys(plan.bots))).read(name)
        found[name] = rating
    if found and len({*plan.bots}) < 2:
        raise UnreadableError("anchor", detail="an anchor needs another bot to rate")
    return found


def read_numbers(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() for word in words):
        detail = f"players {quote(text)} unreadable; expected 4, or 2,3,4"
        raise UnreadableError("players", detail=detail)
    return tuple(dict.fromkeys(int(word[:4]) for word in words))


def read_names(text: str) -> list[str]:
    """Return the bots in *text*; a program may have commas of its own."""
    if text.startswith(RUN):
        return [text]
    return [name.strip() for name in text.split(",") if name.strip()]


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
