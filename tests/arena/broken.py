"""Bots that break or wait, each in its own way."""

import os
import time
from pathlib import Path

from sengoku.bots.bot import Bot
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.view import View

MARK = "SENGOKU_TEST_MARK"
"""Names the file or folder by which a bot and a test tell each other something."""


class Crashing(Bot):
    """Fails at every other question."""

    asked = 0

    def choose(self, view: View) -> int:
        self.asked += 1
        if self.asked % 2:
            raise ValueError("lost my way")
        return view.ids[0]


class Illegal(Bot):
    def choose(self, view: View) -> int:
        return -1


class Unmade(Bot):
    """Cannot be made, but for the first time."""

    made = 0

    def __init__(self) -> None:
        Unmade.made += 1
        if Unmade.made > 1:
            raise ValueError("only one of me")

    def choose(self, view: View) -> int:
        return view.ids[0]


class Deadly(Bot):
    """Takes its whole process along."""

    def choose(self, view: View) -> int:
        os._exit(3)


class Waiting(RandomBot):
    """Shows that its process is in the middle of a game, and waits for a sign."""

    def choose(self, view: View) -> int:
        folder = Path(os.environ[MARK])
        (folder / str(os.getpid())).touch()
        while not (folder / "go on").exists():
            time.sleep(0.01)
        return super().choose(view)


class DeadlyOnce(Bot):
    """Takes its process along the first time only."""

    def choose(self, view: View) -> int:
        try:
            Path(os.environ[MARK]).touch(exist_ok=False)
        except FileExistsError:
            return view.ids[0]
        os._exit(3)
