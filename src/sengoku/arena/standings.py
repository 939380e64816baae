"""Who is how good and how fast: the results of an arena summed up by bot."""

import statistics as numbers
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from sengoku.arena.ratings import Rating, ratings
from sengoku.arena.result import GameResult, length
from sengoku.arena.statistics import wilson
from sengoku.core.seats import Seat


class Pace(msgspec.Struct, frozen=True):
    """How fast a bot decides; times are in seconds."""

    decisions: int
    per_second: float
    median: float
    most: float  # 95 of 100 decisions take no longer
    slowest: float
    late: int


class Standing(msgspec.Struct, frozen=True):
    """One bot in all games; *faults* are counted by their kind."""

    bot: str
    games: int
    rating: Rating
    pace: Pace
    faults: dict[str, int]


class Share(msgspec.Struct, frozen=True):
    """How often the seats of a bot won; a win that n seats share is 1/n for each.

    The share lies between *low* and *high* 19 times in 20. *times_chance* compares it
    with bots of equal strength, who win one seat in *players*. *score* is the mean.
    """

    bot: str
    players: int
    line_up: tuple[str, ...]  # empty for all of them
    seats: int
    wins: float
    share: float
    low: float
    high: float
    times_chance: float
    score: float


class Standings(msgspec.Struct, frozen=True):
    """The strongest bot first; shares by number of players, and by line-up."""

    games: int
    bots: tuple[Standing, ...]
    shares: tuple[Share, ...]
    line_ups: tuple[Share, ...]


class _Sat(NamedTuple):
    """One seat of one game."""

    result: GameResult
    seat: Seat

    @property
    def bot(self) -> str:
        return self.result.bots[self.seat]

    @property
    def players(self) -> int:
        return len(self.result.bots)

    @property
    def won(self) -> float:
        winners = self.result.winners
        return (self.seat in winners) / len(winners)


def standings(results: Sequence[GameResult]) -> Standings:
    """Sum up *results*, which stand in the order of the schedule."""
    rated = ratings(results)
    ranking = sorted(rated, key=lambda bot: -rated[bot].mu)
    seats = [_Sat(result, seat) for result in results for seat in _seats(result)]
    return Standings(
        games=len(results),
        bots=tuple(_standing(bot, seats, rated[bot]) for bot in ranking),
        shares=tuple(_shares(seats, ranking, lambda sat: ())),
        line_ups=tuple(_shares(seats, ranking, _line_up(ranking))),
    )


def _seats(result: GameResult) -> range:
    return range(len(result.bots))


def _line_up(ranking: list[str]) -> Callable[[_Sat], tuple[str, ...]]:
    """Return who sits together, in the order of the *ranking*."""
    return lambda sat: tuple(sorted(sat.result.bots, key=ranking.index))


def _standing(bot: str, seats: list[_Sat], rating: Rating) -> Standing:
    own = [sat for sat in seats if sat.bot == bot]
    kinds: Counter[str] = Counter(
        fault.kind
        for sat in own
        for fault in sat.result.faults
        if fault.seat == sat.seat
    )
    games = len({sat.result.key for sat in own})
    return Standing(bot, games, rating, _pace(own), dict(kinds))


def _pace(seats: list[_Sat]) -> Pace:
    times: Counter[int] = Counter()
    for result, seat in seats:
        times.update(result.times[seat])
    decisions = times.total()
    seconds = sum(result.seconds[seat] for result, seat in seats)
    return Pace(
        decisions=decisions,
        per_second=decisions / seconds if seconds else 0.0,
        median=_within(times, 0.5),
        most=_within(times, 0.95),
        slowest=max(result.slowest[seat] for result, seat in seats),
        late=sum(result.late[seat] for result, seat in seats),
    )


def _within(times: Counter[int], part: float) -> float:
    """Return the time in which this part of all decisions was made."""
    needed = part * times.total()
    for counted in sorted(times):
        needed -= times[counted]
        if needed <= 0:
            return length(counted)
    return 0.0


def _shares(
    seats: list[_Sat], ranking: list[str], line_up: Callable[[_Sat], tuple[str, ...]]
) -> Iterator[Share]:
    """Yield the shares of bots by number of players and line-up."""
    groups: dict[tuple[int, tuple[str, ...], str], list[_Sat]] = {}
    for sat in seats:
        groups.setdefault((sat.players, line_up(sat), sat.bot), []).append(sat)
    for key in sorted(groups, key=lambda key: (key[0], key[1], ranking.index(key[2]))):
        yield _share(*key, groups[key])


def _share(
    players: int, line_up: tuple[str, ...], bot: str, seats: list[_Sat]
) -> Share:
    wins = sum(sat.won for sat in seats)
    share = wilson(wins, len(seats))
    return Share(
        bot=bot,
        players=players,
        line_up=line_up,
        seats=len(seats),
        wins=wins,
        share=share.value,
        low=share.low,
        high=share.high,
        times_chance=share.value * players,
        score=numbers.fmean(sat.result.scores[sat.seat] for sat in seats),
    )
