"""Planted faults in Shogun: rules broken on purpose, each of which a law must catch.

Above all in plans, which are laid in secret, part by part, and can be thought over.
"""

import functools
from collections.abc import Callable, Sequence

import msgspec
import pytest

from sengoku.core import rng
from sengoku.core.choices import Choice, Choices
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import ChoiceTakenBack, Entry, Event, Log
from sengoku.core.flow import Reason, Step, reason
from sengoku.core.rows import row
from sengoku.core.rules import Question
from sengoku.core.seats import Seat, Viewer, size
from sengoku.match import Match
from sengoku.shogun import effects, events, steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.observation import OWN, Observation
from sengoku.shogun.options import Options
from sengoku.shogun.rows import fields_of
from sengoku.shogun.rules.planning import PlanningStep
from sengoku.shogun.rules.setup import BID_TIES
from sengoku.shogun.space import (
    ASSIGN,
    CLEAR,
    SEAL_ID,
    UNSEAL_ID,
)
from sengoku.shogun.state import NONE, VISIBILITY, State
from sengoku.shogun.vocabulary import CHEST_0, FIELD_BID, FIELDS, MAX_SEATS
from sengoku.testing import laws
from sengoku.testing import shogun as shogun_testing
from sengoku.testing.shogun import scramble, unscrambled, without_visibility
from tests.planted import SEEDS, Fault, Planted, is_caught, name

pytestmark = pytest.mark.games


class Broken(Planted[State, Observation], ShogunRules):
    """A small table with a court; subclasses break one thing."""

    def __init__(self) -> None:
        super().__init__(Options(3, "sun", "preset", ("court", "generals")))
        self.plant()


class BrokenPlanning(Broken):
    """Subclasses break the step in which plans are made."""

    step = steps.PLANNING
    planning: type[PlanningStep]

    def row(self, usual: Step[State]) -> Step[State]:
        assert isinstance(usual, PlanningStep)
        return self.planning(usual.fields, usual.tower_cards)


def is_planning(s: State) -> bool:
    return bool(s.stack) and s.stack.step == steps.PLANNING


def other(s: State, viewer: Viewer) -> int:
    """Return a seat that *viewer* is not."""
    return 0 if viewer is None else (viewer + 1) % s.seats


def mat_of(s: State, seat: int) -> list[int]:
    return [*s.mat[fields_of(seat)]]


# ── Leaks in what is seen ─────────────────────────────────────────────────────


class ObservedPlan(Broken):
    """An observation shows the cards another has laid so far."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        mats = tuple(s.mat[: s.seats * FIELDS])
        return msgspec.structs.replace(seen, mat=mats) if is_planning(s) else seen


class ObservedFields(Broken):
    """An observation shows which fields are covered while plans are made."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        covered = tuple(effects.covered(s, seat) for seat in range(s.seats))
        return msgspec.structs.replace(seen, covered=covered)


class ObservedProgress(Broken):
    """An observation tells how far the others are."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        far = tuple(FIELDS - mat_of(s, seat).count(NONE) for seat in range(s.seats))
        return msgspec.structs.replace(seen, revolts=far) if is_planning(s) else seen


class ObservedFaceDown(Broken):
    """An observation shows the face-down cards of plans that are laid."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        mats = tuple(s.mat[: s.seats * FIELDS])
        return seen if is_planning(s) else msgspec.structs.replace(seen, mat=mats)


class ObservedHand(Broken):
    """An observation tells which cards stayed in another's hand."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        cards = mat_of(s, other(s, viewer))
        gained = tuple(int(p in cards) for p in range(len(s.gained)))
        return msgspec.structs.replace(seen, gained=gained)


class ObservedRow(Broken):
    """An observation has the hidden half of the row."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        return msgspec.structs.replace(seen, row=tuple(s.row))


