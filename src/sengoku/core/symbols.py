"""The symbols of a game, and the marks made of them that all games draw alike."""

from importlib import resources
from typing import Final, final

from sengoku.core.svg import (
    Point,
    circle,
    cut,
    fitted,
    group,
    inside,
    text,
    tile,
    use,
    width,
)

PLATE_TALL: Final = 41 / 36
"""The height of an army's plate by its width."""


@final
class Symbols:
    """The symbols of ``symbols.svg`` in *package*, each by its name.

    *prefix* stands before every id: a page can hold pictures of several games.
    """

    def __init__(self, package: str, prefix: str) -> None:
        self._folder: Final = resources.files(package)
        self._prefix: Final = prefix

    def file(self, name: str) -> str:
        """Return the text of a file in the folder of the symbols."""
        return (self._folder / name).read_text(encoding="utf-8")

    def definitions(self) -> str:
        return inside(self.file("symbols.svg"))

    def draw(
        self, name: str, at: Point, size: float, class_: str, tall: float = 1
    ) -> str:
        """Return a symbol with its centre *at* a point; *tall* is height by width."""
        return use(self._prefix + name, at, size, class_, tall)

    def crest(self, colour: str, seat: str, at: Point, radius: float) -> str:
        """Return the crest of a seat on a disc of its colour."""
        return group(
            circle(at, radius, f"body rim {colour}"),
            self.draw(f"crest-{colour}", at, radius * 1.25, f"{colour}-on"),
            data_crest=seat,
        )

    def army(self, colour: str, seat: str, count: int, at: Point, size: float) -> str:
        """Return a helmet with its number; the outline identifies the seat as well."""
        x, y = at
        return group(
            self.draw(f"plate-{colour}", (x, y - size * 0.07), size, "rim", PLATE_TALL),
            text(count, (x, y + size * 0.31), size * 0.66, "number middle on"),
            class_=colour,
            data_army=seat,
            data_count=count,
        )

    def region(self, region: str, at: Point, size: float) -> str:
        return group(
            tile(at, size, f"r-{region} edge"),
            self.draw(f"region-{region}", at, size * 0.66, "ink"),
        )

    def banner(
        self, name: str, at: Point, size: float, colour: str, corner: float
    ) -> str:
        """Return a name on a banner of this colour, with its crest."""
        x, y = at[0], at[1] - 2
        level, wide = y - size * 0.33, width(name, size)
        start = x - wide / 2 + size * 0.42
        crest = (start - size * 0.52, level)
        return group(
            cut((x, level), wide + size * 1.35, size * 1.16, corner, "body rim"),
            self.draw(f"crest-{colour}", crest, size * 0.75, f"{colour}-on"),
            fitted(name, (start, y), size, "title on"),
            class_=colour,
            data_banner=name,
        )
