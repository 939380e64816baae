"""Headings and indentation."""

from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

MAX_HEADING_COLUMNS: Final = 78


def heading(out: Console, said: str | Text) -> None:
    line = Line(said, style="dim", align="left")
    out.print(indented(line), width=min(out.width, MAX_HEADING_COLUMNS))


def indented(what: RenderableType, left: int = 1) -> RenderableType:
    return Padding(what, (0, 0, 0, left))
