"""Creating bots by name."""

import sys
from pathlib import Path

import pytest

from sengoku.bots.program import Program
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.registry import create_bot, levels
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Rules
from tests.bots.given import new_view, rules_of

OWN = """
from sengoku.bots import Bot

class Mine(Bot):
    def choose(self, view):
        return view.ids[0]

class Broken(Bot):
    def __init__(self):
        raise ValueError("half done")

    def choose(self, view):
        return view.ids[0]

class Other:
    pass

class Unfinished(Bot):
    pass
"""


@pytest.fixture
def rules() -> Rules:
    return rules_of("samurai", 2)


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_random_is_in_every_game_and_the_weakest(game: str) -> None:
    rules = rules_of(game, 3)
    known = levels(rules.game)
    assert known[0] == "random"
    assert len({*known}) == len(known)
    assert isinstance(create_bot("random", rules), RandomBot)


def test_every_level_can_be_created_and_each_bot_is_new(rules: Rules) -> None:
    for level in levels(rules.game):
        one, other = create_bot(level, rules), create_bot(level, rules)
        assert one is not other


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rendom", "did you mean 'random'?"),
        ("", "expected one of random"),
        ("random@", "expected hard@0.5s or hard@200"),
        ("random@fast", "expected hard@0.5s or hard@200"),
        ("random@1.5", "expected hard@0.5s or hard@200"),
        ("random@-1s", "expected hard@0.5s or hard@200"),
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("sengoku.bots:Nobody", "Nobody"),
        (":Bot", "cannot be created"),
        ("run:", "there is no program ''"),
        ("run:no-such-program x", "there is no program 'no-such-program'"),
        ("run:'open", "No closing quotation"),
    ],
)
def test_an_unknown_bot_name_is_rejected(rules: Rules, text: str, said: str) -> None:
    with pytest.raises(UnreadableError, match="bot") as caught:
        create_bot(text, rules)
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["random@0.5s", "random@2s", "random@200"])
def test_search_limits_are_read(rules: Rules, text: str) -> None:
    assert isinstance(create_bot(text, rules), RandomBot)


def test_a_program_and_its_arguments(rules: Rules) -> None:
    bot = create_bot(f"run:'{sys.executable}' 'my bot.py' --fast", rules)
    assert isinstance(bot, Program)
    assert bot.command == (sys.executable, "my bot.py", "--fast")


# Your own classes


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> str:
    """Change to a folder that contains a module of bots; return its name."""
    name = f"own_{abs(hash(request.node.name))}"
    (tmp_path / f"{name}.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return name


def test_a_class_in_the_current_folder(rules: Rules, here: str) -> None:
    view = new_view()
    assert create_bot(f"{here}:Mine", rules).choose(view) == view.ids[0]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Broken", "ValueError: half done"),
        ("Other", "is not a sengoku.bots.Bot"),
        ("Unfinished", "abstract"),
        ("Missing", "Missing"),
    ],
)
def test_a_class_that_is_not_a_bot(
    rules: Rules, here: str, name: str, said: str
) -> None:
    with pytest.raises(UnreadableError) as caught:
        create_bot(f"{here}:{name}", rules)
    assert said in str(caught.value)
