"""A match: question numbers, stale answers, changes of mind, undoing."""

import pytest

from sengoku.core.errors import IllegalActionError, StaleError, UnreadableError
from sengoku.core.events import ChoiceTakenBack, Entry, Event, GameRewound, Log
from sengoku.core.stack import Stack
from sengoku.match import TABLE, Input, Match, Snapshot
from tests.toy.events import CardSealed, CardsShown, SealBroken, SomethingSealed
from tests.toy.game import Bluff
from tests.toy.steps import POINT, Roll, Seal, Unseal

TWO, FIVE, TEN, ACE = range(4)


def begun() -> Match:
    return Match.new(Bluff(), "fast-1:1")


def at(match: Match, seat: int) -> int:
    offer = match.offer(seat)
    assert offer is not None
    return offer.at


def shown(*cards: int) -> Match:
    """Return a match after the first cards were shown."""
    match = begun()
    for seat, card in enumerate(cards):
        match.play(seat, Seal(card))
    return match


# Answers


def test_an_action_may_be_an_id_a_text_or_a_value() -> None:
    match = begun()
    match.play(0, 2)
    match.play(1, "seal five")
    match.play(2, Seal(ACE))
    assert [given.do for given in match.inputs] == ["seal ten", "seal five", "seal ace"]


def test_an_answer_to_an_older_question_is_stale() -> None:
    match = shown(TWO, FIVE, ACE)
    first = at(match, 2)
    match.play(2, Roll(), at=first)
    with pytest.raises(StaleError, match=f"question {first}, which is outdated"):
        match.play(2, Seal(TWO), at=first)
    match.play(2, Seal(TWO), at=at(match, 2))


def test_an_answer_to_a_question_that_was_not_asked_is_stale() -> None:
    match = begun()
    ahead = at(match, 0) + 57
    with pytest.raises(StaleError, match=f"question {ahead} was never put to seat 0"):
        match.play(0, Seal(TWO), at=ahead)


def test_an_answer_without_a_number_is_for_whatever_is_asked() -> None:
    match = begun()
    match.play(0, Seal(TWO))
    assert match.number == 1


def test_questions_of_a_simultaneous_choice_stay_what_they_are() -> None:
    """Others may answer meanwhile: the number of one's own question is the same."""
    match = begun()
    before = at(match, 0)
    match.play(1, Seal(TWO))
    match.play(2, Seal(FIVE))
    assert at(match, 0) == before
    match.play(0, Seal(ACE), at=before)


def test_every_new_question_has_a_new_number() -> None:
    match = shown(TWO, FIVE, ACE)
    numbers = [at(match, 2)]
    match.play(2, "leave")
    numbers.append(at(match, 2))
    for seat in range(3):
        match.play(seat, match.rules.legal(match.state, seat)[0])
    numbers.append(at(match, match.waiting()[0]))
    assert numbers[0] < numbers[1]


def test_who_is_not_asked_has_no_offer() -> None:
    match = shown(TWO, FIVE, ACE)
    assert match.offer(0) is None
    assert match.waiting() == (2,)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    match = begun()
    for call in (match.offer, match.take_back, lambda at: match.play(at, Seal(0))):
        with pytest.raises(IllegalActionError):
            call(seat)


@pytest.mark.parametrize("action", [-1, 99, "", "sing", "seal"])
def test_an_action_that_is_none_is_refused(action: int | str) -> None:
    match = begun()
    before = match.digest
    with pytest.raises(UnreadableError):
        match.play(0, action)
    assert (match.digest, match.number, match.inputs) == (before, 0, [])


def test_a_refused_choice_leaves_no_trace() -> None:
    match = shown(TWO, FIVE, ACE)
    before = match.digest, match.number, len(match.log.entries), at(match, 2)
    for seat, action in ((0, Roll()), (2, Seal(TWO)), (1, Unseal())):
        with pytest.raises(IllegalActionError):
            match.play(seat, action)
    assert before == (match.digest, match.number, len(match.log.entries), at(match, 2))


