"""Charts with a row for each bot, seat, place or region, as SVG text."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sengoku.arena.charts_parts import (
    LEFT,
    PLAIN,
    RIGHT,
    SMALL,
    WIDE,
    Mark,
    Says,
    Scale,
    caption,
    frame,
    grid,
    label,
    mark,
    numbers,
    ticks,
    value,
)
from sengoku.arena.statistics import Interval, Spread
from sengoku.core.svg import box, group, path, text, width
from sengoku.core.svg import title as title_of

ROW: Final = 44.0
TOP: Final = 8.0
AXIS: Final = 22.0
NAME: Final = 15.0
TRACK: Final = 28.0
NEXT: Final = 10.0
"""Where in a row its name, its drawing and a second one are."""


class Reading(NamedTuple):
    """A number with its interval, and the sign it is drawn with."""

    interval: Interval
    mark: Mark


class Row(NamedTuple):
    label: str
    readings: tuple[Reading, ...]
    said: str


class BoxRow(NamedTuple):
    label: str
    spread: Spread
    mark: Mark
    said: str


class Part(NamedTuple):
    """A part of a stacked bar, told by its class and by its word."""

    label: str
    colour: str


class StackRow(NamedTuple):
    label: str
    parts: tuple[float, ...]
    mark: Mark
    said: str


def whiskers(
    title: str,
    rows: Sequence[Row],
    says: Says,
    axis: str,
    reference: tuple[str, float] | None = None,
    from_zero: bool = False,
) -> str:
    """Draw each number as a mark on the line of its interval.

    *reference* is a number everything is held against, such as what chance gives.
    """
    top = TOP + (14 if reference else 0)
    scale, marks = _scale(_ends(rows, reference, from_zero))
    high = ROW + NEXT * (max(len(row.readings) for row in rows) - 1)
    bottom = top + high * len(rows)
    inner = [grid(scale, marks, top, bottom)]
    if reference:
        inner.append(_reference(scale, reference, top, bottom))
    for number, row in enumerate(rows):
        inner.append(_row(row, top + high * number, scale))
    inner.append(numbers(scale, marks, bottom + 15, says))
    inner.append(caption(axis, bottom + 31))
    return frame(title, bottom + AXIS + 16, *inner)


def _ends(
    rows: Sequence[Row], reference: tuple[str, float] | None, from_zero: bool
) -> list[float]:
    found = [
        end for row in rows for reading in row.readings for end in reading.interval
    ]
    found += [reference[1]] if reference else []
    return [*found, 0.0] if from_zero else found


def _scale(ends: Sequence[float]) -> tuple[Scale, list[float]]:
    known = [end for end in ends if abs(end) < 1e9]  # without what is not known
    marks = ticks(min(known, default=0.0), max(known, default=1.0))
    return Scale(marks[0], marks[-1], LEFT + 6, RIGHT - 6), marks


def _reference(
    scale: Scale, reference: tuple[str, float], top: float, bottom: float
) -> str:
    said, number = reference
    x = scale.at(number)
    half = width(said, SMALL) / 2
    at = (min(max(x, half + 2), WIDE - half - 2), top - 4)
    line = path(f"M{x:.1f} {top:g}V{bottom:g}", "reference")
    return line + text(said, at, SMALL, "reference-name middle")


def _row(row: Row, top: float, scale: Scale) -> str:
    sign = row.readings[0].mark if len(row.readings) == 1 else PLAIN
    drawn = [label(row.label, top + NAME, sign), value(row.said, top + NAME)]
    for number, reading in enumerate(row.readings):
        drawn.append(_reading(reading, top + TRACK + NEXT * number, scale))
    return group(*drawn)


def _reading(reading: Reading, y: float, scale: Scale) -> str:
    middle, low, high = (scale.at(end) for end in reading.interval)
    ends = f"M{low:.1f} {y - 4:g}v8M{low:.1f} {y:g}H{high:.1f}M{high:.1f} {y - 4:g}v8"
    line = path(ends, f"whisker {reading.mark.colour}")
    return line + mark((middle, y), reading.mark)


def bars(title: str, rows: Sequence[Row], says: Says, axis: str) -> str:
    """Draw amounts as bars from zero, with the line of their interval."""
    scale, marks = _scale(_ends(rows, None, from_zero=True))
    bottom = TOP + ROW * len(rows)
    inner = [grid(scale, marks, TOP, bottom)]
    for number, row in enumerate(rows):
        inner.append(_bar(row, TOP + ROW * number, scale))
    inner.append(numbers(scale, marks, bottom + 15, says))
    inner.append(caption(axis, bottom + 31))
    return frame(title, bottom + AXIS + 16, *inner)


def _bar(row: Row, top: float, scale: Scale) -> str:
    (middle, low, high), sign = row.readings[0]
    start, y = scale.at(0), top + TRACK - 8
    length = max(scale.at(middle) - start, 1.0)
    wire = f"M{scale.at(low):.1f} {y + 6:g}H{scale.at(high):.1f}"
    return group(
        label(row.label, top + NAME),
        value(row.said, top + NAME),
        box((start, y), length, 12, f"bar {sign.colour}"),
        path(wire, "wire"),
    )


def boxes(title: str, rows: Sequence[BoxRow], says: Says, axis: str) -> str:
    """Draw from the least to the most; the box holds the middle half."""
    ends = [end for row in rows for end in (row.spread.least, row.spread.most)]
    scale, marks = _scale(ends)
    bottom = TOP + ROW * len(rows)
    inner = [grid(scale, marks, TOP, bottom)]
    for number, row in enumerate(rows):
        inner.append(_box(row, TOP + ROW * number, scale))
    inner.append(numbers(scale, marks, bottom + 15, says))
    inner.append(caption(axis, bottom + 31))
    return frame(title, bottom + AXIS + 16, *inner)


def _box(row: BoxRow, top: float, scale: Scale) -> str:
    least, lower, median, upper, most = (scale.at(n) for n in row.spread[:5])
    y = top + TRACK
    wire = (
        f"M{least:.1f} {y - 4:g}v8M{least:.1f} {y:g}H{most:.1f}M{most:.1f} {y - 4:g}v8"
    )
    return group(
        label(row.label, top + NAME, row.mark),
        value(row.said, top + NAME),
        path(wire, f"whisker {row.mark.colour}"),
        box((lower, y - 6), max(upper - lower, 1.0), 12, f"box {row.mark.colour}"),
        path(f"M{median:.1f} {y - 6:g}v12", "median"),
    )


def stacks(
    title: str, rows: Sequence[StackRow], parts: Sequence[Part], says: Says, axis: str
) -> str:
    """Draw totals as bars cut into parts, with a key that has the same order."""
    scale, marks = _scale([0.0, *(sum(row.parts) for row in rows)])
    key, top = _key(parts)
    bottom = top + ROW * len(rows)
    inner = [key, grid(scale, marks, top, bottom)]
    for number, row in enumerate(rows):
        inner.append(_stack(row, parts, top + ROW * number, scale))
    inner.append(numbers(scale, marks, bottom + 15, says))
    inner.append(caption(axis, bottom + 31))
    return frame(title, bottom + AXIS + 16, *inner)


def _key(parts: Sequence[Part]) -> tuple[str, float]:
    """Return the key, in as many lines as it takes, and where it ends."""
    x, y, drawn = LEFT, TOP + 10, []
    for part in parts:
        room = 16 + 1.15 * width(part.label, SMALL) + 12
        if x + room > RIGHT:
            x, y = LEFT, y + 18
        drawn.append(box((x, y - 9), 11, 11, f"bar {part.colour}"))
        drawn.append(text(part.label, (x + 16, y), SMALL, "tick"))
        x += room
    return group(*drawn), y + 10


def _stack(row: StackRow, parts: Sequence[Part], top: float, scale: Scale) -> str:
    drawn, total = [], 0.0
    for part, amount in zip(parts, row.parts, strict=True):
        start, total = scale.at(total), total + amount
        told = title_of(f"{part.label}: {amount:.1f}")
        corner, length = (start, top + TRACK - 8), max(scale.at(total) - start, 0.0)
        bar = box(corner, length, 12, f"bar {part.colour}")
        drawn.append(group(told, bar))
    name = label(row.label, top + NAME, row.mark)
    return group(name, value(row.said, top + NAME), *drawn)
