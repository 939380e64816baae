"""Shogun under every other command: rules, games, positions, replays, boards."""

import json
from pathlib import Path
from typing import Any

import pytest

from sengoku.replay import record
from sengoku.shogun import GAME, catalogue
from sengoku.shogun.options import Options
from tests.cli.program import run
from tests.cli.shogun_plans import plan

THREE = ("-p", "3", "--start", "preset")
DOCS = Path(__file__).parents[2] / "docs" / "positions.md"
MODULES = ("-m", "court", "-m", "samurai", "-m", "generals", "-m", "arts")
MARCH = (
    "map shinano:A9 kozuke:B3c+1 echigo:B2 aki:A2 | "
    "A chests:4 rice:2 score:7 position:1 | "
    "mat A:battle-a+shinano,tax=aki B:bid+kozuke | order BA | "
    "special attack+1 tax+1 rice+1 army6 defend+1 | do march@A(0,shinano)"
)


# Simulations


def simulated(*arguments: str) -> dict[str, Any]:
    ran = run("simulate", "shogun", "--json", *arguments)
    assert ran.code == 0
    assert not ran.err
    summary: dict[str, Any] = json.loads(ran.out)
    summary.pop("speed")
    return summary


def test_same_seed_same_summary() -> None:
    table = (*THREE, *MODULES, "--games", "3", "--seed", "2")
    assert simulated(*table) == simulated(*table)
    assert simulated(*table) != simulated(*table[:-1], "3")


def test_the_summary_of_a_preset_start() -> None:
    summary = simulated(*THREE, "--games", "3", "--house", "strict-forced-battle=no")
    assert summary["options"]["start"] == "preset"
    assert summary["options"]["house"] == {"strict_forced_battle": False}
    assert [row["seat"] for row in summary["seats"]] == ["A", "B", "C"]
    assert sum(row["wins"] for row in summary["seats"]) >= 3
    assert summary["places"] == []


def test_the_summary_of_a_draft_tells_who_drafted_first() -> None:
    summary = simulated("-p", "4", "--side", "moon", "--games", "2")
    assert summary["options"]["side"] == "moon"
    assert len(summary["places"]) == 4


def test_the_table_for_people() -> None:
    out = run("simulate", "shogun", *THREE, "--games", "2").out
    assert "2 games of Shogun" in out
    assert "A Black" in out
    assert "in turn order" not in out


# Rules


def test_all_rules_are_listed() -> None:
    out = run("rules", "shogun").out
    for rule in catalogue.rules():
        assert f" {rule.id} " in out
    for group in catalogue.GROUPS:
        assert group.title in out


def test_one_rule_and_a_search() -> None:
    assert run("rules", "shogun", "sho-battle-13").out.startswith(" SHO-BATTLE-13 ")
    ran = run("rules", "shogun", "--search", "PRIMING")
    assert "SHO-SETUP-19 " in ran.out
    assert "SHO-END-1 " not in ran.out


def test_the_course_of_play() -> None:
    out = run("rules", "shogun", "--table").out
    assert "season(0,1)" in out
    assert "action, 10 times" in out
    assert "carry out actions" in out
    assert "court" not in out.partition("question")[0]
    assert "SHO-ORDER-4" in out


def test_the_course_with_modules() -> None:
    out = run("rules", "shogun", "--table", *THREE, *MODULES).out
    course = out.partition("question")[0]
    for step in ("favour-cards", "samurai", "generals", "artists", "departures"):
        assert f" {step} " in course
    assert " draft " not in course


# Positions


def test_a_position_is_drawn_with_its_question() -> None:
    ran = run("position", "show", "shogun", MARCH)
    assert ran.code == 0
    assert "▶A shinano      9 ...    6/2" in ran.out
    assert " B kozuke       3 c.  !  3/4" in ran.out
    assert "1. B Blue" in ran.out
    assert "2. A Black              7      4    2" in ran.out
    assert "1 attack+1" in ran.out
    assert "▶ A Black: Battle/Move A, Shinano: where do your armies go?" in ran.out
    assert "tax       aki " in ran.out
    assert "battle-a  shinano ✓" in ran.out


def test_others_see_what_was_turned_up() -> None:
    seen = run("position", "show", "shogun", MARCH, "--seat", "B").out
    assert "mat A     battle-a shinano" in seen
    assert "aki" not in seen.partition("mat A")[2]
    public = run("position", "show", "shogun", MARCH, "--spectator").out
    assert "mat B     bid kozuke" in public
    assert "mat of" not in public


