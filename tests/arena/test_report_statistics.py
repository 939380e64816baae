"""Intervals against published values and against counting."""

import math

import pytest

from sengoku.arena.statistics import (
    Difference,
    holm_significant,
    mean,
    paired,
    paired_shares,
    percentile,
    spread,
    student_quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.value == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    found = wilson(0, 0)
    assert math.isnan(found.value)
    assert (found.low, found.high) == (0, 1)


@pytest.mark.parametrize(
    ("degrees_of_freedom", "quantile"),
    [(4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_quantile(degrees_of_freedom: int, quantile: float) -> None:
    assert student_quantile(degrees_of_freedom) == pytest.approx(quantile, rel=4e-3)


def test_the_mean_of_few_values_is_less_sure() -> None:
    found = mean([1, 2, 3, 4, 5])
    error = math.sqrt(2.5 / 5)
    assert found.value == 3
    assert found.high - 3 == pytest.approx(student_quantile(4) * error)
    assert mean([7]).low == -math.inf


def test_a_spread_has_quartiles_as_everybody_counts_them() -> None:
    found = spread([5, 1, 2, 4, 3])
    assert found[:5] == (1, 2, 3, 4, 5)
    assert percentile([1, 2], 0.5) == 1.5


def test_pairs_hide_what_differs_from_game_to_game() -> None:
    before = [10, 90, 40, 70]
    found = paired(before, [11, 92, 41, 72])
    assert found.value == 1.5
    assert found.low > 0


def test_a_difference_at_the_edge_is_one_in_twenty() -> None:
    edge = Difference(2.228, 1.0, 10)
    assert edge.low == pytest.approx(0, abs=0.01)
    assert edge.p_value == pytest.approx(0.05, abs=0.002)


def test_equal_shares_of_few_games_prove_little() -> None:
    found = paired_shares([1, 0, 1], [1, 0, 1])
    assert found.value == 0
    assert found.high > 0.5


def test_one_remarkable_difference_among_many_does_not_stand() -> None:
    weak, clear, none = (Difference(value, 1.0, 500) for value in (2.2, 6.0, 0.1))
    assert holm_significant([weak]) == [True]
    assert holm_significant([none] * 10 + [weak, clear]) == [False] * 11 + [True]
