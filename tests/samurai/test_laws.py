"""The laws of ``sengoku.testing.laws`` over editions, player counts and variants."""

import pytest

from sengoku.samurai.catalogue import rules as catalogue
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import EDITIONS, PLAYERS, Options
from sengoku.testing import laws
from sengoku.testing.laws import Law
from sengoku.testing.samurai import every_kind_of_game, variant_combinations
from sengoku.testing.walk import some_moments
from tests.samurai.kinds import name, spread

pytestmark = pytest.mark.games

LONGEST = 500
"""More choices than any game can have; three players have the most."""

CASES = [
    pytest.param(law, options, seed, id=f"{law.__name__}-{name(options)}")
    for turn, law in enumerate(laws.LAWS)
    if law is not laws.action_ids_are_dense_and_reversible
    for seed, options in enumerate(spread(turn), start=100 * turn)
]


@pytest.mark.parametrize(("law", "options", "seed"), CASES)
def test_law(law: Law, options: Options, seed: int) -> None:
    law(SamuraiRules(options), seed)


def test_action_ids_are_dense_and_reversible() -> None:
    laws.action_ids_are_dense_and_reversible(SamuraiRules(Options()), 0)


@pytest.mark.parametrize("options", every_kind_of_game(), ids=name)
def test_every_kind_of_game_ends(options: Options) -> None:
    laws.every_game_ends(SamuraiRules(options), options.players, within=LONGEST)


@pytest.mark.parametrize("options", spread(4)[::3], ids=name)
def test_every_rule_that_is_given_as_a_reason_exists(options: Options) -> None:
    known = {rule.id for rule in catalogue()}
    rules = SamuraiRules(options)
    for s, seat, _ in some_moments(rules, 5, 0):
        named = {choice.rule for choice in rules.choices(s, seat)}
        why_not = (rules.explain(s, seat, action) for action in range(rules.space.size))
        named |= {why.rule for why in why_not if why is not None}
        question = rules.question(s, seat)
        assert question is not None
        assert named | {question.rule} <= known


def test_the_cases_leave_nothing_out() -> None:
    for turn in range(len(laws.LAWS)):
        games = spread(turn)
        assert {game.players for game in games} == {*PLAYERS}
        assert {game.edition for game in games} == {*EDITIONS}
        assert {game.variants for game in games} == {*variant_combinations()}
    everywhere = {
        (game.players, game.edition, game.variants)
        for turn in range(len(laws.LAWS))
        for game in spread(turn)
    }
    assert len(everywhere) == 3 * (2 * 16 + 1)
