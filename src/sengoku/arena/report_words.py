"""Formats of words and numbers in reports."""

import math
from typing import Final

from sengoku.arena.sprt import SprtState, Verdict
from sengoku.arena.statistics import Interval

PERCENT: Final = "\u00a0%"
RANGE_DASH: Final = "–\u2060"
"""With a non-breaking space, and without a line break."""


def option_text(value: object) -> str:
    """Return the value of an option as typed."""
    if isinstance(value, dict):
        return ", ".join(
            f"{name}={option_text(inner)}" for name, inner in value.items()
        )
    if isinstance(value, list | tuple):
        return ", ".join(map(option_text, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def ordinal(place: int) -> str:
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{place}{endings.get(place, 'th')}"


def counted(number: int, what: str) -> str:
    return f"{number} {what}" + "s" * (number != 1)


def count(number: float) -> str:
    """Return a number of wins, which may be shared."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def share(number: float) -> str:
    return "–" if math.isnan(number) else f"{100 * number:.0f}{PERCENT}"


def exact_share(number: float) -> str:
    return "–" if math.isnan(number) else f"{100 * number:.1f}{PERCENT}"


def shares(interval: Interval) -> str:
    """Return a share with its interval in parentheses."""
    value, low, high = (100 * number for number in interval)
    return f"{value:.1f}{PERCENT} ({low:.1f}{RANGE_DASH}{high:.1f})"


def sprt_sentence(state: SprtState) -> str:
    """Return the verdict of a sequential test, and what it rests on."""
    name, other = state.candidate, state.baseline
    verdicts: dict[Verdict, str] = {
        "stronger": f"{name} is stronger than {other}",
        "not stronger": f"{name} is not stronger than {other}",
        "undecided": f"{name} against {other} is undecided",
    }
    seen = f"ahead in {exact_share(state.share)} of {counted(state.rounds, 'round')}"
    ratio = f"log-likelihood ratio {state.llr:.2f}"
    between = f"bounds {state.lower:.2f} and {state.upper:.2f}"
    return f"SPRT: {verdicts[state.verdict]}; {seen}, {ratio}, {between}."


def amount(number: float) -> str:
    return f"{number:.1f}"


def whole(number: float) -> str:
    return f"{number:g}"


def amounts(interval: Interval) -> str:
    if math.isinf(interval.low):
        return amount(interval.value)
    return f"{interval.value:.1f} ({interval.low:.1f}{RANGE_DASH}{interval.high:.1f})"


def seconds(number: float) -> str:
    """Return a time in a readable unit."""
    if number >= 1:
        return f"{number:.2f} s"
    if number >= 0.001:
        return f"{1000 * number:.1f} ms"
    return f"{1_000_000 * number:.0f} µs"
