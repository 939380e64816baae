"""Bots of several kinds at the terminal, the coach, and why bots did what."""

import shlex
import sys
from pathlib import Path

import pytest

from sengoku.bots import Bot, View
from sengoku.cli import coach, table
from sengoku.core.rules import Rules
from sengoku.texts import Texts
from tests.bots.given import READY
from tests.cli.program import play, random_lines, run

TALKER = """
while True:
    question = hear()
    if question["type"] == "question":
        first(question, because=f"secret {question['offer'][0]['text']}")
"""
BROKEN = "sys.exit(3)"

TWO = ("-p", "2", "--seed", "7")


def program(code: str, folder: Path) -> str:
    """Write a program; between commas its code cannot stand itself."""
    file = folder / "program.py"
    file.write_text(READY + code, encoding="utf-8")
    return f"run:{shlex.join([sys.executable, str(file)])}"


class Firm(Bot):
    """Takes the last choice, and says so."""

    def choose(self, view: View) -> int:
        view.say("said", text="The last is the best.")
        return view.ids[-1]


class Failing(Bot):
    def choose(self, view: View) -> int:
        raise ValueError("no idea")


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let ``firm`` and ``failing`` be bots."""

    def create_bot(text: str, rules: Rules) -> Bot:
        return {"firm": Firm, "failing": Failing}[text]()

    monkeypatch.setattr(coach, "create_bot", create_bot)
    monkeypatch.setattr(table, "create_bot", create_bot)


@pytest.mark.usefixtures("bots")
def test_the_level_stands_at_the_table() -> None:
    ran = play(*("-p", "4", "--seed", "7", "--bots", "firm"), typed=[])
    assert "B Blue, C Green, D Yellow: firm\n" in ran.out
    ran = play(*("-p", "4", "--seed", "7", "--bots", "C=firm,D=failing"), typed=["q"])
    assert "C Green: firm\n" in ran.out
    assert "D Yellow: failing\n" in ran.out


def test_a_bot_that_is_not_known_is_refused_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.sgk"
    for arguments in (("--bots", "gentle"), ("--coach-level", "gentle")):
        ran = play(*arguments, "--record", str(file), typed=[])
        assert ran.code == 2
        assert "bot 'gentle' unknown; expected one of random" in ran.err
        assert not file.exists()


# Why


@pytest.mark.games
@pytest.mark.usefixtures("bots")
def test_reasons_are_told_after_the_game() -> None:
    ran = play(*TWO, "--bots", "firm", "--reasons", typed=random_lines(3))
    before, _, after = ran.out.partition("why the bots did what")
    assert "The last is the best." not in before
    assert " wins! Final score:" in after
    assert "B Blue  commit teal  The last is the best." in after


@pytest.mark.games
@pytest.mark.usefixtures("bots")
def test_reasons_are_told_only_to_who_asks() -> None:
    ran = play(*TWO, "--bots", "firm", typed=random_lines(3))
    assert " wins! Final score:" in ran.out
    assert "The last is the best." not in ran.out


@pytest.mark.usefixtures("bots")
def test_the_wiped_screen_of_several_people_keeps_the_reasons() -> None:
    table = ("-p", "3", "--seed", "7", "--bots", "C=firm", "--reasons")
    ran = play(*table, typed=random_lines(3))
    last = ran.out.rpartition("Pass the device")[2]
    assert "why the bots did what" in last


@pytest.mark.usefixtures("bots")
def test_who_leaves_early_learns_no_reasons(tmp_path: Path) -> None:
    file = tmp_path / "game.sgk"
    typed = ["1", "log all", "quit"]
    table = (*TWO, "--bots", "firm", "--reasons", "--record", str(file))
    assert "The last is the best." not in play(*table, typed=typed).out
    assert "The last is the best." not in file.read_text(encoding="utf-8")


def test_a_program_at_the_table_tells_its_reasons_at_the_end(tmp_path: Path) -> None:
    both = f"2={program(TALKER, tmp_path)}"
    ran = play(*TWO, "--bots", both, "--reasons", typed=[])
    assert ran.code == 0
    before, _, after = ran.out.partition("why the bots did what")
    assert "secret" not in before
    assert "secret commit" in after


def test_a_bot_that_fails_is_named_at_the_end(tmp_path: Path) -> None:
    ran = play(*TWO, "--bots", program(BROKEN, tmp_path), typed=random_lines(3))
    said = " ".join(ran.out.split())
    assert "times and chance chose instead; crash: ended with exit code 3" in said


# The coach


@pytest.mark.usefixtures("bots")
def test_the_coach_says_what_and_why() -> None:
    ran = play(*TWO, "--bots", "firm", "--coach-level", "firm", typed=["1"])
    assert ran.out.count("☞ firm would") == 2
    hint = "☞ firm would commit violet: The last is the best."
    assert ran.out.index("▶ Choose a destiny card") < ran.out.index(hint)
    assert ran.out.index(hint) < ran.out.index("1 commit orange")


def test_the_usual_coach() -> None:
    assert "☞ random would commit" in play(*TWO, "--coach", typed=[]).out
    assert "☞" not in play(*TWO, typed=[]).out


@pytest.mark.usefixtures("bots")
def test_a_coach_who_fails_disturbs_nobody() -> None:
    ran = play(*TWO, "--bots", "firm", "--coach-level", "failing", typed=["1"])
    assert "no advice (crash: ValueError: no idea)" in ran.out
    assert "Red chooses a destiny card of the orange region." in ran.out


def test_the_coach_changes_nothing() -> None:
    def without_hints(out: str) -> list[str]:
        return [line for line in out.splitlines() if "☞" not in line]

    lines = random_lines(9, 40)
    plain = play(*TWO, typed=lines).out
    coached = play(*TWO, "--coach", typed=lines).out
    assert without_hints(coached) == plain.splitlines()


def test_the_coach_speaks_after_undo_too() -> None:
    typed = ["1", "place attack g1", "undo"]
    ran = play("--seed", "7", "--coach", typed=typed)
    assert ran.out.count("☞ random would place") >= 2


@pytest.mark.usefixtures("bots")
def test_each_person_gets_advice_of_their_own() -> None:
    """Two games that differ in a secret of A: the coach tells B the same."""
    table = (*TWO, "--bots", "0", "--coach-level", "firm")
    hints = []
    for chosen in ("orange", "teal"):
        out = play(*table, typed=["", f"commit {chosen}", ""]).out
        hints.append([line for line in out.splitlines() if "☞" in line][1])
    assert hints[0] == hints[1]


def test_words_of_a_program_are_a_sentence_of_the_catalogue() -> None:
    said = Texts(strict=True).say("because-said", text="I like it.")
    assert said == "I like it."


# Simulating


def test_simulate_with_bots() -> None:
    arguments = ("simulate", "samurai", "-p", "2", "--games", "2", "--json")
    ran = run(*arguments, "--bots", "random,random@5")
    assert ran.code == 0
    assert '"random@5"' in ran.out
    again = run(*arguments, "--bots", "random,random@5")
    assert ran.out.partition('"speed"')[0] == again.out.partition('"speed"')[0]


@pytest.mark.parametrize(
    ("bots", "said"),
    [("gentle", "bot 'gentle' unknown"), ("random,random", "2 bots for 3 seats")],
)
def test_simulate_refuses_what_is_no_bot(bots: str, said: str) -> None:
    ran = run("simulate", "samurai", "-p", "3", "--bots", bots)
    assert ran.code == 2
    assert said in ran.err
