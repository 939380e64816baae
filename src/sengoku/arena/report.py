"""The report of an arena: one HTML file with results and charts."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from sengoku.arena import report_course, report_regions, report_scores, report_wins
from sengoku.arena.plan import Plan
from sengoku.arena.report_command import command
from sengoku.arena.report_csv import chart_name, csv_files
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
    usage_table,
)
from sengoku.arena.report_table import Table, tables
from sengoku.arena.report_words import counted, option_text, sprt_sentence
from sengoku.arena.result import GameResult
from sengoku.arena.results_folder import read_plan, read_results
from sengoku.arena.schedule import in_order, schedule, sprt_state
from sengoku.arena.standings import Standings, standings
from sengoku.core.errors import UnreadableError
from sengoku.core.fact_files import BASE
from sengoku.core.svg import element
from sengoku.games import game as find_game

REPORT: Final = "report.html"
CSV_FOLDER: Final = "tables"


def write(directory: Path, anchors: Mapping[str, float] = {}) -> Path:
    """Write the report and its CSV files into the arena's *directory*.

    Returns the path of the page. *anchors* are bots with a fixed Elo rating.
    """
    path, tables_folder = directory / REPORT, directory / CSV_FOLDER
    plan = read_plan(directory)
    results = [*read_results(directory)]
    text = report(plan, results, anchors)
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
        tables_folder.mkdir(exist_ok=True)
        for name, content in csv_tables(plan, results, anchors):
            (tables_folder / name).write_text(content, encoding="utf-8", newline="\n")
    except OSError as error:
        detail = f"report '{path}' cannot be written: {error.strerror or error}"
        raise UnreadableError("report", detail=detail) from None
    return path


def report(
    plan: Plan, results: Sequence[GameResult], anchors: Mapping[str, float] = {}
) -> str:
    """Return the whole page; results may be in any order."""
    ordered = in_order(plan, results)
    title = f"{counted(len(ordered), 'game')} of {find_game(plan.game).title}"
    top = header("Arena", title, _chips(plan, len(schedule(plan)), len(ordered)))
    if not ordered:
        return page(title, top, element("main", section("No game is finished yet")))
    found = standings(ordered, anchors)
    played = tables(plan, [bot.bot for bot in found.bots], ordered)
    test = sprt_state(plan, ordered)
    said = [*([sprt_sentence(test)] if test else []), *findings(found, played)]
    body = element("main", *_sections(plan, found, played, said))
    return page(title, top, body, _foot())


def csv_tables(
    plan: Plan, results: Sequence[GameResult], anchors: Mapping[str, float] = {}
) -> Iterator[tuple[str, str]]:
    """Yield the tables and the numbers of the charts as names and CSV texts."""
    ordered = in_order(plan, results)
    if not ordered:
        return
    found = standings(ordered, anchors)
    yield from csv_files(found, _numbered_charts(plan, ordered, found))


def chart_files(directory: Path) -> Iterator[tuple[str, str]]:
    """Yield the charts of the arena in *directory*: names of files, and SVG texts."""
    plan = read_plan(directory)
    ordered = in_order(plan, read_results(directory))
    if ordered:
        found = standings(ordered)
        for players, figure in _numbered_charts(plan, ordered, found):
            yield chart_name(players, figure), figure.chart


def _numbered_charts(
    plan: Plan, ordered: list[GameResult], found: Standings
) -> Iterator[tuple[int, Figure]]:
    """Yield the charts, each with its number of players."""
    for table in tables(plan, [bot.bot for bot in found.bots], ordered):
        for chart in _charts(table, found):
            yield table.players, chart


def _chips(plan: Plan, planned: int, played: int) -> list[str]:
    numbers = ", ".join(map(str, plan.players))
    chips = [f"{numbers} players", f"seed {plan.seed}"]
    board = find_game(plan.game).board_name(plan.options.get("board", ""))
    if board != BASE:
        chips.append(f"{board} board")
    if played < planned:
        so_far = f"{played} of {planned} games"
        chips.append(
            f"stopped after {so_far}" if plan.sprt else f"unfinished: {so_far}"
        )
    return chips


def _sections(
    plan: Plan, found: Standings, played: Sequence[Table], said: Iterable[str]
) -> list[str]:
    return [
        section("Findings", sentences(said)),
        section(
            "Standings",
            standings_table(found),
            _line_ups(found),
            about="Rating: strength on one scale for all numbers of players. Wins: the"
            " share of the seats that won; a shared win is split. Both with their 95 %"
            " confidence intervals.",
        ),
        *_head_to_head(found),
        *_usage(found),
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


def _usage(found: Standings) -> list[str]:
    if not found.usage:
        return []
    about = (
        "What bots report themselves, as means of a game: the answers of a language"
        " model, how many of them were illegal, its tokens and their cost, and the"
        " choices that a fallback made when the budget was used up."
    )
    return [section("Usage", usage_table(found), about=about)]


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
        options["board"] = find_game(plan.game).board_name(options["board"])
    chosen = [(name, option_text(value)) for name, value in options.items() if value]
    return [
        ("Command", command(plan)),
        ("Bots", ", ".join(plan.bots)),
        (
            "Time limit per decision",
            f"{plan.seconds:g} s" if plan.seconds else "no limit",
        ),
        (
            "CPU time per seat and game",
            f"{plan.cpu_seconds:g} s" if plan.cpu_seconds else "no limit",
        ),
        ("Rules", f"{plan.game}, revision {plan.revision}"),
        *((name.capitalize(), words) for name, words in chosen),
    ]


def _foot() -> str:
    return element(
        "footer",
        "Ranges are 95 % confidence intervals. The games of a round share a seed, and"
        " every bot plays each seat once.",
    )
