"""The legend on a board without a position."""

from sengoku.core.svg import Point, box, circle, group, path, text
from sengoku.core.woodcut import sheet
from sengoku.samurai.drawing import captions
from sengoku.samurai.drawing.sheets import LEFT, PAD, ROW, TOP, WIDTH
from sengoku.samurai.drawing.slots import bonus
from sengoku.samurai.drawing.symbols import symbol
from sengoku.samurai.vocabulary import NEUTRAL_WORDS

HEAD = 58.0


def legend() -> str:
    """Return the signs of the land on the left, those of the coast on the right."""
    land = list(zip(_land_signs(), captions.SIGNS, strict=True))
    coast = list(zip(_neutral_signs(), captions.NEUTRALS, strict=True))
    coast.append((bonus((_right() + 16, _level(len(coast))), "", ""), captions.BONUS))
    return sheet(
        (LEFT, TOP),
        WIDTH,
        HEAD + ROW * len(land) + 10,
        text(captions.LEGEND, (LEFT + PAD, TOP + 38), 29, "title"),
        *[_entry(*entry, LEFT + PAD, row) for row, entry in enumerate(land)],
        *[_entry(*entry, LEFT + WIDTH / 2, row) for row, entry in enumerate(coast)],
        name="legend",
    )


def _level(row: int) -> float:
    return TOP + HEAD + ROW * (row + 0.5)


def _right() -> float:
    return LEFT + WIDTH / 2 + 26


def _entry(sign: str, name: str, x: float, row: int) -> str:
    level = _level(row)
    line = path(f"M{x} {level - ROW / 2}h{WIDTH / 2 - PAD - 8}", "line")
    return group(line, sign, text(name, (x + 68, level + 8), 22, ""))


def _land_signs() -> list[str]:
    x = LEFT + PAD + 28
    return [
        _boxed("capital", (x, _level(0))),
        circle((x, _level(1)), 17, "empty"),
        symbol("shrine", (x, _level(2)), 34, "torii"),
        circle((x, _level(3)), 17, "bare")
        + symbol("mountain", (x, _level(3) - 1), 20, "ink gone"),
        path(f"M{x - 24} {_level(4)}h48", "link"),
    ]


def _boxed(name: str, at: Point) -> str:
    frame = box((at[0] - 18, at[1] - 18), 36, 36, "roundel", rx=4)
    return frame + symbol(name, at, 29, "ink")


def _neutral_signs() -> list[str]:
    return [
        symbol(f"neutral-{word}", (_right(), _level(row)), 31, "ink")
        for row, word in enumerate(NEUTRAL_WORDS)
    ]
