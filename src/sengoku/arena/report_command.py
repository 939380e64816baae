"""The command line that plays the same arena again."""

import shlex
from itertools import groupby
from typing import Any

from sengoku.arena.plan import FLAGS, Plan
from sengoku.arena.report_words import option_text
from sengoku.arena.sprt import Sprt
from sengoku.bots.registry import RUN
from sengoku.core.fact_files import BASE, OWN
from sengoku.games import game as find_game


def command(plan: Plan) -> str:
    """Return the command line that plays the same arena."""
    words = ["sengoku", "arena", plan.game]
    words += [word for names in _bots(plan.bots) for word in ("--bots", names)]
    words += ["--players", ",".join(map(str, plan.players))]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    words += ["--seconds", f"{plan.seconds:g}"] if plan.seconds else []
    words += ["--cpu", f"{plan.cpu_seconds:g}"] if plan.cpu_seconds else []
    words += _sprt_words(plan.sprt) if plan.sprt else []
    for name, flag in FLAGS.items():
        words += _typed(flag, plan.options.get(name))
    board = find_game(plan.game).board_name(plan.options.get("board", ""))
    words += ["--board", "FILE" if board == OWN else board] if board != BASE else []
    return shlex.join(words)


def _sprt_words(sprt: Sprt) -> list[str]:
    return ["--sprt", f"{sprt.low:g}:{sprt.high:g}", "--sprt-error", f"{sprt.alpha:g}"]


def _bots(names: tuple[str, ...]) -> list[str]:
    """Return the values of ``--bots``; a program has one of its own."""
    found: list[str] = []
    for is_program, group in groupby(names, lambda name: name.startswith(RUN)):
        some = [*group]
        found += some if is_program else [",".join(some)]
    return found


def _typed(flag: str, value: Any) -> list[str]:
    """Return an option as typed; a list repeats its flag."""
    if isinstance(value, dict):
        value = [f"{name}={option_text(inner)}" for name, inner in value.items()]
    every = value if isinstance(value, list | tuple) else [value] if value else []
    return [word for one in every for word in (flag, option_text(one))]
