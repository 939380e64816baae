"""Checks numbers of a file of facts that must add up, occur or rise.

Numbers come as rows by the name of their fact. A row that could not be read in full is
left out: that problem has been reported.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from sengoku.core.fact_reader import UNREAD
from sengoku.core.facts import Problem

Row: TypeAlias = tuple[int, ...]
Checks: TypeAlias = Mapping[Callable[..., Iterator[Problem]], tuple[str, ...]]
"""Checks, each with the facts whose rows it needs."""


class Sum(NamedTuple):
    """What the numbers of a *fact*, *times* in the box, must add up to."""

    fact: str
    times: int
    wanted: int
    what: str
    rule: str


def readable(numbers: Mapping[str, Row]) -> dict[str, Row]:
    return {key: row for key, row in numbers.items() if UNREAD not in row}


def sum_problems(
    numbers: Mapping[str, Row], sums: tuple[Sum, ...], up_to: bool = False
) -> Iterator[Problem]:
    """Find wrong sums; *up_to* allows smaller ones."""
    for fact, times, wanted, what, rule in sums:
        found = times * sum(numbers.get(fact, ()))
        if fact in numbers and (found > wanted if up_to else found != wanted):
            sentence = f"{found} {what}, expected {'up to ' * up_to}{wanted}"
            yield Problem("token-sum", f"{fact}.value", sentence, rule)


def kind_problems(
    numbers: Mapping[str, Row], kinds: Mapping[str, str]
) -> Iterator[Problem]:
    """Find facts in which a number is 0; *kinds* has the rule of each fact."""
    for fact, rule in kinds.items():
        if 0 in numbers.get(fact, ()):
            sentence = "has a 0, expected at least 1 of each kind"
            yield Problem("kind-missing", f"{fact}.value", sentence, rule)


def all_problems(numbers: Mapping[str, Row], checks: Checks) -> Iterator[Problem]:
    """Run every check whose facts are all present."""
    for find, facts in checks.items():
        if all(fact in numbers for fact in facts):
            yield from find(*(numbers[fact] for fact in facts))


def falls(row: Row) -> list[int]:
    """Return the places whose number is less than the one before."""
    return [place for place in range(1, len(row)) if row[place] < row[place - 1]]
