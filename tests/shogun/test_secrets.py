"""Nobody can learn what is hidden from them (SHO-INV-10, SHO-PLAN-1, R-47)."""

import random
from collections import defaultdict

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sengoku.core.seats import Viewer
from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options
from sengoku.shogun.rows import fields_of
from sengoku.shogun.state import NONE, PUBLIC, VISIBILITY, State
from sengoku.shogun.vocabulary import FIELDS, MODULE_WORDS
from sengoku.testing import laws
from sengoku.testing.laws_of_revision import doubtful_moments
from sengoku.testing.shogun import (
    SCRAMBLED,
    conserved,
    every_kind_of_game,
    scramble,
    unscrambled,
    without_visibility,
)
from sengoku.testing.walk import some_moments, viewers
from tests.shogun.kinds import name, spread

pytestmark = pytest.mark.games

GAMES = every_kind_of_game()

OWN = {"viewer", "mat", "covered"}
"""Fields of an observation that hold what only its viewer may know."""


@pytest.mark.parametrize("options", [*spread(0), *spread(7)], ids=name)
def test_nobody_can_learn_what_is_hidden(options: Options) -> None:
    """SHO-INV-10."""
    seed = GAMES.index(options)
    laws.nobody_can_learn_what_is_hidden(ShogunRules(options), seed, scramble, 0.01)


@settings(max_examples=2, deadline=None, derandomize=True)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_nobody_can_learn_it_whatever_is_dealt(options: Options, seed: int) -> None:
    laws.nobody_can_learn_what_is_hidden(ShogunRules(options), seed, scramble, 0.0)


def test_every_field_says_who_may_read_it() -> None:
    assert without_visibility(State(3)) == set()


def test_every_field_that_is_not_public_is_scrambled() -> None:
    assert unscrambled() == set()
    assert {*SCRAMBLED} == {f for f, who in VISIBILITY.items() if who != PUBLIC}


def test_scrambling_changes_all_that_is_hidden_and_nothing_else() -> None:
    rules, rnd = ShogunRules(Options(3, modules=MODULE_WORDS)), random.Random(1)
    changed: dict[Viewer, set[str]] = defaultdict(set)
    for s, _, _ in some_moments(rules, 7, 0.1):
        for viewer in viewers(rules):
            new = scramble(s, viewer, rnd)
            differ = {f for f in VISIBILITY if getattr(s, f) != getattr(new, f)}
            changed[viewer] |= differ
    assert changed == {viewer: {*SCRAMBLED} for viewer in viewers(rules)}


def test_scrambling_leaves_the_viewer_what_is_theirs_and_all_what_is_shown() -> None:
    rules, rnd = ShogunRules(Options(4, modules=("court",))), random.Random(2)
    for s, _, _ in some_moments(rules, 8, 0.1):
        planning = s.stack.step == steps.PLANNING
        for viewer in range(4):
            new = scramble(s, viewer, rnd)
            conserved(new, rules)
            own = fields_of(viewer)
            assert s.mat[own] == new.mat[own]
            assert s.row[: s.row_shown] == new.row[: s.row_shown]
            for at, card in enumerate(s.mat):
                assert not s.shown[at] or new.mat[at] == card
                assert planning or (new.mat[at] == NONE) == (card == NONE)


def plans(s: State) -> list[tuple[int, ...]]:
    return [tuple(s.mat[fields_of(seat)]) for seat in range(3)]


def test_while_plans_are_made_scrambling_gives_the_others_any_plan() -> None:
    """Sealed plans are replaced by complete ones, others by parts of one."""
    rules, rnd = ShogunRules(Options(3, start="preset")), random.Random(3)
    s = rules.start("fast-1:1")
    while rules.waiting(s) == 0b111:  # until one has sealed
        rules.advance(s, 2, rnd.choice(rules.legal(s, 2)))
    found = [plans(scramble(s, 0, rnd)) for _ in range(200)]
    assert {mats[0] for mats in found} == {plans(s)[0]}
    sizes = [{FIELDS - mats[seat].count(NONE) for mats in found} for seat in range(3)]
    assert sizes[2] == {11}
    assert sizes[1] == {*range(12)}
    assert len({mats[2] for mats in found}) > 150


@pytest.mark.parametrize("options", spread(3), ids=name)
def test_a_spectator_sees_what_all_see_in_common(options: Options) -> None:
    """R-47: the mats are all that differs, and only what lies face down there."""
    rules = ShogunRules(options)
    for s, _, _ in some_moments(rules, 10, 0.05):
        public = msgspec.structs.asdict(rules.observe(s, None))
        for seat in range(rules.seats):
            seen = msgspec.structs.asdict(rules.observe(s, seat))
            assert {f for f in seen if seen[f] != public[f]} <= OWN
            for at, card in enumerate(public["mat"]):
                assert card is None or card == seen["mat"][at]
                others = at // FIELDS != seat
                assert not others or card == seen["mat"][at]


def test_while_plans_are_made_nothing_of_a_mat_is_seen() -> None:
    """R-47: not even which fields are covered."""
    rules = ShogunRules(Options(3, start="preset", modules=("court",)))
    for s, _, _ in doubtful_moments(rules, 11):
        if s.stack.step != steps.PLANNING:
            continue
        seen = rules.observe(s, 1)
        mats = [seen.mat[fields_of(seat)] for seat in range(3)]
        assert mats[0] == mats[2] == (None,) * FIELDS
        assert (seen.covered[0], seen.covered[2]) == (None, None)
        assert None not in mats[1]
