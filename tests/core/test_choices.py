"""Choices that are made when they are read."""

import pickle
from collections.abc import Sequence

import msgspec
import pytest

from sengoku.core.actions import Action
from sengoku.core.choices import Choice, Choices, as_tuple


class Take(Action, frozen=True, tag="take"):
    """An action without arguments."""


@pytest.fixture
def described() -> list[tuple[int, ...]]:
    """Return the ids for which choices were made, call by call."""
    return []


@pytest.fixture
def choices(described: list[tuple[int, ...]]) -> Choices:
    def describe(ids: Sequence[int]) -> list[Choice]:
        described.append(tuple(ids))
        return [choice(one) for one in ids]

    return Choices([3, 1, 2], describe)


def choice(number: int) -> Choice:
    return Choice(number, Take(), f"take {number}", "TOY-1", {"food": number})


MADE = (choice(3), choice(1), choice(2))


def test_length_and_ids_make_no_choice(
    choices: Choices, described: list[tuple[int, ...]]
) -> None:
    assert (len(choices), bool(choices), choices.ids) == (3, True, (3, 1, 2))
    assert described == []


def test_a_choice_is_made_when_it_is_read(
    choices: Choices, described: list[tuple[int, ...]]
) -> None:
    assert (choices[0], choices[-1], choices[1:]) == (MADE[0], MADE[2], MADE[1:])
    assert described == [(3,), (2,), (1, 2)]


def test_all_choices_are_made_once(
    choices: Choices, described: list[tuple[int, ...]]
) -> None:
    assert ([*choices], choices[1], choices.all) == ([*MADE], MADE[1], MADE)
    assert described == [(3, 1, 2)]


def test_they_are_as_good_as_a_tuple(choices: Choices) -> None:
    assert choices == MADE
    assert choices == Choices.of(MADE)
    assert choices != MADE[1:]
    assert choices + MADE == MADE + choices == MADE * 2
    assert repr(choices) == repr(MADE)
    assert pickle.loads(pickle.dumps(choices)) == MADE
    with pytest.raises(IndexError):
        choices[3]


def test_they_are_encoded_as_a_list(choices: Choices) -> None:
    encoded = msgspec.json.encode({"choices": choices}, enc_hook=as_tuple)
    assert encoded == msgspec.json.encode({"choices": MADE})
    with pytest.raises(NotImplementedError, match="object has no plain form"):
        msgspec.json.encode(object(), enc_hook=as_tuple)
