"""One table in memory: its game, its seats, and who listens to it in this process.

What changes here is on disk before anybody is told: ``Hall`` sees to that.
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
from sengoku.server.tables.telling import Telling
from sengoku.server.wire.errors import conflict

EVERY: Final = 20
"""After so many inputs the position is kept anew."""
STANDING: Final = ("number", "waiting", "clocks", "due_at", "bot_due", "changed_at")
ENDING: Final = ("status", "over_at", "outcome", "vote")
Sitter: TypeAlias = tuple[Kind, str | None]
"""Of which kind one is, and the hash of the own secret."""
Answered: TypeAlias = tuple[int, str]
"""Which question a seat answered last, and how: known again when it comes twice."""
START: Final = "start"
"""The first input of a game that begins with its setup; of others, the position."""


@final
class Table(Telling):
    """A table that is played."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        super().__init__(record, seats)
        self.lock: Final = asyncio.Lock()
        self.used_at = 0
        self.chat_heard = 0
        self._answered: dict[Seat, Answered] = {}
        self.seated: tuple[Sitter, ...] = ()
        self.note_seats()
        self._kept = 0  # the number of the input whose position is kept

    # The game

    def set_out(self, match: Match, by: list[By]) -> None:
        """Begin with *match*, which may have gone on for a while."""
        self.match, self.by = match, by
        self._outlook = None
        self._kept = self.record.snapshot.number if self.record.snapshot else 0
        self.begin_anew()
        self._answered.clear()

    def note_seats(self) -> None:
        """Remember who sits where, as the database has it now.

        Who listens by a secret that opens the seat no more is let go.
        """
        before, self.seated = self.seated, seated(self.seats)
        for seat, ((_, was), (_, now)) in enumerate(
            zip(before, self.seated, strict=False)  # at first nobody sat there
        ):
            if was != now:
                self.dismiss(seat)

    def remember(self, seat: Seat, at: int, do: str) -> None:
        self._answered[seat] = at, do

    def is_repeated(self, seat: Seat, at: int, do: str) -> bool:
        """Is it the very answer that was given to that question?"""
        return self._answered.get(seat) == (at, do)

    def spelled(self, do: int | str) -> str:
        match = self.started
        return match.rules.spelling.spell(match.read(do))

    def play(
        self, seat: Seat, at: int | None, do: str, by: By, now: int
    ) -> PendingInput:
        """Do it in memory; return what has to be kept of it."""
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
            self.remember(seat, asked, do)
        self.stand(seat, before, now)
        new = match.log.entries[before:]
        self.by += [by] * len(new)
        row = self.row(seat, asked, do, by, now, new)
        return PendingInput(row, to_row(self.record, *self._changed(goal is not None)))

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
            "sum": self.running.sum,
        }

    def stand(self, actor: Seat, before: int, now: int) -> None:
        """Bring the record up to where the match stands."""
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
        self.plan()

    def plan(self) -> None:
        """Work out what a process has to do next for this table."""
        record, dues = self.record, []
        record.bot_due = False
        for at in seat_sets.each(record.waiting) if record.status == "running" else ():
            seat, due = self.seats[at], record.clocks[at].due
            if seat.is_played_by_bot:
                record.bot_due = True
            elif due is not None and seat.standing != WAIT:
                dues.append(due)
        record.due_at = min(dues, default=None)

    def _changed(self, is_rewound: bool) -> tuple[str, ...]:
        if self.record.status == "over":
            self.keep_position()
            return (*STANDING, "snapshot", *ENDING)
        # Nobody can go back beyond the position a game is resumed from.
        if not is_rewound and self.running.number - self._kept < EVERY:
            return STANDING
        return (*STANDING, "snapshot") if self.keep_position() else STANDING

    def keep_position(self) -> bool:
        """Put the position into the record; False when there is no need to.

        Nobody could take back what was chosen before a position that is kept.
        """
        if self.match is None or self._kept == self.match.number:
            return False
        if self.record.status != "over" and self._can_take_back(self.match):
            return False
        self.record.snapshot = self.match.snapshot()
        self._kept = self.match.number
        return True

    def _can_take_back(self, match: Match) -> bool:
        return any(match.may_take_back(seat.seat) for seat in self.seats)

    def come_back(self, seat: Seat, now: int) -> bool:
        """Let its owner play *seat* again; False when nobody stood in."""
        record, owner = self.record, self.seats[seat]
        if not owner.stand_in:
            return False
        owner.stand_in = False
        pace.restart_expired(record.pace, record.clocks[seat], now)
        self.plan()
        return True


def seated(seats: list[SeatRecord]) -> tuple[Sitter, ...]:
    """Return who sits where."""
    return tuple((seat.kind, seat.token) for seat in seats)


def rules_of(record: TableRecord) -> Rules:
    return _rules(record.game, msgspec.json.encode(record.options, order="sorted"))


@functools.lru_cache(maxsize=64)
def _rules(name: str, options: bytes) -> Rules:
    found = game(name)
    return found.rules(found.read_options(msgspec.json.decode(options)))


def refuse_when_still(record: TableRecord) -> None:
    """Refuse a move at a table that is not being played."""
    if record.status != "running":
        detail = f"the table is {record.status}"
        raise IllegalActionError(f"table-{record.status}", detail=detail)


def refuse_when_ended(record: TableRecord) -> None:
    """Refuse the secrets of a game that was ended, for it will never be over."""
    if record.status == "closed":
        raise conflict(
            "not-over", "the game was ended before its end; its secrets stay secret"
        )


def refuse_others(seat: SeatRecord, by: By) -> None:
    """Refuse an answer for *seat* of somebody who does not play it any more."""
    played_by = {seat.kind, "stand-in"} if seat.stand_in else {seat.kind}
    if by not in played_by:
        detail = f"seat {seat.seat} is not played by a {by}"
        raise IllegalActionError("not-your-seat", detail=detail)
