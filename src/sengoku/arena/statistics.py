"""Numbers with their uncertainty: an interval holds the truth 19 times in 20."""

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

SURE: Final = 0.95
_TAIL: Final = statistics.NormalDist().inv_cdf((1 + SURE) / 2)
_FOUND: Final = statistics.NormalDist().inv_cdf(0.8)


class Interval(NamedTuple):
    value: float
    low: float
    high: float


class Difference(NamedTuple):
    """What changed from one run to another, and its standard error.

    *freedom* is what Student's distribution needs: the pairs behind it, less one.
    """

    value: float
    error: float
    freedom: int

    @property
    def low(self) -> float:
        return self.value - student(self.freedom) * self.error

    @property
    def high(self) -> float:
        return self.value + student(self.freedom) * self.error

    @property
    def by_chance(self) -> float:
        """How likely chance alone brings a difference this large (after Wallace)."""
        if not self.error:
            return float(not self.value)
        n, square = self.freedom, (self.value / self.error) ** 2
        z = (8 * n + 1) / (8 * n + 3) * math.sqrt(n * math.log1p(square / n))
        return math.erfc(z / math.sqrt(2))

    @property
    def detectable(self) -> float:
        """A true difference of this size is found four times in five."""
        return (student(self.freedom) + _FOUND) * self.error


class Spread(NamedTuple):
    """Five numbers that say how values lie, and their mean."""

    least: float
    lower: float
    median: float
    upper: float
    most: float
    mean: Interval


def wilson(wins: float, games: int) -> Interval:
    """Return the share of wins; Wilson's interval is right for few games too."""
    if not games:
        return Interval(math.nan, 0.0, 1.0)
    share, square = wins / games, _TAIL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games**2)
    reach = _TAIL * math.sqrt(spread) / (1 + square / games)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Interval:
    """Return the mean; of fewer than two values nothing is known about it."""
    if not values:
        return Interval(math.nan, math.nan, math.nan)
    middle = statistics.fmean(values)
    if len(values) < 2:
        return Interval(middle, -math.inf, math.inf)
    reach = student(len(values) - 1) * _error(values)
    return Interval(middle, middle - reach, middle + reach)


def student(freedom: int) -> float:
    """Return Student's quantile (the expansion of Cornish and Fisher)."""
    z, n = _TAIL, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    lower, median, upper = (percentile(ordered, at) for at in (0.25, 0.5, 0.75))
    return Spread(ordered[0], lower, median, upper, ordered[-1], mean(ordered))


def percentile(ordered: Sequence[float], at: float) -> float:
    """Return the value below which the part *at* of the *ordered* values lies."""
    place = at * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (place - low) * (ordered[high] - ordered[low])


def paired(before: Sequence[float], after: Sequence[float]) -> Difference:
    """Compare the same games under two rules, pair by pair."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    return Difference(statistics.fmean(changes), _error(changes), len(changes) - 1)


def paired_shares(before: Sequence[float], after: Sequence[float]) -> Difference:
    """Compare wins pair by pair.

    One more pair for and one against keep the error honest when few games differ.
    """
    more = paired([*before, 0, 1], [*after, 1, 0])
    return more._replace(value=paired(before, after).value)


def _error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return math.inf
    return statistics.stdev(values) / math.sqrt(len(values))


def beyond_chance(differences: Iterable[Difference]) -> list[bool]:
    """Say which differences stand when all of them are looked at together.

    Of twenty comparisons one looks remarkable by chance. Holm's method lets all of
    them together err once in twenty times.
    """
    chances = [difference.by_chance for difference in differences]
    stands = [False] * len(chances)
    ranked = sorted(range(len(chances)), key=chances.__getitem__)
    for rank, place in enumerate(ranked):
        if chances[place] * (len(chances) - rank) > 1 - SURE:
            break
        stands[place] = True
    return stands
