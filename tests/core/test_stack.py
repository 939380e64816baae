"""The stack of a running game."""

import copy
import pickle

import pytest

from sengoku.core.stack import FRAME, Stack

LOWER, UPPER = (4, 0b10, 7), (5, 0, 3)


def test_frames_lie_one_on_the_other_and_the_top_one_is_last() -> None:
    stack = Stack()
    assert not Stack()
    stack.push(*LOWER)
    stack.push(*UPPER)
    assert [*stack] == [*LOWER, *UPPER]
    assert len(stack) == 2 * FRAME
    assert [stack[place] for place in (-3, -2, -1)] == [*UPPER]
    assert stack[0] == LOWER[0]


def test_a_number_of_a_frame_can_be_changed() -> None:
    stack = Stack([*LOWER, *UPPER])
    stack[-1] = 9
    stack[1] = 0b11
    assert [*stack] == [4, 0b11, 7, 5, 0, 9]


@pytest.mark.parametrize("place", [-4, 3, 6])
def test_there_is_nothing_beside_the_frames(place: int) -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.take_out(2 * FRAME)
    with pytest.raises(IndexError):
        stack[place]
    with pytest.raises(IndexError):
        stack[place] = 1


@pytest.mark.parametrize(("top", "left"), [(FRAME, UPPER), (2 * FRAME, LOWER)])
def test_a_frame_is_taken_out_from_wherever_it_is(
    top: int, left: tuple[int, ...]
) -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.take_out(top)
    assert tuple(stack) == left


def test_a_stack_may_grow_deep() -> None:
    numbers = list(range(100 * FRAME))
    assert [*Stack(numbers)] == numbers


@pytest.mark.parametrize(
    "made", [Stack, copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_copy_is_equal_and_independent(made: type[Stack]) -> None:
    stack = Stack(LOWER)
    twin = made(stack)
    assert twin == stack
    twin.push(*UPPER)
    twin[0] = 1
    assert [*stack] == [*LOWER]
    assert twin != stack


def test_what_was_taken_out_does_not_count() -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.take_out(2 * FRAME)
    assert stack == Stack(LOWER)
    assert stack != [*LOWER]
