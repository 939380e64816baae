"""Broadcasts what happens at a table: to each viewer only what that viewer may know.

Each viewer has its own stream of events, counted from the start. A viewer who may know
nothing about an input gets no message at all.
"""

from collections import defaultdict
from typing import Any, Final, final

import msgspec
from msgspec.structs import replace

from sengoku.bots.protocol import STACK_FIELD
from sengoku.core.events import Entry, Event, streams
from sengoku.core.seats import Seat, Viewer
from sengoku.match import Offer
from sengoku.server.store.records import By
from sengoku.server.tables.audience import (
    Audience,
    ClientState,
    Listener,
    UpdateContext,
    changes,
    changes_for,
    without,
)
from sengoku.server.tables.hints import Hints, Observed, differences
from sengoku.server.tables.live_game import LiveGame
from sengoku.server.tables.moments import headline, passed
from sengoku.server.tables.phrasing import Phraser
from sengoku.server.wire.bodies import View, Words
from sengoku.server.wire.messages import Again, Changed, PassedMoment, Update, encoded


@final
class Broadcaster:
    """The listeners of a table in this process, and what they were sent."""

    def __init__(self, game: LiveGame) -> None:
        self._game: Final = game
        self.listeners: Final[defaultdict[Audience, set[Listener]]] = defaultdict(set)
        self.chat_sent = 0  # the number of the last chat line sent
        self._phraser: Phraser | None = None
        self._hint_maker: Hints | None = None
        # What everyone, and each audience, saw after the last input
        self._last_public: msgspec.Struct | None = None
        self._last_shown: Final[dict[Audience, msgspec.Struct]] = {}
        self._event_counts: Final[dict[Viewer, int]] = {}

    def reset(self) -> None:
        """Forget what was sent: the state of the game was replaced."""
        self._hint_maker = None
        self._last_shown.clear()
        self._event_counts.clear()
        self._last_public = None

    @property
    def wants_moments(self) -> bool:
        """Does anybody watch who is shown one moment after the other?"""
        return any(to.wants_words and them for to, them in self.listeners.items())

    def event_count(self, viewer: Viewer) -> int:
        """Return the length of the event stream of *viewer*."""
        if viewer not in self._event_counts:
            self._event_counts[viewer] = self._game.event_count(viewer)
        return self._event_counts[viewer]

    def client_state(self) -> ClientState:
        return ClientState(
            self._table_bytes(), {**self._event_counts}, {**self._last_shown}
        )

    def _table_bytes(self) -> bytes:
        return msgspec.json.encode((self._game.info(), self._game.record.clocks))

    def is_up_to_date(self, audience: Audience, known: ClientState) -> bool:
        """Is *audience* up to date with *known*? Then updates continue from there."""
        viewer = audience.viewer
        if self._game.match is None or audience not in known.observations:
            return False
        if (
            known.event_counts[viewer] != self.event_count(viewer)
            or known.table != self._table_bytes()
        ):
            return False
        self._last_shown[audience] = known.observations[audience]
        return True

    def view(self, audience: Audience, since: int = 0) -> View:
        match, viewer = self._game.running, audience.viewer
        public = match.view(None)
        seen = match.view(viewer, public)
        offer = self._game.offer(viewer)
        if self.listeners.get(audience):
            self._last_shown[audience] = seen
        missing = self._game.missing_events(viewer)
        events = [
            (event, by)
            for entry, by in zip(match.log.entries, self._game.by, strict=True)
            if (event := entry.seen_by(viewer)) is not None
        ]
        self._event_counts[viewer] = heard = missing + len(events)
        since = min(since, heard)
        assert since >= missing  # ``LockedTable.view`` loads the history
        news = events[since - missing :]
        return View(
            viewer=viewer,
            since=since,
            heard=heard,
            seen=0 if viewer is None else self._game.seats[viewer].seen,
            events=tuple(event for event, _ in news),
            by=tuple(by for _, by in news),
            observation=audience.visible(changes(None, seen)),
            offer=offer,
            waiting=self._game.waiting(),
            clocks=tuple(self._game.record.clocks),
            outcome=self._game.record.outcome,
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
        names = tuple(seat.name for seat in self._game.seats)
        if self._phraser is None or self._phraser.names != names:
            self._phraser = Phraser(self._game.running.rules, names)
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
        make = self.hint_maker.changes if has_earlier else self.hint_maker.hints
        return make(audience, self._game.running, Observed(seen, public), offer)

    @property
    def hint_maker(self) -> Hints:
        if self._hint_maker is None:
            self._hint_maker = Hints(self._game.running.rules)
        return self._hint_maker

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
        context = self._context(actor, by, len(entries))
        # Until all are sent: after an error the next update compares in full.
        self._last_public = None
        for audience, listeners in audiences:
            message = self._update(audience, new_events[audience.viewer], context)
            if message is not None:
                _push(message, listeners)
        self._last_public = context.public

    def _context(self, actor: Seat, by: By, new: int) -> UpdateContext:
        match, before = self._game.running, self._last_public
        steps = [*passed(match, len(match.log.entries) - new)]
        public, changed = match.view(None), None
        if before is not None:  # unchanged values stay the same objects
            changed = changes(before, public)
            public = replace(before, **changed) if changed else before
        common = without(changed, match.rules.own) if changed else {}
        waiting, outcome = self._game.waiting(), self._game.record.outcome
        shared = self.hint_maker.of_moments(match, steps) if self.wants_moments else []
        return UpdateContext(
            actor, by, public, changed, common, waiting, outcome, steps, shared, {}
        )

    def _update(
        self, audience: Audience, events: list[Event], context: UpdateContext
    ) -> bytes | None:
        match, viewer = self._game.running, audience.viewer
        before = self._last_shown.get(audience)
        is_touched = bool(events) or viewer == context.actor
        # Private fields change only through the viewer's own choices and events.
        if not is_touched and context.changed == {} and before is not None:
            return None
        seen = match.view(viewer, context.public)
        changed = changes_for(before, seen, context, match.rules.own)
        shown = audience.visible(changed)
        # The stack changes when a seat finishes: waiting and hints follow from it.
        if not (is_touched or shown or STACK_FIELD in changed):
            return None
        self._last_shown[audience] = seen
        offer = self._game.offer(viewer)
        since = self.event_count(viewer) - len(events)
        # Nothing in it is of this viewer alone. Equal lists of events are one object.
        is_common = offer is None and changed is context.common
        key = (since, id(events), audience[1:])
        if is_common and not audience.wants_words and key in context.encoded:
            return context.encoded[key]
        moments = self._moments(audience, before, context)
        update = Update(
            since=since,
            events=events,
            changed=shown,
            offer=offer,
            waiting=context.waiting,
            clocks=self._game.record.clocks,
            outcome=context.outcome,
            by=context.by,
            words=self._words(audience, events, offer),
            notes=self._hints(
                audience, seen, context.public, offer, before is not None
            ),
            moments=moments,
            headline=headline(events[sum(moment.events for moment in moments) :]),
        )
        message = encoded(update)
        if is_common:
            context.encoded[key] = message
        return message

    def _moments(
        self, audience: Audience, before: msgspec.Struct | None, context: UpdateContext
    ) -> tuple[PassedMoment, ...]:
        """Return what led to an update; steps without anything to see are left out."""
        if before is None or not audience.wants_words:
            return ()
        match, viewer, found = self._game.running, audience.viewer, list[PassedMoment]()
        notes = self.hint_maker.sent(audience)
        for step, shared in zip(context.passed, context.shared, strict=True):
            events, seen = step.events(viewer), step.seen_by(match, viewer)
            changed = audience.visible(changes(before, seen))
            if events or changed:
                hints = self.hint_maker.passing(seen, before, shared)
                new = differences(notes, hints)
                found.append(PassedMoment(len(events), headline(events), changed, new))
                notes = {**notes, **hints}
            before = seen
        return tuple(found)

    def broadcast(self, message: msgspec.Struct) -> None:
        """Send the same message to all listeners."""
        text = encoded(message)
        for listeners in self.listeners.values():
            _push(text, listeners)

    def send_to_seat(self, seat: Seat, message: msgspec.Struct) -> None:
        """Send a message to the listeners of *seat* alone."""
        text = encoded(message)
        for audience, listeners in self.listeners.items():
            if audience.viewer == seat:
                _push(text, listeners)

    def broadcast_table(self) -> None:
        """Send everybody the public state of the table."""
        game = self._game
        self.broadcast(Changed(game.info(), game.record.clocks))

    def resync(self, known: ClientState | None = None) -> None:
        """Send a full view to every listener whose *known* state is out of date."""
        for audience, listeners in self.listeners.items():
            if known is not None and self.is_up_to_date(audience, known):
                continue
            for listener in [*listeners]:
                view = self.view(audience) if self._game.match else None
                listener.push(encoded(Again(self._game.info(), view)))

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


def _push(message: bytes, listeners: set[Listener]) -> None:
    for listener in [*listeners]:  # a push may remove listeners
        listener.push(message)
