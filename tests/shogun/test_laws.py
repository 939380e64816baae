"""The laws of ``sengoku.testing.laws`` over sizes, sides, starts and modules."""

import pytest

from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import OWN_TOWER, Options
from sengoku.testing import laws
from sengoku.testing.laws import Law
from sengoku.testing.shogun import (
    HOUSE_RULES,
    SIDES_AND_STARTS,
    module_combinations,
)
from tests.shogun.kinds import name, spread

pytestmark = pytest.mark.games

TRIED = [
    law
    for law in (*laws.LAWS, *laws.REVISION)
    if law is not laws.action_ids_are_dense_and_reversible
]
CASES = [
    pytest.param(law, options, seed, id=f"{law.__name__}-{name(options)}")
    for turn, law in enumerate(TRIED)
    for seed, options in enumerate(spread(turn), start=100 * turn)
]


@pytest.mark.parametrize(("law", "options", "seed"), CASES)
def test_law(law: Law, options: Options, seed: int) -> None:
    law(ShogunRules(options), seed)


def test_action_ids_are_dense_and_reversible() -> None:
    laws.action_ids_are_dense_and_reversible(ShogunRules(Options()), 0)


@pytest.mark.parametrize("law", laws.REVISION, ids=lambda law: law.__name__)
def test_where_nothing_can_be_thought_over_these_laws_hold_too(law: Law) -> None:
    for players in (2, 3, 4):
        law(SamuraiRules(SamuraiOptions(players)), players)


def test_the_cases_leave_nothing_out() -> None:
    games = [game for turn in range(len(TRIED)) for game in spread(turn)]
    assert {game.modules for game in games} == {*module_combinations()}
    tables = {(game.players, game.side, game.start) for game in games}
    assert tables == {(n, *table) for n in (3, 4, 5) for table in SIDES_AND_STARTS}
    assert {game.tower for game in games} == {"standard", OWN_TOWER, "spielbyweb"}
    assert all(house in [game.house for game in games] for house in HOUSE_RULES)
