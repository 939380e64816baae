"""What a game counts for the arena, and what reports call it.

``core.game.Game.statistics`` refers to a ``Statistics``.
"""

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Final, NamedTuple, final

import msgspec

from sengoku.core.game import Game
from sengoku.core.seats import Seat
from sengoku.match import Match

GAME_END: Final = "end"
"""The last moment at which scores are recorded."""


class Region(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a region was worth; the last index is the seat.

    *held* are provinces, counted whenever the game counts them for points. *points* are
    those that can be attributed to this region. *cards* are destiny cards, in games
    that have them.
    """

    held: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    cards: int = 0


@final
class StatisticsCollector:
    """Adds up points, land and deeds of all seats, event by event."""

    def __init__(self, seats: int, regions: tuple[str, ...]) -> None:
        self.seats: Final = seats
        self.score: Final = [0] * seats
        self.scores: Final[dict[str, tuple[int, ...]]] = {}
        self.points: Final[dict[str, list[int]]] = {}
        self.deeds: Final[dict[str, list[int]]] = {}
        self.cards: Final = [0] * len(regions)
        self._words: Final = regions
        self._held: Final[list[list[list[int]]]] = [[] for _ in regions]
        self._region_points: Final = [[0] * seats for _ in regions]

    def add_points(self, source: str, seat: Seat, points: int) -> None:
        self.score[seat] += points
        self._row(self.points, source)[seat] += points

    def credit_region(self, region: int, seat: Seat, points: int) -> None:
        """Attribute points, already added, to *region*."""
        self._region_points[region][seat] += points

    def count_deed(self, deed: str, seat: Seat) -> None:
        self._row(self.deeds, deed)[seat] += 1

    def record_scores(self, moment: str) -> None:
        """Record the scores at this *moment*."""
        self.scores[moment] = tuple(self.score)

    def start_province_count(self) -> None:
        """Start a new count of provinces."""
        for counts in self._held:
            counts.append([0] * self.seats)

    def add_provinces(self, region: int, seat: Seat, provinces: int) -> None:
        self._held[region][-1][seat] += provinces

    def regions(self) -> dict[str, Region]:
        return {
            word: Region(
                held=tuple(map(tuple, self._held[region])),
                points=tuple(self._region_points[region]),
                cards=self.cards[region],
            )
            for region, word in enumerate(self._words)
        }

    def _row(self, table: dict[str, list[int]], word: str) -> list[int]:
        return table.setdefault(word, [0] * self.seats)


class ReportWords(NamedTuple):
    """*order* is the initial turn order; *survey* is when provinces are counted."""

    order: str = "first turn order"
    survey: str = "the end"
    region_points: str = "all points"
    has_destiny: bool = False


class Statistics(NamedTuple):
    """How the log of a finished match is counted, and the words of its reports."""

    collect: Callable[[Match], StatisticsCollector]
    words: ReportWords


def statistics_of(game: Game) -> Statistics:
    found: Statistics = resolve_name(game.statistics) if game.statistics else PLAIN
    return found


def collect_scores(match: Match) -> StatisticsCollector:
    """Count nothing but the final scores."""
    collector, outcome = StatisticsCollector(match.rules.seats, ()), match.outcome()
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        collector.add_points("points", seat, score)
    collector.record_scores(GAME_END)
    return collector


PLAIN: Final = Statistics(collect_scores, ReportWords())
