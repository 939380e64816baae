"""What is written down while the events of one game are gone through."""

from typing import Final, final

import msgspec

from sengoku.core.seats import Seat


class Region(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a region was worth; the last index is the seat.

    *held* are provinces, counted each time the game itself counts them for points.
    *points* are those that can be told to come from this region. *cards* are destiny
    cards, in games that have them.
    """

    held: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    cards: int = 0


@final
class Account:
    """Points, land and deeds of all seats, added up event by event."""

    def __init__(self, seats: int, regions: tuple[str, ...]) -> None:
        self.seats: Final = seats
        self.score: Final = [0] * seats
        self.scores: Final[dict[str, tuple[int, ...]]] = {}
        self.points: Final[dict[str, list[int]]] = {}
        self.deeds: Final[dict[str, list[int]]] = {}
        self.cards: Final = [0] * len(regions)
        self._words: Final = regions
        self._held: Final[list[list[list[int]]]] = [[] for _ in regions]
        self._worth: Final = [[0] * seats for _ in regions]

    def give(self, source: str, seat: Seat, points: int) -> None:
        self.score[seat] += points
        self._row(self.points, source)[seat] += points

    def credit(self, region: int, seat: Seat, points: int) -> None:
        """Say that points which were given came from *region*."""
        self._worth[region][seat] += points

    def count(self, deed: str, seat: Seat) -> None:
        self._row(self.deeds, deed)[seat] += 1

    def reach(self, moment: str) -> None:
        """Keep the scores as they are at this *moment*."""
        self.scores[moment] = tuple(self.score)

    def survey(self) -> None:
        """Begin a new count of provinces."""
        for counts in self._held:
            counts.append([0] * self.seats)

    def hold(self, region: int, seat: Seat, provinces: int) -> None:
        self._held[region][-1][seat] += provinces

    def regions(self) -> dict[str, Region]:
        return {
            word: Region(
                held=tuple(map(tuple, self._held[region])),
                points=tuple(self._worth[region]),
                cards=self.cards[region],
            )
            for region, word in enumerate(self._words)
        }

    def _row(self, table: dict[str, list[int]], word: str) -> list[int]:
        return table.setdefault(word, [0] * self.seats)
