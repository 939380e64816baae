"""Which bots there are, and how a text names one.

``normal``          a level of the game: random, easy, normal, hard
``hard@0.25s``      a level with its time to think, in seconds
``hard@500``        a level with so many simulations, however long they take
``package.module:Bot``   a class of one's own, made without arguments
``run:node bot.js``      a program that speaks the bot protocol
"""

import importlib
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from sengoku.bots.bot import Bot
from sengoku.bots.chance import RandomBot
from sengoku.bots.program import Program
from sengoku.bots.samurai import players as samurai
from sengoku.bots.shogun import players as shogun
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain
from sengoku.core.rules import Rules


class Budget(NamedTuple):
    """How much a bot that searches may think: seconds, or simulations."""

    seconds: float | None = None
    simulations: int | None = None


Level: TypeAlias = Callable[[Rules, Budget], Bot]

LEVELS: Final[Mapping[str, Mapping[str, Level]]] = {
    "samurai": {
        "easy": lambda rules, budget: samurai.Easy(rules),
        "normal": lambda rules, budget: samurai.Normal(rules),
        "hard": lambda rules, budget: samurai.Hard(rules, *budget),
    },
    "shogun": {
        "easy": lambda rules, budget: shogun.Easy(rules),
        "normal": lambda rules, budget: shogun.Normal(rules),
        "hard": lambda rules, budget: shogun.Hard(rules, *budget),
    },
}
"""By game, weakest first; ``random`` is in every game."""

RUN: Final = "run:"

_BUDGET: Final = re.compile(r"(\d+(?:\.\d+)?)s|(\d+)")


def levels(game: str) -> tuple[str, ...]:
    """Return the names of the levels, weakest first."""
    return ("random", *LEVELS[game])


def enlist(text: str, rules: Rules) -> Bot:
    """Return the bot that *text* names, ready for one seat of one game."""
    if text.startswith(RUN):
        return _program(text)
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


def _program(text: str) -> Program:
    try:
        command = shlex.split(text.removeprefix(RUN), posix=os.name != "nt")
    except ValueError as error:
        detail = f"bot {text!r} unreadable: {error}"
        raise UnreadableError("bot", detail=detail) from None
    if not command or shutil.which(command[0]) is None:
        detail = f"bot {text!r}: there is no program {''.join(command[:1])!r}"
        raise UnreadableError("bot", detail=detail)
    return Program(command)


def _own(text: str) -> Bot:
    module, _, name = text.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:  # a command does not look there by itself
        sys.path.append(here)
    try:
        made: Any = getattr(importlib.import_module(module), name)()
    except Exception as error:  # whatever foreign code may do
        detail = f"bot {text!r} cannot be made: {type(error).__name__}: {error}"
        raise UnreadableError("bot", detail=detail) from error
    if not isinstance(made, Bot):
        raise UnreadableError("bot", detail=f"{text!r} is no sengoku.bots.Bot")
    return made
