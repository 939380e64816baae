"""``sengoku bot``: bots of one's own, see docs/bots.md."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.bots.check import CheckPlan, ProtocolReport, Report
from sengoku.bots.check import check as examine
from sengoku.cli import bot_connect, options, screen
from sengoku.cli import bot_template as template
from sengoku.cli.errors import EXIT_PROBLEM_FOUND
from sengoku.cli.files import write_text
from sengoku.games import GAMES
from sengoku.games import game as find
from sengoku.terminal.frames import heading, indented

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku bot new my_bot                               in Python

sengoku bot new my_bot --language javascript --game shogun

sengoku bot new my_bot --search                      a class that searches

sengoku bot check "run:python3 my_bot.py" samurai

sengoku bot check "run:node my_bot.js" shogun -p 3 --games 6 --seconds 0.5

sengoku bot check my.module:Bot?depth=3 samurai      a class of your own

sengoku bot check hard@0.2s samurai --varying        it looks at the clock

sengoku bot connect hard --join K7QM2P               a seat on a server
"""

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of the bot.")]
Language = Annotated[
    str, typer.Option("--language", metavar="NAME", help="python or javascript.")
]
ForGame = Annotated[
    str | None,
    typer.Option(
        "--game", metavar="GAME", help="Only for this game; default all games."
    ),
]
Searches = Annotated[
    bool,
    typer.Option(
        "--search", help="A Python class that searches, instead of a program."
    ),
]
BotText = Annotated[
    str,
    typer.Argument(
        metavar="BOT",
        help="run:COMMAND, module:Class?NAME=VALUE or a level.",
        show_default=False,
    ),
]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0.001, help="Maximum seconds for an answer.")
]
Seed = Annotated[
    int, typer.Option("--seed", min=0, help="The same seed gives the same games.")
]
Varying = Annotated[
    bool,
    typer.Option("--varying", help="Allow different answers to the same question."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

app = typer.Typer(
    help="Write bots, check them, and let them play on a server.",
    no_args_is_help=True,
    epilog=EXAMPLES,
    rich_markup_mode="rich",
)
app.command(epilog=bot_connect.EXAMPLES)(bot_connect.connect)


@app.command(epilog=EXAMPLES)
def new(
    name: Name,
    language: Language = "python",
    game: ForGame = None,
    search: Searches = False,
) -> None:
    """Write a small working bot to start from. No file is overwritten."""
    chosen = None if game is None else find(game).id
    if search:
        file, text = (
            template.search_file_name(name),
            template.render_search(name, chosen),
        )
        bot = f"{name}:Searcher"
    else:
        file, text = (
            template.file_name(name, language),
            template.render(name, language, chosen),
        )
        bot = f"run:{'node' if file.endswith('.js') else 'python3'} {file}"
    write_text(Path(file), text, "bot")
    shown = chosen or GAMES[0].id
    typer.echo(f"Wrote {file}. Next:")
    typer.echo(f'  sengoku bot check "{bot}" {shown}')
    typer.echo(f'  sengoku play {shown} --bots "{bot}"')


@app.command(epilog=EXAMPLES)
@options.with_table
def check(
    chosen: options.Chosen,
    bot: BotText,
    game: options.GameName,
    games: Games = 2,
    seconds: Seconds = 1.0,
    seed: Seed = 1,
    varying: Varying = False,
    as_json: AsJson = False,
) -> None:
    """Let a bot play against random ones and report what is wrong with it.

    Exits with 1 if anything is.
    """
    rules = options.make_rules(game, chosen)
    options.refuse_own_tower(rules)
    report = examine(bot, rules, CheckPlan(games, seconds, seed, varying))
    if as_json:
        data = msgspec.to_builtins(report) | {"sound": report.is_sound}
        typer.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        _show(screen.console(), report, varying)
    if not report.is_sound:
        raise typer.Exit(EXIT_PROBLEM_FOUND)


# Showing


def _show(out: Console, report: Report, varying: bool) -> None:
    heading(out, Text(report.bot, "bold"))
    games = "1 game" if report.games == 1 else f"{report.games} games"
    played = f"{report.answers} in {games} of {report.game}"
    rows = [
        ("answers", f"{played} with {report.players} players", ""),
        ("protocol", _protocol(report.protocol), "protocol"),
        ("illegal", str(report.illegal), "illegal"),
        ("crashes", str(report.crashes), "crash"),
        ("time-outs", str(report.time_outs), "time-out"),
        ("time", _time(report), "time"),
        ("same seed", _sameness(report, varying), "determinism"),
    ]
    table = Table.grid(padding=(0, 2))
    for what, found, key in rows:
        bad = key in report.wrong
        table.add_row(what, Text("✗" if bad else "·", "red" if bad else "dim"), found)
    out.print(indented(table))
    for fault in report.faults:
        place = f"game {fault.game}, question {fault.question}"
        out.print(Text(f" {place}, {fault.kind}: {fault.detail}", "red"))
    sound = Text(" All is well.", "green")
    out.print(sound if report.is_sound else _verdict(report))


def _protocol(protocol: ProtocolReport | None) -> str:
    if protocol is None:
        return "no program"
    ready = f"ready as {protocol.name!r}" if protocol.is_ready else "not ready"
    return f"{ready}, {protocol.unreadable} lines unreadable"


def _time(report: Report) -> str:
    time = report.time
    median, slowest = 1000 * time.median, 1000 * time.slowest
    over = f"{time.over} over {report.seconds:g} s"
    return f"median {median:.1f} ms, slowest {slowest:.1f} ms, {over}"


def _sameness(report: Report, varying: bool) -> str:
    if varying:
        return "not looked at"
    return report.changed or "same answers"


def _verdict(report: Report) -> Text:
    return Text(f" Something is wrong: {', '.join(report.wrong)}.", "red bold")
