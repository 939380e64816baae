"""Planted faults: rules broken on purpose, each of which a law must catch.

A law that no fault here offends proves nothing; the last test sees to that.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from sengoku.core import rng
from sengoku.core.choices import Choice
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Entry, Event, Log
from sengoku.core.flow import DONE, Reason, Step, push, reason
from sengoku.core.rows import row
from sengoku.core.rules import Question
from sengoku.core.seats import Seat, Viewer
from sengoku.samurai import effects, events, steps
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observation import OWN, Observation
from sengoku.samurai.options import VARIANTS, Options
from sengoku.samurai.rules.destiny import DestinyStep
from sengoku.samurai.rules.harvest import HarvestStep
from sengoku.samurai.rules.placement import PlacementStep
from sengoku.samurai.rules.setup import STREAMS
from sengoku.samurai.space import (
    DECLINE_ID,
    PASS_ID,
    PLACE,
)
from sengoku.samurai.state import NONE, VISIBILITY, State
from sengoku.samurai.vocabulary import ORDER_WORDS, REGION_WORDS
from sengoku.testing import laws
from sengoku.testing import samurai as samurai_testing
from sengoku.testing.samurai import scramble, unscrambled, without_visibility
from tests.planted import SEEDS, Fault, Planted, is_caught, name

pytestmark = pytest.mark.games


class Broken(Planted[State, Observation], SamuraiRules):
    """Rules with everything in play; subclasses break one thing."""

    def __init__(self) -> None:
        super().__init__(Options(3, "standard", VARIANTS))
        self.plant()


def hidden_slot(s: State, viewer: Viewer) -> int:
    """Return a slot with a token that *viewer* may not look at, or ``NONE``."""
    for slot, owner in enumerate(s.owner):
        if owner not in (NONE, viewer) and not s.face_up[slot]:
            return slot
    return NONE


# ── Leaks ─────────────────────────────────────────────────────────────────────


class ObservedOrder(Broken):
    """An observation shows the face-down order of another."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        return msgspec.structs.replace(seen, order=tuple(s.order))


class ObservedDeck(Broken):
    """An observation has the region of the top card in the size of the deck."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        top = s.deck[-1] if s.deck else 0
        return msgspec.structs.replace(seen, deck_size=seen.deck_size + 100 * top)


class ObservedHands(Broken):
    """An observation has a sum over hidden cards."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        return msgspec.structs.replace(seen, hand_size=tuple(s.hand[: s.seats]))


class ObservedMountain(Broken):
    """An observation says which mountains are worth the trip."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        return msgspec.structs.replace(seen, mountain=tuple(e > 0 for e in s.mountain))


class ObservedTodo(Broken):
    """The work still to do holds what comes out of a face-down token."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        slot = hidden_slot(s, viewer)
        extra = () if slot == NONE else (steps.TURN, 0, s.order[slot])
        return msgspec.structs.replace(seen, stack=(*extra, *seen.stack))


class OfferBySealedCard(Broken):
    """An offer leaves out a card that another has sealed already."""

    step = steps.DESTINY

    def row(self, usual: Step[State]) -> Step[State]:
        return Jealous(False)


class Jealous(DestinyStep):
    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        ids = super().legal(s, seat, arg)
        others = [ids[0] + card for card in s.committed if card != NONE]
        return [action for action in ids if action not in others] or ids


class ReasonWithOrder(Broken):
    """The reason why a slot is taken says what lies there."""

    step = steps.PLACEMENT

    def row(self, usual: Step[State]) -> Step[State]:
        assert isinstance(usual, PlacementStep)
        return Chatty(usual.slots, usual.prices, usual.limit)


class Chatty(PlacementStep):
    def why_not(self, s: State, seat: int, arg: int, action: int) -> Reason:
        why = super().why_not(s, seat, arg, action)
        if action in PLACE:
            slot = PLACE.args(action)[1]
            return Reason(why.key, why.rule, {**why.facts, "order": s.order[slot]})
        return why


