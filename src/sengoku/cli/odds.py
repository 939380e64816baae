"""``sengoku odds``: the exact chances of a fight in the cube tower of Shogun."""

import json
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.cli import options, screen
from sengoku.cli.shogun_fights import Form, Told, form_of, told_fight
from sengoku.cli.shogun_notes import percent
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Rules
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.odds import Fight, Odds, battle_odds, revolt_odds
from sengoku.shogun.options import OWN_TOWER

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

SIDES: Final = "ADG"


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
    rules = _with_tower(options.make_rules(game, chosen))
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
        "--position": position,
        "--from": origin,
        "--to": to,
    }
    told = {flag: value for flag, value in told.items() if value is not None}
    form = form_of(told)
    fight = told_fight(rules, form, told)
    chances = (revolt_odds if form.revolt else battle_odds)(rules.tower.numbers, fight)
    if as_json:
        typer.echo(json.dumps(_plain(rules, form, fight, chances), indent=2))
    else:
        _show(screen.console(), form, fight, chances)


def _with_tower(rules: Rules) -> ShogunRules:
    if not isinstance(rules, ShogunRules):
        detail = f"{rules.id} has no odds: its fights leave nothing to chance"
        raise UnreadableError("game", detail=detail)
    if rules.options.tower == OWN_TOWER:
        detail = "nobody knows the odds of your own tower; name another with --tower"
        raise UnreadableError("tower", detail=detail)
    return rules


# What came out


def _cubes(counts: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(SIDES, counts, strict=True))


def _plain(
    rules: ShogunRules, form: Form, fight: Fight, chances: Odds
) -> dict[str, Any]:
    """Return plain data; in a revolt it is told from the owner's side."""
    kept = {"defenders": round(chances.defenders, 6)}
    if form.revolt:
        found = {"held": chances.lose, "lost": chances.win}
    else:
        found = {"win": chances.win, "tie": chances.tie, "lose": chances.lose}
        kept = {"attackers": round(chances.attackers, 6), **kept}
    return {
        "game": rules.id,
        "fight": form.name,
        "tower": rules.options.tower,
        "inside": _cubes(fight.inside),
        "thrown": _cubes(fight.thrown),
        "others_thrown": fight.bystanders,
        "unrest": fight.unrest,
        **{word: round(chance, 6) for word, chance in found.items()},
        **kept,
    }


def _show(out: Console, form: Form, fight: Fight, chances: Odds) -> None:
    screen.heading(out, Text(form.name, "bold"))
    table = Table.grid(padding=(0, 2))
    others = f"  others {fight.bystanders}" if fight.bystanders else ""
    table.add_row(Text("thrown", "dim"), _said(fight.thrown) + others)
    table.add_row(Text("inside", "dim"), _said(fight.inside))
    for word, chance, meaning in _meanings(form, fight, chances):
        row = Text(f"{percent(chance):>7}", "bold").append(f"  {meaning}", "not bold")
        table.add_row(Text(word, "dim"), row)
    left = f"defender {chances.defenders:.2f}"
    if not form.revolt:
        left = f"attacker {chances.attackers:.2f}" + f", {left}" * (not fight.neutral)
    table.add_row(Text("survivors", "dim"), f"{left} on average")
    out.print(screen.indented(table))


def _said(counts: tuple[int, int, int]) -> str:
    return "  ".join(f"{side} {n}" for side, n in _cubes(counts).items() if n) or "none"


def _meanings(form: Form, fight: Fight, chances: Odds) -> list[tuple[str, float, str]]:
    if form.revolt:
        return [
            ("hold", chances.lose, "the owner keeps the province"),
            ("lose", chances.win, "it becomes neutral"),
        ]
    tie, lose = ("becomes neutral", "stays the defender's")
    if fight.neutral:
        tie = lose = "stays neutral"
    return [
        ("win", chances.win, "the attacker takes the province"),
        ("tie", chances.tie, f"it {tie}"),
        ("lose", chances.lose, f"it {lose}"),
    ]
