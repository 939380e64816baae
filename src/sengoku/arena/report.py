"""The report of an arena: one HTML file with results and charts."""

import shlex
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from sengoku.arena import report_course, report_regions, report_scores, report_wins
from sengoku.arena.plan import FLAGS, Plan
from sengoku.arena.report_csv import csv_files
from sengoku.arena.report_findings import findings
from sengoku.arena.report_page import (
    Figure,
    collapsible,
    facts,
    figures,
    header,
    page,
    section,
    sentences,
)
from sengoku.arena.report_standings import (
    head_to_head_table,
    line_ups_table,
    standings_table,
)
from sengoku.arena.report_table import Table, tables
from sengoku.arena.report_words import counted, option_text
from sengoku.arena.result import GameResult
from sengoku.arena.results_folder import read_plan, read_results
from sengoku.arena.schedule import in_order, schedule
from sengoku.arena.standings import Standings, standings
from sengoku.bots.registry import RUN
from sengoku.core.errors import UnreadableError
from sengoku.core.svg import element
from sengoku.games import game as find_game

REPORT: Final = "report.html"
CSV_FOLDER: Final = "tables"


def write(directory: Path) -> Path:
    """Write the report and its CSV files into the arena's *directory*.

    Returns the path of the page.
    """
    path, tables_folder = directory / REPORT, directory / CSV_FOLDER
    plan = read_plan(directory)
    results = [*read_results(directory)]
    text = report(plan, results)
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
        tables_folder.mkdir(exist_ok=True)
        for name, content in csv_tables(plan, results):
            (tables_folder / name).write_text(content, encoding="utf-8", newline="\n")
    except OSError as error:
        detail = f"report '{path}' cannot be written: {error.strerror or error}"
        raise UnreadableError("report", detail=detail) from None
    return path


def report(plan: Plan, results: Sequence[GameResult]) -> str:
    """Return the whole page; results may be in any order."""
    ordered = in_order(plan, results)
    title = f"{counted(len(ordered), 'game')} of {find_game(plan.game).title}"
    top = header("Arena", title, _chips(plan, len(schedule(plan)), len(ordered)))
    if not ordered:
        return page(title, top, element("main", section("No game is finished yet")))
    found = standings(ordered)
    played = tables(plan, [bot.bot for bot in found.bots], ordered)
    body = element("main", *_sections(plan, found, played))
    return page(title, top, body, _foot())


def csv_tables(plan: Plan, results: Sequence[GameResult]) -> Iterator[tuple[str, str]]:
    """Yield the tables and the numbers of the charts as names and CSV texts."""
    ordered = in_order(plan, results)
    if not ordered:
        return
    found = standings(ordered)
    played = tables(plan, [bot.bot for bot in found.bots], ordered)
    charts = ((t.players, chart) for t in played for chart in _charts(t, found))
    yield from csv_files(found, charts)


def _chips(plan: Plan, planned: int, played: int) -> list[str]:
    numbers = ", ".join(map(str, plan.players))
    chips = [f"{numbers} players", f"seed {plan.seed}"]
    if plan.options.get("board"):
        chips.append("own board")
    if played < planned:
        chips.append(f"unfinished: {played} of {planned} games")
    return chips


def _sections(plan: Plan, found: Standings, played: Sequence[Table]) -> list[str]:
    return [
        section("Findings", sentences(findings(found, played))),
        section(
            "Standings",
            standings_table(found),
            _line_ups(found),
            about="Rating: strength on one scale for all numbers of players. Wins: the"
            " share of the seats that won; a shared win is split. Both with their 95 %"
            " confidence intervals.",
        ),
        *_head_to_head(found),
        *[_table_section(table, found) for table in played],
        section("How it was played", facts(_facts(plan))),
    ]


def _head_to_head(found: Standings) -> list[str]:
    if len(found.bots) < 2:
        return []
    about = (
        "How often the bot of the row finished ahead of the bot of the column when they"
        " were in the same game, with the 95 % confidence interval and the number of"
        " games. Equal ranks count half. ▲ or ▼ marks a difference beyond chance: judge"
        " who is stronger here rather than by ratings, whose deviation shrinks slowly."
    )
    return [section("Head to head", head_to_head_table(found), about=about)]


def _line_ups(found: Standings) -> str:
    mixed = {share.line_up for share in found.line_ups if len(set(share.line_up)) > 1}
    if len(mixed) < 2:
        return ""
    return collapsible("Results by line-up", line_ups_table(found))


def _charts(table: Table, found: Standings) -> tuple[Figure, ...]:
    won = [share for share in found.shares if share.players == table.players]
    return (
        *report_wins.figures(table, won),
        *report_scores.figures(table),
        *report_course.figures(table),
        *report_regions.figures(table),
        *report_scores.deeds(table),
    )


def _table_section(table: Table, found: Standings) -> str:
    title = f"{table.players} players, {counted(len(table.results), 'game')}"
    return section(title, figures(_charts(table, found)), id=f"players-{table.players}")


def _facts(plan: Plan) -> list[tuple[str, str]]:
    """Return everything the results depend on."""
    options = {**plan.options}
    if "board" in options:
        options["board"] = "own" if options["board"] else "standard"
    chosen = [(name, option_text(value)) for name, value in options.items() if value]
    return [
        ("Command", command(plan)),
        ("Bots", ", ".join(plan.bots)),
        (
            "Time limit per decision",
            f"{plan.seconds:g} s" if plan.seconds else "no limit",
        ),
        ("Rules", f"{plan.game}, revision {plan.revision}"),
        *((name.capitalize(), words) for name, words in chosen),
    ]


def command(plan: Plan) -> str:
    """Return the command line that plays the same arena."""
    words = ["sengoku", "arena", plan.game]
    words += [word for names in _bots(plan.bots) for word in ("--bots", names)]
    words += ["--players", ",".join(map(str, plan.players))]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    words += ["--seconds", f"{plan.seconds:g}"] if plan.seconds else []
    for name, flag in FLAGS.items():
        words += _typed(flag, plan.options.get(name))
    words += ["--board", "FILE"] if plan.options.get("board") else []
    return shlex.join(words)


def _bots(names: tuple[str, ...]) -> list[str]:
    """Return the values of ``--bots``; a program has one of its own."""
    found: list[str] = []
    for is_program, group in groupby(names, lambda name: name.startswith(RUN)):
        some = [*group]
        found += some if is_program else [",".join(some)]
    return found


def _typed(flag: str, value: Any) -> list[str]:
    """Return an option as typed; a list repeats its flag."""
    if isinstance(value, dict):
        value = [f"{name}={option_text(inner)}" for name, inner in value.items()]
    every = value if isinstance(value, list | tuple) else [value] if value else []
    return [word for one in every for word in (flag, option_text(one))]


def _foot() -> str:
    return element(
        "footer",
        "Ranges are 95 % confidence intervals. The games of a round share a seed, and"
        " every bot plays each seat once.",
    )
