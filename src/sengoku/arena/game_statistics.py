"""Statistics of one finished game, from its public log."""

import itertools
from collections.abc import Sequence

import msgspec

from sengoku.match import Match
from sengoku.statistics import Region, statistics_of


class GameStatistics(msgspec.Struct, frozen=True):
    """One game in numbers; the last index of every tuple of numbers is the seat.

    *scores* are the scores at each moment when the game counts points, in order; the
    last is the final score. *points* splits the final scores by source. *deeds* counts
    actions such as battles won. *lead_changes* counts how often the sole leader changed
    between these moments. *margin* is the lead of the first place over the second.
    """

    scores: dict[str, tuple[int, ...]]
    points: dict[str, tuple[int, ...]]
    regions: dict[str, Region]
    deeds: dict[str, tuple[int, ...]]
    lead_changes: int
    margin: int


def collect_statistics(match: Match) -> GameStatistics:
    """Collect the statistics of a finished *match* with a complete log."""
    collector = statistics_of(match.rules.game).collect(match)
    return GameStatistics(
        scores=collector.scores,
        points=_frozen(collector.points),
        regions=collector.regions(),
        deeds=_frozen(collector.deeds),
        lead_changes=lead_changes(tuple(collector.scores.values())),
        margin=margin(collector.score),
    )


def lead_changes(scores: Sequence[Sequence[int]]) -> int:
    """Count the changes of the sole leader; a tie does not change the leader."""
    leaders = [row.index(max(row)) for row in scores if row.count(max(row)) == 1]
    return sum(new != old for old, new in itertools.pairwise(leaders))


def margin(score: Sequence[int]) -> int:
    first, second = sorted(score, reverse=True)[:2]
    return first - second


def _frozen(table: dict[str, list[int]]) -> dict[str, tuple[int, ...]]:
    return {word: tuple(row) for word, row in table.items()}
