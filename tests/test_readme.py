"""What the README promises can be done."""

import re
from pathlib import Path

import pytest

from tests.cli.program import run

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language: str, containing: str) -> str:
    """Return the code block of *language* that has *containing* in it."""
    blocks = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    return next(str(text) for text in blocks if containing in text)


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block("python", "sengoku.new"), "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(scores=(")


COMMANDS = re.findall(
    r"^sengoku (\w+)", block("text", "sengoku simulate"), re.MULTILINE
)


@pytest.mark.parametrize("command", sorted(set(COMMANDS)))
def test_every_command_has_help(command: str) -> None:
    ran = run(command, "--help")
    assert (ran.code, "Usage" in ran.out) == (0, True)


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#:]+)\)", README))
def test_every_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
