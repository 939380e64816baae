"""``sengoku position``: positions as text, see docs/positions.md."""

from pathlib import Path
from typing import Annotated, Final

import typer

from sengoku.cli import options, screen
from sengoku.cli.errors import EXIT_PROBLEM_FOUND
from sengoku.cli.files import piped, write_text
from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.characters import escaped
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Rules
from sengoku.games import GAMES
from sengoku.terminal.view import terminal_view_of

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku position show -p 2 "map aki:A2B1 | A bushido:1 | do attack@A(g1)"

sengoku position check -p 2 "map kay:A2"

sengoku position start --seed 7 --seat B

sengoku position start --seed 7 | sengoku position show - --svg board.svg

sengoku position show shogun "map aki:A3 | do march@A(0,aki)"

sengoku position start shogun -p 3 --start preset

A position without a game is one of samurai.
"""

GameFirst = Annotated[
    str,
    typer.Argument(metavar="GAME", help="samurai or shogun.", show_default=False),
]
First = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="samurai or shogun.", show_default=False),
]
Second = Annotated[
    str | None,
    typer.Argument(
        metavar="TEXT",
        help="A position, or - to read it from a pipe.",
        show_default=False,
    ),
]
Svg = Annotated[
    Path | None,
    typer.Option(
        "--svg",
        metavar="FILE",
        help="Write a picture of what a seat or a spectator sees.",
        show_default=False,
    ),
]
Spectator = Annotated[
    bool, typer.Option("--spectator", help="Show only what everybody can see.")
]

app = typer.Typer(
    help="Show, check and create positions as text.",
    no_args_is_help=True,
    epilog=EXAMPLES,
    rich_markup_mode="rich",
)


@app.command(epilog=EXAMPLES)
@options.with_table
def show(
    chosen: options.Chosen,
    first: First = None,
    second: Second = None,
    seat: options.SeatText = "",
    spectator: Spectator = False,
    svg: Svg = None,
) -> None:
    """Draw a position and show who has to choose; without a seat, with all secrets."""
    game, text = _game_and_text(first, second)
    rules = options.make_rules(game, chosen)
    s = rules.parse(piped(text))
    terminal, out = terminal_view_of(rules), screen.console()
    if svg is not None:
        viewer = options.read_seat(rules, seat) if seat else None
        write_text(svg, terminal.picture(rules.observe(s, viewer)), "picture")
        typer.echo(f"drawn in {svg}")
        return
    views = [rules.observe(s, viewer) for viewer in _viewers(rules, seat, spectator)]
    asked = seat_sets.each(rules.waiting(s))
    question = rules.question(s, asked[0]) if asked else None
    out.print(terminal.position(views, question.facts if question else {}))
    for person in asked:
        question = rules.question(s, person)
        assert question is not None
        said = terminal.player(person).append(": ", "default not bold")
        said.append_text(terminal.question(question, person))
        out.print(screen.items([said.append(f"  {question.rule}", "cyan")], "▶"))


@app.command(epilog=EXAMPLES)
@options.with_table
def check(chosen: options.Chosen, first: First = None, second: Second = None) -> None:
    """Report what is wrong with a position, or print it as the engine writes it.

    Exits with 1 if it cannot be played from.
    """
    game, text = _game_and_text(first, second)
    rules = options.make_rules(game, chosen)
    whole = piped(text)
    try:
        typer.echo(rules.dump(rules.parse(whole)))
    except UnreadableError as error:
        typer.echo(escaped(str(error)))
        raise typer.Exit(EXIT_PROBLEM_FOUND) from None


@app.command(epilog=EXAMPLES)
@options.with_table
def start(
    chosen: options.Chosen,
    game: GameFirst = GAMES[0].id,
    seed: options.SeedText = "",
    seat: options.SeatText = "",
    spectator: Spectator = False,
) -> None:
    """Print a starting position, with all secrets or as one viewer sees it."""
    rules = options.make_rules(game, chosen)
    s = rules.start(options.read_seed(seed) if seed else rng.sealed_seed())
    if seat or spectator:
        (viewer,) = _viewers(rules, seat, spectator)
        typer.echo(rules.dump_seen(s, viewer))
    else:
        typer.echo(rules.dump(s))


def _game_and_text(first: str | None, second: str | None) -> tuple[str, str]:
    """Return what was typed for the game and for the position."""
    if first is None:
        raise UnreadableError("text", detail="expected TEXT, or GAME and TEXT")
    return (GAMES[0].id, first) if second is None else (first, second)


def _viewers(rules: Rules, seat: str, spectator: bool) -> list[int | None]:
    """Return whose eyes to use: one viewer's, or all seats together."""
    if seat and spectator:
        raise UnreadableError("seat", detail="either --seat or --spectator, not both")
    if seat:
        return [options.read_seat(rules, seat)]
    return [None] if spectator else [*range(rules.seats)]
