"""Playing on from an imagined state, everybody by rules of thumb."""

from math import exp
from typing import Final, final

from sengoku.bots.shogun.policy import Policy
from sengoku.bots.shogun.standing import lead
from sengoku.bots.shogun.worth import ROUNDS
from sengoku.core import rng
from sengoku.core.flow import advance
from sengoku.core.flow import legal as offered
from sengoku.core.seats import member
from sengoku.shogun import steps
from sengoku.shogun.space import SEAL_ID
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import FIELDS

YEARS: Final = 2

DOUBT: Final = 0.35
"""How far plans of others may stray from the own way of planning."""


def chance(ahead: float, rounds: int) -> float:
    """Return how likely a lead in points wins; it counts more the later it is."""
    return 1.0 / (1.0 + exp(-ahead / (2.5 + 1.5 * rounds)))


@final
class Playouts:
    """Plays on and tells how likely a seat is to win."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.table = policy.ground.rules.table

    # What others may have planned

    def lay_others(self, s: State, seat: int, source: list[int]) -> None:
        """Let the others plan, as far as they are not thought to have planned."""
        for other in range(s.seats):
            if other != seat:
                self.lay(s, other, source, DOUBT)

    def lay(self, s: State, seat: int, source: list[int], noise: float) -> None:
        first = seat * FIELDS
        s.mat[first : first + FIELDS] = [NONE] * FIELDS
        s.mat[first : first + FIELDS] = self.policy.plan(s, seat, source, noise)

    # Playing on

    def plan(self, s: State, seat: int, plan: list[int], luck: int) -> float:
        """Return the chance of *seat* with a *plan*; the others have laid theirs.

        What a plan prepares shows only in the next round, so that is played as well.
        """
        first, source = seat * FIELDS, rng.fast(luck, 1)
        s.mat[first : first + FIELDS] = plan
        self.seal(s)
        self.finish_round(s, source)
        if s.todo:
            self.play_round(s, source)
        return self.rate(s, seat)

    def seal(self, s: State) -> None:
        for seat in range(s.seats):
            if s.todo[-2] >> seat & 1:
                advance(self.table, s, seat, SEAL_ID, None)

    def finish_round(self, s: State, source: list[int]) -> None:
        """Play on until plans are to be made again, or the game is over."""
        policy, table = self.policy, self.table
        while s.todo and s.todo[-3] != steps.PLANNING:
            seat = member(s.todo[-2])
            ids = offered(table, s, seat)
            advance(table, s, seat, policy.choose(s, seat, ids, source, 0.0), None)

    def play_round(self, s: State, source: list[int]) -> None:
        """Let everybody plan by rule of thumb, and play the round."""
        for seat in range(s.seats):
            self.lay(s, seat, source, 0.0)
        self.seal(s)
        self.finish_round(s, source)

    def rate(self, s: State, seat: int) -> float:
        """Return the chance of *seat* between two rounds, or at the end."""
        rounds = ROUNDS * (YEARS - s.year + 1) - s.season if s.todo else 0
        return chance(lead(self.policy, s, seat), rounds)
