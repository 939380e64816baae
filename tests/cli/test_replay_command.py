"""Reading replay files and verifying them."""

import json
from pathlib import Path

import pytest

from sengoku.core.rng import seal
from sengoku.match import TABLE
from sengoku.replay import record
from sengoku.samurai import GAME
from sengoku.samurai.options import Options
from tests.cli.program import run

GAMES = Path(__file__).parents[2] / "replays"
INPUTS = [
    (0, "commit orange"),
    (1, "commit grey"),
    (1, "place attack g1"),
    (1, "take-back"),
    (1, "place castle g2"),
    (1, "decline"),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgk"
    rules = GAME.rules(Options(players=2))
    path.write_text(record(rules, "fast-1:7", INPUTS), encoding="utf-8")
    return path


def edited(file: Path, number: int, **fields: object) -> Path:
    """Return a copy of *file* in which line *number* has other *fields*."""
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **fields})
    copy = file.with_name("edited.sgk")
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return copy


def test_everything_is_told(file: Path) -> None:
    ran = run("replay", "show", str(file))
    assert ran.code == 0
    assert "The table is set." in ran.out
    assert "1  A Red  commit orange" in ran.out
    assert "Blue places Build Castle face down on slot g2." in ran.out
    assert "4  B Blue  take-back" in ran.out


def test_a_rewind_is_told(file: Path) -> None:
    rules, inputs = GAME.rules(Options(players=2)), [*INPUTS, (TABLE, "rewind 5")]
    file.write_text(record(rules, "fast-1:7", inputs), encoding="utf-8")
    ran = run("replay", "show", str(file))
    assert "7  all  rewind 5" in ran.out
    assert "The table rewinds to an earlier point in the game." in ran.out


def test_a_seat_is_told_what_it_could_see(file: Path) -> None:
    ran = run("replay", "show", str(file), "--seat", "A")
    assert "Red chooses a destiny card of the orange region." in ran.out
    assert "Blue places an order token face down on slot g2." in ran.out
    assert "castle" not in ran.out.lower()
    assert run("replay", "show", str(file), "--seat", "0").out == ran.out


def test_a_spectator_is_told_least(file: Path) -> None:
    ran = run("replay", "show", str(file), "--spectator", "--positions")
    assert "Red has chosen a destiny card." in ran.out
    assert "commit:?" in ran.out
    assert "castle" not in ran.out.lower()


def test_from_an_input_on(file: Path) -> None:
    ran = run("replay", "show", str(file), "--from", "5")
    assert "The table is set." not in ran.out
    assert "3  B Blue" not in ran.out
    assert "5  B Blue  place castle g2" in ran.out


def test_positions_can_be_checked_as_they_are_printed(file: Path) -> None:
    ran = run("replay", "show", str(file), "--from", "6", "--positions")
    (position,) = [line for line in ran.out.splitlines() if line.startswith("map ")]
    assert run("position", "check", "-p", "2", position).out == position + "\n"


def test_a_good_file_is_verified(file: Path) -> None:
    ran = run("replay", "verify", str(file))
    assert ran.code == 0
    assert ran.out.startswith(f"{file}: 6 inputs, every line as the engine plays it")


def test_a_file_without_an_end_is_told(tmp_path: Path) -> None:
    whole = GAMES / "agenda.sgk"
    text, cut = whole.read_text(encoding="utf-8"), tmp_path / "cut.sgk"
    cut.write_text("".join(text.splitlines(keepends=True)[:40]), encoding="utf-8")
    said = run("replay", "verify", str(cut))
    assert (said.code, said.out.count("; the game is not over yet, or")) == (0, 1)
    said = run("replay", "verify", str(whole))
    assert said.out.endswith(" inputs, every line as the engine plays it\n")


@pytest.mark.parametrize(
    ("line", "fields", "said"),
    [
        (1, {"seal": "0"}, "line 1: seal of the seed"),
        (1, {"revision": 999}, "line 1: rules revision"),
        (2, {"sum": "0"}, "line 2: hash"),
        (2, {"at": "map"}, "line 2: position"),
        (3, {"do": "commit grey"}, "line 3: "),
        (4, {"revealed": []}, "line 4: what was revealed"),
        (5, {"seat": 0}, "line 5: "),
        (5, {"seat": 9}, "line 5: "),
        (5, {"do": "dance"}, "line 5: "),
        (7, {"n": 9}, "line 7: number of inputs"),
    ],
)
def test_the_first_line_that_differs_is_named(
    file: Path, line: int, fields: dict[str, object], said: str
) -> None:
    ran = run("replay", "verify", str(edited(file, line, **fields)))
    assert ran.code == 1
    assert said in ran.out


@pytest.mark.parametrize(
    ("line", "fields", "said"),
    [
        (1, {"game": "samuray"}, "did you mean 'samurai'?"),
        (1, {"sengoku": 1}, "line 1: format 1 is not known here"),
        (1, {"options": {"players": 9}}, "9 players cannot play"),
        (1, {"seed": "slow:1", "seal": seal("slow:1")}, "seed 'slow:1' unreadable"),
        (3, {"n": "one"}, "line 3: "),
        (3, {"colour": "red"}, "line 3: "),
    ],
)
@pytest.mark.parametrize("command", ["show", "verify"])
def test_what_cannot_be_read_is_said(
    file: Path, line: int, fields: dict[str, object], said: str, command: str
) -> None:
    ran = run("replay", command, str(edited(file, line, **fields)))
    assert ran.code == 2
    assert said in ran.err


def test_show_stops_where_the_engine_refuses(file: Path) -> None:
    ran = run("replay", "show", str(edited(file, 5, seat=0)))
    assert ran.code == 2
    assert "line 5: " in ran.err


def test_escape_sequences_in_names_do_not_reach_the_terminal(file: Path) -> None:
    hostile = ["\x1b]0;mine\x07", "\u202eeulB"]
    ran = run("replay", "show", str(edited(file, 1, names=hostile)))
    assert ran.code == 0
    assert not {"\x1b", "\x07", "\u202e"} & {*ran.out}
    assert r"\x1b]0;mine\x07" in ran.out
