"""Which bots there are, and how a text names one.

``normal``          a level of the game: random, easy, normal, hard
``hard@0.25s``      a level with its time to think, in seconds
``hard@500``        a level with so many simulations, however long they take
``package.module:Bot``   a class of one's own, made without arguments
``run:node bot.js``      a program that speaks the bot protocol
"""

import importlib
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from sengoku.bots.bot import Bot
from sengoku.bots.chance import RandomBot
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain
from sengoku.core.rules import Rules


class Budget(NamedTuple):
    """How much a bot that searches may think: seconds, or simulations."""

    seconds: float | None = None
    simulations: int | None = None


Level: TypeAlias = Callable[[Rules, Budget], Bot]

LEVELS: Final[Mapping[str, Mapping[str, Level]]] = {
    "samurai": {},
    "shogun": {},
}
"""By game, weakest first; ``random`` is in every game."""

_BUDGET: Final = re.compile(r"(\d+(?:\.\d+)?)s|(\d+)")


def levels(game: str) -> tuple[str, ...]:
    """Return the names of the levels, weakest first."""
    return ("random", *LEVELS[game])


def enlist(text: str, rules: Rules) -> Bot:
    """Return the bot that *text* names, ready for one seat of one game."""
    if ":" in text:
        return _own(text)
    name, at, amount = text.partition("@")
    level = Domain("bot", levels(rules.id)).read(name)
    budget = _budget(text, amount) if at else Budget()
    if level == 0:
        return RandomBot()
    return LEVELS[rules.id][name](rules, budget)


def _budget(text: str, amount: str) -> Budget:
    found = _BUDGET.fullmatch(amount)
    if not found:
        detail = f"bot {text!r} unreadable; expected hard@0.5s or hard@200"
        raise UnreadableError("bot", detail=detail)
    if found[1]:
        return Budget(seconds=float(found[1]))
    return Budget(simulations=int(found[2]))


def _own(text: str) -> Bot:
    module, _, name = text.partition(":")
    try:
        made: Any = getattr(importlib.import_module(module), name)()
    except (ImportError, AttributeError, TypeError) as error:
        detail = f"bot {text!r} cannot be made: {error}"
        raise UnreadableError("bot", detail=detail) from error
    if not isinstance(made, Bot):
        raise UnreadableError("bot", detail=f"{text!r} is no sengoku.bots.Bot")
    return made
