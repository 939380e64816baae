"""Database rows as values, and back."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import RowMapping

from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.match import Snapshot
from sengoku.server.store.pace import Clock, Pace

Kind: TypeAlias = Literal["person", "open", "bot"]
Status: TypeAlias = Literal["open", "running", "paused", "over", "closed"]
Watch: TypeAlias = Literal["public", "link", "nobody"]
By: TypeAlias = Literal["person", "bot", "stand-in", "table"]
VoteKind: TypeAlias = Literal["pause", "resume", "extend", "replace", "end", "rewind"]

WAIT: Final = "wait"
"""The value of *standing* for a seat that gets no stand-in."""
DEFAULT_LEVEL: Final = "normal"
"""The level of a bot if nobody has chosen one."""


class Vote(msgspec.Struct):
    """A proposal, and the set of seats that agree.

    *target* is the seat to replace, the hours to add, or the number of events in the
    spectators' stream that remain after a rewind.
    """

    kind: VoteKind
    by: Seat
    made_at: int
    agreed: int = 0
    target: int = 0
    bot: str = ""


class Prepared(msgspec.Struct, frozen=True):
    """Answers *do* that a seat has prepared for an *occasion*; secret.

    *dropped* are answers that were not on offer when the question came.
    """

    do: tuple[str, ...] = ()
    occasion: str = ""
    dropped: tuple[str, ...] = ()


class SeatRecord(msgspec.Struct):
    """A seat and its owner. *token* is the hash of the seat's secret."""

    seat: Seat
    kind: Kind
    name: str = ""
    colour: str = ""
    bot: str = ""
    token: str | None = None
    standing: str = ""
    stand_in: bool = False
    missed: int = 0
    seen: int = 0
    muted: int = 0
    account: str | None = None
    conceded_at: int | None = None
    prepared: Prepared | None = None

    @property
    def has_conceded(self) -> bool:
        """Has the person given up? Then the stand-in stays."""
        return self.conceded_at is not None

    @property
    def is_played_by_bot(self) -> bool:
        is_stood_in = self.stand_in and self.standing != WAIT
        return self.kind == "bot" or self.has_conceded or is_stood_in

    @property
    def has_answer(self) -> bool:
        """Has a person prepared the answer to the next question?"""
        is_prepared = self.prepared is not None and bool(self.prepared.do)
        return is_prepared and not self.is_played_by_bot

    @property
    def player(self) -> str:
        """The bot level that plays the seat when a bot does."""
        standing = DEFAULT_LEVEL if self.standing == WAIT else self.standing
        return self.bot if self.kind == "bot" else standing


class TableSnapshot(Snapshot, frozen=True):
    """A snapshot, and what a reload needs to know about the inputs before it.

    *events* counts the events of spectators and of each seat, *answers* has the last
    question and answer of each seat. Older databases have neither.
    """

    events: tuple[int, ...] | None = None
    answers: tuple[tuple[int, str] | None, ...] = ()


class TableRecord(msgspec.Struct):
    id: str
    code: str | None
    host: str
    watcher: str
    name: str
    game: str
    revision: int
    options: dict[str, Any]
    seed: str
    pace: Pace
    watch: Watch
    status: Status
    made_at: int
    changed_at: int
    listed: bool = False
    over_at: int | None = None
    number: int = 0
    waiting: int = 0
    snapshot: TableSnapshot | None = None
    clocks: list[Clock] = []
    outcome: Outcome | None = None
    due_at: int | None = None
    bot_due: bool = False
    kept_by: str | None = None
    kept_until: int = 0
    vote: Vote | None = None
    origin: str | None = None
    rematch: str | None = None


_BLOB_TYPES: Final[Mapping[str, Any]] = {
    "options": dict[str, Any],
    "pace": Pace,
    "snapshot": TableSnapshot | None,
    "clocks": list[Clock],
    "outcome": Outcome | None,
    "vote": Vote | None,
}
_DECODERS: Final = {
    name: msgspec.json.Decoder(kind) for name, kind in _BLOB_TYPES.items()
}


UNREADABLE_SNAPSHOT: Final = TableSnapshot(-1, "", "")
"""Stands for a snapshot that cannot be decoded; the inputs can rebuild it."""


def table_from_row(row: RowMapping) -> TableRecord:
    """Decode and validate a row; only its snapshot may be unreadable."""
    values = _plain(row)
    for name, decoder in _DECODERS.items():
        found = values[name]
        try:
            values[name] = None if found is None else decoder.decode(found)
        except (ValueError, TypeError):
            if name != "snapshot":
                raise
            values[name] = UNREADABLE_SNAPSHOT
    return msgspec.convert(values, TableRecord)


_read_prepared: Final = msgspec.json.Decoder(Prepared).decode


def seat_from_row(row: RowMapping) -> SeatRecord:
    values = _plain(row)
    del values["table"]
    if values["prepared"] is not None:
        values["prepared"] = _read_prepared(values["prepared"])
    return msgspec.convert(values, SeatRecord)


def _plain(row: RowMapping) -> dict[str, Any]:
    # SQLAlchemy's names are a subclass of ``str``, which msgspec does not accept.
    return {str(name): value for name, value in row.items()}


def to_row(record: TableRecord, *names: str) -> dict[str, Any]:
    """Return the columns *names* of *record*; all columns when none are given."""
    wanted = names or record.__struct_fields__
    return {name: to_blob(name, getattr(record, name)) for name in wanted}


def to_blob(name: str, value: Any) -> Any:
    if name not in _BLOB_TYPES or (value is None and name != "snapshot"):
        return value
    return msgspec.json.encode(value)
