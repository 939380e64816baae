"""The sheet of the tower: cubes inside and in the tray, and the stock."""

from collections.abc import Sequence
from typing import Final

from sengoku.core.svg import Point, group, text
from sengoku.core.woodcut import sheet
from sengoku.shogun.drawing import captions, marks
from sengoku.shogun.drawing.layout import PAD, rule
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.symbols import symbol
from sengoku.shogun.observation import Observation
from sengoku.shogun.vocabulary import BUILDING_WORDS, CUBE_LETTERS, GREEN

START: Final = 935.0
BOTTOM: Final = 956.0
WIDTH: Final = 562.0
LINE: Final = 44.0
LABEL: Final = 128.0
PITCH: Final = 68.0


def tower(scene: Scene, seen: Observation) -> str:
    lines = [
        ("tower", captions.INSIDE, "inside", seen.inside),
        ("tray", captions.TRAY, "tray", seen.tray),
    ]
    if any(seen.thrown):
        lines.append(("cube", captions.THROWN, "thrown", seen.thrown))
    height = LINE * (len(lines) + 1) + 8
    top = BOTTOM - height
    return sheet(
        (START, top),
        WIDTH,
        height,
        *[
            _line(scene, line, top + 4 + LINE * (n + 0.5))
            for n, line in enumerate(lines)
        ],
        _stock(scene, seen, top + 4 + LINE * (len(lines) + 0.5)),
        name="tower",
    )


def _line(scene: Scene, line: tuple[str, str, str, Sequence[int]], y: float) -> str:
    sign, said, name, counts = line
    present = [colour for colour, count in enumerate(counts) if count]
    return group(
        symbol(sign, (START + 34, y), 27, "ink"),
        text(said, (START + 58, y + 7), 20, "title"),
        *[
            _cubes(scene, colour, counts[colour], (START + LABEL + 26 + PITCH * n, y))
            for n, colour in enumerate(present)
        ],
        data_cubes=name,
    )


def _cubes(scene: Scene, colour: int, count: int, at: Point) -> str:
    x, y = at
    return group(
        marks.cube(scene, colour, at, 31),
        text(count, (x + 19, y + 8), 22, "number"),
        data_cube=CUBE_LETTERS[colour],
        data_count=count,
    )


def _stock(scene: Scene, seen: Observation, y: float) -> str:
    """Return the peasants and buildings in stock."""
    first = START + LABEL + 26
    return group(
        rule(START + PAD, START + WIDTH - PAD, y - LINE / 2),
        text(captions.STOCK, (START + 58, y + 7), 20, "title"),
        marks.cube(scene, GREEN, (first, y), 31),
        text(seen.peasants, (first + 19, y + 8), 22, "number"),
        *[
            symbol(word, (first + 92 + 92 * kind, y), 26, "ink")
            + text(seen.building_stock[kind], (first + 112 + 92 * kind, y + 8), 22, "")
            for kind, word in enumerate(BUILDING_WORDS)
        ],
        data_stock=seen.peasants,
    )
