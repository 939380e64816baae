"""What all charts are made of: the frame, scales with round numbers, marks.

A chart is as wide as a phone, so that its letters keep their size everywhere; the page
lays several side by side where there is room. Colours are classes, and no colour is
alone: a mark has a shape, a line its dashes, a bar its words.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from sengoku.core.svg import element, group, path, text, title, width

WIDE: Final = 340.0
LEFT: Final = 8.0
RIGHT: Final = WIDE - 8.0
LETTERS: Final = 12.5
SMALL: Final = 11.5

Says = Callable[[float], str]
"""How a number of this chart is written."""

SHAPES: Final = (
    "M0-5.2A5.2 5.2 0 1 1 0 5.2A5.2 5.2 0 1 1 0-5.2Z",
    "M0-6.2L5.6-.6V5H-5.6V-.6Z",
    "M-4.8-4.8H4.8V4.8H-4.8Z",
    "M0-6.6L6.6 0L0 6.6L-6.6 0Z",
    "M-1.9-5.4H1.9V-1.9H5.4V1.9H1.9V5.4H-1.9V1.9H-5.4V-1.9H-1.9Z",
    "M-5.8-4.4H5.8L0 6Z",
)
"""Round, pointed, square, diamond, cross, falling: outlines of plates."""

DASHES: Final = (None, "7 3", "2 3", "9 3 2 3", "4 2", "1 4")


class Mark(NamedTuple):
    """The sign of a bot or a seat: *colour* is a class, *shape* a place above."""

    colour: str
    shape: int

    @property
    def dashes(self) -> str | None:
        return DASHES[self.shape % len(DASHES)]


PLAIN: Final = Mark("c-ink", 0)
"""For what needs no sign of its own."""


class Scale(NamedTuple):
    """Puts numbers from *low* to *high* between two places of the chart."""

    low: float
    high: float
    first: float
    last: float

    def at(self, number: float) -> float:
        inside = min(max(number, self.low), self.high)
        part = (inside - self.low) / (self.high - self.low)
        return self.first + part * (self.last - self.first)


def ticks(low: float, high: float, about: int = 5, least: float = 0.0) -> list[float]:
    """Return round numbers of which the first and the last enclose everything.

    They are *least* apart: whole things have no halves on their scale.
    """
    step = max(_round_step((high - low or 1.0) / about), least)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def _round_step(least: float) -> float:
    power = 10.0 ** math.floor(math.log10(least))
    return power * next(f for f in (1, 2, 2.5, 5, 10) if f * power >= least * 0.999)


def frame(said: str, height: float, *inner: str) -> str:
    """Return the whole chart; *said* is what is read aloud instead of it."""
    return element(
        "svg",
        title(said),
        *inner,
        viewBox=f"0 0 {WIDE:g} {height:g}",
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


def grid(scale: Scale, at: Sequence[float], top: float, bottom: float) -> str:
    """Return upright lines at these numbers."""
    strokes = "".join(f"M{scale.at(n):.1f} {top:g}V{bottom:g}" for n in at)
    return path(strokes, "grid")


def numbers(scale: Scale, at: Sequence[float], y: float, says: Says) -> str:
    """Return the numbers under an axis; the outer ones stay inside the chart."""
    found = []
    for number in at:
        x, said = scale.at(number), says(number)
        half = width(said, SMALL) / 2
        kept = min(max(x, half), WIDE - half)
        found.append(text(said, (kept, y), SMALL, "tick middle"))
    return group(*found)


def caption(said: str, y: float) -> str:
    """Return the name of an axis."""
    return text(said, (WIDE / 2, y), SMALL, "tick middle")


def cut(said: str, room: float, size: float = LETTERS) -> str:
    """Return as much of a text as has *room*."""
    if width(said, size) <= room:
        return said
    while said and width(f"{said}…", size) > room:
        said = said[:-1]
    return f"{said.rstrip()}…"


def label(said: str, y: float, sign: Mark = PLAIN, room: float = 220) -> str:
    """Return the name of a row, with its mark in front if it has one of its own."""
    x = LEFT if sign == PLAIN else LEFT + 16
    shown = cut(said, room)
    full = title(said) if shown != said else ""
    name = element(
        "text", escape(shown), full, x=x, y=y, font_size=LETTERS, class_="name"
    )
    return name if sign == PLAIN else mark((LEFT + 6, y - 4), sign) + name


def value(said: str, y: float) -> str:
    """Return the number of a row, at its right end."""
    return text(said, (RIGHT, y), LETTERS, "value end")
