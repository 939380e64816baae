"""The games as Gymnasium environments: one agent against bots.

    import gymnasium
    import sengoku.research.gym

    env = gymnasium.make("sengoku/Samurai-v0", players=2, opponents="normal")

``sengoku/SamuraiSelfPlay-v0`` is many games at once, see ``vector``.

Arguments other than those of ``SeatEnv`` are options of the game.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sengoku.core.seats import Seat
from sengoku.games import GAMES
from sengoku.research import rewards, tables
from sengoku.research.observing import FLAT
from sengoku.research.opponents import Opponent, names_by_seat
from sengoku.research.rendering import METADATA
from sengoku.research.simulator import Simulator
from sengoku.research.spaces import action_space, observation_space

Info: TypeAlias = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, int]):
    """One seat of a game; *opponents* play the others, by the names of the arena.

    An illegal action ends the game with the reward -1. ``info["action_mask"]`` and
    ``action_masks()`` say what is legal; the latter is what MaskablePPO calls.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "normal",
        seat: Seat = 0,
        reward: str = rewards.DEFAULT,
        observation: str = FLAT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rules = tables.make_rules(game, options)
        self.render_mode = render_mode
        self.seat = seat
        self.game = Simulator(
            rules, reward, observation, render_mode, logs=True, viewer=seat
        )
        self.observation_space = observation_space(rules.layout, observation)
        self.action_space = action_space(rules)
        self._names = names_by_seat(opponents, rules, seat)
        self._opponents: dict[Seat, Opponent] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        super().reset(seed=seed)
        self.close()
        self.game.reset(seed)
        self._opponents = {
            seat: Opponent(name, seat, self.game) for seat, name in self._names.items()
        }
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        chosen = int(action)
        if not self.game.allows(self.seat, chosen):
            why = str(self.game.refusal(self.seat, chosen))
            return self._seen(), rewards.ILLEGAL, True, False, self._info(illegal=why)
        self.game.play(self.seat, chosen)
        self._let_others_play()
        if self.game.seat >= 0:
            return self._seen(), 0.0, False, False, self._info()
        self.close()
        reward = self.game.rewards()[self.seat]
        return self._seen(), reward, True, False, self._info(**self._outcome())

    def _let_others_play(self) -> None:
        """Let bots answer until this seat is asked, or the game is over."""
        game = self.game
        while game.seat >= 0 and not game.rules.legal(game.state, self.seat):
            self._opponents[game.seat].answer()

    def _seen(self) -> Any:
        return self.game.observer.see(self.game.state, self.seat)

    def _info(self, **more: Any) -> Info:
        mask = self.game.observer.mask(self.game.state, self.seat)
        return {"action_mask": mask, **more}

    def _outcome(self) -> Info:
        outcome = self.game.rules.outcome(self.game.state)
        assert outcome is not None
        return {"scores": outcome.scores, "ranks": outcome.ranks}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as MaskablePPO asks for it."""
        return self.game.observer.mask(self.game.state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        return self.game.render()

    def close(self) -> None:
        """Close the bots of the current game."""
        opponents, self._opponents = self._opponents, {}
        for opponent in opponents.values():
            opponent.close(self.game.rules.outcome(self.game.state))


def register() -> None:
    """Register the environments of all games that are not registered yet."""
    for game in GAMES:
        id, given = tables.environment_id(game), {"game": game.id}
        if id not in gymnasium.registry:
            gymnasium.register(id, f"{__name__}:SeatEnv", kwargs=given)
            gymnasium.register(
                tables.environment_id(game, "SelfPlay"),
                vector_entry_point="sengoku.research.vector:SelfPlayVectorEnv",
                kwargs=given,
            )


register()
