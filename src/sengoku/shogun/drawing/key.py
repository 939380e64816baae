"""The names of the regions in the sea, and the legend of an empty board."""

from typing import Final

from sengoku.core.svg import Point, box, fitted, group, path, text, width
from sengoku.core.woodcut import sheet
from sengoku.shogun.drawing import captions, marks
from sengoku.shogun.drawing.layout import LEFT, PAD, TOP, heading
from sengoku.shogun.drawing.scene import Scene
from sengoku.shogun.drawing.symbols import symbol
from sengoku.shogun.vocabulary import REGIONS

SIZE: Final = 17.0
MARK: Final = 24.0
HEIGHT: Final = 42.0


def regions(scene: Scene, top: float) -> str:
    """Return the regions of the side in play, in a line."""
    names = scene.board.region_names[scene.side]
    widths = [width(name, SIZE) + MARK + 22 for name in names]
    starts = [LEFT + 14 + sum(widths[:n]) for n in range(REGIONS)]
    return sheet(
        (LEFT, top),
        sum(widths) + 14,
        HEIGHT,
        *[
            _region(scene, region, (x, top + HEIGHT / 2))
            for region, x in enumerate(starts)
        ],
        name="regions",
    )


def _region(scene: Scene, region: int, at: Point) -> str:
    x, y = at
    name = scene.board.region_names[scene.side][region]
    word = scene.board.region_ids[region]
    return marks.region_mark(word, (x + MARK / 2, y), MARK) + fitted(
        name, (x + MARK + 6, y + 6), SIZE, "title"
    )


def legend() -> str:
    """Return the legend of the provinces."""
    x, y = LEFT + PAD + 10, TOP + 74
    signs = (
        symbol("chest", (x, y), 20, "chest"),
        symbol("rice", (x + 210, y), 20, "rice"),
        box((x + 430, y - 10), 20, 20, "site"),
        path(f"M{x + 520} {y}h40", "link"),
    )
    starts = (x + 18, x + 228, x + 460, x + 572)
    return sheet(
        (LEFT, TOP),
        700,
        106,
        heading(captions.GAME, (LEFT, TOP), 28),
        *signs,
        *[
            text(said, (start, y + 7), 19, "")
            for said, start in zip(captions.SIGNS, starts, strict=True)
        ],
        name="legend",
    )


def seal() -> str:
    """Return the seal with the name of the game."""
    x, y, signs = 1542.0, 888.0, "将軍"
    return group(
        path(f"M{x - 32} {y - 66}h64v132h-64z", "seal"),
        path(f"M{x - 27} {y - 61}h54v122h-54z", "seal-line"),
        *[
            text(sign, (x, y - 12 + 54 * n), 46, "kanji on-seal")
            for n, sign in enumerate(signs)
        ],
    )
