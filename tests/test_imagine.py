"""Imagined states: every hidden thing is dealt, and can be dealt again."""

from collections import defaultdict
from types import ModuleType

import pytest

from sengoku.core import rng
from sengoku.core.rules import Rules
from sengoku.core.seats import Viewer
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import VARIANTS
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.shogun.vocabulary import MODULE_WORDS
from sengoku.testing import samurai, shogun
from sengoku.testing.fields import fields_of
from sengoku.testing.walk import some_moments, viewers

pytestmark = pytest.mark.games

SAMURAI = SamuraiRules(SamuraiOptions(3, variants=VARIANTS))
SHOGUN = ShogunRules(ShogunOptions(3, modules=MODULE_WORDS))
SAME_FOR_ALL = {"food", "bushido", "offered"}
"""Holdings follow from the log (SSE-INFO-12); an offer is computed from the rest."""


@pytest.mark.parametrize(("rules", "game"), [(SAMURAI, samurai), (SHOGUN, shogun)])
def test_imagining_again_deals_all_that_is_hidden_and_nothing_else(
    rules: Rules, game: ModuleType
) -> None:
    source = rng.fast(5, 1)
    changed: dict[Viewer, set[str]] = defaultdict(set)
    for s, _, _ in some_moments(rules, 7, 0.05):
        for viewer in viewers(rules):
            new = rules.copy(s)
            rules.reimagine(new, viewer, source)
            differ = {f for f in fields_of(s) if getattr(s, f) != getattr(new, f)}
            changed[viewer] |= differ - {"offered"}
    hidden = {*game.SCRAMBLED} - SAME_FOR_ALL
    assert changed == dict.fromkeys(viewers(rules), hidden)


def test_both_ways_to_imagine_deal_the_same() -> None:
    """Which orders may be face down, and how many cards of a region may be held."""
    s = SAMURAI.start("fast-1:3")
    while not any(owner == 1 for owner in s.owner):
        seat = SAMURAI.waiting(s).bit_length() - 1
        SAMURAI.advance(s, seat, SAMURAI.legal(s, seat)[-1])
    slot, seen, source = [*s.owner].index(1), SAMURAI.observe(s, 0), rng.fast(1, 1)
    found: list[set[tuple[str, int]]] = [set(), set()]
    for _ in range(300):
        SAMURAI.reimagine(s, 0, source)
        for worlds, world in zip(
            found, (s, SAMURAI.imagine(seen, source)), strict=True
        ):
            worlds |= {("order", world.order[slot]), ("cards", world.hand[4])}
    assert found[0] == found[1]
    assert {("order", order) for order in range(7)} <= found[0]
