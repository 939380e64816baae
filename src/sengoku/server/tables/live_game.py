"""The seats and the game of a table, in memory. Nothing here does I/O.

Only the holder of a table's lock can change it.
"""

import functools
from typing import Any, Final, NamedTuple, TypeAlias, final

import msgspec

from sengoku.core import seats as seat_sets
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Entry, stream
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, SeatSet, Viewer
from sengoku.games import game
from sengoku.match import TAKE_BACK, Match, Offer, rewound_to
from sengoku.server.store import history, pace
from sengoku.server.store.history import History
from sengoku.server.store.journal import PendingInput
from sengoku.server.store.records import (
    WAIT,
    By,
    Kind,
    SeatRecord,
    TableRecord,
    TableSnapshot,
    to_row,
)
from sengoku.server.tables.concessions import with_concessions
from sengoku.server.tables.event_counts import EventCounts
from sengoku.server.tables.public_info import table_info
from sengoku.server.wire.bodies import TableInfo
from sengoku.server.wire.errors import conflict

SNAPSHOT_INTERVAL_INPUTS: Final = 20
"""Inputs between two snapshots."""
PROGRESS_COLUMNS: Final = (
    "number",
    "waiting",
    "clocks",
    "due_at",
    "bot_due",
    "changed_at",
)
END_COLUMNS: Final = ("status", "over_at", "outcome", "vote")
START: Final = "start"
"""The first input of a game that starts from its setup; otherwise a position."""

Occupant: TypeAlias = tuple[Kind, str | None, bool]
"""The kind of a seat, the hash of its secret, and whether its person gave up."""
Answered: TypeAlias = tuple[int, str]
"""The question a seat answered last, and the answer; detects duplicates."""


class Played(NamedTuple):
    """An input that was played in memory, but is not on disk yet.

    *entries* are new in the log; *asked* are the seats that were asked before.
    """

    pending: PendingInput
    actor: Seat
    by: By
    entries: list[Entry]
    asked: SeatSet


