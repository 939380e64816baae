"""Charts with an upright axis: how often a number came up, how numbers grow."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sengoku.arena.charts_parts import (
    LETTERS,
    RIGHT,
    SMALL,
    WIDE,
    Mark,
    Says,
    Scale,
    caption,
    cut,
    frame,
    mark,
    numbers,
    ticks,
)
from sengoku.core.svg import box, group, path, text
from sengoku.core.svg import title as title_of

TALL: Final = 190.0
TOP: Final = 12.0
FOOT: Final = 42.0
SIDE: Final = 36.0
"""Room for the numbers of the upright axis."""

BINS: Final = 16

MOST_SAID: Final = 8
"""Numbers below a histogram that have room beside each other."""


class Series(NamedTuple):
    """How one bot's number goes on from moment to moment."""

    label: str
    numbers: tuple[float, ...]
    mark: Mark


def histogram(title: str, values: Sequence[int], axis: str) -> str:
    """Draw how many of the *values* lie where; a shared bin covers several numbers."""
    counts, step = binned(values)
    marks = ticks(0.0, max(counts.values()), about=4, least=1.0)
    up = Scale(0.0, marks[-1], TALL, TOP)
    first, last = min(counts), max(counts) + step
    across = Scale(first, last, SIDE, RIGHT)
    drawn = [_levels(up, marks, "{:g}".format)]
    for low, count in counts.items():
        drawn.append(_column(low, step, count, across, up))
    said = [n for n in ticks(first, last) if first <= n <= last]
    if step == 1:
        every = -(-len(counts) // MOST_SAID)
        said = [float(number) for number in list(counts)[::every]]
        across = Scale(first - 0.5, last - 0.5, SIDE, RIGHT)
    drawn.append(numbers(across, said, TALL + 16, "{:g}".format))
    drawn.append(caption(axis, TALL + 33))
    return frame(title, TALL + FOOT, *drawn)


def binned(values: Sequence[int]) -> tuple[dict[int, int], int]:
    """Return how many values a bin holds, by its first number, and its size."""
    low, high = min(values), max(values)
    step = next(s for s in _steps() if (high - low) // s < BINS)
    first = low // step * step
    counts = dict.fromkeys(range(first, high + 1, step), 0)
    for number in values:
        counts[(number - first) // step * step + first] += 1
    return counts, step


def _steps() -> Sequence[int]:
    return [factor * 10**power for power in range(9) for factor in (1, 2, 5)]


def _column(low: int, step: int, count: int, across: Scale, up: Scale) -> str:
    x, end = across.at(low) + 1, across.at(low + step) - 1
    y = up.at(count)
    bar = box((x, y), end - x, TALL - y, "bar c-ink")
    covered = f"{low}" if step == 1 else f"{low} to {low + step - 1}"
    return group(title_of(f"{covered}: {count}"), bar)


def _levels(up: Scale, marks: Sequence[float], says: Says) -> str:
    lines = "".join(f"M{SIDE:g} {up.at(n):.1f}H{RIGHT:g}" for n in marks)
    words = [text(says(n), (SIDE - 6, up.at(n) + 4), SMALL, "tick end") for n in marks]
    return path(lines, "grid") + group(*words)


def lines(
    title: str,
    series: Sequence[Series],
    moments: Sequence[str],
    says: Says,
    ends_say: Says,
) -> str:
    """Draw numbers that grow; each line ends with its mark and its last number."""
    highest = max(n for one in series for n in one.numbers)
    marks = ticks(0.0, highest, about=4)
    up = Scale(0.0, marks[-1], TALL, TOP)
    across = Scale(0, len(moments), SIDE, RIGHT - 62)
    drawn = [_levels(up, marks, says)]
    drawn += [_line(one, across, up) for one in series]
    drawn += _ends(series, across, up, ends_say)
    for number, moment in enumerate(moments, start=1):
        at = (across.at(number), TALL + 16)
        drawn.append(text(moment, at, SMALL, "tick middle"))
    return frame(title, TALL + 26, *drawn)


def _line(one: Series, across: Scale, up: Scale) -> str:
    points = [(across.at(0), up.at(0))]
    points += [(across.at(at), up.at(n)) for at, n in enumerate(one.numbers, start=1)]
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return path(d, f"line {one.mark.colour}", stroke_dasharray=one.mark.dashes)


def _ends(series: Sequence[Series], across: Scale, up: Scale, says: Says) -> list[str]:
    """Return marks and numbers at the ends of the lines, none on top of another."""
    wanted = {one.label: up.at(one.numbers[-1]) for one in series}
    places = _apart(wanted, LETTERS + 2)
    x = across.last
    drawn = []
    for one in series:
        y, at = wanted[one.label], places[one.label]
        if abs(y - at) > 1:
            drawn.append(path(f"M{x:.1f} {y:.1f}L{x + 10:.1f} {at:.1f}", "lead"))
        drawn.append(mark((x + 15, at), one.mark))
        said = cut(says(one.numbers[-1]), WIDE - x - 26)
        drawn.append(text(said, (x + 25, at + 4), LETTERS, "value"))
    return drawn


def _apart(wanted: Mapping[str, float], gap: float) -> dict[str, float]:
    """Move places down until there is a *gap* between them, and all up if need be."""
    places: dict[str, float] = {}
    free = TOP
    for name in sorted(wanted, key=wanted.__getitem__):
        places[name] = max(wanted[name], free)
        free = places[name] + gap
    over = max(0.0, free - gap - TALL)
    return {name: place - over for name, place in places.items()}
