"""The bots in ``examples/bots`` are what ``sengoku bot new`` writes, and they play."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from sengoku.bots.check import CheckPlan, check
from sengoku.bots.registry import create_bot
from sengoku.bots.view import View, source
from sengoku.cli.bot_template import (
    FILE_EXTENSIONS,
    TEMPLATE_NAME,
    file_name,
    render,
    render_search,
    search_file_name,
)
from sengoku.core.errors import UnreadableError
from tests.bots.given import PLENTY, rules_of

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

RUNNERS = {"python": sys.executable, "javascript": shutil.which("node")}

TABLES = [("samurai", 2), ("samurai", 4), ("shogun", 3), ("shogun", 5)]


@pytest.fixture(params=FILE_EXTENSIONS)
def language(request: pytest.FixtureRequest) -> str:
    found = str(request.param)
    if RUNNERS[found] is None:
        pytest.skip(f"what runs {found} is not on this machine")
    return found


def run(language: str, file: Path) -> str:
    return f"run:{shlex.join([str(RUNNERS[language]), str(file)])}"


@pytest.mark.parametrize("language", FILE_EXTENSIONS)
def test_an_example_equals_the_template(language: str) -> None:
    file = EXAMPLES / file_name(TEMPLATE_NAME, language)
    assert file.read_text(encoding="utf-8") == render(TEMPLATE_NAME, language)


@pytest.mark.games
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_example_plays_whole_games(language: str, game: str, players: int) -> None:
    file = EXAMPLES / file_name(TEMPLATE_NAME, language)
    rules = rules_of(game, players)
    report = check(run(language, file), rules, CheckPlan(games=1, seconds=PLENTY))
    assert report.wrong == (), report.faults
    assert report.protocol is not None
    assert report.protocol.name == TEMPLATE_NAME
    assert report.answers > 20


@pytest.mark.games
@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_a_bot_for_one_game_plays_it(language: str, game: str, tmp_path: Path) -> None:
    text = render("Own-Bot_2", language, game)
    other = "shogun" if game == "samurai" else "samurai"
    assert other not in text
    assert game in text
    assert TEMPLATE_NAME not in text
    file = tmp_path / file_name("Own-Bot_2", language)
    file.write_text(text, encoding="utf-8")
    plan = CheckPlan(games=1, seconds=PLENTY, varying=True)
    report = check(run(language, file), rules_of(game, 3), plan)
    assert report.wrong == (), report.faults
    assert report.protocol is not None
    assert report.protocol.name == "Own-Bot_2"


# A class that searches


def test_the_example_of_a_search_equals_the_template() -> None:
    file = EXAMPLES / search_file_name("first_search")
    assert file.read_text(encoding="utf-8") == render_search("first_search")
    assert "shogun" in render_search("mine", "shogun")
    assert "samurai" not in render_search("mine", "shogun")


@pytest.fixture
def searcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A new file in the current folder; returns the name of its class."""
    name = "searching_bot"
    (tmp_path / search_file_name(name)).write_text(render_search(name))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return f"{name}:Searcher?worlds=1"


@pytest.mark.games
def test_a_class_that_searches_plays_a_whole_game(searcher: str) -> None:
    plan = CheckPlan(games=1, seconds=PLENTY, varying=True)
    report = check(searcher, rules_of("samurai", 2), plan)
    assert report.wrong == (), report.faults
    assert report.answers > 20


def test_a_class_that_searches_knows_no_game(searcher: str) -> None:
    rules = rules_of("shogun", 3)
    s = rules.start("fast-1:1")
    view = View(rules, 0, rules.observe(s, 0), rules.legal(s, 0), source(1))
    assert create_bot(searcher, rules).choose(view) in view.ids


@pytest.mark.parametrize("name", ["my-bot", "../up", "1st"])
def test_a_class_needs_the_name_of_a_module(name: str) -> None:
    with pytest.raises(UnreadableError, match="expected"):
        search_file_name(name)


@pytest.mark.parametrize(
    "name", ["", "1st", "../up", "a b", "a.py", "x" * 41, "ü", "a\n"]
)
def test_an_invalid_name(name: str) -> None:
    with pytest.raises(UnreadableError, match="expected a letter"):
        file_name(name, "python")


def test_an_unknown_language() -> None:
    with pytest.raises(UnreadableError, match="did you mean 'javascript'"):
        render("bot", "javscript")
