"""Comparing a board or a rule with the standard: what is found, and what is not."""

from pathlib import Path
from typing import Any

import pytest

from sengoku.arena import compare_plans, compare_report
from sengoku.arena.compare import (
    Comparison,
    Verdict,
    change,
    compare,
    sentence,
)
from sengoku.arena.compare_measures import Kind, Measure
from sengoku.arena.compare_study import Study
from sengoku.arena.result import GameResult
from sengoku.core.errors import UnreadableError
from tests.arena.pages import Page
from tests.arena.tables import played
from tests.cli.program import run

RICH = """\
extends = "standard"
name = "rich <violet>"

[region_bonus]
value.violet = [30, 20]
provenance = "reconstructed"
"""


def study(options: dict[str, Any], games: int = 12) -> Study:
    chosen = {"players": 2, **options}
    plans = compare_plans.plans("samurai", chosen, ("random",), games, 1)
    return Study(plans, played(plans.standard), played(plans.own))


@pytest.fixture(scope="module")
def rich() -> Study:
    return study({"board": RICH})


def found(study: Study, group: str, name: str) -> Comparison:
    (one,) = (
        c
        for c in study.comparisons
        if (c.measure.group, c.measure.name) == (group, name)
    )
    return one


# Both sides


def test_a_raised_region_bonus_is_found(rich: Study) -> None:
    violet = found(rich, "Points from a region", "violet")
    assert violet.verdict is Verdict.FOUND
    assert violet.difference.low > 20
    assert "The points from violet rose from" in sentence(violet)
    assert sentence(violet).endswith(": beyond chance.")
    assert sentence(violet) in [*rich.sentences()]


def test_the_numbers_of_both_sides_are_means_of_their_games(rich: Study) -> None:
    decisions = found(rich, "Course of a game", "decisions")
    for told, results in (
        (decisions.before, rich.before),
        (decisions.after, rich.after),
    ):
        assert told.value == sum(sum(r.decisions) for r in results) / len(results)
    red = found(rich, "Wins by seat", "Red")
    wins = sum((0 in r.winners) / len(r.winners) for r in rich.after)
    assert red.after.value == pytest.approx(wins / len(rich.after))


def test_the_same_board_against_itself_shows_no_difference(rich: Study) -> None:
    same = Study(rich.plans, rich.before, rich.before)
    assert {one.verdict for one in same.comparisons} == {Verdict.SAME}
    assert [*same.sentences()] == [
        "Every game was identical: nothing under study mattered."
    ]


def test_other_seeds_of_the_same_board_show_no_difference() -> None:
    plans = compare_plans.plans(
        "samurai", {"players": 2, "board": RICH}, ("random",), 12, 1
    )
    other = compare_plans.plans(
        "samurai", {"players": 2, "board": RICH}, ("random",), 12, 2
    )
    both = Study(plans, played(plans.standard), played(other.standard))
    assert both.judged(Verdict.FOUND) == []
    assert any("No difference is beyond chance" in said for said in both.sentences())


def test_games_without_a_partner_are_left_out(rich: Study) -> None:
    less = Study(rich.plans, rich.before[:5], rich.after)
    assert less.games == len(less.after) == 5
    with pytest.raises(UnreadableError, match="two finished games"):
        Study(rich.plans, rich.before[:1], rich.after)


# One measure


def compared(before: list[float], after: list[float], kind: Kind) -> Comparison:
    numbers = {"old": before, "new": after}

    class Told:
        def __init__(self, side: str, place: int) -> None:
            self.key, self.number = str(place), numbers[side][place]

    def lot(side: str) -> list[GameResult]:
        return [Told(side, n) for n in range(len(before))]  # type: ignore[misc]

    measure = Measure("group", "x", "Green's share", kind, lambda told: told.number)  # type: ignore[attr-defined]
    (one,) = compare(lot("old"), lot("new"), [measure])
    return one


def test_a_share_that_rose_is_said_in_percentage_points() -> None:
    one = compared([0, 0, 0, 1] * 50, [0, 0, 1, 1] * 50, Kind.SHARE)
    assert one.verdict is Verdict.FOUND
    assert sentence(one) == (
        "Green's share rose from 25.0\u00a0% to 50.0\u00a0%, by 25.0 percentage points"
        " (18.8 to 31.2): beyond chance."
    )
    assert change(one) == "+25.0 (+18.8 to +31.2)"


