"""Seats and sets of seats."""

import pytest

from sengoku.core import seats


@pytest.mark.parametrize(
    ("mask", "members"),
    [(0, ()), (1, (0,)), (0b1010, (1, 3)), (0b1111, (0, 1, 2, 3)), (128, (7,))],
)
def test_each_lists_the_members_in_order(mask: int, members: tuple[int, ...]) -> None:
    assert seats.each(mask) == members
    assert seats.size(mask) == len(members)
    assert sum(map(seats.one, members)) == mask


@pytest.mark.parametrize("member", [0, 7, 31, 32, 50, 62])
def test_sets_have_room_for_the_cards_of_a_game(member: int) -> None:
    assert seats.one(member) == 2**member
    assert seats.contains(seats.one(member), member)
    assert seats.apart_from(2**member | 1, 1) == (2**member if member else 0)


def test_membership() -> None:
    assert [seats.contains(0b101, seat) for seat in range(4)] == [
        *(True, False, True, False)
    ]
    assert seats.without(0b111, 1) == 0b101
    assert seats.without(0b101, 1) == 0b101
    assert seats.apart_from(0b111, 0b1010) == 0b101
    assert seats.everyone(3) == 0b111
    assert seats.everyone(0) == seats.NOBODY


@pytest.mark.parametrize(("mask", "seat"), [(0b100, 2), (0b1, 0), (0b110, -1), (0, -1)])
def test_only_is_the_single_member(mask: int, seat: int) -> None:
    assert seats.only(mask) == seat


@pytest.mark.parametrize(("mask", "seat"), [(0, -1), (1, 0), (0b1010, 1), (0x80, 7)])
def test_lowest_is_the_first_member(mask: int, seat: int) -> None:
    assert seats.lowest(mask) == seat
