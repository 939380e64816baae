"""Rollouts from an imagined state; all seats play by heuristics."""

from math import exp
from typing import Final, final

from sengoku.core import rng
from sengoku.core.flow import advance
from sengoku.core.flow import legal as offered
from sengoku.core.rows import put
from sengoku.core.seats import member
from sengoku.shogun import steps
from sengoku.shogun.bots.policy import Policy
from sengoku.shogun.bots.position_value import lead
from sengoku.shogun.rows import seat_field
from sengoku.shogun.space import SEAL_ID
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import FIELDS, ROUNDS, YEARS

OPPONENT_NOISE: Final = 0.35
"""Noise in opponents' plans."""


def win_chance_of_lead(ahead: float, rounds: int) -> float:
    """Return the win chance of a lead in points; later leads count more."""
    return 1.0 / (1.0 + exp(-ahead / (2.5 + 1.5 * rounds)))


@final
class Rollouts:
    """Plays on and estimates the win chance of a seat."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.table = policy.params.rules.table

    # Opponents' plans

    def lay_opponents(self, s: State, seat: int, source: list[int]) -> None:
        """Replace the opponents' plans with plausible ones."""
        for other in range(s.seats):
            if other != seat:
                self.lay(s, other, source, OPPONENT_NOISE)

    def lay(self, s: State, seat: int, source: list[int], noise: float) -> None:
        first = seat_field(seat, 0)
        put(s.mat, first, [NONE] * FIELDS)
        put(s.mat, first, self.policy.plan(s, seat, source, noise))

    # Rollout

    def plan(self, s: State, seat: int, plan: list[int], seed: int) -> float:
        """Return the win chance of *seat* with *plan*; opponents have laid theirs.

        Plays the next round too, because a plan pays off only then.
        """
        first, source = seat_field(seat, 0), rng.fast(seed, 1)
        put(s.mat, first, plan)
        self.seal(s)
        self.finish_round(s, source)
        if s.stack:
            self.play_round(s, source)
        return self.win_chance(s, seat)

    def seal(self, s: State) -> None:
        for seat in range(s.seats):
            if s.stack.waiting >> seat & 1:
                advance(self.table, s, seat, SEAL_ID, None)

    def finish_round(self, s: State, source: list[int]) -> None:
        """Play until the next planning phase, or the end of the game."""
        policy, table = self.policy, self.table
        while s.stack and s.stack.step != steps.PLANNING:
            seat = member(s.stack.waiting)
            ids = offered(table, s, seat)
            advance(table, s, seat, policy.choose(s, seat, ids, source, 0.0), None)

    def play_round(self, s: State, source: list[int]) -> None:
        """Let all seats plan by heuristics, and play the round."""
        for seat in range(s.seats):
            self.lay(s, seat, source, 0.0)
        self.seal(s)
        self.finish_round(s, source)

    def win_chance(self, s: State, seat: int) -> float:
        """Return the win chance of *seat* between two rounds, or at the end."""
        rounds = ROUNDS * (YEARS - s.year + 1) - s.season if s.stack else 0
        return win_chance_of_lead(lead(self.policy, s, seat), rounds)