class ObservedPile(Broken):
    """An observation has an event that comes next year."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        top = 1 << s.event_pile[-1]
        return msgspec.structs.replace(seen, events_gone=seen.events_gone | top)


class ObservedFavour(Broken):
    """An observation tells whether the best favour is near the top of its pile."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        near = int(21 in s.favour_pile[-6:])
        return msgspec.structs.replace(seen, favours_gone=seen.favours_gone | near)


class ObservedLuck(Broken):
    """An observation has a bit of the random numbers."""

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        seen = super().observe(s, viewer, public)
        return msgspec.structs.replace(seen, year=s.year + 10 * (s.rng[3] & 1))


class TextWithPlan(Broken):
    """A position for one viewer has all the plans in it."""

    def dump_seen(self, s: State, viewer: Viewer) -> str:
        mat = self.dump(s).partition("| mat ")[2].partition(" | ")[0]
        return f"{super().dump_seen(s, viewer)} | {mat}"


class TextOfAnother(Broken):
    """A position for one viewer is what the next one sees."""

    def dump_seen(self, s: State, viewer: Viewer) -> str:
        return super().dump_seen(s, other(s, viewer))


# ── Leaks in offers and refusals ──────────────────────────────────────────────


class Jealous(PlanningStep):
    def empty(self, s: State, seat: int) -> int:
        fields, taken = super().empty(s, seat), mat_of(s, other(s, seat))
        return sum(1 << f for f in each(fields) if taken[f] == NONE) or fields


def each(fields: int) -> list[int]:
    return [field for field in range(FIELDS) if fields >> field & 1]


class OfferByPlan(BrokenPlanning):
    """An offer leaves out the fields another has covered."""

    planning = Jealous


class RevisionByPlan(Broken):
    """Who has sealed may think again only if another has bid already."""

    def offered(self, s: State, seat: Seat) -> tuple[Choices, Choices]:
        bid = s.card_on(other(s, seat), FIELD_BID)
        choices, revisions = super().offered(s, seat)
        return choices, revisions if bid != NONE else Choices.of(())


class QuestionWithRow(Broken):
    """A question brings the next hidden action along."""

    def question(self, s: State, seat: Seat) -> Question | None:
        asked = super().question(s, seat)
        if asked is None or s.row_shown in (0, len(s.row)):
            return asked
        return Question(asked.key, asked.rule, {"next": s.row[s.row_shown]})


class PriceByPlan(Broken):
    """What a choice costs depends on another's face-down cards."""

    def describe(self, s: State, seat: Seat, ids: Sequence[int]) -> list[Choice]:
        dear = sum(mat_of(s, other(s, seat))) % 2
        return [
            msgspec.structs.replace(found, price={"chests": 1 + dear})
            for found in super().describe(s, seat, ids)
        ]


class Chatty(PlanningStep):
    def why_not_in_hand(self, s: State, seat: int, card: int) -> Reason:
        why = super().why_not_in_hand(s, seat, card)
        at = [*s.mat].index(card) % FIELDS if card in s.mat else NONE
        return Reason(why.key, why.rule, {**why.facts, "field": at})


class ReasonWithField(BrokenPlanning):
    """The reason why a card cannot be laid says where its owner has laid it."""

    planning = Chatty


class ReasonByCard(Broken):
    """Which reason is given depends on a card face down."""

    def explain(self, s: State, seat: Seat, action: int) -> Reason | None:
        why = super().explain(s, seat, action)
        if why is not None and s.card_on(other(s, seat), 0) < 20:
            return reason("not-now", why.rule)
        return why


class RefusalWithFavours(Broken):
    """The text of a refusal names the next favours."""

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        try:
            super().play(s, seat, action, log)
        except IllegalActionError as error:
            detail = f"{error.detail} {s.favour_pile[-3:]}"
            raise IllegalActionError(error.key, error.rule, detail) from None


# ── Leaks in events ───────────────────────────────────────────────────────────


class AssignedForAll(Broken):
    """Everybody reads which card was laid."""

    def told(self, entry: Entry) -> Entry:
        shown = isinstance(entry.event, events.CardAssigned)
        return Entry(entry.event) if shown else entry


