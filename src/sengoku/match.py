"""One running game: inputs, events, views and take-back.

Servers, terminals and arenas hold a match and nothing else.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Iterable
from typing import Final, Generic, Self, final

import msgspec

from sengoku.core import seats as seat_sets
from sengoku.core.actions import Action
from sengoku.core.choices import Choices
from sengoku.core.errors import IllegalActionError, StaleError, UnreadableError
from sengoku.core.events import (
    Checkpoint,
    ChoiceTakenBack,
    Entry,
    Event,
    GameRewound,
    Log,
)
from sengoku.core.flow import Reason
from sengoku.core.notation import number as read_number
from sengoku.core.rng import fast, seal, seed_text
from sengoku.core.rules import (
    Observation,
    Outcome,
    Question,
    Rules,
    State,
)
from sengoku.core.seats import Seat, Viewer

TAKE_BACK: Final = "take-back"
"""How a take-back stands among the inputs."""
REWIND: Final = "rewind"
"""How a rewind stands among the inputs, followed by the number of an input."""
FIRST_INPUT: Final = 1
"""A match that starts from a position counts it as its first input."""
TABLE: Final = -1
"""Stands for a seat where all did something together: they rewind."""


class Input(msgspec.Struct, frozen=True, gc=False):
    """A choice as it was made; *do* is the text of the action, or an undoing.

    *revealed* holds what chance or a reveal brought with it.
    """

    seat: Seat
    do: str
    revealed: tuple[Event, ...] = ()


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What a seat is asked and may answer.

    *at* counts the questions put to this seat; the answer must carry it, so that an
    answer to an older question is not taken for this one. It tells nothing of what
    others do meanwhile. *revisions* are ways to change one's
    mind about a choice that is not final yet.
    """

    seat: Seat
    at: int
    question: Question
    choices: Choices
    revisions: Choices
    can_take_back: bool


class Snapshot(msgspec.Struct, frozen=True):
    """The state of a match after *number* inputs, to save and resume it."""

    number: int
    position: str = msgspec.field(name="at")
    sum: str
    asked: tuple[int, ...] = ()  # the number of each seat's last question


class _Undoable(msgspec.Struct, Generic[State]):
    """A choice that can still be taken back: the state before it."""

    seat: Seat
    before: State
    entries: int


