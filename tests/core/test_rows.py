"""Rows of numbers."""

from sengoku.core.rows import changed, put, row, row_of


def test_a_row_of_one_number() -> None:
    assert [*row(3)] == [0, 0, 0]
    assert [*row(2, -1)] == [-1, -1]
    assert [*row(0)] == []
    assert [*row(2, 5)] == [5, 5]
    assert [*row(1000, -1)] == [-1] * 1000


def test_every_row_is_its_own() -> None:
    row(3)[1] = 7
    row(3, -1)[1] = 7
    assert ([*row(3)], [*row(3, -1)]) == ([0, 0, 0], [-1, -1, -1])


def test_a_row_of_given_numbers() -> None:
    assert [*row_of(range(3))] == [0, 1, 2]
    assert row_of((1, 2)) == row_of([1, 2])


def test_a_part_of_a_row_is_written_over() -> None:
    numbers = row(5)
    put(numbers, 1, (7, 8))
    assert [*numbers] == [0, 7, 8, 0, 0]


def test_changed_leaves_the_old_row() -> None:
    old = row_of([1, 2, 3])
    assert [*changed(old, 1, 7)] == [1, 7, 3]
    assert [*old] == [1, 2, 3]
