"""One table in memory: its game, its seats, and who listens to it in this process.

What changes here is on disk before anybody is told: ``Hall`` sees to that.
"""

import asyncio
import functools
from collections import defaultdict
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, final

import msgspec

from sengoku.core import seats as seat_sets
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Entry, Event
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.games import game
from sengoku.match import TAKE_BACK, Match, Offer, rewound_to
from sengoku.server import history, pace
from sengoku.server.journal import Step
from sengoku.server.live_messages import Update
from sengoku.server.outlook import Outlook
from sengoku.server.records import By, Kind, SeatRecord, TableRecord, row_of
from sengoku.server.speech import Speech
from sengoku.server.wire import SeatInfo, TableInfo, View, Words

UNSHOWN: Final = "tally"
"""A field of observations that is knowledge, not display (decision 2)."""
EVERY: Final = 20
"""After so many inputs the position is kept anew."""
STANDING: Final = ("number", "waiting", "clocks", "due_at", "bot_due", "changed_at")
ENDING: Final = ("status", "over_at", "outcome", "vote")
Sitter: TypeAlias = tuple[Kind, str | None]
"""Of which kind one is, and the hash of the own secret."""
START: Final = "start"
"""The first input of a game that begins with its setup; of others, the position."""


class Listener(Protocol):
    """A connection that is told what happens."""

    viewer: Viewer

    def push(self, message: bytes) -> None: ...

    def leave(self) -> None: ...

    def let_go(self) -> None: ...


class Audience(NamedTuple):
    """All listeners who are told the same, in the same way."""

    viewer: Viewer
    keeps_books: bool = False
    wants_words: bool = False


class Known(NamedTuple):
    """What listeners know: of the table, how many events, and what was shown last."""

    about: bytes
    heard: dict[Viewer, int]
    shown: dict[Audience, msgspec.Struct]


class Answered(NamedTuple):
    """The last answer of a seat, to recognise it when it comes twice."""

    at: int
    do: str


