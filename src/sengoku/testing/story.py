"""What a viewer reads and sees while a choice is executed."""

from collections.abc import Callable
from typing import Final, NamedTuple, final

import msgspec

from sengoku.core.events import Entry, Event
from sengoku.core.seats import Viewer

FIELDS_WITHOUT_EVENTS: Final = {"stack"}
"""Fields of observations that change without an event: they show what comes next."""


def changes(before: msgspec.Struct, after: msgspec.Struct) -> set[str]:
    """Return the names of the fields in which two observations differ."""
    old, new = msgspec.structs.asdict(before), msgspec.structs.asdict(after)
    return {name for name, value in old.items() if new[name] != value}


class SeenEvent(NamedTuple):
    """An event as the viewer reads it, and the observation at that moment."""

    event: Event
    seen: msgspec.Struct


@final
class Witness(list[Entry]):
    """The entries of a log; records an observation for each new entry."""

    def __init__(
        self, entries: list[Entry], viewer: Viewer, look: Callable[[], msgspec.Struct]
    ) -> None:
        super().__init__(entries)
        self.viewer = viewer
        self.look = look
        self.story: list[SeenEvent] = []

    def append(self, entry: Entry) -> None:
        super().append(entry)
        event = entry.seen_by(self.viewer)
        if event is not None:
            self.story.append(SeenEvent(event, self.look()))
