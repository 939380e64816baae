"""The bots in ``examples/bots`` are what ``sengoku bot new`` writes, and they play."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from sengoku.bots.check import CheckPlan, check
from sengoku.cli.bot_template import FILE_EXTENSIONS, TEMPLATE_NAME, file_name, render
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


@pytest.mark.parametrize(
    "name", ["", "1st", "../up", "a b", "a.py", "x" * 41, "ü", "a\n"]
)
def test_an_invalid_name(name: str) -> None:
    with pytest.raises(UnreadableError, match="expected a letter"):
        file_name(name, "python")


def test_an_unknown_language() -> None:
    with pytest.raises(UnreadableError, match="did you mean 'javascript'"):
        render("bot", "javscript")
