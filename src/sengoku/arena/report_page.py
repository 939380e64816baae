"""Building blocks of a self-contained page: no scripts, fonts or network access."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from importlib import resources
from typing import Any, Final, NamedTuple, TypeAlias

from sengoku.arena.statistics import Interval
from sengoku.core.svg import element, path

STYLE: Final = "report_style.css"

BAR_FILLS: Final = {
    **{"r-grey": "M0 8h8", "r-orange": "M0 8L8 0", "r-teal": "M0 0L8 8"},
    **{"r-violet": "M4 0v8M0 4h8", "r-brown": "M2 8L4 4L6 8", "r-yellow": "M4 2v3"},
    **{"r-red": "M0 8L8 0M0 0L8 8", "r-purple": "M0 4q2-3 4 0t4 0"},
    "r-green": "M2 0v8M6 0v8",
    **{"p-0": "", "p-1": "M0 8L8 0", "p-2": "M4 0v8", "p-3": "M0 0L8 8"},
    **{"p-4": "M0 4h8", "p-5": "M4 0v8M0 4h8", "p-6": "M0 4q2-3 4 0t4 0"},
}
"""Fills of bars: a CSS class, and a pattern that works without colour."""


Cell: TypeAlias = str | float | Interval


class Column(NamedTuple):
    """A column of numbers: its name, and how they are shown."""

    name: str
    text: Callable[[Any], str] = str


class Figure(NamedTuple):
    """A chart with its title and caption, and the same numbers as a table."""

    title: str
    caption: str
    chart: str
    head: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def shown_rows(self) -> Iterator[tuple[str, ...]]:
        for row in self.rows:
            yield tuple(c.text(cell) for c, cell in zip(self.head, row, strict=True))


def page(title: str, *body: str) -> str:
    """Return the whole file; *body* is markup."""
    style = (resources.files("sengoku.arena") / STYLE).read_text(encoding="utf-8")
    return "\n".join(
        (
            "<!DOCTYPE html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            element("title", escape(title)),
            f"<style>\n{style}</style>",
            "</head>",
            "<body>",
            _fill_patterns(),
            *body,
            "</body>",
            "</html>\n",
        )
    )


def _fill_patterns() -> str:
    """Return the SVG patterns of the bar fills."""
    patterns = [
        element(
            "pattern",
            element("rect", width=8, height=8, class_=f"pigment {name}"),
            path(d, "weave"),
            id=f"fill-{name}",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
        )
        for name, d in BAR_FILLS.items()
    ]
    inner = element("defs", *patterns)
    return element("svg", inner, class_="fills", aria_hidden="true")


def header(kind: str, title: str, about: Iterable[str]) -> str:
    """Return the top of the page; *about* are short facts."""
    name = element("span", "sengoku", class_="brand")
    chips = [element("li", escape(fact)) for fact in about]
    return element(
        "header",
        element("div", _seal(), name, element("span", escape(kind), class_="kind")),
        element("h1", escape(title)),
        element("ul", *chips, class_="chips") if chips else "",
    )


def _seal() -> str:
    """Return the mark of the project, which needs no font."""
    return element(
        "svg",
        element("rect", width=64, height=64, rx=12, class_="seal"),
        element("circle", cx=32, cy=32, r=18.5, class_="ring"),
        element("circle", cx=32, cy=32, r=8.4, class_="dot"),
        viewBox="0 0 64 64",
        class_="stamp",
        aria_hidden="true",
    )


def section(title: str, *inner: str, about: str = "", id: str | None = None) -> str:
    said = element("p", escape(about), class_="about") if about else ""
    return element("section", element("h2", escape(title)), said, *inner, id=id)


def sentences(said: Iterable[str]) -> str:
    return element("ul", *[element("li", escape(s)) for s in said], class_="findings")


def figures(found: Iterable[Figure]) -> str:
    return element("div", *map(_figure, found), class_="figures")


def _figure(figure: Figure) -> str:
    numbers = element(
        "details",
        element("summary", "Numbers"),
        table([column.name for column in figure.head], figure.shown_rows),
    )
    caption = element(
        "figcaption",
        element("h3", escape(figure.title)),
        element("p", escape(figure.caption)),
    )
    return element("figure", caption, figure.chart, numbers, class_="sheet")


def table(
    head: Sequence[str], rows: Iterable[Sequence[str]], class_: str | None = None
) -> str:
    """Return a table whose first column names the rows."""
    names = [element("th", escape(word), scope="col") for word in head]
    lines = [_line(head, row) for row in rows]
    inner = element(
        "table",
        element("thead", element("tr", *names)),
        element("tbody", *lines) if lines else "",
        class_=class_,
    )
    return element("div", inner, class_="scroll")


def _line(head: Sequence[str], row: Sequence[str]) -> str:
    """Return a row; on a narrow screen each cell shows the name of its column."""
    first = element("th", escape(row[0]) or " ", scope="row")
    cells = [
        element("td", escape(said) or " ", data_is=name)
        for name, said in zip(head[1:], row[1:], strict=True)
    ]
    return element("tr", first, *cells)


def collapsible(summary: str, inner: str) -> str:
    """Return a section that is collapsed by default."""
    closed = element("details", element("summary", escape(summary)), inner)
    return element("div", closed, class_="sheet unfold")


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """Return a list of names and values."""
    inner = [
        element("dt", escape(name)) + element("dd", escape(said) or " ")
        for name, said in pairs
    ]
    return element("dl", *inner, class_="facts sheet")
