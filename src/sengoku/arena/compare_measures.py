"""What is measured in every game when two ways to play are compared."""

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
    """Shares are parts of all games; amounts are anything that is counted."""

    SHARE = "share"
    AMOUNT = "amount"


class Measure(NamedTuple):
    """A number of one game; ``None`` where the question does not come up.

    *name* is short and stands under the heading *group*; *subject* begins a sentence.
    """

    group: str
    name: str
    subject: str
    kind: Kind
    of: Callable[[GameResult], float | None]


def measures(table: Table) -> list[Measure]:
    """Return everything that is compared, in the order of a report."""
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
    for moment in [*table.results[0].chronicle.scores][:-1]:
        yield Measure(
            "Wins of who leads",
            f"after {moment}",
            f"The share of wins of whoever leads after {moment}",
            Kind.SHARE,
            _leader_won(moment),
        )


def _leader_won(moment: str) -> Callable[[GameResult], float | None]:
    def of(result: GameResult) -> float | None:
        return _won_alone(result, result.chronicle.scores[moment])

    return of


def _won_alone(result: GameResult, numbers: Sequence[int]) -> float | None:
    """Return the win of whoever alone has most, if somebody has."""
    leader = sole_leader(numbers)
    return won(result, leader[0]) if leader else None


def _scores(table: Table) -> Iterator[Measure]:
    def score(result: GameResult) -> float:
        return sum(result.scores) / len(result.scores)

    def apart(result: GameResult) -> float:
        return max(result.scores) - min(result.scores)

    def margin(result: GameResult) -> float:
        return result.chronicle.margin

    rows = (
        ("mean score", "The mean score", score),
        ("first to last", "The distance from the first to the last score", apart),
        ("first to second", "The distance from the first to the second score", margin),
    )
    for name, subject, of in rows[: table.players]:  # two have no second but the last
        yield Measure("Scores", name, subject, Kind.AMOUNT, of)


def _course() -> Iterator[Measure]:
    def decisions(result: GameResult) -> float:
        return sum(result.decisions)

    def changes(result: GameResult) -> float:
        return result.chronicle.lead_changes

    rows = (
        ("decisions", "The number of decisions", decisions),
        ("changes of the lead", "The number of changes of the lead", changes),
    )
    for name, subject, of in rows:
        yield Measure("Course of a game", name, subject, Kind.AMOUNT, of)


def _sources(table: Table) -> Iterator[Measure]:
    for word in games.source_words(table.results):
        subject = f"The points of a player from {word}"
        yield Measure("Points of a player", word, subject, Kind.AMOUNT, _earned(word))


def _earned(source: str) -> Callable[[GameResult], float]:
    def of(result: GameResult) -> float:
        return sum(result.chronicle.points.get(source, ())) / len(result.scores)

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
        said = f"The share of wins of whoever holds most of {word}"
        group = "Wins of who holds most"
        yield Measure(group, word, said, Kind.SHARE, _holder_won(word))


def _points(word: str) -> Callable[[GameResult], float]:
    return lambda result: sum(result.chronicle.regions[word].points)


def _held(word: str) -> Callable[[GameResult], float]:
    return lambda result: sum(result.chronicle.regions[word].held[-1])


def _cards(word: str) -> Callable[[GameResult], float]:
    return lambda result: result.chronicle.regions[word].cards


def _holder_won(word: str) -> Callable[[GameResult], float | None]:
    def of(result: GameResult) -> float | None:
        return _won_alone(result, result.chronicle.regions[word].held[-1])

    return of
