"""Chance as a player of its own: every draw is asked for, and nothing is half done."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from sengoku.core import rng
from sengoku.core.errors import NeedsDrawError, UnreadableError
from sengoku.core.rules import Rules
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import VARIANTS
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.testing.walk import choice
from tests.toy.game import Bluff
from tests.toy.steps import ROLL_IT

pytestmark = pytest.mark.games

GAMES: list[Rules] = [
    SamuraiRules(SamuraiOptions(3, variants=VARIANTS)),
    ShogunRules(ShogunOptions(3, modules=("court", "arts"))),
]


def drawn(
    make: Callable[[list[int]], Any], rnd: random.Random
) -> tuple[Any, list[int]]:
    """Return what is made once every draw is known, and the draws."""
    draws: list[int] = []
    while True:
        try:
            return make(draws), draws
        except NeedsDrawError as needs:
            numbers, chances = zip(*needs.outcomes, strict=True)
            draws += rnd.choices(numbers, chances)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_a_whole_game_can_be_played_with_chance_as_a_player(rules: Rules) -> None:
    rnd, count = random.Random(1), 0
    s, dealt = drawn(lambda draws: rules.start(rng.scripted_seed(draws)), rnd)
    while rules.waiting(s) and count < 400:
        seat, action = choice(rules, s, rnd)
        before = rules.dump(s)
        new, draws = drawn(lambda draws: rules.advanced(s, seat, action, draws), rnd)  # noqa: B023
        assert rules.dump(s) == before
        s.rng = rng.scripted(draws)
        rules.advance(s, seat, action)
        assert s == new
        count += len(draws)
    assert dealt
    assert (count > 0) == (rules.id == "shogun")  # the other deals once


def test_every_side_of_a_die_is_a_state_of_its_own() -> None:
    rules, rnd = Bluff(), random.Random(2)
    s = rules.start("fast-1:1")
    while ROLL_IT.id() not in rules.legal(s, seat := rules.waiting(s).bit_length() - 1):
        rules.advance(s, *choice(rules, s, rnd))
    with pytest.raises(NeedsDrawError) as needs:
        rules.advanced(s, seat, ROLL_IT.id(), [])
    assert (needs.value.stream, needs.value.bound) == (0, 6)
    scores = {
        rules.advanced(s, seat, ROLL_IT.id(), [side]).score[seat] for side in range(6)
    }
    assert len(scores) == 6
    with pytest.raises(UnreadableError, match="a number below 6 is wanted"):
        rules.advanced(s, seat, ROLL_IT.id(), [6])
    with pytest.raises(ValueError, match="1 of 2 draws are not used"):
        rules.advanced(s, seat, ROLL_IT.id(), [1, 2])


def test_what_happens_or_not_has_two_outcomes() -> None:
    with pytest.raises(NeedsDrawError) as needs:
        rng.happens(rng.scripted([]), 3, 25, 100)
    assert needs.value.outcomes == [(0, 0.25), (25, 0.75)]
    assert [rng.happens(rng.scripted([n]), 3, 25, 100) for n in (0, 24, 25)] == [
        *(True, True, False)
    ]
    assert rng.happens(rng.scripted([]), 3, 100, 100)
    assert not rng.happens(rng.scripted([]), 3, 0, 100)
    generator, same = rng.fast(1, 1), rng.fast(1, 1)
    found = [rng.happens(generator, 0, 25, 100) for _ in range(50)]
    assert found == [rng.below(same, 0, 100) < 25 for _ in range(50)]


@pytest.mark.parametrize(
    "copied", [copy.copy, lambda error: pickle.loads(pickle.dumps(error))]
)
def test_what_is_needed_can_be_sent(copied: Callable[[Any], Any]) -> None:
    needs = copied(NeedsDrawError(3, 6))
    assert (needs.stream, needs.bound, needs.key) == (3, 6, "script")
    assert needs.outcomes == [(side, 1 / 6) for side in range(6)]
