"""Two arenas that differ only in what is being examined."""

from typing import Any, Final, NamedTuple

from sengoku.arena.plan import Plan, make_plan
from sengoku.arena.report_words import said
from sengoku.core.errors import UnreadableError
from sengoku.samurai.game import SamuraiRules
from sengoku.shogun.game import ShogunRules

EXAMINED: Final = ("board", "house")
"""What a designer changes. Without it, every other option is what is examined."""

KEPT: Final = ("players", "colours")
"""What is the same on both sides in any case."""


class Plans(NamedTuple):
    standard: Plan
    own: Plan
    examined: tuple[str, ...]


def plans(
    name: str,
    options: dict[str, Any],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seconds: float | None = None,
) -> Plans:
    """Return both plans, with the same seeds; *options* are those of the own table."""
    examined = _examined(options)
    players = (int(options.get("players", 4)),)
    standard = {key: said for key, said in options.items() if key not in examined}
    both = [
        make_plan(name, chosen, bots, players, games, seed, seconds)
        for chosen in (standard, options)
    ]
    if both[0] == both[1]:
        detail = "nothing to compare; name an own board, a house rule or an option"
        raise UnreadableError("balance", detail=detail)
    return Plans(both[0], both[1], examined)


def name_of(plans: Plans) -> str:
    """Return what people call the thing that is examined."""
    options = plans.own.options
    words = [
        f"{option} {_board(plans.own) if option == 'board' else said(options[option])}"
        for option in plans.examined
    ]
    name = ", ".join(words)
    return name[:1].upper() + name[1:]


def _board(plan: Plan) -> str:
    rules = plan.rules(plan.players[0])
    assert isinstance(rules, SamuraiRules | ShogunRules)
    return rules.board.name


def _examined(options: dict[str, Any]) -> tuple[str, ...]:
    changed = tuple(key for key in EXAMINED if options.get(key))
    return changed or tuple(key for key in options if key not in KEPT)
