"""The plans of two arenas that differ only in the options under study."""

from typing import Any, Final, NamedTuple

from sengoku.arena.plan import Plan, make_plan
from sengoku.arena.report_words import option_text
from sengoku.core.errors import UnreadableError

DESIGN_OPTIONS: Final = ("board", "house")
"""What a designer changes. If unset, all other options are under study."""

FIXED_OPTIONS: Final = ("players", "colours")
"""Always the same on both sides."""


class PlanPair(NamedTuple):
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
) -> PlanPair:
    """Return both plans with the same seeds; *options* are the ones under study."""
    examined = _examined(options)
    players = (int(options.get("players", 4)),)
    standard = {key: value for key, value in options.items() if key not in examined}
    both = [
        make_plan(name, chosen, bots, players, games, seed, seconds)
        for chosen in (standard, options)
    ]
    if both[0] == both[1]:
        detail = "nothing to compare; give a board, a house rule or an option"
        raise UnreadableError("balance", detail=detail)
    return PlanPair(both[0], both[1], examined)


def name_of(plans: PlanPair) -> str:
    """Return a title for the options under study."""
    options = plans.own.options
    words = []
    for option in plans.examined:
        shown = _board(plans.own) if option == "board" else option_text(options[option])
        words.append(f"{option} {shown}")
    name = ", ".join(words)
    return name[:1].upper() + name[1:]


def _board(plan: Plan) -> str:
    board = plan.rules(plan.players[0]).board
    assert board is not None
    return board.name


def _examined(options: dict[str, Any]) -> tuple[str, ...]:
    changed = tuple(key for key in DESIGN_OPTIONS if options.get(key))
    return changed or tuple(key for key in options if key not in FIXED_OPTIONS)
