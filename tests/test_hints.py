"""What holds for the hints of every game."""

from typing import Any

import msgspec
import pytest

from sengoku.core.rules import Rules
from sengoku.core.seats import Viewer
from sengoku.games import game
from sengoku.testing.walk import positions, some_moments, viewers

KINDS = (
    ("samurai", {"players": 3, "variants": ["agenda", "mountain", "shrines"]}),
    ("samurai", {"players": 2, "edition": "crowd", "variants": ["agenda", "shrines"]}),
    ("samurai", {"players": 4, "edition": "draft"}),
    ("shogun", {"players": 3, "start": "preset"}),
    (
        "shogun",
        {
            "players": 4,
            "side": "moon",
            "modules": ["court", "samurai", "generals", "arts"],
        },
    ),
)


@pytest.fixture(params=KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]['players']}")
def rules(request: pytest.FixtureRequest) -> Rules:
    name, options = request.param
    found = game(name)
    return found.rules(found.read_options(options))


def offered(rules: Rules, s: Any, viewer: Viewer) -> list[int]:
    return [] if viewer is None else rules.legal(s, viewer)


def fresh(rules: Rules, s: Any, viewer: Viewer) -> msgspec.Struct:
    """Return the hints of a viewer who looks for the first time."""
    maker = rules.game.hint_maker(rules)
    return maker.hints(rules.observe(s, viewer), offered(rules, s, viewer))


@pytest.mark.games
def test_shared_hints_equal_those_of_a_single_viewer(rules: Rules) -> None:
    maker = rules.game.hint_maker(rules)
    for s, _, _ in some_moments(rules, 7, 0.05):
        shared = maker.shared(rules.observe(s, None))
        for viewer in viewers(rules):
            choices = offered(rules, s, viewer)
            hints = maker.hints(rules.observe(s, viewer), choices, shared)
            assert hints == fresh(rules, s, viewer)


@pytest.mark.games
def test_hints_are_computed_again_when_their_facts_change(rules: Rules) -> None:
    maker = rules.game.hint_maker(rules)
    for s in positions(rules, 8):
        shared = maker.shared(rules.observe(s, None))
        for viewer in (None, rules.seats - 1):
            choices = offered(rules, s, viewer)
            hints = maker.hints(rules.observe(s, viewer), choices, shared)
            assert hints == fresh(rules, s, viewer)
