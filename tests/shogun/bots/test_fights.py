"""The closed form of fights stays close to the exact chances."""

import pytest

from sengoku.core.rows import row_of
from sengoku.shogun import odds
from sengoku.shogun.bots.fights import Forecast, Threats, battle, loses_revolt
from sengoku.shogun.bots.rule_params import RuleParams
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import CASTLE, EVENT_CASTLE_GUARD, GREEN, SPECIAL_ATTACK
from tests.shogun.bots.given import HOME, TARGET, new_params, new_state

CLOSE = 0.06
"""How far the closed form may be off."""


@pytest.fixture
def params() -> RuleParams:
    return new_params()


def exact(params: RuleParams, s: State, armies: int) -> odds.Odds:
    rules = params.rules
    fight = odds.fight_for(rules.board, rules.observe(s, 0), 0, TARGET, armies)
    return odds.battle_odds(rules.tower.numbers, fight)


@pytest.mark.parametrize("armies", [1, 3, 6, 10])
@pytest.mark.parametrize("held", [0, 1, 3, 6])
@pytest.mark.parametrize("unrest", [0, 1])
def test_battle_is_close_to_the_exact_chances(
    params: RuleParams, armies: int, held: int, unrest: int
) -> None:
    s = new_state(params)
    s.owner[TARGET], s.armies[TARGET] = (1, held) if held else (NONE, 0)
    s.unrest[TARGET] = unrest if held else 0
    s.inside = row_of([3, 4, 2, 0, 0, 6])
    s.tray[1] = 1
    found = Forecast()
    battle(params, s, 0, TARGET, armies, found)
    true = exact(params, s, armies)
    assert found.win == pytest.approx(true.win, abs=CLOSE)
    if held:
        assert found.ruin == pytest.approx(true.tie, abs=2 * CLOSE)


def test_special_cards_and_events_count(params: RuleParams) -> None:
    s = new_state(params)
    s.owner[TARGET], s.armies[TARGET] = 1, 4
    s.buildings[TARGET] = 1 << CASTLE
    plain, helped, guarded = Forecast(), Forecast(), Forecast()
    battle(params, s, 0, TARGET, 4, plain)
    s.position[0], s.special[0] = 0, SPECIAL_ATTACK
    battle(params, s, 0, TARGET, 4, helped)
    s.event = params.event_kind.index(EVENT_CASTLE_GUARD)
    battle(params, s, 0, TARGET, 4, guarded)
    assert plain.win < helped.win
    assert guarded.win < helped.win


@pytest.mark.parametrize("armies", [1, 2, 4])
@pytest.mark.parametrize("peasants", [1, 2, 4])
def test_revolt_is_close_to_the_exact_chances(
    params: RuleParams, armies: int, peasants: int
) -> None:
    s = new_state(params)
    s.armies[HOME], s.inside[GREEN], s.inside[0] = armies, 5, 3
    fight = odds.revolt_in(params.rules.observe(s, 0), HOME, peasants)
    true = odds.revolt_odds(params.rules.tower.numbers, fight)
    found = loses_revolt(params, s, HOME, peasants)
    assert found == pytest.approx(true.win, abs=CLOSE)


def test_threats_grow_with_attackers_and_shrink_with_defenders(
    params: RuleParams,
) -> None:
    threats = Threats(params)
    for attack in range(1, 12):
        assert threats.lost(attack, 3, 0) <= threats.lost(attack + 1, 3, 0)
        assert threats.lost(attack, 4, 0) <= threats.lost(attack, 3, 0)
        assert threats.lost(attack, 3, 0) <= threats.lost(attack, 3, 1) + 1e-9
        assert threats.taken(attack) <= threats.taken(attack + 1)
    assert threats.lost(500, 500, 0) == threats.lost(24, 24, 0)
