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

NOT_ASKED: Final = -1


@final
class Argument:
    """One field of a step's argument, and where it is written.

    It has one entry for each value from *entries* on, if the step asks a question, and
    is besides a number at *number*.
    """

    def __init__(self, field: ArgField, entries: int, number: int) -> None:
        self.field = field
        self.entries: i64 = entries
        self.number: i64 = number
        self.is_seat = field.name in SEAT_FIELDS

    def value(self, arg: i64, viewer: i64, seats: i64) -> i64:
        value = self.field.of(arg)
        if self.is_seat and value < seats:
            return turned(value, viewer, seats)
        return value


@final
class PendingPart(Part[S]):
    """The stack of a state, the same for every game.

    Arguments of the question have an entry for each value. Arguments of all pending
    work, the question included, follow as numbers.
    """

    def __init__(self, table: tuple[Step[S], ...], seats: int) -> None:
        self.seats: i64 = seats
        self.steps: i64 = len(table)
        self.names: Final = [step.name for step in table]
        self.asked: Final = _sizes(table)
        self.entries: i64 = sum(self.asked.values())
        self.numbers: i64 = sum(len(step.arg_fields) for step in table)
        self.arguments: Final = _arguments(table, self.asked)

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
        for name, row in zip(self.names, self.arguments, strict=True):
            if row:
                words = ", ".join(argument.field.name for argument in row)
                meaning = f"1 + {words} of the pending step; 0 if it is not pending"
                high = max(argument.field.size for argument in row)
                found.append(Slice(_slice_name(name), (len(row),), 0, high, meaning))
        return found

    def write(self, s: S, viewer: i64, out: vec[i16], at: i64) -> i64:
        stack, n = s.stack, self.seats
        at = write_seats(stack.waiting, viewer, n, out, at)
        if stack.depth:
            out[at + stack.step] = 1
            for argument in self.arguments[stack.step]:
                if argument.entries != NOT_ASKED:
                    value = argument.value(stack.arg, viewer, n)
                    out[at + self.steps + argument.entries + value] = 1
        at += self.steps + self.entries
        frame: i64 = 1
        while frame <= stack.depth:
            for argument in self.arguments[stack.step_at(frame)]:
                value = argument.value(stack.arg_at(frame), viewer, n)
                out[at + argument.number] = i16(1 + value)
            frame += 1
        return at + self.numbers


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


def _arguments(
    table: tuple[Step[S], ...], sizes: dict[str, int]
) -> list[list[Argument]]:
    """Return the arguments of each step; *sizes* are those of the questions."""
    ends = itertools.accumulate(sizes.values(), initial=0)
    begins = dict(zip(sizes, ends, strict=False))
    found: list[list[Argument]] = []
    number = 0
    for step in table:
        row: list[Argument] = []
        for field in step.arg_fields:
            entries = begins[field.name] if step.asks else NOT_ASKED
            row.append(Argument(field, entries, number))
            number += 1
        found.append(row)
    return found
