"""``sengoku board``: board files, see docs/boards.md."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sengoku.cli import screen
from sengoku.cli.files import read_text
from sengoku.cli.polite import FOUND_WRONG
from sengoku.cli.samurai_position import COLUMNS, FEATURE_STYLES, REGION_STYLES
from sengoku.core.facts import PROVENANCES, Source
from sengoku.samurai.board import Board, load
from sengoku.samurai.board_check import check as find_problems
from sengoku.samurai.words import (
    FEATURE_WORDS,
    NEUTRAL_WORDS,
    REGION_WORDS,
    REGIONS,
    RESOURCE_WORDS,
)

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku board show                    the board that comes with the program

sengoku board show --facts            all numbers and how sure they are

sengoku board check my-board.toml
"""

SOURCE_STYLES: Final = {
    "rulebook": "green",
    "derived": "yellow",
    "reconstructed": "red",
}

File = Annotated[
    Path | None,
    typer.Argument(
        metavar="[FILE]", help="A board file; the shipped board without it."
    ),
]
Facts = Annotated[
    bool, typer.Option("--facts", help="All facts with their values and sources.")
]

app = typer.Typer(
    help="Show and check boards.",
    no_args_is_help=True,
    epilog=EXAMPLES,
    rich_markup_mode="rich",
)


@app.command(epilog=EXAMPLES)
def show(file: File = None, facts: Facts = False) -> None:
    """Print a board: provinces and their neighbours, slots, mountains, sources."""
    if file is not None:
        read_text(file, "board")
    board, out = load(file), screen.console()
    screen.heading(out, Text(f"Board {board.name}", "bold"))
    if facts:
        out.print(_facts(board))
        return
    for region in range(REGIONS):
        _show_region(out, board, region)
    _show_mountains(out, board)
    _show_sources(out, board)


@app.command(epilog=EXAMPLES)
def check(file: Annotated[Path, typer.Argument(metavar="FILE")]) -> None:
    """Name everything that is wrong with a board file, warnings last.

    Ends with code 1 when the board cannot be played on.
    """
    read_text(file, "board")
    problems = find_problems(file)
    for problem in problems:
        typer.echo(("warning: " if problem.warning else "error: ") + str(problem))
    grave = [problem for problem in problems if not problem.warning]
    mild = len(problems) - len(grave)
    typer.echo(f"{file}: {_counted(len(grave), 'error')}, {_counted(mild, 'warning')}")
    if grave:
        raise typer.Exit(FOUND_WRONG)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" + "s" * (count != 1)


# The board


def _show_region(out: Console, board: Board, region: int) -> None:
    style = REGION_STYLES[region]
    bonus = f"bonus {board.bonus_larger[region]}/{board.bonus_smaller[region]}"
    title = f"{REGION_WORDS[region]} · {board.region_names[region]}"
    out.print(Text(f"\n {title}", f"bold {style}").append(f"  {bonus}", "not bold dim"))
    table = Table.grid(padding=(0, 1))
    for width in (COLUMNS[1], 8, 1, None):
        table.add_column(width=width, no_wrap=width is not None)
    for province in board.provinces_of[region]:
        table.add_row(*_province(board, province))
    out.print(screen.indented(table))
    slots = (
        f"{board.slot_ids[slot]} {NEUTRAL_WORDS[board.neutral[slot]]}"
        for slot in board.slots_of[region]
    )
    out.print(Text(" slots: ", "dim").append(" · ".join(slots), "not dim"))


def _province(board: Board, province: int) -> tuple[str | Text, ...]:
    word = FEATURE_WORDS[board.feature[province]]
    seed = board.seeding[province]
    said = RESOURCE_WORDS[seed] if seed >= 0 else word
    return (
        Text(board.province_ids[province], "bold"),
        Text(said, FEATURE_STYLES.get(said, "")),
        Text("~" if board.coastal[province] else "", "steel_blue3"),
        _neighbours(board, province).append(_called(board, province), "dim"),
    )


def _called(board: Board, province: int) -> str:
    """Return the name, unless it is the id, and how it is written in Japanese."""
    name, id = board.province_names[province], board.province_ids[province]
    names = ("" if name.lower() == id.lower() else name, board.province_kanji[province])
    return "".join(f"  {name}" for name in names if name)


def _neighbours(board: Board, province: int) -> Text:
    """Return the adjacent provinces, those across the sea after a sign."""
    by_sea = {frozenset(link) for link in board.sea_links}
    names = [
        ("~" if frozenset((province, other)) in by_sea else "")
        + board.province_ids[other]
        for other in board.neighbours[province]
    ]
    return Text(" ".join(names))


def _show_mountains(out: Console, board: Board) -> None:
    table = Table.grid(padding=(0, 2))
    for mountain, (a, b) in enumerate(board.mountain_ends):
        ends = f"{board.province_ids[a]} – {board.province_ids[b]}"
        name = board.mountain_names[mountain]
        table.add_row(Text(board.mountain_ids[mountain], "bold"), name, ends)
    out.print(Text("\n mountains", "bold"))
    out.print(screen.indented(table))
    out.print(Text(" ~ a coast, or a neighbour across the sea", "dim"))


# The facts


def _show_sources(out: Console, board: Board) -> None:
    """Say of every fact whether it is printed, derived or chosen."""
    table = Table.grid(padding=(0, 2))
    for provenance in PROVENANCES:
        facts = [
            f"{key}{_sure(fact.source)}"
            for key, fact in board.facts.items()
            if fact.source.provenance == provenance
        ]
        table.add_row(Text(provenance, SOURCE_STYLES[provenance]), ", ".join(facts))
    out.print(Text("\n where the facts come from", "bold"))
    out.print(screen.indented(table))
    out.print(Text(" the values: sengoku board show --facts", "dim"))


def _facts(board: Board) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("fact", no_wrap=True)
    table.add_column("value", ratio=1)
    table.add_column("source", no_wrap=True)
    for key, fact in board.facts.items():
        note = f"\n{fact.source.note}" if fact.source.note else ""
        value = Text(_value(fact.value)).append(note, "dim italic")
        table.add_row(Text(key, "bold"), value, _source(fact.source))
        for part, source in fact.parts.items():
            table.add_row("", Text(f"· {part}", "dim"), _source(source))
    return table


def _source(source: Source) -> Text:
    style = SOURCE_STYLES.get(source.provenance, "")
    return Text(source.provenance + _sure(source), style)


def _sure(source: Source) -> str:
    return "" if source.confidence is None else f" {source.confidence:.0%}"


def _value(value: object) -> str:
    """Say a value in a line; of tables within tables only the keys."""
    if isinstance(value, dict):
        deep = any(isinstance(inner, dict) for inner in value.values())
        return ", ".join(
            str(key) if deep else f"{key} {_value(inner)}"
            for key, inner in value.items()
        )
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return ", ".join("–".join(map(str, pair)) for pair in value)
        return "/".join(map(str, value))
    return str(value)
