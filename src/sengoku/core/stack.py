"""The stack of a running game: its pending work as frames, the next one on top.

All frames share one row of numbers with spare capacity, because frames come and go at
every choice and must not allocate. Observations and pickled states hold the same
numbers.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.rows import put, row
from sengoku.core.seats import without

FRAME: Final = 3
"""Numbers per frame: step, waiting, argument."""

_CAPACITY: Final = 8 * FRAME
"""Deeper than ordinary games go; ``push`` grows the row when it must."""


class Frame(NamedTuple):
    step: int
    waiting: int
    """The mask of the seats that have not finished their choice."""
    arg: int


@final
class Stack:
    """Frames, counted from the bottom.

    ``step``, ``waiting`` and ``arg`` are those of the top frame.
    """

    __slots__ = ("depth", "numbers")

    def __init__(self, numbers: "Stack | Iterable[int]" = ()) -> None:
        if isinstance(numbers, Stack):
            self.depth: i64 = numbers.depth  # in frames
            self.numbers: vec[i64] = numbers.numbers[:]
        else:
            self.depth = 0
            self.numbers = row(_CAPACITY)
            self._push_all([*numbers])

    def _push_all(self, numbers: list[int]) -> None:
        for first in range(0, len(numbers), FRAME):
            self.push(numbers[first], numbers[first + 1], numbers[first + 2])

    def push(self, step: i64, waiting: i64, arg: i64) -> None:
        numbers, first = self.numbers, self.depth * FRAME
        if first == len(numbers):
            numbers = self._with_more_room()
        numbers[first] = step
        numbers[first + 1] = waiting
        numbers[first + 2] = arg
        self.depth += 1

    def _with_more_room(self) -> vec[i64]:
        numbers = row(2 * len(self.numbers))
        put(numbers, 0, [*self.numbers])
        self.numbers = numbers
        return numbers

    def top(self) -> tuple[i64, i64, i64]:
        """Return step, waiting and argument of the top frame."""
        numbers, first = self.numbers, self._first(self.depth - 1)
        return numbers[first], numbers[first + 1], numbers[first + 2]

    @property
    def step(self) -> i64:
        return self.step_at(self.depth - 1)

    @property
    def waiting(self) -> i64:
        return self.numbers[self._first(self.depth - 1) + 1]

    @waiting.setter
    def waiting(self, seats: i64) -> None:
        self.numbers[self._first(self.depth - 1) + 1] = seats

    @property
    def arg(self) -> i64:
        return self.arg_at(self.depth - 1)

    @arg.setter
    def arg(self, arg: i64) -> None:
        self.set_arg_at(self.depth - 1, arg)

    def step_at(self, at: i64) -> i64:
        return self.numbers[self._first(at)]

    def arg_at(self, at: i64) -> i64:
        return self.numbers[self._first(at) + 2]

    def set_arg_at(self, at: i64, arg: i64) -> None:
        self.numbers[self._first(at) + 2] = arg

    def leave(self, at: i64, seat: i64) -> bool:
        """Remove *seat* from the frame *at*. Was it the last one?"""
        waiting = self._first(at) + 1
        left = without(self.numbers[waiting], seat)
        self.numbers[waiting] = left
        return left == 0

    def pop(self) -> None:
        self.depth -= 1

    def remove(self, at: i64) -> None:
        """Remove the frame *at*; those above it move down."""
        numbers = self.numbers
        number: i64 = self._first(at)
        self.depth -= 1
        end = self.depth * FRAME
        while number < end:
            numbers[number] = numbers[number + FRAME]
            number += 1

    def _first(self, at: i64) -> i64:
        """Return where the frame *at* begins in ``numbers``."""
        if not 0 <= at < self.depth:
            raise IndexError("the stack is not that deep")
        return at * FRAME

    def flat(self) -> tuple[int, ...]:
        """Return the numbers of all frames, the top frame last."""
        return tuple(self.numbers[: self.depth * FRAME])

    def __len__(self) -> int:
        return self.depth

    def __bool__(self) -> bool:
        return self.depth > 0

    def __iter__(self) -> Iterator[Frame]:
        flat = self.flat()
        starts = range(0, len(flat), FRAME)
        return iter([Frame(*flat[first : first + FRAME]) for first in starts])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self.flat() == other.flat()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type["Stack"], tuple[tuple[int, ...]]]:
        return Stack, (self.flat(),)

    def __repr__(self) -> str:
        return f"Stack({[*self.flat()]})"
