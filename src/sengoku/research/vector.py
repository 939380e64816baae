"""Many games at once for Gymnasium: self-play on the compiled batches of the core.

    import gymnasium
    import sengoku.research.gym

    games = gymnasium.make_vec("sengoku/SamuraiSelfPlay-v0", num_envs=64, players=2)

In every game the agent plays all seats in turn: an observation is that of the seat that
has to choose, ``info["seat"]``.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sengoku.core.batch import Batch
from sengoku.core.encoding import flags, vector
from sengoku.core.notation import Domain
from sengoku.core.rules import Outcome
from sengoku.research import rewards, spaces, tables
from sengoku.research.observing import FLAT, KINDS, by_name, shown
from sengoku.research.seeding import Seeds

Info: TypeAlias = dict[str, Any]
Stepped: TypeAlias = tuple[
    Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info
]


class SelfPlayVectorEnv(VectorEnv[Any, NDArray[np.int64], Any]):
    """*num_envs* games that start again in the step in which they end.

    Game k plays the seeds ``seed + k``, ``seed + k + num_envs`` and so on. A reward is
    that of the seat that acted; ``info["rewards"]`` has those of all seats. An illegal
    action raises an error, and no game is changed.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        reward: str = rewards.DEFAULT,
        observation: str = FLAT,
        **options: Any,
    ) -> None:
        Domain("observation", KINDS).exact(observation)
        self.rules: Final = tables.make_rules(game, options)
        self.num_envs = num_envs
        layout, actions = self.rules.layout, self.rules.space.size
        self.single_observation_space = spaces.observation_space(layout, observation)
        self.single_action_space = spaces.action_space(self.rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_flat: Final = observation == FLAT
        self._reward: Final = rewards.reward(reward)
        self._seeds: Final = Seeds()
        self._vectors: Final = vector(num_envs * layout.size)
        self._flags: Final = flags(num_envs * actions)
        self._numbers: Final = shown(self._vectors, np.int16).reshape(num_envs, -1)
        self._masks: Final = shown(self._flags, np.int8).reshape(num_envs, -1)
        self._start(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        super().reset(seed=seed)
        self._start(self._seeds.next(seed))
        return self._seen(), self._info()

    def _start(self, seed: int) -> None:
        self.batch = Batch(self.rules, self.num_envs, seed)
        self._seats = shown(self.batch.seats, np.int64)
        self._finished = shown(self.batch.finished, np.bool_)

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        acted = self._seats.copy()
        self.batch.step(actions.tolist())
        ended = self._finished.copy()
        everybody = self._rewards(ended)
        own = everybody[np.arange(self.num_envs), acted]
        info = self._info(rewards=everybody)
        return self._seen(), own, ended, np.zeros_like(ended), info

    def _seen(self) -> Any:
        self.batch.encode(self._vectors)
        numbers = self._numbers.copy()
        return numbers if self._is_flat else by_name(self.rules.layout, numbers)

    def _info(self, **more: Any) -> Info:
        self.batch.masks(self._flags)
        return {"action_mask": self._masks.copy(), "seat": self._seats.copy(), **more}

    def _rewards(self, ended: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return the rewards by game and seat: 0 in games that go on."""
        given = np.zeros((self.num_envs, self.rules.seats))
        for place in np.flatnonzero(ended):
            given[place] = self._reward(self._outcome(int(place)))
        return given

    def _outcome(self, place: int) -> Outcome:
        """Return how the game that just ended in this *place* ended."""
        seats = slice(place * self.rules.seats, (place + 1) * self.rules.seats)
        scores, ranks = self.batch.scores[seats], self.batch.ranks[seats]
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(tuple(scores), winners, tuple(ranks))
