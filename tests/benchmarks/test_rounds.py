"""The order of measuring, and what becomes of a row that cannot be measured."""

import ast
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import rounds
from benchmarks.rounds import MissingError, Spread, measure_all
from benchmarks.rows import ENVIRONMENTS, OTHERS, OURS, Row, engine_rows

ROOT = Path(__file__).parents[2]

ONE = Row("one", Path("python"), "module:One")
TWO = Row("two", Path("python"), "module:Two")


def answer(rate: float, size: float | None = 100) -> dict[str, Any]:
    rates = {"stepped": rate}
    return {"name": "n", "rates": rates, "bytes": size, "decisions": rate, "offered": 2}


def test_rows_take_turns_with_a_seed_for_each_run() -> None:
    asked: list[tuple[str, float, int]] = []

    def ask(row: Row, seconds: float, seed: int) -> dict[str, Any]:
        asked.append((row.label, seconds, seed))
        return answer(len(asked))

    results = measure_all([ONE, TWO], 0.5, 3, ask)
    assert asked == [
        (label, 0.5, seed) for seed in (0, 1000, 2000) for label in ("one", "two")
    ]
    assert results["one"].rates == {"stepped": Spread(3, 1, 5)}
    assert results["two"].decisions == 4


def test_a_row_that_fails_is_named_and_not_asked_again() -> None:
    asked: list[str] = []

    def ask(row: Row, seconds: float, seed: int) -> dict[str, Any]:
        asked.append(row.label)
        if row is ONE:
            raise MissingError("no such module")
        return answer(1, None)

    results = measure_all([ONE, TWO], 0.5, 2, ask)
    assert asked == ["one", "two", "two"]
    assert results["one"].missing == "no such module"
    assert (results["two"].missing, results["two"].bytes) == ("", None)


def here(subject: str, *arguments: Any, name: str = "") -> Row:
    return Row("here", Path(sys.executable), subject, arguments, name)


@pytest.fixture
def at_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


SAMURAI = ("samurai", {"players": 2})


@pytest.mark.usefixtures("at_root")
def test_a_row_is_measured_in_a_process_of_its_own() -> None:
    found = rounds.ask(here("benchmarks.engines:Engine", *SAMURAI), 0.001, 0)
    assert set(found["rates"]) == {"stepped", "whole", "copies"}
    assert min(found["rates"].values()) > 0


@pytest.mark.usefixtures("at_root")
@pytest.mark.parametrize(
    ("row", "why"),
    [
        (here("benchmarks.absent:Engine"), "No module named 'benchmarks.absent'"),
        (Row("x", Path("nowhere/python"), ""), "there is no nowhere/python"),
        (
            here("benchmarks.engines:Engine", *SAMURAI, name="samurai in Rust"),
            "what is installed there is samurai ",
        ),
    ],
)
def test_why_a_row_is_missing(row: Row, why: str) -> None:
    with pytest.raises(MissingError, match=why):
        rounds.ask(row, 0.001, 0)


def test_every_row_names_a_class_and_has_its_own_label() -> None:
    shown = OURS + ENVIRONMENTS + OTHERS
    rows = [*shown, *engine_rows(("samurai", "shogun"), ("pure", "compiled"))]
    for row in rows:
        module, _, subject = row.subject.partition(":")
        path = ROOT / f"{module.replace('.', '/')}.py"
        classes = [
            node.name
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.ClassDef)
        ]
        assert subject in classes
    for group in (rows[: len(shown)], rows[len(shown) :]):
        assert len({row.label for row in group}) == len(group)


def test_our_environments_are_measured_like_those_of_pettingzoo() -> None:
    row = here("benchmarks.environments:Environment", "samurai", {"players": 2})
    found = rounds.ask(row, 0.001, 0)
    assert {*found["rates"]} == {"stepped", "at once"}
    assert min(found["rates"].values()) > 0