@final
class Table:
    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.record = record
        self.seats = seats
        self.lock: Final = asyncio.Lock()
        self.match: Match | None = None
        self.listeners: defaultdict[Audience, set[Listener]] = defaultdict(set)
        self.used_at = 0
        self.chat_heard = 0
        self._speech: Speech | None = None
        self._outlook: Outlook | None = None
        self._shown: dict[Audience, msgspec.Struct] = {}
        self._heard: dict[Viewer, int] = {}
        self._answered: dict[Seat, Answered] = {}
        self.seated: tuple[Sitter, ...] = ()
        self.note_seats()
        self._kept = 0  # the number of the input whose position is kept
        self.by: list[By] = []  # who answered, by entry of the log

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def running(self) -> Match:
        assert self.match is not None
        return self.match

    @property
    def started(self) -> Match:
        """The game; refused while people are still awaited."""
        if self.match is None:
            raise IllegalActionError("table-open", detail="the game has not begun")
        return self.match

    # The game

    def set_out(self, match: Match, by: list[By]) -> None:
        """Begin with *match*, which may have gone on for a while."""
        self.match, self.by = match, by
        self._outlook = None
        self._kept = self.record.snapshot.number if self.record.snapshot else 0
        self._shown.clear()
        self._heard.clear()
        self._answered.clear()

    def note_seats(self) -> None:
        """Remember who sits where, as the database has it now."""
        self.seated = seated(self.seats)

    def remember(self, seat: Seat, at: int, do: str) -> None:
        self._answered[seat] = Answered(at, do)

    def is_repeated(self, seat: Seat, at: int, do: str) -> bool:
        """Is it the very answer that was given to that question?"""
        return self._answered.get(seat) == Answered(at, do)

    def spelled(self, do: int | str) -> str:
        match = self.started
        return match.rules.spelling.spell(match.read(do))

    def play(self, seat: Seat, at: int | None, do: str, by: By, now: int) -> Step:
        """Do it in memory; return what has to be kept of it."""
        match = self.running
        before = len(match.log.entries)
        asked = 0
        if seat >= 0:
            asked = match.asked_at(seat) if at is None else at
        goal = rewound_to(do)
        if goal is not None:
            match.rewind(goal)
        elif do == TAKE_BACK:
            match.take_back(seat, asked)
        else:
            match.play(seat, do, asked)
        if seat >= 0:
            self.remember(seat, asked, do)
        self.stand(seat, before, now)
        new = match.log.entries[before:]
        self.by += [by] * len(new)
        row = self.row(seat, asked, do, by, now, new)
        return Step(row, row_of(self.record, *self._changed(goal is not None)))

    def row(
        self, seat: Seat, at: int, do: str, by: By, now: int, new: list[Entry]
    ) -> dict[str, Any]:
        return {
            "table": self.id,
            "number": self.running.number,
            "seat": seat,
            "at": at,
            "do": do,
            "by": by,
            "made_at": now,
            "entries": history.written(new),
            "sum": self.running.sum,
        }

    def stand(self, actor: Seat, before: int, now: int) -> None:
        """Bring the record up to where the match stands."""
        record, match = self.record, self.running
        record.number, record.changed_at = match.number, now
        record.waiting = match.rules.waiting(match.state)
        seen = any(entry.seen_by(None) for entry in match.log.entries[before:])
        for seat, clock in enumerate(record.clocks):
            waits = seat_sets.contains(record.waiting, seat)
            if not waits or (seat == actor and seen):
                pace.stop(record.pace, clock, now)
            if waits:
                pace.run(clock, now)
        if match.is_over:
            record.status, record.over_at = "over", now
            record.outcome, record.vote = match.outcome(), None
        self.plan()

    def plan(self) -> None:
        """Work out what a process has to do next for this table."""
        record = self.record
        waiting = [
            self.seats[seat]
            for seat in seat_sets.each(record.waiting)
            if record.status == "running"
        ]
        record.bot_due = any(seat.is_played_by_bot for seat in waiting)
        dues = [
            record.clocks[seat.seat].due
            for seat in waiting
            if not seat.is_played_by_bot and seat.standing != "wait"
        ]
        record.due_at = min((due for due in dues if due is not None), default=None)

    def _changed(self, is_rewound: bool) -> tuple[str, ...]:
        if self.record.status == "over":
            self.keep_position()
            return (*STANDING, "snapshot", *ENDING)
        # Nobody can go back beyond the position a game is resumed from.
        if not is_rewound and self.running.number - self._kept < EVERY:
            return STANDING
        return (*STANDING, "snapshot") if self.keep_position() else STANDING

    def keep_position(self) -> bool:
        """Put the position into the record; False when there is no need to.

        Nobody could take back what was chosen before a position that is kept.
        """
        if self.match is None or self._kept == self.match.number:
            return False
        if self.record.status != "over" and self._can_take_back(self.match):
            return False
        self.record.snapshot = self.match.snapshot()
        self._kept = self.match.number
        return True

    def _can_take_back(self, match: Match) -> bool:
        return any(match.may_take_back(seat.seat) for seat in self.seats)

    def come_back(self, seat: Seat, now: int) -> bool:
        """Let its owner play *seat* again; False when nobody stood in."""
        record, owner = self.record, self.seats[seat]
        if not owner.stand_in:
            return False
        owner.stand_in = False
        pace.come_back(record.pace, record.clocks[seat], now)
        self.plan()
        return True

    # What people are told

    def heard(self, viewer: Viewer) -> int:
        """Return how many events are in the stream of *viewer*."""
        if viewer not in self._heard:
            self._heard[viewer] = len(self.running.events(viewer))
        return self._heard[viewer]

    def known(self) -> Known:
        return Known(self._about(), {**self._heard}, {**self._shown})

    def _about(self) -> bytes:
        return msgspec.json.encode((self.info(), self.record.clocks))

    def goes_on(self, audience: Audience, known: Known) -> bool:
        """Is *known* all there is to tell *audience*? Then it goes on from there."""
        viewer = audience.viewer
        if self.match is None or audience not in known.shown:
            return False
        if known.heard[viewer] != self.heard(viewer) or known.about != self._about():
            return False
        self._shown[audience] = known.shown[audience]
        return True

    def view(self, audience: Audience, since: int = 0) -> View:
        match, viewer = self.running, audience.viewer
        seen = match.observe(viewer)
        offer = None if viewer is None else match.offer(viewer)
        if self.listeners.get(audience):
            self._shown[audience] = seen
        told = [
            (event, by)
            for entry, by in zip(match.log.entries, self.by, strict=True)
            if (event := entry.seen_by(viewer)) is not None
        ]
        self._heard[viewer] = heard = len(told)
        news = told[min(since, heard) :]
        return View(
            viewer=viewer,
            since=min(since, heard),
            heard=heard,
            seen=0 if viewer is None else self.seats[viewer].seen,
            events=tuple(event for event, _ in news),
            by=tuple(by for _, by in news),
            observation=_fields(seen, audience.keeps_books),
            offer=offer,
            waiting=match.waiting(),
            clocks=tuple(self.record.clocks),
            outcome=match.outcome(),
            words=self._words(audience, [event for event, _ in news], offer),
            notes=self._notes(audience, seen, offer),
        )

    def _words(
        self, audience: Audience, events: list[Event], offer: Offer | None
    ) -> Words | None:
        return self.speech.words(events, offer) if audience.wants_words else None

    @property
    def speech(self) -> Speech:
        """The words of this table, with the names its seats have now."""
        names = tuple(seat.name for seat in self.seats)
        if self._speech is None or self._speech.names != names:
            self._speech = Speech(self.running.rules, names)
        return self._speech

    def _notes(
        self,
        audience: Audience,
        seen: msgspec.Struct,
        offer: Offer | None,
        told: bool = False,
    ) -> dict[str, Any] | None:
        """Return all notes, or those that are new to who was *told* the others."""
        if not audience.wants_words:
            return None
        self._outlook = self._outlook or Outlook(self.running.rules)
        make = self._outlook.changes if told else self._outlook.notes
        return make(audience, self.running, seen, offer)

    def tell(self, actor: Seat, entries: list[Entry], by: By) -> None:
        """Tell all listeners of new *entries*; who may know nothing hears nothing."""
        told: dict[Viewer, list[Event]] = {}
        for viewer in {*self._heard, *(audience.viewer for audience in self.listeners)}:
            seen = (entry.seen_by(viewer) for entry in entries)
            told[viewer] = [event for event in seen if event is not None]
            if viewer not in self._heard:
                self._heard[viewer] = self.heard(viewer) - len(told[viewer])
        public: msgspec.Struct | None = None
        for audience, listeners in self.listeners.items():
            events = told[audience.viewer]
            if listeners and (events or audience.viewer == actor):
                public = public or self.running.observe(None)
                message = self._update(audience, events, public, actor, by)
                for listener in [*listeners]:
                    listener.push(message)
        for viewer in self._heard:
            self._heard[viewer] += len(told[viewer])

    def _update(
        self,
        audience: Audience,
        events: list[Event],
        public: msgspec.Struct,
        actor: Seat,
        by: By,
    ) -> bytes:
        match, viewer = self.running, audience.viewer
        seen = match.observe(viewer, public)
        before = self._shown.get(audience)
        self._shown[audience] = seen
        offer = None if viewer is None else match.offer(viewer)
        update = Update(
            since=self.heard(viewer),
            events=events,
            changed=_changes(before, seen, audience.keeps_books),
            offer=offer,
            waiting=match.waiting(),
            clocks=self.record.clocks,
            outcome=match.outcome(),
            by=by,
            words=self._words(audience, events, offer),
            notes=self._notes(audience, seen, offer, told=before is not None),
        )
        return msgspec.json.encode(update)

    def broadcast(self, message: msgspec.Struct) -> None:
        """Tell all listeners the same."""
        text = msgspec.json.encode(message)
        for listeners in self.listeners.values():
            for listener in [*listeners]:
                listener.push(text)

    def let_go(self) -> None:
        """Let go of everybody: they come again and find what is on disk."""
        for listeners in self.listeners.values():
            for listener in [*listeners]:
                listener.let_go()

    def dismiss(self, seat: Seat) -> None:
        """Let go of who listens as *seat*: it is no longer theirs."""
        for audience, listeners in self.listeners.items():
            if audience.viewer == seat:
                for listener in [*listeners]:
                    listener.leave()

    def info(self) -> TableInfo:
        record = self.record
        over = record.status == "over"
        seal = "" if self.match is None else self.match.seal
        return TableInfo(
            id=record.id,
            name=record.name,
            game=record.game,
            revision=record.revision,
            options=record.options,
            seal=seal,
            status=record.status,
            pace=record.pace,
            watch=record.watch,
            seats=tuple(map(seat_info, self.seats)),
            made_at=record.made_at,
            over_at=record.over_at,
            code=record.code,
            vote=record.vote,
            outcome=record.outcome,
            seed=record.seed if over else None,
            origin=record.origin,
            rematch=record.rematch,
        )

    @property
    def is_heard(self) -> bool:
        return any(self.listeners.values())


