"""How a text names a bot."""

import sys
from pathlib import Path

import pytest

from sengoku.bots.chance import RandomBot
from sengoku.bots.program import Program
from sengoku.bots.roster import enlist, levels
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
    assert levels(game)[0] == "random"
    assert len({*levels(game)}) == len(levels(game))
    assert isinstance(enlist("random", rules_of(game, 3)), RandomBot)


def test_every_level_can_be_made_and_every_bot_is_a_new_one(rules: Rules) -> None:
    for level in levels("samurai"):
        one, other = enlist(level, rules), enlist(level, rules)
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
        (":Bot", "cannot be made"),
        ("run:", "there is no program ''"),
        ("run:no-such-program x", "there is no program 'no-such-program'"),
        ("run:'open", "No closing quotation"),
    ],
)
def test_what_names_no_bot_is_refused(rules: Rules, text: str, said: str) -> None:
    with pytest.raises(UnreadableError, match="bot") as caught:
        enlist(text, rules)
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["random@0.5s", "random@2s", "random@200"])
def test_a_budget_is_read(rules: Rules, text: str) -> None:
    assert isinstance(enlist(text, rules), RandomBot)


def test_a_program_and_its_arguments(rules: Rules) -> None:
    bot = enlist(f"run:'{sys.executable}' 'my bot.py' --fast", rules)
    assert isinstance(bot, Program)
    assert bot.command == (sys.executable, "my bot.py", "--fast")


# Classes of one's own


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> str:
    """Stand in a folder with a module, as its author does; return its name."""
    name = f"own_{abs(hash(request.node.name))}"
    (tmp_path / f"{name}.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return name


def test_a_class_in_the_folder_one_is_in(rules: Rules, here: str) -> None:
    view = new_view()
    assert enlist(f"{here}:Mine", rules).choose(view) == view.ids[0]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Broken", "ValueError: half done"),
        ("Other", "is no sengoku.bots.Bot"),
        ("Unfinished", "abstract"),
        ("Missing", "Missing"),
    ],
)
def test_a_class_that_is_no_bot(rules: Rules, here: str, name: str, said: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        enlist(f"{here}:{name}", rules)
    assert said in str(caught.value)