class AssignedSomewhere(Broken):
    """Everybody reads that a card was laid, but not which."""

    def told(self, entry: Entry) -> Entry:
        if isinstance(entry.event, events.CardAssigned):
            shared = events.CardAssigned(entry.event.seat, NONE, NONE)
            return Entry(entry.event, entry.audience, shared)
        return entry


class ClearedForAll(Broken):
    """Everybody reads that a card went back to hand."""

    def told(self, entry: Entry) -> Entry:
        shown = isinstance(entry.event, events.CardCleared)
        return Entry(entry.event) if shown else entry


class Boastful(PlanningStep):
    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        rich = s.card_on(seat, FIELD_BID) > CHEST_0
        if action == SEAL_ID and rich and log is not None:
            log.add(events.Declined(seat, "modesty"))
        return super().apply(s, seat, arg, action, log)


class SealedWithBid(BrokenPlanning):
    """The seal tells whether the bid is a good one."""

    planning = Boastful


class Betraying(PlanningStep):
    def finish(self, s: State, arg: int, log: Log | None) -> None:
        super().finish(s, arg, log)
        if log is not None:
            log.add(events.PlansLaid(tuple(s.mat)))


class LaidWithCards(BrokenPlanning):
    """When all have planned, everybody reads the plans."""

    planning = Betraying


class MoveByHidden(Broken):
    """What a choice does depends on an event card nobody has seen."""

    def advance(
        self, s: State, seat: Seat, action: int, log: Log | None = None
    ) -> None:
        due = s.event_pile[-1] > 5
        super().advance(s, seat, action, log)
        if due and s.stack:
            effects.gain_points(s, seat, 1, "SHO-END-1", log)


# ── Faults in thinking over ───────────────────────────────────────────────────


