"""What a comparison measures in every game."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from sengoku.arena import statistics_games as games
from sengoku.arena.report_table import Table
from sengoku.arena.report_words import ordinal
from sengoku.arena.result import GameResult
from sengoku.arena.statistics_games import sole_leader, won
from sengoku.core.seats import Seat


class Kind(Enum):
    """A share of all games, or an amount per game."""

    SHARE = "share"
    AMOUNT = "amount"


class Measure(NamedTuple):
    """A number of one game; ``None`` if the measure does not apply.

    *name* is short and appears under the heading *group*; *subject* starts a sentence.
    """

    group: str
    name: str
    subject: str
    kind: Kind
    of: Callable[[GameResult], float | None]


def measures(table: Table) -> list[Measure]:
    """Return all measures, in the order of a report."""
    return [
        *_by_seat(table),
        *_by_place(table),
        *_by_lead(table),
        *_scores(table),
        *_course(),
        *_sources(table),
        *_regions(table),
    ]


def _by_seat(table: Table) -> Iterator[Measure]:
    for seat in range(table.players):
        name = table.seat_name(seat)
        yield Measure(
            "Wins by seat", name, f"{name}'s share of wins", Kind.SHARE, _won_by(seat)
        )


def _won_by(seat: Seat) -> Callable[[GameResult], float]:
    return lambda result: won(result, seat)


def _by_place(table: Table) -> Iterator[Measure]:
    if not all(result.turn_order for result in table.results):
        return
    for place in range(table.players):
        name = ordinal(place + 1)
        subject = f"The share of wins of the {name} in the {table.words.order}"
        yield Measure("Wins by place", name, subject, Kind.SHARE, _won_from(place))


def _won_from(place: int) -> Callable[[GameResult], float]:
    return lambda result: won(result, result.turn_order[place])


def _by_lead(table: Table) -> Iterator[Measure]:
    for moment in [*table.results[0].statistics.scores][:-1]:
        yield Measure(
            "Wins of the leader",
            f"after {moment}",
            f"The leader's share of wins after {moment}",
            Kind.SHARE,
            _leader_won(moment),
        )


def _leader_won(moment: str) -> Callable[[GameResult], float | None]:
    def of(result: GameResult) -> float | None:
        scores = result.statistics.scores.get(moment)  # an own board may be shorter
        return None if scores is None else _won_alone(result, scores)

    return of


def _won_alone(result: GameResult, numbers: Sequence[int]) -> float | None:
    """Return the win of the sole leader, if there is one."""
    leader = sole_leader(numbers)
    return won(result, leader[0]) if leader else None


def _scores(table: Table) -> Iterator[Measure]:
    def score(result: GameResult) -> float:
        return sum(result.scores) / len(result.scores)

    def apart(result: GameResult) -> float:
        return max(result.scores) - min(result.scores)

    def margin(result: GameResult) -> float:
        return result.statistics.margin

    rows = (
        ("mean score", "The mean score", score),
        ("first to last", "The distance from the first to the last score", apart),
        ("first to second", "The distance from the first to the second score", margin),
    )
    for name, subject, of in rows[: table.players]:  # with two players, second is last
        yield Measure("Scores", name, subject, Kind.AMOUNT, of)


def _course() -> Iterator[Measure]:
    def decisions(result: GameResult) -> float:
        return sum(result.decisions)

    def changes(result: GameResult) -> float:
        return result.statistics.lead_changes

    rows = (
        ("decisions", "The number of decisions", decisions),
        ("lead changes", "The number of lead changes", changes),
    )
    for name, subject, of in rows:
        yield Measure("Course of a game", name, subject, Kind.AMOUNT, of)


def _sources(table: Table) -> Iterator[Measure]:
    for word in games.source_words(table.results):
        subject = f"The points of a player from {word}"
        yield Measure("Points of a player", word, subject, Kind.AMOUNT, _earned(word))


def _earned(source: str) -> Callable[[GameResult], float]:
    def of(result: GameResult) -> float:
        return sum(result.statistics.points.get(source, ())) / len(result.scores)

    return of


def _regions(table: Table) -> Iterator[Measure]:
    survey = table.words.survey
    rows = [
        ("Points from a region", "The points from {}", _points),
        ("Provinces held", f"The provinces held in {{}} at {survey}", _held),
    ]
    if table.words.has_destiny:
        rows.append(("Destiny cards", "The number of destiny cards of {}", _cards))
    for group, subject, made in rows:
        for word in games.regions(table.results):
            said = subject.format(word)
            yield Measure(group, word, said, Kind.AMOUNT, made(word))
    for word in games.regions(table.results):
        said = f"The share of wins of the largest holder of {word}"
        group = "Wins of the largest holder"
        yield Measure(group, word, said, Kind.SHARE, _holder_won(word))


def _points(word: str) -> Callable[[GameResult], float]:
    return lambda result: sum(result.statistics.regions[word].points)


def _held(word: str) -> Callable[[GameResult], float]:
    return lambda result: sum(result.statistics.regions[word].held[-1])


def _cards(word: str) -> Callable[[GameResult], float]:
    return lambda result: result.statistics.regions[word].cards


def _holder_won(word: str) -> Callable[[GameResult], float | None]:
    def of(result: GameResult) -> float | None:
        return _won_alone(result, result.statistics.regions[word].held[-1])

    return of
