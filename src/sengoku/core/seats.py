"""Seats and sets of seats.

A seat is a number from 0; a set of seats is a bit mask, so that the seats that still
have to choose are one integer of the state.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Seat: TypeAlias = int
SeatSet: TypeAlias = int
Viewer: TypeAlias = int | None
"""A seat, or ``None`` for a spectator."""

NOBODY: Final = 0

_EACH: Final = tuple(
    tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)
)


_HIGHEST: Final = vec[i64]([mask.bit_length() - 1 for mask in range(256)])
_LOWEST: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(256)])


_ONE: Final = vec[i64]([1 << seat for seat in range(63)])
"""A table, because mypyc shifts a constant as a number of 32 bits; other sets than
those of seats use it too."""


def one(seat: i64) -> i64:
    return _ONE[seat]


def everyone(count: i64) -> i64:
    return (1 << count) - 1


def apart_from(seats: i64, others: i64) -> i64:
    """Return the *seats* that are not among *others*."""
    return seats & ~others


def each(seats: SeatSet) -> tuple[Seat, ...]:
    """Return the members in ascending order; a game has at most eight seats."""
    return _EACH[seats]


def contains(seats: i64, seat: i64) -> bool:
    return seats >> seat & 1 == 1


def size(seats: SeatSet) -> int:
    return len(_EACH[seats])


def without(seats: i64, seat: i64) -> i64:
    return seats & ~(1 << seat)


def only(seats: i64) -> i64:
    """Return the single member of *seats*, or -1 when there is not exactly one."""
    return member(seats) if seats & (seats - 1) == 0 else -1


def member(seats: i64) -> i64:
    """Return the highest member of *seats*, or -1 when there is none."""
    return _HIGHEST[seats]


def lowest(seats: i64) -> i64:
    """Return the lowest member of *seats*, or -1 when there is none."""
    return _LOWEST[seats]
