"""Golden games: which there are, and where they are kept."""

import functools
from pathlib import Path
from typing import Any, NamedTuple

from sengoku import replay
from sengoku.replay import Replay

REPLAYS = Path(__file__).parents[1] / "replays"
HOW = "write them again: .venv/bin/python -m tests.make_golden"
SEALED = "sealed-1:" + bytes(range(32)).hex()


class Golden(NamedTuple):
    options: Any
    seed: str
    back: float = 0.0
    """How often a choice is taken back, where that is possible."""
    doubt: float = 0.0
    """How often somebody has second thoughts, where that is possible."""


def stem(path: Path) -> str:
    return path.stem


@functools.cache
def read(path: Path) -> Replay:
    return replay.read(path.read_text(encoding="utf-8"))


def named(name: str) -> Replay:
    return read(REPLAYS / f"{name}.sgk")
