"""The stack of a running game."""

import copy
import pickle

import pytest

from sengoku.core.flow import GameState, Work
from sengoku.core.stack import FRAME, STILL_WAITING, Frame, Stack

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
    assert (stack.step, stack.waiting, stack.arg) == UPPER


def test_frames_are_read_by_their_place() -> None:
    stack = Stack([*LOWER, *UPPER])
    assert [stack.step_at(at) for at in (1, 2)] == [4, 5]
    assert [stack.arg_at(at) for at in (1, 2)] == [7, 3]


def test_a_number_of_a_frame_can_be_changed() -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.waiting |= 0b100
    stack.arg = 9
    stack.set_arg_at(1, 8)
    assert [*stack] == [(4, 0b10, 8), (5, 0b100, 9)]


def test_an_empty_stack_waits_for_nobody_and_has_no_step() -> None:
    stack = Stack(LOWER)
    stack.depth -= 1
    for empty in (stack, Stack()):
        assert not empty
        assert not [*empty]
        assert empty.waiting == 0
        with pytest.raises(IndexError):
            (Work[GameState](),)[empty.step]


def test_seats_leave_a_frame_one_by_one() -> None:
    stack = Stack([4, 0b101, 7, *UPPER])
    assert stack.leave(1, 2) == STILL_WAITING
    assert [*stack] == [(4, 0b001, 7), UPPER]
    assert stack.leave(1, 0) == 7
    assert [*stack] == [UPPER]


@pytest.mark.parametrize(("at", "left"), [(1, UPPER), (2, LOWER)])
def test_a_frame_is_removed_from_wherever_it_is(at: int, left: Frame) -> None:
    stack = Stack([*LOWER, *UPPER])
    assert stack.leave(at, 1) in (LOWER.arg, UPPER.arg)
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
    twin.set_arg_at(1, 1)
    assert [*stack] == [LOWER]
    assert twin != stack


def test_what_was_taken_out_does_not_count() -> None:
    stack = Stack([*LOWER, *UPPER])
    stack.depth -= 1
    assert stack == Stack(LOWER)
    assert stack != [LOWER]
