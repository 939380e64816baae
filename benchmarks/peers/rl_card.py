"""RLCard: card games with hidden hands, as environments."""

from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.measure import UNLIMITED, OnlyStepped, Tally

MAX_DECISIONS = 5_000
"""After which a game is given up: in Uno random players can go on for very long."""


class RLCard(OnlyStepped):
    """One environment, as ``uno``, without the agents that RLCard would ask."""

    def __init__(self, environment: str) -> None:
        self.environment = environment
        self.make: Any = import_module("rlcard").make

    @property
    def name(self) -> str:
        return f"rlcard {version('rlcard')}"

    def start(self, seed: int) -> Any:
        env = self.make(self.environment, config={"seed": seed})
        state, _ = env.reset()
        return env, state

    def step(self, game: Any, word: int, limit: int = UNLIMITED) -> Tally:
        env, state = game
        decisions = offered = 0
        while decisions < min(limit, MAX_DECISIONS) and not env.is_over():
            ids = [*state["legal_actions"]]
            word = (word * 1103515245 + 12345) & 0xFFFFFFFF
            state, _ = env.step(ids[(word >> 8) % len(ids)])
            decisions += 1
            offered += len(ids)
        return Tally(decisions, offered)
