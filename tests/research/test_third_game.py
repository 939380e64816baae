"""A third game is one folder: Bluff in ``tests/toy`` has all environments, too."""

import random
from collections.abc import Iterator

import gymnasium
import pettingzoo
import pyspiel
import pytest

from sengoku.research import gym, spiel
from sengoku.research import pettingzoo as zoo
from tests.research.play import AEC, PARALLEL, choose, make, play, play_at_once
from tests.toy.registration import registered


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    registries = (pettingzoo.aec_registry, pettingzoo.parallel_registry)
    with registered():
        for module in (gym, spiel, zoo):
            module.register()
        yield
    for registry in (*registries, gymnasium.registry):
        for id in [id for id in registry if "Bluff" in id]:
            del registry[id]


def test_pettingzoo_plays_it() -> None:
    one, other = (make(kind, "bluff", reward="rank") for kind in (AEC, PARALLEL))
    assert play(one, 1) == play_at_once(other, 1)


def test_gymnasium_plays_it() -> None:
    env = gymnasium.make("sengoku/Bluff-v0", opponents="random")
    _, info = env.reset(seed=1)
    is_over, rnd = False, random.Random(1)
    while not is_over:
        _, _, is_over, _, info = env.step(choose(info["action_mask"], rnd))
    assert "scores" in info
    games = gymnasium.make_vec("sengoku/BluffSelfPlay-v0", num_envs=2)
    assert games.reset(seed=1)[0].shape[0] == 2


def test_openspiel_plays_it() -> None:
    game = pyspiel.load_game("sengoku_bluff(deals=5)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
