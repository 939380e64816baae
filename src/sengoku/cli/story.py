"""What a viewer is told of a match."""

from sengoku.core.events import ChoiceTakenBack, Event
from sengoku.core.seats import Viewer
from sengoku.match import Match


def told(match: Match, viewer: Viewer, since: int = 0) -> list[Event]:
    """Return what *viewer* may read from entry *since* on, without what is void."""
    standing = _standing(match, viewer)
    return [event for number, event in standing if number >= since]


def _standing(match: Match, viewer: Viewer) -> list[tuple[int, Event]]:
    """Return the events that were not taken back, with the number of their entry."""
    standing: list[tuple[int, Event]] = []
    for number, entry in enumerate(match.log.entries):
        event = entry.seen_by(viewer)
        if event is None:
            continue
        if isinstance(event, ChoiceTakenBack):
            first = number - event.events
            standing = [(n, kept) for n, kept in standing if n < first]
        standing.append((number, event))
    return standing
