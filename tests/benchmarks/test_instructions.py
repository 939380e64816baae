"""Counting instructions: what callgrind writes, and what is said of a change."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from benchmarks import instructions
from benchmarks.counted import GAMES, count
from benchmarks.instructions import (
    Change,
    CountError,
    changes,
    changes_table,
    counted,
    divided,
    dumps,
)
from benchmarks.measure import Work
from benchmarks.rows import COMPILED, PURE, Row

ROWS = {"samurai": {"stepped": 100.0, "copies": 50.0}}


def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **changed: str) -> Path:
    file = tmp_path / "instructions.json"
    known = {**instructions.setting(), **changed}
    file.write_text(json.dumps({"setting": known, "rows": ROWS}))
    monkeypatch.setattr(instructions, "SAVED", file)
    return file


def run(monkeypatch: pytest.MonkeyPatch, stepped: float, *arguments: str) -> Any:
    """Return the exit status where a step takes *stepped* instructions now."""
    row = Row("samurai", PURE, "module:Subject")
    now = {"stepped": stepped, "copies": 50.0, "new": 7.0}
    monkeypatch.setattr(shutil, "which", lambda _: "valgrind")
    monkeypatch.setattr(instructions, "rows", lambda _: [row])
    monkeypatch.setattr(instructions, "counted", lambda _: now)
    try:
        instructions.main([*arguments])
    except SystemExit as stopped:
        return stopped.code
    return 0


def test_dumps_are_read_in_the_order_in_which_they_were_written(tmp_path: Path) -> None:
    for number, total in ((2, 20), (10, 100), (1, 10)):
        text = f"events: Ir\nsummary: {total}\n"
        (tmp_path / f"out.{number}").write_text(text)
    assert dumps(tmp_path) == [10, 20, 100]


def test_a_work_has_the_dump_that_ends_it() -> None:
    assert divided({"a": 2, "b": 5}, [900, 10, 900, 25, 900]) == {"a": 5, "b": 5}
    with pytest.raises(CountError, match="1 dumps for 1 pieces"):
        divided({"a": 2}, [900])


def test_work_is_done_between_two_marks() -> None:
    said: list[object] = []

    def ready(seed: int) -> int:
        said.append("ready")
        return seed

    def do(game: int, seed: int) -> int:
        said.append(seed)
        return 3

    assert count(Work(ready, do), lambda: said.append("mark")) == 3 * GAMES
    seeds = [*range(1, GAMES + 1)]
    assert said == ["ready"] * GAMES + ["mark", *seeds, "mark"]


def test_a_table_shows_the_change() -> None:
    found = changes(ROWS, {"samurai": {"stepped": 103.0, "new": 7.0}})
    assert found == [
        Change("samurai", "stepped", 100.0, 103.0),
        Change("samurai", "new", None, 7.0),
    ]
    *_, first, second = changes_table(found).splitlines()
    assert [cell.strip() for cell in first.split("|")[2:5]] == ["100", "103", "+3.0 %"]
    assert [cell.strip() for cell in second.split("|")[2:5]] == ["–", "7", "–"]


def test_more_instructions_than_allowed_are_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved(tmp_path, monkeypatch)
    assert run(monkeypatch, 101) == 0
    assert run(monkeypatch, 103) == 1
    assert "Slower: samurai: stepped: +3.0 %" in capsys.readouterr().out
    assert run(monkeypatch, 103, "--threshold", "5") == 0
    assert run(monkeypatch, 50) == 0


def test_saved_counts_are_what_is_compared_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path, monkeypatch)
    assert run(monkeypatch, 150, "--save") == 0
    assert json.loads(file.read_text())["rows"]["samurai"]["stepped"] == 150
    assert run(monkeypatch, 150) == 0


def test_counts_of_another_python_are_not_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved(tmp_path, monkeypatch, python="CPython 2.7")
    assert run(monkeypatch, 200) == 0
    assert "Not judged: the counts before are those of CPython 2.7" in (
        capsys.readouterr().out
    )


def test_without_valgrind_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit) as stopped:
        instructions.main([])
    assert stopped.value.code == instructions.FAILED
    assert "apt-get install valgrind" in capsys.readouterr().err


def test_without_the_compiled_form_nothing_is_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CountError, match="there is no"):
        counted(Row("samurai", COMPILED, "module:Subject"))
