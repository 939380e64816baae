"""``sengoku position show --svg`` draws what a viewer may see."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.program import run


@pytest.mark.parametrize(
    ("game", "options"), [("samurai", []), ("shogun", ["--start", "preset"])]
)
def test_a_position_becomes_a_picture(
    game: str, options: list[str], tmp_path: Path
) -> None:
    text = run("position", "start", game, "--seed", "7", *options).out.strip()
    file = tmp_path / "board.svg"
    drawn = run("position", "show", game, text, "--svg", str(file), *options)
    assert drawn.code == 0
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_picture_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    file.write_text("mine", encoding="utf-8")
    text = run("position", "start", "--seed", "7").out.strip()
    refused = run("position", "show", text, "--svg", str(file))
    assert refused.code == 2
    assert "exists already" in refused.err
    assert file.read_text(encoding="utf-8") == "mine"
