"""The script that solves a small board runs, at a small size."""

import runpy
import sys
from pathlib import Path

import pytest

from tests.research.test_solving import TINY

SCRIPT = Path(__file__).parents[2] / "examples" / "research" / "solve_mini.py"


@pytest.mark.games
def test_solving_a_small_board(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = tmp_path / "tiny.toml"
    board.write_text(TINY, "utf-8")
    options = ("--board", str(board), "--iterations", "10", "--bots", "random")
    out = str(tmp_path / "policy.npz")
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), *options, "--out", out])
    runpy.run_path(str(SCRIPT), run_name="__main__")
    said = capsys.readouterr().out
    assert "10 iterations: NashConv 0." in said
    assert "random: a best response wins" in said
    assert (tmp_path / "policy.npz").exists()
