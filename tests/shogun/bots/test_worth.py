"""What the bots think things are worth agrees with the rules of scoring."""

import pytest

from sengoku.core.rng import fast_seed
from sengoku.shogun.bots.evaluator import count_buildings, majority, majority_row
from sengoku.shogun.bots.position_value import lead, value
from sengoku.shogun.rules.scoring import buildings_of
from sengoku.shogun.vocabulary import BUILDINGS, REGIONS
from tests.shogun.bots.given import new_params, new_policy, new_state


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((0, 0, 0, 0, 0), 0),
        ((1, 0, 0, 0, 0), 3),
        ((1, 1, 0, 0, 0), 2),
        ((1, 2, 0, 0, 0), 0),
        ((2, 1, 1, 0, 0), 3),
    ],
)
def test_majorities_score_as_the_rules_say(
    counts: tuple[int, ...], points: int
) -> None:
    assert majority([*counts], 0, 0, 3) == points


def test_count_buildings_agrees_with_scoring() -> None:
    params = new_params()
    s = new_state(params)
    params.rules.playout(s, 5)
    counts = count_buildings(params, s)
    for region in range(REGIONS):
        for building in range(BUILDINGS):
            row = majority_row(region, building)
            found = buildings_of(s, params.rules.provinces_of[region], building)
            assert counts[row : row + s.seats] == [*found]
    assert sum(counts) > 0


def test_a_finished_game_is_worth_its_score() -> None:
    params = new_params()
    s, policy = new_state(params), new_policy(params)
    params.rules.playout(s, 5)
    assert [round(value(policy, s, seat)) for seat in range(4)] == s.score[:4]
    best = max(range(4), key=lambda seat: (s.score[seat], s.chests[seat]))
    assert lead(policy, s, best) > 0


def test_land_buildings_chests_and_rice_are_worth_something() -> None:
    params = new_params()
    s, policy = new_state(params), new_policy(params)
    plain = value(policy, s, 0)
    richer, fuller, larger, built = (s.copy() for _ in range(4))
    richer.chests[0] += 1
    fuller.rice[0] += 1
    neutral = next(p for p in params.in_play if s.owner[p] < 0)
    larger.owner[neutral], larger.armies[neutral] = 0, 3
    built.buildings[s.provinces_of(0)[0]] = 1
    for better in (richer, fuller, larger, built):
        assert value(policy, better, 0) > plain


def test_a_strong_neighbour_is_a_danger() -> None:
    params = new_params()
    s, policy = params.rules.start(fast_seed(2)), new_policy(params)
    here = s.provinces_of(0)[0]
    near = params.near[here][0]
    s.owner[near], s.armies[near] = 1, 2
    calm = policy.evaluator(s, 0).danger(here, 3)
    s.armies[near] = 12
    assert policy.evaluator(s, 0).danger(here, 3) > calm
    assert policy.evaluator(s, 0).risk(here, 12) < policy.evaluator(s, 0).risk(here, 2)
