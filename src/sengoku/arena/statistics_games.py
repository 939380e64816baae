"""Statistics over the results of many games.

A shared win is split, so that the shares of a game add up to one.
"""

import statistics
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from sengoku.arena.result import GameResult
from sengoku.arena.statistics import Interval, wilson
from sengoku.core.seats import Seat
from sengoku.statistics import Region

K = TypeVar("K", bound=Hashable)

Results = Sequence[GameResult]


class Tally(NamedTuple):
    """Wins in a number of games, and the share expected by chance."""

    wins: float
    games: int
    chance: float

    @property
    def share(self) -> Interval:
        return wilson(self.wins, self.games)


def won(result: GameResult, seat: Seat) -> float:
    """Return the seat's part of the win."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def tallied(seen: Iterable[tuple[K, GameResult, Seat]]) -> dict[K, Tally]:
    """Count wins by the name that *seen* gives to each seat."""
    wins: dict[K, list[float]] = defaultdict(list)
    chances: dict[K, list[float]] = defaultdict(list)
    for name, result, seat in seen:
        wins[name].append(won(result, seat))
        chances[name].append(1 / len(result.bots))
    return {
        name: Tally(sum(found), len(found), statistics.fmean(chances[name]))
        for name, found in wins.items()
    }


def by_seat(results: Results) -> dict[Seat, Tally]:
    return tallied((seat, r, seat) for r, seat, _ in seats_of(results))


def by_place(results: Results) -> dict[int, Tally]:
    """Tally by place in the initial turn order, if there is one."""
    return tallied(
        (place, result, seat)
        for result in results
        for place, seat in enumerate(result.turn_order, start=1)
    )


def by_lead(results: Results) -> dict[str, Tally]:
    """Tally the sole leaders at each moment before the end."""
    return tallied(
        (moment, result, seat)
        for result in results
        for moment, scores in [*result.statistics.scores.items()][:-1]
        for seat in sole_leader(scores)
    )


def by_region(results: Results) -> dict[str, Tally]:
    """Tally the sole largest holders of each region at its last count."""
    return tallied(
        (word, result, seat)
        for result in results
        for word, region in result.statistics.regions.items()
        for seat in sole_leader(region.held[-1])
    )


def sole_leader(numbers: Sequence[int]) -> tuple[Seat, ...]:
    most = max(numbers)
    leads = most > 0 and numbers.count(most) == 1
    return (numbers.index(most),) if leads else ()


def seats_of(results: Results) -> Iterator[tuple[GameResult, Seat, str]]:
    for result in results:
        for seat, bot in enumerate(result.bots):
            yield result, seat, bot


# Points


def scores(results: Results) -> dict[str, list[int]]:
    """Return the final scores by bot."""
    found: dict[str, list[int]] = defaultdict(list)
    for result, seat, bot in seats_of(results):
        found[bot].append(result.scores[seat])
    return found


def course(results: Results) -> dict[str, dict[str, float]]:
    """Return the mean score by bot and moment."""
    return _means(
        (bot, moment, scores[seat])
        for result, seat, bot in seats_of(results)
        for moment, scores in result.statistics.scores.items()
    )


def sources(results: Results) -> dict[str, dict[str, float]]:
    """Return the mean points by bot and source."""
    words = source_words(results)
    return _means(
        (bot, word, _of(seat, result.statistics.points.get(word)))
        for result, seat, bot in seats_of(results)
        for word in words
    )


def source_words(results: Results) -> tuple[str, ...]:
    """Return all sources of points."""
    return tuple(dict.fromkeys(w for r in results for w in r.statistics.points))


def deeds(results: Results) -> dict[str, dict[str, list[float]]]:
    """Return the number of deeds per seat, for winners and for others."""
    words = sorted({word for r in results for word in r.statistics.deeds})
    return _gathered(
        (word, _side(result, seat), _of(seat, result.statistics.deeds.get(word)))
        for result, seat, _ in seats_of(results)
        for word in words
    )


def _of(seat: Seat, row: Sequence[int] | None) -> int:
    """Return the number of *seat* in a row; a missing row is all zeros."""
    return row[seat] if row else 0


def _side(result: GameResult, seat: Seat) -> str:
    return "winners" if seat in result.winners else "others"


def _means(found: Iterable[tuple[str, str, float]]) -> dict[str, dict[str, float]]:
    return {
        row: {column: statistics.fmean(numbers) for column, numbers in cells.items()}
        for row, cells in _gathered(found).items()
    }


def _gathered(
    found: Iterable[tuple[str, str, float]],
) -> dict[str, dict[str, list[float]]]:
    rows: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row, column, number in found:
        rows[row][column].append(number)
    return rows


# Regions: a number for each game


def region_points(results: Results) -> dict[str, list[int]]:
    return _regions(results, lambda region: sum(region.points))


def region_cards(results: Results) -> dict[str, list[int]]:
    return _regions(results, lambda region: region.cards)


def region_held(results: Results) -> dict[str, list[int]]:
    """Return the number of held provinces at the last count."""
    return _regions(results, lambda region: sum(region.held[-1]))


def _regions(results: Results, count: Callable[[Region], int]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for result in results:
        for word, region in result.statistics.regions.items():
            found[word].append(count(region))
    return found


def regions(results: Results) -> tuple[str, ...]:
    return tuple(results[0].statistics.regions)
