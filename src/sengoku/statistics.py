"""Collects the statistics of one game while its log is read."""

from typing import Final, final

import msgspec

from sengoku.core.seats import Seat


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
