"""A match can be saved between any two choices and go on elsewhere."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from sengoku.core.choices import Choice
from sengoku.core.errors import IllegalActionError, UnreadableError
from sengoku.core.game import Game
from sengoku.core.rng import SCRIPTED, fast, fast_seed, seal
from sengoku.core.rules import Rules
from sengoku.games import GAMES
from sengoku.match import Match, Offer
from sengoku.replay import Recorder, verify


@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_a_resumed_match_ends_like_the_one_that_was_never_interrupted(
    name: str,
) -> None:
    game = next(known for known in GAMES if known.id == name)
    rules = game.rules(game.read_options({"players": 3}))
    match, rnd = Match.new(rules, fast_seed(4)), random.Random(4)
    resumed = None
    while not match.is_over:
        if match.number == 50:
            resumed = Match.restore(rules, match.seed, match.snapshot())
        seat = rnd.choice(match.waiting())
        action = rnd.choice(rules.legal(match.state, seat))
        match.play(seat, action)
        if resumed is not None:
            resumed.play(seat, action)
    assert resumed is not None
    assert (resumed.number, resumed.digest) == (match.number, match.digest)
    assert resumed.outcome() == match.outcome()


def halfway(rules: Rules, inputs: int = 30) -> Match:
    match, rnd = Match.new(rules, fast_seed(9)), random.Random(9)
    for _ in range(inputs):
        seat = rnd.choice(match.waiting())
        match.play(seat, rnd.choice(rules.legal(match.state, seat)))
    return match


def samurai() -> Rules:
    return GAMES[0].rules(GAMES[0].read_options({"players": 2}))


def test_a_resumed_match_asks_the_same_question() -> None:
    match = halfway(samurai())
    resumed = Match.restore(match.rules, match.seed, match.snapshot())
    seat = match.waiting()[0]
    offer, again = match.offer(seat), resumed.offer(seat)
    assert offer is not None
    assert again is not None
    assert (again.at, again.choices) == (offer.at, offer.choices)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_offer_shows_its_moment_whenever_it_is_read(game: Game) -> None:
    """Its choices are made when they are read, also after the match has gone on."""
    match, rnd = (
        Match.new(game.rules(game.read_options({})), fast_seed(4)),
        random.Random(4),
    )
    known: list[tuple[Offer, list[Choice]]] = []
    while offer := match.offer():
        known.append((offer, match.rules.choices(match.state, offer.seat)))
        match.play(offer.seat, rnd.choice(offer.choices.ids))
    for offer, choices in known:
        assert [*offer.choices] == choices


def test_a_state_that_was_shown_never_changes() -> None:
    match = halfway(samurai())
    state, text = match.state, match.rules.dump(match.state)
    seat = match.waiting()[0]
    match.play(seat, match.rules.legal(state, seat)[0])
    assert match.state is not state
    assert match.rules.dump(state) == text


def test_a_resumed_match_can_be_recorded_and_verified() -> None:
    match = halfway(samurai())
    resumed = Match.restore(match.rules, match.seed, match.snapshot())
    recorder, rnd = Recorder(resumed), random.Random(2)
    while not resumed.is_over:
        seat = rnd.choice(resumed.waiting())
        resumed.play(seat, rnd.choice(resumed.rules.legal(resumed.state, seat)))
        if rnd.random() < 0.1:  # in batches: snapshots must come all the same
            recorder.catch_up()
    recorder.catch_up()
    assert verify(recorder.text()) == resumed.number - match.number
    assert recorder.text().count('"at":') > 4


@pytest.mark.parametrize("viewer", [-1, 2, 99, "A", 1.5, []])
def test_a_viewer_who_is_not_at_the_table_sees_nothing(viewer: Any) -> None:
    match = halfway(samurai())
    for look in (match.view, match.events, match.position, match.offer):
        with pytest.raises(IllegalActionError, match="there is no seat"):
            look(viewer)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_seat_shares_what_everybody_sees(game: Game) -> None:
    match = halfway(game.rules(game.read_options({"players": 3})))
    public = match.view(None)
    assert match.view(None, public) is public
    seen = match.view(1, public)
    shared = [
        name
        for name in seen.__struct_fields__
        if getattr(seen, name) is getattr(public, name)
    ]
    assert len(shared) >= len(seen.__struct_fields__) - 7
    assert seen == match.view(1) != public


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_sees_is_not_taken_for_what_everybody_sees(game: Game) -> None:
    match = halfway(game.rules(game.read_options({"players": 3})))
    for viewer in (None, 0, 1):
        with pytest.raises(ValueError, match="what seat 0 sees is not for everybody"):
            match.view(viewer, match.view(0))


def test_what_fails_in_the_middle_leaves_no_trace() -> None:
    rules = GAMES[1].rules(GAMES[1].read_options({"players": 3, "start": "preset"}))
    match = Match.new(rules, fast_seed(1))
    while len(match.waiting()) > 1 or match.offer(match.waiting()[0]) is None:
        seat = match.waiting()[0]
        match.play(seat, rules.legal(match.state, seat)[0])
    seat = match.waiting()[0]
    while rules.legal(match.state, seat) != [rules.spelling.read("seal")]:
        match.play(seat, rules.legal(match.state, seat)[0])
    match.state.rng = [SCRIPTED]  # nothing can be drawn: the event cannot be found
    before, entries = rules.dump(match.state), len(match.log.entries)
    with pytest.raises(UnreadableError):
        match.play(seat, "seal")
    assert (rules.dump(match.state), len(match.log.entries)) == (before, entries)


def test_the_seed_is_shown_when_the_game_is_over() -> None:
    match = halfway(samurai())
    assert match.seal == seal(match.seed)
    assert match.revealed_seed is None


def test_the_number_of_a_question_tells_nothing_of_what_others_do() -> None:
    """SHO-PLAN-1: while plans are made, others learn only who has sealed."""
    game = next(known for known in GAMES if known.id == "shogun")
    options = {"players": 3, "start": "preset"}
    rules = game.rules(game.read_options(options))
    busy, quiet = Match.new(rules, fast_seed(1)), Match.new(rules, fast_seed(1))
    for _ in range(4):
        busy.play(1, rules.legal(busy.state, 1)[0])
    for match in (busy, quiet):
        match.play(0, rules.legal(match.state, 0)[0])
    assert busy.offer(0) == quiet.offer(0)
    assert busy.position(0) == quiet.position(0)
    for since in range(len(quiet.events(0)) + 2):
        assert busy.events(0, since) == quiet.events(0, since)


@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_what_is_foretold_to_be_revocable_can_be_taken_back(name: str) -> None:
    game = next(known for known in GAMES if known.id == name)
    rules = game.rules(game.read_options({"players": 3}))
    match, rnd = Match.new(rules, fast_seed(4)), random.Random(4)
    answers = {True: 0, False: 0}
    while not match.is_over:
        seat = rnd.choice(match.waiting())
        action = rnd.choice(rules.legal(match.state, seat))
        foretold = match.is_revocable(seat, action)
        match.play(seat, action)
        answers[foretold] += 1
        if foretold:
            assert match.may_take_back(seat)
            assert seat in match.waiting()
    assert min(answers.values()) > 9


def test_a_match_starts_from_a_position() -> None:
    text = "map aki:A2B1 | slots g1:A-attack | A bushido:2 | do resolution(0)"
    match = Match.from_position(samurai(), text, fast_seed(1))
    assert [type(event).__name__ for event in match.events(None)] == [
        *("ResolutionBegan", "TokenRevealed")
    ]
    assert match.state.rng == fast(1, match.rules.streams)
    recorder = Recorder(match)
    match.play(0, "attack aki B")
    recorder.catch_up()
    assert verify(recorder.text()) == 1


def test_a_number_is_a_seed() -> None:
    assert Match.new(samurai(), 7).digest == Match.new(samurai(), fast_seed(7)).digest


# Several choices of one question


def plan(match: Match, seat: int) -> list[str]:
    """Return a whole plan, the first of everything."""
    rules, s = match.rules, match.rules.copy(match.state)
    found: list[str] = []
    while found[-1:] != ["seal"]:
        choice = rules.choices(s, seat)[0]
        rules.advance(s, seat, choice.id)
        found.append(choice.text)
    return found


def shogun() -> Match:
    rules = GAMES[1].rules(GAMES[1].read_options({"players": 3, "start": "preset"}))
    return Match.new(rules, fast_seed(3))


def test_a_whole_plan_is_one_call() -> None:
    match, other = shogun(), shogun()
    texts = plan(match, 1)
    match.play_all(1, texts)
    for text in texts:
        other.play(1, text)
    assert match.digest == other.digest
    assert match.waiting() == (0, 2)


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda texts: [*texts[:3], texts[0]], "card-is-laid"),
        (lambda texts: [*texts, "seal"], "not-one-choice"),
        (lambda texts: [texts[0], "seal"], "plan-unfinished"),
    ],
)
def test_a_plan_is_played_as_a_whole_or_not_at_all(
    spoil: Callable[[list[str]], list[str]], key: str
) -> None:
    match = shogun()
    before = match.digest, match.rules.dump(match.state)
    with pytest.raises(IllegalActionError) as refused:
        match.play_all(0, spoil(plan(match, 0)))
    assert refused.value.key == key
    assert (match.digest, match.rules.dump(match.state)) == before


def test_nobody_can_try_out_what_chance_brings() -> None:
    """Were the second one tried, its refusal would tell what the first one brings."""
    rules = samurai()
    text = "map aki:A2B2 | slots g1:A-attack | A bushido:2 | do resolution(0)"
    match = Match.from_position(rules, text, fast_seed(1))
    with pytest.raises(IllegalActionError, match="are not one secret choice"):
        match.play_all(0, ["attack aki B", "attack aki B"])
    match.play_all(0, ["attack aki B"])
    assert len(match.inputs) == 1
