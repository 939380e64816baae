"""The charts of an arena's report as PNG files, drawn with matplotlib.

    from sengoku.research.chart_images import write_charts

    write_charts("games")

A chart is drawn from the SVG in the report, in the colours of the page. Texts get no
more width than the layout of the chart expects. So, whatever the font, no texts overlap
here that do not overlap there.
"""

import functools
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeAlias
from xml.etree import ElementTree

from sengoku.arena.report import chart_files
from sengoku.core import svg
from sengoku.core.errors import UnreadableError

try:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.font_manager import FontProperties
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path as Outline
    from matplotlib.textpath import TextPath
    from matplotlib.transforms import Affine2D

    from sengoku.research.svg_paths import outline
except ImportError as error:
    needed = "charts as images need matplotlib: pip install 'sengoku[charts]'"
    raise UnreadableError("charts", detail=needed) from error

FOLDER: Final = "charts"
PIXELS: Final = 3
"""For each unit of a chart, which is a point of the figure."""
POINTS_PER_INCH: Final = 72

TITLE_SIZE: Final = 15.0
TITLE_HEIGHT: Final = 30.0
MARGIN: Final = 8.0
HALO: Final = 3.5

Style: TypeAlias = dict[str, Any]
OWN: Final = "c"
"""The colour of a bot, seat or region, which a class of its own names."""
STYLES: Final[dict[str, tuple[str | None, str | None, float]]] = {
    "grid": (None, "hair", 1),
    "reference": (None, "seal", 1.5),
    "mark": (OWN, "paper", 0.8),
    "whisker": (None, OWN, 2),
    "wire": (None, "ink", 1.6),
    "lead": (None, "ink-dim", 0.8),
    "line": (None, OWN, 2.2),
    "box": (f"{OWN} 0.28", OWN, 1.6),
    "median": (None, "ink", 2.4),
    "bar": (OWN, "ink", 1),
}
"""The fill, the stroke and its width of each class of shapes."""
TEXTS: Final = {"tick": "ink-dim", "reference-name": "seal"}
BOLD: Final = {"name", "value", "reference-name"}
"""The classes of texts that are not black, and of those that are bold."""


def write_charts(directory: str | Path) -> list[Path]:
    """Draw all charts of the arena in *directory* into its folder ``charts``."""
    folder, written = Path(directory) / FOLDER, []
    try:
        folder.mkdir(exist_ok=True)
        for name, chart in chart_files(Path(directory)):
            written.append(folder / f"{name}.png")
            written[-1].write_bytes(b"")  # fails before anything is drawn
            Drawing(ElementTree.fromstring(chart)).save(written[-1])
    except OSError as error:
        detail = f"charts '{folder}' cannot be written: {error.strerror or error}"
        raise UnreadableError("charts", detail=detail) from None
    return written


@functools.cache
def colours() -> dict[str, str]:
    """Return the colours of the page by day: those with a name, and of classes."""
    page = resources.files("sengoku.arena") / "report_style.css"
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"^ *--(\S+): light-dark\((#\w+)", text, re.MULTILINE)
    owned = re.findall(r"^\.(\S+) \{ --c: light-dark\((#\w+)", text, re.MULTILINE)
    return dict([*named, *owned])