def seated(seats: list[SeatRecord]) -> tuple[Sitter, ...]:
    """Return who sits where."""
    return tuple((seat.kind, seat.token) for seat in seats)


def seat_info(seat: SeatRecord) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        stand_in=seat.stand_in,
        missed=seat.missed,
    )


def rules_of(record: TableRecord) -> Rules:
    return _rules(record.game, msgspec.json.encode(record.options, order="sorted"))


@functools.lru_cache(maxsize=64)
def _rules(name: str, options: bytes) -> Rules:
    found = game(name)
    return found.rules(found.read_options(msgspec.json.decode(options)))


def _fields(seen: msgspec.Struct, keeps_books: bool) -> dict[str, Any]:
    return {
        name: getattr(seen, name)
        for name in seen.__struct_fields__
        if keeps_books or name != UNSHOWN
    }


def _changes(
    before: msgspec.Struct | None, seen: msgspec.Struct, keeps_books: bool
) -> dict[str, Any]:
    found = _fields(seen, keeps_books)
    if before is None:
        return found
    return {
        name: value for name, value in found.items() if value != getattr(before, name)
    }


def refuse_when_still(record: TableRecord) -> None:
    """Refuse a move at a table that is not being played."""
    if record.status != "running":
        detail = f"the table is {record.status}"
        raise IllegalActionError(f"table-{record.status}", detail=detail)


def refuse_others(seat: SeatRecord, by: By) -> None:
    """Refuse an answer for *seat* of somebody who does not play it any more."""
    played_by = {seat.kind, "stand-in"} if seat.stand_in else {seat.kind}
    if by not in played_by:
        detail = f"seat {seat.seat} is not played by a {by}"
        raise IllegalActionError("not-your-seat", detail=detail)
