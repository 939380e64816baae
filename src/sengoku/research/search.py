"""Information-set Monte Carlo tree search, for every game: a reference to start from.

Each simulation imagines a world that looks to the seat like the real one, walks down
the tree, adds one node, values the world there and updates the nodes it came through.
The answer is the most visited action. Hidden information is drawn again for every
simulation, from the observation alone, so the search knows no more than its seat.

- Every seat has a tree of its own, of what it chose and what it saw others choose.
- Where several seats are to choose at once, no seat sees the choices of the others: its
  tree goes on at the same node, whatever they chose. So a seat neither reacts to a
  sealed choice nor assumes that others react to its own.
- Which actions are legal depends on the world. A node counts how often an action was
  available, and compares it with others by that (Cowling, Powley and Whitehouse 2012).

Without a *prior* actions are selected by UCB1, each one at least once. With a prior
they are selected by PUCT. Without a *value* a world is played to its end at random.
"""

import math
from collections.abc import Callable, Sequence
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple, TypeAlias, final

from sengoku.bots.bot import Bot
from sengoku.bots.search import Budget
from sengoku.bots.view import View
from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Outcome, Rules
from sengoku.core.seats import Seat

Prior: TypeAlias = Callable[[Rules, Any, Seat, Sequence[int]], Sequence[float]]
"""Returns the chance of each of the actions that a seat may choose in a state."""

Value: TypeAlias = Callable[[Rules, Any, int], Sequence[float]]
"""Returns how good a state is for each seat, from 0 to 1; it may change the state.

The last argument is a seed for whatever is random about it.
"""

UCB_EXPLORATION: Final = 0.5
PUCT_EXPLORATION: Final = 1.5
FIRST_VALUE: Final = 0.5
"""The value of an action that was never tried, for PUCT."""
SEEDS: Final = 1 << 32


class ActionResult(NamedTuple):
    """What a search found about an action."""

    action: int
    visits: int
    value: float


