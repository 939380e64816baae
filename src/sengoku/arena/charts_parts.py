"""Building blocks of all charts: frame, scales with round numbers, marks.

A chart is as wide as a phone, so that its font size is the same everywhere; the page
puts several side by side where there is room. Colours are CSS classes. Nothing relies
on colour alone: a mark has a shape, a line its dashes, a bar its label.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias
from xml.sax.saxutils import escape

from sengoku.core.svg import element, group, path, text, title, width

CHART_WIDTH: Final = 340.0
LEFT: Final = 8.0
RIGHT: Final = CHART_WIDTH - 8.0
FONT_SIZE: Final = 12.5
SMALL_FONT_SIZE: Final = 11.5

LABEL_GAP: Final = 6.0
"""The least distance between two labels."""
REFERENCE_GAP: Final = 26.0
"""The distance from the first span of a reference line up to its name."""

Span: TypeAlias = tuple[float, float]
"""The top and the bottom of a vertical line."""

Formatter = Callable[[float], str]
"""Formats a number for a chart."""

SHAPES: Final = (
    "M0-5.2A5.2 5.2 0 1 1 0 5.2A5.2 5.2 0 1 1 0-5.2Z",
    "M0-6.2L5.6-.6V5H-5.6V-.6Z",
    "M-4.8-4.8H4.8V4.8H-4.8Z",
    "M0-6.6L6.6 0L0 6.6L-6.6 0Z",
    "M-1.9-5.4H1.9V-1.9H5.4V1.9H1.9V5.4H-1.9V1.9H-5.4V-1.9H-1.9Z",
    "M-5.8-4.4H5.8L0 6Z",
)
"""Circle, house, square, diamond, cross, triangle."""

DASHES: Final = (None, "7 3", "2 3", "9 3 2 3", "4 2", "1 4")


class Mark(NamedTuple):
    """The mark of a bot or a seat: a CSS class and an index in ``SHAPES``."""

    colour: str
    shape: int

    @property
    def dashes(self) -> str | None:
        return DASHES[self.shape % len(DASHES)]


NO_MARK: Final = Mark("c-ink", 0)
"""For rows that need no mark."""


class Scale(NamedTuple):
    """Maps numbers from *low* to *high* to coordinates from *first* to *last*."""

    low: float
    high: float
    first: float
    last: float

    def at(self, number: float) -> float:
        inside = min(max(number, self.low), self.high)
        part = (inside - self.low) / (self.high - self.low)
        return self.first + part * (self.last - self.first)


def ticks(low: float, high: float, about: int = 5, least: float = 0.0) -> list[float]:
    """Return round numbers that enclose *low* and *high*.

    They are at least *least* apart, so that counts have no fractional ticks.
    """
    step = max(_round_step((high - low or 1.0) / about), least)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def _round_step(least: float) -> float:
    power = 10.0 ** math.floor(math.log10(least))
    return power * next(f for f in (1, 2, 2.5, 5, 10) if f * power >= least * 0.999)


def frame(content: str, height: float, *inner: str) -> str:
    """Return the whole chart; *content* is its accessible title."""
    return element(
        "svg",
        title(content),
        *inner,
        viewBox=f"0 0 {CHART_WIDTH:g} {height:g}",
        role="img",
        class_="chart",
    )


def mark(at: tuple[float, float], sign: Mark, **more: object) -> str:
    x, y = at
    return path(
        SHAPES[sign.shape % len(SHAPES)],
        f"mark {sign.colour}",
        transform=f"translate({x:.1f} {y:.1f})",
        **more,
    )


def grid(scale: Scale, at: Sequence[float], spans: Sequence[Span]) -> str:
    """Return vertical grid lines at these numbers, from top to bottom of each span."""
    return path("".join(_vertical(scale.at(n), spans) for n in at), "grid")


def _vertical(x: float, spans: Sequence[Span]) -> str:
    return "".join(f"M{x:.1f} {top:g}V{bottom:g}" for top, bottom in spans)


def reference_line(scale: Scale, name: str, number: float, spans: list[Span]) -> str:
    """Return a dashed line to compare with, and its name above it."""
    x = scale.at(number)
    shown = truncate(name, CHART_WIDTH - 4, SMALL_FONT_SIZE)
    half = width(shown, SMALL_FONT_SIZE) / 2
    at = (min(max(x, half + 2), CHART_WIDTH - half - 2), spans[0][0] - REFERENCE_GAP)
    line = path(_vertical(x, spans), "reference")
    return line + text(shown, at, SMALL_FONT_SIZE, "reference-name middle")


def numbers(
    scale: Scale, at: Sequence[float], y: float, format_number: Formatter
) -> str:
    """Return the tick labels of an axis, inside the chart; those that fit."""
    found, free = [], 0.0
    for number in at:
        x, content = scale.at(number), format_number(number)
        wide = width(content, SMALL_FONT_SIZE)
        inside = min(max(x, wide / 2), CHART_WIDTH - wide / 2)
        if inside - wide / 2 >= free:
            found.append(text(content, (inside, y), SMALL_FONT_SIZE, "tick middle"))
            free = inside + wide / 2 + LABEL_GAP
    return group(*found)


def caption(content: str, y: float) -> str:
    """Return the label of an axis."""
    shown = truncate(content, CHART_WIDTH, SMALL_FONT_SIZE)
    return text(shown, (CHART_WIDTH / 2, y), SMALL_FONT_SIZE, "tick middle")


def truncate(content: str, max_width: float, size: float = FONT_SIZE) -> str:
    """Truncate a text to *max_width*."""
    if width(content, size) <= max_width:
        return content
    while content and width(f"{content}…", size) > max_width:
        content = content[:-1]
    return f"{content.rstrip()}…"


def row_head(name: str, value: str, y: float, sign: Mark = NO_MARK) -> str:
    """Return the label of a row, after its mark if it has one, and its value.

    A long label is truncated before the value, and complete in a tooltip.
    """
    x = LEFT if sign == NO_MARK else LEFT + 16
    shown = truncate(name, RIGHT - width(value, FONT_SIZE) - LABEL_GAP - x)
    full = title(name) if shown != name else ""
    label = element(
        "text", escape(shown), full, x=x, y=y, font_size=FONT_SIZE, class_="name"
    )
    number = text(value, (RIGHT, y), FONT_SIZE, "value end")
    return (mark((LEFT + 6, y - 4), sign) if sign != NO_MARK else "") + label + number
