"""Nothing is lost or made in any game: supplies at every step."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sengoku.core import rng
from sengoku.core.rng import fast_seed
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import Options
from sengoku.samurai.rows import regions_of
from sengoku.samurai.state import State
from sengoku.testing.samurai import conserved, every_kind_of_game, scramble
from sengoku.testing.walk import choice, positions, some_moments, viewers
from tests.samurai.kinds import name

pytestmark = pytest.mark.games

GAMES = every_kind_of_game()
a_game = st.sampled_from(GAMES)
a_seed = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("options", GAMES, ids=name)
def test_nothing_is_lost_or_made(options: Options) -> None:
    """SSE-SUPPLY-5, SSE-SUPPLY-7 and SSE-SUPPLY-8, at every step of every kind."""
    rules = SamuraiRules(options)
    for s in positions(rules, GAMES.index(options)):
        conserved(s, rules)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(a_game, a_seed)
def test_nothing_is_lost_or_made_whatever_is_dealt(options: Options, seed: int) -> None:
    rules = SamuraiRules(options)
    for s in positions(rules, seed):
        conserved(s, rules)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(a_game, a_seed)
def test_playouts_end_with_everything_in_place(options: Options, seed: int) -> None:
    rules = SamuraiRules(options)
    s = rules.start(fast_seed(seed))
    rules.playout(s, seed)
    conserved(s, rules)
    assert cards_played(s) == {2: 9, 3: 9, 4: 12}[s.seats] - (
        options.edition == "draft" and s.seats == 2
    ), "SSE-DEST-6"
    for seat in range(s.seats):
        assert sum(s.hand[regions_of(seat)]) == 2, "SSE-DEST-7"


def cards_played(s: State) -> int:
    return sum(s.played)


@settings(max_examples=10, deadline=None, derandomize=True)
@given(a_game, a_seed)
def test_imagined_and_scrambled_games_add_up_too(options: Options, seed: int) -> None:
    rules, rnd = SamuraiRules(options), random.Random(seed)
    for moment in some_moments(rules, seed, 0.01):
        for viewer in viewers(rules):
            seen = rules.observe(moment.state, viewer)
            imagined = rules.imagine(seen, rng.fast(rnd.getrandbits(32), 1))
            conserved(imagined, rules)
            scrambled = scramble(moment.state, viewer, rnd)
            conserved(scrambled, rules)
        while rules.waiting(scrambled):
            rules.play(scrambled, *choice(rules, scrambled, rnd))
        conserved(scrambled, rules)
