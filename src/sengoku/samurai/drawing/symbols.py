"""The symbols of ``symbols.svg``, each by its name."""

from importlib import resources

from sengoku.core.svg import Point, inside, use

PREFIX = "sse-"
"""Before every id: a page can hold pictures of several games."""


def symbol(name: str, at: Point, size: float, class_: str, tall: float = 1) -> str:
    """Return a symbol with its centre *at* a point; *tall* is height by width."""
    return use(PREFIX + name, at, size, class_, tall)


def symbols() -> str:
    return inside(file("symbols.svg"))


def file(name: str) -> str:
    """Return the text of a file beside this one."""
    folder = resources.files("sengoku.samurai.drawing")
    return (folder / name).read_text(encoding="utf-8")
