"""The symbols of a game, and the marks made of them that all games draw alike."""

import functools
import re
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final, final

from sengoku.core.svg import (
    Point,
    circle,
    cut,
    fitted,
    group,
    text,
    tile,
    use,
    width,
)

PLATE_TALL: Final = 41 / 36
"""The height of a plate by its width."""


_SYMBOL: Final = re.compile(r'<symbol id="i-([^"]+)"([^>]*)>(.*?)</symbol>', re.S)
_NESTED: Final = re.compile(r'href="#i-([^"]+)"')
_SECOND_TONE: Final = re.compile(r'fill="var\(--i2[^"]*"')
_FIXED_TONE: Final = re.compile(r'fill="#\w+"')


@final
class Symbols:
    """The symbols of *files*, each a package and a name, for pictures of one game.

    *aliases* give symbols the names that the game knows them by. *prefix* stands before
    every id: a page can hold pictures of several games.
    """

    def __init__(
        self, prefix: str, files: Iterable[tuple[str, str]], aliases: Mapping[str, str]
    ) -> None:
        self._prefix: Final = prefix
        self._files: Final = tuple(files)
        self._aliases: Final = aliases

    def definitions(self, drawn: Iterable[str]) -> str:
        """Return the symbols used in what was *drawn*."""
        names = re.findall(rf'href="#{self._prefix}([^"]+)"', "".join(drawn))
        needed: dict[str, str] = {}
        while names:
            name = names.pop()
            id = self._aliases.get(name, name)
            if id in self._sources and name not in needed:
                needed[name] = self._definition(name, *self._sources[id])
                names += _NESTED.findall(self._sources[id][1])
        return "".join(needed[name] for name in sorted(needed))

    def _definition(self, name: str, attributes: str, body: str) -> str:
        """Return a symbol for a picture that has no style sheet of the web app.

        The second tone is the fill of the place where the symbol is used; the rim of
        that place is for the outline alone.
        """
        body = _SECOND_TONE.sub('stroke="none"', body)
        body = _FIXED_TONE.sub(r'\g<0> stroke="none"', body)
        body = _NESTED.sub(rf'href="#{self._prefix}\1"', body)
        head = f'<symbol id="{self._prefix}{name}"{attributes} overflow="visible">'
        return f"{head}{body}</symbol>"

    @functools.cached_property
    def _sources(self) -> dict[str, tuple[str, str]]:
        """The attributes and contents of all symbols by name."""
        texts = [
            (resources.files(package) / "data" / name).read_text(encoding="utf-8")
            for package, name in self._files
        ]
        return {
            id: (attributes, body)
            for text in texts
            for id, attributes, body in _SYMBOL.findall(text)
        }

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

    def plate(
        self, colour: str, count: int, at: Point, size: float, **data: object
    ) -> str:
        """Return a helmet with its number; the outline identifies the seat as well."""
        x, y = at
        return group(
            self.draw(f"plate-{colour}", (x, y - size * 0.07), size, "rim", PLATE_TALL),
            text(count, (x, y + size * 0.31), size * 0.66, "number middle on"),
            class_=colour,
            **data,
            data_count=count,
        )

    def on_tile(self, name: str, at: Point, size: float, class_: str) -> str:
        """Return a symbol on a tile of this class."""
        return group(
            tile(at, size, f"{class_} edge"),
            self.draw(name, at, size * 0.66, "ink"),
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


def of_seats(colours: Iterable[str]) -> dict[str, str]:
    """Return the aliases of crests and plates; *colours* are in the order of crests."""
    aliases: dict[str, str] = {}
    for number, colour in enumerate(colours):
        aliases[f"crest-{colour}"] = f"crest-{number}"
        aliases[f"plate-{colour}"] = f"helmet-{number}"
    return aliases
