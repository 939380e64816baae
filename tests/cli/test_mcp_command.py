"""``sengoku mcp``: what is said before an agent is served."""

import importlib.util
from pathlib import Path

import pytest

from tests.cli.program import run

LINK = "http://127.0.0.1:1/t/abc#key"


def test_it_says_which_extra_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    ran = run("mcp")
    assert ran.code == 2
    assert "pip install 'sengoku[mcp]'" in ran.err


def test_a_game_and_a_link_exclude_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seat.txt").write_text(LINK)
    ran = run("mcp", "samurai", "--link-file", str(tmp_path / "seat.txt"))
    assert "either a game to start or a seat link" in ran.err
    monkeypatch.setenv("SENGOKU_LINK", LINK)
    assert run("mcp", "shogun").code == 2


def test_a_link_that_leads_nowhere_ends_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SENGOKU_LINK", LINK)
    ran = run("mcp")
    assert ran.code != 0
    assert "cannot be reached" in ran.err
    assert "key" not in ran.err


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("chess",), "chess"),
        (("samurai", "--seat", "Z"), "'Z'"),
        (("samurai", "--bots", "my:Bot"), "my:Bot"),
        (("samurai", "--side", "sun"), "has no --side"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], hint: str) -> None:
    ran = run("mcp", *arguments)
    assert ran.code == 2
    assert hint in ran.err
