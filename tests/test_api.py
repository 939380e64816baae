"""``import sengoku``: what it offers, and how a game is started."""

import subprocess
import sys
from typing import Any

import pytest

import sengoku
from sengoku.core.errors import UnreadableError
from sengoku.core.rng import SEALED


@pytest.mark.parametrize("name", sengoku.__all__)
def test_every_name_is_there(name: str) -> None:
    assert getattr(sengoku, name) is not None
    assert name in dir(sengoku)


def test_another_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'old'"):
        sengoku.old  # noqa: B018


def test_importing_it_loads_no_engine() -> None:
    show = "import sengoku, sys; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", show], text=True).split()
    assert [name for name in loaded if name.startswith("sengoku.")] == []


@pytest.mark.parametrize("game", [game.id for game in sengoku.GAMES])
def test_a_whole_game_is_played_by_offers(game: str) -> None:
    match = sengoku.new(game, players=3, seed=7)
    while offer := match.offer():
        match.play(offer.seat, offer.choices[0].id)
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == 3


@pytest.mark.parametrize("game", [game.id for game in sengoku.GAMES])
def test_rules_and_state_are_those_of_a_match(game: str) -> None:
    match = sengoku.new(game, players=3, seed=7)
    rules, state = sengoku.make(game, players=3, seed=7)
    assert rules.options == match.rules.options
    assert rules.dump(state) == rules.dump(match.state)


def test_without_a_seed_chance_is_sealed() -> None:
    rules, state = sengoku.make("samurai")
    assert state.rng[0] == SEALED
    assert rules.waiting(state)


def test_a_number_as_seed_brings_the_same_game_again() -> None:
    first, second, other = (sengoku.new("samurai", seed=seed) for seed in (7, 7, 8))
    assert first.digest == second.digest != other.digest


def test_without_a_seed_every_game_is_another_one() -> None:
    first, second = sengoku.new("samurai"), sengoku.new("samurai")
    assert first.seal != second.seal


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("samurei", {}, "did you mean 'samurai'"),
        ("samurai", {"players": 9}, "players"),
        ("samurai", {"plyers": 2}, "plyers"),
    ],
)
def test_bad_input_is_refused(game: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(UnreadableError, match=said):
        sengoku.new(game, **options)
