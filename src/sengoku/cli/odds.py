"""``sengoku odds``: the exact chances of a fight in the cube tower of Shogun."""

import json
from collections.abc import Callable
from pkgutil import resolve_name
from typing import Annotated, Any, Final, TypeAlias

import typer

from sengoku.cli import options, screen
from sengoku.cli.files import piped
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Rules
from sengoku.terminal.view import OddsView

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku odds shogun --attack 4 --defend 3 --unrest

sengoku odds shogun --attack 4 --defend 3 --inside A:3,D:3,G:3 --tray G:1

sengoku odds shogun --attack 3 --neutral --peasants 2

sengoku odds shogun --revolt --armies 3 --peasants 2 --json

sengoku odds shogun --position "map aki:A5 bingo:B2" --from aki --to bingo --armies 4

sengoku odds shogun --position "map aki:A5+2" --revolt --to aki

Cubes: A of the attacker, D of the defender, G peasants, O all others.
"""

MAX_CUBES: Final = 62
"""How many cubes a player has."""

Told: TypeAlias = dict[str, Any]
"""What was typed, by its flag."""


def _count(flag: str, help: str, least: int = 1) -> Any:
    return typer.Option(flag, metavar="N", min=least, max=MAX_CUBES, help=help)


def _text(flag: str, metavar: str, help: str) -> Any:
    return typer.Option(flag, metavar=metavar, help=help, show_default=False)


Attack = Annotated[int | None, _count("--attack", "Armies that attack.")]
Defend = Annotated[int | None, _count("--defend", "Armies of the defending player.")]
Unrest = Annotated[bool, typer.Option("--unrest", help="Peasants do not defend.")]
Neutral = Annotated[bool, typer.Option("--neutral", help="Nobody owns the province.")]
Revolt = Annotated[bool, typer.Option("--revolt", help="Peasants rise.")]
Armies = Annotated[int | None, _count("--armies", "Armies in a revolt, or sent.")]
Peasants = Annotated[
    int | None, _count("--peasants", "Peasants thrown; 1 in a neutral province.", 0)
]
Inside = Annotated[str | None, _text("--inside", "CUBES", "Cubes inside the tower.")]
Tray = Annotated[str | None, _text("--tray", "CUBES", "Cubes that lie in the tray.")]
Position = Annotated[
    str | None, _text("--position", "TEXT", "A position, or - for a pipe.")
]
Origin = Annotated[str | None, _text("--from", "PROVINCE", "Where armies come from.")]
To = Annotated[str | None, _text("--to", "PROVINCE", "Where the fight is.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@options.with_table
def odds(
    chosen: options.Chosen,
    game: options.GameName,
    attack: Attack = None,
    defend: Defend = None,
    unrest: Unrest = False,
    neutral: Neutral = False,
    revolt: Revolt = False,
    armies: Armies = None,
    peasants: Peasants = None,
    inside: Inside = None,
    tray: Tray = None,
    position: Position = None,
    origin: Origin = None,
    to: To = None,
    as_json: AsJson = False,
) -> None:
    """Work out who wins a fight, given in numbers or read from a position."""
    rules = options.make_rules(game, chosen)
    if not rules.game.odds:
        detail = f"{rules.id} has no odds: its fights leave nothing to chance"
        raise UnreadableError("game", detail=detail)
    told: Told = {
        "--attack": attack,
        "--defend": defend,
        "--unrest": unrest or None,
        "--neutral": neutral or None,
        "--revolt": revolt or None,
        "--armies": armies,
        "--peasants": peasants,
        "--inside": inside,
        "--tray": tray,
        "--position": None if position is None else piped(position),
        "--from": origin,
        "--to": to,
    }
    told = {flag: value for flag, value in told.items() if value is not None}
    odds_of: Callable[[Rules, Told], OddsView] = resolve_name(rules.game.odds)
    found = odds_of(rules, told)
    if as_json:
        typer.echo(json.dumps(found.as_json(), indent=2))
    else:
        found.show(screen.console())
