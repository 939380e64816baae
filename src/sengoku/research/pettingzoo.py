"""The games as PettingZoo environments, with one agent for each seat.

    import pettingzoo
    import sengoku.research.pettingzoo

    env = pettingzoo.make("aec", "sengoku/Samurai-v0", players=3, reward="rank")
    env = pettingzoo.make("parallel", "sengoku/Shogun-v0", players=4)

Arguments other than *reward*, *observation* and *render_mode* are options of the game.
"""

from typing import Any, ClassVar, TypeAlias

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils import wrappers

from sengoku.core import seats as seat_sets
from sengoku.core.seats import Seat
from sengoku.games import GAMES
from sengoku.research import rewards, tables
from sengoku.research.observing import FLAT
from sengoku.research.rendering import METADATA
from sengoku.research.simulator import Simulator
from sengoku.research.spaces import action_space, masked_space

Observation: TypeAlias = dict[str, Any]
Infos: TypeAlias = dict[str, dict[str, Any]]


class _Agents:
    """Seats as agents: their names and spaces, and the game they play."""

    waits: ClassVar[bool] = False
    """Do agents that have nothing to choose take an action?"""

    def __init__(
        self,
        game: str,
        *,
        reward: str = rewards.DEFAULT,
        observation: str = FLAT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rules = tables.make_rules(game, options)
        self.game = Simulator(rules, reward, observation, render_mode, self.waits)
        name = f"{game}_v{tables.VERSION}"
        self.metadata = {**METADATA, "name": name, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        observer = self.game.observer
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._sights = {agent: masked_space(observer) for agent in self.possible_agents}
        self._choices = {
            agent: action_space(rules, self.waits) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    def observe(self, agent: str) -> Observation:
        return self.game.observer.observe(self.game.state, self._seats[agent])

    def state(self) -> NDArray[np.int16]:
        """Return what all seats know, one vector after the other."""
        game, seats = self.game, self._seats.values()
        return np.concatenate(
            [game.observer.numbers(game.state, seat) for seat in seats]
        )

    def render(self) -> Any:
        return self.game.render()

    def close(self) -> None:
        """Do nothing: no window is open."""


class raw_env(_Agents, pettingzoo.AECEnv[str, Observation, int]):  # noqa: N801
    """One agent after another, without PettingZoo's checks; see ``env``.

    Seats that choose at the same time are asked one after another, and none sees what
    another has chosen. An illegal action raises ``IllegalActionError`` with the rule.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        self.game.reset(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(self.game.seat)

    def _select(self, seat: Seat) -> None:
        self._seat = seat
        self.agent_selection = self.possible_agents[seat]

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.play(self._seat, int(action))
        seat = self.game.seat
        if seat >= 0:
            self._select(seat)
        else:
            self._finish()

    def _finish(self) -> None:
        self.rewards = dict(zip(self.agents, self.game.rewards(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


def env(game: str, **arguments: Any) -> pettingzoo.AECEnv[str, Observation, int]:
    """Return the environment with PettingZoo's checks.

    An illegal action ends the game: its agent receives -1 and the others nothing.
    """
    checked = wrappers.TerminateIllegalWrapper(
        raw_env(game, **arguments), illegal_reward=rewards.ILLEGAL
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class parallel_env(_Agents, pettingzoo.ParallelEnv[str, Observation, int]):  # noqa: N801
    """All agents at once; those that have nothing to choose take the last action.

    An illegal action ends the game: its agent receives -1 and the others nothing.
    """

    waits = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.game.reset(seed)
        self.agents = [*self.possible_agents]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        Infos,
    ]:
        chosen = [int(actions[agent]) for agent in self.agents]
        infos = self._illegal(chosen)
        if not any(infos.values()):
            self._play(chosen)
        ending = self._ending(infos)
        given = ending or (0.0,) * len(self.agents)
        observations = self._observations()
        rewarded = dict(zip(self.agents, given, strict=True))
        terminations = dict.fromkeys(self.agents, ending is not None)
        truncations = dict.fromkeys(self.agents, False)
        if ending:
            self.agents = []
        return observations, rewarded, terminations, truncations, infos

    def _illegal(self, chosen: list[int]) -> Infos:
        """Return why actions are illegal, by agent; nothing for those that are not."""
        return {
            agent: {}
            if self.game.allows(seat, action)
            else {"illegal": str(self.game.refusal(seat, action))}
            for seat, (agent, action) in enumerate(
                zip(self.agents, chosen, strict=True)
            )
        }

    def _play(self, chosen: list[int]) -> None:
        for seat in seat_sets.each(self.game.rules.waiting(self.game.state)):
            self.game.play(seat, chosen[seat])

    def _ending(self, infos: Infos) -> tuple[float, ...] | None:
        """Return the rewards by seat if the game is over."""
        if any(infos.values()):
            return tuple(rewards.ILLEGAL if infos[a] else 0.0 for a in self.agents)
        return self.game.rewards() if self.game.seat < 0 else None


def register() -> None:
    """Register the environments of all games that are not registered yet."""
    for game in GAMES:
        id, given = tables.environment_id(game), {"game": game.id}
        if id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id, env, kwargs=given)
            pettingzoo.register("parallel", id, parallel_env, kwargs=given)


register()
