"""The games for OpenSpiel: its simulation test, information states, resampling."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

import sengoku
from sengoku.core.errors import UnreadableError
from sengoku.games import GAMES
from sengoku.research.rewards import REWARDS
from sengoku.research.spiel import register
from sengoku.testing import samurai, shogun
from sengoku.testing.laws_of_secrets import Scramble

register()

SCRAMBLES: dict[str, Scramble] = {
    "sengoku_samurai(players=2)": samurai.scramble,
    "sengoku_shogun(players=3,start=preset)": shogun.scramble,
}
SMALL = [*SCRAMBLES]
EXPLICIT = [
    "sengoku_samurai(players=2,chance=explicit)",
    "sengoku_shogun(players=3,start=preset,chance=explicit)",
]


def started(game: Any, deal: int = 7) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def advanced(game: Any, decisions: int, deal: int = 7) -> Any:
    state, rnd = started(game, deal), random.Random(deal)
    for _ in range(decisions):
        state.apply_action(rnd.choice(state.legal_actions()))
    return state


# OpenSpiel's own test


@pytest.mark.games
@pytest.mark.parametrize("name", SMALL)
def test_the_simulation_test_passes_with_serialization(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.games
def test_the_simulation_test_passes_with_explicit_chance() -> None:
    game = pyspiel.load_game(EXPLICIT[0])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered() -> None:
    names = {f"sengoku_{game.id}" for game in GAMES}
    assert names <= {*pyspiel.registered_names()}


def test_a_program_that_uses_it_ends_quietly_and_needs_no_gymnasium() -> None:
    code = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
import pyspiel, sengoku.research.spiel
pyspiel.load_game("sengoku_samurai")
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# Games and parameters


def test_a_deal_is_the_seed_of_the_same_game_elsewhere() -> None:
    state = started(pyspiel.load_game("sengoku_samurai(players=3)"), deal=7)
    rules, ours = sengoku.make("samurai", players=3, seed=7)
    assert str(state) == rules.dump(ours)


def test_options_are_parameters(tmp_path: Path) -> None:
    name = "sengoku_samurai(players=3,variants=agenda+shrines,house=leftovers:false)"
    options = pyspiel.load_game(name).rules.options
    assert options.variants == ("agenda", "shrines")
    assert options.house == {"leftovers": False}
    assert options.players == 3


def test_a_board_is_read_from_its_file(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text("nonsense")
    with pytest.raises(UnreadableError):
        pyspiel.load_game("sengoku_samurai", {"board": str(board)})


@pytest.mark.parametrize("reward", REWARDS)
def test_returns_are_those_of_the_reward(reward: str) -> None:
    game = pyspiel.load_game(f"sengoku_samurai(players=2,reward={reward})")
    state, rnd = started(game), random.Random(1)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        state.apply_action(rnd.choice(state.legal_actions()))
    outcome = game.rules.outcome(state.world.state)
    assert state.returns() == [*REWARDS[reward](outcome)]
    assert game.min_utility() <= min(state.returns())
    assert max(state.returns()) <= game.max_utility()


@pytest.mark.parametrize(
    ("reward", "players", "wanted"),
    [
        ("rank", 4, "ZERO_SUM"),
        ("margin", 2, "ZERO_SUM"),
        ("margin", 3, "GENERAL_SUM"),
        ("share", 3, "CONSTANT_SUM"),
        ("win", 2, "GENERAL_SUM"),  # ties have two winners
    ],
)
def test_the_sum_of_rewards_is_known(reward: str, players: int, wanted: str) -> None:
    game = pyspiel.load_game(f"sengoku_samurai(players={players},reward={reward})")
    assert game.get_type().utility.name == wanted


def test_a_clone_plays_on_by_itself() -> None:
    state = advanced(pyspiel.load_game(SMALL[0]), 20)
    before, clone = str(state), state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


# What players know


@pytest.mark.parametrize("name", SMALL)
def test_an_information_state_shows_nothing_that_is_hidden(name: str) -> None:
    game = pyspiel.load_game(name)
    state, rnd = advanced(game, 40), random.Random(1)
    world = state.world.state
    for player in range(game.num_players()):
        told = []
        for one in (world, SCRAMBLES[name](world, player, rnd)):
            state.world.state = one
            tensor = state.information_state_tensor(player)
            strings = state.information_state_string(player)
            told.append((strings, state.observation_string(player), tensor))
        assert told[0] == told[1]
        state.world.state = world


def test_information_states_have_perfect_recall() -> None:
    """Two pasts that lead to the same sight are told apart."""
    game = pyspiel.load_game(SMALL[0])
    state, rnd = started(game), random.Random(3)
    known: dict[int, set[str]] = {0: set(), 1: set()}
    while not state.is_terminal():
        player = state.current_player()
        told = state.information_state_string(player)
        assert told not in known[player]
        known[player].add(told)
        state.apply_action(rnd.choice(state.legal_actions()))


def test_tensors_are_what_the_seat_sees_by_name() -> None:
    game = pyspiel.load_game(SMALL[0])
    state = advanced(game, 20)
    observation = make_observation(game)
    observation.set_from(state, player=1)
    parts = game.rules.layout.slices
    assert {*observation.dict} == {*parts}
    assert observation.tensor.shape == (game.rules.layout.size,)
    assert observation.tensor.dtype == np.float32
    assert state.observation_tensor(1) == observation.tensor.tolist()


def test_a_public_observation_is_that_of_a_spectator() -> None:
    game = pyspiel.load_game(SMALL[0])
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    state = advanced(game, 20)
    observer = game.make_py_observer(kind)
    assert observer.string_from(state, 0) == state.world.seen(None)
    assert observer.tensor is None


# Resampling


@pytest.mark.parametrize("name", SMALL)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    game = pyspiel.load_game(name)
    state, rnd = advanced(game, 60), random.Random(1)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, rnd.random) for _ in range(6)]
    for other in worlds:
        told = other.information_state_string(player)
        assert told == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
    assert len({str(other) for other in worlds}) > 1


def test_a_resampled_state_knows_nothing_of_what_others_did_in_secret() -> None:
    game = pyspiel.load_game(SMALL[0])
    told = []
    for choice in (0, 1):
        state = started(game)
        state.apply_action(state.legal_actions()[choice])  # a destiny card, face down
        other = state.resample_from_infostate(1, lambda: 0.5)
        told.append((str(other), other.information_state_string(0)))
    assert told[0] == told[1]


def test_information_set_search_of_openspiel_plays() -> None:
    game = pyspiel.load_game(SMALL[0])
    state = advanced(game, 90)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=evaluator,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


# Explicit chance


def drawn_and_played(state: Any, rnd: random.Random, count: int) -> list[int]:
    """Play until *count* decisions are made; return the bounds of the draws."""
    sizes = []
    while count and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            sizes.append(len(outcomes))
            ids, chances = zip(*outcomes, strict=True)
            state.apply_action(rnd.choices(ids, chances)[0])
        else:
            state.apply_action(rnd.choice(state.legal_actions()))
            count -= 1
    return sizes


@pytest.mark.parametrize("name", EXPLICIT)
def test_every_draw_is_a_chance_node(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    sizes = drawn_and_played(state, random.Random(1), 10_000)
    assert state.is_terminal()
    assert max(sizes) <= game.max_chance_outcomes()
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_the_draws_of_a_shuffle_are_those_of_its_cards() -> None:
    game = pyspiel.load_game(EXPLICIT[0])
    sizes = drawn_and_played(game.new_initial_state(), random.Random(1), 1)
    seeds, cards = [*range(12, 1, -1)], [*range(20, 1, -1)]
    assert sizes == [*seeds, *cards, 2]  # and who is first


@pytest.mark.parametrize("name", EXPLICIT)
def test_resampled_states_go_on_drawing(name: str) -> None:
    game, rnd = pyspiel.load_game(name), random.Random(2)
    state = game.new_initial_state()
    drawn_and_played(state, rnd, 40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    other = state.resample_from_infostate(player, rnd.random)
    told = other.information_state_string(player)
    assert told == state.information_state_string(player)
    assert drawn_and_played(other, rnd, 10_000) or other.is_terminal()


# A position that is small enough to be solved

ENDGAME = Path(__file__).parents[2] / "examples" / "research" / "endgame.txt"


def endgame(deals: int) -> Any:
    given = {"players": 2, "reward": "margin", "deals": deals, "position": str(ENDGAME)}
    return pyspiel.load_game("sengoku_samurai", given)


def test_a_game_starts_from_a_position() -> None:
    game = endgame(4)
    worlds = [started(game, deal) for deal in range(4)]
    assert len({str(state) for state in worlds}) == 4
    assert len({state.world.seen(None) for state in worlds}) == 1
    assert all(state.current_player() == 1 for state in worlds)


@pytest.mark.games
def test_the_simulation_test_passes_from_a_position() -> None:
    pyspiel.random_sim_test(endgame(4), num_sims=2, serialize=True, verbose=False)


@pytest.mark.games
def test_counterfactual_regret_minimisation_solves_the_endgame() -> None:
    game = endgame(2)
    solver = cfr.CFRPlusSolver(game)
    found = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(4):
        solver.evaluate_and_update_policy()
    found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[0] > 2
    assert found[1] < found[0] / 2
