"""What people at a table are told: each viewer only what that viewer may know.

A viewer has a stream of events of its own, counted from its start. Who may know nothing
of what happened gets no message at all.
"""

from collections import defaultdict
from typing import Any

import msgspec
from msgspec.structs import replace

from sengoku.core import seats as seat_sets
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Entry, Event, streams
from sengoku.core.seats import Seat, Viewer
from sengoku.match import Match, Offer
from sengoku.server.store.records import By, SeatRecord, TableRecord
from sengoku.server.tables.audience import (
    Audience,
    Known,
    Listener,
    Now,
    changes,
    changes_for,
    shown_to,
    without,
)
from sengoku.server.tables.outlook import Outlook, Sight
from sengoku.server.tables.speech import Speech
from sengoku.server.tables.voters import voters
from sengoku.server.wire.bodies import SeatInfo, TableInfo, View, Words
from sengoku.server.wire.messages import Update


class Telling:
    """A table as it is told to those who listen in this process."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.record = record
        self.seats = seats
        self.match: Match | None = None
        self.by: list[By] = []  # who answered, by entry of the log
        self.listeners: defaultdict[Audience, set[Listener]] = defaultdict(set)
        self._speech: Speech | None = None
        self._outlook: Outlook | None = None
        self._public: msgspec.Struct | None = None  # what all saw after the last step
        self._shown: dict[Audience, msgspec.Struct] = {}
        self._heard: dict[Viewer, int] = {}

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

    def begin_anew(self) -> None:
        """Forget what was told: the game stands otherwise now."""
        self._shown.clear()
        self._heard.clear()
        self._public = None

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
        public = match.observe(None)
        seen = match.observe(viewer, public)
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
            observation=shown_to(audience, changes(None, seen)),
            offer=offer,
            waiting=match.waiting(),
            clocks=tuple(self.record.clocks),
            outcome=match.outcome(),
            words=self._words(audience, [event for event, _ in news], offer),
            notes=self._notes(audience, seen, public, offer),
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
        public: msgspec.Struct,
        offer: Offer | None,
        told: bool = False,
    ) -> dict[str, Any] | None:
        """Return all notes, or those that are new to who was *told* the others."""
        if not audience.wants_words:
            return None
        self._outlook = self._outlook or Outlook(self.running.rules)
        make = self._outlook.changes if told else self._outlook.notes
        return make(audience, self.running, Sight(seen, public), offer)

    def tell(self, actor: Seat, entries: list[Entry], by: By) -> None:
        """Tell all listeners of new *entries*; who may know nothing hears nothing."""
        viewers = {*self._heard, *(audience.viewer for audience in self.listeners)}
        told = streams(entries, viewers)
        for viewer in self._heard:
            self._heard[viewer] += len(told[viewer])
        heard = [(to, them) for to, them in self.listeners.items() if them]
        if not heard:
            self._public = None
            return
        now = self._now(actor, by)
        self._public = None  # until all are told: who is not is then compared in full
        for audience, listeners in heard:
            message = self._update(audience, told[audience.viewer], now)
            if message is not None:
                _push(message, listeners)
        self._public = now.public

    def _now(self, actor: Seat, by: By) -> Now:
        match, before = self.running, self._public
        public, changed = match.observe(None), None
        if before is not None:  # what is as before stays the very same, kept once
            changed = changes(before, public)
            public = replace(before, **changed) if changed else before
        common = without(changed, match.rules.own) if changed else {}
        return Now(actor, by, public, changed, common, match.waiting(), match.outcome())

    def _update(
        self, audience: Audience, events: list[Event], now: Now
    ) -> bytes | None:
        match, viewer = self.running, audience.viewer
        before = self._shown.get(audience)
        is_touched = bool(events) or viewer == now.actor
        # What only *viewer* sees is changed by its own choices and by events it reads.
        if not is_touched and now.changed == {} and before is not None:
            return None
        seen = match.observe(viewer, now.public)
        changed = shown_to(audience, changes_for(before, seen, now, match.rules.own))
        if not (is_touched or changed):
            return None
        self._shown[audience] = seen
        offer = None if viewer is None else match.offer(viewer)
        update = Update(
            since=self.heard(viewer) - len(events),
            events=events,
            changed=changed,
            offer=offer,
            waiting=now.waiting,
            clocks=self.record.clocks,
            outcome=now.outcome,
            by=now.by,
            words=self._words(audience, events, offer),
            notes=self._notes(audience, seen, now.public, offer, before is not None),
        )
        return msgspec.json.encode(update)

    def broadcast(self, message: msgspec.Struct) -> None:
        """Tell all listeners the same."""
        text = msgspec.json.encode(message)
        for listeners in self.listeners.values():
            _push(text, listeners)

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
            asked=self._asked(),
            outcome=record.outcome,
            seed=record.seed if over else None,
            origin=record.origin,
            rematch=record.rematch,
        )

    def _asked(self) -> tuple[Seat, ...]:
        """Return who still has to say yes or no to what is proposed."""
        vote = self.record.vote
        if vote is None:
            return ()
        return seat_sets.each(voters(self.seats, vote) & ~vote.agreed)

    @property
    def is_heard(self) -> bool:
        return any(self.listeners.values())


def _push(message: bytes, listeners: set[Listener]) -> None:
    for listener in [*listeners]:  # some may leave meanwhile
        listener.push(message)


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
