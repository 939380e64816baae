"""All bots by name.

``normal``               a level of the game: random, easy, normal, hard
``hard@0.25s``           a level with a time limit per answer, in seconds
``hard@500``             a level with a number of simulations, however long they take
``package.module:Bot``   your own class
``my:Bot?depth=3``       the same with arguments, see ``arguments``
``ismcts``               a search for every game, with arguments like a class
``run:node bot.js``      a program that speaks the bot protocol
``llm:player.toml``      a language model, as a player file describes it
"""

import importlib
import os
import re
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

from sengoku.bots.arguments import read_arguments, split_arguments
from sengoku.bots.bot import Bot
from sengoku.bots.levels import Level, SearchLimits
from sengoku.bots.program import Program
from sengoku.bots.random_bot import RandomBot
from sengoku.core.errors import UnreadableError
from sengoku.core.game import Game
from sengoku.core.notation import Domain
from sengoku.core.rules import Rules

RUN: Final = "run:"
LLM: Final = "llm:"
LLM_BOT: Final = "sengoku.llm.bot:create_llm_bot"
"""Refers to what creates the bot of a language model: it needs more than bots do."""

NO_LEVELS: Final[Mapping[str, Level]] = {"normal": lambda rules, limits: RandomBot()}
"""For games without bots of their own: every game has ``normal``, the default."""

SHARED: Final = {"ismcts": "sengoku.research.search:Ismcts"}
"""Bots for every game, imported when they are named."""

_LIMITS: Final = re.compile(r"(\d+(?:\.\d+)?)s|(\d+)")


def levels(game: Game) -> tuple[str, ...]:
    """Return the names of the levels, weakest first; every game has ``random``."""
    return ("random", *_levels(game))


def _levels(game: Game) -> Mapping[str, Level]:
    found: Mapping[str, Level] = resolve_name(game.bots) if game.bots else NO_LEVELS
    return found


def create_bot(text: str, rules: Rules) -> Bot:
    """Create the bot named by *text*, for one seat of one game."""
    if text.startswith(RUN):
        return _create_program(text)
    if text.startswith(LLM):
        made: Bot = resolve_name(LLM_BOT)(text.removeprefix(LLM), rules)
        return made
    name, arguments = split_arguments(text)
    if ":" in name or name in SHARED:
        return _load_class(text, SHARED.get(name, name), arguments)
    name, separator, amount = name.partition("@")
    level = Domain("bot", (*levels(rules.game), *SHARED)).read(name)
    if arguments:
        detail = f"bot {text!r}: a level takes no arguments; expected hard@0.5s"
        raise UnreadableError("bot", detail=detail)
    limits = _read_limits(text, amount) if separator else SearchLimits()
    if level == 0:
        return RandomBot()
    return _levels(rules.game)[name](rules, limits)


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


def _load_class(text: str, place: str, arguments: Mapping[str, str]) -> Bot:
    module, _, name = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:  # an installed command does not search it by default
        sys.path.append(here)
    try:
        found: Any = getattr(importlib.import_module(module), name)
        bot: Any = found(**read_arguments(text, found, arguments))
    except UnreadableError:
        raise
    except Exception as error:  # third-party code may raise anything
        detail = f"bot {text!r} cannot be created: {type(error).__name__}: {error}"
        raise UnreadableError("bot", detail=detail) from error
    if not isinstance(bot, Bot):
        raise UnreadableError("bot", detail=f"{text!r} is not a sengoku.bots.Bot")
    return bot
