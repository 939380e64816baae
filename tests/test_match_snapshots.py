"""A match can be saved between any two choices and go on elsewhere."""

import random

import pytest

from sengoku.core.rng import fast_seed
from sengoku.games import GAMES
from sengoku.match import Match


@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_a_resumed_match_ends_like_the_one_that_was_never_interrupted(
    name: str,
) -> None:
    game = next(known for known in GAMES if known.id == name)
    rules = game.rules(game.read_options({"players": 3}))
    match, rnd = Match(rules, fast_seed(4)), random.Random(4)
    resumed = None
    while not match.is_over:
        if match.number == 50:
            resumed = Match.resume(rules, match.seed, match.snapshot())
        seat = rnd.choice(match.waiting())
        action = rnd.choice(rules.legal(match.state, seat))
        match.play(seat, action)
        if resumed is not None:
            resumed.play(seat, action)
    assert resumed is not None
    assert (resumed.number, resumed.sum) == (match.number, match.sum)
    assert resumed.outcome() == match.outcome()


def test_the_number_of_a_question_tells_nothing_of_what_others_do() -> None:
    """SHO-PLAN-1: while plans are made, others learn only who has sealed."""
    game = next(known for known in GAMES if known.id == "shogun")
    options = {"players": 3, "start": "preset"}
    rules = game.rules(game.read_options(options))
    busy, quiet = Match(rules, fast_seed(1)), Match(rules, fast_seed(1))
    for _ in range(4):
        busy.play(1, rules.legal(busy.state, 1)[0])
    for match in (busy, quiet):
        match.play(0, rules.legal(match.state, 0)[0])
    assert busy.offer(0) == quiet.offer(0)
    assert busy.events(0) == quiet.events(0)
    assert busy.position(0) == quiet.position(0)
