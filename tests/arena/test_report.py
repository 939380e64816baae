"""The report: every number in it is counted again here from the lines of results."""

import csv
import itertools
import json
import shlex
import statistics
from pathlib import Path
from typing import Any

import pytest

from sengoku.arena import report
from sengoku.arena.report_command import command
from sengoku.arena.run import open_arena
from sengoku.arena.sprt import Sprt
from sengoku.arena.worker_pool import play_sequentially
from sengoku.cli.arena_options import read_names
from sengoku.core.errors import UnreadableError
from tests.arena.pages import Page
from tests.arena.tables import plan

NASTY = "<script>alert(1)</script>&'\""

COLOURS = ("Red", "Blue", "Green")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An arena with two numbers of players and a bot that cannot be made."""
    made: Path = tmp_path_factory.mktemp("arena")
    chosen = plan("random", NASTY, players=(2, 3), games=12, variants=["agenda"])
    with open_arena(chosen, made) as arena:
        for _ in arena.play(play_sequentially):
            pass
    return made


@pytest.fixture(scope="module")
def page(folder: Path) -> Page:
    return Page(report.write(folder).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def lines(folder: Path) -> list[dict[str, Any]]:
    text = (folder / "results.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def with_players(lines: list[dict[str, Any]], players: int) -> list[dict[str, Any]]:
    return [line for line in lines if len(line["bots"]) == players]


def win(line: dict[str, Any], seat: int) -> float:
    winners: list[int] = line["winners"]
    return winners.count(seat) / len(winners)


def count(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def percent(part: float, of: int) -> str:
    return f"{100 * part / of:.1f} %"


TABLES = [(2, 0), (3, 1)]
"""Numbers of players, and which table under a heading is theirs."""


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_wins_by_seat(
    page: Page, lines: list[dict[str, Any]], players: int, number: int
) -> None:
    games = with_players(lines, players)
    rows = page.rows("Wins by seat", number)
    assert list(rows) == list(COLOURS[:players])
    for seat, row in enumerate(rows.values()):
        wins = sum(win(line, seat) for line in games)
        assert row[:2] == [str(len(games)), count(wins)]
        assert row[2].split(" (")[0] == percent(wins, len(games))
        assert row[3] == percent(1, players)


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_wins_by_place(
    page: Page, lines: list[dict[str, Any]], players: int, number: int
) -> None:
    games = with_players(lines, players)
    rows = page.rows("Wins by place in the turn order", number)
    for place, row in enumerate(rows.values()):
        wins = sum(win(line, line["turn_order"][place]) for line in games)
        assert row[:2] == [str(len(games)), count(wins)]


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_wins_and_scores_by_bot(
    page: Page, lines: list[dict[str, Any]], players: int, number: int
) -> None:
    wins, scores = page.rows("Wins by bot", number), page.rows("Final scores", number)
    for bot in ("random", NASTY):
        seats = [
            (line, seat)
            for line in with_players(lines, players)
            for seat, name in enumerate(line["bots"])
            if name == bot
        ]
        won = sum(win(line, seat) for line, seat in seats)
        assert wins[bot][:2] == [str(len(seats)), count(won)]
        points = [line["scores"][seat] for line, seat in seats]
        mean, least, _, median, _, most = scores[bot]
        assert mean.split(" ")[0] == f"{statistics.fmean(points):.1f}"
        assert (least, most) == (str(min(points)), str(max(points)))
        assert median == f"{statistics.median(points):g}"


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_course_and_sources(
    page: Page, lines: list[dict[str, Any]], players: int, number: int
) -> None:
    games = with_players(lines, players)
    scores = page.rows("How scores grow", number)["random"]
    points = page.tables["Where points come from"][number]
    for at, moment in enumerate(("era 1", "era 2", "era 3", "end")):
        found = [
            line["chronicle"]["scores"][moment][seat]
            for line in games
            for seat, bot in enumerate(line["bots"])
            if bot == "random"
        ]
        assert scores[at] == f"{statistics.fmean(found):.1f}"
    whole = sum(map(float, next(row for row in points if row[0] == "random")[1:]))
    assert whole == pytest.approx(float(scores[-1]), abs=0.06 * len(points[0]))


@pytest.mark.parametrize(("players", "number"), TABLES)
@pytest.mark.parametrize(
    ("heading", "of"),
    [
        ("Lead changes", lambda line: line["chronicle"]["lead_changes"]),
        ("How close games end", lambda line: line["chronicle"]["margin"]),
        ("Length", lambda line: sum(line["decisions"])),
    ],
)
def test_how_often_a_number_came_up(
    page: Page,
    lines: list[dict[str, Any]],
    players: int,
    number: int,
    heading: str,
    of: Any,
) -> None:
    values = [of(line) for line in with_players(lines, players)]
    rows = page.rows(heading, number)
    mean = rows.pop("mean (95 %)")
    assert {value: row[0] for value, row in rows.items()} == {
        str(value): str(values.count(value)) for value in sorted(values)
    }
    assert mean[0].startswith(f"{statistics.fmean(values):.1f} ")


@pytest.mark.parametrize(("players", "number"), TABLES)
@pytest.mark.parametrize(
    ("heading", "of"),
    [
        ("Points by region", lambda region: sum(region["points"])),
        ("Provinces held", lambda region: sum(region["held"][-1])),
        ("Destiny cards", lambda region: region.get("cards", 0)),
    ],
)
def test_regions(
    page: Page,
    lines: list[dict[str, Any]],
    players: int,
    number: int,
    heading: str,
    of: Any,
) -> None:
    games = with_players(lines, players)
    for word, row in page.rows(heading, number).items():
        values = [of(line["chronicle"]["regions"][word]) for line in games]
        assert row[0].startswith(f"{statistics.fmean(values):.1f} ")


def test_the_standings_count_faults(page: Page, lines: list[dict[str, Any]]) -> None:
    faults = sum(len(line["faults"]) for line in lines)
    rows = page.rows("Standings")
    assert rows["random"][-1] == "none"
    assert rows[NASTY][-1] == f"{faults} crash"


def test_the_matrix_is_open_and_counts_who_is_ahead(
    page: Page, lines: list[dict[str, Any]]
) -> None:
    rows, head = page.rows("Head to head"), page.tables["Head to head"][0][0]
    ahead = [
        statistics.fmean(
            (mine < theirs) + (mine == theirs) / 2
            for mine, bot in zip(line["ranks"], line["bots"], strict=True)
            for theirs, other in zip(line["ranks"], line["bots"], strict=True)
            if (bot, other) == ("random", NASTY)
        )
        for line in lines
        if set(line["bots"]) == {"random", NASTY}
    ]
    cell = rows["random"][head.index(NASTY) - 1]
    assert cell.startswith(percent(sum(ahead), len(ahead)))
    assert f" of {len(ahead)}" in cell
    assert rows["random"][head.index("random") - 1] == "–"
    folded = page.text[: page.text.index("Head to head")].count("<details")
    closed = page.text[: page.text.index("Head to head")].count("</details")
    assert folded == closed


# The tables


def rows_of(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / "tables" / name).open(encoding="utf-8", newline="") as file:
        return [*csv.DictReader(file)]


def test_every_chart_is_a_csv_file_with_the_same_rows(folder: Path, page: Page) -> None:
    wins = rows_of(folder, "players-2-wins-by-seat.csv")
    shown = page.rows("Wins by seat")
    assert [row["name"] for row in wins] == [*shown]
    for row, cells in zip(wins, shown.values(), strict=True):
        assert row["seats"] == cells[0]
        value, low, high = (
            100 * float(row[f"share{x}"]) for x in ("", " low", " high")
        )
        assert f"{value:.1f} % ({low:.1f}–{high:.1f})" == cells[2]
    names = {path.name for path in (folder / "tables").iterdir()}
    charts = [name for name in names if name.startswith("players-")]
    assert len(charts) == page.text.count("<figure ")
    assert {"standings.csv", "head-to-head.csv", "line-ups.csv"} <= names


def test_the_tables_name_every_bot(folder: Path) -> None:
    assert {row["bot"] for row in rows_of(folder, "standings.csv")} == {"random", NASTY}
    pairs = {(r["bot"], r["opponent"]) for r in rows_of(folder, "head-to-head.csv")}
    assert pairs == {("random", NASTY), (NASTY, "random")}


# The page


def test_the_page_is_whole_and_needs_nothing_else(page: Page) -> None:
    assert page.outside() == []
    assert page.text.count("<svg") > 20


def test_names_are_escaped_everywhere(page: Page) -> None:
    assert "<script" not in page.text
    assert "&lt;script&gt;" in page.text


def test_every_chart_has_a_table_and_a_name_to_read_aloud(page: Page) -> None:
    charts = page.text.count('role="img"')
    assert charts == page.text.count("<figure ") == page.text.count("<figcaption>")
    assert page.text.count("<summary>Numbers</summary>") == charts
    assert page.text.count('class="chart"><title>') == charts


def test_a_torn_last_line_changes_nothing(folder: Path, tmp_path: Path) -> None:
    whole = report.write(folder).read_text(encoding="utf-8")
    results = (folder / "results.jsonl").read_bytes()
    (tmp_path / "plan.json").write_bytes((folder / "plan.json").read_bytes())
    (tmp_path / "results.jsonl").write_bytes(results + results[:200])
    assert report.write(tmp_path).read_text(encoding="utf-8") == whole


def test_the_order_of_the_lines_changes_nothing(folder: Path, tmp_path: Path) -> None:
    whole = report.write(folder).read_text(encoding="utf-8")
    turned = (folder / "results.jsonl").read_bytes().splitlines(keepends=True)[::-1]
    (tmp_path / "plan.json").write_bytes((folder / "plan.json").read_bytes())
    (tmp_path / "results.jsonl").write_bytes(b"".join(turned))
    assert report.write(tmp_path).read_text(encoding="utf-8") == whole


def test_an_unfinished_arena_says_so(folder: Path, tmp_path: Path) -> None:
    lines = (folder / "results.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "plan.json").write_bytes((folder / "plan.json").read_bytes())
    (tmp_path / "results.jsonl").write_bytes(lines[0])
    one = Page(report.write(tmp_path).read_text(encoding="utf-8"))
    assert f"unfinished: 1 of {len(lines)} games" in one.text
    (tmp_path / "results.jsonl").write_bytes(b"")
    none = Page(report.write(tmp_path).read_text(encoding="utf-8"))
    assert "No game is finished yet" in none.text


def test_a_folder_without_an_arena_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableError, match=r"plan\.json"):
        report.write(tmp_path)


def test_the_command_plays_the_same_arena() -> None:
    chosen = plan("random", "my:Bot", players=(2, 3), edition="crowd", seconds=0.5)
    said = command(chosen)
    assert said.startswith("sengoku arena samurai --bots random,my:Bot --players 2,3 ")
    assert "--games 4 --seed 1 --seconds 0.5 --edition crowd" in said
    ruled = plan("random", house={"tiebreaks": False}, variants=["agenda", "shrines"])
    assert "--variant agenda --variant shrines --house tiebreaks=no" in command(ruled)
    tested = plan("a:B", "random", cpu_seconds=3, sprt=Sprt(0.5, 0.75))
    assert "--cpu 3 --sprt 0.5:0.75 --sprt-error 0.05" in command(tested)


@pytest.mark.parametrize(
    "bots",
    [
        ("run:python3 a.py", "normal", "my:Bot"),
        ("normal", "run:node 'my bot.js' a,b", "run:python3 a.py", "easy", "hard@5"),
    ],
)
def test_the_command_names_programs_so_that_they_are_read_again(
    bots: tuple[str, ...],
) -> None:
    words = shlex.split(command(plan(*bots)))
    given = [after for word, after in itertools.pairwise(words) if word == "--bots"]
    assert tuple(name for text in given for name in read_names(text)) == bots


def test_a_game_of_shogun_is_drawn_too(tmp_path: Path) -> None:
    chosen = plan("random", players=(3,), games=2, game="shogun", modules=["arts"])
    with open_arena(chosen, tmp_path) as arena:
        for _ in arena.play(play_sequentially):
            pass
    page = Page(report.write(tmp_path).read_text(encoding="utf-8"))
    assert "Wins by bot" not in page.tables  # there is only one
    assert "Destiny cards" not in page.tables
    assert page.rows("What winners do")["attacks won"]
    assert list(page.rows("Points by region")) == [
        *("brown", "yellow", "red", "purple", "green")
    ]
