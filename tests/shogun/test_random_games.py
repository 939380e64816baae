"""Nothing is lost or made in any game, and every way forward comes to an end."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.rng import fast_seed
from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options
from sengoku.shogun.rows import fields_of
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import BASE_FIELDS, FIELDS
from sengoku.testing.laws_of_revision import doubtful_moments
from sengoku.testing.shogun import (
    Referee,
    conserved,
    every_kind_of_game,
    most_decisions,
    scramble,
    unusual_games,
)
from sengoku.testing.walk import choice, some_moments, viewers
from tests.shogun.kinds import name, spread

pytestmark = pytest.mark.games

GAMES = every_kind_of_game()
a_game = st.sampled_from(GAMES)
a_seed = st.integers(0, 2**64 - 1)


def refereed(rules: ShogunRules, seed: int) -> Iterator[State]:
    """Yield every position of a random game; a referee reads its log."""
    s, rnd, log = rules.start(fast_seed(seed)), random.Random(seed), Log()
    log.entries = referee = Referee(s)
    yield s
    while rules.waiting(s):
        rules.advance(s, *choice(rules, s, rnd), log)
        referee.settle()
        yield s


@pytest.mark.parametrize("options", GAMES, ids=name)
def test_nothing_is_lost_or_made(options: Options) -> None:
    """SHO-INV-1 to SHO-INV-9, at every step of every kind."""
    rules = ShogunRules(options)
    decisions = -1
    for s in refereed(rules, GAMES.index(options)):
        conserved(s, rules)
        decisions += 1
    assert 0 < decisions <= most_decisions(options)
    assert rules.outcome(s) is not None


@settings(max_examples=20, deadline=None, derandomize=True)
@given(a_game, a_seed)
def test_nothing_is_lost_or_made_whatever_is_dealt(options: Options, seed: int) -> None:
    rules = ShogunRules(options)
    for s in refereed(rules, seed):
        conserved(s, rules)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(a_game, a_seed)
def test_playouts_end_with_everything_in_place(options: Options, seed: int) -> None:
    rules = ShogunRules(options)
    s = rules.start(fast_seed(seed))
    assert rules.playout(s, seed) <= most_decisions(options)
    conserved(s, rules)
    assert len(s.event_pile) == 4, "SHO-YEAR-2"
    if "court" in options.modules:
        assert len(s.favour_pile) == 3, "SHO-COURT-18"
    if "arts" in options.modules:
        assert s.bag == [], "SHO-ART-2"


@settings(max_examples=5, deadline=None, derandomize=True)
@given(a_game, a_seed)
def test_imagined_and_scrambled_games_add_up_too(options: Options, seed: int) -> None:
    rules, rnd = ShogunRules(options), random.Random(seed)
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


# Planning: there is no dead end, wherever second thoughts have led


def cards_to_lay(s: State, rules: ShogunRules, seat: int) -> int:
    """Return how many more cards the plan of *seat* needs (SHO-PLAN-8, -9)."""
    court = "court" in rules.options.modules
    cards = len(s.provinces_of(seat)) + (8 if court else 5)
    laid = FIELDS - [*s.mat[fields_of(seat)]].count(NONE)
    return min(cards, FIELDS if court else BASE_FIELDS) - laid


def choices_to_seal(s: State, rules: ShogunRules, seat: int, rnd: random.Random) -> int:
    """Return how many choices *seat* makes until it has sealed."""
    new = rules.copy(s)
    new.stack.waiting |= 0b111  # others still plan when the seat has sealed
    count = 0
    while seat_sets.contains(rules.waiting(new), seat):
        rules.advance(new, seat, rnd.choice(rules.legal(new, seat)))
        count += 1
    return count


@pytest.mark.parametrize("options", [*spread(5), *unusual_games()[-2:]], ids=name)
def test_every_way_forward_leads_to_a_plan(options: Options) -> None:
    """SHO-PLAN-8 and SHO-PLAN-9: a card a choice, then the seal."""
    rules, rnd = ShogunRules(options), random.Random(3)
    for s, _, _ in doubtful_moments(rules, 31):
        if s.stack.step != steps.PLANNING or rnd.random() < 0.8:
            continue
        conserved(s, rules)
        for seat in seat_sets.each(rules.waiting(s)):
            wanted = cards_to_lay(s, rules, seat) + 1
            assert choices_to_seal(s, rules, seat, rnd) == wanted, rules.dump(s)


@pytest.mark.parametrize("chests", range(5))
@pytest.mark.parametrize("provinces", [0, 1, 5, 6, 7])
def test_every_way_forward_leads_to_a_plan_for_the_poor(
    provinces: int, chests: int
) -> None:
    """SHO-PLAN-9 and SHO-PLAN-11: few cards, and chest cards that cannot be bids."""
    rules, rnd = ShogunRules(Options(3, modules=("court",))), random.Random(4)
    land = [f"{rules.board.province_ids[p]}:A1" for p in rules.in_play[:provinces]]
    s = rules.parse(f"map {' '.join(land)} | A chests:{chests} | do planning@ABC")
    wanted = cards_to_lay(s, rules, 0) + 1
    for _ in range(20):
        assert choices_to_seal(s, rules, 0, rnd) == wanted
