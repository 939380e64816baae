"""The moments of an input: what it brought about, step by step, for one viewer.

An input may start a chain of automatic work. Viewers are shown one piece of it after
the other, each with the position as it was then, so no screen has to take an update
apart. Only clients that ask for words get moments.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from sengoku.core.events import Entry, Event, stream
from sengoku.core.seats import Viewer
from sengoku.match import Match


class Passed(NamedTuple):
    """A moment that is over; *entries* is the length of the log then."""

    new: list[Entry]
    entries: int
    state: Any
    public: msgspec.Struct

    def events(self, viewer: Viewer) -> list[Event]:
        return stream(self.new, viewer)

    def seen_by(self, match: Match, viewer: Viewer) -> msgspec.Struct:
        seen: msgspec.Struct = match.rules.observe(self.state, viewer, self.public)
        return seen


def passed(match: Match, since: int) -> Iterator[Passed]:
    """Yield the moments of the last input, which began at entry *since*, but the last.

    The last moment is the match as it is.
    """
    for entries, state in match.moments()[:-1]:
        new = match.log.entries[since:entries]
        yield Passed(new, entries, state, match.rules.observe(state, None))
        since = entries


def headline(events: Sequence[Event]) -> int:
    """Return the place of the event that says best what happened; -1 without any."""
    weights = [event.weight for event in events]
    return weights.index(max(weights)) if weights else -1
