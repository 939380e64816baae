"""Runs the command in this process, as a terminal of 80 columns without a keyboard."""

import random
import re
from typing import NamedTuple

from typer.testing import CliRunner

from sengoku.cli import app

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Ran(NamedTuple):
    """How a run ended; both streams are without colours."""

    code: int
    out: str
    err: str


def run(*arguments: str, typed: str = "") -> Ran:
    """Run ``sengoku`` with *arguments*; a traceback fails the test."""
    env = {"COLUMNS": "80", "TERM": "dumb"}
    result = CliRunner().invoke(app, [*arguments], input=typed, env=env)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    out, err = ANSI.sub("", result.stdout), ANSI.sub("", result.stderr)
    assert "Traceback" not in out + err, out + err
    return Ran(result.exit_code, out, err)


def play(*arguments: str, typed: list[str], game: str = "samurai") -> Ran:
    """Play with lines that are *typed*; the input then ends."""
    return run("play", game, *arguments, typed="".join(f"{t}\n" for t in typed))


def random_lines(seed: int, count: int = 5000) -> list[str]:
    """Return numbers, and now and then an empty line for whoever gets the device."""
    source = random.Random(seed)
    return [source.choice(["", *"1123456"]) for _ in range(count)]
