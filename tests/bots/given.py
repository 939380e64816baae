"""Tables to put bots at, and programs that behave in all sorts of ways."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sengoku.bots import Bot, View
from sengoku.bots.chair import Chair
from sengoku.bots.program import Program
from sengoku.bots.view import source
from sengoku.core.rules import Rules
from sengoku.games import game
from sengoku.match import Match

PLENTY = 30.0
"""Seconds no answer needs, however busy the machine is."""

READY = """
import json, os, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit(0)

def first(question, **other):
    given = {"number": question["number"], "id": question["offer"][0]["id"]}
    say(**{"type": "answer", **given, **other})

hello = hear()
say(type="ready", protocol=1, name="tried")
"""
"""How the programs of the tests begin: they know what to say and are ready."""


def rules_of(name: str, players: int, **more: Any) -> Rules:
    found = game(name)
    return found.rules(found.read_options({"players": players, **more}))


def new_match(name: str = "samurai", players: int = 2, seed: int = 7) -> Match:
    return Match(rules_of(name, players), f"fast-1:{seed:x}")


def new_view(
    seconds: float | None = PLENTY, match: Match | None = None, seed: int = 1
) -> View:
    """Return the question to the first seat that is asked."""
    match = match or new_match()
    seat = match.waiting()[0]
    ids = match.rules.legal(match.state, seat)
    seen = match.observe(seat)
    return View(match.rules, seat, seen, ids, source(seed), (), seconds)


def sit(bot: Bot, match: Match | None = None, seconds: float = PLENTY) -> Chair:
    match = match or new_match()
    return Chair(match, match.waiting()[0], bot, 1, seconds)


def play_on(match: Match, chairs: list[Chair]) -> None:
    while waiting := match.waiting():
        match.play(waiting[0], chairs[waiting[0]].answer().id)


def command(code: str) -> list[str]:
    return [sys.executable, "-I", "-S", "-c", code]


@contextmanager
def running(code: str, start: float = PLENTY, ready: bool = True) -> Iterator[Program]:
    """Run a program of the tests; whatever it does, it is gone afterwards."""
    program = Program(command(READY + code if ready else code), start, grace=0.0)
    try:
        yield program
    finally:
        program.close()
