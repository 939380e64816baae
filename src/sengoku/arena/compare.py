"""Compares the same games under two sets of rules, with significance tests."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple

from sengoku.arena.compare_measures import Kind, Measure
from sengoku.arena.report_words import PERCENT
from sengoku.arena.result import GameResult
from sengoku.arena.statistics import (
    Difference,
    Interval,
    holm_significant,
    mean,
    paired,
    paired_shares,
    wilson,
)

Results = Sequence[GameResult]

MIN_GAMES: Final = 2
"""A comparison needs at least this many games."""


class Verdict(Enum):
    """*perhaps*: significant alone, but not after correction for multiple tests."""

    SAME = "same"
    NOT_FOUND = "not found"
    PERHAPS = "perhaps"
    FOUND = "found"


class Comparison(NamedTuple):
    """One measure in both sets of games."""

    measure: Measure
    before: Interval
    after: Interval
    difference: Difference
    games: int
    verdict: Verdict


def compare(
    before: Results, after: Results, wanted: Sequence[Measure]
) -> list[Comparison]:
    """Compare games with the same key; skip all others."""
    later = {result.key: result for result in after}
    pairs = [(old, later[old.key]) for old in before if old.key in later]
    found = [one for measure in wanted for one in _measured(pairs, measure)]
    significant = holm_significant(one.difference for one in found)
    return [
        one._replace(verdict=_verdict(one, significant))
        for one, significant in zip(found, significant, strict=True)
    ]


def _measured(
    pairs: Sequence[tuple[GameResult, GameResult]], measure: Measure
) -> Iterator[Comparison]:
    """Compare the pairs in which the measure applies to both games."""
    both = [(measure.of(old), measure.of(new)) for old, new in pairs]
    known = [(old, new) for old, new in both if old is not None and new is not None]
    if len(known) < MIN_GAMES:
        return
    before, after = [old for old, _ in known], [new for _, new in known]
    yield Comparison(
        measure,
        _interval(before, measure.kind),
        _interval(after, measure.kind),
        (paired_shares if measure.kind is Kind.SHARE else paired)(before, after),
        len(known),
        Verdict.SAME if before == after else Verdict.NOT_FOUND,
    )


def _interval(values: Sequence[float], kind: Kind) -> Interval:
    return wilson(sum(values), len(values)) if kind is Kind.SHARE else mean(values)


def _verdict(one: Comparison, significant: bool) -> Verdict:
    if one.verdict is Verdict.SAME:
        return Verdict.SAME
    if significant:
        return Verdict.FOUND
    apart = one.difference.low > 0 or one.difference.high < 0
    return Verdict.PERHAPS if apart else Verdict.NOT_FOUND


# Sentences


def sentence(one: Comparison) -> str:
    """Describe the result in words."""
    subject, kind = one.measure.subject, one.measure.kind
    if one.verdict is Verdict.SAME:
        return f"{subject} is the same in every game."
    if one.verdict is Verdict.NOT_FOUND:
        return f"{subject} shows no difference beyond chance; {detectable_text(one)}."
    verb = "rose" if one.difference.value > 0 else "fell"
    bounds = f"from {value(one.before.value, kind)} to {value(one.after.value, kind)}"
    said = f"{subject} {verb} {bounds}, by {_size_text(one)}"
    significant = one.verdict is Verdict.FOUND
    return f"{said}: beyond chance." if significant else f"{said}, which may be chance."


def detectable_text(one: Comparison) -> str:
    """Say how large a detectable difference is."""
    seen = size(one.difference.detectable, one.measure.kind)
    return f"{one.games} games would show one of about {seen}"


def _size_text(one: Comparison) -> str:
    """Return the absolute difference and its interval."""
    kind = one.measure.kind
    sign = 1 if one.difference.value > 0 else -1
    low, high = sorted(sign * end for end in bounds(one))
    middle = size(sign * one.difference.value, kind)
    return f"{middle} ({number(low, kind)} to {number(high, kind)})"


def bounds(one: Comparison) -> tuple[float, float]:
    """Return the interval of the difference, clipped for shares."""
    low, high = one.difference.low, one.difference.high
    return (
        (max(low, -1), min(high, 1)) if one.measure.kind is Kind.SHARE else (low, high)
    )


def number(amount: float, kind: Kind) -> str:
    return f"{100 * amount:.1f}" if kind is Kind.SHARE else f"{amount:.2f}"


def size(amount: float, kind: Kind) -> str:
    """Return a difference with its unit."""
    unit = " percentage points" if kind is Kind.SHARE else ""
    return number(amount, kind) + unit


def value(amount: float, kind: Kind) -> str:
    return number(amount, kind) + (PERCENT if kind is Kind.SHARE else "")


def change(one: Comparison) -> str:
    """Return the difference and its interval for a table."""
    kind = one.measure.kind
    low, high = (signed(end, kind) for end in bounds(one))
    return f"{signed(one.difference.value, kind)} ({low} to {high})"


def signed(amount: float, kind: Kind) -> str:
    said = number(amount, kind).removeprefix("-")
    sign = "−" if amount < 0 else "+"
    return f"{sign}{said}" if said.strip("0.") else said
