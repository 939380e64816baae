"""What several commands ask: which game, under which options, whose eyes."""

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from sengoku.cli.files import read_text
from sengoku.core import rng
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain, quote
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.games import game as find

_TABLE: Final = "The table"

GameName: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="The game: samurai.", show_default=False)
]
Players: TypeAlias = Annotated[
    int,
    typer.Option("--players", "-p", help="How many players.", rich_help_panel=_TABLE),
]
Edition: TypeAlias = Annotated[
    str,
    typer.Option(
        "--edition",
        "-e",
        metavar="NAME",
        help="Whose rule book: standard, crowd or draft.",
        rich_help_panel=_TABLE,
    ),
]
Variants: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--variant",
        "-v",
        metavar="NAME",
        help="A variant: agenda, mountain, shrines or neutral. Can be repeated.",
        rich_help_panel=_TABLE,
    ),
]
House: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--house",
        metavar="NAME=VALUE",
        help="A house rule, such as tiebreaks=no. Can be repeated.",
        rich_help_panel=_TABLE,
    ),
]
BoardFile: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--board",
        metavar="FILE",
        help="An own board, see 'sengoku board check'.",
        rich_help_panel=_TABLE,
    ),
]
SeedText: TypeAlias = Annotated[
    str,
    typer.Option(
        "--seed",
        metavar="SEED",
        help="A number, or a seed as replay files have it.",
        show_default=False,
    ),
]
SeatText: TypeAlias = Annotated[
    str,
    typer.Option(
        "--seat",
        metavar="SEAT",
        help="Only what this seat can see: A to D, or 0 to 3 as in replay files.",
        show_default=False,
    ),
]

_FLAGS: Final = {
    **dict.fromkeys(("yes", "true", "on"), True),
    **dict.fromkeys(("no", "false", "off"), False),
}


def make_rules(
    game: str,
    players: int,
    edition: str,
    variants: list[str] | None,
    house: list[str] | None,
    board: Path | None,
) -> Rules:
    """Return the rules of the table the options describe."""
    found = find(game)
    chosen = {
        "players": players,
        "edition": edition,
        "variants": variants or [],
        "house": dict(map(_house_rule, house or [])),
        "board": read_text(board, "board") if board else "",
    }
    return found.rules(found.read_options(chosen))


def _house_rule(text: str) -> tuple[str, bool | str]:
    name, equals, value = text.partition("=")
    if not equals or not name or not value:
        detail = f"house rule {quote(text)} unreadable; expected NAME=VALUE"
        raise UnreadableError("house", detail=detail)
    return name.strip().replace("-", "_"), _FLAGS.get(value.strip().lower(), value)


def read_seed(text: str) -> str:
    """Return the seed for *text*: a number stands for a fast one."""
    if text.isascii() and text.isdigit():
        return rng.fast_seed(int(text[:40]))
    rng.seeded(text, 1)
    return text


def read_seat(rules: Rules, text: str) -> Seat:
    letters = Domain("seat", rules.spelling.domains["seat"].words[: rules.seats])
    if text.isascii() and text.isdigit() and int(text[:4]) < rules.seats:
        return int(text)
    return letters.read(text)
