"""The film of a table: what happened, input by input, as one viewer saw it.

It is built by replaying the stored inputs. Until the game is over, it shows a viewer
nothing beyond the live updates: hidden actions are in no frame. After the end, anyone
may take the perspective of any seat, or of all seats at once.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, NamedTuple, final

import msgspec
from sqlalchemy import RowMapping

from sengoku.bots.protocol import STACK_FIELD
from sengoku.core.events import Entry, Event
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat, Viewer
from sengoku.match import Match
from sengoku.replay import DivergedError
from sengoku.server.store.database import Database
from sengoku.server.store.records import By
from sengoku.server.tables.access import Guest
from sengoku.server.tables.audience import TALLY_FIELD, without
from sengoku.server.tables.hints import Hints, Observed
from sengoku.server.tables.live_game import require_not_aborted
from sengoku.server.tables.loading import Loaded, check_revision, load, replay_input
from sengoku.server.tables.phrasing import Phraser
from sengoku.server.wire.bodies import Words
from sengoku.server.wire.errors import conflict, not_found
from sengoku.server.wire.structs import Wire

MAX_FRAMES: Final = 400
"""The most frames in one response, not counting frames without events at its end."""
SLICE_SECONDS: Final = 0.003
"""Seconds of work before the event loop gets an equal pause."""
ACCOUNT_HINT: Final = "account"
"""A hint that only grows: the client has it from the end of the film."""
HANDS_FIELD: Final = "hands"


class Frame(Wire, frozen=True):
    """The result of one input, as in an update of the websocket.

    *number* is the input's number, included once the game is over.
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
    """*observation* and *notes* are those before the first frame. *more*: request the
    rest with the number of the next event.

    A film of everything has no *viewer*. Its observation has *hands*: the private
    fields of each seat.
    """

    viewer: Seat | None
    everything: bool
    observation: dict[str, Any]
    waiting: tuple[Seat, ...]
    frames: tuple[Frame, ...]
    more: bool
    notes: dict[str, Any] | None = None


class Perspective(NamedTuple):
    """Whose knowledge a film shows: that of *viewer*, or of all seats together."""

    viewer: Viewer
    everything: bool = False

    def sees(self, entry: Entry) -> Event | None:
        return entry.event if self.everything else entry.seen_by(self.viewer)

    def has_frame(self, actor: Seat, events: list[Event]) -> bool:
        return bool(events) or self.everything or self.viewer == actor

    def observe(self, match: Match) -> tuple[msgspec.Struct, dict[str, Any]]:
        """Return the observation, and the fields of it that are shown."""
        seen, own = match.view(self.viewer), dict[str, Any]()
        if self.everything:
            seen, own = reveal_all(match, seen)
        names = (name for name in seen.__struct_fields__ if name != TALLY_FIELD)
        return seen, {name: getattr(seen, name) for name in names} | own


class EventRange(NamedTuple):
    """The events a film covers, counted in the stream of its viewer."""

    since: int
    until: int | None

    def begins(self, heard: int, events: int) -> bool:
        return heard >= self.since or heard + events > self.since

    def ends(self, heard: int) -> bool:
        return self.until is not None and heard >= self.until


def perspective_of(
    guest: Guest, seat: Seat | None, public: bool, everything: bool
) -> Perspective:
    """Return the perspective; that of others only after the end of the game."""
    viewer = None if public or everything else guest.viewer if seat is None else seat
    perspective = Perspective(viewer, everything)
    if perspective in (Perspective(guest.viewer), Perspective(None)):
        return perspective
    require_not_aborted(guest.table.record)
    if guest.table.record.status != "over":
        raise conflict(
            "not-over", "until the game is over you can only see what you know"
        )
    if viewer is not None and viewer >= len(guest.table.seats):
        raise not_found("seat")
    return perspective


def reveal_all(
    match: Match, public: msgspec.Struct
) -> tuple[msgspec.Struct, dict[str, Any]]:
    """Return what any seat sees, and the private fields by seat."""
    known = [match.view(seat, public) for seat in range(match.rules.seats)]
    filled, own = {}, []
    for name in public.__struct_fields__:
        value = getattr(public, name)
        if isinstance(value, tuple) and None in value:
            columns = zip(value, *(getattr(one, name) for one in known), strict=True)
            filled[name] = tuple(map(_known, columns))
        elif value is None and name != "viewer":
            own.append(name)
    hands = [{name: getattr(one, name) for name in own} for one in known]
    hidden = {HANDS_FIELD: hands} if own else {}
    return msgspec.structs.replace(public, **filled), hidden


