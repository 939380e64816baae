"""What the README promises can be done."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language: str, containing: str) -> str:
    """Return the code block of *language* that has *containing* in it."""
    blocks = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    return next(str(text) for text in blocks if containing in text)


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block("python", "Match("), "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(scores=(")


COMMANDS = re.findall(
    r"^sengoku (\w+)", block("text", "sengoku simulate"), re.MULTILINE
)


@pytest.mark.parametrize("command", sorted(set(COMMANDS)))
def test_every_command_has_help(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sengoku", command, "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Usage" in done.stdout


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#:]+)\)", README))
def test_every_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
