"""PettingZoo: classic games as environments, without their checking wrappers."""

from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.measure import UNLIMITED, OnlyStepped, Tally


class PettingZoo(OnlyStepped):
    """One classic environment, as ``chess_v6``."""

    def __init__(self, environment: str) -> None:
        self.module: Any = import_module(f"pettingzoo.classic.{environment}")

    @property
    def name(self) -> str:
        return f"pettingzoo {version('pettingzoo')}"

    def start(self, seed: int) -> Any:
        game = self.module.raw_env()
        game.reset(seed=seed)
        return game

    def step(self, game: Any, word: int, limit: int = UNLIMITED) -> Tally:
        decisions = offered = 0
        while decisions < limit:
            observation, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                break
            ids = observation["action_mask"].nonzero()[0]
            word = (word * 1103515245 + 12345) & 0xFFFFFFFF
            game.step(int(ids[(word >> 8) % len(ids)]))
            decisions += 1
            offered += len(ids)
        return Tally(decisions, offered)