class RefusalWithDeck(Broken):
    """The text of a refusal names the next card."""

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        try:
            super().play(s, seat, action, log)
        except IllegalActionError as error:
            detail = f"{error.detail} {s.deck[-1:]}"
            raise IllegalActionError(error.key, error.rule, detail) from None


class RefusalKeyByHand(Broken):
    """Which reason is given depends on the cards of another."""

    def explain(self, s: State, seat: Seat, action: int) -> Reason | None:
        why = super().explain(s, seat, action)
        if why is not None and s.hand[(seat + 1) % s.seats * 4]:
            return reason("not-now", why.rule)
        return why


class PriceByOrder(Broken):
    """A cover costs more where an attack lies hidden somewhere."""

    step = steps.PLACEMENT

    def row(self, usual: Step[State]) -> Step[State]:
        assert isinstance(usual, PlacementStep)
        return Dear(usual.slots, usual.prices, usual.limit)


class Dear(PlacementStep):
    def price(self, s: State, seat: int, arg: int, action: int) -> dict[str, int]:
        slot = hidden_slot(s, seat)
        usual = super().price(s, seat, arg, action)
        return usual if slot == NONE else {"bushido": 1 + s.order[slot]}


class RuleByDeck(Broken):
    """The rule behind a choice depends on the deck."""

    def describe(self, s: State, seat: Seat, ids: Sequence[int]) -> list[Choice]:
        return [
            msgspec.structs.replace(found, rule=f"{found.rule}{s.deck[:1]}")
            for found in super().describe(s, seat, ids)
        ]


class QuestionWithToken(Broken):
    """A question brings the effect of a mountain along."""

    def question(self, s: State, seat: Seat) -> Question | None:
        asked = super().question(s, seat)
        if asked is None:
            return None
        return Question(asked.key, asked.rule, {**asked.facts, "m1": s.mountain[0]})


class TextWithTokens(Broken):
    """A position for one viewer has the hidden tokens in it."""

    def dump_seen(self, s: State, viewer: Viewer) -> str:
        slot = hidden_slot(s, viewer)
        said = "" if slot == NONE else f" | {ORDER_WORDS[s.order[slot]]}"
        return super().dump_seen(s, viewer) + said


class TextOfAnother(Broken):
    """A position for one viewer has the cards of the next in it."""

    def dump_seen(self, s: State, viewer: Viewer) -> str:
        other = 0 if viewer is None else (viewer + 1) % s.seats
        return super().dump_seen(s, other)


class DrawnForAll(Broken):
    """Everybody reads which card somebody drew."""

    def told(self, entry: Entry) -> Entry:
        shown = isinstance(entry.event, events.CardDrawn)
        return Entry(entry.event) if shown else entry


class PlacedForAll(Broken):
    """Everybody reads which order was placed."""

    def told(self, entry: Entry) -> Entry:
        shown = isinstance(entry.event, events.OrderPlaced)
        return Entry(entry.event) if shown else entry


class CommittedForAll(Broken):
    """Everybody reads which card was committed."""

    def told(self, entry: Entry) -> Entry:
        shown = isinstance(entry.event, events.CardCommitted)
        return Entry(entry.event) if shown else entry


class EventWithOrder(Broken):
    """An event of a placement, seen by all, has the hidden order among its facts."""

    def told(self, entry: Entry) -> Entry:
        if isinstance(entry.event, events.OrderPlaced):
            shared = events.TokenPlaced(entry.event.seat, entry.event.order)
            return Entry(entry.event, entry.audience, shared)
        return entry


class EventByMountain(Broken):
    """Declining is told differently where a mountain hides something."""

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        luck = s.mountain[0] > 2
        super().advance(s, seat, action, log)
        if luck and log is not None:
            log.add(events.Declined(seat, "luck"))


class MoveByHidden(Broken):
    """What a choice does depends on a card nobody has seen."""

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        due = bool(s.deck) and s.deck[0] == 1
        super().advance(s, seat, action, log)
        if due and s.stack:
            effects.score_shrines(s, seat, 1, log)


