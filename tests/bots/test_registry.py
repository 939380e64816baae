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


# Arguments


ARGUED = """
from pathlib import Path
from sengoku.bots import Bot

class Argued(Bot):
    def __init__(self, model: Path, depth: int = 1, greedy: bool = False, noise=0.5):
        self.given = (model, depth, greedy, noise)

    def choose(self, view):
        return view.ids[0]

class Open(Argued):
    def __init__(self, **more):
        self.given = more

class Plain(Argued):
    def __init__(self):
        pass
"""


@pytest.fixture
def argued(here: str, tmp_path: Path) -> str:
    name = f"{here}_argued"
    (tmp_path / f"{name}.py").write_text(ARGUED, encoding="utf-8")
    return name


@pytest.mark.parametrize(
    ("query", "given"),
    [
        ("model=x.npz", (Path("x.npz"), 1, False, 0.5)),
        ("model=a%2Cb&depth=3", (Path("a,b"), 3, False, 0.5)),
        ("model=m&greedy=yes&noise=0.25", (Path("m"), 1, True, 0.25)),
    ],
)
def test_arguments_have_the_types_of_the_parameters(
    rules: Rules, argued: str, query: str, given: object
) -> None:
    bot = create_bot(f"{argued}:Argued?{query}", rules)
    assert bot.given == given  # type: ignore[attr-defined]


def test_a_class_may_take_any_argument(rules: Rules, argued: str) -> None:
    bot = create_bot(f"{argued}:Open?a=1&b=x", rules)
    assert bot.given == {"a": "1", "b": "x"}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Argued", "missing 1 required positional argument: 'model'"),
        ("Argued?model", "expected NAME=VALUE&NAME=VALUE"),
        ("Argued?model=x&model=y", "given twice"),
        ("Argued?modle=x", "did you mean 'model'?"),
        ("Argued?model=x&depth=deep", "argument depth=deep"),
        ("Argued?model=x&greedy=perhaps", "argument greedy=perhaps"),
        ("Plain?model=x", "takes no arguments"),
    ],
)
def test_arguments_that_do_not_fit(
    rules: Rules, argued: str, name: str, said: str
) -> None:
    with pytest.raises(UnreadableError) as caught:
        create_bot(f"{argued}:{name}", rules)
    assert said in str(caught.value)
    assert name.split("?", maxsplit=1)[0] in str(caught.value)


def test_a_level_has_limits_and_no_arguments(rules: Rules) -> None:
    with pytest.raises(UnreadableError, match="a level takes no arguments"):
        create_bot("random?depth=3", rules)
