"""What is worth telling of a finished game: turning point, awards, decisive tie-breaks.

``core.game.Game.highlights`` refers to a ``Highlighter``. It follows a replay of the
game, so it may use everything that happened. Nothing of it is sent before the end.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pkgutil import resolve_name
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

import msgspec

from sengoku.core.events import Event
from sengoku.core.rules import Outcome, Rules
from sengoku.core.seats import Seat
from sengoku.match import Match

MAX_AWARDS: Final = 4
MIN_COURSE: Final = 10
"""Inputs without which a game has no turning point: it may begin near its end."""
EARLY: Final = 0.1
"""A lead won in this part of the game lasted from start to finish."""

Turn: TypeAlias = Literal["start", "lead", "count"]
"""The winner led from the *start*, took the *lead*, or only won in the *count*."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The input *number* after which the winner was never overtaken."""

    key: Turn
    seat: Seat
    number: int


class Award(msgspec.Struct, frozen=True):
    """What *seat* did best: *value* of it, the last or the best with input *number*."""

    key: str
    seat: Seat
    value: int
    number: int


class Tiebreak(msgspec.Struct, frozen=True):
    """A tie-break that decided a place: the values of the seats that were tied."""

    key: str
    values: tuple[int | None, ...]


class Highlights(msgspec.Struct, frozen=True):
    turning_point: TurningPoint | None
    awards: tuple[Award, ...]
    tiebreaks: tuple[Tiebreak, ...]


class Deed(NamedTuple):
    """Something that counts for an award: *value* of it, by *seat*, at an input."""

    seat: Seat
    number: int
    value: int = 1


Told: TypeAlias = Sequence[tuple[int, Event]]
"""Events, each with the number of its input."""


class Prize(NamedTuple):
    """How an award is won: by *rank*, ``most`` or ``best``, of these *deeds*."""

    rank: Callable[[str, Iterable[Deed], int], Award | None]
    deeds: Callable[[Told], Iterable[Deed]]
    at_least: int


class Highlighter:
    """Follows a match from its start to its end; without a game's own, tells little."""

    tiebreaks: ClassVar[tuple[str, ...]] = ()
    """The names of what breaks ties, as in ``Rules.standing`` after the points."""
    prizes: ClassVar[Mapping[str, Prize]] = {}
    """What awards are given for, the most interesting first."""

    def __init__(self, rules: Rules) -> None:
        self._course: Final[list[tuple[int, Sequence[int]]]] = []

    def follow(self, match: Match) -> None:
        """Look at the match after its start, and after every input."""
        totals = self.totals(match)
        if totals:
            self._course.append((match.number, totals))

    def totals(self, match: Match) -> Sequence[int]:
        """Return the points of each seat if the game ended now; empty if unknown."""
        return ()

    def awards(self, told: Told) -> Iterator[Award | None]:
        """Yield the awards in order; ``None`` if nobody earned one."""
        for key, (rank, deeds, at_least) in self.prizes.items():
            yield rank(key, deeds(told), at_least)

    def highlights(self, match: Match, outcome: Outcome) -> Highlights:
        """Return the highlights of a *match* with a complete log.

        If players gave up, its *outcome* is not that of the rules: then nothing in the
        course of the game explains it.
        """
        found = filter(None, self.awards(match.dated_events(None)))
        awards = chosen([*found])
        if outcome != match.outcome():
            return Highlights(None, awards, ())
        return Highlights(
            turning_point=turning_point(self._course, outcome),
            awards=awards,
            tiebreaks=tuple(decisive(match, self.tiebreaks)),
        )


def deeds_of(kind: type[Event], value: str = "") -> Callable[[Told], Iterator[Deed]]:
    """Count every event of *kind* as a deed, worth its field *value* or 1."""

    def deeds(told: Told) -> Iterator[Deed]:
        for number, event in told:
            if isinstance(event, kind):
                facts: Any = event
                yield Deed(facts.seat, number, getattr(facts, value) if value else 1)

    return deeds


def highlighter(rules: Rules) -> Highlighter:
    make: Any = Highlighter
    if rules.game.highlights:
        make = resolve_name(rules.game.highlights)
    made: Highlighter = make(rules)
    return made


def turning_point(
    course: Sequence[tuple[int, Sequence[int]]], outcome: Outcome
) -> TurningPoint | None:
    """Return when the winner took the lead for good; none if several have won."""
    if len(outcome.winners) != 1 or len(course) < MIN_COURSE:
        return None
    (winner,) = outcome.winners
    behind = [at for at, (_, totals) in enumerate(course) if not _leads(totals, winner)]
    first = behind[-1] + 1 if behind else 0
    last = len(course) - 1
    number, _ = course[min(first, last)]
    if first >= last:  # the last totals are the result
        return TurningPoint("count", winner, number)
    return TurningPoint("start" if first < EARLY * last else "lead", winner, number)


def _leads(totals: Sequence[int], seat: Seat) -> bool:
    return all(totals[seat] > points for at, points in enumerate(totals) if at != seat)


def most(key: str, deeds: Iterable[Deed], at_least: int) -> Award | None:
    """Return the award for the largest sum; none if two share it."""
    sums, last = Counter[Seat](), dict[Seat, int]()
    for seat, number, value in deeds:
        sums[seat] += value
        last[seat] = number
    first, *others = sums.most_common(2) or [(0, 0)]
    seat, value = first
    if value < at_least or any(value == other for _, other in others):
        return None
    return Award(key, seat, value, last[seat])


def best(key: str, deeds: Iterable[Deed], at_least: int) -> Award | None:
    """Return the award for the largest single deed, the first of equals."""
    found = max(deeds, key=lambda deed: deed.value, default=None)
    if found is None or found.value < at_least:
        return None
    return Award(key, found.seat, found.value, found.number)


def chosen(found: Sequence[Award]) -> tuple[Award, ...]:
    """Return a few awards, so that as many seats as possible have one."""
    firsts = {award.seat: award for award in reversed(found)}.values()
    others = [award for award in found if award not in firsts]
    few = [*(award for award in found if award in firsts), *others][:MAX_AWARDS]
    return tuple(sorted(few, key=found.index))


def decisive(match: Match, names: Sequence[str]) -> Iterator[Tiebreak]:
    """Yield the tie-breaks that put one seat before another."""
    seats = range(match.rules.seats)
    standings = [match.rules.standing(match.state, seat) for seat in seats]
    for at, name in enumerate(names, start=1):
        tied = {
            seat
            for pair in combinations(seats, 2)
            for seat in pair
            if _decides(at, *(standings[one] for one in pair))
        }
        if tied:
            values = (
                abs(standings[seat][at]) if seat in tied else None for seat in seats
            )
            yield Tiebreak(name, tuple(values))


def _decides(at: int, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one[:at] == other[:at] and one[at : at + 1] != other[at : at + 1]