class Forgetful(PlanningStep):
    def revise(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> None:
        super().revise(s, seat, arg, action, log)
        if action == UNSEAL_ID:
            effects.clear_field(s, seat, FIELD_BID, log)


class UnsealClears(BrokenPlanning):
    """Who thinks again has to lay the bid again."""

    planning = Forgetful


class Silent(PlanningStep):
    def revise(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> None:
        super().revise(s, seat, arg, action, None)


class RevisedInSilence(BrokenPlanning):
    """Who takes a card off the mat is not told so."""

    planning = Silent


class Stubborn(PlanningStep):
    def revisions(self, s: State, seat: int, arg: int) -> list[int]:
        ids = super().revisions(s, seat, arg)
        return [action for action in ids if action != CLEAR.id(FIELD_BID)]


class BidIsFinal(BrokenPlanning):
    """A bid cannot be taken back, though everything else can."""

    planning = Stubborn


class Racing(PlanningStep):
    def apply(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        if action == SEAL_ID:
            s.chests[seat] += size(s.stack.waiting)
        return super().apply(s, seat, arg, action, log)


class FirstSealCounts(BrokenPlanning):
    """Whoever seals earlier is paid more."""

    planning = Racing


class Drawing(PlanningStep):
    def revise(
        self, s: State, seat: int, arg: int, action: int, log: Log | None
    ) -> None:
        super().revise(s, seat, arg, action, log)
        rng.below(s.rng, BID_TIES, 9)


class DrawsEarly(BrokenPlanning):
    """A random number is drawn whenever somebody thinks again."""

    planning = Drawing


class Careless(PlanningStep):
    def kept_for_bid(self, s: State, seat: int, possible: int) -> int:
        return 0

    def legal(self, s: State, seat: int, arg: int) -> list[int]:
        ids = super().legal(s, seat, arg)
        if ids == [SEAL_ID]:
            return [] if self.hand(s, seat) and self.empty_fields(s, seat) else ids
        return [a for a in ids if ASSIGN.args(a)[1] != FIELD_BID] or ids


class DeadEnd(BrokenPlanning):
    """The bid comes last, and then there may be no card for it."""

    planning = Careless

    def __init__(self) -> None:
        ShogunRules.__init__(self, Options(3, "sun", "preset"))
        self.plant()

    def lay_out(self, generator: list[int], log: Log | None) -> State:
        """Leave everybody 11 cards, of which 4 are no bids."""
        s = super().lay_out(generator, log)
        s.chests = row(MAX_SEATS)
        for seat in range(s.seats):
            for province in s.provinces_of(seat)[6:]:
                s.supply[seat] += s.armies[province]
                s.owner[province], s.armies[province] = NONE, 0
        return s


class OfferedInVain(Broken):
    """A change of mind is offered, but refused."""

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        if action == UNSEAL_ID:
            raise IllegalActionError("plan-is-sealed", "SHO-PLAN-1")
        super().play(s, seat, action, log)


class AcceptedUnasked(Broken):
    """Clearing a field is accepted at any time."""

    def play(self, s: State, seat: Seat, action: int, log: Log | None = None) -> None:
        offered = [found.id for found in self.revisions(s, seat)]
        if action not in CLEAR or action in offered:
            super().play(s, seat, action, log)


class ExplainedInVain(Broken):
    """There is a reason against a change of mind that is offered."""

    def explain(self, s: State, seat: Seat, action: int) -> Reason | None:
        if action in CLEAR:
            return reason("field-covered", "SHO-PLAN-3")
        return super().explain(s, seat, action)


class Unlogged(Broken):
    """Who lays a card is not told so."""

    def told(self, entry: Entry) -> Entry | None:
        return None if isinstance(entry.event, events.CardAssigned) else entry


class OwnNotNamed(Broken):
    """A seat sees its own plan, in a field that is said to be the same for all."""

    own = tuple(field for field in OWN if field != "mat")


class ForgottenPlan(Broken):
    """An imagined game forgets the seat's own plan."""

    def imagined(self, seen: Observation, source: list[int]) -> State:
        s = super().imagined(seen, source)
        if is_planning(s):
            s.mat = row(len(s.mat), NONE)
        return s


# ── Each is caught ────────────────────────────────────────────────────────────

secrets: laws.Law = functools.partial(  # as the other tests use it
    laws.nobody_can_learn_what_is_hidden, scramble=scramble, share=0.01
)

LEAKS = [
    Fault(ObservedPlan, secrets),
    Fault(ObservedFields, secrets),
    Fault(ObservedProgress, secrets),
    Fault(ObservedProgress, laws.an_unfinished_choice_shows_to_nobody),
    Fault(ObservedFaceDown, secrets),
    Fault(ObservedHand, secrets),
    Fault(ObservedRow, secrets),
    Fault(ObservedPile, secrets),
    Fault(ObservedFavour, secrets),
    Fault(ObservedLuck, secrets),
    Fault(TextWithPlan, secrets),
    Fault(TextOfAnother, secrets),
    Fault(OfferByPlan, secrets),
    Fault(RevisionByPlan, secrets),
    Fault(QuestionWithRow, secrets),
    Fault(PriceByPlan, secrets),
    Fault(ReasonWithField, secrets),
    Fault(ReasonByCard, secrets),
    Fault(RefusalWithFavours, secrets),
    Fault(AssignedForAll, laws.a_simultaneous_choice_tells_the_others_nothing),
    Fault(AssignedForAll, laws.an_unfinished_choice_shows_to_nobody),
    Fault(AssignedSomewhere, laws.an_unfinished_choice_shows_to_nobody),
    Fault(AssignedSomewhere, laws.how_a_choice_came_about_shows_to_nobody),
    Fault(ClearedForAll, laws.an_unfinished_choice_shows_to_nobody),
    Fault(ClearedForAll, laws.how_a_choice_came_about_shows_to_nobody),
    Fault(SealedWithBid, secrets),
    Fault(LaidWithCards, secrets),
    Fault(MoveByHidden, secrets),
]

FAULTS = [
    Fault(UnsealClears, laws.a_change_of_mind_leads_back),
    Fault(BidIsFinal, laws.a_change_of_mind_leads_back),
    Fault(DrawsEarly, laws.a_change_of_mind_leads_back),
    Fault(FirstSealCounts, laws.it_does_not_matter_who_is_quicker),
    Fault(FirstSealCounts, laws.simultaneous_choices_commute),
    Fault(DeadEnd, laws.every_game_ends),
    Fault(OfferedInVain, laws.whatever_is_offered_is_accepted),
    Fault(ExplainedInVain, laws.whatever_is_offered_is_accepted),
    Fault(AcceptedUnasked, laws.whatever_is_not_offered_is_refused),
    Fault(Unlogged, laws.events_explain_every_visible_change),
    Fault(RevisedInSilence, laws.events_explain_every_visible_change),
    Fault(OwnNotNamed, laws.a_seat_sees_what_everybody_sees_and_its_own),
    Fault(ForgottenPlan, laws.an_imagined_game_looks_the_same),
]


@pytest.mark.parametrize(("rules", "law"), LEAKS, ids=name)
def test_a_leak_is_caught(rules: type[Broken], law: laws.Law) -> None:
    assert is_caught(Fault(rules, law)), f"not noticed: {rules.__doc__}"


@pytest.mark.parametrize(("rules", "law"), FAULTS, ids=name)
def test_a_fault_is_caught(rules: type[Broken], law: laws.Law) -> None:
    assert is_caught(Fault(rules, law)), f"not noticed: {rules.__doc__}"


@pytest.mark.parametrize("law", [*laws.REVISION, secrets], ids=name)
def test_without_a_fault_the_same_law_holds(law: laws.Law) -> None:
    law(Broken(), SEEDS[0])


def test_every_law_of_revision_has_a_fault_that_it_catches() -> None:
    tried: set[Callable[..., None]] = {fault.law for fault in LEAKS + FAULTS}
    assert tried >= {*laws.REVISION, secrets}


# ── Leaks of the match ────────────────────────────────────────────────────────


def ask_all(match: Match, still_asked: int) -> None:
    """Give everybody a new number when anybody has chosen."""
    for seat in match.waiting():
        match._asked_at[seat] += 1


def ask_by_inputs(match: Match, still_asked: int) -> None:
    """Number questions by all inputs so far, whoever made them."""
    for seat in match.waiting():
        if not still_asked >> seat & 1:
            match._asked_at[seat] = match.number


def add_counting(log: Log, event: Event) -> None:
    """Count what is void from the start of the log, secret entries too."""
    if isinstance(event, ChoiceTakenBack):
        event = ChoiceTakenBack(event.seat, len(log.entries))
    log.entries.append(Entry(event))


@pytest.mark.parametrize(
    ("owner", "method", "leaky", "law"),
    [
        (Match, "_ask", ask_all, laws.an_unfinished_choice_shows_to_nobody),
        (Match, "_ask", ask_by_inputs, laws.how_a_choice_came_about_shows_to_nobody),
        (Log, "add", add_counting, laws.how_a_choice_came_about_shows_to_nobody),
    ],
    ids=["ask_all", "ask_by_inputs", "add_counting"],
)
def test_a_leak_of_the_match_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    owner: type,
    method: str,
    leaky: Callable[..., None],
    law: laws.Law,
) -> None:
    monkeypatch.setattr(owner, method, leaky)
    assert is_caught(Fault(Broken, law)), f"not noticed: {leaky.__doc__}"


# ── What is hidden ────────────────────────────────────────────────────────────


def test_a_field_without_visibility_is_caught() -> None:
    class Marked(State):  # type: ignore[misc]
        __slots__ = ("secret_plan",)

    assert without_visibility(Marked(3)) == {"secret_plan"}
    assert without_visibility(State(3)) == set()


def test_a_hidden_field_that_is_not_scrambled_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        shogun_testing, "VISIBILITY", {**VISIBILITY, "plan": "owner", "fate": "secret"}
    )
    assert unscrambled() == {"plan", "fate"}
