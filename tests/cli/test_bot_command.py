"""Writing a bot and checking it."""

import json
import shlex
from pathlib import Path

import pytest

from tests.bots.given import READY, command
from tests.cli.program import run

GOOD = READY + "while True: first(hear())"
WRONG = READY + "while True: first(hear(), id=-1)"

TABLE = ("samurai", "-p", "2", "--games", "1", "--seconds", "30")


def checked(code: str, *more: str) -> tuple[int, str]:
    ran = run("bot", "check", f"run:{shlex.join(command(code))}", *TABLE, *more)
    assert not ran.err
    return ran.code, ran.out


@pytest.mark.parametrize(
    ("language", "file", "runner"),
    [("python", "mine.py", "python3"), ("javascript", "mine.js", "node")],
)
def test_new_writes_a_bot_and_says_what_next(
    language: str,
    file: str,
    runner: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("bot", "new", "mine", "--language", language, "--game", "Shogun")
    assert ran.code == 0
    assert f"Wrote {file}." in ran.out
    assert f'sengoku bot check "run:{runner} {file}" shogun' in ran.out
    assert "mine" in (tmp_path / file).read_text(encoding="utf-8")


def test_new_writes_a_class_that_searches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("bot", "new", "mine", "--search", "--game", "shogun")
    assert ran.code == 0
    assert 'sengoku bot check "mine:Searcher" shogun' in ran.out
    assert "class Searcher(Bot)" in (tmp_path / "mine.py").read_text(encoding="utf-8")


def test_new_overwrites_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text("my work")
    ran = run("bot", "new", "mine")
    assert ran.code == 2
    assert "exists already" in ran.err
    assert (tmp_path / "mine.py").read_text() == "my work"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("bot new", "NAME"),
        ("bot new ../mine", "expected a letter"),
        ("bot new my-bot --search", "for a Python module"),
        ("bot new mine --language cobol", "language 'cobol' unknown"),
        ("bot new mine --game chess", "game 'chess' unknown"),
        ("bot check random", "GAME"),
        ("bot check gentle samurai", "bot 'gentle' unknown"),
        ("bot check run:no-such-program samurai", "there is no program"),
        ("bot check random shogun --tower own", "no tower of their own"),
        ("bot check random samurai --games 0", "--games"),
    ],
)
def test_what_is_typed_wrongly(
    arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*arguments.split())
    assert ran.code == 2
    assert said in " ".join(ran.err.split())
    assert not [*tmp_path.iterdir()]


@pytest.mark.games
def test_a_good_bot_passes() -> None:
    code, out = checked(GOOD)
    assert code == 0
    assert "ready as 'tried', 0 lines unreadable" in out
    assert "same answers" in out
    assert "All is well." in out


@pytest.mark.games
def test_a_bad_bot_does_not() -> None:
    code, out = checked(WRONG)
    assert code == 1
    assert "game 1, question 1, illegal: -1 was not offered" in out
    assert "Something is wrong: illegal." in out


@pytest.mark.games
@pytest.mark.parametrize(("source", "code"), [(GOOD, 0), (WRONG, 1)])
def test_the_report_for_scripts(source: str, code: int) -> None:
    found, out = checked(source, "--json")
    report = json.loads(out)
    assert found == code
    assert report["sound"] == (code == 0)
    assert report["game"] == "samurai"
    assert report["protocol"]["name"] == "tried"
    assert report["time"]["median"] > 0


@pytest.mark.games
def test_levels_and_classes_can_be_checked_too() -> None:
    ran = run("bot", "check", "sengoku.bots.random_bot:RandomBot", *TABLE, "--varying")
    assert ran.code == 0
    assert "no program" in ran.out
    assert "not looked at" in ran.out
