"""Estimates with 95 % confidence intervals, and significance tests."""

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
_Z_TWO_SIDED: Final = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_Z_POWER: Final = statistics.NormalDist().inv_cdf(0.8)


class Interval(NamedTuple):
    value: float
    low: float
    high: float


class Difference(NamedTuple):
    """The mean of paired differences, with its standard error.

    *degrees_of_freedom* is the number of pairs, less one.
    """

    value: float
    error: float
    degrees_of_freedom: int

    @property
    def low(self) -> float:
        return self.value - student_quantile(self.degrees_of_freedom) * self.error

    @property
    def high(self) -> float:
        return self.value + student_quantile(self.degrees_of_freedom) * self.error

    @property
    def p_value(self) -> float:
        """The p-value of the difference (approximation by Wallace)."""
        if not self.error:
            return float(not self.value)
        n, square = self.degrees_of_freedom, (self.value / self.error) ** 2
        z = (8 * n + 1) / (8 * n + 3) * math.sqrt(n * math.log1p(square / n))
        return math.erfc(z / math.sqrt(2))

    @property
    def detectable(self) -> float:
        """A true difference of this size is detected with a power of 80 %."""
        return (student_quantile(self.degrees_of_freedom) + _Z_POWER) * self.error


class Spread(NamedTuple):
    """The five-number summary of a distribution, and its mean."""

    least: float
    lower: float
    median: float
    upper: float
    most: float
    mean: Interval


def wilson(wins: float, games: int) -> Interval:
    """Return the share of wins with Wilson's interval, valid for few games too."""
    if not games:
        return Interval(math.nan, 0.0, 1.0)
    share, square = wins / games, _Z_TWO_SIDED**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games**2)
    reach = _Z_TWO_SIDED * math.sqrt(spread) / (1 + square / games)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Interval:
    """Return the mean; the interval is unbounded for fewer than two values."""
    if not values:
        return Interval(math.nan, math.nan, math.nan)
    middle = statistics.fmean(values)
    if len(values) < 2:
        return Interval(middle, -math.inf, math.inf)
    reach = student_quantile(len(values) - 1) * _error(values)
    return Interval(middle, middle - reach, middle + reach)


def student_quantile(degrees_of_freedom: int) -> float:
    """Return Student's quantile (Cornish–Fisher expansion)."""
    z, n = _Z_TWO_SIDED, degrees_of_freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    lower, median, upper = (percentile(ordered, at) for at in (0.25, 0.5, 0.75))
    return Spread(ordered[0], lower, median, upper, ordered[-1], mean(ordered))


def percentile(ordered: Sequence[float], at: float) -> float:
    """Return the quantile *at* of the *ordered* values."""
    place = at * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (place - low) * (ordered[high] - ordered[low])


def paired(before: Sequence[float], after: Sequence[float]) -> Difference:
    """Compare the same games under two sets of rules, pair by pair."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    return Difference(statistics.fmean(changes), _error(changes), len(changes) - 1)


def paired_shares(before: Sequence[float], after: Sequence[float]) -> Difference:
    """Compare wins pair by pair.

    Adds one pair for and one against, to keep the error realistic for few differences.
    """
    more = paired([*before, 0, 1], [*after, 1, 0])
    return more._replace(value=paired(before, after).value)


def _error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return math.inf
    return statistics.stdev(values) / math.sqrt(len(values))


def holm_significant(differences: Iterable[Difference]) -> list[bool]:
    """Return which differences are significant after correction for multiple tests.

    Of twenty comparisons one looks significant by chance. Holm's method limits the
    error of all comparisons together to 5 %.
    """
    p_values = [difference.p_value for difference in differences]
    significant = [False] * len(p_values)
    ranked = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(ranked):
        if p_values[place] * (len(p_values) - rank) > 1 - CONFIDENCE:
            break
        significant[place] = True
    return significant
