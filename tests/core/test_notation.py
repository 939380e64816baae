"""Small parsers: numbers, words with a hint, actions as text."""

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import MAX_QUOTE_LENGTH, Domain, number, quote
from tests.toy.game import Bluff
from tests.toy.steps import LEAVE, POINT_AT

FRUIT = Domain("fruit", ("apple", "Pear", "plum"), first=1)


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("007", 7), ("-12", -12)])
def test_numbers(text: str, value: int) -> None:
    assert number(text, "it") == value


@pytest.mark.parametrize(
    "text", ["", "+1", "1.0", " 1", "1 ", "1_0", "٣", "--1", "x", "9" * 10, "-"]
)
def test_what_is_no_number(text: str) -> None:
    with pytest.raises(UnreadableError, match=r"it: .* is no number"):
        number(text, "it")


def test_a_number_out_of_range_names_the_range() -> None:
    assert number("9", "it", range(10)) == 9
    with pytest.raises(UnreadableError, match="it: 10 is not in 0 to 9"):
        number("10", "it", range(10))


def test_words_are_read_in_any_case_and_written_as_given() -> None:
    assert [FRUIT.read(word) for word in ("apple", "PEAR", "Plum")] == [1, 2, 3]
    assert [FRUIT.word(value) for value in (1, 2, 3)] == ["apple", "Pear", "plum"]


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("aple", "fruit 'aple' unknown; did you mean 'apple'?"),
        ("pera", "fruit 'pera' unknown; did you mean 'Pear'?"),
        ("xyz", "fruit 'xyz' unknown; expected one of apple, Pear, plum"),
    ],
)
def test_an_unknown_word_gets_a_hint(word: str, hint: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        FRUIT.read(word)
    assert str(caught.value) == hint
    assert caught.value.key == "fruit"


def test_quotes_stay_short() -> None:
    assert quote("short\n") == "'short\\n'"
    assert quote("x" * 1000) == "'" + "x" * MAX_QUOTE_LENGTH + "…'"


def test_actions_as_text() -> None:
    spelling = Bluff().spelling
    assert spelling.spell(POINT_AT.id(1, 2)) == "point B twice"
    assert spelling.spell(POINT_AT.id(1, 2)) is spelling.spell(POINT_AT.id(1, 2))
    assert spelling.read("  POINT  b Twice ") == POINT_AT.id(1, 2)
    assert spelling.read("leave") == LEAVE.id()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "an action is expected, got nothing"),
        ("poin B once", "action 'poin' unknown; did you mean 'point'?"),
        ("point B", "action 'point B' unreadable; expected 'point VICTIM TIMES'"),
        ("leave now", "action 'leave now' unreadable; expected 'leave'"),
        ("point D once", "seat 'D' unknown; expected one of A, B, C"),
        ("point A 3", "times '3' unknown; expected one of once, twice"),
    ],
)
def test_an_unreadable_action_says_what_was_wanted(text: str, said: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        Bluff().spelling.read(text)
    assert str(caught.value) == said
