"""Charts with one row per bot, seat, place or region, as SVG text."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sengoku.arena.charts_parts import (
    LEFT,
    NO_MARK,
    RIGHT,
    SMALL_FONT_SIZE,
    Formatter,
    Mark,
    Scale,
    Span,
    caption,
    frame,
    grid,
    mark,
    numbers,
    reference_line,
    row_head,
    ticks,
    truncate,
)
from sengoku.arena.statistics import Interval, Spread
from sengoku.core.svg import box, group, path, text, width
from sengoku.core.svg import title as title_of

ROW_HEIGHT: Final = 44.0
TOP_MARGIN: Final = 8.0
AXIS_HEIGHT: Final = 22.0
LABEL_OFFSET: Final = 15.0
BAR_OFFSET: Final = 28.0
READING_SPACING: Final = 10.0
LINES_OFFSET: Final = 20.0
"""Vertical offsets within a row: its label, its drawing, further readings, and where
vertical lines begin, below the label."""


class Reading(NamedTuple):
    """A number with its interval, and the mark it is drawn with."""

    interval: Interval
    mark: Mark


class Row(NamedTuple):
    label: str
    readings: tuple[Reading, ...]
    value_text: str


class BoxRow(NamedTuple):
    label: str
    spread: Spread
    mark: Mark
    value_text: str


class Part(NamedTuple):
    """A part of a stacked bar: its label and its colour class."""

    label: str
    colour: str


class StackRow(NamedTuple):
    label: str
    parts: tuple[float, ...]
    mark: Mark
    value_text: str


def whiskers(
    title: str,
    rows: Sequence[Row],
    format_number: Formatter,
    axis: str,
    reference: tuple[str, float] | None = None,
    from_zero: bool = False,
) -> str:
    """Draw each number as a mark on the line of its interval.

    *reference* is a number to compare with, such as the expectation by chance.
    """
    top = TOP_MARGIN + (14 if reference else 0)
    scale, marks = _scale(_ends(rows, reference, from_zero))
    high = ROW_HEIGHT + READING_SPACING * (max(len(row.readings) for row in rows) - 1)
    bottom = top + high * len(rows)
    spans = _spans(top, high, len(rows))
    inner = [grid(scale, marks, spans)]
    if reference:
        inner.append(reference_line(scale, *reference, spans))
    for number, row in enumerate(rows):
        inner.append(_row(row, top + high * number, scale))
    inner.append(numbers(scale, marks, bottom + 15, format_number))
    inner.append(caption(axis, bottom + 31))
    return frame(title, bottom + AXIS_HEIGHT + 16, *inner)


def _ends(
    rows: Sequence[Row], reference: tuple[str, float] | None, from_zero: bool
) -> list[float]:
    found = [
        end for row in rows for reading in row.readings for end in reading.interval
    ]
    found += [reference[1]] if reference else []
    return [*found, 0.0] if from_zero else found


def _scale(ends: Sequence[float]) -> tuple[Scale, list[float]]:
    known = [end for end in ends if abs(end) < 1e9]  # without infinities
    marks = ticks(min(known, default=0.0), max(known, default=1.0))
    return Scale(marks[0], marks[-1], LEFT + 6, RIGHT - 6), marks


def _spans(top: float, height: float, rows: int) -> list[Span]:
    """Return where vertical lines run: beside the drawings, not through the labels."""
    starts = [top + height * row for row in range(rows)]
    return [(start + LINES_OFFSET, start + height) for start in starts]


def _row(row: Row, top: float, scale: Scale) -> str:
    sign = row.readings[0].mark if len(row.readings) == 1 else NO_MARK
    drawn = [row_head(row.label, row.value_text, top + LABEL_OFFSET, sign)]
    for number, reading in enumerate(row.readings):
        drawn.append(
            _reading(reading, top + BAR_OFFSET + READING_SPACING * number, scale)
        )
    return group(*drawn)


def _reading(reading: Reading, y: float, scale: Scale) -> str:
    middle, low, high = (scale.at(end) for end in reading.interval)
    ends = f"M{low:.1f} {y - 4:g}v8M{low:.1f} {y:g}H{high:.1f}M{high:.1f} {y - 4:g}v8"
    line = path(ends, f"whisker {reading.mark.colour}")
    return line + mark((middle, y), reading.mark)


def bars(title: str, rows: Sequence[Row], format_number: Formatter, axis: str) -> str:
    """Draw amounts as bars from zero, with the line of their interval."""
    scale, marks = _scale(_ends(rows, None, from_zero=True))
    bottom = TOP_MARGIN + ROW_HEIGHT * len(rows)
    inner = [grid(scale, marks, _spans(TOP_MARGIN, ROW_HEIGHT, len(rows)))]
    for number, row in enumerate(rows):
        inner.append(_bar(row, TOP_MARGIN + ROW_HEIGHT * number, scale))
    inner.append(numbers(scale, marks, bottom + 15, format_number))
    inner.append(caption(axis, bottom + 31))
    return frame(title, bottom + AXIS_HEIGHT + 16, *inner)


def _bar(row: Row, top: float, scale: Scale) -> str:
    (middle, low, high), sign = row.readings[0]
    start, y = scale.at(0), top + BAR_OFFSET - 8
    length = max(scale.at(middle) - start, 1.0)
    wire = f"M{scale.at(low):.1f} {y + 6:g}H{scale.at(high):.1f}"
    return group(
        row_head(row.label, row.value_text, top + LABEL_OFFSET),
        box((start, y), length, 12, f"bar {sign.colour}"),
        path(wire, "wire"),
    )


def boxes(
    title: str, rows: Sequence[BoxRow], format_number: Formatter, axis: str
) -> str:
    """Draw box plots: minimum to maximum, with a box for the middle half."""
    ends = [end for row in rows for end in (row.spread.least, row.spread.most)]
    scale, marks = _scale(ends)
    bottom = TOP_MARGIN + ROW_HEIGHT * len(rows)
    inner = [grid(scale, marks, _spans(TOP_MARGIN, ROW_HEIGHT, len(rows)))]
    for number, row in enumerate(rows):
        inner.append(_box(row, TOP_MARGIN + ROW_HEIGHT * number, scale))
    inner.append(numbers(scale, marks, bottom + 15, format_number))
    inner.append(caption(axis, bottom + 31))
    return frame(title, bottom + AXIS_HEIGHT + 16, *inner)


def _box(row: BoxRow, top: float, scale: Scale) -> str:
    least, lower, median, upper, most = (scale.at(n) for n in row.spread[:5])
    y = top + BAR_OFFSET
    wire = (
        f"M{least:.1f} {y - 4:g}v8M{least:.1f} {y:g}H{most:.1f}M{most:.1f} {y - 4:g}v8"
    )
    return group(
        row_head(row.label, row.value_text, top + LABEL_OFFSET, row.mark),
        path(wire, f"whisker {row.mark.colour}"),
        box((lower, y - 6), max(upper - lower, 1.0), 12, f"box {row.mark.colour}"),
        path(f"M{median:.1f} {y - 6:g}v12", "median"),
    )


def stacks(
    title: str,
    rows: Sequence[StackRow],
    parts: Sequence[Part],
    format_number: Formatter,
    axis: str,
) -> str:
    """Draw stacked bars, with a legend in the same order."""
    scale, marks = _scale([0.0, *(sum(row.parts) for row in rows)])
    legend, top = _legend(parts)
    bottom = top + ROW_HEIGHT * len(rows)
    inner = [legend, grid(scale, marks, _spans(top, ROW_HEIGHT, len(rows)))]
    for number, row in enumerate(rows):
        inner.append(_stack(row, parts, top + ROW_HEIGHT * number, scale))
    inner.append(numbers(scale, marks, bottom + 15, format_number))
    inner.append(caption(axis, bottom + 31))
    return frame(title, bottom + AXIS_HEIGHT + 16, *inner)


def _legend(parts: Sequence[Part]) -> tuple[str, float]:
    """Return the legend, wrapped over several lines, and its lower end."""
    x, y, drawn = LEFT, TOP_MARGIN + 10, []
    for part in parts:
        shown = truncate(part.label, (RIGHT - LEFT - 28) / 1.15, SMALL_FONT_SIZE)
        max_width = 16 + 1.15 * width(shown, SMALL_FONT_SIZE) + 12
        if x + max_width > RIGHT:
            x, y = LEFT, y + 18
        drawn.append(box((x, y - 9), 11, 11, f"bar {part.colour}"))
        drawn.append(text(shown, (x + 16, y), SMALL_FONT_SIZE, "tick"))
        x += max_width
    return group(*drawn), y + 10


def _stack(row: StackRow, parts: Sequence[Part], top: float, scale: Scale) -> str:
    drawn, total = [], 0.0
    for part, amount in zip(parts, row.parts, strict=True):
        start, total = scale.at(total), total + amount
        tooltip = title_of(f"{part.label}: {amount:.1f}")
        corner, length = (
            (start, top + BAR_OFFSET - 8),
            max(scale.at(total) - start, 0.0),
        )
        bar = box(corner, length, 12, f"bar {part.colour}")
        drawn.append(group(tooltip, bar))
    head = row_head(row.label, row.value_text, top + LABEL_OFFSET, row.mark)
    return group(head, *drawn)
