"""Our environments as something to measure: PettingZoo, and many games at once."""

from typing import Any

import numpy as np

from benchmarks.measure import Work
from benchmarks.peers.petting_zoo import PettingZoo
from sengoku.core.form import IS_COMPILED
from sengoku.research.pettingzoo import raw_env
from sengoku.research.vector import SelfPlayVectorEnv

GAMES_AT_ONCE = 64
STEPS = 50
"""How many steps of all games are timed at a time."""


class Environment(PettingZoo):
    """The AEC environment without checking wrappers, stepped as PettingZoo's own are.

    Many games at once give every observation and mask as well; their actions are drawn
    by the batch, so that no policy is measured.
    """

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options

    @property
    def name(self) -> str:
        return f"{self.game} {'compiled' if IS_COMPILED else 'pure'}"

    def start(self, seed: int) -> Any:
        env = raw_env(self.game, **self.options)
        env.reset(seed=seed)
        return env

    def more(self, game: Any) -> dict[str, Work]:
        return {"at once": Work(self._start_many, _step_many)}

    def _start_many(self, seed: int) -> SelfPlayVectorEnv:
        games = SelfPlayVectorEnv(self.game, GAMES_AT_ONCE, **self.options)
        games.reset(seed=seed)
        return games


def _step_many(games: SelfPlayVectorEnv, seed: int) -> int:
    for _ in range(STEPS):
        games.step(np.array(games.batch.random_actions()))
    return STEPS * GAMES_AT_ONCE
