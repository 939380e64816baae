"""Matches, views and programs for the tests of bots."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sengoku.bots import Bot, View
from sengoku.bots.program import Program
from sengoku.bots.runner import BotRunner
from sengoku.bots.view import source
from sengoku.core.rules import Rules
from sengoku.games import game
from sengoku.match import Match

PLENTY = 30.0
"""Seconds; more than any answer needs, however busy the machine."""

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
"""The preamble of test programs: helpers, and the handshake."""


def rules_of(name: str, players: int, **more: Any) -> Rules:
    found = game(name)
    return found.rules(found.read_options({"players": players, **more}))


def new_match(name: str = "samurai", players: int = 2, seed: int = 7) -> Match:
    return Match.new(rules_of(name, players), f"fast-1:{seed:x}")


def new_view(
    seconds: float | None = PLENTY, match: Match | None = None, seed: int = 1
) -> View:
    """Return the view of the first seat to move."""
    match = match or new_match()
    seat = match.waiting()[0]
    ids = match.rules.legal(match.state, seat)
    seen = match.view(seat)
    return View(match.rules, seat, seen, ids, source(seed), (), seconds)


def new_runner(
    bot: Bot, match: Match | None = None, seconds: float = PLENTY
) -> BotRunner:
    match = match or new_match()
    return BotRunner(match, match.waiting()[0], bot, 1, seconds)


def play_on(match: Match, runners: list[BotRunner]) -> None:
    while waiting := match.waiting():
        match.play(waiting[0], runners[waiting[0]].ask().id)


def command(code: str) -> list[str]:
    return [sys.executable, "-I", "-S", "-c", code]


@contextmanager
def running(
    code: str, ready_timeout: float = PLENTY, ready: bool = True
) -> Iterator[Program]:
    """Run a test program; it is closed in any case."""
    program = Program(
        command(READY + code if ready else code), ready_timeout, grace=0.0
    )
    try:
        yield program
    finally:
        program.close()
