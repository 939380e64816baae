"""Ratings on the Elo scale, anchored to bots whose rating is given.

Ratings of openskill are only comparable within one arena. Here some bots have a fixed
rating, the *anchors*, and the others are placed by the games: 400 points more are ten
times the odds to finish ahead (the Bradley–Terry model). Two arenas with the same
anchors have the same scale.

A game counts once for each pair of bots in it, as in ``head_to_head``. Each pair that
met also counts one imaginary tie, so that a bot that always wins has a finite rating.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from sengoku.arena.head_to_head import Pairing
from sengoku.core.errors import UnreadableError

POINTS: Final = 400 / math.log(10)
"""Elo points per unit of the logarithm of the odds."""
Z_95: Final = 1.96
MAX_STEPS: Final = 100
TOLERANCE: Final = 1e-9
MAX_STEP: Final = 2.0
"""Longer Newton steps overshoot."""

Matrix: TypeAlias = list[list[float]]


class Elo(msgspec.Struct, frozen=True):
    """The rating of a bot; *low* to *high* is the 95 % interval, given the anchors."""

    bot: str
    elo: float
    low: float
    high: float
    is_anchor: bool


def elo_ratings(
    pairings: Iterable[Pairing], anchors: Mapping[str, float]
) -> tuple[Elo, ...]:
    """Rate all bots that met an anchor, if only through others; the best first."""
    met = {(pair.bot, pair.opponent): pair for pair in pairings}
    names = dict.fromkeys(bot for bot, _ in met)
    unknown = [name for name in anchors if name not in names]
    if unknown:
        detail = f"anchor {unknown[0]!r} has not played against another bot"
        raise UnreadableError("anchor", detail=detail)
    reached = _connected(anchors, met)
    free = [name for name in names if name in reached and name not in anchors]
    strength = {name: elo / POINTS for name, elo in anchors.items()}
    strength |= dict.fromkeys(free, sum(strength.values()) / len(anchors))
    errors = _fit(free, strength, met)
    rated = [_elo(name, strength[name], errors.get(name)) for name in strength]
    return tuple(sorted(rated, key=lambda rating: -rating.elo))


def _connected(
    anchors: Iterable[str], met: Mapping[tuple[str, str], Pairing]
) -> set[str]:
    reached, queue = set(anchors), [*anchors]
    while queue:
        bot = queue.pop()
        new = {other for one, other in met if one == bot} - reached
        reached |= new
        queue += new
    return reached


def _fit(
    free: Sequence[str],
    strength: dict[str, float],
    met: Mapping[tuple[str, str], Pairing],
) -> dict[str, float]:
    """Find the most likely strengths by Newton's method; return standard errors."""
    information: Matrix = []
    for _ in range(MAX_STEPS if free else 0):
        gradient, information = _derivatives(free, strength, met)
        steps = [
            sum(a * g for a, g in zip(row, gradient, strict=True))
            for row in _inverse(information)
        ]
        for name, step in zip(free, steps, strict=True):
            strength[name] += min(max(step, -MAX_STEP), MAX_STEP)
        if max(map(abs, steps)) < TOLERANCE:
            break
    variance = _inverse(information)
    return {name: math.sqrt(variance[at][at]) for at, name in enumerate(free)}


def _derivatives(
    free: Sequence[str],
    strength: Mapping[str, float],
    met: Mapping[tuple[str, str], Pairing],
) -> tuple[list[float], Matrix]:
    """Return the gradient of the log-likelihood and the Fisher information."""
    at = {name: number for number, name in enumerate(free)}
    gradient = [0.0] * len(free)
    information = [[0.0] * len(free) for _ in free]
    for (bot, other), pair in met.items():
        if bot not in at or other not in strength:
            continue
        chance = 1 / (1 + math.exp(strength[other] - strength[bot]))
        games, row = pair.games + 1, at[bot]
        gradient[row] += pair.ahead + 0.5 - games * chance
        weight = games * chance * (1 - chance)
        information[row][row] += weight
        if other in at:
            information[row][at[other]] -= weight
    return gradient, information


def _inverse(matrix: Matrix) -> Matrix:
    """Invert a positive definite matrix by Gauss–Jordan elimination."""
    size = len(matrix)
    rows = [
        [*row, *(float(n == at) for n in range(size))] for at, row in enumerate(matrix)
    ]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [number / pivot for number in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                own = rows[at]
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], own, strict=True)
                ]
    return [row[size:] for row in rows]


def _elo(name: str, strength: float, error: float | None) -> Elo:
    elo, reach = strength * POINTS, Z_95 * (error or 0.0) * POINTS
    return Elo(name, elo, elo - reach, elo + reach, error is None)
