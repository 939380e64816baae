"""Broadcasts what happens at a table: to each viewer only what that viewer may know.

Each viewer has its own stream of events, counted from the start. A viewer who may know
nothing about an input gets no message at all.
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
    ClientState,
    Listener,
    UpdateContext,
    changes,
    changes_for,
    visible_fields,
    without,
)
from sengoku.server.tables.hints import Hints, Observed
from sengoku.server.tables.phrasing import Phraser
from sengoku.server.tables.voters import voters
from sengoku.server.wire.bodies import SeatInfo, TableInfo, View, Words
from sengoku.server.wire.messages import Update


class Broadcaster:
    """A table and its listeners in this process."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.record = record
        self.seats = seats
        self.match: Match | None = None
        self.by: list[By] = []  # who answered, for each log entry
        self.listeners: defaultdict[Audience, set[Listener]] = defaultdict(set)
        self._phraser: Phraser | None = None
        self._hint_maker: Hints | None = None
        # What everyone, and each audience, saw after the last input
        self._last_public: msgspec.Struct | None = None
        self._last_shown: dict[Audience, msgspec.Struct] = {}
        self._event_counts: dict[Viewer, int] = {}

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def running(self) -> Match:
        assert self.match is not None
        return self.match

    @property
    def started(self) -> Match:
        """The game; an error until it has begun."""
        if self.match is None:
            raise IllegalActionError("table-open", detail="the game has not begun")
        return self.match

    def reset_listeners(self) -> None:
        """Forget what was sent: the state of the game was replaced."""
        self._last_shown.clear()
        self._event_counts.clear()
        self._last_public = None

    def event_count(self, viewer: Viewer) -> int:
        """Return the length of the event stream of *viewer*."""
        if viewer not in self._event_counts:
            self._event_counts[viewer] = len(self.running.events(viewer))
        return self._event_counts[viewer]

    def client_state(self) -> ClientState:
        return ClientState(
            self._table_bytes(), {**self._event_counts}, {**self._last_shown}
        )

    def _table_bytes(self) -> bytes:
        return msgspec.json.encode((self.info(), self.record.clocks))

    def is_up_to_date(self, audience: Audience, known: ClientState) -> bool:
        """Is *audience* up to date with *known*? Then updates continue from there."""
        viewer = audience.viewer
        if self.match is None or audience not in known.observations:
            return False
        if (
            known.event_counts[viewer] != self.event_count(viewer)
            or known.table != self._table_bytes()
        ):
            return False
        self._last_shown[audience] = known.observations[audience]
        return True

    def view(self, audience: Audience, since: int = 0) -> View:
        match, viewer = self.running, audience.viewer
        public = match.view(None)
        seen = match.view(viewer, public)
        offer = None if viewer is None else match.offer(viewer)
        if self.listeners.get(audience):
            self._last_shown[audience] = seen
        events = [
            (event, by)
            for entry, by in zip(match.log.entries, self.by, strict=True)
            if (event := entry.seen_by(viewer)) is not None
        ]
        self._event_counts[viewer] = heard = len(events)
        news = events[min(since, heard) :]
        return View(
            viewer=viewer,
            since=min(since, heard),
            heard=heard,
            seen=0 if viewer is None else self.seats[viewer].seen,
            events=tuple(event for event, _ in news),
            by=tuple(by for _, by in news),
            observation=visible_fields(audience, changes(None, seen)),
            offer=offer,
            waiting=match.waiting(),
            clocks=tuple(self.record.clocks),
            outcome=match.outcome(),
            words=self._words(audience, [event for event, _ in news], offer),
            notes=self._hints(audience, seen, public, offer),
        )

    def _words(
        self, audience: Audience, events: list[Event], offer: Offer | None
    ) -> Words | None:
        return self.phraser.words(events, offer) if audience.wants_words else None

    @property
    def phraser(self) -> Phraser:
        """The phraser of this table, with the current names of its seats."""
        names = tuple(seat.name for seat in self.seats)
        if self._phraser is None or self._phraser.names != names:
            self._phraser = Phraser(self.running.rules, names)
        return self._phraser

    def _hints(
        self,
        audience: Audience,
        seen: msgspec.Struct,
        public: msgspec.Struct,
        offer: Offer | None,
        has_earlier: bool = False,
    ) -> dict[str, Any] | None:
        """Return all hints; only the changes if the audience *has_earlier* ones."""
        if not audience.wants_words:
            return None
        self._hint_maker = self._hint_maker or Hints(self.running.rules)
        make = self._hint_maker.changes if has_earlier else self._hint_maker.hints
        return make(audience, self.running, Observed(seen, public), offer)

    def publish(self, actor: Seat, entries: list[Entry], by: By) -> None:
        """Send new *entries* to all listeners who may know something about them."""
        viewers = {
            *self._event_counts,
            *(audience.viewer for audience in self.listeners),
        }
        new_events = streams(entries, viewers)
        for viewer in self._event_counts:
            self._event_counts[viewer] += len(new_events[viewer])
        audiences = [(to, them) for to, them in self.listeners.items() if them]
        if not audiences:
            self._last_public = None
            return
        context = self._context(actor, by)
        # Until all are sent: after an error the next update compares in full.
        self._last_public = None
        for audience, listeners in audiences:
            message = self._update(audience, new_events[audience.viewer], context)
            if message is not None:
                _push(message, listeners)
        self._last_public = context.public

    def _context(self, actor: Seat, by: By) -> UpdateContext:
        match, before = self.running, self._last_public
        public, changed = match.view(None), None
        if before is not None:  # unchanged values stay the same objects
            changed = changes(before, public)
            public = replace(before, **changed) if changed else before
        common = without(changed, match.rules.own) if changed else {}
        return UpdateContext(
            actor, by, public, changed, common, match.waiting(), match.outcome()
        )

    def _update(
        self, audience: Audience, events: list[Event], context: UpdateContext
    ) -> bytes | None:
        match, viewer = self.running, audience.viewer
        before = self._last_shown.get(audience)
        is_touched = bool(events) or viewer == context.actor
        # Private fields change only through the viewer's own choices and events.
        if not is_touched and context.changed == {} and before is not None:
            return None
        seen = match.view(viewer, context.public)
        changed = visible_fields(
            audience, changes_for(before, seen, context, match.rules.own)
        )
        if not (is_touched or changed):
            return None
        self._last_shown[audience] = seen
        offer = None if viewer is None else match.offer(viewer)
        update = Update(
            since=self.event_count(viewer) - len(events),
            events=events,
            changed=changed,
            offer=offer,
            waiting=context.waiting,
            clocks=self.record.clocks,
            outcome=context.outcome,
            by=context.by,
            words=self._words(audience, events, offer),
            notes=self._hints(
                audience, seen, context.public, offer, before is not None
            ),
        )
        return msgspec.json.encode(update)

    def broadcast(self, message: msgspec.Struct) -> None:
        """Send the same message to all listeners."""
        text = msgspec.json.encode(message)
        for listeners in self.listeners.values():
            _push(text, listeners)

    def disconnect_all(self) -> None:
        """Disconnect everyone: they reconnect and get what is on disk."""
        for listeners in self.listeners.values():
            for listener in [*listeners]:
                listener.disconnect()

    def disconnect_seat(self, seat: Seat) -> None:
        """Disconnect the listeners of *seat*: it is no longer theirs."""
        for audience, listeners in self.listeners.items():
            if audience.viewer == seat:
                for listener in [*listeners]:
                    listener.revoke()

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
        """Return the seats that have not voted on the proposal yet."""
        vote = self.record.vote
        if vote is None:
            return ()
        return seat_sets.each(voters(self.seats, vote) & ~vote.agreed)

    @property
    def has_listeners(self) -> bool:
        return any(self.listeners.values())


def _push(message: bytes, listeners: set[Listener]) -> None:
    for listener in [*listeners]:  # a push may remove listeners
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
