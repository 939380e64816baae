"""Ratings of bots on one scale, for all numbers of players.

The Plackett–Luce model treats a game as a sequence of picks of the best remaining bot;
the stronger a bot, the more likely it is picked.
"""

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from sengoku.arena.result import GameResult


class Rating(msgspec.Struct, frozen=True):
    """The estimated strength of a bot and its standard deviation."""

    mu: float
    sigma: float


def ratings(results: Iterable[GameResult]) -> dict[str, Rating]:
    """Rate all bots, game by game in the order of *results*."""
    model = PlackettLuce()
    unknown = model.rating()
    found: dict[str, Rating] = {}
    for result in results:
        before = [
            found.setdefault(bot, Rating(unknown.mu, unknown.sigma))
            for bot in result.bots
        ]
        teams = [[model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
        rated = model.rate(teams, ranks=[*map(float, result.ranks)])
        after = [Rating(team[0].mu, team[0].sigma) for team in rated]
        found |= _combined(result.bots, before, after)
    return found


def _combined(
    bots: Sequence[str], before: Sequence[Rating], after: Sequence[Rating]
) -> dict[str, Rating]:
    """Return the new ratings; a bot in several seats is updated by each of them."""
    found: dict[str, Rating] = {}
    for bot, old, new in zip(bots, before, after, strict=True):
        so_far = found.get(bot, old)
        found[bot] = Rating(
            so_far.mu + new.mu - old.mu, so_far.sigma * new.sigma / old.sigma
        )
    return found
