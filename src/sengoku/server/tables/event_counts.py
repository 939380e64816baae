"""How many events each viewer has had, also of those that are not in memory."""

from collections.abc import Sequence
from typing import Final, final

from sengoku.core.events import Entry, stream
from sengoku.core.seats import Viewer


@final
class EventCounts:
    """Counts the events of spectators and of every seat; no entry is read twice.

    *earlier* are the counts up to the start of the log in memory, spectators first.
    """

    def __init__(self, earlier: Sequence[int]) -> None:
        viewers: list[Viewer] = [None, *range(len(earlier) - 1)]
        self.missing: Final = dict(zip(viewers, earlier, strict=True))
        self._counts: Final = {**self.missing}
        self._position = 0  # entries counted so far

    def count(self, viewer: Viewer, log: list[Entry]) -> int:
        """Return the length of the event stream of *viewer*."""
        self._advance(log)
        return self._counts[viewer]

    def all(self, log: list[Entry]) -> tuple[int, ...]:
        """Return the counts of all viewers, spectators first."""
        self._advance(log)
        return tuple(self._counts.values())

    def prepend(self, entries: int) -> None:
        """Take note that the log now starts at the beginning of the game."""
        self._position += entries
        for viewer in self.missing:
            self.missing[viewer] = 0

    def _advance(self, log: list[Entry]) -> None:
        new, self._position = log[self._position :], len(log)
        for viewer in self._counts if new else ():
            self._counts[viewer] += len(stream(new, viewer))
