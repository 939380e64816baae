"""The PettingZoo environments: their official tests, and what we promise beyond."""

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from sengoku.core.errors import IllegalActionError, UnreadableError
from sengoku.core.game import Game
from sengoku.games import GAMES
from sengoku.research.pettingzoo import raw_env
from sengoku.research.rewards import REWARDS
from sengoku.testing import samurai, shogun
from sengoku.testing.laws_of_secrets import Scramble
from tests.research.play import (
    AEC,
    FEWEST,
    PARALLEL,
    choose,
    digest,
    make,
    play,
    play_at_once,
    sources,
)

ROOT = Path(__file__).parents[2]
SCRAMBLES: dict[str, Scramble] = {
    "samurai": samurai.scramble,
    "shogun": shogun.scramble,
}
KNOWN = (  # PettingZoo warns unless an environment is one of its own classic games
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def every_option() -> Iterator[Any]:
    """Yield a table for each number of players and for each value of each option."""
    for game in GAMES:
        for players in game.players:
            yield pytest.param(game.id, {"players": players}, id=f"{game.id}-{players}")
        for field in game.choices:
            yield from tables(game, field)


def tables(game: Game, field: str) -> Iterator[Any]:
    values = game.choices[field]
    refused = game.people_only.get(field, ())
    several = isinstance(getattr(game.read_options({}), field), tuple)
    for value in [*values] if not several else [[value] for value in values] + [values]:
        if value in refused:
            continue
        options = {**FEWEST[game.id], field: value}
        try:
            game.read_options(options)
        except UnreadableError:  # such as start tables on the wrong side
            continue
        yield pytest.param(game.id, options, id=f"{game.id}-{field}-{value}")


# The official tests


@pytest.mark.filterwarnings(*KNOWN)
@pytest.mark.parametrize("observation", ["vector", "dict"])
@pytest.mark.parametrize("game", FEWEST)
def test_the_aec_api_test_passes(game: str, observation: str) -> None:
    env = make(AEC, game, observation=observation, **FEWEST[game])
    api_test(env, num_cycles=40)


@pytest.mark.parametrize("observation", ["vector", "dict"])
@pytest.mark.parametrize("game", FEWEST)
def test_the_parallel_api_test_passes(game: str, observation: str) -> None:
    env = make(PARALLEL, game, observation=observation, **FEWEST[game])
    parallel_api_test(env, num_cycles=40)


@pytest.mark.parametrize("game", FEWEST)
def test_the_seed_tests_pass(game: str) -> None:
    seed_test(lambda: make(AEC, game, **FEWEST[game]), num_cycles=20)
    parallel_seed_test(lambda: make(PARALLEL, game, **FEWEST[game]), num_cycles=20)


@pytest.mark.parametrize("game", FEWEST)
def test_the_render_test_passes(game: str) -> None:
    def made(render_mode: str | None = None) -> Any:
        return raw_env(game, render_mode=render_mode, **FEWEST[game])

    render_test(made)


# Games


@pytest.mark.games
@pytest.mark.parametrize(("game", "options"), [*every_option()])
def test_a_game_with_every_option_is_played_to_its_end(
    game: str, options: dict[str, Any]
) -> None:
    env = make(AEC, game, reward="rank", **options)
    env.reset(seed=1)
    rnd = random.Random(1)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert not truncated
        if rnd.random() < 0.05:
            assert env.observation_space(agent).contains(seen)
        env.step(None if terminated else choose(seen["action_mask"], rnd))
    assert env.unwrapped.game.seat == -1


@pytest.mark.games
@pytest.mark.parametrize("game", FEWEST)
def test_in_parallel_the_same_choices_lead_to_the_same_game(game: str) -> None:
    one, other = (make(kind, game, reward="margin") for kind in (AEC, PARALLEL))
    assert play(one, 3) == play_at_once(other, 3)
    ends = [env.unwrapped.game for env in (one, other)]
    assert ends[0].rules.dump(ends[0].state) == ends[1].rules.dump(ends[1].state)


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_given_once_at_the_end(reward: str) -> None:
    env = make(AEC, "samurai", reward=reward, players=2)
    given = play(env, 5)
    outcome = env.unwrapped.game.rules.outcome(env.unwrapped.game.state)
    wanted = REWARDS[reward](outcome)
    assert given == dict(zip(env.possible_agents, wanted, strict=True))


# Seeds


@pytest.mark.games
@pytest.mark.parametrize("observation", ["vector", "dict"])
def test_whole_games_repeat_by_their_seed(observation: str) -> None:
    first, second = (make(AEC, "samurai", observation=observation) for _ in range(2))
    digests = [digest(first, seed) for seed in (1, 2)]
    assert [digest(second, seed) for seed in (1, 2)] == digests
    assert digests[0] != digests[1]


@pytest.mark.games
def test_whole_games_repeat_in_another_process() -> None:
    there = subprocess.check_output(
        [sys.executable, "-m", "tests.research.play"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "1"},
    )
    here = {
        f"{game} {seed}": digest(make(AEC, game, **FEWEST[game]), seed)
        for game in FEWEST
        for seed in (1, 2)
    }
    assert msgspec.json.decode(there) == here


def test_resets_without_a_seed_follow_from_the_last_one() -> None:
    games = []
    for _ in range(2):
        env = make(AEC, "samurai")
        env.reset(seed=7)
        env.reset()
        games.append(env.state().tolist())
    assert games[0] == games[1]


def test_a_seed_is_that_of_the_same_game_elsewhere() -> None:
    import sengoku

    env = make(AEC, "samurai", players=3)
    env.reset(seed=7)
    rules, state = sengoku.make("samurai", players=3, seed=7)
    assert rules.dump(env.unwrapped.game.state) == rules.dump(state)


# Actions


def first_of_many(env: Any, seed: int = 1) -> Any:
    """Play until several seats have to choose at the same time."""
    env.reset(seed=seed)
    rnd, game = random.Random(1), env.unwrapped.game
    while bin(game.rules.waiting(game.state)).count("1") < 2:
        env.step(choose(env.last()[0]["action_mask"], rnd))
    return game


@pytest.mark.parametrize("game", FEWEST)
def test_a_mask_has_what_is_legal(game: str) -> None:
    env = make(AEC, game, **FEWEST[game])
    env.reset(seed=1)
    rnd, rules = random.Random(1), env.unwrapped.game.rules
    for _ in range(50):
        for seat, agent in enumerate(env.agents):
            mask = env.observe(agent)["action_mask"]
            assert mask.dtype == np.int8
            legal = sorted(rules.legal(env.unwrapped.game.state, seat))
            assert np.flatnonzero(mask).tolist() == legal
        env.step(choose(env.last()[0]["action_mask"], rnd))


@pytest.mark.parametrize("game", FEWEST)
def test_idle_agents_may_only_wait_and_others_may_not(game: str) -> None:
    env = make(PARALLEL, game, **FEWEST[game])
    seen, _ = env.reset(seed=1)
    rnd, wait = sources(env, 1), env.game.rules.space.size
    both = set()
    for _ in range(50):
        waiting = env.game.rules.waiting(env.game.state)
        for seat, agent in enumerate(env.agents):
            is_asked = waiting >> seat & 1
            mask = seen[agent]["action_mask"]
            assert bool(mask[wait]) != bool(is_asked)
            assert is_asked or mask.sum() == 1
            both.add(is_asked)
        seen, *_ = env.step(
            {agent: choose(seen[agent]["action_mask"], rnd[agent]) for agent in seen}
        )
    assert both == {0, 1}


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = raw_env("samurai", players=2)
    env.reset(seed=1)
    before = env.state().tolist()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalActionError, match="SSE-"):
        env.step(illegal)
    with pytest.raises(IllegalActionError, match="no action has id"):
        env.step(1_000_000)
    assert env.state().tolist() == before


