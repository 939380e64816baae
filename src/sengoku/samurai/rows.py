"""Indexes of rows that have a number for each pair of things.

Each function is named after the pair, the slower index first:
``s.armies[province_seat(province, seat)]``.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.samurai.vocabulary import MAX_SEATS, ORDERS, PROVINCES, REGIONS


def _slices(size: int) -> tuple[slice, ...]:
    """Return where each seat's numbers are in a row that has *size* of each."""
    return tuple([slice(size * seat, size * (seat + 1)) for seat in range(MAX_SEATS)])


_REGIONS: Final = _slices(REGIONS)
_ORDERS: Final = _slices(ORDERS)


def province_seat(province: i64, seat: i64) -> i64:
    return province * MAX_SEATS + seat


def seat_region(seat: i64, region: i64) -> i64:
    return seat * REGIONS + region


def regions_of(seat: int) -> slice:
    """Select what *seat* has in all regions."""
    return _REGIONS[seat]


def seat_order(seat: i64, order: i64) -> i64:
    return seat * ORDERS + order


def orders_of(seat: int) -> slice:
    return _ORDERS[seat]


def origin_destination(origin: i64, destination: i64) -> i64:
    return origin * PROVINCES + destination
