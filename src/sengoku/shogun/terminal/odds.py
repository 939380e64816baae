"""The exact chances of a fight in the cube tower, in a terminal."""

from typing import Any, Final, final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.core.errors import UnreadableError
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.odds import Fight, Odds, battle_odds, revolt_odds
from sengoku.shogun.options import OWN_TOWER
from sengoku.shogun.terminal.fights import Form, Told, form_of, told_fight
from sengoku.shogun.terminal.notes import percent
from sengoku.terminal.frames import heading, indented

SIDES: Final = "ADG"


def fight_odds(rules: ShogunRules, told: Told) -> "FightOdds":
    """Return the odds of the fight that was *told*."""
    if rules.options.tower == OWN_TOWER:
        detail = "nobody knows the odds of your own tower; name another with --tower"
        raise UnreadableError("tower", detail=detail)
    form = form_of(told)
    fight = told_fight(rules, form, told)
    work_out = revolt_odds if form.revolt else battle_odds
    return FightOdds(rules, form, fight, work_out(rules.tower.numbers, fight))


@final
class FightOdds:
    def __init__(
        self, rules: ShogunRules, form: Form, fight: Fight, chances: Odds
    ) -> None:
        self.rules: Final = rules
        self.form: Final = form
        self.fight: Final = fight
        self.chances: Final = chances

    def as_json(self) -> dict[str, Any]:
        return _plain(self.rules, self.form, self.fight, self.chances)

    def show(self, out: Console) -> None:
        _show(out, self.form, self.fight, self.chances)


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
    heading(out, Text(form.name, "bold"))
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
    out.print(indented(table))


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
