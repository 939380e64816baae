"""The odds of fights, told in numbers or read from a position."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import run

INSIDE = "A:3,D:3,G:3"
THERE = "map shinano:A9 kozuke:B3c | A position:4 | B position:5 | tray C:2 G:1"
CARDS = "special tax+1 rice+1 army6 attack+1 defend+1 | order AB | event E2"


def odds(*arguments: str, typed: str = "") -> dict[str, Any]:
    ran = run("odds", "shogun", *arguments, "--json", typed=typed)
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def percent(found: dict[str, Any], *words: str) -> tuple[float, ...]:
    return tuple(round(100 * found[word], 1) for word in words)


# The figures of the specification, section 14.3


@pytest.mark.parametrize(
    ("attack", "more", "expected"),
    [
        ("3", (), (26.0, 23.2, 50.8)),
        ("4", (), (39.8, 22.7, 37.5)),
        ("4", ("--unrest",), (54.3, 22.6, 23.0)),
        ("5", (), (53.1, 20.1, 26.8)),
        ("7", (), (74.4, 13.0, 12.6)),
    ],
)
def test_battles(
    attack: str, more: tuple[str, ...], expected: tuple[float, ...]
) -> None:
    found = odds("--attack", attack, "--defend", "3", "--inside", INSIDE, *more)
    assert percent(found, "win", "tie", "lose") == expected


@pytest.mark.parametrize(
    ("peasants", "expected"),
    [("1", (27.5, 56.9, 75.6, 86.5, 92.7)), ("2", (13.5, 34.0, 55.1, 71.5, 82.8))],
)
def test_neutral_provinces(peasants: str, expected: tuple[float, ...]) -> None:
    inside = ("--neutral", "--inside", "A:3,G:3", "--peasants", peasants)
    found = [odds("--attack", str(armies), *inside) for armies in range(1, 6)]
    assert tuple(percent(one, "win")[0] for one in found) == expected


def test_one_peasant_defends_if_not_told() -> None:
    one = odds("--attack", "3", "--neutral", "--inside", "A:3,G:3")
    assert percent(one, "win") == (75.6,)


@pytest.mark.parametrize(
    ("peasants", "held"), [("1", 75.6), ("2", 55.1), ("3", 36.8), ("4", 23.0)]
)
def test_revolts(peasants: str, held: float) -> None:
    table = ("--revolt", "--armies", "3", "--peasants", peasants)
    found = odds(*table, "--inside", "D:3,G:3")
    assert percent(found, "held") == (held,)
    assert found["held"] + found["lost"] == pytest.approx(1)


# Forms


def test_a_sentence_for_people() -> None:
    table = ("--attack", "4", "--defend", "3", "--inside", INSIDE)
    out = run("odds", "shogun", *table).out
    assert "thrown     A 4  D 3" in out
    assert "inside     A 3  D 3  G 3" in out
    assert "win         39.8 %  the attacker takes the province" in out
    assert "tie         22.7 %  it becomes neutral" in out
    assert "lose        37.5 %  it stays the defender's" in out
    assert "survivors  attacker 0.70, defender 0.65 on average" in out


def test_a_revolt_for_people() -> None:
    out = run("odds", "shogun", "--revolt", "--armies", "3", "--peasants", "2").out
    assert "hold" in out
    assert "the owner keeps the province" in out
    assert "survivors  defender" in out


def test_the_tray_is_thrown_too() -> None:
    found = odds("--attack", "4", "--defend", "3", "--tray", "G:1,O:2")
    assert found["thrown"] == {"A": 4, "D": 3, "G": 1}
    assert found["others_thrown"] == 2


def test_another_tower() -> None:
    table = ("--attack", "4", "--defend", "3", "--inside", INSIDE)
    found = odds(*table, "--tower", "spielbyweb")
    assert found["tower"] == "spielbyweb"
    assert found["win"] != odds(*table)["win"]


def test_a_tower_of_an_own_board(tmp_path: Path) -> None:
    file = tmp_path / "smooth.toml"
    file.write_text(
        'extends = "standard"\n[towers]\nprovenance = "rulebook"\n'
        "[towers.value.standard]\nlodge = [1, 100]\n"
    )
    found = odds("--attack", "4", "--defend", "3", "--board", str(file))
    assert found["win"] > 0.95


def test_a_fight_read_from_a_position() -> None:
    position = f"{THERE} | {CARDS}"
    table = ("--from", "shinano", "--to", "kozuke", "--armies", "5")
    found = odds("--position", position, *table)
    assert found["thrown"] == {"A": 6, "D": 5, "G": 1}
    assert found["others_thrown"] == 2
    assert odds("--position", "-", *table, typed=position) == found


def test_a_revolt_read_from_a_position() -> None:
    position = "map aki:B4+2 | B extra:1"
    found = odds("--position", position, "--revolt", "--to", "aki")
    assert found["thrown"] == {"A": 0, "D": 4, "G": 3}
    more = odds("--position", position, "--revolt", "--to", "aki", "--peasants", "5")
    assert more["thrown"]["G"] == 5


# What cannot be


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("samurai", "samurai has no odds"),
        ("samurai --attack 3 --defend 2", "samurai has no odds"),
        ("shogi", "did you mean 'shogun'?"),
        ("shogun", "a battle needs --attack and --defend"),
        ("shogun --attack 3", "a battle needs --defend"),
        ("shogun --attack 3 --defend 3 --peasants 1", "a battle has no --peasants"),
        ("shogun --attack 3 --neutral --unrest", "neutral province has no --unrest"),
        ("shogun --revolt --armies 3", "a revolt needs --peasants"),
        ("shogun --attack many", "Invalid value for '--attack'"),
        ("shogun --attack 0 --defend 1", "Invalid value for '--attack'"),
        ("shogun --attack 99 --defend 1", "Invalid value for '--attack'"),
        ("shogun --attack 3 --defend 2 --inside Q:1", "--inside: cube 'Q' unknown"),
        ("shogun --attack 3 --defend 2 --inside A", "expected such as 'G:1'"),
        ("shogun --attack 3 --defend 2 --tray A:x", "--tray: 'x' is no number"),
        ("shogun --attack 3 --defend 2 --tray A:99", "--tray: 99 is not in 0 to 62"),
        ("shogun --attack 3 --neutral --inside D:1", "expected one of A, G, O"),
        ("shogun --attack 3 --defend 2 --tower own", "your own tower"),
        ("shogun --attack 3 --defend 2 --edition crowd", "shogun has no --edition"),
        ("shogun --position x", "a battle in a position needs --from and --to"),
        ("shogun --position x --from aki --to bingo --armies 1", "section 'x' unknown"),
    ],
)
def test_bad_usage_ends_with_2(arguments: str, said: str) -> None:
    ran = run("odds", *arguments.split())
    assert ran.code == 2
    assert said in " ".join(ran.err.split())
    assert not ran.out


@pytest.mark.parametrize(
    ("places", "armies", "said"),
    [
        (("shinano", "kozuke"), "9", "A has 9 armies in shinano, and one must stay"),
        (("kozuke", "shinano"), "3", "B has 3 armies in kozuke, and one must stay"),
        (("shinano", "aki"), "1", "shinano and aki are not adjacent"),
        (("shinano", "echigo"), "1", "echigo is out of the game"),
        (("aki", "bingo"), "1", "nobody has armies in aki"),
        (("shinano", "kozuk"), "1", "did you mean 'kozuke'?"),
    ],
)
def test_what_cannot_be_fought(places: tuple[str, str], armies: str, said: str) -> None:
    table = ("-p", "3", "--position", f"{THERE} | {CARDS}", "--armies", armies)
    ran = run("odds", "shogun", *table, "--from", places[0], "--to", places[1])
    assert ran.code == 2
    assert said in ran.err


def test_nobody_fights_at_home() -> None:
    table = ("--from", "aki", "--to", "bingo", "--armies", "1")
    ran = run("odds", "shogun", "--position", "map aki:A3 bingo:A2", *table)
    assert ran.code == 2
    assert "nobody fights for an own province" in ran.err
