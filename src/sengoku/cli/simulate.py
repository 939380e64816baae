"""``sengoku simulate``: many games between bots, and what came out."""

import json
import statistics
import time
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sengoku.bots.registry import create_bot
from sengoku.bots.runner import BotRunner
from sengoku.cli import options, screen, seating
from sengoku.core import rng
from sengoku.core.rules import Outcome, Rules
from sengoku.core.seats import Seat
from sengoku.match import Match
from sengoku.terminal.frames import heading
from sengoku.terminal.view import TerminalView, terminal_view_of

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku simulate samurai --games 1000 --seed 1

sengoku simulate samurai -p 4 -e crowd -v mountain --games 100 --json

sengoku simulate shogun -p 5 -m samurai -m arts

sengoku simulate samurai -p 2 --bots normal,easy --games 10
"""

RANDOM: Final = "random"

Games = Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="BOT,BOT",
        help="The bots: one for all seats, or one for each.",
    ),
]
Seed = Annotated[
    int, typer.Option("--seed", min=0, help="The same seed gives the same games.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class Played(NamedTuple):
    """How one game went; *places* are the seats in the first turn order, if any."""

    outcome: Outcome
    places: tuple[Seat, ...]
    decisions: int


@options.with_table
def simulate(
    chosen: options.Chosen,
    game: options.GameName,
    bots: Bots = RANDOM,
    games: Games = 100,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games; summarise wins, scores and lengths."""
    rules = options.make_rules(game, chosen)
    named = seating.everywhere(rules, bots)
    options.refuse_own_tower(rules)
    begun = time.perf_counter()
    played = list(_with_bar(_play_all(rules, named, games, seed), games))
    seconds = time.perf_counter() - begun
    summary = summed_up(rules, played)
    summary |= {"games": games, "seed": seed, "bots": named}
    summary["speed"] = _speed(played, seconds)
    if as_json:
        typer.echo(json.dumps(summary, indent=2))
    else:
        _show(screen.console(), terminal_view_of(rules), summary)


# Playing


def _play_all(
    rules: Rules, bots: Sequence[str], games: int, seed: int
) -> Iterator[Played]:
    fast = {*bots} == {RANDOM}
    for number in range(games):
        own = seed * 1_000_003 + number
        yield play_fast(rules, own) if fast else play_one(rules, bots, own)


def play_fast(rules: Rules, seed: int) -> Played:
    """Play one game at random; nobody looks at anything."""
    state = rules.start(rng.fast_seed(seed))
    places = rules.game.turn_order(rules.observe(state, None))
    decisions = rules.playout(state, seed)
    return Played(_ended(rules.outcome(state)), places, decisions)


def play_one(rules: Rules, bots: Sequence[str], seed: int) -> Played:
    """Play one game; the bots and the box draw from different sources."""
    match = Match.new(rules, rng.fast_seed(seed))
    places = rules.game.turn_order(match.view(None))
    runners = [
        BotRunner(match, seat, create_bot(bot, rules), seed * rules.seats + seat)
        for seat, bot in enumerate(bots)
    ]
    try:
        while waiting := match.waiting():
            match.play(waiting[0], runners[waiting[0]].ask().id)
    finally:
        for runner in runners:
            runner.close()
    return Played(_ended(match.outcome()), places, match.number)


def _ended(outcome: Outcome | None) -> Outcome:
    assert outcome is not None
    return outcome


def _with_bar(played: Iterator[Played], games: int) -> Iterator[Played]:
    err = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=err, transient=True, disable=not err.is_terminal
    ) as bar:
        yield from bar.track(played, total=games)


# Summing up


def summed_up(rules: Rules, played: Sequence[Played]) -> dict[str, Any]:
    """Return plain data; a shared win counts for everybody who shares it."""
    letters = rules.spelling.domains["seat"]
    seats = range(rules.seats)
    chosen = msgspec.to_builtins(rules.options)
    chosen["board"] = rules.game.board_name(chosen.get("board", ""))
    return {
        "game": rules.id,
        "options": chosen,
        "seats": [
            {
                "seat": letters.word(seat),
                "wins": sum(seat in p.outcome.winners for p in played),
                "score": spread([p.outcome.scores[seat] for p in played]),
            }
            for seat in seats
        ],
        "places": [
            {
                "place": place + 1,
                "wins": sum(p.places[place] in p.outcome.winners for p in played),
                "score": spread([p.outcome.scores[p.places[place]] for p in played]),
            }
            for place in range(len(played[0].places))
        ],
        "shared_wins": sum(len(p.outcome.winners) > 1 for p in played),
        "decisions": spread([p.decisions for p in played]),
    }


def spread(values: Sequence[int]) -> dict[str, float]:
    return {
        "mean": round(statistics.fmean(values), 2),
        "min": min(values),
        "max": max(values),
    }


def _speed(played: Sequence[Played], seconds: float) -> dict[str, float]:
    decisions = sum(p.decisions for p in played)
    return {
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
    }


# Showing


def _show(out: Console, terminal: TerminalView, summary: dict[str, Any]) -> None:
    games, speed, length = summary["games"], summary["speed"], summary["decisions"]
    heading(out, Text(f"{games} games of {terminal.rules.game.title}", "bold"))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for name in ("", "wins", "share", "score", "least", "most"):
        table.add_column(name, justify="right" if name else "left")
    for seat, row in enumerate(summary["seats"]):
        table.add_row(terminal.player(seat), *_cells(row, games))
    if summary["places"]:
        table.add_section()
    for row in summary["places"]:
        table.add_row(f"{row['place']}. in turn order", *_cells(row, games))
    out.print(table)
    out.print(f" {summary['shared_wins']} wins were shared and count for each winner.")
    said = f"{length['mean']:.1f} ({length['min']} to {length['max']})"
    out.print(f" Decisions per game: {said}")
    rate = f"{speed['games_per_second']} games/s"
    per_second = f"{speed['decisions_per_second']} decisions/s"
    out.print(Text(f" {speed['seconds']:.2f} s, {rate}, {per_second}", "dim"))


def _cells(row: dict[str, Any], games: int) -> tuple[str, ...]:
    score = row["score"]
    share = f"{100 * row['wins'] / games:.1f} %"
    extremes = (str(score["min"]), str(score["max"]))
    return (str(row["wins"]), share, f"{score['mean']:.2f}", *extremes)
