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

from sengoku.bots.protocol import STACK_FIELD, TALLY_FIELD
from sengoku.core.events import Checkpoint, Entry, Event
from sengoku.core.rules import Outcome, Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.replay import DivergedError
from sengoku.server.store.database import Database
from sengoku.server.store.records import By
from sengoku.server.tables.access import Guest
from sengoku.server.tables.audience import without
from sengoku.server.tables.hints import Hints, Observed
from sengoku.server.tables.live_game import require_not_aborted
from sengoku.server.tables.loading import Loaded, check_revision, load, replay_input
from sengoku.server.tables.moments import headline
from sengoku.server.tables.phrasing import Phraser
from sengoku.server.wire.bodies import Words
from sengoku.server.wire.errors import conflict, not_found
from sengoku.server.wire.structs import Wire

MAX_FRAMES: Final = 400
"""The most frames in one response, not counting frames without events at its end."""
SLICE_SECONDS: Final = 0.003
"""Seconds of work before the event loop gets an equal pause."""
ACCOUNT_HINT: Final = "account"
"""A hint that only grows: a film has it with the end of the game alone."""
HANDS_FIELD: Final = "hands"


class Frame(Wire, frozen=True):
    """One moment: an input and its result, or a step of it, as in an update.

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
    headline: int = -1


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

    def observe(self, rules: Rules, s: Any) -> tuple[msgspec.Struct, dict[str, Any]]:
        """Return the observation of a state, and the fields of it that are shown."""
        seen, own = rules.observe(s, self.viewer), dict[str, Any]()
        if self.everything:
            seen, own = reveal_all(rules, s, seen)
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
    rules: Rules, s: Any, public: msgspec.Struct
) -> tuple[msgspec.Struct, dict[str, Any]]:
    """Return what any seat sees, and the private fields by seat."""
    known = [rules.observe(s, seat, public) for seat in range(rules.seats)]
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


class _Shot(NamedTuple):
    """What the viewer sees of one moment; *is_last*: the input ends with it."""

    events: list[Event]
    seen: msgspec.Struct
    shown: dict[str, Any]
    is_last: bool


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
        self.ends_now = False
        self.heard = 0
        self.entries = 0
        self.waiting = self.match.waiting()
        self.seen, self.last_shown = self._look(self.match.state)
        self.last_hints: dict[str, Any] = {}
        self.match.keeps_moments = words

    async def build(self, span: EventRange) -> Film:
        film: Film | None = None
        frames: list[Frame] = []
        more = False
        async for row in _in_slices(self.game.inputs):
            if more or span.ends(self.heard):
                break
            self._replay(row)
            for moment in self.match.moments():
                shot = self._shot(row, moment)
                if shot is None or span.ends(self.heard):
                    continue
                if film is None and span.begins(self.heard, len(shot.events)):
                    film = self._before()
                if film is None:
                    self._advance(shot)
                elif more or _is_full(frames):
                    more = True
                else:
                    frames.append(self._frame(row, shot))
        film = film or self._before()
        return msgspec.structs.replace(film, frames=tuple(frames), more=more)

    def _replay(self, row: RowMapping) -> None:
        self.ends_now = self.is_over and row is self.game.inputs[-1]
        if row["number"] > self.match.number:
            replay_input(self.match, row)

    def _look(self, s: Any) -> tuple[msgspec.Struct, dict[str, Any]]:
        return self.perspective.observe(self.match.rules, s)

    def _shot(self, row: RowMapping, moment: Checkpoint) -> _Shot | None:
        """Return what the viewer sees of a moment, ``None`` if there is no frame."""
        new = self.match.log.entries[self.entries : moment.entries]
        self.entries = moment.entries
        told = map(self.perspective.sees, new)
        events = [event for event in told if event is not None]
        seen, shown = self._look(moment.state)
        shot = _Shot(events, seen, shown, moment.state is self.match.state)
        if events or _without_stack(shown) != _without_stack(self.last_shown):
            return shot
        # The viewer may see the next phase without an event.
        is_seen = self.perspective.has_frame(row["seat"], events)
        is_seen = is_seen or self.ends_now
        if shot.is_last and (is_seen or shown != self.last_shown):
            return shot
        self.seen = seen
        return None

    def _is_end(self, shot: _Shot) -> bool:
        """Does the game end with this moment, be it that players give up?"""
        return self.ends_now and shot.is_last

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

    def _advance(self, shot: _Shot) -> None:
        self.heard += len(shot.events)
        self.waiting = self.match.waiting() if shot.is_last else ()
        self.seen, self.last_shown = shot.seen, shot.shown

    def _frame(self, row: RowMapping, shot: _Shot) -> Frame:
        since, before, events = self.heard, self.last_shown, shot.events
        previous = self.seen
        self._advance(shot)
        return Frame(
            since=since,
            events=tuple(events),
            changed=_without_stack(_changes(before, self.last_shown)),
            waiting=self.waiting,
            outcome=self.game.record.outcome if self._is_end(shot) else None,
            by=row["by"],
            number=row["number"] if self.is_over else None,
            words=None if self.phraser is None else self.phraser.words(events, None),
            notes=self._changed_hints(None if shot.is_last else previous),
            headline=headline(events),
        )

    def _changed_hints(
        self, previous: msgspec.Struct | None = None
    ) -> dict[str, Any] | None:
        """Return the hints that changed since the last call.

        *previous* was seen at the moment before one that passes.
        """
        if self.phraser is None:
            return None
        observed, before = Observed(self.seen, self.seen), self.last_hints
        match, maker = self.match, self.hint_maker
        if previous is None:
            hints = maker.hints(self.perspective, match, observed, None)
        else:
            shared = maker.shared(match, self.seen, self.entries)
            hints = maker.passing(self.seen, previous, shared)
        is_end = previous is None and self.ends_now
        self.last_hints = before | without(hints, () if is_end else (ACCOUNT_HINT,))
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
