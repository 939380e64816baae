"""The stack of a running game."""

import copy
import pickle

import pytest

from sengoku.core.stack import FRAME, Frame, Stack

LOWER, UPPER = Frame(4, 0b10, 7), Frame(5, 0, 3)


def test_frames_lie_one_on_the_other_and_the_top_one_is_last() -> None:
    stack = Stack()
    assert not Stack()
    stack.push(*LOWER)
    stack.push(*UPPER)
    assert [*stack] == [LOWER, UPPER]
    assert stack.flat() == (*LOWER, *UPPER)
    assert len(stack) == 2


def test_the_top_frame_is_read_by_name() -> None:
    stack = Stack([*LOWER, *UPPER])
    assert stack.top() == (stack.step, stack.waiting, stack.arg) == UPPER


def test_frames_are_read_by_their_place() -> None:
    stack = Stack([*LOWER, *UPPER])
    assert [stack.step_at(at) for at in range(2)] == [4, 5]
    assert [stack.arg_at(at) for at in range(2)] == [7, 3]


def test_a_number_of_a_frame_can_be_changed() -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.waiting |= 0b100
    stack.arg = 9
    stack.set_arg_at(0, 8)
    assert [*stack] == [(4, 0b10, 8), (5, 0b100, 9)]


@pytest.mark.parametrize("at", [-1, 1, 2])
def test_there_is_nothing_beside_the_frames(at: int) -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.pop()
    for use in (stack.step_at, stack.arg_at, stack.remove):
        with pytest.raises(IndexError):
            use(at)
    with pytest.raises(IndexError):
        stack.set_arg_at(at, 1)
    with pytest.raises(IndexError):
        stack.leave(at, 1)


@pytest.mark.parametrize("name", ["step", "waiting", "arg"])
def test_an_empty_stack_has_no_top_frame(name: str) -> None:
    stack = Stack(LOWER)
    stack.pop()
    with pytest.raises(IndexError):
        getattr(stack, name)
    with pytest.raises(IndexError):
        stack.top()


def test_seats_leave_a_frame_one_by_one() -> None:
    stack = Stack([4, 0b101, 7, *UPPER])
    assert not stack.leave(0, 2)
    assert [*stack] == [(4, 0b001, 7), UPPER]
    assert stack.leave(0, 0)


@pytest.mark.parametrize(("at", "left"), [(0, UPPER), (1, LOWER)])
def test_a_frame_is_removed_from_wherever_it_is(at: int, left: Frame) -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.remove(at)
    assert [*stack] == [left]


def test_a_stack_may_grow_deep() -> None:
    numbers = tuple(range(100 * FRAME))
    assert Stack(numbers).flat() == numbers


@pytest.mark.parametrize(
    "made", [Stack, copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_copy_is_equal_and_independent(made: type[Stack]) -> None:
    stack = Stack(LOWER)
    twin = made(stack)
    assert twin == stack
    twin.push(*UPPER)
    twin.set_arg_at(0, 1)
    assert [*stack] == [LOWER]
    assert twin != stack


def test_what_was_taken_out_does_not_count() -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.pop()
    assert stack == Stack(LOWER)
    assert stack != [LOWER]
