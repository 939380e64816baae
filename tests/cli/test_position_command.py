"""Positions as text."""

import pytest

from tests.cli.program import run

ATTACK = "map aki:A2B1c | A bushido:1 | B food:2 | do attack@A(g1)"


def test_a_position_is_drawn_with_its_question() -> None:
    ran = run("position", "show", "-p", "2", ATTACK)
    assert ran.code == 0
    assert "aki        capital ~ A2 B1♜" in ran.out
    assert "B aki" in ran.out
    assert "▶g1" in ran.out
    assert "A Red: Attack in the grey region: which army do you destroy?" in ran.out
    assert "behind the screen of A Red" in ran.out
    assert "behind the screen of B Blue" in ran.out


def test_a_seat_sees_only_its_own() -> None:
    ran = run("position", "show", "-p", "2", ATTACK, "--seat", "b")
    assert "behind the screen of B Blue" in ran.out
    assert "behind the screen of A Red" not in ran.out
    assert run("position", "show", "-p", "2", ATTACK, "--seat", "1").out == ran.out


def test_a_spectator_sees_no_screen() -> None:
    ran = run("position", "show", "-p", "2", ATTACK, "--spectator")
    assert "behind the screen" not in ran.out


def test_all_tokens_of_a_position_without_a_seat() -> None:
    text = "slots o1:A-attack o2:B-ship | era 1.1 | do course(3)"
    assert "A (attack)" in run("position", "show", "-p", "2", text).out
    one = run("position", "show", "-p", "2", text, "--seat", "A").out
    assert "A (attack)" in one
    assert "B (?)" in one


def test_a_position_from_a_pipe() -> None:
    ran = run("position", "show", "-p", "2", "-", typed=ATTACK + "\n")
    assert ran.code == 0
    assert "A2 B1♜" in ran.out


def test_check_prints_the_usual_form() -> None:
    ran = run("position", "check", "-p", "2", "do attack@A(g1) | map aki:A2B1c")
    assert ran.code == 0
    assert ran.out.startswith("map aki:A2B1c | A")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("map kay:A2", "province 'kay' unknown"),
        ("map akki:A2", "did you mean 'aki'?"),
        ("map aki:E2", "seat 'E' unknown"),
        ("A food:?", "is hidden"),
        ("x", "section 'x' unknown"),
    ],
)
def test_check_says_what_is_wrong(text: str, said: str) -> None:
    ran = run("position", "check", text)
    assert ran.code == 1
    assert said in ran.out
    shown = run("position", "show", text)
    assert shown.code == 2
    assert said in shown.err


def test_a_starting_position() -> None:
    whole = run("position", "start", "--seed", "4").out
    assert whole == run("position", "start", "--seed", "fast-1:4").out
    assert "rng " in whole
    assert run("position", "check", whole.strip()).code == 0


def test_a_starting_position_as_it_is_seen() -> None:
    seen = run("position", "start", "--seed", "4", "--seat", "B").out
    assert "A food:? bushido:? tokens:?11 hand:?3" in seen
    assert "B food:2 bushido:2 hand:" in seen
    public = run("position", "start", "--seed", "4", "--spectator").out
    assert "B food:? bushido:?" in public
    assert "rng " not in seen + public


def test_a_start_without_a_seed_is_a_new_one() -> None:
    assert run("position", "start").out != run("position", "start").out
