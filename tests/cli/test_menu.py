"""Numbered choices and groups of them."""

import pytest

from sengoku.cli.menu import MAX_UNGROUPED_CHOICES, Menu
from sengoku.core.actions import Action
from sengoku.core.choices import Choice
from sengoku.core.errors import UnreadableError


def choices(*texts: str) -> list[Choice]:
    return [Choice(n, Action(), text, "ABC-1") for n, text in enumerate(texts)]


SHIPS = [f"ship aki {port}{n} {k}" for port in "abcdefghij" for n in "1" for k in "12"]


def test_few_choices_are_listed_one_by_one() -> None:
    menu = Menu(choices("take", "decline"))
    assert [entry.text for entry in menu.entries] == ["take", "decline"]
    assert not menu.has_groups


def test_many_choices_are_grouped_by_their_first_words() -> None:
    texts = [f"place {order} g{n}" for order in ("ship", "attack") for n in range(12)]
    menu = Menu(choices(*texts, "pass"))
    assert [entry.text for entry in menu.entries] == [
        "place ship",
        "place attack",
        "pass",
    ]
    assert [len(entry.choices) for entry in menu.entries] == [12, 12, 1]


def test_a_long_group_is_grouped_again() -> None:
    assert len(SHIPS) > MAX_UNGROUPED_CHOICES
    menu = Menu(choices(*SHIPS))
    assert menu.entries[0].text == "ship aki a1"
    assert len(menu.entries) == 10


def test_a_group_of_one_shows_its_whole_text() -> None:
    texts = [f"step aki p{n}" for n in range(MAX_UNGROUPED_CHOICES)]
    menu = Menu(choices(*texts, "step kai mino"))
    assert [entry.text for entry in menu.entries] == ["step aki", "step kai mino"]


def test_whole_words_begin_a_choice() -> None:
    menu = Menu(choices("step aki kii", "step aki mino", "step akita kii"))
    part = menu.beginning_with("STEP aki")
    assert part is not None
    assert len(part.choices) == 2
    assert menu.beginning_with("step ak") is None
    assert menu.beginning_with("") is None


@pytest.mark.parametrize("typed", ["0", "3", "-1", "x", "²"])
def test_a_number_that_is_not_there(typed: str) -> None:
    with pytest.raises(UnreadableError):
        Menu(choices("take", "decline")).entry(typed)