class FinalByHidden(Broken):
    """Whether a choice can be taken back depends on another's hand."""

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        rich = s.hand[(seat + 1) % s.seats * 4] > 0
        super().advance(s, seat, action, log)
        if rich and log is not None:
            other = (seat + 1) % s.seats
            log.add_secret(events.CardDrawn(other, 0), other, None)


# ── Other faults ──────────────────────────────────────────────────────────────


class Unlogged(Broken):
    """A harvest also gives a point, which no event tells."""

    step = steps.HARVEST

    def row(self, usual: Step[State]) -> Step[State]:
        assert isinstance(usual, HarvestStep)
        return Generous(usual.board, usual.supply, usual.reaping)


class Generous(HarvestStep):
    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        s.score[seat] += 1
        return super().apply(s, seat, arg, action, log)


class Silent(Broken):
    """Payments happen without an event."""

    def told(self, entry: Entry) -> Entry | None:
        return None if isinstance(entry.event, events.ResourcePaid) else entry


class FirstComesFirst(Broken):
    """The first to commit a card is the first player."""

    step = steps.DESTINY

    def row(self, usual: Step[State]) -> Step[State]:
        return Racing(False)


class Racing(DestinyStep):
    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        if all(card == NONE for card in s.committed):
            order = [(seat + turn) % s.seats for turn in range(s.seats)]
            effects.set_turn_order(s, order, log)
        return super().apply(s, seat, arg, action, log)


class DrawsEarly(Broken):
    """A random number is drawn for every card that is committed."""

    step = steps.DESTINY

    def row(self, usual: Step[State]) -> Step[State]:
        return Drawing(False)


class Drawing(DestinyStep):
    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        s.neutral = s.neutral[:]  # copies of a state share it
        s.neutral[seat] = rng.below(s.rng, 0, 4)
        return super().apply(s, seat, arg, action, log)


class ForgottenCard(Broken):
    """Whoever imagines a game forgets the cards that were played."""

    def imagine(self, seen: Observation, source: list[int]) -> State:
        played = (0,) * len(REGION_WORDS)
        return super().imagine(msgspec.structs.replace(seen, played=played), source)


class StuckImagination(Broken):
    """An imagined game asks the wrong seat."""

    def imagine(self, seen: Observation, source: list[int]) -> State:
        s = super().imagine(seen, source)
        s.stack.waiting = 1
        return s


class SharedList(Broken):
    """A copy shares a list with its original."""

    def copy(self, s: State) -> State:
        new = s.copy()
        new.tokens = s.tokens
        return new


class LostField(Broken):
    """A position as text forgets who was covered."""

    def dump(self, s: State) -> str:
        words = super().dump(s).split()
        return " ".join(word for word in words if not word.startswith("covers:"))


class OfferedTwice(Broken):
    """An offer has an action twice."""

    def legal(self, s: State, seat: Seat) -> list[int]:
        ids = super().legal(s, seat)
        return [*ids, *ids[:1]]


class OfferedInVain(Broken):
    """Declining is offered where it is refused."""

    def legal(self, s: State, seat: Seat) -> list[int]:
        ids = super().legal(s, seat)
        return [*ids, DECLINE_ID] if ids and DECLINE_ID not in ids else ids

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        if action not in super().legal(s, seat):
            raise IllegalActionError("not-offered")
        super().advance(s, seat, action, log)

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        if action in super().legal(s, seat):
            super().advance(s, seat, action, log)


class AcceptedUnasked(Broken):
    """Passing is accepted at any time."""

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        if action != PASS_ID or action in self.legal(s, seat):
            super().play(s, seat, action, log)


class RefusedWithTraces(Broken):
    """A refused choice costs the turn order."""

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        if action not in self.legal(s, seat):
            s.turn_order = s.turn_order[::-1]
        super().play(s, seat, action, log)


class NoReason(Broken):
    """A refusal names no rule."""

    def explain(self, s: State, seat: Seat, action: int) -> Reason | None:
        why = super().explain(s, seat, action)
        return None if why is None else reason(why.key, "")


