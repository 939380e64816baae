"""Rows of numbers: for example what lies at each place, what each seat has.

A row is a ``vec[i64]``, a vector of machine words. Compiled code reads its numbers
without boxing them and copies it in one go. The type is written out everywhere because
mypyc recognises no alias.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MAX_TEMPLATE_LENGTH: Final = 128
_ZEROS: Final = vec[i64]([0] * _MAX_TEMPLATE_LENGTH)
_NONES: Final = vec[i64]([-1] * _MAX_TEMPLATE_LENGTH)


def row(count: i64, value: i64 = 0) -> vec[i64]:
    """Return a row of *count* times *value*.

    In pure Python, copying a template is ten times as fast as building a row.
    """
    if count <= _MAX_TEMPLATE_LENGTH and value == 0:
        return _ZEROS[:count]
    if count <= _MAX_TEMPLATE_LENGTH and value == -1:
        return _NONES[:count]
    return vec[i64]([value] * count)


def row_of(values: Iterable[int]) -> vec[i64]:
    return vec[i64](values)


def put(numbers: vec[i64], first: i64, values: Sequence[int]) -> None:
    """Write *values* over the part of a row that begins at *first*."""
    for place, value in enumerate(values):
        numbers[first + place] = value


def changed(numbers: vec[i64], at: i64, value: i64) -> vec[i64]:
    """Return a new row with *value* at one place: copies of a state share the old."""
    new = numbers[:]
    new[at] = value
    return new
