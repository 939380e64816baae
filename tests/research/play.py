"""Whole games for the tests of environments."""

import hashlib
import random
from typing import Any

import msgspec
import numpy as np
import pettingzoo

from sengoku.games import GAMES
from sengoku.research.pettingzoo import register

register()
AEC = "aec"
PARALLEL = "parallel"

FEWEST: dict[str, dict[str, Any]] = {
    game.id: {"players": game.players.start} for game in GAMES
}
"""The smallest table of each game."""


def make(kind: Any, game: str, **options: Any) -> Any:
    """Return the registered environment of *game*."""
    return pettingzoo.make(kind, f"sengoku/{game.title()}-v0", **options)


def choose(mask: Any, rnd: random.Random) -> int:
    return rnd.choice(np.flatnonzero(mask).tolist())


def sources(env: Any, seed: int) -> dict[str, random.Random]:
    """Return a source of choices for each agent: what others do must not change it."""
    return {agent: random.Random(f"{seed} {agent}") for agent in env.possible_agents}


def digest(env: Any, seed: int) -> str:
    """Return a hash of everything that agents receive in one AEC game."""
    env.reset(seed=seed)
    told, rnd = hashlib.sha256(), sources(env, seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        told.update(repr((agent, reward, terminated, truncated, info)).encode())
        told.update(seen["action_mask"].tobytes() + flat(seen["observation"]))
        env.step(None if terminated else choose(seen["action_mask"], rnd[agent]))
    return told.hexdigest()


def flat(seen: Any) -> bytes:
    """Return the numbers of an observation of either kind."""
    if isinstance(seen, dict):
        return b"".join(part.tobytes() for part in seen.values())
    return bytes(seen.tobytes())


def play(env: Any, seed: int) -> dict[str, float]:
    """Play one AEC game; return the rewards."""
    env.reset(seed=seed)
    rnd, given = sources(env, seed), {}
    for agent in env.agent_iter():
        seen, reward, terminated, *_ = env.last()
        if terminated:
            given[agent] = reward
        env.step(None if terminated else choose(seen["action_mask"], rnd[agent]))
    return given


def play_at_once(env: Any, seed: int) -> dict[str, float]:
    """Play one parallel game; return the rewards."""
    seen, _ = env.reset(seed=seed)
    rnd, given = sources(env, seed), {}
    while env.agents:
        actions = {}
        for agent in env.agents:
            mask = seen[agent]["action_mask"]
            idle = len(mask) - 1
            actions[agent] = idle if mask[idle] else choose(mask, rnd[agent])
        seen, given, *_ = env.step(actions)
    return dict(given)


if __name__ == "__main__":  # a process of its own, see test_pettingzoo
    found = {
        f"{game} {seed}": digest(make(AEC, game, **options), seed)
        for game, options in FEWEST.items()
        for seed in (1, 2)
    }
    print(msgspec.json.encode(found).decode())  # noqa: T201
