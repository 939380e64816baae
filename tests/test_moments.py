"""What one input brings about, step by step, with the position as it was then."""

import random

import pytest

import sengoku
from sengoku.core.events import ChoiceTakenBack
from sengoku.server.tables.moments import headline, passed
from sengoku.shogun.events import BuildingBuilt, CardShown, ChestsPaid

pytestmark = pytest.mark.games


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_moments_lead_from_one_position_to_the_next(game: str) -> None:
    """Nothing is lost or shown twice, and no event comes before its moment."""
    match = sengoku.new(game, players=3, seed=4)
    match.keeps_moments = True
    rnd, several = random.Random(4), 0
    while offer := match.offer():
        before = len(match.log.entries)
        match.play(offer.seat, rnd.choice(offer.choices).id)
        moments = match.moments()
        several += len(moments) > 1
        counts = [before, *(moment.entries for moment in moments)]
        assert counts == sorted(counts)
        assert counts[-1] == len(match.log.entries)
        assert moments[-1].state is match.state
        for state in (moment.state for moment in moments[:-1]):
            assert match.rules.outcome(state) is None
    assert several > 10


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_a_change_without_an_event_is_none_of_a_moment(game: str) -> None:
    """Between two moments only those fields change that its events explain."""
    match = sengoku.new(game, players=3, seed=11)
    match.keeps_moments = True
    rnd = random.Random(11)
    while offer := match.offer():
        before, since = match.view(None), len(match.log.entries)
        match.play(offer.seat, rnd.choice(offer.choices).id)
        for step in passed(match, since):
            names = {name for event in step.events(None) for name in event.explains}
            changed = {
                name
                for name in before.__struct_fields__
                if getattr(before, name) != getattr(step.public, name)
            }
            assert changed - {"stack"} <= names
            before = step.public


def test_an_action_of_shogun_is_one_moment_for_each_player() -> None:
    """A card that is turned up begins a moment, and a moment has at most one card."""
    match = sengoku.new("shogun", players=3, seed=2)
    match.keeps_moments = True
    rnd, cards = random.Random(2), 0
    while offer := match.offer():
        since = len(match.log.entries)
        match.play(offer.seat, rnd.choice(offer.choices).id)
        for moment in match.moments():
            entries = match.log.entries[since : moment.entries]
            kinds = [type(entry.event).__name__ for entry in entries]
            assert kinds.count("CardShown") <= 1
            cards += "CardShown" in kinds
            since = moment.entries
    assert cards > 2 * 3 * 3 * 5


def test_moments_are_kept_only_if_asked_for() -> None:
    match = sengoku.new("shogun", players=3, seed=2)
    rnd = random.Random(2)
    for _ in range(150):
        if offer := match.offer():
            match.play(offer.seat, rnd.choice(offer.choices).id)
            assert len(match.moments()) == 1


def test_a_take_back_is_one_moment() -> None:
    match = sengoku.new("samurai", players=3, seed=3)
    match.keeps_moments = True
    while not match.may_take_back(match.waiting()[0]):
        offer = match.offer()
        assert offer is not None
        match.play(offer.seat, offer.choices[0].id)
    match.take_back(match.waiting()[0])
    assert isinstance(match.log.entries[-1].event, ChoiceTakenBack)
    assert len(match.moments()) == 1


def test_a_headline_says_what_a_moment_is_about() -> None:
    shown, paid = CardShown(0, 1, 2), ChestsPaid(0, 3, "SHO-ACT-BUILD-1")
    assert headline([shown, paid, BuildingBuilt(0, 2, 1)]) == 2
    assert headline([shown]) == 0
    assert headline([]) == -1