class Drawing:
    """A chart of the report on a sheet of its own, with its title on top."""

    def __init__(self, chart: ElementTree.Element) -> None:
        *_, width, height = map(float, chart.attrib["viewBox"].split())
        size = (width + 2 * MARGIN, height + TITLE_HEIGHT + MARGIN)
        self.figure = Figure(
            figsize=(size[0] / POINTS_PER_INCH, size[1] / POINTS_PER_INCH),
            dpi=PIXELS * POINTS_PER_INCH,
            facecolor=colours()["paper"],
        )
        FigureCanvasAgg(self.figure)
        self.axes = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set(xlim=(0, size[0]), ylim=(size[1], 0))
        self.axes.set_axis_off()
        self.shift = Affine2D().translate(MARGIN, TITLE_HEIGHT)
        self._texts: list[Any] = []
        self._title(chart.findtext("title", ""), width)
        for element in _shapes(chart):
            self._draw(element)

    def save(self, path: Path) -> None:
        self.figure.savefig(path, metadata={"Software": None})

    def text_boxes(self) -> list[Any]:
        """Return the boxes around all texts, in points."""
        return [box.frozen() for box in self._texts]

    def _draw(self, element: ElementTree.Element) -> None:
        first, *more = element.get("class", "").split()
        if element.tag == "text":
            self._text(element, {first, *more})
            return
        own = colours().get(f"{first}.{more[0]}" if more else "", "")
        own = own or colours().get(more[0] if more else "", colours()["ink"])
        fill, stroke, width = STYLES[first]
        style = {"facecolor": _colour(fill, own), "edgecolor": _colour(stroke, own)}
        dashes = element.get("stroke-dasharray", "4 3" if first == "reference" else "")
        style["linestyle"] = (0, [float(n) for n in dashes.split()]) if dashes else "-"
        path = outline(element) if element.tag == "path" else _rectangle(element)
        self._add(path, self.shift, linewidth=width, **style)

    def _text(self, element: ElementTree.Element, classes: set[str]) -> None:
        said, size = element.text or "", float(element.get("font-size", "12"))
        at = float(element.get("x", "0")), float(element.get("y", "0"))
        anchor = 1.0 if "end" in classes else 0.5 if "middle" in classes else 0.0
        colour = next((TEXTS[name] for name in classes if name in TEXTS), "ink")
        has_halo = bool(classes & {"name", "value"})
        self._write(said, at, size, colour, bool(classes & BOLD), anchor, has_halo)

    def _title(self, said: str, width: float) -> None:
        size = TITLE_SIZE * min(1.0, width / svg.width(said, TITLE_SIZE))
        self._write(said, (0, -11), size, "ink", is_bold=True)

    def _write(
        self,
        said: str,
        at: svg.Point,
        size: float,
        colour: str,
        is_bold: bool,
        anchor: float = 0.0,
        has_halo: bool = False,
    ) -> None:
        font = FontProperties(weight="bold" if is_bold else "normal")
        path = TextPath((0, 0), said, size=size, prop=font)
        wide = max(path.get_extents().x1, 1e-9)
        narrow = min(1.0, svg.width(said, size) / wide)
        x = at[0] - anchor * wide * narrow
        place = Affine2D().scale(narrow, -1).translate(x, at[1]) + self.shift
        self._texts.append(path.get_extents(place))
        if has_halo:
            self._add(path, place, edgecolor=colours()["paper"], linewidth=HALO)
        self._add(path, place, facecolor=colours()[colour], linewidth=0)

    def _add(self, path: Outline, place: Any, **style: Any) -> None:
        style.setdefault("facecolor", "none")
        patch = PathPatch(path, capstyle="butt", joinstyle="round", **style)
        patch.set_transform(place + self.axes.transData)
        self.axes.add_artist(patch)


def _colour(said: str | None, own: str) -> Any:
    """Return a colour that a style names, with its opacity if it has one."""
    if said is None:
        return "none"
    name, _, opacity = said.partition(" ")
    found = own if name == OWN else colours()[name]
    return (found, float(opacity)) if opacity else found


def _shapes(element: ElementTree.Element) -> Iterator[ElementTree.Element]:
    """Yield everything that is drawn, in order."""
    for inner in element:
        if inner.tag == "g":
            yield from _shapes(inner)
        elif inner.tag != "title":
            yield inner


def _rectangle(element: ElementTree.Element) -> Outline:
    x, y, width, height = (
        float(element.attrib[k]) for k in ("x", "y", "width", "height")
    )
    return Outline.unit_rectangle().transformed(
        Affine2D().scale(width, height).translate(x, y)
    )
