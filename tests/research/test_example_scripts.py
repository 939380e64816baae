"""The examples for research run, at a small size."""

import runpy
import sys
from pathlib import Path

import pytest

from tests.cli.program import run
from tests.research.test_solving import TINY

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
SMALL = ("samurai", "--bots", "random", "-p", "2", "--games", "2", "--workers", "1")


def script(name: str, *arguments: str) -> None:
    """Run a script as ``python`` does."""
    before, sys.argv = sys.argv, [name, *arguments]
    try:
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = before


@pytest.mark.games
def test_first_steps(capsys: pytest.CaptureFixture[str]) -> None:
    script("first_steps.py")
    assert "easy is ahead of random in 100%" in capsys.readouterr().out


@pytest.mark.games
def test_solving_a_small_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = tmp_path / "tiny.toml"
    board.write_text(TINY, "utf-8")
    script(
        *("solve_mini.py", "--board", str(board), "--iterations", "10"),
        *("--bots", "random", "--out", str(tmp_path / "policy.npz")),
    )
    said = capsys.readouterr().out
    assert "10 iterations: NashConv 0." in said
    assert "random: a best response wins" in said
    assert (tmp_path / "policy.npz").exists()


def test_analysing_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("arena", *SMALL, "--out", str(tmp_path))
    script("analyse_games.py", str(tmp_path))
    said = capsys.readouterr().out
    assert "2 games, 4 seats" in said
    assert "tokens covered" in said
