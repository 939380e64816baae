"""The Gymnasium environments: one seat against bots."""

import random
import warnings
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sengoku.arena.plan import make_plan
from sengoku.arena.play import play
from sengoku.arena.schedule import ScheduledGame, number_from
from sengoku.bots import Bot, View
from sengoku.bots.registry import create_bot
from sengoku.bots.view import source
from sengoku.core.errors import UnreadableError
from sengoku.core.rng import fast_seed
from sengoku.research.gym import SeatEnv
from sengoku.research.rewards import REWARDS
from sengoku.testing import samurai, shogun
from sengoku.testing.laws_of_secrets import Scramble
from tests.research.play import FEWEST, choose

SCRAMBLES: dict[str, Scramble] = {
    "samurai": samurai.scramble,
    "shogun": shogun.scramble,
}


class Broken(Bot):
    """Answers what was not offered."""

    def choose(self, view: View) -> int:
        return -1


def made(game: str = "samurai", **arguments: Any) -> Any:
    given = {**FEWEST[game], "opponents": "random", **arguments}
    return gymnasium.make(f"sengoku/{game.title()}-v0", **given)


def finish(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play one game at random; return the rewards together and the last info."""
    _, info = env.reset(seed=seed)
    rnd, total, is_over = random.Random(seed), 0.0, False
    while not is_over:
        _, reward, is_over, _, info = env.step(choose(info["action_mask"], rnd))
        total += reward
    return total, info


@pytest.mark.parametrize("observation", ["vector", "dict"])
@pytest.mark.parametrize("game", FEWEST)
def test_the_official_check_passes(game: str, observation: str) -> None:
    env = made(game, observation=observation, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    env.close()


@pytest.mark.games
@pytest.mark.parametrize("game", FEWEST)
def test_a_game_is_the_one_that_the_arena_plays(game: str) -> None:
    """The agent answers as its bot in the arena would: both games are the same."""
    seats = FEWEST[game]["players"]
    bots = ("easy", *("normal",) * (seats - 1))
    plan = make_plan(game, {}, bots, (seats,), 1, 1)
    result = play(plan, ScheduledGame("1", fast_seed(3), bots)).result
    env = made(game, opponents="normal").unwrapped
    seen, info = env.reset(seed=3)
    rules, seed = env.game.rules, number_from(fast_seed(3), 0)
    bot, numbers, is_over, read = create_bot("easy", rules), source(seed), False, 0
    while not is_over:
        events = env.game.log.seen_by(0, from_entry=read)
        read = len(env.game.log.entries)
        ids = rules.legal(env.game.state, 0)
        seen = rules.observe(env.game.state, 0)
        action = bot.choose(View(rules, 0, seen, ids, numbers, events))
        _, _, is_over, _, info = env.step(action)
    assert (info["scores"], info["ranks"]) == (result.scores, result.ranks)


@pytest.mark.parametrize("reward", REWARDS)
def test_the_reward_is_that_of_the_seat(reward: str) -> None:
    env = made(reward=reward, seat=1)
    total, info = finish(env, 5)
    outcome = env.unwrapped.game.rules.outcome(env.unwrapped.game.state)
    assert total == REWARDS[reward](outcome)[1]
    assert info["scores"] == outcome.scores


@pytest.mark.parametrize("game", FEWEST)
def test_masks_are_where_learners_look_for_them(game: str) -> None:
    env = made(game)
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()  # as MaskablePPO asks
    rules, state = env.unwrapped.game.rules, env.unwrapped.game.state
    assert masks.dtype == np.bool_
    assert masks.shape == (env.action_space.n,)
    assert np.flatnonzero(masks).tolist() == sorted(rules.legal(state, 0))
    assert (masks == info["action_mask"]).all()


def test_the_same_seed_brings_the_same_game_again() -> None:
    ends = [finish(made(), seed)[1] for seed in (4, 4, 5)]
    assert ends[0]["scores"] == ends[1]["scores"] != ends[2]["scores"]


def test_each_opponent_can_be_named() -> None:
    env = made(players=3, opponents=["easy", "random"], seat=1)
    finish(env, 1)
    assert env.unwrapped.seat == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"opponents": "norml"}, "did you mean 'normal'"),
        ({"opponents": ["easy", "easy"]}, "2 opponents for 1 seats"),
        ({"seat": 2}, "there is no seat 2"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(UnreadableError, match=said):
        SeatEnv("samurai", players=2, **arguments)


def test_a_broken_opponent_stops_the_game() -> None:
    env = made(opponents=f"{__name__}:Broken").unwrapped
    with pytest.raises(Exception, match="was not offered"):
        finish(env, 1)


def test_an_illegal_action_ends_the_game() -> None:
    env = made()
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "SSE-" in info["illegal"]


@pytest.mark.parametrize("game", FEWEST)
def test_the_seat_sees_nothing_that_is_hidden(game: str) -> None:
    env = made(game, render_mode="ansi").unwrapped
    env.reset(seed=1)
    rnd = random.Random(1)
    for _ in range(20):
        told = []
        state = env.game.state
        for world in (state, SCRAMBLES[game](state, 0, rnd)):
            env.game.state = world
            seen, masks = env._seen().tolist(), env.action_masks().tolist()
            told.append((seen, masks, env.render()))
        assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
        env.game.state = state
        env.step(choose(env.action_masks(), rnd))
