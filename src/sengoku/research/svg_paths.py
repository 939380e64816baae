"""The paths of our own SVG charts as outlines of matplotlib.

Only what the charts use is understood: straight lines, half circles and a shift.
"""

import math
import re
from collections.abc import Iterator
from typing import Final, TypeAlias
from xml.etree.ElementTree import Element

from matplotlib.path import Path

Point: TypeAlias = tuple[float, float]

MOVE, LINE, CLOSE = int(Path.MOVETO), int(Path.LINETO), int(Path.CLOSEPOLY)
CORNERS: Final = 24
"""Of a half circle: it is drawn as a polygon."""
_PARTS: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBERS: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def outline(element: Element) -> Path:
    """Return the outline of a path element."""
    right, down = map(float, _NUMBERS.findall(element.get("transform", "0 0")))
    points, codes = [], []
    for (x, y), code in _corners(element.attrib["d"]):
        points.append((x + right, y + down))
        codes.append(code)
    return Path(points, codes)


def _corners(d: str) -> Iterator[tuple[Point, int]]:
    x = y = 0.0
    start = (x, y)
    for letter, text in _PARTS.findall(d):
        given = [float(number) for number in _NUMBERS.findall(text)]
        if letter == "A":
            for step in range(1, CORNERS + 1):
                yield _on_arc((x, y), (given[-2], given[-1]), step / CORNERS), LINE
            x, y = given[-2:]
            continue
        if letter == "Z":
            yield start, CLOSE
            continue
        x, y = _moved(letter, given, (x, y))
        if letter == "M":
            start = (x, y)
        yield (x, y), MOVE if letter == "M" else LINE


def _moved(letter: str, given: list[float], at: Point) -> Point:
    x, y = at
    match letter:
        case "M" | "L":
            return given[0], given[1]
        case "H":
            return given[0], y
        case "V":
            return x, given[0]
        case "v":
            return x, y + given[0]
    raise ValueError(f"a chart uses the command {letter!r} of paths")


def _on_arc(first: Point, last: Point, part: float) -> Point:
    """Return a point of the half circle that runs clockwise from *first* to *last*."""
    x, y = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
    radius = math.dist(first, last) / 2
    angle = math.atan2(first[1] - y, first[0] - x) + math.pi * part
    return x + radius * math.cos(angle), y + radius * math.sin(angle)