@final
class Edge:
    """An action at a node: how often it was available and tried, and what it gave."""

    __slots__ = ("available", "prior", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.prior = 0.0

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else FIRST_VALUE


@final
class Node:
    """What a seat knows at a point of its tree; *seen* leads on from here."""

    __slots__ = ("edges", "seen")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.seen: dict[tuple[Seat, int], Node] = {}

    def after(self, seat: Seat, action: int) -> "Node":
        return self.seen.setdefault((seat, action), Node())


@final
class TreeSearch:
    """Searches the answer to one question; ``run`` does one simulation."""

    def __init__(
        self,
        view: View,
        prior: Prior | None = None,
        value: Value | None = None,
        exploration: float | None = None,
    ) -> None:
        default = UCB_EXPLORATION if prior is None else PUCT_EXPLORATION
        self.view: Final = view
        self.rules: Final = view.rules
        self.prior: Final = prior
        self.value: Final = value or playout_value
        self.exploration: Final = default if exploration is None else exploration
        self.roots: Final = [Node() for _ in range(self.rules.seats)]
        self._world: Final = view.imagine()

    def run(self) -> None:
        rules = self.rules
        s = rules.copy(self._world)
        rules.reimagine(s, self.view.seat, self.view.source)
        passed = self._descend(s)
        values = self.value(rules, s, self.view.below(SEEDS))
        for seat, edge in passed:
            edge.visits += 1
            edge.total += values[seat]

    def _descend(self, s: Any) -> list[tuple[Seat, Edge]]:
        """Play on until an action is new to its node; return what was passed."""
        rules, at = self.rules, [*self.roots]
        passed: list[tuple[Seat, Edge]] = []
        while waiting := rules.waiting(s):
            seat = self._who(waiting)
            ids = rules.legal(s, seat)
            if len(ids) == 1:
                rules.advance(s, seat, ids[0])
                continue
            action, edge = self._select(at[seat], s, seat, ids)
            is_new = not edge.visits
            passed.append((seat, edge))
            rules.advance(s, seat, action)
            if is_new:
                break
            for observer in self._observers(waiting, seat):
                at[observer] = at[observer].after(seat, action)
        return passed

    def _who(self, waiting: int) -> Seat:
        """Return who chooses next: the order does not matter, but ours comes first."""
        own = self.view.seat
        return own if seat_sets.contains(waiting, own) else seat_sets.each(waiting)[0]

    def _observers(self, waiting: int, seat: Seat) -> Sequence[Seat]:
        """Return the seats that see the choice: one alone if others choose too."""
        return (seat,) if waiting != seat_sets.one(seat) else range(self.rules.seats)

    def _select(
        self, node: Node, s: Any, seat: Seat, ids: Sequence[int]
    ) -> tuple[int, Edge]:
        edges = [node.edges.setdefault(action, Edge()) for action in ids]
        if self.prior is not None:
            chances = self.prior(self.rules, s, seat, ids)
            for edge, chance in zip(edges, chances, strict=True):
                edge.prior = chance
        for edge in edges:
            edge.available += 1
        if self.prior is None:
            new = [at for at, edge in enumerate(edges) if not edge.visits]
            best = new[self.view.below(len(new))] if new else _best(edges, self._ucb)
        else:
            best = _best(edges, self._puct)
        return ids[best], edges[best]

    def _ucb(self, edge: Edge) -> float:
        bonus = math.sqrt(math.log(edge.available) / edge.visits)
        return edge.value + self.exploration * bonus

    def _puct(self, edge: Edge) -> float:
        bonus = edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
        return edge.value + self.exploration * bonus

    def ranking(self) -> list[ActionResult]:
        """Return the actions on offer, the most visited first."""
        edges = self.roots[self.view.seat].edges
        found = [
            ActionResult(action, edges[action].visits, edges[action].value)
            for action in self.view.ids
            if action in edges
        ]
        return sorted(found, key=lambda one: (-one.visits, -one.value))


def _best(edges: Sequence[Edge], score: Callable[[Edge], float]) -> int:
    return max(range(len(edges)), key=lambda at: score(edges[at]))


def playout_value(rules: Rules, s: Any, seed: int) -> Sequence[float]:
    """Play to the end with random choices."""
    rules.playout(s, seed)
    outcome = rules.outcome(s)
    assert outcome is not None
    return outcome_value(outcome)


def outcome_value(outcome: Outcome) -> list[float]:
    """Return the mean of each seat's part of the win and its points against the best.

    Points tell more than wins when playouts are random and a win is far away.
    """
    values = []
    for seat, score in enumerate(outcome.scores):
        others = max(s for at, s in enumerate(outcome.scores) if at != seat)
        won = (seat in outcome.winners) / len(outcome.winners)
        own, rest = max(score, 0) + 1, max(others, 0) + 1
        values.append((won + own / (own + rest)) / 2)
    return values


@final
class Ismcts(Bot):
    """A bot that searches: ``ismcts?simulations=200`` in the arena.

    Its budget is a number of *simulations*, *seconds* per answer, or the time limit of
    the table. *prior* and *value* name functions as ``module:function``.
    """

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        exploration: float | None = None,
        prior: str = "",
        value: str = "",
    ) -> None:
        if simulations is not None and (simulations < 1 or seconds is not None):
            detail = "expected simulations from 1 on, or seconds, not both"
            raise UnreadableError("budget", detail=detail)
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.exploration: Final = exploration
        self.prior: Final[Prior | None] = resolve_name(prior) if prior else None
        self.value: Final[Value | None] = resolve_name(value) if value else None

    def choose(self, view: View) -> int:
        if len(view.ids) == 1:
            return view.ids[0]
        seconds = view.seconds if self.seconds is None else self.seconds
        budget = Budget(seconds, self.simulations)
        search = TreeSearch(view, self.prior, self.value, self.exploration)
        while budget.fraction_used() < 1:
            search.run()
            budget.spend()
        return search.ranking()[0].action
