"""Whole games on small boards are solved exactly, and OpenSpiel finds the same."""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability

import sengoku.research.spiel  # noqa: F401 - registers the games
from sengoku.core.rules import Rules
from sengoku.research.game_tree import (
    GameTree,
    Numbers,
    beginning,
    drawn,
    grow,
)
from sengoku.research.solving import (
    Solver,
    best_response,
    bot_policy,
    nash_conv,
    shortfall,
    value,
)
from sengoku.research.tables import make_rules
from sengoku.samurai.board_sheet import FILES

TINY = (
    FILES.text_of("mini")
    .replace("move23 = 1", "move23 = 0")
    .replace("hand = 2", "hand = 1")
    .replace("grey = 2", "grey = 1")
    .replace("violet = 2", "violet = 1")
)
"""Mini without moves and with one card each."""
TINIEST = TINY.replace("recruit = 1", "recruit = 0")


def rules_of(board: str) -> Rules:
    return make_rules("samurai", {"players": 2, "board": board})


@pytest.fixture(scope="module")
def tree() -> GameTree:
    return grow(rules_of(TINY))


@pytest.fixture(scope="module")
def tiniest() -> GameTree:
    return grow(rules_of(TINIEST))


def test_a_tree_holds_every_position_once(tree: GameTree) -> None:
    rules = tree.rules
    ends = (tree.info < 0) & (np.bincount(tree.parent[1:], minlength=tree.nodes) == 0)
    assert tree.nodes > 1000
    assert np.count_nonzero(tree.parent < 0) == 1
    assert np.count_nonzero(tree.parent == 0) == 4, "two deals, and who is first"
    for node in range(0, tree.nodes, 97):
        world = tree.world(node)
        if tree.info[node] >= 0:
            first, end = tree.first_slot[tree.info[node] :][:2]
            asked = rules.legal(world.state, int(tree.seat[tree.info[node]]))
            assert sorted(asked) == tree.actions[first:end].tolist()
        elif ends[node]:
            outcome = rules.outcome(world.state)
            assert outcome is not None
            assert tree.payoff[node] == outcome.scores[0] - outcome.scores[1]


def test_draws_that_make_no_difference_are_one() -> None:
    """Six deals of two kinds of cards are three, and two seats can be first."""
    cases = drawn(beginning(rules_of("mini")))
    assert len(cases) == 6
    chances = sorted(chance for _, chance, _ in cases)
    assert chances == pytest.approx([1 / 12] * 4 + [1 / 3] * 2)


def test_information_sets_hold_what_their_seat_has_seen(tree: GameTree) -> None:
    told: dict[int, str] = {}
    for node in np.flatnonzero(tree.info >= 0)[::37]:
        info = int(tree.info[node])
        seen = tree.world(int(node)).remembered(int(tree.seat[info]))
        assert told.setdefault(info, seen) == seen
    assert len({*told.values()}) == len(told)


def test_the_solver_reaches_an_equilibrium(tree: GameTree) -> None:
    solver = Solver(tree)
    found = [nash_conv(tree, tree.uniform())]
    for _ in range(3):
        solver.run(20)
        found.append(nash_conv(tree, solver.policy()))
    assert found[0] > 1
    assert found == sorted(found, reverse=True)
    assert 0 <= found[-1] < 0.02
    assert abs(value(tree, solver.policy())) < 0.02, "seats are alike"


def test_a_policy_is_a_distribution_in_every_set(tree: GameTree) -> None:
    solver = Solver(tree)
    solver.run(3)
    for policy in (
        tree.uniform(),
        solver.policy(),
        best_response(tree, tree.uniform(), 1),
    ):
        sums = np.add.reduceat(policy, tree.first_slot[:-1])
        assert np.allclose(sums, 1)
        assert policy.min() >= 0


def test_nobody_gains_by_answering_a_best_response_with_itself(tree: GameTree) -> None:
    policy = best_response(tree, tree.uniform(), 0)
    assert shortfall(tree, policy, 0) == pytest.approx(0)
    assert shortfall(tree, policy, 1) > 0


@pytest.mark.games
def test_openspiel_finds_the_same_exploitability(
    tiniest: GameTree, tmp_path: Path
) -> None:
    file = tmp_path / "tiniest.toml"
    file.write_text(TINIEST, "utf-8")
    given = {"players": 2, "reward": "margin", "chance": "explicit", "board": str(file)}
    game = pyspiel.load_game("sengoku_samurai", given)
    solver = Solver(tiniest)
    solver.run(2)
    theirs = Translated(game, tiniest, solver.policy())
    gain = exploitability.nash_conv(game, theirs)
    assert gain == pytest.approx(nash_conv(tiniest, solver.policy()), abs=1e-9)


@pytest.mark.games
def test_openspiel_plays_the_mini_board() -> None:
    game = pyspiel.load_game(
        "sengoku_samurai(players=2,board=mini,chance=explicit,reward=margin)"
    )
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


class Translated(spiel_policy.Policy):  # type: ignore[misc]
    """A policy of ours for OpenSpiel, which asks for it state by state."""

    def __init__(self, game: Any, tree: GameTree, policy: Numbers) -> None:
        super().__init__(game, [0, 1])
        self.known: dict[str, dict[int, float]] = {}
        for info, node in enumerate(tree.first_node):
            told = tree.world(int(node)).remembered(int(tree.seat[info]))
            here = slice(*tree.first_slot[info : info + 2])
            chances = zip(tree.actions[here], policy[here], strict=True)
            self.known[f"{tree.seat[info]} {told}"] = {int(a): p for a, p in chances}

    def action_probabilities(self, state: Any, player: int | None = None) -> Any:
        seat = state.current_player() if player is None else player
        return self.known[f"{seat} {state.world.remembered(seat)}"]


@pytest.mark.games
def test_bots_have_a_policy(tiniest: GameTree) -> None:
    normal = bot_policy(tiniest, "normal")
    assert {*np.unique(normal)} == {0.0, 1.0}
    mixed = bot_policy(tiniest, "random", samples=3)
    assert not {*np.unique(mixed)} <= {0.0, 1.0}
    assert nash_conv(tiniest, normal) < nash_conv(tiniest, mixed) / 4


def test_games_that_cannot_be_solved_are_refused() -> None:
    with pytest.raises(ValueError, match="more than 100 nodes"):
        grow(rules_of("mini"), most=100)
    with pytest.raises(ValueError, match="3 players"):
        grow(make_rules("samurai", {"players": 3}))
    with pytest.raises(ValueError, match="'win'"):
        grow(rules_of("mini"), "win")
