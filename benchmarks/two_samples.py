"""Compares two samples of times without assuming how they are distributed."""

import math
from collections.abc import Sequence
from itertools import groupby
from statistics import NormalDist

NORMAL = NormalDist()
PRECISION = 1e-7
"""Seconds; the precision of the smallest shift."""


def z_score(first: Sequence[float], second: Sequence[float]) -> float:
    """Return the standardised U of Mann and Whitney, > 0 if *second* is larger.

    It uses the normal approximation with the correction for ties.
    """
    n, m = len(first), len(second)
    rank, ranks, ties = 0, 0.0, 0
    marked = sorted([(time, 0) for time in first] + [(time, 1) for time in second])
    for _, group in groupby(marked, key=lambda pair: pair[0]):
        tied = [which for _, which in group]
        ranks += sum(tied) * (rank + (len(tied) + 1) / 2)
        ties += len(tied) ** 3 - len(tied)
        rank += len(tied)
    above = ranks - m * (m + 1) / 2 - n * m / 2
    total = n + m
    variance = n * m / 12 * (total + 1 - ties / (total * (total - 1)))
    return above / math.sqrt(variance) if variance > 0 else 0.0


def p_value(z: float) -> float:
    """Return the two-sided probability of a score as extreme as *z* by chance."""
    return 2 * NORMAL.cdf(-abs(z))


def adjusted(p_values: Sequence[float]) -> list[float]:
    """Correct for the number of comparisons (Holm)."""
    found, worst = [0.0] * len(p_values), 0.0
    for place, index in enumerate(
        sorted(range(len(p_values)), key=p_values.__getitem__)
    ):
        worst = max(worst, p_values[index] * (len(p_values) - place))
        found[index] = min(1.0, worst)
    return found


def smallest_shift(
    first: Sequence[float], second: Sequence[float], level: float
) -> float:
    """Return the smallest delay of *second* that is detected, in either direction.

    *level* is the probability of a false alarm in one comparison.
    """
    limit = -NORMAL.inv_cdf(level / 2)
    return max(
        _smallest(first, second, limit),
        _smallest([-time for time in first], [-time for time in second], limit),
    )


def _smallest(first: Sequence[float], second: Sequence[float], limit: float) -> float:
    low, high = 0.0, max(first) - min(second) + PRECISION
    if z_score(first, [time + high for time in second]) <= limit:
        return math.inf  # too few measurements
    while high - low > PRECISION:
        middle = (low + high) / 2
        if z_score(first, [time + middle for time in second]) > limit:
            high = middle
        else:
            low = middle
    return high
