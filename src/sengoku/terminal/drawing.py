"""What drawings of all games have in common: 80 columns, rows and tables of points."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, Protocol

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sengoku.core.args import unpack
from sengoku.core.course import CourseStep
from sengoku.core.flow import Step
from sengoku.texts import Texts

WIDTH: Final = 78
MAX_NAME_LENGTH: Final = 13


def listed(words: Sequence[str], counts: Sequence[int]) -> str:
    pairs = zip(words, counts, strict=True)
    return "  ".join(f"{word} {count}" for word, count in pairs if count)


def cells(parts: Sequence[Text], widths: Sequence[int]) -> Text:
    """Return the cells of one row under each other's."""
    line = Text()
    for cell, width in zip(parts, widths, strict=False):
        cell.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(cell).append(" ")
    return line


def spread(
    left: Text, right: Text, fill: str = " ", style: str = "", width: int = WIDTH
) -> Text:
    """Return one line with *left* and *right* at its ends."""
    gap = width - 2 - left.cell_len - right.cell_len
    line = Text(" ").append_text(left)
    return line.append(f" {fill * max(0, gap - 1)} ", style).append_text(right)


def points_table(players: Sequence[Text], scores: Mapping[str, Sequence[int]]) -> Table:
    """Return the points of everybody by where they come from."""
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, padding=(0, 1))
    table.add_column("points", footer="total")
    for seat, player in enumerate(players):
        points = str(sum(row[seat] for row in scores.values()))
        table.add_column(player, footer=points, justify="right", min_width=8)
    for word, row in scores.items():
        if any(row):
            table.add_row(word, *map(str, row))
    return table


# Maps


class Charted(Protocol):
    """A board of any game."""

    province_ids: tuple[str, ...]
    province_names: tuple[str, ...]
    province_kanji: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]


def roads(board: Charted, by_sea: Iterable[tuple[int, int]], province: int) -> Text:
    """Return the neighbours, those across the sea after a sign; then other names."""
    ids, sea = board.province_ids, {frozenset(pair) for pair in by_sea}
    near = [
        ("~" if frozenset((province, other)) in sea else "") + ids[other]
        for other in board.neighbours[province]
    ]
    name, kanji = board.province_names[province], board.province_kanji[province]
    names = ("" if name.lower() == ids[province].lower() else name, kanji)
    said = "".join(f"  {name}" for name in names if name)
    return Text(" ".join(near)).append(said, "dim")


# The course of play


def course_table(
    game: str, rows: Sequence[Step[Any]], texts: Texts, opening: str
) -> RenderableType:
    """Return the steps of a whole game; a section begins with the step *opening*."""
    first = next(step for step in rows if isinstance(step, CourseStep))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("place", justify="right")
    table.add_column("step")
    table.add_column("what happens")
    for number, places in groupby(enumerate(first.whole), lambda place: place[1][0]):
        step, run = rows[number], [*places]
        if step.name == opening and run[0][0]:
            table.add_section()
        place, said = _run(step, run)
        table.add_row(place, said, texts.say(f"{game}-phase-{step.name}"))
    return Group(table, questions_table(rows))


def _run(step: Step[Any], run: Sequence[tuple[int, Sequence[int]]]) -> tuple[str, str]:
    """Return the places and the name of a step that comes once or several times."""
    (place, (*_, argument)), last = run[0], run[-1][0]
    if place < last:
        return f"{place}–{last}", f"{step.name}, {len(run)} times"
    values = map(str, unpack(step.arg_fields, argument).values())
    return str(place), f"{step.name}({','.join(values)})" if argument else step.name


def questions_table(rows: Sequence[Step[Any]]) -> Table:
    """Return the questions of a game, with what they are about."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for name in ("question", "it knows", "rule"):
        table.add_column(name)
    for step in rows:
        if step.asks:
            known = ", ".join(field.name for field in step.arg_fields)
            table.add_row(step.name, known, step.rule)
    return table
