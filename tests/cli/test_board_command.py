"""Showing and checking boards."""

from pathlib import Path

import pytest

from tests.cli.program import run

TM23 = Path(__file__).parents[1] / "samurai" / "boards" / "tm23.toml"


def test_the_shipped_board() -> None:
    ran = run("board", "show")
    assert ran.code == 0
    assert "grey · Saigoku" in ran.out
    assert "aki        capital  ~ ~tosa nagato izumo settsu" in ran.out
    assert "slots: g1 recruit · g2 move · g3 harvest" in ran.out
    assert "m5  Fuji" in ran.out
    assert "reconstructed" in ran.out
    assert "slots 10%" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_facts_with_their_sources() -> None:
    ran = run("board", "show", "--facts")
    assert ran.code == 0
    assert "cover_price          1/2/3 " in ran.out
    assert "· order from south to north" in ran.out
    assert "derived 95%" in ran.out


def test_an_own_board() -> None:
    ran = run("board", "show", str(TM23))
    assert ran.code == 0
    assert " G1 " in ran.out


def test_a_sound_board_passes() -> None:
    ran = run("board", "check", str(TM23))
    assert ran.code == 0
    assert "0 errors" in ran.out


def test_every_problem_is_named(tmp_path: Path) -> None:
    text = TM23.read_text(encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace('"resource"', '"resorce"', 2), encoding="utf-8")
    ran = run("board", "check", str(bad))
    assert ran.code == 1
    assert ran.out.count("did you mean 'resource'?") == 2
    assert "error: provinces.value." in ran.out


def test_a_bad_board_is_not_shown(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("provinces = 1", encoding="utf-8")
    assert run("board", "check", str(bad)).code == 1
    ran = run("board", "show", str(bad))
    assert ran.code == 2
    assert ran.err.startswith("sengoku: bad.toml: ")


@pytest.mark.parametrize("command", ["show", "check"])
def test_a_file_that_is_not_there(command: str) -> None:
    ran = run("board", command, "nowhere.toml")
    assert ran.code == 2
    assert "board 'nowhere.toml' cannot be opened: No such file" in ran.err


def test_a_game_on_an_own_board() -> None:
    ran = run("play", "samurai", "--board", str(TM23), "--seed", "1", typed="")
    assert ran.code == 0
    assert " G1 " in ran.out