class CheckedOtherwise(Broken):
    """A checked choice has another effect than an unchecked one."""

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        super().play(s, seat, action, log)
        s.score[seat] += 1


class LoggedOtherwise(Broken):
    """The game goes differently when somebody listens."""

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        super().advance(s, seat, action, log)
        if log is not None:
            s.general[0] -= 1


class GivesIdsTwice(Broken):
    """Two ids have the same text."""

    def __init__(self) -> None:
        super().__init__()
        self.spelling = Mumbled(self.spelling)  # type: ignore[assignment]


class Mumbled:
    def __init__(self, usual: Any) -> None:
        self.usual = usual

    def spell(self, action: int) -> str:
        return str(self.usual.spell(max(action, 1)))

    def read(self, text: str) -> int:
        return int(self.usual.read(text))


class Endless(Broken):
    """A harvest is asked again and again."""

    step = steps.HARVEST

    def row(self, usual: Step[State]) -> Step[State]:
        assert isinstance(usual, HarvestStep)
        return Hungry(usual.board, usual.supply, usual.reaping)


class Hungry(HarvestStep):
    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        push(s, steps.HARVEST, 1 << seat, arg)
        return DONE


class Moody(Broken):
    """The same choices lead somewhere else in the next game."""

    games = 0

    def start(self, seed: int | str, log: Log | None = None) -> State:
        self.games += 1
        s = super().start(seed, log)
        s.general[0] += self.games
        return s


class SeedIgnored(Broken):
    """Every game has the same cards."""

    def start(self, seed: int | str, log: Log | None = None) -> State:
        return super().start("fast-1:0", log)


class NothingIsFinal(Broken):
    """A card that was drawn can be put back by taking back."""

    def told(self, entry: Entry) -> Entry:
        if entry.event.final:
            return Entry(Undone("final" if entry.event.reveals else ""))
        return entry


class Undone(Event, frozen=True, tag="undone"):
    reveals = True

    was: str


class BackToElsewhere(Broken):
    """A copy, and so what is taken back, forgets the travellers."""

    def copy(self, s: State) -> State:
        new = s.copy()
        new.covers = row(len(s.covers))
        new.travellers = row(len(s.travellers))
        return new


class DrawnAnew(Broken):
    """Whoever goes back and on again draws other cards: the source is outside."""

    draws = 0

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        self.draws += 1
        s.rng = rng.fast(self.draws, STREAMS)
        super().advance(s, seat, action, log)


