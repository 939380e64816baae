"""What the argument of a frame is made of: fields packed into one number.

A field is declared once, after the fields that are packed before it:

    PLACE: Final = ArgField("place", PLACES)
    COLOUR: Final = PLACE.then("colour", COLOURS)

A step lists its fields in ``Step.arg_fields``, for questions and for positions as text.
Rules pack and read arguments with the same fields.
"""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64


@final
class ArgField:
    """A number from 0 to *size* - 1 inside a frame's argument."""

    __slots__ = ("name", "size", "stride")

    def __init__(self, name: str, size: i64, stride: i64 = 1) -> None:
        self.name = name
        self.size: i64 = size
        self.stride: i64 = stride

    def then(self, name: str, size: i64) -> "ArgField":
        """Return the next field of the same argument."""
        return ArgField(name, size, self.stride * self.size)

    def of(self, arg: i64) -> i64:
        """Return what *arg* holds in this field."""
        return arg // self.stride % self.size

    def pack(self, value: i64) -> i64:
        """Return *value* in this field and 0 in the others; sums set several."""
        return value * self.stride

    def put(self, arg: i64, value: i64) -> i64:
        """Return *arg* with *value* in this field."""
        return arg + (value - arg // self.stride % self.size) * self.stride


def unpack(fields: tuple[ArgField, ...], arg: int) -> dict[str, int]:
    """Return what *arg* holds, by the names of its fields."""
    return {field.name: field.of(arg) for field in fields}


def pack(fields: tuple[ArgField, ...], values: Mapping[str, int]) -> int:
    """Return the argument that holds *values*: the inverse of ``unpack``."""
    return sum(field.pack(values[field.name]) for field in fields)