@final
class Match(Generic[State, Observation]):
    """One running game; ``new`` starts one and ``restore`` continues a saved one."""

    def __init__(
        self,
        rules: Rules[State, Observation],
        seed: str,
        state: State,
        log: Log,
        start: Snapshot,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.log = log
        self.inputs: list[Input] = []
        self.state = state  # a move replaces it: older offers are read from older ones
        self._digest = start.sum
        self._unhashed: list[tuple[Input, list[Entry]]] = []
        self._earlier = start.number  # inputs before the first one that is known
        self._first = state
        self._ends = [len(log.entries)]  # of the log, after each input
        self._void: list[range] = []  # entries that were undone
        self._undoable: list[_Undoable[State]] = []
        self._asked_at = dict.fromkeys(range(rules.seats), 0)
        self._asked_at.update(enumerate(start.asked))
        self.keeps_moments = False  # keep the states for ``moments``

    @classmethod
    def new(cls, rules: Rules[State, Observation], seed: int | str) -> Self:
        log, seed = Log(), seed_text(seed)
        state = rules.start(seed, log)
        position = rules.dump(state)
        start = Snapshot(0, position, _chained("", position))
        return cls(rules, seed, state, log, start)

    @classmethod
    def from_position(
        cls, rules: Rules[State, Observation], position: str, seed: int | str
    ) -> Self:
        """Start from a position as text, with the chance of *seed*.

        What happens before its first question is in the log.
        """
        log, seed = Log(), seed_text(seed)
        state = rules.parse(position, log, seed)
        return cls(
            rules, seed, state, log, Snapshot(FIRST_INPUT, rules.dump(state), "")
        )

    @classmethod
    def restore(
        cls, rules: Rules[State, Observation], seed: str, snapshot: Snapshot
    ) -> Self:
        """Continue from a snapshot; what happened before it is unknown."""
        return cls(rules, seed, rules.parse(snapshot.position), Log(), snapshot)

    def load_history(self, entries: list[Entry], void: list[range]) -> None:
        """Put what happened before the snapshot at the start of the log.

        *void* are the ranges of *entries* that were undone.
        """
        count = len(entries)
        self.log.checkpoints = None
        self.log.entries[:0] = entries
        self._ends = [end + count for end in self._ends]
        later = (range(span.start + count, span.stop + count) for span in self._void)
        self._void = [*void, *later]
        for undoable in self._undoable:
            undoable.entries += count

    def snapshot(self) -> Snapshot:
        asked = tuple(self._asked_at.values())
        return Snapshot(self.number, self.rules.dump(self.state), self.digest, asked)

    @property
    def seal(self) -> str:
        """The hash of the seed, public from the start."""
        return seal(self.seed)

    @property
    def revealed_seed(self) -> str | None:
        """The seed, once the game is over and everybody may know it."""
        return self.seed if self.is_over else None

    @property
    def digest(self) -> str:
        """The running hash of everything that happened; it is made when read."""
        for given, new in self._unhashed:
            bare = [entry.bare() for entry in new]
            self._digest = _chained(self._digest, given.seat, given.do, bare)
        self._unhashed = []
        return self._digest

    def input(self, number: int) -> Input:
        """Return the input with this number, counted from 1."""
        return self.inputs[number - 1 - self._earlier]

    @property
    def number(self) -> int:
        """The number of inputs, including undone ones and the undoings."""
        return self._earlier + len(self.inputs)

    @property
    def is_over(self) -> bool:
        return self.rules.waiting(self.state) == seat_sets.NOBODY

    def waiting(self) -> tuple[Seat, ...]:
        return seat_sets.each(self.rules.waiting(self.state))

    def asked_at(self, seat: Seat) -> int:
        """Return the number of the last question put to *seat*."""
        return self._asked_at[seat]

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    # What a viewer gets

    def offer(self, seat: Seat | None = None) -> Offer | None:
        """Return what *seat* may choose; by default the first seat that has to.

        It is ``None`` if the seat is not asked or the game is over.
        """
        if seat is None:
            return None if self.is_over else self.offer(self.waiting()[0])
        self._check_seat(seat)
        question = self.rules.question(self.state, seat)
        if question is None:
            return None
        choices, revisions = self.rules.offered(self.state, seat)
        return Offer(
            seat=seat,
            at=self._asked_at[seat],
            question=question,
            choices=choices,
            revisions=revisions,
            can_take_back=self.may_take_back(seat),
        )

    def view(self, viewer: Viewer, public: Observation | None = None) -> Observation:
        """Return what *viewer* sees; *public* is what a spectator sees right now."""
        self._check_viewer(viewer)
        return self.rules.observe(self.state, viewer, public)

    def moments(self) -> list[Checkpoint]:
        """Return what the last input brought about, step by step.

        The last moment is now. The earlier ones are known if ``keeps_moments`` was set
        before the input.
        """
        count = len(self.log.entries)
        passed = [one for one in self.log.checkpoints or () if one.entries < count]
        return [*passed, Checkpoint(count, self.state)]

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """Return what *viewer* may read of the log, without its first *since* events.

        They are counted in the viewer's own stream: what others do unseen must not
        show in the numbers.
        """
        self._check_viewer(viewer)
        return self.log.seen_by(viewer)[since:]

    def live_events(
        self, viewer: Viewer, since: int = 0, until: int | None = None
    ) -> list[Event]:
        """Return the events from entry *since* on, without those that were undone.

        Entries are counted for all: their number is not for a viewer to know.
        """
        self._check_viewer(viewer)
        seen = (entry.seen_by(viewer) for _, entry in self._live_entries(since, until))
        return [event for event in seen if event is not None]

    def dated_events(self, viewer: Viewer) -> list[tuple[int, Event]]:
        """Return the events that were not undone, with the input that led to each."""
        self._check_viewer(viewer)
        seen = ((at, entry.seen_by(viewer)) for at, entry in self._live_entries())
        return [
            (self._earlier + bisect_right(self._ends, at), event)
            for at, event in seen
            if event is not None
        ]

    def live_entries(self) -> list[Entry]:
        """Return the log without what was undone, and without the undoings."""
        return [
            entry
            for _, entry in self._live_entries()
            if not isinstance(entry.event, ChoiceTakenBack | GameRewound)
        ]

    def _live_entries(
        self, since: int = 0, until: int | None = None
    ) -> list[tuple[int, Entry]]:
        void = {number for span in self._void for number in span}
        entries = enumerate(self.log.entries[since:until], start=since)
        return [(at, entry) for at, entry in entries if at not in void]

    def position(self, viewer: Viewer) -> str:
        self._check_viewer(viewer)
        return self.rules.dump_seen(self.state, viewer)

    def explain(self, seat: Seat, action: int) -> Reason | None:
        self._check_seat(seat)
        return self.rules.explain(self.state, seat, action)

    def is_revocable(self, seat: Seat, action: int) -> bool:
        """Could *seat* take *action*, which it is offered, back afterwards?

        It is tried out on a state like the one the seat sees: the answer tells nothing
        of what is hidden.
        """
        self._check_seat(seat)
        log, source = Log(), fast(0, 1)
        try:
            s = self.rules.imagine(self.rules.observe(self.state, seat), source)
            self.rules.play(s, seat, action, log)
        except (IllegalActionError, UnreadableError):
            return False
        is_final = any(entry.event.final for entry in log.entries)
        return not is_final and seat_sets.contains(self.rules.waiting(s), seat)

    # Choices

    def apply_input(self, seat: Seat, do: int | str, at: int | None = None) -> None:
        """Play, take back or rewind, as *do* says; only the whole table may rewind."""
        goal = rewound_to(do) if isinstance(do, str) else None
        if goal is not None:
            if seat != TABLE:
                raise UnreadableError(
                    "not-alone", detail=f"seat {seat} cannot rewind without the others"
                )
            self.rewind(goal)
        elif do == TAKE_BACK:
            self.take_back(seat, at)
        else:
            self.play(seat, do, at)

    def read(self, action: int | str | Action) -> int:
        """Return the id of an action given as id, as text or as value."""
        if isinstance(action, int):
            self.rules.space.family(action)
            return action
        if isinstance(action, str):
            return self.rules.spelling.read(action)
        return self.rules.space.encode(action)

    def play(
        self, seat: Seat, action: int | str | Action, at: int | None = None
    ) -> None:
        """Do *action* for *seat*. Refusals change nothing.

        *at* is the number of the question that is answered; without it the answer is
        for whatever is asked now.
        """
        self._check_seat(seat)
        chosen = self.read(action)
        self._check_current(seat, at)
        before, entries = self.state, len(self.log.entries)
        asked = self.rules.waiting(before)
        self.state = self.rules.copy(before)
        self.log.checkpoints = [] if self.keeps_moments else None
        try:
            self.rules.play(self.state, seat, chosen, self.log)
        except Exception:
            self.state = before
            del self.log.entries[entries:]
            raise
        self._keep(seat, before, entries)
        self._record(seat, self.rules.spelling.spell(chosen), entries)
        self._ask(seat_sets.without(asked, seat) if asked != 1 << seat else 0)

    def play_all(self, seat: Seat, actions: Iterable[int | str | Action]) -> None:
        """Do several *actions* of one secret choice, such as a whole plan, or none.

        Only the last one may finish the choice: nobody can try out what follows.
        """
        self._check_seat(seat)
        chosen = [self.read(action) for action in actions]
        self.rules.rehearse(self.state, seat, chosen)
        for action in chosen:
            self.play(seat, action)

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or seat not in self._asked_at:
            raise IllegalActionError(
                "no-such-seat", detail=f"there is no seat {seat!r}"
            )

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer is not None:
            self._check_seat(viewer)

    def _check_current(self, seat: Seat, at: int | None) -> None:
        asked = self._asked_at.get(seat)
        if at is None or at == asked:
            return
        if asked is None or at > asked:
            raise StaleError(
                "stale", detail=f"question {at} was never put to seat {seat}"
            )
        raise StaleError(
            "stale", detail=f"seat {seat} answers question {at}, which is outdated"
        )

    def _keep(self, seat: Seat, before: State, entries: int) -> None:
        """Remember the choice for taking back, unless something final happened."""
        if self._undoable and self._undoable[-1].seat != seat:
            self._undoable = []
        self._undoable.append(_Undoable(seat, before, entries))
        if any(entry.event.final for entry in self.log.entries[entries:]):
            self._undoable = []

    def _record(self, seat: Seat, do: str, entries: int) -> None:
        new = self.log.entries[entries:]
        revealed = tuple(entry.event for entry in new if entry.event.reveals)
        self.inputs.append(Input(seat, do, revealed))
        self._unhashed.append((self.inputs[-1], new))
        self._ends.append(len(self.log.entries))

    def _ask(self, still_asked: int) -> None:
        """Number the questions that are new; *still_asked* have theirs already."""
        waiting = self.rules.waiting(self.state)
        for seat in seat_sets.each(waiting):
            if not seat_sets.contains(still_asked, seat):
                self._asked_at[seat] += 1

    # Taking back

    def may_take_back(self, seat: Seat) -> bool:
        """Is the last choice of *seat* its own and nothing final since?"""
        return bool(self._undoable) and self._undoable[-1].seat == seat

    def take_back(self, seat: Seat, at: int | None = None) -> None:
        """Undo *seat*'s last choice, but not after a reveal or another's choice.

        *at* is the number of the question the seat sees, as in ``play``.
        """
        self._check_seat(seat)
        self._check_current(seat, at)
        if not self.may_take_back(seat):
            raise IllegalActionError(
                "nothing-to-take-back",
                detail="something was revealed or another player has chosen since",
            )
        last = self._undoable.pop()
        asked = self.rules.waiting(self.state)
        self.log.checkpoints = None
        self.state = last.before
        entries = len(self.log.entries)
        self._void.append(range(last.entries, entries))
        self.log.add(ChoiceTakenBack(seat, entries - last.entries))
        self._record(seat, TAKE_BACK, entries)
        self._ask(seat_sets.without(asked, seat))

    # Rewinding

    def rewind(self, number: int) -> None:
        """Go back to after input *number*, as the whole table agreed.

        The dice do not change: the same choices lead to the same results. Every
        question gets a new number. Refusals change nothing. Secret inputs count too, so
        let players choose among points they can see, not among numbers.
        """
        self._check_point(number)
        self.log.checkpoints = None
        self.state = self._state_after(number)
        self._undoable = []
        entries = len(self.log.entries)
        self._void.append(range(self._ends[number - self._earlier], entries))
        self.log.add(GameRewound())
        self._record(TABLE, f"{REWIND} {number}", entries)
        for seat in self._asked_at:
            self._asked_at[seat] += 1

    def skip_input(self, given: Input, entries: list[Entry], sum: str) -> None:
        """Count an input that was played under other rules, without playing it.

        The position stays; a rewind to before it is to follow. No question it may have
        brought can be taken for one that is asked later.
        """
        self.inputs.append(given)
        self.log.entries += entries
        self._digest, self._unhashed = sum, []
        self._ends.append(len(self.log.entries))
        self._undoable = []
        for seat in self._asked_at:
            self._asked_at[seat] += 1

    def _check_point(self, number: int) -> None:
        if self.is_over:
            raise IllegalActionError(
                "game-over", detail="the game is over and everybody may know its seed"
            )
        if not 0 <= number < self.number:
            raise IllegalActionError(
                "no-such-input", detail=f"input {number} is none of those before now"
            )
        if number < self._earlier:
            raise IllegalActionError(
                "before-the-snapshot",
                detail=f"the match was resumed after input {self._earlier}; "
                f"the state after input {number} is unknown",
            )

    def _state_after(self, number: int) -> State:
        state = self.rules.copy(self._first)
        for given in self._way_to(number):
            self.rules.play(state, given.seat, self.rules.spelling.read(given.do))
        return state

    def effective_inputs(self) -> list[Input]:
        """Return the inputs that led here, without undoings and what they undid."""
        return self._way_to(self.number)

    def _way_to(self, number: int) -> list[Input]:
        """Return the inputs up to *number*, without undoings and what they undid."""
        way: list[Input] = []
        undone = 0
        while number > self._earlier:
            given = self.input(number)
            goal = rewound_to(given.do)
            number = number - 1 if goal is None else goal
            if given.do == TAKE_BACK:
                undone += 1
            elif undone:
                undone -= 1
            elif goal is None:
                way.append(given)
        return way[::-1]


def rewound_to(do: str) -> int | None:
    """Return the number in ``rewind 5``; ``None`` for any other input."""
    word, _, goal = do.partition(" ")
    return read_number(goal, "input") if word == REWIND else None


def _chained(before: str, *happened: object) -> str:
    """Return the running hash: of the one before and of what happened since.

    It is as secret as the game: whoever has two in a row can try out what lies between.
    """
    told = msgspec.json.encode((before, *happened))
    return hashlib.blake2b(told, digest_size=8).hexdigest()
