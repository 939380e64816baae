"""The standings of an arena: strength and speed by bot."""

import statistics as numbers
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from sengoku.arena.elo import Elo, elo_ratings
from sengoku.arena.head_to_head import Pairing, head_to_head
from sengoku.arena.ratings import Rating, ratings
from sengoku.arena.result import GameResult, bucket_seconds
from sengoku.arena.statistics import wilson
from sengoku.arena.usage import Usage, usage
from sengoku.core.seats import Seat


class Pace(msgspec.Struct, frozen=True):
    """How fast a bot decides; times are in seconds."""

    decisions: int
    per_second: float
    median: float
    most: float  # the 95th percentile
    slowest: float
    late: int
    cpu: float = 0.0  # per game and seat


class Standing(msgspec.Struct, frozen=True):
    """One bot in all games; *faults* are counted by kind."""

    bot: str
    games: int
    rating: Rating
    pace: Pace
    faults: dict[str, int]


class Share(msgspec.Struct, frozen=True):
    """The win share of a bot's seats; a win shared by n seats counts 1/n for each.

    *low* to *high* is the 95 % confidence interval. *times_chance* is the share
    relative to equal bots, who win one seat in *players*. *score* is the mean.
    """

    bot: str
    players: int
    line_up: tuple[str, ...]  # empty: all line-ups
    seats: int
    wins: float
    share: float
    low: float
    high: float
    times_chance: float
    score: float


class Standings(msgspec.Struct, frozen=True):
    """The strongest bot first; shares by number of players, and by line-up.

    *head_to_head* has every pair of bots that met, in both directions. *elo* is empty
    without anchors. *usage* has the bots that report what they used.
    """

    games: int
    bots: tuple[Standing, ...]
    shares: tuple[Share, ...]
    line_ups: tuple[Share, ...]
    head_to_head: tuple[Pairing, ...]
    elo: tuple[Elo, ...] = ()
    usage: tuple[Usage, ...] = ()

    def pairing(self, bot: str, opponent: str) -> Pairing | None:
        """Return how *bot* did against *opponent*, if they met."""
        pairs = (p for p in self.head_to_head if p.bot == bot)
        return next((pair for pair in pairs if pair.opponent == opponent), None)


class _SeatResult(NamedTuple):
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


def standings(
    results: Sequence[GameResult], anchors: Mapping[str, float] = {}
) -> Standings:
    """Summarise *results*, which are in the order of the schedule.

    *anchors* are bots with a fixed Elo rating.
    """
    pairs = head_to_head(results)
    rated = ratings(results)
    ranking = sorted(rated, key=lambda bot: -rated[bot].mu)
    seats = [_SeatResult(result, seat) for result in results for seat in _seats(result)]
    return Standings(
        games=len(results),
        bots=tuple(_standing(bot, seats, rated[bot]) for bot in ranking),
        shares=tuple(_shares(seats, ranking, lambda seat_result: ())),
        line_ups=tuple(_shares(seats, ranking, _line_up(ranking))),
        head_to_head=pairs,
        elo=elo_ratings(pairs, anchors) if anchors and results else (),
        usage=usage(results, ranking),
    )


def _seats(result: GameResult) -> range:
    return range(len(result.bots))


def _line_up(ranking: list[str]) -> Callable[[_SeatResult], tuple[str, ...]]:
    """Return the bots of a game in the order of the *ranking*."""
    return lambda seat_result: tuple(sorted(seat_result.result.bots, key=ranking.index))


def _standing(bot: str, seats: list[_SeatResult], rating: Rating) -> Standing:
    own = [seat_result for seat_result in seats if seat_result.bot == bot]
    kinds: Counter[str] = Counter(
        fault.kind
        for seat_result in own
        for fault in seat_result.result.faults
        if fault.seat == seat_result.seat
    )
    games = len({seat_result.result.key for seat_result in own})
    return Standing(bot, games, rating, _pace(own), dict(kinds))


def _pace(seats: list[_SeatResult]) -> Pace:
    times: Counter[int] = Counter()
    for result, seat in seats:
        times.update(result.times[seat])
    decisions = times.total()
    seconds = sum(result.seconds[seat] for result, seat in seats)
    return Pace(
        decisions=decisions,
        per_second=decisions / seconds if seconds else 0.0,
        median=_time_percentile(times, 0.5),
        most=_time_percentile(times, 0.95),
        slowest=max(result.slowest[seat] for result, seat in seats),
        late=sum(result.late[seat] for result, seat in seats),
        cpu=sum(sum(r.cpu_seconds[seat : seat + 1]) for r, seat in seats) / len(seats),
    )


def _time_percentile(times: Counter[int], part: float) -> float:
    """Return the time within which this part of all decisions was made."""
    needed = part * times.total()
    for counted in sorted(times):
        needed -= times[counted]
        if needed <= 0:
            return bucket_seconds(counted)
    return 0.0


def _shares(
    seats: list[_SeatResult],
    ranking: list[str],
    line_up: Callable[[_SeatResult], tuple[str, ...]],
) -> Iterator[Share]:
    """Yield the shares of bots by number of players and line-up."""
    groups: dict[tuple[int, tuple[str, ...], str], list[_SeatResult]] = {}
    for seat_result in seats:
        groups.setdefault(
            (seat_result.players, line_up(seat_result), seat_result.bot), []
        ).append(seat_result)
    for key in sorted(groups, key=lambda key: (key[0], key[1], ranking.index(key[2]))):
        yield _share(*key, groups[key])


def _share(
    players: int, line_up: tuple[str, ...], bot: str, seats: list[_SeatResult]
) -> Share:
    wins = sum(seat_result.won for seat_result in seats)
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
        score=numbers.fmean(
            seat_result.result.scores[seat_result.seat] for seat_result in seats
        ),
    )
