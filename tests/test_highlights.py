"""What is worth telling of a finished game."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import sengoku
from sengoku.core.rules import Outcome
from sengoku.highlights import (
    Award,
    Deed,
    Highlights,
    best,
    chosen,
    highlighter,
    most,
    turning_point,
)
from sengoku.match import Match
from sengoku.samurai import events as samurai
from sengoku.shogun import events as shogun

Course = Sequence[tuple[int, Sequence[int]]]
FIRST_WINS = Outcome((9, 7), (0,), (1, 2))


def course(*totals: tuple[int, int]) -> Course:
    """Return a course with these *totals* at its end, after ten inputs of a draw."""
    return [*((at, (0, 0)) for at in range(10)), *enumerate(totals, start=10)]


@pytest.mark.parametrize(
    ("totals", "key", "number", "why"),
    [
        (((3, 1), (1, 4), (5, 4), (9, 7)), "lead", 12, "the last change of the lead"),
        (((3, 1), (4, 4), (5, 4), (9, 7)), "lead", 12, "a tie is no lead"),
        (((3, 5), (3, 5), (3, 5), (9, 7)), "count", 13, "only the result says so"),
    ],
)
def test_the_winner_takes_the_lead_for_good(
    totals: tuple[tuple[int, int], ...], key: str, number: int, why: str
) -> None:
    found = turning_point(course(*totals), FIRST_WINS)
    assert found is not None
    assert (found.key, found.seat, found.number) == (key, 0, number), why


def test_a_lead_from_the_start_is_no_turn() -> None:
    found = turning_point([(at, (at + 1, at)) for at in range(20)], FIRST_WINS)
    assert found is not None
    assert (found.key, found.number) == ("start", 0)


def test_several_winners_and_short_games_have_no_turning_point() -> None:
    shared = Outcome((9, 9), (0, 1), (1, 1))
    assert turning_point(course((3, 1), (9, 9)), shared) is None
    assert turning_point(course((3, 1))[-3:], FIRST_WINS) is None


def test_an_award_is_for_one_seat_alone() -> None:
    deeds = [Deed(0, 3), Deed(1, 5), Deed(0, 8)]
    assert most("builder", deeds, 1) == Award("builder", 0, 2, 8)
    assert most("builder", deeds[:2], 1) is None
    assert most("builder", deeds, 3) is None
    assert most("builder", [], 1) is None
    found = best("harvest", [Deed(0, 3, 4), Deed(1, 5, 6)], 1)
    assert found == Award("harvest", 1, 6, 5)
    assert best("harvest", [], 1) is None


def test_few_awards_for_many_seats() -> None:
    seats = {"a": 0, "b": 0, "c": 0, "d": 0, "e": 1, "f": 2}
    found = [Award(key, seat, 1, 1) for key, seat in seats.items()]
    assert [award.key for award in chosen(found)] == ["a", "b", "e", "f"]


def ended(match: Match) -> Outcome:
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def played(game: str, seed: int, **options: Any) -> tuple[Match, Highlights]:
    match, rng = sengoku.new(game, seed=seed, **options), random.Random(seed)
    found = highlighter(match.rules)
    found.follow(match)
    while offer := match.offer():
        match.play(offer.seat, rng.choice(offer.choices).id)
        found.follow(match)
    return match, found.highlights(match, ended(match))


@pytest.mark.games
@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_highlights_of_a_game_happened(game: str) -> None:
    for seed in range(3):
        match, told = played(game, seed)
        outcome = match.outcome()
        assert outcome is not None
        assert told.turning_point is not None
        assert told.turning_point.seat in outcome.winners
        assert 0 < len(told.awards) <= 4
        dated = match.dated_events(None)
        for award in told.awards:
            events = [event for number, event in dated if number == award.number]
            assert events, award
            assert _count(award, [event for _, event in dated]), award


def _count(award: Award, told: list[object]) -> bool:
    """Does the log say the same?"""
    seat, value = award.seat, award.value
    match award.key:
        case "destroyer":
            kills = [one for one in told if isinstance(one, samurai.ArmyDestroyed)]
            return value == sum(seat == one.by != one.owner for one in kills)
        case "harvest":
            gains = [one for one in told if isinstance(one, shogun.RiceGained)]
            return value == max(one.rice for one in gains)
        case "lucky":
            return 0 < value <= 40
    return value > 0


@pytest.mark.games
def test_a_battle_that_was_rewound_was_not_lucky() -> None:
    """What was undone is no deed."""
    match, rng = sengoku.new("shogun", seed=3), random.Random(3)
    found = highlighter(match.rules)
    began = 0
    while offer := match.offer():
        match.play(offer.seat, rng.choice(offer.choices).id)
        found.follow(match)
        new = match.log.entries
        if not began and any(isinstance(one.event, shogun.FightDecided) for one in new):
            began = match.number
            match.rewind(began - 1)
            found.follow(match)
    told = found.highlights(match, ended(match))
    assert began
    assert all(award.number != began for award in told.awards)
    assert all(number != began for number, _ in match.dated_events(None))


@pytest.mark.games
@pytest.mark.parametrize(("game", "key"), [("samurai", "armies"), ("shogun", "chests")])
def test_a_tie_names_what_broke_it(game: str, key: str) -> None:
    """Make two seats equal after the end; the first tie-break tells them apart."""
    match, _ = played(game, 1)
    s = match.state
    s.score[1] = s.score[0] = max(s.score)
    ranked = [match.rules.standing(s, seat) for seat in (0, 1)]
    assert ranked[0][0] == ranked[1][0]
    assert ranked[0][1] != ranked[1][1], "another seed is needed"
    tiebreaks = highlighter(match.rules).highlights(match, ended(match)).tiebreaks
    assert tiebreaks[0].key == key
    assert tiebreaks[0].values[:2] == tuple(abs(one[1]) for one in ranked)
