"""The stack of a running game: the work that is still to do.

Read from outside it is a row of numbers, a frame ``step, waiting, argument`` each, the
top one last. Inside it is a row with room to spare: frames come and go at every choice,
and nothing is allocated for them.
"""

from collections.abc import Iterable, Iterator
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.rows import put, row

FRAME: Final = 3

_ROOM: Final = 8 * FRAME
"""Deeper than ordinary games go; ``push`` makes more room when it must."""


@final
class Stack:
    __slots__ = ("depth", "numbers")

    def __init__(self, frames: Iterable[int] = ()) -> None:
        if isinstance(frames, Stack):
            self.depth: i64 = frames.depth  # how many numbers are in use
            self.numbers: vec[i64] = frames.numbers[:]
        else:
            self.depth = 0
            self.numbers = row(_ROOM)
            self._push_all([*frames])

    def _push_all(self, frames: list[int]) -> None:
        for at in range(0, len(frames), FRAME):
            self.push(frames[at], frames[at + 1], frames[at + 2])

    def push(self, step: i64, waiting: i64, arg: i64) -> None:
        numbers, depth = self.numbers, self.depth
        if depth == len(numbers):
            numbers = self._with_more_room()
        numbers[depth] = step
        numbers[depth + 1] = waiting
        numbers[depth + 2] = arg
        self.depth = depth + FRAME

    def _with_more_room(self) -> vec[i64]:
        numbers = row(2 * len(self.numbers))
        put(numbers, 0, [*self.numbers])
        self.numbers = numbers
        return numbers

    def take_out(self, top: i64) -> None:
        """Take out the frame that ends at *top*, below the frames above it."""
        numbers = self.numbers
        self.depth -= FRAME
        at: i64 = top - FRAME
        while at < self.depth:
            numbers[at] = numbers[at + FRAME]
            at += 1

    def __len__(self) -> int:
        return self.depth

    def __bool__(self) -> bool:
        return self.depth > 0

    def __iter__(self) -> Iterator[int]:
        return iter([*self.numbers[: self.depth]])

    def __getitem__(self, at: i64) -> i64:
        return self.numbers[self._place(at)]

    def __setitem__(self, at: i64, value: i64) -> None:
        self.numbers[self._place(at)] = value

    def _place(self, at: i64) -> i64:
        place: i64 = at + self.depth if at < 0 else at
        if not 0 <= place < self.depth:
            raise IndexError("the stack is not that deep")
        return place

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and [*self] == [*other]

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type["Stack"], tuple[list[int]]]:
        return Stack, ([*self],)

    def __repr__(self) -> str:
        return f"Stack({[*self]})"
