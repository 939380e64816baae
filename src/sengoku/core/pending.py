"""Pending work as numbers: the question that is asked, and what waits below it."""

import itertools
from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sengoku.core.args import ArgField
from sengoku.core.encoding import Part, Slice, turned, write_seats
from sengoku.core.flow import GameState, Step

S = TypeVar("S", bound=GameState)

SEAT_FIELDS: Final = ("seat", "colour")
"""Fields of arguments that name a seat; larger numbers mean something else."""


@final
class PendingPart(Part[S]):
    """The stack of a state, the same for every game.

    Arguments of the question have an entry for each value. Arguments of all pending
    work, the question included, follow as numbers.
    """

    def __init__(self, table: tuple[Step[S], ...], seats: int) -> None:
        self.names: Final = [step.name for step in table]
        self.steps: i64 = len(table)
        self.seats: i64 = seats
        self.fields: Final = [step.arg_fields for step in table]
        self.asked: Final = _sizes(table)
        begins = _begins(self.asked)
        self.begins: Final = [
            [begins.get(field.name, -1) for field in row] for row in self.fields
        ]
        """Where the entries of each argument begin, by step."""
        self.first: Final[list[int]] = []
        """Where the numbers of each step begin."""
        self.asked_size: i64 = sum(self.asked.values())
        self.numbers: i64 = 0
        for row in self.fields:
            self.first.append(self.numbers)
            self.numbers += len(row)

    def slices(self) -> list[Slice]:
        steps = ", ".join(self.names)
        found = [
            Slice("asked", (self.seats,), 0, 1, "by seat: has to choose now"),
            Slice("question", (self.steps,), 0, 1, f"what is asked, by step: {steps}"),
        ]
        found += (
            Slice(f"question_{name}", (size,), 0, 1, f"the {name} of the question")
            for name, size in self.asked.items()
        )
        for name, row in zip(self.names, self.fields, strict=True):
            if row:
                parts = ", ".join(field.name for field in row)
                meaning = f"1 + {parts} of the pending step; 0 if it is not pending"
                high = max(field.size for field in row)
                found.append(Slice(_slice_name(name), (len(row),), 0, high, meaning))
        return found

    def write(self, s: S, viewer: i64, out: vec[i16], at: i64) -> i64:
        stack = s.stack
        at = write_seats(stack.waiting, viewer, self.seats, out, at)
        if stack.depth:
            out[at + stack.step] = 1
            self._write_question(stack.step, stack.arg, viewer, out, at + self.steps)
        at += self.steps + self.asked_size
        frame: i64 = 1
        while frame <= stack.depth:
            step, arg = stack.step_at(frame), stack.arg_at(frame)
            self._write_numbers(step, arg, viewer, out, at)
            frame += 1
        return at + self.numbers

    def _write_question(
        self, step: i64, arg: i64, viewer: i64, out: vec[i16], at: i64
    ) -> None:
        begins = self.begins[step]
        for place, field in enumerate(self.fields[step]):
            begin: i64 = begins[place]
            if begin >= 0:
                out[at + begin + self._value(field, arg, viewer)] = 1

    def _write_numbers(
        self, step: i64, arg: i64, viewer: i64, out: vec[i16], at: i64
    ) -> None:
        at += self.first[step]
        for place, field in enumerate(self.fields[step]):
            out[at + place] = i16(1 + self._value(field, arg, viewer))

    def _value(self, field: ArgField, arg: i64, viewer: i64) -> i64:
        value = field.of(arg)
        if field.name in SEAT_FIELDS and value < self.seats:
            return turned(value, viewer, self.seats)
        return value


def _slice_name(step: str) -> str:
    return f"pending_{step.replace('-', '_')}"


def _sizes(table: tuple[Step[S], ...]) -> dict[str, int]:
    """Return the arguments of all questions, by name, with their number of values."""
    found: dict[str, int] = {}
    for step in table:
        if step.asks:
            for field in step.arg_fields:
                found[field.name] = max(field.size, found.get(field.name, 0))
    return found


def _begins(sizes: dict[str, int]) -> dict[str, int]:
    ends = itertools.accumulate(sizes.values(), initial=0)
    return dict(zip(sizes, ends, strict=False))