class OwnForgotten(Broken):
    """Built on what everybody sees, an observation lacks the seat's own hand."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        return seen if public is None else msgspec.structs.replace(seen, hand=None)


class OwnNotNamed(Broken):
    """A seat sees its own tokens, in a field that is said to be the same for all."""

    own = tuple(field for field in OWN if field != "tokens")


class OtherRevision(Broken):
    """The engine writes files that it does not read."""

    @property
    def revision(self) -> int:
        return super().revision + 1


class SpeltOtherwise(Broken):
    """The rules that write a file are not those that read it."""

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        super().advance(s, seat, action, log)
        s.score[seat] += 1


# ── Each is caught ────────────────────────────────────────────────────────────


secrets: laws.Law = functools.partial(  # as the other tests use it
    laws.nobody_can_learn_what_is_hidden, scramble=scramble, share=0.01
)

LEAKS = [
    Fault(ObservedOrder, secrets),
    Fault(ObservedDeck, secrets),
    Fault(ObservedHands, secrets),
    Fault(ObservedMountain, secrets),
    Fault(ObservedTodo, secrets),
    Fault(OfferBySealedCard, secrets),
    Fault(ReasonWithOrder, secrets),
    Fault(RefusalWithDeck, secrets),
    Fault(RefusalKeyByHand, secrets),
    Fault(PriceByOrder, secrets),
    Fault(RuleByDeck, secrets),
    Fault(QuestionWithToken, secrets),
    Fault(TextWithTokens, secrets),
    Fault(TextOfAnother, secrets),
    Fault(DrawnForAll, secrets),
    Fault(EventByMountain, secrets),
    Fault(MoveByHidden, secrets),
    Fault(FinalByHidden, secrets),
    Fault(PlacedForAll, laws.what_looks_the_same_is_told_the_same),
    Fault(EventWithOrder, laws.what_looks_the_same_is_told_the_same),
    Fault(CommittedForAll, laws.a_simultaneous_choice_tells_the_others_nothing),
]

FAULTS = [
    Fault(Unlogged, laws.events_explain_every_visible_change),
    Fault(Silent, laws.events_explain_every_visible_change),
    Fault(FirstComesFirst, laws.simultaneous_choices_commute),
    Fault(DrawsEarly, laws.simultaneous_choices_commute),
    Fault(ForgottenCard, laws.an_imagined_game_looks_the_same),
    Fault(StuckImagination, laws.an_imagined_game_looks_the_same),
    Fault(SharedList, laws.a_copy_is_equal_and_independent),
    Fault(LostField, laws.a_position_survives_writing_and_reading),
    Fault(OfferedTwice, laws.whatever_is_offered_is_accepted),
    Fault(OfferedInVain, laws.whatever_is_offered_is_accepted),
    Fault(AcceptedUnasked, laws.whatever_is_not_offered_is_refused),
    Fault(RefusedWithTraces, laws.whatever_is_not_offered_is_refused),
    Fault(NoReason, laws.whatever_is_not_offered_is_refused),
    Fault(CheckedOtherwise, laws.advance_does_what_play_does),
    Fault(LoggedOtherwise, laws.advance_does_what_play_does),
    Fault(GivesIdsTwice, laws.action_ids_are_dense_and_reversible),
    Fault(Endless, laws.every_game_ends),
    Fault(Moody, laws.the_same_seed_and_choices_give_the_same_game),
    Fault(SeedIgnored, laws.the_same_seed_and_choices_give_the_same_game),
    Fault(NothingIsFinal, laws.taking_back_restores_the_position),
    Fault(BackToElsewhere, laws.taking_back_restores_the_position),
    Fault(DrawnAnew, laws.a_table_that_goes_back_can_go_the_same_way_again),
    Fault(OwnForgotten, laws.a_seat_sees_what_everybody_sees_and_its_own),
    Fault(OwnNotNamed, laws.a_seat_sees_what_everybody_sees_and_its_own),
    Fault(OtherRevision, laws.a_replay_verifies),
    Fault(SpeltOtherwise, laws.a_replay_verifies),
]


@pytest.mark.parametrize(("rules", "law"), LEAKS, ids=name)
def test_a_leak_is_caught(rules: type[Broken], law: laws.Law) -> None:
    assert is_caught(Fault(rules, law)), f"not noticed: {rules.__doc__}"


@pytest.mark.parametrize(("rules", "law"), FAULTS, ids=name)
def test_a_fault_is_caught(rules: type[Broken], law: laws.Law) -> None:
    assert is_caught(Fault(rules, law)), f"not noticed: {rules.__doc__}"


@pytest.mark.parametrize("law", [*laws.LAWS, secrets], ids=name)
def test_without_a_fault_the_same_law_holds(law: laws.Law) -> None:
    for seed in SEEDS:
        law(Broken(), seed)


def test_a_field_without_visibility_is_caught() -> None:
    class Marked(State):  # type: ignore[misc]
        __slots__ = ("secret_plan",)

    assert without_visibility(Marked(2)) == {"secret_plan"}
    assert without_visibility(State(2)) == set()


def test_a_hidden_field_that_is_not_scrambled_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        samurai_testing, "VISIBILITY", {**VISIBILITY, "plan": "owner", "fate": "secret"}
    )
    assert unscrambled() == {"plan", "fate"}


def test_every_law_has_a_fault_that_it_catches() -> None:
    tried: set[Callable[..., None]] = {fault.law for fault in LEAKS + FAULTS}
    assert tried >= {*laws.LAWS} - {laws.a_tampered_replay_names_its_line}
    assert secrets in tried
