"""Plans by rule of thumb: complete, affordable, and with their eyes open."""

import pytest

from sengoku.bots.view import source
from sengoku.core.rng import fast_seed
from sengoku.core.rows import row_of
from sengoku.core.seats import contains
from sengoku.shogun.bots.policy import Policy
from sengoku.shogun.rows import seat_field
from sengoku.shogun.rules.planning import bids
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    BASE_FIELDS,
    BUILDINGS,
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_BID,
    FIELD_RICE,
    FIELD_TAX,
    PROVINCES,
    TOWER_CARD,
)
from tests.shogun.bots.given import new_params, new_policy, new_state

NOISE = [0.0, 0.5, 3.0]


@pytest.fixture
def policy() -> Policy:
    return new_policy(new_params())


def provinces(plan: list[int]) -> list[int]:
    return [card for card in plan if 0 <= card < PROVINCES]


def test_a_plan_covers_every_field_once(policy: Policy) -> None:
    s = new_state(policy.params)
    for noise in NOISE:
        for seat in range(s.seats):
            plan = policy.plan(s, seat, source(seat), noise)
            laid = [card for card in plan if card != NONE]
            assert len(laid) == len({*laid}) == BASE_FIELDS
            assert all(s.owner[card] == seat for card in provinces(plan))
            assert contains(bids(s, seat), plan[FIELD_BID])


def test_a_plan_keeps_what_is_laid(policy: Policy) -> None:
    s = new_state(policy.params)
    own = s.provinces_of(2)[0]
    s.mat[seat_field(2, FIELD_TAX)] = own
    plan = policy.plan(s, 2, source(1), 0.0)
    assert plan[FIELD_TAX] == own
    assert plan.count(own) == 1


def test_all_cards_are_laid_where_they_are_few(policy: Policy) -> None:
    """SHO-PLAN-9: a player with fewer cards than fields keeps none."""
    s = new_state(policy.params)
    kept = s.provinces_of(0)[:3]
    for province in s.provinces_of(0)[3:]:
        s.owner[province], s.armies[province] = NONE, 0
    for noise in NOISE:
        plan = policy.plan(s, 0, source(1), noise)
        assert sorted(provinces(plan)) == kept
        assert sum(card != NONE for card in plan) == 3 + 5


def test_what_cannot_be_paid_is_not_planned(policy: Policy) -> None:
    s = new_state(policy.params)
    s.chests[0] = 3
    s.row[:] = [FIELD_ARMY5, 0, 1, 2, 6, FIELD_ARMY1, FIELD_TAX, FIELD_RICE, 8, 9]
    plan = policy.plan(s, 0, source(1), 0.0)
    tax = policy.params.chests[plan[FIELD_TAX]]
    spent = sum(
        policy.params.building_cost[b] for b in range(BUILDINGS) if real(plan, b)
    )
    levies = range(FIELD_ARMY5, FIELD_ARMY1 + 1)
    costs = policy.params.levy_cost
    spent += sum(costs[field - FIELD_ARMY5] for field in levies if real(plan, field))
    assert spent <= 3 + tax // 2


def real(plan: list[int], field: int) -> bool:
    return 0 <= plan[field] < PROVINCES


def test_a_province_near_revolt_is_left_alone(policy: Policy) -> None:
    s = new_state(policy.params)
    harvested = policy.plan(s, 0, source(1), 0.0)
    assert real(harvested, FIELD_RICE)
    assert real(harvested, FIELD_TAX)
    for province in s.provinces_of(0)[1:]:
        s.unrest[province] = 3
        s.armies[province] = 1
    plan = policy.plan(s, 0, source(1), 0.0)
    for field in (FIELD_RICE, FIELD_TAX):
        assert not real(plan, field) or not s.unrest[plan[field]]


def test_a_building_goes_where_it_wins_a_majority(policy: Policy) -> None:
    """All else equal: the region where another one is ahead by two brings less."""
    s = new_state(policy.params)
    view = policy.evaluator(s, 0)
    here = view.provinces[0]
    region = policy.params.region_of[here]
    plain = view.building(here, 0)
    others = [p for p in policy.params.provinces_of[region] if s.owner[p] == 1]
    foreign = others or [p for p in policy.params.provinces_of[region] if p != here]
    for province in foreign[:2]:
        s.owner[province], s.buildings[province] = 1, 1
    s.armies[here] = 30  # no fear
    assert policy.evaluator(s, 0).building(here, 0) < plain


def test_tower_cards_meet_cubes_in_the_tray() -> None:
    policy = new_policy(new_params(modules=["court"]))
    s = new_state(policy.params)
    assert policy.plan(s, 0, source(1), 0.0).count(NONE) == 0
    s.tray[0] = 3
    s.armies = row_of(min(armies, 1) for armies in s.armies)
    plan = policy.plan(s, 0, source(1), 0.0)
    assert TOWER_CARD in plan[BASE_FIELDS:]


def test_no_noise_means_the_same_plan(policy: Policy) -> None:
    s: State = policy.params.rules.start(fast_seed(3))
    assert policy.plan(s, 1, source(1), 0.0) == policy.plan(s, 1, source(2), 0.0)
    noisy = {tuple(policy.plan(s, 1, source(seed), 1.0)) for seed in range(5)}
    assert len(noisy) > 1