@final
class LiveGame:
    """*by* names who answered, for each entry of the log.

    After a reload the log begins at a snapshot: *history_until* is the number of its
    input, ``None`` when the whole log is in memory.
    """

    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.record = record
        self.seats = seats
        self.match: Match | None = None
        self.by: list[By] = []
        self.history_until: int | None = None
        self._counts = EventCounts([0] * (len(seats) + 1))
        self.occupants = occupants(seats)
        self._answered: Final[dict[Seat, Answered]] = {}
        self._snapshot_number = 0  # the input number of the last snapshot

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def running(self) -> Match:
        assert self.match is not None
        return self.match

    @property
    def started(self) -> Match:
        """The match; an error until it has begun."""
        if self.match is None:
            raise IllegalActionError("table-open", detail="the game has not begun")
        return self.match

    def install_match(self, match: Match, by: list[By]) -> None:
        """Install *match*, which may already be in progress, with its whole log."""
        self.match, self.by = match, by
        self.history_until = None
        self._counts = EventCounts([0] * (len(self.seats) + 1))
        snapshot = self.record.snapshot
        self._snapshot_number = 0 if snapshot is None else snapshot.number
        self._answered.clear()

    def install_resumed(
        self, match: Match, by: list[By], snapshot: TableSnapshot
    ) -> None:
        """Install *match*, whose log begins at *snapshot*."""
        assert snapshot.events is not None
        self.install_match(match, by)
        self.history_until = snapshot.number
        self._counts = EventCounts(snapshot.events)
        for seat, answer in enumerate(snapshot.answers):
            if answer is not None:
                self._answered[seat] = answer

    def load_history(self, past: History) -> None:
        """Put what happened before the snapshot at the start of the log."""
        self.running.load_history(past.entries, past.void)
        self.by[:0] = past.by
        self._counts.prepend(len(past.entries))
        self.history_until = None

    def offer(self, viewer: Viewer) -> Offer | None:
        """Return what *viewer* is asked; nothing once the table has ended."""
        is_asked = viewer is not None and not self.has_ended
        return self.running.offer(viewer) if is_asked else None

    def waiting(self) -> tuple[Seat, ...]:
        return () if self.has_ended else self.running.waiting()

    @property
    def has_ended(self) -> bool:
        """Has the table ended, be it before the end of the game?"""
        return self.record.status in ("over", "closed")

    def event_count(self, viewer: Viewer) -> int:
        """Return the length of the event stream of *viewer*."""
        return self._counts.count(viewer, self.running.log.entries)

    def missing_events(self, viewer: Viewer) -> int:
        """Return how many events of *viewer* are only in the database."""
        return self._counts.missing[viewer]

    def sync_occupants(self) -> list[Seat]:
        """Remember the current occupants; return the seats whose secret changed."""
        before, self.occupants = self.occupants, occupants(self.seats)
        pairs = zip(before, self.occupants, strict=True)
        return [seat for seat, (was, now) in enumerate(pairs) if was[1] != now[1]]

    # Answers

    def read_answer(self, do: int | str) -> int | str:
        """Return the id of an action, or ``TAKE_BACK``; nothing else is an answer."""
        match = self.started
        return TAKE_BACK if do == TAKE_BACK else match.read(do)

    def is_duplicate(self, seat: Seat, at: int, answer: int | str) -> bool:
        """Was this answer already given to that question?"""
        given = self._answered.get(seat)
        return given is not None and given == (at, self._text(answer))

    def remember_answer(self, seat: Seat, at: int, do: str) -> None:
        self._answered[seat] = at, do

    def _text(self, answer: int | str) -> str:
        if isinstance(answer, str):
            return answer
        return self.running.rules.spelling.spell(answer)

    def require_player(self, seat: Seat, by: By) -> None:
        """Reject an answer by someone who does not play *seat* any more."""
        if self.record.status != "running":
            detail = f"the table is {self.record.status}"
            raise IllegalActionError(f"table-{self.record.status}", detail=detail)
        record = self.seats[seat]
        if by == "person" and record.has_conceded:
            raise IllegalActionError("conceded", detail=f"seat {seat} has given up")
        played_by = {record.kind, "stand-in"} if record.stand_in else {record.kind}
        if by not in played_by:
            detail = f"seat {seat} is not played by a {by}"
            raise IllegalActionError("not-your-seat", detail=detail)

    def play(
        self, seat: Seat, do: int | str, at: int | None, by: By, now: int
    ) -> Played:
        """Play an input in memory; without *at* it answers whatever is asked now."""
        match, asked = self.running, self.record.waiting
        before = len(match.log.entries)
        if at is None:
            at = match.asked_at(seat) if seat >= 0 else 0
        match.apply_input(seat, do, at)
        text = match.inputs[-1].do
        if seat >= 0:
            self.remember_answer(seat, at, text)
        self.update_record(seat, before, now)
        new = match.log.entries[before:]
        self.by += [by] * len(new)
        row = self.row(seat, at, text, by, now, new)
        columns = to_row(self.record, *self._changed_columns(text))
        return Played(PendingInput(row, columns), seat, by, new, asked)

    def row(
        self, seat: Seat, at: int, do: str, by: By, now: int, new: list[Entry]
    ) -> dict[str, Any]:
        return {
            "table": self.id,
            "number": self.running.number,
            "seat": seat,
            "at": at,
            "do": do,
            "by": by,
            "made_at": now,
            "entries": history.encode(new),
            "sum": self.running.digest,
        }

    # The record

    def update_record(self, actor: Seat, before: int, now: int) -> None:
        """Update the record from the match."""
        record, match = self.record, self.running
        record.number, record.changed_at = match.number, now
        record.waiting = match.rules.waiting(match.state)
        waiting = seat_sets.each(record.waiting)
        is_seen = bool(stream(match.log.entries[before:], None))
        for seat, clock in enumerate(record.clocks):
            if seat not in waiting or (seat == actor and is_seen):
                pace.stop(record.pace, clock, now)
            if seat in waiting:
                pace.start(clock, now)
        if match.is_over:
            record.status, record.over_at, record.vote = "over", now, None
            outcome = match.outcome()
            assert outcome is not None
            record.outcome = with_concessions(outcome, self.seats)
        self.schedule()

    def schedule(self) -> None:
        """Compute the next scheduled work for this table."""
        record, dues = self.record, []
        record.bot_due = False
        for at in seat_sets.each(record.waiting) if record.status == "running" else ():
            seat, due = self.seats[at], record.clocks[at].due
            record.bot_due = record.bot_due or seat.has_answer
            if seat.is_played_by_bot:
                record.bot_due = True
            elif due is not None and seat.standing != WAIT:
                dues.append(due)
        record.due_at = min(dues, default=None)

    def end_stand_in(self, seat: Seat, now: int) -> bool:
        """Give *seat* back to its owner; False when there was no stand-in."""
        record, owner = self.record, self.seats[seat]
        if not owner.stand_in or owner.has_conceded:
            return False
        owner.stand_in = False
        pace.restart_expired(record.pace, record.clocks[seat], now)
        self.schedule()
        return True

    def _changed_columns(self, do: str) -> tuple[str, ...]:
        if self.record.status == "over":
            self.take_snapshot()
            return (*PROGRESS_COLUMNS, "snapshot", *END_COLUMNS)
        since = self.running.number - self._snapshot_number
        # No take-back can go beyond the snapshot a game resumes from.
        is_due = rewound_to(do) is not None or since >= SNAPSHOT_INTERVAL_INPUTS
        if is_due and self.take_snapshot():
            return (*PROGRESS_COLUMNS, "snapshot")
        return PROGRESS_COLUMNS

    def take_snapshot(self) -> bool:
        """Put a snapshot into the record; False when none is needed or allowed.

        A choice that can still be taken back must come after the snapshot.
        """
        if self.match is None or self._snapshot_number == self.match.number:
            return False
        if self.record.status != "over" and self._can_take_back(self.match):
            return False
        self.record.snapshot = self.snapshot()
        self._snapshot_number = self.match.number
        return True

    def snapshot(self) -> TableSnapshot:
        match = self.running
        now = match.snapshot()
        return TableSnapshot(
            now.number,
            now.position,
            now.sum,
            now.asked,
            events=self._counts.all(match.log.entries),
            answers=tuple(self._answered.get(seat.seat) for seat in self.seats),
        )

    def _can_take_back(self, match: Match) -> bool:
        return any(match.may_take_back(seat.seat) for seat in self.seats)

    def info(self) -> TableInfo:
        seal = "" if self.match is None else self.match.seal
        return table_info(self.record, self.seats, seal)


def occupants(seats: list[SeatRecord]) -> tuple[Occupant, ...]:
    """Return the occupant of every seat."""
    return tuple((seat.kind, seat.token, seat.has_conceded) for seat in seats)


def rules_of(record: TableRecord) -> Rules:
    return _rules(record.game, msgspec.json.encode(record.options, order="sorted"))


@functools.lru_cache(maxsize=64)
def _rules(name: str, options: bytes) -> Rules:
    found = game(name)
    return found.rules(found.read_options(msgspec.json.decode(options)))


def require_not_aborted(record: TableRecord) -> None:
    """Reject access to the secrets of an aborted game: they stay secret for good."""
    if record.status == "closed":
        raise conflict("not-over", "the game was aborted; its secrets stay secret")
