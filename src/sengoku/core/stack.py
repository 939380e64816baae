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

NO_STEP: Final = 1 << 16
"""The step of an empty stack: more than any phase table has."""

STILL_WAITING: Final = -1
"""No argument: the frame is still on the stack."""

_CAPACITY: Final = 8 * FRAME
"""Deeper than ordinary games go; ``push`` grows the row when it must."""


class Frame(NamedTuple):
    step: int
    waiting: int
    """The mask of the seats that have not finished their choice."""
    arg: int


def frames(flat: tuple[int, ...]) -> Iterator[Frame]:
    """Return the frames of ``Stack.flat`` from the bottom to the top."""
    return map(Frame, flat[::FRAME], flat[1::FRAME], flat[2::FRAME])


@final
class Stack:
    """Frames, counted from 1 at the bottom to ``depth`` at the top.

    ``step``, ``waiting`` and ``arg`` are those of the top frame. A frame that asks
    nobody lies below all others: it is the top frame of an empty stack. To pop a frame,
    reduce ``depth``.
    """

    __slots__ = ("depth", "numbers")

    def __init__(self, numbers: "Stack | Iterable[int]" = ()) -> None:
        if isinstance(numbers, Stack):
            self.depth: i64 = numbers.depth
            self.numbers: vec[i64] = numbers.numbers[:]
        else:  # not a method: mypyc checks fields that are set elsewhere at every read
            flat = [NO_STEP, 0, 0, *numbers]
            self.depth = len(flat) // FRAME - 1
            self.numbers = row(max(len(flat), _CAPACITY))
            put(self.numbers, 0, flat)

    def push(self, step: i64, waiting: i64, arg: i64) -> None:
        depth = self.depth + 1
        numbers, first = self.numbers, depth * FRAME
        if first == len(numbers):
            numbers = self._grown()
        numbers[first] = step
        numbers[first + 1] = waiting
        numbers[first + 2] = arg
        self.depth = depth

    def _grown(self) -> vec[i64]:
        numbers = row(2 * len(self.numbers))
        put(numbers, 0, [*self.numbers])
        self.numbers = numbers
        return numbers

    @property
    def step(self) -> i64:
        return self.numbers[self.depth * FRAME]

    @property
    def waiting(self) -> i64:
        return self.numbers[self.depth * FRAME + 1]

    @waiting.setter
    def waiting(self, seats: i64) -> None:
        self.numbers[self.depth * FRAME + 1] = seats

    @property
    def arg(self) -> i64:
        return self.numbers[self.depth * FRAME + 2]

    @arg.setter
    def arg(self, arg: i64) -> None:
        self.numbers[self.depth * FRAME + 2] = arg

    def step_at(self, at: i64) -> i64:
        return self.numbers[at * FRAME]

    def arg_at(self, at: i64) -> i64:
        return self.numbers[at * FRAME + 2]

    def set_arg_at(self, at: i64, arg: i64) -> None:
        self.numbers[at * FRAME + 2] = arg

    def leave(self, at: i64, seat: i64) -> i64:
        """Let the frame *at* wait for *seat* no longer; remove it if none is left.

        Return the argument of a frame that was removed, otherwise ``STILL_WAITING``.
        """
        numbers, first = self.numbers, at * FRAME
        left = without(numbers[first + 1], seat)
        if left:
            numbers[first + 1] = left
            return STILL_WAITING
        arg = numbers[first + 2]
        top = self.depth * FRAME
        while first < top:  # the frames above it move down
            numbers[first] = numbers[first + FRAME]
            first += 1
        self.depth -= 1
        return arg

    def flat(self) -> tuple[int, ...]:
        """Return the numbers of all frames, the top frame last."""
        return tuple(self.numbers[FRAME : (self.depth + 1) * FRAME])

    def __len__(self) -> int:
        return self.depth

    def __bool__(self) -> bool:
        return self.depth > 0

    def __iter__(self) -> Iterator[Frame]:
        return frames(self.flat())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self.flat() == other.flat()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type["Stack"], tuple[tuple[int, ...]]]:
        return Stack, (self.flat(),)

    def __repr__(self) -> str:
        return f"Stack({[*self.flat()]})"
