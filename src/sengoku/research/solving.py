"""Exact solutions of small games: CFR+, best responses, the distance to optimal play.

    from sengoku.research.solving import Solver, nash_conv

    solver = Solver(tree)
    solver.run(500)
    nash_conv(tree, solver.policy())

A policy is an array with the chance of every action of every information set, by the
slots of a ``game_tree.GameTree``. *NashConv* is what both seats together could gain by
best responses: 0 in an equilibrium, in the unit of the reward.

CFR+ is that of Tammelin (2014): regrets never fall below 0, seats take turns, and
later policies weigh more in the average.
"""

from collections.abc import Callable
from typing import Final, final

import numpy as np

from sengoku.bots.registry import create_bot
from sengoku.bots.runner import check_choice
from sengoku.bots.view import View, source
from sengoku.research.game_tree import GameTree, Numbers

SEATS: Final = (0, 1)


@final
class Solver:
    """Approaches an equilibrium of *tree*, iteration by iteration."""

    def __init__(self, tree: GameTree) -> None:
        self.tree: Final = tree
        self.iterations = 0
        self._regrets = np.zeros(len(tree.actions))
        self._sums = np.zeros(len(tree.actions))
        self._policy = tree.uniform()

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for seat in SEATS:
                self._update(seat)

    def _update(self, seat: int) -> None:
        tree, own = self.tree, self.tree.seat_of_slot == seat
        reach = _reach(tree, self._policy, seat)[tree.first_node][tree.info_of_slot]
        self._sums[own] += (self.iterations * reach * self._policy)[own]
        gains = _gains(tree, self._policy, seat)
        means = _by_infoset(tree, gains * self._policy)
        regrets = np.maximum(0.0, self._regrets + gains - means)
        self._regrets[own] = regrets[own]
        self._policy[own] = _normalized(tree, self._regrets)[own]

    def policy(self) -> Numbers:
        """Return the average policy, which approaches an equilibrium."""
        return _normalized(self.tree, self._sums)


def value(tree: GameTree, policy: Numbers) -> float:
    """Return what seat 0 wins on average if both seats follow *policy*."""
    return float(_values(tree, policy)[0])


def best_response(tree: GameTree, policy: Numbers, seat: int) -> Numbers:
    """Return *policy* with the best answers of *seat* to that of the other one."""
    answer = policy.copy()
    chosen = _chosen_before(tree, seat)[tree.first_node]
    own = tree.seat == seat
    for count in range(int(chosen[own].max(initial=-1)), -1, -1):
        gains = _gains(tree, answer, seat)
        best = np.maximum.reduceat(gains, tree.first_slot[:-1])[tree.info_of_slot]
        here = (own & (chosen == count))[tree.info_of_slot]
        answer[here] = _normalized(tree, (gains >= best).astype(float))[here]
    return answer


def shortfall(tree: GameTree, policy: Numbers, seat: int) -> float:
    """Return what *seat* would win more by its best response, against *policy*."""
    better = value(tree, best_response(tree, policy, seat)) - value(tree, policy)
    return better if seat == 0 else -better


def nash_conv(tree: GameTree, policy: Numbers) -> float:
    return sum(shortfall(tree, policy, seat) for seat in SEATS)


def bot_policy(
    tree: GameTree,
    name: str,
    samples: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Numbers:
    """Return how often the bot *name* takes every action, asked *samples* times.

    It is asked in every information set, from what its seat sees there; what a bot
    remembers of the game before is not asked for. *progress* is called now and then
    with the number of information sets so far.
    """
    counts = np.zeros(len(tree.actions))
    bot = create_bot(name, tree.rules)
    for info in range(tree.infosets):
        if progress is not None and info % 1_000 == 0:
            progress(info)
        first, end = tree.first_slot[info : info + 2]
        actions = [int(action) for action in tree.actions[first:end]]
        if len(actions) == 1:
            counts[first] = 1
            continue
        world, seat = tree.world(int(tree.first_node[info])), int(tree.seat[info])
        seen = tree.rules.observe(world.state, seat)
        for sample in range(samples):
            view = View(tree.rules, seat, seen, actions, source(sample))
            bot.get_ready(view)
            view.start_clock()
            chosen = check_choice(view, bot.choose(view))
            counts[first + actions.index(chosen)] += 1
    bot.close()
    return _normalized(tree, counts)


def _normalized(tree: GameTree, numbers: Numbers) -> Numbers:
    """Scale *numbers* so that each set adds up to 1; zeros become equal chances."""
    sums = _by_infoset(tree, numbers)
    return np.where(sums > 0, numbers / np.where(sums > 0, sums, 1.0), tree.uniform())


def _by_infoset(tree: GameTree, numbers: Numbers) -> Numbers:
    """Return for every slot the sum over its information set."""
    sums = np.add.reduceat(numbers, tree.first_slot[:-1])
    return np.asarray(sums[tree.info_of_slot])


def _weights(tree: GameTree, policy: Numbers) -> Numbers:
    """Return the chance of the edge to every node."""
    return np.where(tree.slot >= 0, policy[tree.slot], tree.chance)


def _down(tree: GameTree, weights: Numbers) -> Numbers:
    """Return for every node the product of the *weights* from the root to it."""
    found = np.ones(tree.nodes)
    for level in tree.levels[1:]:
        found[level] = found[tree.parent[level]] * weights[level]
    return found


def _reach(tree: GameTree, policy: Numbers, seat: int) -> Numbers:
    """Return how much *seat* itself contributes to reaching every node."""
    weights = _weights(tree, policy)
    return _down(tree, np.where(tree.mover == seat, weights, 1.0))


def _values(tree: GameTree, policy: Numbers) -> Numbers:
    """Return what seat 0 wins on average from every node on."""
    weights, found = _weights(tree, policy), tree.payoff.copy()
    for level in reversed(tree.levels[1:]):
        parents = tree.parent[level]
        starts = np.flatnonzero(np.diff(parents, prepend=-1))
        found[parents[starts]] = np.add.reduceat(weights[level] * found[level], starts)
    return found


def _gains(tree: GameTree, policy: Numbers, seat: int) -> Numbers:
    """Return the counterfactual value of every slot of *seat*, zero elsewhere."""
    weights = np.where(tree.mover == seat, 1.0, _weights(tree, policy))
    won = _values(tree, policy) * (1.0 if seat == 0 else -1.0)
    own = tree.mover == seat
    weighted = (_down(tree, weights) * won)[own]
    gains = np.bincount(tree.slot[own], weighted, minlength=len(tree.actions))
    return np.asarray(gains, np.float64)


def _chosen_before(tree: GameTree, seat: int) -> Numbers:
    """Return for every node how often *seat* has chosen before it."""
    found = np.zeros(tree.nodes)
    own = tree.mover == seat
    for level in tree.levels[1:]:
        found[level] = found[tree.parent[level]] + own[level]
    return found
