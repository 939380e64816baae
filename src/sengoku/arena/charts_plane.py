"""Charts with a vertical axis: histograms and line charts."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sengoku.arena.charts_parts import (
    CHART_WIDTH,
    FONT_SIZE,
    RIGHT,
    SMALL_FONT_SIZE,
    Formatter,
    Mark,
    Scale,
    caption,
    frame,
    mark,
    numbers,
    ticks,
    truncate,
)
from sengoku.core.svg import box, group, path, text
from sengoku.core.svg import title as title_of

PLOT_BOTTOM: Final = 190.0
TOP_MARGIN: Final = 12.0
AXIS_HEIGHT: Final = 42.0
LEFT_AXIS_WIDTH: Final = 36.0
"""Room for the tick labels of the vertical axis."""

END_SPACING: Final = FONT_SIZE + 2
"""The vertical distance between the numbers at the ends of lines."""

BINS: Final = 16

MAX_TICK_LABELS: Final = 8
"""How many tick labels fit below a histogram."""


class Series(NamedTuple):
    """One bot's numbers over several moments."""

    label: str
    numbers: tuple[float, ...]
    mark: Mark


def histogram(title: str, values: Sequence[int], axis: str) -> str:
    """Draw the distribution of *values*; a bin may cover several numbers."""
    counts, step = binned(values)
    marks = ticks(0.0, max(counts.values()), about=4, least=1.0)
    up = Scale(0.0, marks[-1], PLOT_BOTTOM, TOP_MARGIN)
    first, last = min(counts), max(counts) + step
    across = Scale(first, last, LEFT_AXIS_WIDTH, RIGHT)
    drawn = [_levels(up, marks, "{:g}".format)]
    for low, count in counts.items():
        drawn.append(_column(low, step, count, across, up))
    labelled = [n for n in ticks(first, last) if first <= n <= last]
    if step == 1:
        every = -(-len(counts) // MAX_TICK_LABELS)
        labelled = [float(number) for number in list(counts)[::every]]
        across = Scale(first - 0.5, last - 0.5, LEFT_AXIS_WIDTH, RIGHT)
    drawn.append(numbers(across, labelled, PLOT_BOTTOM + 16, "{:g}".format))
    drawn.append(caption(axis, PLOT_BOTTOM + 33))
    return frame(title, PLOT_BOTTOM + AXIS_HEIGHT, *drawn)


def binned(values: Sequence[int]) -> tuple[dict[int, int], int]:
    """Return the number of values per bin, by its first number, and the bin size."""
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
    bar = box((x, y), end - x, PLOT_BOTTOM - y, "bar c-ink")
    covered = f"{low}" if step == 1 else f"{low} to {low + step - 1}"
    return group(title_of(f"{covered}: {count}"), bar)


def _levels(up: Scale, marks: Sequence[float], format_number: Formatter) -> str:
    lines = "".join(f"M{LEFT_AXIS_WIDTH:g} {up.at(n):.1f}H{RIGHT:g}" for n in marks)
    words = [
        text(
            format_number(n),
            (LEFT_AXIS_WIDTH - 6, up.at(n) + 4),
            SMALL_FONT_SIZE,
            "tick end",
        )
        for n in marks
    ]
    return path(lines, "grid") + group(*words)


def lines(
    title: str,
    series: Sequence[Series],
    moments: Sequence[str],
    format_number: Formatter,
    format_end: Formatter,
) -> str:
    """Draw a line per series; each line ends with its mark and its last number."""
    highest = max(n for one in series for n in one.numbers)
    marks = ticks(0.0, highest, about=4)
    bottom = max(PLOT_BOTTOM, TOP_MARGIN + END_SPACING * (len(series) - 1))
    up = Scale(0.0, marks[-1], bottom, TOP_MARGIN)
    across = Scale(0, len(moments), LEFT_AXIS_WIDTH, RIGHT - 62)
    drawn = [_levels(up, marks, format_number)]
    drawn += [_line(one, across, up) for one in series]
    drawn += _ends(series, across, up, format_end)
    room = across.at(1) - across.at(0) - 2
    for number, moment in enumerate(moments, start=1):
        shown, at = truncate(moment, room, SMALL_FONT_SIZE), across.at(number)
        drawn.append(text(shown, (at, bottom + 16), SMALL_FONT_SIZE, "tick middle"))
    return frame(title, bottom + 26, *drawn)


def _line(one: Series, across: Scale, up: Scale) -> str:
    points = [(across.at(0), up.at(0))]
    points += [(across.at(at), up.at(n)) for at, n in enumerate(one.numbers, start=1)]
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return path(d, f"line {one.mark.colour}", stroke_dasharray=one.mark.dashes)


def _ends(
    series: Sequence[Series], across: Scale, up: Scale, format_number: Formatter
) -> list[str]:
    """Return marks and numbers at the ends of the lines, without overlaps."""
    wanted = {one.label: up.at(one.numbers[-1]) for one in series}
    places = _spread_labels(wanted, up.first)
    x = across.last
    drawn = []
    for one in series:
        y, at = wanted[one.label], places[one.label]
        if abs(y - at) > 1:
            drawn.append(path(f"M{x:.1f} {y:.1f}L{x + 10:.1f} {at:.1f}", "lead"))
        drawn.append(mark((x + 15, at), one.mark))
        shown = truncate(format_number(one.numbers[-1]), CHART_WIDTH - x - 26)
        drawn.append(text(shown, (x + 25, at + 4), FONT_SIZE, "value"))
    return drawn


def _spread_labels(wanted: Mapping[str, float], bottom: float) -> dict[str, float]:
    """Move labels down until they are apart, then up until they are above *bottom*."""
    places: dict[str, float] = {}
    free = TOP_MARGIN
    for name in sorted(wanted, key=wanted.__getitem__):
        places[name] = max(wanted[name], free)
        free = places[name] + END_SPACING
    limit = bottom
    for name in reversed(places):
        places[name] = min(places[name], limit)
        limit = places[name] - END_SPACING
    return places