def test_what_was_revealed_stands_beside_the_input() -> None:
    match = shown(TWO, FIVE, ACE)
    assert match.inputs[1] == Input(1, "seal five")
    assert match.inputs[2] == Input(2, "seal ace", (CardsShown((TWO, FIVE, ACE)),))


def test_the_running_hash_knows_events_and_their_audience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told_to(seat: int) -> str:
        def add(log: Log, event: Event, _: int, shared: Event | None) -> None:
            log.entries.append(Entry(event, 1 << seat, shared))

        monkeypatch.setattr(Log, "add_secret", add)
        match = begun()
        match.play(0, Seal(ACE))
        return match.digest

    assert told_to(0) == told_to(0) != told_to(1)


# Changes of mind


def test_a_choice_can_be_revised_until_the_last_is_in() -> None:
    match = begun()
    match.play(0, Seal(ACE))
    offer = match.offer(0)
    assert offer is not None
    assert offer.choices == ()
    assert [found.action for found in offer.revisions] == [Unseal()]
    match.play(0, Unseal())
    assert match.waiting() == (0, 1, 2)
    assert match.events(1) == [SomethingSealed(0), SealBroken(0)]
    match.play(0, Seal(TWO))
    assert match.events(0)[-1] == CardSealed(0, TWO)


def test_who_revises_gets_a_new_question_and_nobody_else_does() -> None:
    match = begun()
    numbers = at(match, 0), at(match, 1)
    match.play(0, Seal(ACE))
    match.play(0, Unseal())
    assert at(match, 0) != numbers[0]
    assert at(match, 1) == numbers[1]


# Taking back


def test_a_choice_can_be_taken_back_until_somebody_else_chooses() -> None:
    match = begun()
    match.play(0, Seal(ACE))
    assert match.may_take_back(0)
    match.play(1, Seal(TWO))
    assert not match.may_take_back(0)
    with pytest.raises(IllegalActionError, match="another player has chosen"):
        match.take_back(0)
    assert match.may_take_back(1)


def test_taking_back_is_an_input_and_an_event() -> None:
    match = begun()
    start, first = match.digest, match.rules.dump(match.state)
    match.play(0, Seal(ACE))
    match.take_back(0)
    assert match.rules.dump(match.state) == first
    assert match.inputs[-1] == Input(0, "take-back")
    assert match.events(1)[-1] == ChoiceTakenBack(0, 1)
    assert match.digest != start, "the running hash knows that something was taken back"


def test_several_choices_are_taken_back_one_by_one() -> None:
    rules = Bluff()
    s = rules.start("fast-1:1")
    s.stack = Stack([POINT, 0b100, 3])
    match = Match.restore(rules, "fast-1:1", Snapshot(0, rules.dump(s), ""))
    positions = []
    for _ in range(3):
        positions.append(rules.dump(match.state))
        match.play(2, "point A once")
    assert match.is_over
    while positions:
        match.take_back(2)
        assert rules.dump(match.state) == positions.pop()
    assert not match.may_take_back(2)


def test_what_is_final_cannot_be_taken_back() -> None:
    match = shown(TWO, FIVE, ACE)
    assert not any(match.may_take_back(seat) for seat in range(3))
    match.play(2, Roll())
    with pytest.raises(IllegalActionError, match="something was revealed"):
        match.take_back(2)


def test_taking_back_leaves_the_questions_of_the_others_alone() -> None:
    """They may be about to answer; and they need not learn how often it happened."""
    match = begun()
    own, other = at(match, 0), at(match, 1)
    match.play(0, Seal(ACE))
    match.take_back(0)
    assert at(match, 0) != own
    assert at(match, 1) == other
    match.play(1, Seal(TWO), at=other)


