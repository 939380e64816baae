"""Rewards at the end of a game, by name. Until then every reward is 0.

*win*     1 for every winner, -1 for everybody else
*share*   the win divided among the winners: 1 for a single winner, ½ for each of two
*margin*  the points of a seat less those of the best other seat
*rank*    from 1 for the first place to -1 for the last, in equal steps; seats of equal
          rank receive the mean of their places

*share* always adds up to 1, *rank* to 0, and with two players *win* without a tie and
*margin* add up to 0 as well.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from sengoku.core.notation import Domain
from sengoku.core.rules import Outcome, Rules

Reward: TypeAlias = Callable[[Outcome], tuple[float, ...]]

ILLEGAL: Final = -1.0
"""The reward of an agent that ends a game by an illegal action; others receive 0."""


class Bounds(NamedTuple):
    """What the rewards of a seat cannot exceed; *total* is their sum if it is fixed."""

    low: float
    high: float
    total: float | None = None


def win(outcome: Outcome) -> tuple[float, ...]:
    seats = range(len(outcome.scores))
    return tuple(1.0 if seat in outcome.winners else -1.0 for seat in seats)


def share(outcome: Outcome) -> tuple[float, ...]:
    part, seats = 1 / len(outcome.winners), range(len(outcome.scores))
    return tuple(part if seat in outcome.winners else 0.0 for seat in seats)


def margin(outcome: Outcome) -> tuple[float, ...]:
    scores = outcome.scores
    return tuple(
        float(own - max(scores[:seat] + scores[seat + 1 :]))
        for seat, own in enumerate(scores)
    )


def rank(outcome: Outcome) -> tuple[float, ...]:
    step = 2 / (len(outcome.ranks) - 1)
    return tuple(
        1 - step * (own - 1 + (outcome.ranks.count(own) - 1) / 2)
        for own in outcome.ranks
    )


REWARDS: Final[Mapping[str, Reward]] = {
    "win": win,
    "share": share,
    "margin": margin,
    "rank": rank,
}
DEFAULT: Final = "win"

_MAX_POINTS: Final = 1000.0
"""More than any game has points, for libraries that ask for a bound."""


def reward(name: str) -> Reward:
    """Return the reward *name*; an unknown name raises an error with a hint."""
    Domain("reward", tuple(REWARDS)).exact(name)
    return REWARDS[name]


def bounds(name: str, rules: Rules) -> Bounds:
    """Return the limits of the reward *name* in a game under *rules*."""
    if name == "margin":
        total = 0.0 if rules.seats == 2 else None
        return Bounds(-_MAX_POINTS, _MAX_POINTS, total)
    totals = {"share": 1.0, "rank": 0.0}
    return Bounds(0.0 if name == "share" else -1.0, 1.0, totals.get(name))
