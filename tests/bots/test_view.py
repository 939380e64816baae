"""Everything a bot receives."""

import pytest

from sengoku.bots import Because, View
from sengoku.bots.view import source
from tests.bots.given import new_match, new_view


def test_same_seed_same_draws() -> None:
    one, other = new_view(seed=3), new_view(seed=3)
    drawn = [one.below(1000) for _ in range(20)]
    assert drawn == [other.below(1000) for _ in range(20)]
    assert {*drawn} <= {*range(1000)}
    assert drawn != [new_view(seed=4).below(1000) for _ in range(20)]


@pytest.mark.parametrize(("game", "players"), [("samurai", 4), ("shogun", 3)])
def test_what_is_imagined_looks_the_same(game: str, players: int) -> None:
    match = new_match(game, players)
    view = new_view(match=match)
    state = view.imagine()
    assert match.rules.observe(state, view.seat) == view.observation
    assert match.rules.legal(state, view.seat) == [*view.ids]


def test_each_imagined_state_is_drawn_again() -> None:
    view = new_view(match=new_match("samurai", 4))
    hands = {tuple(view.imagine().deck) for _ in range(5)}
    assert len(hands) > 1


def test_no_seconds_means_no_limit() -> None:
    assert new_view(seconds=None).seconds_left is None


def test_seconds_left() -> None:
    view = new_view(seconds=5.0)
    first = view.seconds_left
    assert first is not None
    assert first <= 5.0
    view.start_clock()
    assert view.seconds_left is not None
    assert view.seconds_left <= 5.0


def test_the_clock_starts_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("sengoku.bots.view.time.monotonic", lambda: now)
    view = new_view(seconds=5.0)
    now = 103.0
    assert view.seconds_left == 2.0
    view.start_clock()
    assert view.seconds_left == 5.0


def test_say_stores_the_reason() -> None:
    view = new_view()
    assert view.because is None
    view.say("takes-control", province=3)
    assert view.because == Because("takes-control", {"province": 3})


def test_the_offer_cannot_be_changed() -> None:
    match = new_match()
    ids = match.rules.legal(match.state, 0)
    view = View(match.rules, 0, match.view(0), ids, source(1))
    ids.clear()
    assert view.ids
    assert isinstance(view.ids, tuple)
