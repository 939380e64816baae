"""Fields of a frame's argument."""

import pytest

from sengoku.core.args import ArgField, pack, unpack

SLOT = ArgField("slot", 12)
POINTS = SLOT.then("points", 4)
EXTRA = POINTS.then("extra", 2)
FIELDS = (SLOT, POINTS, EXTRA)


def test_every_argument_is_packed_as_it_was_unpacked() -> None:
    for arg in range(12 * 4 * 2):
        assert pack(FIELDS, unpack(FIELDS, arg)) == arg


def test_the_first_field_varies_fastest() -> None:
    assert unpack(FIELDS, 12 * 3 + 5) == {"slot": 5, "points": 3, "extra": 0}
    assert SLOT.pack(5) + POINTS.pack(3) + EXTRA.pack(1) == 12 * (4 + 3) + 5


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_a_field_is_replaced_without_touching_the_others(field: ArgField) -> None:
    before = SLOT.pack(5) + POINTS.pack(3) + EXTRA.pack(1)
    for value in range(field.size):
        after = field.put(before, value)
        assert unpack(FIELDS, after) == {**unpack(FIELDS, before), field.name: value}
