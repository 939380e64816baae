"""What several commands ask: which game, under which options, whose eyes."""

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer
from msgspec import to_builtins

from sengoku.arena import plan
from sengoku.cli.files import read_board
from sengoku.cli.shared import sharing
from sengoku.core import rng
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain, quote
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.games import game as find

_TABLE: Final = "The table"

GameName: TypeAlias = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game: samurai or shogun.", show_default=False
    ),
]
Players: TypeAlias = Annotated[
    int | None,
    typer.Option(
        *("--players", "-p"),
        help="Number of players; default 4.",
        rich_help_panel=_TABLE,
    ),
]
Edition: TypeAlias = Annotated[
    str | None,
    typer.Option(
        *("--edition", "-e"),
        metavar="NAME",
        help="Samurai: the edition of the rules, standard, crowd or draft.",
        rich_help_panel=_TABLE,
    ),
]
Variants: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        *("--variant", "-v"),
        metavar="NAME",
        help="Samurai: agenda, mountain, shrines or neutral. Can be repeated.",
        rich_help_panel=_TABLE,
    ),
]
Side: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--side",
        metavar="NAME",
        help="Shogun: the side of the map, sun or moon.",
        rich_help_panel=_TABLE,
    ),
]
Start: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--start",
        metavar="NAME",
        help="Shogun: how provinces are dealt, draft or preset.",
        rich_help_panel=_TABLE,
    ),
]
Modules: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        *("--module", "-m"),
        metavar="NAME",
        help="Shogun: court, samurai, generals or arts. Can be repeated.",
        rich_help_panel=_TABLE,
    ),
]
Tower: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--tower",
        metavar="NAME",
        help="Shogun: standard, spielbyweb, or own: enter what falls from a real one.",
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
        help="A board file (see 'sengoku board check') or a shipped one: mini.",
        rich_help_panel=_TABLE,
    ),
]
SeedText: TypeAlias = Annotated[
    str,
    typer.Option(
        "--seed",
        metavar="SEED",
        help="A number, or a seed from a replay file.",
        show_default=False,
    ),
]
SeatText: TypeAlias = Annotated[
    str,
    typer.Option(
        "--seat",
        metavar="SEAT",
        help="Show only what this seat can see: a letter, or a number.",
        show_default=False,
    ),
]

_FLAGS: Final = {
    **dict.fromkeys(("yes", "true", "on"), True),
    **dict.fromkeys(("no", "false", "off"), False),
}


FLAGS: Final = {"players": "--players", **plan.FLAGS, "board": "--board"}
"""How fields of the options of games are typed."""

Chosen: TypeAlias = dict[str, object]
"""What was typed about a table, by the field of the options it is for."""


def gather(
    players: Players = None,
    edition: Edition = None,
    variant: Variants = None,
    side: Side = None,
    start: Start = None,
    module: Modules = None,
    tower: Tower = None,
    house: House = None,
    board: BoardFile = None,
) -> Chosen:
    """Take what all games ask; a game refuses what is not for it."""
    typed = {
        "players": players,
        "edition": edition,
        "variants": variant or None,
        "side": side,
        "start": start,
        "modules": module or None,
        "tower": tower,
        "house": dict(map(_house_rule, house)) if house else None,
        "board": None if board is None else read_board(board),
    }
    return {field: value for field, value in typed.items() if value is not None}


with_table: Final = sharing(gather)


def make_rules(game: str, chosen: Chosen) -> Rules:
    """Return the rules of the table that was chosen."""
    found = find(game)
    known = found.read_options({}).__struct_fields__
    for field in chosen:
        if field not in known:
            has = ", ".join(flag for name, flag in FLAGS.items() if name in known)
            detail = f"{found.id} has no {FLAGS[field]}; it has {has}"
            raise UnreadableError("option", detail=detail)
    return found.rules(found.read_options(chosen))


def refuse_own_tower(rules: Rules) -> None:
    """Refuse a table at which a person has to look into something real."""
    if needs_people(rules):
        detail = "bots have no tower of their own; choose another with --tower"
        raise UnreadableError("tower", detail=detail)


def needs_people(rules: Rules) -> bool:
    """Are there questions that only people at the table can answer?"""
    return rules.game.is_for_people(to_builtins(rules.options))


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