def test_an_answer_given_before_taking_back_is_stale() -> None:
    match = begun()
    old = at(match, 0)
    match.play(0, Seal(ACE), at=old)
    match.take_back(0)
    with pytest.raises(StaleError):
        match.play(0, Seal(TWO), at=old)


# Rewinding


def test_a_rewind_is_an_input_and_an_event() -> None:
    match = shown(TWO, FIVE, ACE)
    before = match.rules.dump(match.state), match.digest
    match.play(2, Roll())
    match.rewind(3)
    assert match.rules.dump(match.state) == before[0]
    assert match.digest != before[1]
    assert match.inputs[3:] == [match.input(4), Input(TABLE, "rewind 3")]
    assert [match.events(viewer)[-1] for viewer in (None, 0, 2)] == [GameRewound()] * 3


def test_nothing_is_drawn_anew_after_a_rewind() -> None:
    match = shown(TWO, FIVE, ACE)
    match.play(2, Roll())
    match.rewind(2)
    match.play(2, Seal(ACE))
    match.play(2, Roll())
    assert match.inputs[-1] == match.input(4)
    assert match.inputs[-1].revealed


def test_a_rewind_makes_the_answers_of_all_stale() -> None:
    """Those too who were done at that point and may only think it over."""
    match = shown(TWO, FIVE, ACE)
    match.play(2, "leave")
    old = [at(match, seat) for seat in range(3)]
    match.rewind(1)
    assert match.waiting() == (1, 2)
    for seat, action in enumerate((Unseal(), Seal(TWO), Seal(TWO))):
        with pytest.raises(StaleError):
            match.play(seat, action, at=old[seat])
        match.play(seat, action, at=at(match, seat))


def test_what_was_undone_does_not_stand() -> None:
    match = shown(TWO, FIVE, ACE)
    match.rewind(1)
    match.play(1, Seal(TEN))
    match.take_back(1)
    undone = ChoiceTakenBack(1, 1)
    assert match.live_events(None) == [SomethingSealed(0), GameRewound(), undone]
    assert match.live_events(0) == [CardSealed(0, TWO), GameRewound(), undone]
    assert match.live_events(0, since=1) == [GameRewound(), undone]


def test_a_table_may_go_back_behind_undoings_as_often_as_it_likes() -> None:
    """What they undid is not played again: that would take twice as long each time."""
    match = begun()
    for _ in range(50):
        match.play(0, Seal(ACE))
        match.take_back(0)
        match.play(0, Seal(TWO))
        match.rewind(match.number - 1)
    assert match.number == 200
    match.rewind(match.number - 1)
    match.play(1, Seal(TWO))
    assert match.waiting() == (2,)


def test_a_resumed_match_goes_back_as_far_as_it_knows() -> None:
    match = shown(TWO, FIVE, ACE)
    resumed = Match.restore(match.rules, match.seed, match.snapshot())
    for one in (match, resumed):
        one.play(2, Roll())
        one.rewind(3)
    assert (resumed.state, resumed.snapshot()) == (match.state, match.snapshot())
    before = resumed.snapshot()
    with pytest.raises(IllegalActionError, match="resumed after input 3; the state af"):
        resumed.rewind(2)
    assert resumed.snapshot() == before


# Views


def test_views_keep_what_is_sealed() -> None:
    match = begun()
    match.play(0, Seal(ACE))
    assert match.events(0) == [CardSealed(0, ACE)]
    assert match.events(None) == [SomethingSealed(0)]
    assert match.events(1, since=1) == []
    assert match.position(1) != match.position(0)
    why = match.explain(0, 0)
    assert why is not None
    assert why.rule == "TOY-5"
    assert match.explain(1, 0) is None


def test_a_match_ends_with_an_outcome() -> None:
    match = begun()
    assert match.outcome() is None
    while not match.is_over:
        seat = match.waiting()[0]
        match.play(seat, match.rules.legal(match.state, seat)[-1])
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == 3
