"""Two samples of times, and what is measured in which world; no time is asserted."""

import asyncio
import itertools
import math
import random
from pathlib import Path

import pytest

from benchmarks import timing
from benchmarks.timing import WORLDS, Series, Times
from benchmarks.two_samples import adjusted, p_value, smallest_shift, z_score

RND = random.Random()


@pytest.fixture(autouse=True)
def reseed() -> None:
    RND.seed(1)


def sample(count: int, centre: float = 0.001) -> list[float]:
    return [RND.lognormvariate(math.log(centre), 0.1) for _ in range(count)]


# The statistics


def test_the_score_counts_pairs_in_order() -> None:
    first, second = [1.0, 4.0, 2.5], [2.0, 3.0, 5.0, 6.0]
    above = sum(b > a for a, b in itertools.product(first, second))
    assert z_score(first, second) == pytest.approx((above - 6) / math.sqrt(12 * 8 / 12))
    assert z_score(second, first) == pytest.approx(-z_score(first, second))


def test_ties_count_half_and_reduce_the_variance() -> None:
    first, second = [1.0, 2.0], [2.0, 3.0]
    assert z_score(first, second) == pytest.approx(1.5 / math.sqrt((5 - 6 / 12) / 3))
    assert z_score([1.0] * 3, [1.0] * 4) == 0


def test_p_values_are_two_sided() -> None:
    assert p_value(0) == 1
    assert p_value(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert p_value(-1.959964) == p_value(1.959964)


def test_p_values_are_corrected_for_their_number() -> None:
    assert adjusted([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert adjusted([0.5, 0.9]) == [1, 1]
    assert adjusted([]) == []


def test_equal_distributions_are_rarely_called_different() -> None:
    scores = [z_score(sample(40), sample(40)) for _ in range(400)]
    alarms = sum(p_value(score) < 0.05 for score in scores)
    assert 8 <= alarms <= 34  # 20 expected


def test_the_smallest_shift_is_just_detected_both_ways() -> None:
    first, second = sample(60), sample(60)
    shift = smallest_shift(first, second, 0.01)
    for sign in (1, -1):
        assert p_value(z_score(first, [one + sign * shift for one in second])) < 0.01
    less = shift - 1e-6
    assert any(
        p_value(z_score(first, [one + sign * less for one in second])) >= 0.01
        for sign in (1, -1)
    )
    assert smallest_shift(first * 20, second * 20, 0.01) < shift


def test_too_few_measurements_detect_nothing() -> None:
    assert smallest_shift([1.0, 2.0], [1.0, 2.0], 0.01) == math.inf


# The table


def made_up(game: str, request: str, **added: float) -> Series:
    times: Times = {name: sample(50) for name in WORLDS}
    for world, more in added.items():
        times[world] = [one + more for one in times[world]]
    return Series(game, request, times)


def test_a_row_has_the_worst_of_its_viewers() -> None:
    found = timing.rows(
        [
            made_up("shogun", "view", delayed=0.002),
            made_up("shogun", "view", delayed=0.002, scrambled=0.003),
            made_up("shogun", "ping", scrambled=-0.0005),
        ]
    )
    assert [(row.request, row.viewers, row.detected) for row in found] == [
        ("view", 2, 2),
        ("ping", 1, 0),
    ]
    view, ping = found
    assert view.differences["scrambled"] == pytest.approx(3000, abs=100)
    assert ping.differences["scrambled"] == pytest.approx(-500, abs=100)
    assert max(view.p_values["scrambled"], ping.p_values["scrambled"]) < 0.001
    assert min(view.p_values["control"], ping.p_values["control"]) > 0.001
    table = [*timing.lines(found)]
    assert {line.count("|") for line in table} == {len(timing.COLUMNS) + 1}
    assert "scrambled 2" in timing.summary(found, 3)
    assert "2 of 3" in timing.summary(found, 3)


# Measuring


@pytest.mark.games
def test_every_world_is_asked_the_same_in_random_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "WARM_UP_ROUNDS", 1)
    monkeypatch.setattr(timing, "VIEWERS", (0,))
    found = asyncio.run(timing.compare(tmp_path, 2, 0.2, 4))
    kinds = {(one.game, one.request) for one in found}
    assert len(kinds) == len(found)
    assert {game for game, _ in kinds} == {"samurai", "shogun"}
    assert ("shogun", "ping, another acts unseen") in kinds
    for one in found:
        assert {name: len(times) for name, times in one.times.items()} == dict.fromkeys(
            WORLDS, 2
        )
        assert min(one.times["delayed"]) >= 0.0002
    assert len(timing.rows(found)) == len(found)
