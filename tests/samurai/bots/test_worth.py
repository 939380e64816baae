"""The heuristics value small positions as expected."""

import pytest

from sengoku.core.rows import row, row_of
from sengoku.core.stack import Stack
from sengoku.samurai.bots import orders
from sengoku.samurai.bots.evaluator import Evaluator, rule_params
from sengoku.samurai.bots.horizon import first_unresolved, volatility
from sengoku.samurai.bots.placing import PlacementPlan
from sengoku.samurai.bots.trials import armies_gain, build_gain, march_gain
from sengoku.samurai.bots.walks import Walks
from sengoku.samurai.bots.weights import CALM, CONTESTED, OPEN
from sengoku.samurai.bots.worth import control_chance, influence_value, region_bonus
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import Options
from sengoku.samurai.rows import province_seat
from sengoku.samurai.rules.era_end import FirstAndSecond
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import (
    MAX_SEATS,
    ORDER_WORDS,
    PROVINCES,
    REGIONS,
    SLOTS,
)
from tests.samurai.bots.given import rules_of

RULES = rules_of(2)
BOARD = RULES.board
AKI, IZUMO, SATSUMA = (BOARD.province(name) for name in ("aki", "izumo", "satsuma"))


def empty() -> State:
    """Return the last planning phase of a game with no army on the board."""
    s = RULES.start("fast-1:1")
    s.armies = row(PROVINCES * MAX_SEATS)
    s.era, s.round = 3, 2
    return s


def evaluator(s: State) -> Evaluator:
    return Evaluator(rule_params(RULES), s, 0, True, True)


def put(s: State, province: int, seat: int, armies: int) -> None:
    s.armies[province_seat(province, seat)] = armies


@pytest.mark.parametrize(
    "provinces", [[2, 1], [1, 1], [0, 1], [3, 0], [0, 0], [2, 2, 1], [3, 2, 1, 1]]
)
def test_a_certain_region_bonus_matches_the_rules(provinces: list[int]) -> None:
    wanted = FirstAndSecond().points(row_of(provinces), 5, 3)
    counts = [float(count) for count in provinces]
    seats = len(provinces)
    found = [region_bonus(counts, seats, at, 5.0, 3.0, 0.0001) for at in range(seats)]
    assert found == pytest.approx(wanted, abs=0.01)


def test_control_is_certain_when_nothing_is_to_come() -> None:
    assert [control_chance(CALM, 2, other) for other in (0, 1, 2, 3)] == [1, 1, 0, 0]


def test_control_is_less_certain_the_more_is_to_come() -> None:
    ahead = [control_chance(level, 3, 2) for level in range(5)]
    assert ahead == sorted(ahead, reverse=True)
    assert len({*ahead}) == 5


def test_influence_has_a_value_between_its_spaces() -> None:
    assert influence_value(BOARD, 3.0) == 3
    assert influence_value(BOARD, 6.5) == 4.5
    assert influence_value(BOARD, 14.0) == 6


def test_an_army_is_worth_most_where_it_takes_control() -> None:
    s = empty()
    put(s, AKI, 0, 4)
    put(s, IZUMO, 1, 1)
    gains = [march_gain(evaluator(s), AKI, IZUMO, armies) for armies in (1, 2, 4)]
    assert max(gains) == gains[1]


def test_trials_leave_the_position_unchanged() -> None:
    s = RULES.start("fast-1:3")
    before = s.copy()
    found = evaluator(s)
    march_gain(found, AKI, IZUMO, 2)
    armies_gain(found, AKI, 1, -1)
    build_gain(found, AKI)
    Walks(found, 0, 3, 3, 0.0, 3)
    orders.recruit(found, 0, False)
    orders.attack(found, 0, False)
    orders.ship(found, 0, 0.0, False)
    assert s == before


def test_a_walk_reaches_two_provinces_rather_than_one() -> None:
    s = empty()
    put(s, AKI, 0, 3)
    walks = Walks(evaluator(s), 0, 2, 2, 0.0, 3)
    assert len({step % PROVINCES for step in walks.path}) == 2
    assert walks.best_by_length == sorted(walks.best_by_length)


def test_a_price_is_paid_for_the_third_point_only() -> None:
    s = empty()
    put(s, AKI, 0, 4)
    dear = Walks(evaluator(s), 0, 2, 3, 100.0, 3)
    assert len(dear.path) == 2
    assert len(Walks(evaluator(s), 0, 2, 3, 0.0, 3).path) == 3


def test_an_attack_hits_where_it_breaks_control() -> None:
    s = empty()
    for province in (AKI, IZUMO):
        put(s, province, 0, 1)
    put(s, AKI, 1, 5)
    put(s, IZUMO, 1, 1)
    s.bushido[0] = 0
    assert orders.attack(evaluator(s), 0, True) > 0
    assert s.armies_of(1, IZUMO) == 0


def test_what_threatens_a_region_follows_the_slots_still_to_come() -> None:
    s = empty()
    assert {*volatility(BOARD, s)} == {OPEN}
    s.stack = Stack([7, 0, SLOTS - 2, 14, 1, 1])  # resolution, at slot g2
    s.owner[0] = 1
    assert first_unresolved(BOARD, s) == SLOTS - 2
    assert volatility(BOARD, s)[:REGIONS] == [CONTESTED, 1, 1, 1]
    assert volatility(BOARD, s)[REGIONS : 2 * REGIONS] == [CALM] * REGIONS


@pytest.mark.parametrize(
    ("edition", "extra", "cards"),
    [("standard", 0, 6), ("standard", 1, 9), ("standard", 2, 12), ("draft", 1, 8)],
)
def test_expected_cards_add_up_to_those_of_a_whole_game(
    edition: str, extra: int, cards: int
) -> None:
    """The draft adds no card in its eras, whatever the board says (SSE-DEST-3d)."""
    setup = f'[setup]\nprovenance = "rulebook"\nvalue.extra_destiny = {extra}'
    board = f'extends = "standard"\n{setup}'
    rules = SamuraiRules(Options(2, edition, board=board))
    s = rules.start("fast-1:1")
    assert sum(rule_params(rules).destiny.expected(s)) == pytest.approx(cards)
    rules.playout(s, 1)
    assert sum(s.played) == cards


def test_covering_your_own_order_costs_its_value() -> None:
    s = empty()
    put(s, SATSUMA, 0, 1)
    s.owner[0], s.order[0], s.face_up[0] = 0, ORDER_WORDS.index("harvest"), 1
    plan = PlacementPlan(evaluator(s.copy()), 1)
    assert plan.cover(0) < 0
    assert plan.cover(1) == 0
