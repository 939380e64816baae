"""The sheet of the arts: six arts by six castles, and the row of the regions."""

from typing import Final

from sengoku.core.svg import Point, box, circle, fitted, group, text
from sengoku.core.woodcut import sheet
from sengoku.shogun.drawing import captions, marks
from sengoku.shogun.drawing.layout import HEAD, PAD, heading
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.symbols import symbol
from sengoku.shogun.observation import Observation
from sengoku.shogun.state import ARTIST, NEUTRAL_MARKER, NONE
from sengoku.shogun.vocabulary import ART_LINES, SEAT_LETTERS

WIDTH: Final = 562.0
CELL: Final = (66.0, 29.0)
NAMES: Final = 148.0
HEIGHT: Final = HEAD + 24 + CELL[1] * ART_LINES + 10


def has_arts(seen: Observation) -> bool:
    return any(mark != NONE for mark in seen.arts)


def arts(scene: Scene, seen: Observation, left: float, top: float) -> str:
    grid = (left + NAMES, top + HEAD + 20)
    cells = [
        _cell(
            scene,
            mark,
            (grid[0] + CELL[0] * (n % ART_LINES), grid[1] + CELL[1] * (n // ART_LINES)),
            cell=n,
        )
        for n, mark in enumerate(seen.arts)
    ]
    return sheet(
        (left, top),
        WIDTH,
        HEIGHT,
        heading(captions.ARTS, (left, top)),
        _regions(scene, seen, (left + WIDTH - PAD - 13, top + 28)),
        *_columns(scene, grid),
        *_rows(scene, left, grid[1]),
        *cells,
        name="arts",
    )


def _regions(scene: Scene, seen: Observation, last: Point) -> str:
    """Return the region cards in the order in which patrons choose."""
    first = last[0] - 31 * (len(seen.region_row) - 1)
    words = [scene.board.region_ids[region] for region in seen.region_row]
    return group(
        *[
            marks.region_mark(word, (first + 31 * n, last[1]), 27)
            for n, word in enumerate(words)
        ],
        data_regions=" ".join(words),
    )


def _columns(scene: Scene, grid: Point) -> list[str]:
    return [
        fitted(
            f"{name} {points}",
            (grid[0] + CELL[0] * n + 3, grid[1] - 7),
            14,
            "dim",
            CELL[0] - 6,
        )
        for n, (name, points) in enumerate(
            zip(scene.board.art_castle_names, scene.board.art_columns, strict=True)
        )
    ]


def _rows(scene: Scene, left: float, top: float) -> list[str]:
    named = zip(scene.board.art_names, scene.board.art_rows, strict=True)
    return [
        text(name, (left + PAD, top + CELL[1] * n + 20), 17, "")
        + text(points, (left + NAMES - 12, top + CELL[1] * n + 20), 17, "number end")
        for n, (name, points) in enumerate(named)
    ]


def _cell(scene: Scene, mark: int, corner: Point, cell: int) -> str:
    x, y = corner[0] + CELL[0] / 2, corner[1] + CELL[1] / 2
    if mark == NONE:
        drawn, said = "", "none"
    elif mark == ARTIST:
        drawn, said = symbol("artist", (x, y), 22, "torii"), "artist"
    elif mark == NEUTRAL_MARKER:
        drawn, said = circle((x, y), 9, "gone-mark"), "neutral"
    else:
        drawn, said = marks.crest(scene, mark, (x, y), 12), SEAT_LETTERS[mark]
    return group(box(corner, *CELL, "cell"), drawn, data_cell=cell, data_mark=said)
