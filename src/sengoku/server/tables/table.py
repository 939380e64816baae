"""One table in memory: its game, its seats, and its listeners in this process.

``TableRegistry`` makes sure that changes are on disk before they are broadcast.
"""

import asyncio
import functools
from typing import Any, Final, TypeAlias, final

import msgspec

from sengoku.core import seats as seat_sets
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Entry, stream
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.games import game
from sengoku.match import TAKE_BACK, Match, rewound_to
from sengoku.server.store import history, pace
from sengoku.server.store.journal import PendingInput
from sengoku.server.store.records import (
    WAIT,
    By,
    Kind,
    SeatRecord,
    TableRecord,
    to_row,
)
from sengoku.server.tables.broadcaster import Broadcaster
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
Occupant: TypeAlias = tuple[Kind, str | None]
"""The kind of a seat, and the hash of its secret."""
Answered: TypeAlias = tuple[int, str]
"""The question a seat answered last, and the answer; detects duplicates."""
START: Final = "start"
"""The first input of a game that starts from its setup; otherwise a position."""


@final
class Table(Broadcaster):
    """A table in play."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        super().__init__(record, seats)
        self.lock: Final = asyncio.Lock()
        self.used_at = 0
        self.chat_sent = 0
        self._answered: dict[Seat, Answered] = {}
        self.occupants: tuple[Occupant, ...] = ()
        self.sync_occupants()
        self._snapshot_number = 0  # the input number of the last snapshot

    # The game

    def install_match(self, match: Match, by: list[By]) -> None:
        """Install *match*, which may already be in progress."""
        self.match, self.by = match, by
        self._hint_maker = None
        self._snapshot_number = (
            self.record.snapshot.number if self.record.snapshot else 0
        )
        self.reset_listeners()
        self._answered.clear()

    def sync_occupants(self) -> None:
        """Remember the occupants as the database has them now.

        Listeners whose secret no longer opens the seat are disconnected.
        """
        before, self.occupants = self.occupants, occupants(self.seats)
        for seat, ((_, was), (_, now)) in enumerate(
            zip(before, self.occupants, strict=False)  # empty on the first call
        ):
            if was != now:
                self.disconnect_seat(seat)

    def remember_answer(self, seat: Seat, at: int, do: str) -> None:
        self._answered[seat] = at, do

    def is_duplicate(self, seat: Seat, at: int, do: str) -> bool:
        """Was this answer already given to that question?"""
        return self._answered.get(seat) == (at, do)

    def canonical_text(self, do: int | str) -> str:
        match = self.started
        return match.rules.spelling.spell(match.read(do))

    def play(
        self, seat: Seat, at: int | None, do: str, by: By, now: int
    ) -> PendingInput:
        """Play an input in memory; return what has to be committed."""
        match = self.running
        before = len(match.log.entries)
        asked = 0
        if seat >= 0:
            asked = match.asked_at(seat) if at is None else at
        goal = rewound_to(do)
        if goal is not None:
            match.rewind(goal)
        elif do == TAKE_BACK:
            match.take_back(seat, asked)
        else:
            match.play(seat, do, asked)
        if seat >= 0:
            self.remember_answer(seat, asked, do)
        self.update_record(seat, before, now)
        new = match.log.entries[before:]
        self.by += [by] * len(new)
        row = self.row(seat, asked, do, by, now, new)
        return PendingInput(
            row, to_row(self.record, *self._changed_columns(goal is not None))
        )

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
            record.status, record.over_at = "over", now
            record.outcome, record.vote = match.outcome(), None
        self.schedule()

    def schedule(self) -> None:
        """Compute the next scheduled work for this table."""
        record, dues = self.record, []
        record.bot_due = False
        for at in seat_sets.each(record.waiting) if record.status == "running" else ():
            seat, due = self.seats[at], record.clocks[at].due
            if seat.is_played_by_bot:
                record.bot_due = True
            elif due is not None and seat.standing != WAIT:
                dues.append(due)
        record.due_at = min(dues, default=None)

    def _changed_columns(self, is_rewound: bool) -> tuple[str, ...]:
        if self.record.status == "over":
            self.take_snapshot()
            return (*PROGRESS_COLUMNS, "snapshot", *END_COLUMNS)
        # No take-back can go beyond the snapshot a game resumes from.
        if (
            not is_rewound
            and self.running.number - self._snapshot_number < SNAPSHOT_INTERVAL_INPUTS
        ):
            return PROGRESS_COLUMNS
        return (
            (*PROGRESS_COLUMNS, "snapshot")
            if self.take_snapshot()
            else PROGRESS_COLUMNS
        )

    def take_snapshot(self) -> bool:
        """Put a snapshot into the record; False when none is needed or allowed.

        A choice that can still be taken back must come after the snapshot.
        """
        if self.match is None or self._snapshot_number == self.match.number:
            return False
        if self.record.status != "over" and self._can_take_back(self.match):
            return False
        self.record.snapshot = self.match.snapshot()
        self._snapshot_number = self.match.number
        return True

    def _can_take_back(self, match: Match) -> bool:
        return any(match.may_take_back(seat.seat) for seat in self.seats)

    def end_stand_in(self, seat: Seat, now: int) -> bool:
        """Give *seat* back to its owner; False when there was no stand-in."""
        record, owner = self.record, self.seats[seat]
        if not owner.stand_in:
            return False
        owner.stand_in = False
        pace.restart_expired(record.pace, record.clocks[seat], now)
        self.schedule()
        return True


def occupants(seats: list[SeatRecord]) -> tuple[Occupant, ...]:
    """Return the occupant of every seat."""
    return tuple((seat.kind, seat.token) for seat in seats)


def rules_of(record: TableRecord) -> Rules:
    return _rules(record.game, msgspec.json.encode(record.options, order="sorted"))


@functools.lru_cache(maxsize=64)
def _rules(name: str, options: bytes) -> Rules:
    found = game(name)
    return found.rules(found.read_options(msgspec.json.decode(options)))


def require_running(record: TableRecord) -> None:
    """Reject a move at a table that is not running."""
    if record.status != "running":
        detail = f"the table is {record.status}"
        raise IllegalActionError(f"table-{record.status}", detail=detail)


def require_not_aborted(record: TableRecord) -> None:
    """Reject access to the secrets of an aborted game: they stay secret for good."""
    if record.status == "closed":
        raise conflict("not-over", "the game was aborted; its secrets stay secret")


def require_player(seat: SeatRecord, by: By) -> None:
    """Reject an answer by someone who does not play *seat* any more."""
    played_by = {seat.kind, "stand-in"} if seat.stand_in else {seat.kind}
    if by not in played_by:
        detail = f"seat {seat.seat} is not played by a {by}"
        raise IllegalActionError("not-your-seat", detail=detail)
