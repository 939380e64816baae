"""All bots by name.

``normal``               a level of the game: random, easy, normal, hard
``hard@0.25s``           a level with a time limit per answer, in seconds
``hard@500``             a level with a number of simulations, however long they take
``package.module:Bot``   your own class, constructed without arguments
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
from sengoku.bots.program import Program
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.samurai import players as samurai
from sengoku.bots.shogun import players as shogun
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain
from sengoku.core.rules import Rules


class SearchLimits(NamedTuple):
    """Limits of a search, per answer."""

    seconds: float | None = None
    simulations: int | None = None


Level: TypeAlias = Callable[[Rules, SearchLimits], Bot]

LEVELS: Final[Mapping[str, Mapping[str, Level]]] = {
    "samurai": {
        "easy": lambda rules, limits: samurai.Easy(rules),
        "normal": lambda rules, limits: samurai.Normal(rules),
        "hard": lambda rules, limits: samurai.Hard(rules, *limits),
    },
    "shogun": {
        "easy": lambda rules, limits: shogun.Easy(rules),
        "normal": lambda rules, limits: shogun.Normal(rules),
        "hard": lambda rules, limits: shogun.Hard(rules, *limits),
    },
}
"""By game, weakest first; every game also has ``random``."""

RUN: Final = "run:"

_LIMITS: Final = re.compile(r"(\d+(?:\.\d+)?)s|(\d+)")


def levels(game: str) -> tuple[str, ...]:
    """Return the names of the levels, weakest first."""
    return ("random", *LEVELS[game])


def create_bot(text: str, rules: Rules) -> Bot:
    """Create the bot named by *text*, for one seat of one game."""
    if text.startswith(RUN):
        return _create_program(text)
    if ":" in text:
        return _load_class(text)
    name, separator, amount = text.partition("@")
    level = Domain("bot", levels(rules.id)).read(name)
    limits = _read_limits(text, amount) if separator else SearchLimits()
    if level == 0:
        return RandomBot()
    return LEVELS[rules.id][name](rules, limits)


def _read_limits(text: str, amount: str) -> SearchLimits:
    found = _LIMITS.fullmatch(amount)
    if not found:
        detail = f"bot {text!r} unreadable; expected hard@0.5s or hard@200"
        raise UnreadableError("bot", detail=detail)
    if found[1]:
        return SearchLimits(seconds=float(found[1]))
    return SearchLimits(simulations=int(found[2]))


def _create_program(text: str) -> Program:
    try:
        command = shlex.split(text.removeprefix(RUN), posix=os.name != "nt")
    except ValueError as error:
        detail = f"bot {text!r} unreadable: {error}"
        raise UnreadableError("bot", detail=detail) from None
    if not command or shutil.which(command[0]) is None:
        detail = f"bot {text!r}: there is no program {''.join(command[:1])!r}"
        raise UnreadableError("bot", detail=detail)
    return Program(command)


def _load_class(text: str) -> Bot:
    module, _, name = text.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:  # an installed command does not search it by default
        sys.path.append(here)
    try:
        bot: Any = getattr(importlib.import_module(module), name)()
    except Exception as error:  # third-party code may raise anything
        detail = f"bot {text!r} cannot be created: {type(error).__name__}: {error}"
        raise UnreadableError("bot", detail=detail) from error
    if not isinstance(bot, Bot):
        raise UnreadableError("bot", detail=f"{text!r} is not a sengoku.bots.Bot")
    return bot
