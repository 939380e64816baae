"""Plans on one device: nobody sees a card of another before the rules show it."""

import re

from tests.cli.program import Ran
from tests.cli.program import play as play_game
from tests.cli.shogun_plans import THREE, plan, sealed
from tests.cli.test_hot_seat import curtains, scene

ALLOWED = re.compile(
    r"(Pass the device to . \w+, who presses Enter\.|. \w+ may still type 'unseal'\.)"
)


def play(*typed: str) -> Ran:
    return play_game(*THREE, "--bots", "0", typed=[*typed], game="shogun")


def test_everybody_plans_to_the_end_before_passing_on() -> None:
    out = play("", *sealed("A"), "", *sealed("B"), "", *sealed("C"), "").out
    passes = re.findall(r"Pass the device to (.) ", out)
    assert passes[:3] == ["A", "B", "C"]
    assert out.index("C> seal") < out.index("All plans are laid.")


def test_the_curtain_shows_nothing_of_a_plan() -> None:
    for text in curtains(play("", *sealed("A"), "", *sealed("B"), "").out):
        words = re.sub(r"[─│╭╮╰╯]", "", text).split("\n")
        said = [line.strip() for line in words if line.strip()]
        assert all(ALLOWED.fullmatch(line) for line in said), text


def test_only_enter_lifts_the_curtain() -> None:
    out = play("", *sealed("A"), "board", "log", "clear tax", "seal", "").out
    before = out.partition("mat of B")[0]
    assert before.count("Just Enter, please") == 4
    assert "B>" not in before


def test_a_plan_shows_nowhere_on_the_screen_of_another() -> None:
    """Two games that differ in the plan of A look the same to B."""
    other = [line.replace("tamba", "owari") for line in sealed("A")]
    looks = ("", "log all", "board", "why assign tamba tax")
    one, another = play("", *sealed("A"), *looks).out, play("", *other, *looks).out
    assert scene(one, "A") != scene(another, "A")
    assert scene(one, "B") == scene(another, "B")
    assert "Black has sealed the plan." in scene(one, "B")
    assert "mat of A" not in scene(one, "B")
    assert " lays " not in scene(one, "B")


def test_an_unfinished_plan_shows_the_own_mat() -> None:
    out = play("", *plan("A")[:4], "board").out
    assert "castle    chest0" in out
    assert "rice      harima" in out


def test_unseal_before_somebody_else_looks() -> None:
    revised = ["clear tax", "assign sagami tax", "seal"]
    out = play("", *sealed("A"), "unseal", "", *revised, "", "log all").out
    again = scene(out, "A", 1)
    assert "A Black, who presses Enter." in again
    assert "still planning: ABC" in again
    assert "tax       tamba" in again
    assert "tax       sagami" in again
    seen = scene(out, "B", 1)
    assert "Black has reopened the plan." in seen
    assert "tamba" not in seen.partition("log all")[2].lower().replace("tamba 4", "")


def test_the_last_one_to_seal_cannot_unseal() -> None:
    out = play("", *sealed("A"), "", *sealed("B"), "", *sealed("C"), "unseal").out
    assert "unsealed" not in out
    assert "reopened" not in out


def test_a_sealed_plan_of_bots_is_not_shown_either() -> None:
    typed = ["log all", "board"]
    out = play_game(*THREE, "--bots", "BC", typed=typed, game="shogun").out
    assert "Blue has sealed the plan." in out
    assert "mat of B" not in out
    assert " lays " not in out
