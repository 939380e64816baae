"""Rewards at the end of a game."""

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Outcome
from sengoku.games import GAMES
from sengoku.research.rewards import REWARDS, bounds, reward
from sengoku.research.tables import environment_id, make_rules

ALONE = Outcome((40, 31, 12), (0,), (1, 2, 3))
TIED = Outcome((20, 35, 35), (1, 2), (3, 1, 1))
LAST_TIED = Outcome((20, 35, 20), (1,), (2, 1, 2))
TIE_BROKEN = Outcome((30, 30), (1,), (2, 1))


@pytest.mark.parametrize(
    ("name", "outcome", "wanted"),
    [
        ("win", ALONE, (1, -1, -1)),
        ("win", TIED, (-1, 1, 1)),
        ("share", ALONE, (1, 0, 0)),
        ("share", TIED, (0, 0.5, 0.5)),
        ("margin", ALONE, (9, -9, -28)),
        ("margin", TIED, (-15, 0, 0)),
        ("margin", TIE_BROKEN, (0, 0)),
        ("rank", ALONE, (1, 0, -1)),
        ("rank", TIED, (-1, 0.5, 0.5)),
        ("rank", LAST_TIED, (-0.5, 1, -0.5)),
        ("rank", TIE_BROKEN, (-1, 1)),
    ],
)
def test_a_reward_follows_from_the_outcome(
    name: str, outcome: Outcome, wanted: tuple[float, ...]
) -> None:
    assert reward(name)(outcome) == pytest.approx(wanted)


@pytest.mark.parametrize("name", REWARDS)
def test_rewards_keep_their_bounds(name: str) -> None:
    rules = make_rules("samurai", {"players": 3})
    limits = bounds(name, rules)
    for outcome in (ALONE, TIED, LAST_TIED):
        given = reward(name)(outcome)
        assert all(limits.low <= one <= limits.high for one in given)
        assert limits.total in (None, pytest.approx(sum(given)))


def test_an_unknown_reward_is_refused_with_a_hint() -> None:
    with pytest.raises(UnreadableError, match="did you mean 'margin'"):
        reward("margins")


def test_every_game_has_an_id_in_registries() -> None:
    ids = [environment_id(game) for game in GAMES]
    assert ids[:2] == ["sengoku/Samurai-v0", "sengoku/Shogun-v0"]


def test_options_for_people_only_are_refused() -> None:
    with pytest.raises(UnreadableError, match="only people"):
        make_rules("shogun", {"tower": "own"})
