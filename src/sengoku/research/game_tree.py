"""The whole tree of a small game as arrays, for exact solutions.

    from sengoku.research.game_tree import grow
    from sengoku.research.tables import make_rules

    tree = grow(make_rules("samurai", {"players": 2, "board": "mini"}))

The game has two seats, and what one of them wins the other one loses. Seats that choose
at the same time do so one after the other without seeing it. An information set holds
everything that its seat has seen and done. Draws of chance that make no difference,
such as two orders of the same cards, lead to one node.
"""

import copy
import hashlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.research import rewards
from sengoku.research.spiel_world import World

Numbers: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.int64]

NONE: Final = -1
MAX_NODES: Final = 5_000_000
REWARD: Final = "margin"


class Edge(NamedTuple):
    """What led to a node: *draws* with a probability, or the action of a *slot*."""

    parent: int
    slot: int = NONE
    chance: float = 1.0
    draws: tuple[int, ...] = ()


ROOT: Final = Edge(NONE)


@final
class Choices:
    """The information sets in the order of their discovery.

    The actions of a set are *slots*, numbers that follow each other from its first on.
    """

    def __init__(self) -> None:
        self.numbers: dict[bytes, int] = {}
        self.seat: list[Seat] = []
        self.first_slot: list[int] = [0]
        self.first_node: list[int] = []
        self.actions: list[int] = []

    def find(self, world: World, seat: Seat, node: int, actions: list[int]) -> int:
        told = f"{seat}\n{world.remembered(seat)}".encode()
        key = hashlib.blake2b(told, digest_size=16).digest()
        found = self.numbers.setdefault(key, len(self.seat))
        if found == len(self.seat):
            self.seat.append(seat)
            self.first_node.append(node)
            self.actions += actions
            self.first_slot.append(len(self.actions))
        return found


@final
class GameTree:
    """All positions that can come about, from the root on, level by level.

    Lists by node: *parent*; *slot*, the action that leads here, or ``NONE`` after
    chance, which has probability *chance*; *info*, the information set of a seat that
    chooses here, or ``NONE``; *payoff*, what seat 0 wins where the game is over.
    """

    def __init__(
        self,
        rules: Rules,
        edges: Sequence[Edge],
        info: Sequence[int],
        payoff: Sequence[float],
        choices: Choices,
    ) -> None:
        order, self.levels = _by_level([edge.parent for edge in edges])
        rank = np.empty_like(order)
        rank[order] = np.arange(len(order))
        parent, slot = (np.array([edge[at] for edge in edges]) for at in (0, 1))
        self.rules: Final = rules
        self.parent: Places = np.where(parent < 0, NONE, rank[parent])[order]
        self.slot: Places = slot[order]
        self.chance: Numbers = np.array([edge.chance for edge in edges])[order]
        self.draws: Final = {
            int(rank[node]): edge.draws for node, edge in enumerate(edges) if edge.draws
        }
        self.info: Places = np.array(info)[order]
        self.payoff: Numbers = np.array(payoff)[order]
        self.seat: Places = np.array(choices.seat)
        self.first_slot: Places = np.array(choices.first_slot)
        self.first_node: Places = rank[np.array(choices.first_node)]
        self.actions: Places = np.array(choices.actions)
        sizes = np.diff(self.first_slot)
        self.info_of_slot: Places = np.repeat(np.arange(len(sizes)), sizes)
        self.seat_of_slot: Places = self.seat[self.info_of_slot]
        known = self.slot >= 0
        self.mover: Places = np.where(known, self.seat_of_slot[self.slot], NONE)

    @property
    def nodes(self) -> int:
        return len(self.parent)

    @property
    def infosets(self) -> int:
        return len(self.seat)

    def uniform(self) -> Numbers:
        """Return the policy that takes every action with the same chance."""
        return (1.0 / np.diff(self.first_slot))[self.info_of_slot]

    def world(self, node: int) -> World:
        """Return the game at *node*, played again from the beginning."""
        path: list[int] = []
        while self.parent[node] >= 0:
            path.append(node)
            node = int(self.parent[node])
        world = beginning(self.rules)
        for step in reversed(path):
            for draw in self.draws.get(step, ()):
                world.draw(draw)
            if self.slot[step] >= 0:
                world.play(int(self.actions[self.slot[step]]))
        return world


