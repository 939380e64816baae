"""The examples run, at small size."""

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("pettingzoo_random", "--players 2", "decisions"),
        ("gymnasium_seat", "--opponents random --games 1", "random won"),
        ("gymnasium_self_play", "--count 2 --steps 150", "games ended"),
        ("openspiel_cfr", "--deals 1 --iterations 1", "Seat A is ahead"),
        ("openspiel_search", "--simulations 2 --decisions 3", "3 decisions"),
    ],
)
def test_an_example_runs(
    name: str,
    arguments: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments.split()])
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert said in capsys.readouterr().out