def _known(column: tuple[Any, ...]) -> Any:
    return next((value for value in column if value is not None), None)


async def film(
    database: Database,
    guest: Guest,
    perspective: Perspective,
    span: EventRange,
    words: bool,
) -> Film:
    """Replay the game; return what *perspective* shows of it."""
    check_revision(guest.table.record)
    game = await load(database, guest.table.id, from_start=True)
    if game is None or not game.inputs:
        raise conflict("table-open", "the game has not begun")
    try:
        return await _FilmBuilder(game, perspective, words).build(span)
    except DivergedError:
        raise conflict(
            "diverged", "the current rules give a different result"
        ) from None


@final
class _FilmBuilder:
    """Follows a replay, and remembers what was shown last."""

    def __init__(self, game: Loaded, perspective: Perspective, words: bool) -> None:
        self.game: Final = game
        self.perspective: Final = perspective
        self.match: Final = game.initial_match()
        rules, names = self.match.rules, tuple(seat.name for seat in game.seats)
        self.phraser: Final = Phraser(rules, names) if words else None
        self.hint_maker: Final = Hints(rules)
        self.is_over: Final = game.record.status == "over"
        self.heard = 0
        self.entries = 0
        self.waiting = self.match.waiting()
        self.seen, self.last_shown = perspective.observe(self.match)
        self.last_hints: dict[str, Any] = {}

    async def build(self, span: EventRange) -> Film:
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
                self._advance(events)
            elif _is_full(frames):
                more = True
            else:
                frames.append(self._frame(row, events))
        film = film or self._before()
        return msgspec.structs.replace(film, frames=tuple(frames), more=more)

    def _follow(self, row: RowMapping) -> list[Event] | None:
        """Replay *row*; return the viewer's events, ``None`` if there is no frame."""
        if row["number"] > self.match.number:
            replay_input(self.match, row)
        new = self.match.log.entries[self.entries :]
        self.entries += len(new)
        seen = map(self.perspective.sees, new)
        events = [event for event in seen if event is not None]
        if self.perspective.has_frame(row["seat"], events) or self._looks_different():
            return events
        return None

    def _looks_different(self) -> bool:
        """Does the viewer see a change without an event, such as the next phase?"""
        return self.perspective.observe(self.match)[1] != self.last_shown

    def _before(self) -> Film:
        """Return a film without frames that starts from what was shown last."""
        return Film(
            viewer=self.perspective.viewer,
            everything=self.perspective.everything,
            observation=_without_stack(self.last_shown),
            waiting=self.waiting,
            frames=(),
            more=False,
            notes=self._changed_hints(),
        )

    def _advance(self, events: list[Event]) -> None:
        self.heard += len(events)
        self.waiting = self.match.waiting()
        self.seen, self.last_shown = self.perspective.observe(self.match)

    def _frame(self, row: RowMapping, events: list[Event]) -> Frame:
        since, before = self.heard, self.last_shown
        self._advance(events)
        return Frame(
            since=since,
            events=tuple(events),
            changed=_without_stack(_changes(before, self.last_shown)),
            waiting=self.waiting,
            outcome=self.match.outcome(),
            by=row["by"],
            number=row["number"] if self.is_over else None,
            words=None if self.phraser is None else self.phraser.words(events, None),
            notes=self._changed_hints(),
        )

    def _changed_hints(self) -> dict[str, Any] | None:
        """Return the hints that changed since the last call."""
        if self.phraser is None:
            return None
        seen, before = Observed(self.seen, self.seen), self.last_hints
        hints = self.hint_maker.hints(self.perspective, self.match, seen, None)
        self.last_hints = without(hints, (ACCOUNT_HINT,))
        return _changes(before, self.last_hints)


def _is_full(frames: list[Frame]) -> bool:
    """Is the response full? The next one must begin with an event number of its own."""
    return len(frames) >= MAX_FRAMES and bool(frames[-1].events)


async def _in_slices(rows: Sequence[RowMapping]) -> AsyncIterator[RowMapping]:
    """Yield *rows*, with pauses so that the event loop is not blocked."""
    pause = time.monotonic() + SLICE_SECONDS
    for row in rows:
        yield row
        if time.monotonic() > pause:
            await asyncio.sleep(SLICE_SECONDS)
            pause = time.monotonic() + SLICE_SECONDS


def _changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    missing = object()
    return {
        name: value for name, value in now.items() if value != before.get(name, missing)
    }


def _without_stack(fields: dict[str, Any]) -> dict[str, Any]:
    """The stack decides whether there is a frame, but no frame shows it."""
    return without(fields, (STACK_FIELD,))
