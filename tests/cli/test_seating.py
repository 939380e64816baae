"""Who sits where, by what was typed after ``--bots``."""

import pytest

from sengoku.cli import seating
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Rules
from sengoku.games import game


@pytest.fixture
def rules() -> Rules:
    samurai = game("samurai")
    return samurai.rules(samurai.read_options({"players": 4}))


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        (None, {1: "random", 2: "random", 3: "random"}),
        ("0", {}),
        ("1", {3: "random"}),
        ("4", dict.fromkeys(range(4), "random")),
        ("BD", {1: "random", 3: "random"}),
        ("bd", {1: "random", 3: "random"}),
        ("B,D", {1: "random", 3: "random"}),
        ("D B", {1: "random", 3: "random"}),
        ("hard", {1: "hard", 2: "hard", 3: "hard"}),
        ("easy,hard", {2: "easy", 3: "hard"}),
        ("easy, normal, hard@2s", {1: "easy", 2: "normal", 3: "hard@2s"}),
        ("a:B,c:D,e:F,g:H", {0: "a:B", 1: "c:D", 2: "e:F", 3: "g:H"}),
        ("A=hard", {0: "hard"}),
        ("2=hard", {2: "hard", 3: "hard"}),
        ("C=hard,BD=easy", {1: "easy", 2: "hard", 3: "easy"}),
        ("C=hard,D", {2: "hard", 3: "random"}),
        ("run:node b.js --x=1", dict.fromkeys((1, 2, 3), "run:node b.js --x=1")),
        ("B=run:node b.js --x=1", {1: "run:node b.js --x=1"}),
    ],
)
def test_bots_by_seat(rules: Rules, typed: str | None, seats: dict[int, str]) -> None:
    assert seating.bots(rules, typed) == seats


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("5", "bots: 5 is not in 0 to 4"),
        ("BX", "seat 'X' unknown"),
        ("C=hard,easy", "say the seat of every bot, or of none"),
        ("easy,easy,easy,easy,easy", "5 bots for 4 seats"),
    ],
)
def test_what_cannot_be_seated(rules: Rules, typed: str, said: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        seating.bots(rules, typed)
    assert said in str(caught.value)


def test_bots_everywhere(rules: Rules) -> None:
    assert seating.everywhere(rules, "easy") == ["easy"] * 4
    assert seating.everywhere(rules, "a,b, c,d") == ["a", "b", "c", "d"]
    with pytest.raises(UnreadableError, match="2 bots for 4 seats"):
        seating.everywhere(rules, "a,b")
