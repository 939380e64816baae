"""Draws lines of text as an image: a grid of characters in Pillow's bitmap font.

The font has the characters of Latin-1. The lines that frames are made of are drawn; any
other character is a square. So the image is the same on every machine.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sengoku.core.errors import UnreadableError

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError as error:
    detail = "images need Pillow: pip install pillow"
    raise UnreadableError("render-mode", detail=detail) from error

Colour: TypeAlias = tuple[int, int, int]
Part: TypeAlias = tuple[str, Colour | None]
"""Text and its colour, or ``None`` for the default colour."""

PAPER: Final[Colour] = (250, 246, 238)
INK: Final[Colour] = (38, 33, 28)
WIDTH, HEIGHT = 6, 12
SCALE: Final = 2

_LEFT, _RIGHT, _UP, _DOWN = (0, 6), (12, 6), (6, 0), (6, 12)
_FRAMES: Final = {
    "─": (_LEFT, _RIGHT),
    "│": (_UP, _DOWN),
    "╭": (_RIGHT, _DOWN),
    "╮": (_LEFT, _DOWN),
    "╰": (_RIGHT, _UP),
    "╯": (_LEFT, _UP),
}
"""Where a line leaves its cell, in twelfths of width and height."""


def image(lines: Sequence[Sequence[Part]]) -> NDArray[np.uint8]:
    """Return an array of height, width and three colours."""
    columns = max(sum(len(text) for text, _ in line) for line in lines)
    picture = Image.new("RGB", (columns * WIDTH, len(lines) * HEIGHT), PAPER)
    draw, font = ImageDraw.Draw(picture), ImageFont.load_default_imagefont()
    for row, line in enumerate(lines):
        column = 0
        for text, colour in line:
            for character in text:
                at = (column * WIDTH, row * HEIGHT)
                _draw(draw, font, at, character, colour or INK)
                column += 1
    large = picture.resize((picture.width * SCALE, picture.height * SCALE), 0)
    return np.asarray(large, dtype=np.uint8).copy()


def _draw(
    draw: Any, font: Any, at: tuple[int, int], character: str, colour: Colour
) -> None:
    x, y = at
    if character in _FRAMES:
        ends = [(x + dx // 2, y + dy) for dx, dy in _FRAMES[character]]
        draw.line([ends[0], (x + WIDTH // 2, y + HEIGHT // 2), ends[1]], fill=colour)
    elif character.isspace():
        return
    elif ord(character) < 256:
        draw.text(at, character, fill=colour, font=font)
    else:
        draw.rectangle((x + 1, y + 3, x + WIDTH - 2, y + HEIGHT - 3), outline=colour)