def test_what_fell_is_said_without_a_sign() -> None:
    one = compared([9.0, 8.0, 9.5, 8.5] * 10, [5.0, 5.5, 5.0, 5.5] * 10, Kind.AMOUNT)
    assert sentence(one).startswith("Green's share fell from 8.75 to 5.25, by 3.50 (")
    assert change(one).startswith("−3.50 (−")


def test_what_is_not_found_says_what_would_have_been() -> None:
    one = compared([0, 1] * 100, [1, 0] * 100, Kind.SHARE)
    assert one.verdict is Verdict.NOT_FOUND
    seen = 100 * one.difference.detectable
    assert sentence(one) == (
        "Green's share shows no difference beyond chance; 200 games would show one of"
        f" about {seen:.1f} percentage points."
    )
    assert 15 < seen < 25  # 2.8 standard errors of 1 / sqrt(200)


def test_no_share_changes_by_more_than_all() -> None:
    assert change(compared([0, 0, 0], [1, 1, 1], Kind.SHARE)).endswith("to +100.0)")


# What is held against what


@pytest.mark.parametrize(
    ("options", "examined", "standard"),
    [
        ({"board": RICH, "edition": "crowd"}, ("board",), {"edition": "crowd"}),
        ({"house": {"tiebreaks": False}}, ("house",), {"edition": "standard"}),
        ({"edition": "crowd", "variants": ["agenda"]}, ("edition", "variants"), {}),
    ],
)
def test_a_board_or_house_rule_is_examined_and_the_rest_stays(
    options: dict[str, Any], examined: tuple[str, ...], standard: dict[str, Any]
) -> None:
    plans = compare_plans.plans("samurai", options, ("random",), 10, 1)
    assert plans.examined == examined
    assert plans.standard.options["board"] == ""
    assert plans.standard.options["house"] == {}
    for name, value in standard.items():
        assert plans.standard.options[name] == value
    assert plans.own.seed == plans.standard.seed


def test_the_standard_against_itself_is_refused() -> None:
    with pytest.raises(UnreadableError, match="nothing to compare"):
        compare_plans.plans("samurai", {"players": 3}, ("random",), 10, 1)


# Page and command


def test_the_page_has_every_comparison_and_escapes_the_name(rich: Study) -> None:
    page = Page(compare_report.report(rich))
    assert page.outside() == []
    assert "rich <violet>" not in page.text
    rows = page.rows("Points from a region")
    violet = found(rich, "Points from a region", "violet")
    assert rows["violet"] == [
        f"{violet.before.value:.2f}",
        f"{violet.after.value:.2f}",
        change(violet),
        "beyond chance",
    ]
    told = sum(len(table) - 1 for tables in page.tables.values() for table in tables)
    assert told == len(rich.comparisons)


def test_the_command_prints_and_keeps_a_study(tmp_path: Path) -> None:
    board, out = tmp_path / "rich.toml", tmp_path / "study"
    board.write_text(RICH, encoding="utf-8")
    words = ("--board", str(board), "--bots", "random", "-p", "2", "--games", "6")
    ran = run("balance", "samurai", *words, "--workers", "1", "--out", str(out))
    assert ran.code == 0
    assert "The points from violet rose from" in " ".join(ran.out.split())
    assert "beyond chance" in ran.out
    for page in ("balance.html", "standard/report.html", "own/report.html"):
        assert Page((out / page).read_text(encoding="utf-8")).outside() == []


def test_shogun_sides_can_be_compared(tmp_path: Path) -> None:
    words = ("--side", "moon", "--bots", "random", "-p", "3", "--games", "2")
    ran = run("balance", "shogun", *words, "--workers", "1")
    assert ran.code == 0
    assert "Side moon against the standard" in ran.out
    assert "majorities" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("samurai",), "nothing to compare"),
        (("samurai", "--side", "moon"), "has no --side"),
        (("samurai", "--house", "tiebreaks=no", "--bots", "nobody"), "nobody"),
        (("shogun", "--tower", "own"), "tower"),
    ],
)
def test_what_cannot_be_compared_is_refused(words: tuple[str, ...], said: str) -> None:
    ran = run("balance", *words, "--games", "2")
    assert ran.code == 2
    assert said in ran.err
