"""Nobody can learn what is hidden from them (SSE-INFO-1 to -13)."""

import random
from collections import defaultdict

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sengoku.core.seats import Viewer
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observation import Observation
from sengoku.samurai.options import VARIANTS, Options
from sengoku.samurai.state import PUBLIC, VISIBILITY, State
from sengoku.testing import laws
from sengoku.testing.samurai import (
    SCRAMBLED,
    every_kind_of_game,
    leave_unchanged,
    scramble,
    unscrambled,
    without_visibility,
)
from sengoku.testing.walk import some_moments, viewers
from tests.samurai.kinds import name, spread

pytestmark = pytest.mark.games

OWN = {"viewer", "food", "bushido", "order", "tokens", "hand", "committed"}
"""Fields of an observation that hold what only its viewer may know."""


@pytest.mark.parametrize("options", spread(1), ids=name)
def test_nobody_can_learn_what_is_hidden(options: Options) -> None:
    """SSE-INFO-2, SSE-INFO-3 and SSE-INFO-11."""
    seed = every_kind_of_game().index(options)
    laws.nobody_can_learn_what_is_hidden(SamuraiRules(options), seed, scramble, 0.01)


@settings(max_examples=5, deadline=None, derandomize=True)
@given(st.sampled_from(every_kind_of_game()), st.integers(0, 2**32))
def test_nobody_can_learn_it_whatever_is_dealt(options: Options, seed: int) -> None:
    laws.nobody_can_learn_what_is_hidden(SamuraiRules(options), seed, scramble, 0.01)


def test_every_field_says_who_may_read_it() -> None:
    assert without_visibility(State(2)) == set()


def test_every_field_that_is_not_public_is_scrambled() -> None:
    assert unscrambled() == set()
    assert {*SCRAMBLED} == {f for f, who in VISIBILITY.items() if who != PUBLIC}


def test_scrambling_changes_all_that_is_hidden_and_nothing_else() -> None:
    rules, rnd = SamuraiRules(Options(3, "standard", VARIANTS)), random.Random(1)
    changed: dict[Viewer, set[str]] = defaultdict(set)
    for s, _, _ in some_moments(rules, 7, 0.3):
        for viewer in viewers(rules):
            new = scramble(s, viewer, rnd)
            differ = {f for f in VISIBILITY if getattr(s, f) != getattr(new, f)}
            changed[viewer] |= differ
    hidden = {field for field, deal in SCRAMBLED.items() if deal is not leave_unchanged}
    assert changed == dict.fromkeys(viewers(rules), hidden)


def test_scrambling_leaves_the_viewer_what_is_theirs() -> None:
    rules, rnd = SamuraiRules(Options(4)), random.Random(2)
    for s, _, _ in some_moments(rules, 8, 0.3):
        for viewer in range(4):
            new = scramble(s, viewer, rnd)
            own = [slot for slot in range(12) if s.owner[slot] == viewer]
            assert [s.order[at] for at in own] == [new.order[at] for at in own]
            assert s.hand[viewer * 4 : viewer * 4 + 4] == new.hand[viewer * 4 :][:4]
            assert s.tokens[viewer * 7 :][:7] == new.tokens[viewer * 7 :][:7]
            assert s.committed[viewer] == new.committed[viewer]


# Holdings are no secret to one who kept the log, but they are not shown (SSE-INFO-12)


def moved_holdings(s: State, viewer: Viewer, rnd: random.Random) -> State | None:
    """Return a copy in which two others have exchanged some of what they hold."""
    others = [seat for seat in range(s.seats) if seat != viewer]
    if len(others) < 2:
        return None
    new = s.copy()
    giver, taker = rnd.sample(others, 2)
    for held in (new.food, new.bushido):
        moved = rnd.randint(0, held[giver])
        held[giver] -= moved
        held[taker] += moved
    return new


@pytest.mark.parametrize("options", spread(2), ids=name)
def test_holdings_of_others_are_not_shown(options: Options) -> None:
    """SSE-INFO-6 and SSE-INFO-11: not in offers, texts, reasons or observations."""
    rules, rnd = SamuraiRules(options), random.Random(3)
    if rules.switches.open_resources:
        pytest.skip("this table plays with open resources")
    for s, _, _ in some_moments(rules, 9, 0.1):
        for viewer in viewers(rules):
            new = moved_holdings(s, viewer, rnd)
            if new is None:
                continue
            shown, other = rules.observe(s, viewer), rules.observe(new, viewer)
            assert without_tally(shown) == without_tally(other)
            assert rules.dump_seen(s, viewer) == rules.dump_seen(new, viewer)
            if viewer is not None:
                assert rules.choices(s, viewer) == rules.choices(new, viewer)
                for action in rnd.sample(range(rules.space.size), 40):
                    why = rules.explain(s, viewer, action)
                    assert why == rules.explain(new, viewer, action)


def without_tally(seen: Observation) -> dict[str, object]:
    plain = msgspec.structs.asdict(seen)
    del plain["tally"]
    return plain


def test_open_resources_show_the_holdings_of_all() -> None:
    """The house rule of R-28."""
    rules = SamuraiRules(Options(3, house={"open_resources": True}))
    s = rules.start("fast-1:1")
    assert rules.observe(s, None).food == (2, 2, 2)
    assert "food:?" not in rules.dump_seen(s, 0)


@pytest.mark.parametrize("options", spread(3), ids=name)
def test_a_spectator_sees_what_all_see_in_common(options: Options) -> None:
    """SSE-INFO-13."""
    rules = SamuraiRules(options)
    for s, _, _ in some_moments(rules, 10, 0.05):
        public = msgspec.structs.asdict(rules.observe(s, None))
        for seat in range(rules.seats):
            seen = msgspec.structs.asdict(rules.observe(s, seat))
            assert {f for f in seen if seen[f] != public[f]} <= OWN
            for slot, order in enumerate(public["order"]):
                assert order in (None, seen["order"][slot])


def test_unplayed_cards_stay_hidden_when_the_game_is_over() -> None:
    """SSE-INFO-9."""
    rules = SamuraiRules(Options(4))
    s = rules.start("fast-1:3")
    rules.playout(s, 3)
    assert rules.dump_seen(s, None).count("hand:?2") == 4
    assert rules.observe(s, None).hand is None
