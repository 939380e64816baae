"""How ``hard`` plays on in an imagined world, and what it searches at all."""

import pytest

from sengoku.bots.shogun.players import Hard
from sengoku.bots.shogun.playouts import Playouts, chance
from sengoku.bots.shogun.policy import Policy
from sengoku.bots.shogun.search import PLANS, Plans, some_plans
from sengoku.bots.shogun.standing import lead, value
from sengoku.bots.shogun.weights import HARD
from sengoku.bots.view import source
from sengoku.core import seats as seat_sets
from sengoku.shogun import steps
from sengoku.shogun.state import State
from tests.bots.shogun.given import new_ground, new_policy, new_state, view_of


def given() -> tuple[State, Policy, Playouts]:
    ground = new_ground()
    policy = new_policy(ground, HARD)
    return new_state(ground), policy, Playouts(policy)


def try_plan(s: State, policy: Policy, playouts: Playouts, luck: int) -> float:
    plan = policy.plan(s, 0, source(1), 0.0)
    playouts.lay_others(s, 0, source(2))
    return playouts.plan(s, 0, plan, luck)


def test_a_plan_is_judged_a_round_later() -> None:
    s, policy, playouts = given()
    assert 0 < try_plan(s, policy, playouts, 5) < 1
    assert (s.year, s.season, s.todo[-3]) == (1, 2, steps.PLANNING)


def test_the_last_plan_is_judged_by_the_final_score() -> None:
    s, policy, playouts = given()
    luck = source(3)
    while (s.year, s.season) != (2, 2):
        playouts.play_round(s, luck)
    found = try_plan(s, policy, playouts, 5)
    assert not s.todo
    assert found == chance(lead(policy, s, 0), 0)


def test_the_same_luck_brings_the_same_value() -> None:
    s, policy, playouts = given()
    again = s.copy()
    assert try_plan(s, policy, playouts, 5) == try_plan(again, policy, playouts, 5)
    assert s.score == again.score


def test_candidates_differ_and_the_rule_of_thumb_comes_first() -> None:
    s, policy, _ = given()
    plans = some_plans(policy, view_of(policy.ground.rules, s, 0))
    assert plans[0] == policy.plan(s, 0, source(7), 0.0)
    assert len({tuple(plan) for plan in plans}) == len(plans)
    assert PLANS / 2 < len(plans) <= PLANS


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


def test_hard_thinks_about_plans_only() -> None:
    """Anything else takes it one look, and no luck for worlds beyond that."""
    s, policy, playouts = given()
    rules = policy.ground.rules
    for seat in range(s.seats):
        playouts.lay(s, seat, source(seat), 0.0)
    playouts.seal(s)
    seat = seat_sets.each(rules.waiting(s))[0]
    view, other = view_of(rules, s, seat), view_of(rules, s, seat)
    seen = other.imagine()
    chosen = Hard(rules, None, 50).choose(view)
    assert chosen == policy.choose(seen, seat, [*view.ids], source(1), 0.0)
    assert view.source == other.source


def test_too_few_worlds_leave_the_plan_to_the_rule_of_thumb() -> None:
    s, policy, _ = given()
    view = view_of(policy.ground.rules, s, 0)
    few = Hard(policy.ground.rules, None, 30).make_plan(view, s)
    assert few == policy.plan(s, 0, source(1), 0.0)


def test_enough_worlds_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A playout that likes the last candidate best."""
    s, policy, _ = given()
    view, other = view_of(policy.ground.rules, s, 0), view_of(policy.ground.rules, s, 0)
    monkeypatch.setattr(Plans, "value", lambda _self, _s, _seat, action, _luck: action)
    found = Hard(policy.ground.rules, None, 300).make_plan(view, s)
    assert found == some_plans(policy, other)[-1]
