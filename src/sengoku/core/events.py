"""The event log, which screens, logs, replays and translations read."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final, NamedTuple, final

import msgspec

from sengoku.core.seats import Seat, SeatSet, Viewer, contains

ASIDE, NORMAL, MAIN = range(3)
"""Weights of events: what merely comes with another, and what a moment is about."""
EVERYBODY: Final = -1
"""Audience of an event that every viewer reads in full, spectators included."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """Something that happened: ids and numbers, never prose.

    *explains* names the fields of an observation that the fact may change; a change
    that no visible event explains fails the test suite. *reveals* marks facts that
    were hidden or random before: replay files store them. *final* marks what cannot be
    taken back; everything that reveals is final. Of several events at one moment, the
    first with the greatest *weight* is its headline.
    """

    explains: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    final: ClassVar[bool] = False
    weight: ClassVar[int] = NORMAL

    def bare(self) -> "Event":
        """Return it without comments, which running hashes leave out.

        A comment follows from the rest of the game. Left out, it can be added to an
        event without breaking the hashes of older games.
        """
        return self


class ChoiceTakenBack(Event, frozen=True, tag="choice-taken-back"):
    """The last choice of *seat* is undone: the *events* before this one are void."""

    seat: int
    events: int


class GameRewound(Event, frozen=True, tag="game-rewound"):
    """The whole table went back to an earlier point; what happened since is void.

    It does not say how far: a number would tell how often others chose in secret.
    """

    final: ClassVar = True


class GameBranched(Event, frozen=True, tag="game-branched"):
    """Another game begins here, to try something out; this far both are the same.

    It outweighs the whole story before it.
    """

    final: ClassVar = True
    weight: ClassVar = MAIN + 1


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An event, its audience, and what everybody else reads instead."""

    event: Event
    audience: SeatSet = EVERYBODY
    shared: Event | None = None

    def seen_by(self, viewer: Viewer) -> Event | None:
        if self.audience == EVERYBODY:
            return self.event
        if viewer is not None and contains(self.audience, viewer):
            return self.event
        return self.shared

    def bare(self) -> "Entry":
        """Return the entry with its event as running hashes have it."""
        event = self.event.bare()
        return self if event is self.event else Entry(event, self.audience, self.shared)


class Checkpoint(NamedTuple):
    """The state after the first *entries* entries of a log."""

    entries: int
    state: Any


@final
class Log:
    """Collects the events of a game.

    While ``checkpoints`` is a list, the log also keeps the state between one piece of
    automatic work and the next, so that a viewer can be shown each on its own.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.checkpoints: list[Checkpoint] | None = None

    def checkpoint(self, s: Any) -> None:
        """Keep a copy of *s*, if checkpoints are wanted and something has happened."""
        if self.checkpoints is None:
            return
        count = len(self.entries)
        if not self.checkpoints or count > self.checkpoints[-1].entries:
            self.checkpoints.append(Checkpoint(count, s.copy()))

    def add(self, event: Event) -> None:
        self.entries.append(Entry(event))

    def add_secret(self, event: Event, seat: Seat, shared: Event | None) -> None:
        """Record *event* for *seat*, and *shared*, which says less, for the rest."""
        self.entries.append(Entry(event, 1 << seat, shared))

    def seen_by(self, viewer: Viewer, *, from_entry: int = 0) -> list[Event]:
        """Return what *viewer* may read of the entries *from_entry* on.

        Entries are counted for all; ``Match.events`` counts a viewer's own stream.
        """
        return stream(self.entries[from_entry:], viewer)


def stream(entries: list[Entry], viewer: Viewer) -> list[Event]:
    """Return what *viewer* may read of *entries*."""
    seen = [entry.seen_by(viewer) for entry in entries]
    return [event for event in seen if event is not None]


def streams(
    entries: list[Entry], viewers: Iterable[Viewer]
) -> dict[Viewer, list[Event]]:
    """Return what each of *viewers* may read of *entries*."""
    if all(entry.audience == EVERYBODY for entry in entries):
        told = [entry.event for entry in entries]
        return dict.fromkeys(viewers, told)
    return {viewer: stream(entries, viewer) for viewer in viewers}


def to_json(event: Event) -> dict[str, Any]:
    """Return plain data: a mapping with ``kind`` and the facts by name."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain
