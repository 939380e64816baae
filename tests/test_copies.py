"""Rules and states can be copied and sent to other processes."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from sengoku.core import rng
from sengoku.core.rules import Rules
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import VARIANTS
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.shogun.vocabulary import MODULE_WORDS
from sengoku.testing.fields import fields_of
from sengoku.testing.walk import moments
from tests.toy.game import Bluff

GAMES: list[Rules] = [
    SamuraiRules(SamuraiOptions(4, variants=VARIANTS)),
    ShogunRules(ShogunOptions(5, modules=MODULE_WORDS)),
    Bluff(),
]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]
)
def test_rules_and_states_can_be_copied(
    rules: Rules, copied: Callable[[Any], Any]
) -> None:
    """Ray, multiprocessing and OpenSpiel copy them."""
    s = rules.start("fast-1:5")
    other, twin = copied(rules), copied(s)
    assert other.options == rules.options
    assert twin == s
    assert other.playout(twin, 9) == rules.playout(s, 9)
    assert twin == s
    assert other.outcome(twin) == rules.outcome(s)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_what_happens_to_a_copy_leaves_the_original(rules: Rules) -> None:
    """Copies share rows, so an effect must not write into a row that is shared."""
    for s, seat, _ in moments(rules, 3):
        before = rules.as_data(s)
        for action in (rules.legal(s, seat)[0], rules.legal(s, seat)[-1]):
            rules.advance(s.copy(), seat, action)
        rules.reimagine(s.copy(), seat, rng.fast(1, 1))
        assert rules.as_data(s) == before


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_a_state_as_data_has_every_field(rules: Rules) -> None:
    s = rules.start("fast-1:5")
    found = rules.as_data(s)
    assert {*found} == fields_of(s)
    assert json.loads(json.dumps(found)) == found
    assert found["stack"] == [*s.stack.flat()]
    assert found == rules.as_data(rules.parse(rules.dump(s)))
