"""How ``hard`` plays on in an imagined world, and what it searches at all."""

import pytest

from sengoku.bots.view import source
from sengoku.core import seats as seat_sets
from sengoku.shogun import steps
from sengoku.shogun.bots.players import Hard
from sengoku.shogun.bots.policy import Policy
from sengoku.shogun.bots.position_value import lead, value
from sengoku.shogun.bots.rollouts import Rollouts, win_chance_of_lead
from sengoku.shogun.bots.search import MAX_PLANS, PlanGuide, candidate_plans
from sengoku.shogun.bots.weights import HARD
from sengoku.shogun.state import State
from tests.shogun.bots.given import new_params, new_policy, new_state, view_of


def given() -> tuple[State, Policy, Rollouts]:
    params = new_params()
    policy = new_policy(params, HARD)
    return new_state(params), policy, Rollouts(policy)


def try_plan(s: State, policy: Policy, rollouts: Rollouts, seed: int) -> float:
    plan = policy.plan(s, 0, source(1), 0.0)
    rollouts.lay_opponents(s, 0, source(2))
    return rollouts.plan(s, 0, plan, seed)


def test_a_plan_is_valued_a_round_later() -> None:
    s, policy, rollouts = given()
    assert 0 < try_plan(s, policy, rollouts, 5) < 1
    assert (s.year, s.season, s.stack.step) == (1, 2, steps.PLANNING)


def test_the_last_plan_is_valued_by_the_final_score() -> None:
    s, policy, rollouts = given()
    random_source = source(3)
    while (s.year, s.season) != (2, 2):
        rollouts.play_round(s, random_source)
    found = try_plan(s, policy, rollouts, 5)
    assert not s.stack
    assert found == win_chance_of_lead(lead(policy, s, 0), 0)


def test_the_same_seed_gives_the_same_value() -> None:
    s, policy, rollouts = given()
    again = s.copy()
    assert try_plan(s, policy, rollouts, 5) == try_plan(again, policy, rollouts, 5)
    assert s.score == again.score


def test_candidates_differ_and_the_heuristic_plan_comes_first() -> None:
    s, policy, _ = given()
    plans = candidate_plans(policy, view_of(policy.params.rules, s, 0))
    assert plans[0] == policy.plan(s, 0, source(7), 0.0)
    assert len({tuple(plan) for plan in plans}) == len(plans)
    assert MAX_PLANS / 2 < len(plans) <= MAX_PLANS


def test_an_army_is_worth_more_early_than_late() -> None:
    s, policy, _ = given()
    here = s.provinces_of(0)[0]

    def one_more() -> float:
        more = s.copy()
        more.armies[here] += 1
        return value(policy, more, 0) - value(policy, s, 0)

    early = one_more()
    s.year, s.season = 2, 2
    assert early > one_more() > 0


def test_hard_searches_plans_only() -> None:
    """Anything else takes it one look, and no luck for worlds beyond that."""
    s, policy, rollouts = given()
    rules = policy.params.rules
    for seat in range(s.seats):
        rollouts.lay(s, seat, source(seat), 0.0)
    rollouts.seal(s)
    seat = seat_sets.each(rules.waiting(s))[0]
    view, other = view_of(rules, s, seat), view_of(rules, s, seat)
    seen = other.imagine()
    chosen = Hard(rules, None, 50).choose(view)
    assert chosen == policy.choose(seen, seat, [*view.ids], source(1), 0.0)
    assert view.source == other.source


def test_too_few_worlds_fall_back_to_the_heuristic_plan() -> None:
    s, policy, _ = given()
    view = view_of(policy.params.rules, s, 0)
    few = Hard(policy.params.rules, None, 30).make_plan(view, s)
    assert few == policy.plan(s, 0, source(1), 0.0)


def test_enough_worlds_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A playout that likes the last candidate best."""
    s, policy, _ = given()
    view, other = view_of(policy.params.rules, s, 0), view_of(policy.params.rules, s, 0)
    monkeypatch.setattr(
        PlanGuide, "value", lambda _self, _s, _seat, action, _seed: action
    )
    found = Hard(policy.params.rules, None, 300).make_plan(view, s)
    assert found == candidate_plans(policy, other)[-1]