def test_a_change_of_mind_is_not_offered() -> None:
    env = raw_env("shogun", players=3, start="preset")
    game = first_of_many(env)
    env.step(choose(env.last()[0]["action_mask"], random.Random(1)))
    revisions = [found.id for found in game.rules.revisions(game.state, 0)]
    legal = game.rules.legal(game.state, 0)
    (revision, *_) = [action for action in revisions if action not in legal]
    with pytest.raises(IllegalActionError):
        env.step(revision)


def test_an_illegal_action_ends_the_game_of_checked_environments(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = make(AEC, "samurai", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert "Illegal move" in caplog.text
    given = {}
    for one in env.agent_iter():
        given[one] = env.last()[1]
        env.step(None)
    assert given == {one: -1.0 if one == agent else 0 for one in env.possible_agents}


def test_an_illegal_action_ends_a_parallel_game() -> None:
    env = make(PARALLEL, "samurai", players=3)
    seen, _ = env.reset(seed=1)
    rnd = random.Random(1)
    actions = {agent: choose(seen[agent]["action_mask"], rnd) for agent in seen}
    actions["player_1"] = env.game.rules.space.size  # to wait, though it is asked
    _, rewards, terminations, _, infos = env.step(actions)
    assert rewards == {"player_0": 0, "player_1": -1, "player_2": 0}
    assert all(terminations.values())
    assert [agent for agent in infos if "illegal" in infos[agent]] == ["player_1"]
    assert env.agents == []


# Observations


@pytest.mark.parametrize("game", FEWEST)
def test_the_same_numbers_by_name(game: str) -> None:
    flat, named = (
        make(AEC, game, observation=kind, **FEWEST[game]) for kind in ("vector", "dict")
    )
    for env in (flat, named):
        env.reset(seed=1)
    numbers = flat.last()[0]["observation"]
    parts = named.last()[0]["observation"]
    assert np.concatenate([part.ravel() for part in parts.values()]).tolist() == (
        numbers.tolist()
    )


def test_observations_are_not_overwritten() -> None:
    env = make(AEC, "samurai", players=2)
    env.reset(seed=1)
    seen, *_ = env.last()
    before = copy.deepcopy(seen)
    env.step(choose(seen["action_mask"], random.Random(1)))
    env.last()
    for name, numbers in before.items():
        assert (seen[name] == numbers).all()
        seen[name][:] = 0  # they are the caller's own


@pytest.mark.parametrize("kind", [AEC, PARALLEL])
@pytest.mark.parametrize("game", FEWEST)
def test_nobody_sees_what_is_hidden(game: str, kind: str) -> None:
    env = make(kind, game, observation="dict", **FEWEST[game])
    aec = make(AEC, game, **FEWEST[game])
    state = first_of_many(aec).state
    env.reset(seed=1)
    for seat, agent in enumerate(env.agents):
        twin = SCRAMBLES[game](state, seat, random.Random(seat))
        sights = []
        for world in (state, twin):
            env.unwrapped.game.state = world
            sights.append(env.unwrapped.observe(agent))
        assert msgspec.json.encode(plain(sights[0])) == msgspec.json.encode(
            plain(sights[1])
        )


def plain(seen: Any) -> Any:
    if isinstance(seen, dict):
        return {name: plain(part) for name, part in seen.items()}
    return seen.tolist()


def test_what_another_has_chosen_in_secret_does_not_show() -> None:
    views = []
    for choice in (0, 1):
        env = make(AEC, "samurai", players=2)
        env.reset(seed=1)  # both choose a destiny card
        mask = env.last()[0]["action_mask"]
        env.step(int(np.flatnonzero(mask)[choice]))
        views.append(env.observe("player_1")["observation"].tolist())
    assert views[0] == views[1]


# Copies


@pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["deepcopy", "pickle"],
)
def test_a_copy_plays_on_by_itself(copied: Callable[[Any], Any]) -> None:
    env = raw_env("samurai", players=2)
    env.reset(seed=1)
    rnd = random.Random(1)
    for _ in range(20):
        env.step(choose(env.last()[0]["action_mask"], rnd))
    before, twin = env.state().tolist(), copied(env)
    assert twin.state().tolist() == before
    for _ in range(5):
        twin.step(choose(twin.last()[0]["action_mask"], rnd))
    assert env.state().tolist() == before != twin.state().tolist()


# Registration and bad arguments


def test_every_game_is_registered_twice() -> None:
    for game in GAMES:
        id = f"sengoku/{game.id.title()}-v0"
        assert id in pettingzoo.aec_registry
        assert id in pettingzoo.parallel_registry


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 9}, "players"),
        ({"plyers": 2}, "plyers"),
        ({"reward": "wins"}, "did you mean 'win'"),
        ({"observation": "vectors"}, "did you mean 'vector'"),
        ({"render_mode": "ansy"}, "did you mean 'ansi'"),
    ],
)
def test_bad_arguments_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(UnreadableError, match=said):
        make(AEC, "samurai", **options)
