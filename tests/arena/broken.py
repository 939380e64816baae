"""Bots that fail or block in various ways."""

import os
import time
from pathlib import Path

from sengoku.bots.bot import Bot
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.view import View

MARK = "SENGOKU_TEST_MARK"
"""The environment variable with the path for signals between bot and test."""


class Crashing(Bot):
    """Raises at every other question."""

    asked = 0

    def choose(self, view: View) -> int:
        self.asked += 1
        if self.asked % 2:
            raise ValueError("lost my way")
        return view.ids[0]


class Illegal(Bot):
    def choose(self, view: View) -> int:
        return -1


class First(Bot):
    """Takes the first choice."""

    def choose(self, view: View) -> int:
        return view.ids[0]


class Busy(RandomBot):
    """Uses several milliseconds of the processor for each answer."""

    def choose(self, view: View) -> int:
        started = time.process_time()
        while time.process_time() - started < 0.005:
            pass
        return super().choose(view)


class FailsToInitialize(Bot):
    """Can be created only once."""

    made = 0

    def __init__(self) -> None:
        FailsToInitialize.made += 1
        if FailsToInitialize.made > 1:
            raise ValueError("only one of me")

    def choose(self, view: View) -> int:
        return view.ids[0]


class Deadly(Bot):
    """Kills its own process."""

    def choose(self, view: View) -> int:
        os._exit(3)


class Waiting(RandomBot):
    """Signals that a game is running, then waits for a signal."""

    def choose(self, view: View) -> int:
        folder = Path(os.environ[MARK])
        (folder / str(os.getpid())).touch()
        while not (folder / "go on").exists():
            time.sleep(0.01)
        return super().choose(view)


class DeadlyOnce(Bot):
    """Kills its own process the first time only."""

    def choose(self, view: View) -> int:
        try:
            Path(os.environ[MARK]).touch(exist_ok=False)
        except FileExistsError:
            return view.ids[0]
        os._exit(3)