def _by_level(parents: Sequence[int]) -> tuple[Places, list[slice]]:
    """Return the nodes by level, those of one parent together, and where levels are."""
    parent = np.array(parents)
    level = np.zeros(len(parent), np.int64)
    for node in range(1, len(parent)):
        level[node] = level[parent[node]] + 1
    counts = np.bincount(level)
    order = np.argsort(level, kind="stable")
    rank = np.zeros(len(parent), np.int64)
    levels: list[slice] = []
    first = 0
    for count in counts:
        here = order[first : first + count]
        here = here[np.argsort(rank[parent[here]], kind="stable")]
        order[first : first + count] = here
        rank[here] = np.arange(first, first + count)
        levels.append(slice(first, first + int(count)))
        first += int(count)
    return order, levels


def grow(
    rules: Rules,
    reward: str = REWARD,
    most: int = MAX_NODES,
    progress: Callable[[int], None] | None = None,
) -> GameTree:
    """Return the tree of a whole game under *rules*.

    With more than *most* nodes a ``ValueError`` says so. *progress* is called now and
    then with the number of nodes so far.
    """
    total = rewards.bounds(reward, rules).total
    if rules.seats != 2 or total is None:
        detail = f"{rules.seats} players with reward {reward!r}"
        raise ValueError(f"two players and a fixed sum are solved, not {detail}")
    pay, choices = rewards.reward(reward), Choices()
    edges: list[Edge] = []
    info: list[int] = []
    payoff: list[float] = []
    open_nodes = [(beginning(rules), ROOT)]
    while open_nodes:
        world, edge = open_nodes.pop()
        node = len(edges)
        edges.append(edge)
        if node > most:
            raise ValueError(f"the game has more than {most} nodes")
        if progress is not None and node % 10_000 == 0:
            progress(node)
        outcome = None if world.is_chance else rules.outcome(world.state)
        payoff.append(0.0 if outcome is None else pay(outcome)[0] - total / 2)
        info.append(NONE)
        if outcome is None:
            info[node] = _spread(world, node, choices, open_nodes)
    return GameTree(rules, edges, info, payoff, choices)


def beginning(rules: Rules) -> World:
    world = World(rules, draws=True)
    world.carry_out()
    return world


def _spread(
    world: World, node: int, choices: Choices, to: list[tuple[World, Edge]]
) -> int:
    """Add what can follow *world*; return the information set of the seat, if any."""
    if world.is_chance:
        to += [
            (after, Edge(node, NONE, chance, draws))
            for after, chance, draws in drawn(world)
        ]
        return NONE
    actions = sorted(world.rules.legal(world.state, world.seat))
    found = choices.find(world, world.seat, node, actions)
    for slot, action in enumerate(actions, choices.first_slot[found]):
        after = world if action == actions[-1] else copy.deepcopy(world)
        after.play(action)
        to.append((after, Edge(node, slot)))
    return found


def drawn(world: World) -> list[tuple[World, float, tuple[int, ...]]]:
    """Return what chance makes of *world*: each case, its chance, and some draws."""
    cases: dict[tuple[str, ...], tuple[World, float, tuple[int, ...]]] = {}
    drawing: list[tuple[World, float, tuple[int, ...]]] = [(world, 1.0, ())]
    while drawing:
        now, chance, draws = drawing.pop()
        if now.needed is not None:
            for drawn, part in now.needed.outcomes:
                after = copy.deepcopy(now)
                after.draw(drawn)
                drawing.append((after, chance * part, (*draws, drawn)))
            continue
        case = (now.text(), *(now.remembered(seat) for seat in range(2)))
        _, before, _ = cases.get(case, (now, 0.0, draws))
        cases[case] = (now, before + chance, draws)
    return [*cases.values()]
