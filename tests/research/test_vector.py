"""Many games at once: the same as single games, seed by seed."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest

from sengoku.core.errors import IllegalActionError
from sengoku.research.gym import register
from sengoku.research.pettingzoo import raw_env
from sengoku.research.rewards import REWARDS
from tests.research.play import FEWEST, choose

register()


def made(game: str = "samurai", num_envs: int = 3, **arguments: Any) -> Any:
    given = {**FEWEST[game], **arguments}
    return gymnasium.make_vec(
        f"sengoku/{game.title()}SelfPlay-v0", num_envs=num_envs, **given
    )


def chosen(info: dict[str, Any], rnd: random.Random) -> Any:
    return np.array([choose(mask, rnd) for mask in info["action_mask"]])


@pytest.mark.games
@pytest.mark.parametrize("game", FEWEST)
def test_every_game_is_a_single_one(game: str) -> None:
    """Play until a game has ended; an AEC game of its seed went the same way."""
    games = made(game, reward="margin")
    seen, info = games.reset(seed=10)
    singles = [raw_env(game, reward="margin", **FEWEST[game]) for _ in range(3)]
    for place, single in enumerate(singles):
        single.reset(seed=10 + place)
    rnd, ended = random.Random(1), np.zeros(3, bool)
    while not ended.any():
        actions = chosen(info, rnd)
        for place, single in enumerate(singles):
            assert single.agent_selection == f"player_{info['seat'][place]}"
            last = single.last()[0]
            assert (last["observation"] == seen[place]).all()
            assert (last["action_mask"] == info["action_mask"][place]).all()
            single.step(actions[place])
        acted = info["seat"]
        seen, rewards, ended, truncated, info = games.step(actions)
    for single, given, own, seat in zip(
        singles, info["rewards"], rewards, acted, strict=True
    ):
        assert given.tolist() == [*single.rewards.values()]
        assert own == given[seat]
    assert not truncated.any()
    (place, *_) = np.flatnonzero(ended).tolist()
    singles[place].reset(seed=10 + place + 3)  # the next game of this place
    assert (singles[place].last()[0]["observation"] == seen[place]).all()


@pytest.mark.parametrize("observation", ["vector", "dict"])
@pytest.mark.parametrize("game", FEWEST)
def test_observations_and_actions_are_in_their_spaces(
    game: str, observation: str
) -> None:
    games = made(game, observation=observation)
    seen, info = games.reset(seed=1)
    rnd = random.Random(1)
    for _ in range(10):
        assert games.observation_space.contains(seen)
        actions = chosen(info, rnd)
        assert games.action_space.contains(actions)
        seen, rewards, *_, info = games.step(actions)
        assert rewards.shape == (3,)


def test_the_winners_are_those_of_the_first_rank() -> None:
    games = made(num_envs=2, reward="win")
    _, info = games.reset(seed=5)
    rnd, ended = random.Random(2), np.zeros(2, bool)
    while not ended.any():
        states = [games.rules.copy(state) for state in games.batch.states]
        actions, seats = chosen(info, rnd), info["seat"]
        _, _, ended, _, info = games.step(actions)
    (place, *_) = np.flatnonzero(ended)
    games.rules.advance(states[place], int(seats[place]), int(actions[place]))
    outcome = games.rules.outcome(states[place])
    assert info["rewards"][place].tolist() == [*REWARDS["win"](outcome)]


def test_what_was_returned_is_not_overwritten() -> None:
    games = made()
    seen, info = games.reset(seed=1)
    before = [seen.copy(), info["action_mask"].copy(), info["seat"].copy()]
    games.step(chosen(info, random.Random(1)))
    after = [seen, info["action_mask"], info["seat"]]
    assert all((one == other).all() for one, other in zip(before, after, strict=True))


def test_the_same_seed_brings_the_same_games_again() -> None:
    first, second = made(), made()
    starts = [games.reset(seed=4)[0] for games in (first, second)]
    assert (starts[0] == starts[1]).all()
    following = [games.reset()[0] for games in (first, second)]
    assert (following[0] == following[1]).all()
    assert not (starts[0] == following[0]).all()


def test_an_illegal_action_changes_no_game() -> None:
    games = made()
    seen, info = games.reset(seed=1)
    actions = chosen(info, random.Random(1))
    actions[2] = int(np.flatnonzero(info["action_mask"][2] == 0)[0])
    with pytest.raises(IllegalActionError, match="game 2 of the batch"):
        games.step(actions)
    assert (games._seen() == seen).all()
