"""``sengoku board``: board files, see docs/boards.md."""

from pathlib import Path
from pkgutil import resolve_name
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.cli import screen
from sengoku.cli.errors import EXIT_PROBLEM_FOUND
from sengoku.cli.files import read_board
from sengoku.core.characters import escaped
from sengoku.core.errors import UnreadableError
from sengoku.core.facts import PROVENANCES, Problem, Source
from sengoku.games import GAMES
from sengoku.games import game as find
from sengoku.terminal.frames import heading, indented
from sengoku.terminal.view import BoardFile

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku board show                    the board of samurai

sengoku board show shogun             the board of shogun

sengoku board show shogun --facts     all numbers and how sure they are

sengoku board check my-board.toml

sengoku board check shogun my-board.toml

A file is for the game it fits best, unless the game is named.
"""

SOURCE_STYLES: Final = {
    "rulebook": "green",
    "derived": "yellow",
    "reconstructed": "red",
}

First = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="samurai or shogun.", show_default=False),
]
Second = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE",
        help="A board file, or mini; without it the standard board.",
        show_default=False,
    ),
]
Required = Annotated[
    Path | None,
    typer.Argument(metavar="FILE", help="A board file.", show_default=False),
]
Facts = Annotated[
    bool, typer.Option("--facts", help="All facts with their values and sources.")
]

app = typer.Typer(
    help="Show and check boards.",
    no_args_is_help=True,
    epilog=EXAMPLES,
    rich_markup_mode="rich",
)


def board_files(game: str) -> type[BoardFile]:
    reference = find(game).board_files
    if not reference:
        raise UnreadableError("game", detail=f"{game} has no board files")
    found: type[BoardFile] = resolve_name(reference)
    return found


@app.command(epilog=EXAMPLES)
def show(first: First = None, second: Second = None, facts: Facts = False) -> None:
    """Print a board: provinces and their neighbours, parts, sources."""
    game, file = _game_and_file(first, second)
    board, out = board_files(game)(file), screen.console()
    heading(out, Text(f"Board {board.name} ({game})", "bold"))
    if facts:
        out.print(_facts(board))
        return
    board.show(out)
    _show_sources(out, board, game)


@app.command(epilog=EXAMPLES)
def check(first: First = None, second: Required = None) -> None:
    """List all problems of a board file, warnings last.

    Exit code 1 if the board cannot be played on.
    """
    game, file = _game_and_file(first, second)
    if file is None:
        raise UnreadableError("file", detail="expected FILE, or GAME and FILE")
    problems = board_files(game).check(file)
    for problem in problems:
        kind = "warning" if problem.warning else "error"
        typer.echo(escaped(f"{kind}: {problem}"))
    grave = _grave(problems)
    counts = f"{_counted(grave, 'error')}, {_counted(len(problems) - grave, 'warning')}"
    typer.echo(f"{file} ({game}): {counts}")
    if grave:
        raise typer.Exit(EXIT_PROBLEM_FOUND)


def _game_and_file(first: str | None, second: Path | None) -> tuple[str, Path | None]:
    """Return what was typed; a word alone is a game if there is one of that name."""
    if first is None:
        return GAMES[0].id, None
    if second is None and first.lower() not in {game.id for game in GAMES}:
        file = Path(first)
        read_board(file)
        return _game_of(file), file
    game = find(first).id
    if second is not None:
        read_board(second)
    return game, second


def _game_of(file: Path) -> str:
    """Return the game that finds least wrong with *file*, above all strange keys."""

    def misfit(game: str) -> tuple[bool, int]:
        problems = board_files(game).check(file)
        strange = sum(problem.key == "unknown-key" for problem in problems)
        return _grave(problems) > 0, strange

    with_boards = [game.id for game in GAMES if game.board_files]
    return min(with_boards, key=misfit)


def _grave(problems: list[Problem]) -> int:
    return sum(not problem.warning for problem in problems)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" + "s" * (count != 1)


# The facts


def _show_sources(out: Console, board: BoardFile, game: str) -> None:
    """Say of every fact whether it is printed, derived or chosen."""
    table = Table.grid(padding=(0, 2))
    for provenance in PROVENANCES:
        facts = [
            f"{key}{_sure(fact.source)}"
            for key, fact in board.facts.items()
            if fact.source.provenance == provenance
        ]
        table.add_row(Text(provenance, SOURCE_STYLES[provenance]), ", ".join(facts))
    out.print(Text("\n where the facts come from", "bold"))
    out.print(indented(table))
    named = "" if game == GAMES[0].id else f" {game}"
    out.print(Text(f" the values: sengoku board show{named} --facts", "dim"))


def _facts(board: BoardFile) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("fact", no_wrap=True)
    table.add_column("value", ratio=1)
    table.add_column("source", no_wrap=True)
    for key, fact in board.facts.items():
        note = f"\n{fact.source.note}" if fact.source.note else ""
        value = Text(_value(fact.value)).append(note, "dim italic")
        table.add_row(Text(key, "bold"), value, _source(fact.source))
        for part, source in fact.parts.items():
            table.add_row("", Text(f"· {part}", "dim"), _source(source))
    return table


def _source(source: Source) -> Text:
    style = SOURCE_STYLES.get(source.provenance, "")
    return Text(source.provenance + _sure(source), style)


def _sure(source: Source) -> str:
    return "" if source.confidence is None else f" {source.confidence:.0%}"


def _value(value: object) -> str:
    """Say a value in a line; of tables within tables only the keys."""
    if isinstance(value, dict):
        deep = any(isinstance(inner, dict) for inner in value.values())
        return ", ".join(
            str(key) if deep else f"{key} {_value(inner)}"
            for key, inner in value.items()
        )
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return ", ".join("–".join(map(str, pair)) for pair in value)
        return "/".join(map(str, value))
    return str(value)
