"""Several people on one device: nobody sees what lies behind another's screen."""

import io
import re

from rich.console import Console

from sengoku.cli import screen
from tests.cli.program import play

TWO = ("-p", "2", "--bots", "0", "--seed", "7")
"""A has cards of orange, teal and violet; B of grey and teal, and places first."""

ALLOWED = re.compile(
    r"(Pass the device to . \w+, who presses Enter\.|. \w+ may still type 'undo'\.)"
)


def curtains(out: str) -> list[str]:
    """Return what stands on each screen before Enter is pressed."""
    parts = out.split("╭")[1:]
    return [part.partition("Enter: ")[0] for part in parts if "Pass the device" in part]


def scene(out: str, letter: str, number: int = 0) -> str:
    """Return what is shown between a curtain and the next one, for one seat."""
    scenes = re.split(r"Pass the device to ", out)[1:]
    return [text for text in scenes if text.startswith(letter)][number]


def test_the_curtain_hides_everything() -> None:
    typed = ["", "commit teal", "", "commit grey", "place attack g1", "decline", ""]
    shown = curtains(play(*TWO, typed=typed).out)
    assert len(shown) == 3
    for text in shown:
        words = re.sub(r"[─│╭╮╰╯]", "", text).split("\n")
        said = [line.strip() for line in words if line.strip()]
        assert all(ALLOWED.fullmatch(line) for line in said), text


def test_a_card_that_lies_face_down_shows_nowhere() -> None:
    """Two games that differ in a secret of A look the same to B."""
    one = play(*TWO, typed=["", "commit orange", ""]).out
    other = play(*TWO, typed=["", "commit teal", ""]).out
    assert scene(one, "A") != scene(other, "A")
    assert scene(one, "B") == scene(other, "B")
    assert "Red has chosen a destiny card." in scene(one, "B")


def test_a_token_that_lies_face_down_shows_nowhere() -> None:
    typed = ["", "commit teal", "", "commit grey", "place {} g1", "decline", "", "log"]
    one = play(*TWO, typed=[line.format("attack") for line in typed]).out
    other = play(*TWO, typed=[line.format("castle") for line in typed]).out
    assert scene(one, "B") != scene(other, "B")
    assert scene(one, "A", 1) == scene(other, "A", 1)
    assert "B (?)" in scene(one, "A", 1)


def test_only_enter_lifts_the_curtain() -> None:
    ran = play(*TWO, typed=["board", "1", "log", ""])
    before, _, after = ran.out.partition("behind the screen of A")
    assert before.count("Just Enter, please") == 3
    assert "commit" not in before
    assert "commit teal" in after


def test_undo_before_the_next_one_looks() -> None:
    typed = ["", "1", "", "1", "place attack g1", "decline", "undo", "", "undo"]
    ran = play(*TWO, typed=[*typed, "place ship g1"])
    assert "B Blue may still type 'undo'." in ran.out
    assert "Blue places Move 2 / Ship face down on slot g1." in ran.out
    assert scene(ran.out, "B", 1).startswith("B Blue, who presses Enter.")


def test_undo_is_over_once_the_next_one_looks() -> None:
    typed = ["", "1", "", "1", "place attack g1", "decline", "", "undo"]
    assert "nothing can be taken back" in play(*TWO, typed=typed).out


def test_one_person_needs_no_curtain() -> None:
    ran = play("-p", "2", "--bots", "A", "--seed", "7", typed=["1"])
    assert "Pass the device" not in ran.out
    assert "behind the screen of B Blue" in ran.out


def test_leaving_at_the_curtain() -> None:
    ran = play(*TWO, typed=["", "1", "quit", ""])
    assert ran.code == 0
    assert ran.out.endswith("Goodbye.\n")


def test_wiping_leaves_nothing_to_scroll_back_to() -> None:
    file = io.StringIO()
    screen.wipe(Console(file=file, force_terminal=True, legacy_windows=False))
    assert "\x1b[3J" in file.getvalue()
    assert "\x1b[2J" in file.getvalue()
