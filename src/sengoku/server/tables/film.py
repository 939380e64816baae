"""The film of a table: what happened, input by input, as one viewer saw it.

It is made by playing the kept inputs again. Until the game is over nobody sees more in
it than they were told live: what others do unseen is in no frame. Then everybody may
look through the eyes of any seat, or of all at once.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, NamedTuple, final

import msgspec
from sqlalchemy import RowMapping

from sengoku.core.events import Entry, Event
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat, Viewer
from sengoku.match import Match
from sengoku.replay import DivergedError
from sengoku.server.store.records import By
from sengoku.server.tables.access import Guest
from sengoku.server.tables.audience import UNSHOWN
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.loading import Loaded, load, play_again
from sengoku.server.tables.outlook import OUTLOOKS
from sengoku.server.tables.points import check_revision
from sengoku.server.tables.speech import Speech
from sengoku.server.tables.table import refuse_when_ended
from sengoku.server.wire.bodies import Words
from sengoku.server.wire.errors import conflict, not_found
from sengoku.server.wire.structs import Wire

MOST: Final = 400
"""So many frames are in one answer, and those without events that follow."""
SLICE: Final = 0.003
"""Seconds of work at a time; then others have as long for theirs."""
ACCOUNT: Final = "account"
"""A note that only grows: who asks for the film has it at its end."""
HANDS: Final = "hands"


class Frame(Wire, frozen=True):
    """What one input came to, as in an update of the websocket.

    *number* is that of the input, told once the game is over.
    """

    since: int
    events: tuple[Any, ...]
    changed: dict[str, Any]
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    by: By
    number: int | None
    words: Words | None = None
    notes: dict[str, Any] | None = None


class Film(Wire, frozen=True):
    """*observation* and *notes* are those before the first frame. *more*: ask again
    with the number of the next event.

    A film of everything has no *viewer*, and *hands* in its observation: what each
    seat has for itself.
    """

    viewer: Seat | None
    everything: bool
    observation: dict[str, Any]
    waiting: tuple[Seat, ...]
    frames: tuple[Frame, ...]
    more: bool
    notes: dict[str, Any] | None = None


class Sight(NamedTuple):
    """Whose knowledge a film shows: that of *viewer*, or all that anybody has."""

    viewer: Viewer
    everything: bool = False

    def sees(self, entry: Entry) -> Event | None:
        return entry.event if self.everything else entry.seen_by(self.viewer)

    def is_told(self, actor: Seat, events: list[Event]) -> bool:
        return bool(events) or self.everything or self.viewer == actor

    def observe(self, match: Match) -> tuple[msgspec.Struct, dict[str, Any]]:
        """Return what is seen, and what is shown of it."""
        seen, own = match.observe(self.viewer), dict[str, Any]()
        if self.everything:
            seen, own = revealed(match, seen)
        names = (name for name in seen.__struct_fields__ if name != UNSHOWN)
        return seen, {name: getattr(seen, name) for name in names} | own


class Span(NamedTuple):
    """The events a film is about, counted in the stream of its viewer."""

    since: int
    until: int | None

    def begins(self, heard: int, events: int) -> bool:
        return heard >= self.since or heard + events > self.since

    def ends(self, heard: int) -> bool:
        return self.until is not None and heard >= self.until


def sight_of(guest: Guest, seat: Seat | None, public: bool, everything: bool) -> Sight:
    """Return whose knowledge is shown; that of others only when the game is over."""
    viewer = None if public or everything else guest.viewer if seat is None else seat
    sight = Sight(viewer, everything)
    if sight in (Sight(guest.viewer), Sight(None)):
        return sight
    refuse_when_ended(guest.table.record)
    if guest.table.record.status != "over":
        raise conflict(
            "not-over", "until the game is over you can see only what you know"
        )
    if viewer is not None and viewer >= len(guest.table.seats):
        raise not_found("seat")
    return sight


def revealed(
    match: Match, public: msgspec.Struct
) -> tuple[msgspec.Struct, dict[str, Any]]:
    """Return what is seen by somebody, and by seat what each has for itself."""
    known = [match.observe(seat, public) for seat in range(match.rules.seats)]
    filled, own = {}, []
    for name in public.__struct_fields__:
        shown = getattr(public, name)
        if isinstance(shown, tuple) and None in shown:
            columns = zip(shown, *(getattr(one, name) for one in known), strict=True)
            filled[name] = tuple(map(_known, columns))
        elif shown is None and name != "viewer":
            own.append(name)
    hands = [{name: getattr(one, name) for name in own} for one in known]
    return msgspec.structs.replace(public, **filled), {HANDS: hands} if own else {}


def _known(column: tuple[Any, ...]) -> Any:
    return next((value for value in column if value is not None), None)


async def film(hall: Hall, guest: Guest, sight: Sight, span: Span, words: bool) -> Film:
    """Play the game again; return what *sight* shows of it."""
    check_revision(guest.table.record)
    game = await load(hall.database, guest.table.id, from_start=True)
    if game is None or not game.inputs:
        raise conflict("table-open", "the game has not begun")
    try:
        return await _Camera(game, sight, words).shoot(span)
    except DivergedError:
        raise conflict(
            "diverged", "the installed rules lead to a different result"
        ) from None


@final
class _Camera:
    """Follows a game that is played again, and remembers what was shown last."""

    def __init__(self, game: Loaded, sight: Sight, words: bool) -> None:
        self.game: Final = game
        self.sight: Final = sight
        self.match: Final = game.laid_out()
        rules, names = self.match.rules, tuple(seat.name for seat in game.seats)
        self.speech: Final = Speech(rules, names) if words else None
        self.outlook: Final = OUTLOOKS[rules.id](rules)
        self.is_over: Final = game.record.status == "over"
        self.heard = 0
        self.entries = 0
        self.waiting = self.match.waiting()
        self.seen, self.shown = sight.observe(self.match)
        self.noted: dict[str, Any] = {}

    async def shoot(self, span: Span) -> Film:
        film: Film | None = None
        frames: list[Frame] = []
        more = False
        async for row in _in_slices(self.game.inputs):
            if more or span.ends(self.heard):
                break
            events = self._follow(row)
            if events is None:
                continue
            if film is None and span.begins(self.heard, len(events)):
                film = self._before()
            if film is None:
                self._pass(events)
            elif _is_full(frames):
                more = True
            else:
                frames.append(self._frame(row, events))
        film = film or self._before()
        return msgspec.structs.replace(film, frames=tuple(frames), more=more)

    def _follow(self, row: RowMapping) -> list[Event] | None:
        """Play *row*; return what the viewer is told, ``None`` when not at all."""
        if row["number"] > self.match.number:
            play_again(self.match, row)
        new = self.match.log.entries[self.entries :]
        self.entries += len(new)
        seen = map(self.sight.sees, new)
        events = [event for event in seen if event is not None]
        if self.sight.is_told(row["seat"], events) or self._looks_different():
            return events
        return None

    def _looks_different(self) -> bool:
        """Does the viewer see a change that no event tells, such as what comes next?"""
        return self.sight.observe(self.match)[1] != self.shown

    def _before(self) -> Film:
        """Return a film of nothing that begins with what was shown last."""
        return Film(
            viewer=self.sight.viewer,
            everything=self.sight.everything,
            observation=self.shown,
            waiting=self.waiting,
            frames=(),
            more=False,
            notes=self._notes(),
        )

    def _pass(self, events: list[Event]) -> None:
        self.heard += len(events)
        self.waiting = self.match.waiting()
        self.seen, self.shown = self.sight.observe(self.match)

    def _frame(self, row: RowMapping, events: list[Event]) -> Frame:
        since, before = self.heard, self.shown
        self._pass(events)
        return Frame(
            since=since,
            events=tuple(events),
            changed=_changes(before, self.shown),
            waiting=self.waiting,
            outcome=self.match.outcome(),
            by=row["by"],
            number=row["number"] if self.is_over else None,
            words=None if self.speech is None else self.speech.words(events, None),
            notes=self._notes(),
        )

    def _notes(self) -> dict[str, Any] | None:
        """Return the notes that are different from those made last."""
        if self.speech is None:
            return None
        made, before = self.outlook.notes(self.seen), self.noted
        names = (name for name in made.__struct_fields__ if name != ACCOUNT)
        self.noted = {name: getattr(made, name) for name in names}
        return _changes(before, self.noted)


def _is_full(frames: list[Frame]) -> bool:
    """Are there enough? The next must begin with a number of its own."""
    return len(frames) >= MOST and bool(frames[-1].events)


async def _in_slices(rows: Sequence[RowMapping]) -> AsyncIterator[RowMapping]:
    """Yield *rows*, with rests so that others are not held up."""
    pause = time.monotonic() + SLICE
    for row in rows:
        yield row
        if time.monotonic() > pause:
            await asyncio.sleep(SLICE)
            pause = time.monotonic() + SLICE


def _changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    missing = object()
    return {
        name: value for name, value in now.items() if value != before.get(name, missing)
    }
