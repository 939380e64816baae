"""Indexes of rows that have a number for each pair of things, and cards off a pile.

Each index is named after the pair, the slower one first:
``s.mat[seat_field(seat, field)]``.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.shogun.vocabulary import FIELDS, GROUPS, MAX_SEATS

OPEN_CARDS: Final = 2
"""Cards of the draft that lie open."""


def _slices(size: int) -> tuple[slice, ...]:
    """Return where each seat's numbers are in a row that has *size* of each."""
    return tuple([slice(size * seat, size * (seat + 1)) for seat in range(MAX_SEATS)])


_FIELDS: Final = _slices(FIELDS)
_GROUPS: Final = _slices(GROUPS)
_CAPTURED: Final = _slices(MAX_SEATS)


def seat_field(seat: i64, field: i64) -> i64:
    return seat * FIELDS + field


def fields_of(seat: int) -> slice:
    """Select what lies on all fields of the mat of *seat*."""
    return _FIELDS[seat]


def seat_group(seat: i64, armies: i64) -> i64:
    return seat * GROUPS + armies


def groups_of(seat: int) -> slice:
    return _GROUPS[seat]


def seat_open(seat: i64, place: i64) -> i64:
    """Return where the open cards of the draft are that *seat* remembers."""
    return seat * OPEN_CARDS + place


def province_seat(province: i64, seat: i64) -> i64:
    return province * MAX_SEATS + seat


def captor_colour(captor: i64, colour: i64) -> i64:
    return captor * MAX_SEATS + colour


def captured_by(captor: int) -> slice:
    return _CAPTURED[captor]


def drawn(pile: list[int], cards: i64) -> tuple[list[int], list[int]]:
    """Return up to *cards* off the top of *pile*, its end, and what is left."""
    left = max(0, len(pile) - cards)
    return pile[left:][::-1], pile[:left]