def test_a_starting_position() -> None:
    whole = run("position", "start", "shogun", *THREE, "--seed", "4").out.strip()
    assert "do course(5) planning@ABC" in whole
    checked = run("position", "check", "shogun", *THREE, whole)
    assert checked.code == 0
    assert checked.out.strip() == whole
    seen = run("position", "start", "shogun", *THREE, "--seed", "4", "--seat", "A").out
    assert "mat B:? C:?" in seen
    assert "rng " not in seen


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("map akki:A2", "did you mean 'aki'?"),
        ("map aki:A0", "aki has an owner but no army"),
        ("mat A:tax", "'field=card' or 'field+card'"),
        ("mat B:?", "is hidden"),
    ],
)
def test_check_says_what_is_wrong(text: str, said: str) -> None:
    ran = run("position", "check", "shogun", text)
    assert ran.code == 1
    assert said in ran.out
    assert run("position", "show", "shogun", text).code == 2


def test_the_position_of_the_documentation() -> None:
    chapter = DOCS.read_text(encoding="utf-8").partition("## Shogun")[2]
    text = chapter.partition("```text\n")[2].partition("```")[0]
    ran = run("position", "check", "shogun", "-p", "3", " ".join(text.split()))
    assert ran.code == 0
    assert ran.out.startswith("map aki:A5ct+1 bingo:B2")


# Replays


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgk"
    rules = GAME.rules(Options(players=3, start="preset"))
    inputs = [(0, line) for line in (*plan("A"), "clear tax", "assign sagami tax")]
    inputs += [(0, "seal"), (0, "unseal")]
    path.write_text(record(rules, "fast-1:7", inputs), encoding="utf-8")
    return path


def test_a_replay_is_told(file: Path) -> None:
    out = run("replay", "show", str(file)).out
    assert "1  A Black  assign chest0 castle" in out
    assert "Build castle: Black lays chest card 0 face down." in out
    assert "Black has reopened the plan." in out


def test_a_replay_keeps_plans_from_others(file: Path) -> None:
    out = run("replay", "show", str(file), "--seat", "B", "--positions").out
    assert " lays " not in out
    assert "assign" not in out
    assert "tax=" not in out
    assert "Black has sealed the plan." in out


def test_a_replay_is_verified(file: Path) -> None:
    ran = run("replay", "verify", str(file))
    assert ran.code == 0
    assert "15 inputs" in ran.out


# Boards


def board(folder: Path, province: str, numbers: str) -> str:
    """Return a file that corrects one province."""
    file = folder / "mine.toml"
    text = 'extends = "standard"\n[provinces]\nprovenance = "rulebook"\n'
    file.write_text(f"{text}[provinces.value.{province}]\n{numbers}\n")
    return str(file)


def test_the_shipped_board() -> None:
    ran = run("board", "show", "shogun")
    assert ran.code == 0
    assert "Board standard (shogun)" in ran.out
    assert "kaga        4/5 ...           echizen etchu hida noto ~tajima" in ran.out
    assert "hitachi     3/4 .   yellow m" in ran.out
    assert "tower standard" in ran.out
    assert "the values: sengoku board show shogun --facts" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_facts_with_their_sources() -> None:
    assert "start_chests" in run("board", "show", "shogun", "--facts").out


def test_a_file_is_for_the_game_it_fits(tmp_path: Path) -> None:
    file = board(tmp_path, "aki", "chests = 6")
    ran = run("board", "check", file)
    assert ran.code == 0
    assert ran.out == f"{file} (shogun): 0 errors, 0 warnings\n"
    shown = run("board", "show", file).out
    assert "Board mine (shogun)" in shown
    assert "aki         6/3" in shown
    assert run("board", "show", "shogun", file).out == shown


def test_a_bad_file_is_for_the_game_whose_words_it_has(tmp_path: Path) -> None:
    ran = run("board", "check", board(tmp_path, "aki", 'chests = "six"'))
    assert ran.code == 1
    assert "error: provinces.value.aki.chests: expected" in ran.out
    assert "(shogun): 1 error, 0 warnings" in ran.out


def test_the_game_can_be_named(tmp_path: Path) -> None:
    file = board(tmp_path, "aki", "chests = 6")
    ran = run("board", "check", "samurai", file)
    assert ran.code == 1
    assert "key 'chests' unknown" in ran.out
    assert run("board", "show", "samurai").out == run("board", "show").out


def test_a_game_on_an_own_board(tmp_path: Path) -> None:
    file = board(tmp_path, "suruga", "chests = 9")
    out = run("play", "shogun", *THREE, "--seed", "1", "--board", file).out
    assert "A suruga       5 ..     9/3" in out
    ran = run("play", "samurai", "--board", file)
    assert ran.code == 2
    assert ran.err.startswith("sengoku: board: ")
