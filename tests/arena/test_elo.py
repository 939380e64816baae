"""Elo ratings: the scale, the anchors and what is uncertain."""

import itertools
import math
import random

import pytest

from sengoku.arena.elo import Elo, elo_ratings
from sengoku.arena.head_to_head import head_to_head
from sengoku.arena.result import GameResult
from sengoku.core.errors import UnreadableError
from tests.arena.test_standings import result


def games(wins: dict[str, int]) -> list[GameResult]:
    """Return games of two; the first bot of a pair wins."""
    return [
        result(f"{pair}{number}", pair, (9, 1))
        for pair, count in wins.items()
        for number in range(count)
    ]


def rated(wins: dict[str, int], **anchors: float) -> dict[str, Elo]:
    return {e.bot: e for e in elo_ratings(head_to_head(games(wins)), anchors)}


def test_ten_times_the_odds_are_400_points() -> None:
    found = rated({"ab": 1000, "ba": 100}, b=1000)
    assert found["a"].elo == pytest.approx(1400, abs=2)
    assert (found["b"].elo, found["b"].low, found["b"].is_anchor) == (1000, 1000, True)


def test_the_interval_is_that_of_the_odds() -> None:
    found = rated({"ab": 50, "ba": 49}, b=0)["a"]
    error = 400 / math.log(10) / math.sqrt(100 / 4)
    assert found.high - found.elo == pytest.approx(1.96 * error, rel=1e-3)
    assert found.elo - found.low == pytest.approx(1.96 * error, rel=1e-3)


def test_a_bot_is_placed_through_others() -> None:
    found = rated({"ab": 75, "ba": 25, "bc": 75, "cb": 25}, c=0)
    steps = found["a"].elo - found["b"].elo, found["b"].elo
    assert steps[0] == pytest.approx(steps[1], rel=0.02)
    assert found["a"].high - found["a"].elo > found["b"].high - found["b"].elo


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    assert 300 < rated({"ab": 6}, b=0)["a"].elo < 500


def test_two_anchors_fix_the_scale() -> None:
    found = rated({"ab": 10, "bc": 10, "ba": 10, "cb": 10}, a=200, c=0)
    assert found["b"].elo == pytest.approx(100)


def test_strengths_are_found_again() -> None:
    chance, truth = random.Random(5), {"a": 300.0, "b": 120.0, "c": 0.0, "d": -200.0}
    wins: dict[str, int] = {}
    for one, other in itertools.combinations(truth, 2):
        odds = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
        won = sum(chance.random() < odds for _ in range(2000))
        wins |= {one + other: won, other + one: 2000 - won}
    for bot, found in rated(wins, c=0).items():
        assert found.elo == pytest.approx(truth[bot], abs=20)


def test_a_bot_that_met_no_anchor_is_left_out() -> None:
    assert [*rated({"ab": 3, "cd": 3}, a=0)] == ["a", "b"]


def test_an_anchor_has_to_play() -> None:
    with pytest.raises(UnreadableError, match="anchor 'z'"):
        rated({"ab": 3}, z=0)
