"""Rows of the database as values, and back."""

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
"""The standing choice of a seat for which nobody plays."""


class Vote(msgspec.Struct):
    """What somebody proposed and who agrees, as a set of seats.

    *target* is the seat to replace, the hours to extend, or how many events of the
    spectators' stream remain when the game is rewound.
    """

    kind: VoteKind
    by: Seat
    made_at: int
    agreed: int = 0
    target: int = 0
    bot: str = ""


class SeatRecord(msgspec.Struct):
    """A seat and who has it. *token* is the hash of what opens it."""

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

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or (self.stand_in and self.standing != WAIT)

    @property
    def player(self) -> str:
        """Who answers for the seat when a bot does."""
        return self.bot if self.kind == "bot" else self.standing


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
    over_at: int | None = None
    number: int = 0
    waiting: int = 0
    snapshot: Snapshot | None = None
    clocks: list[Clock] = []
    outcome: Outcome | None = None
    due_at: int | None = None
    bot_due: bool = False
    kept_by: str | None = None
    kept_until: int = 0
    vote: Vote | None = None
    origin: str | None = None
    rematch: str | None = None


_BLOBS: Final[Mapping[str, Any]] = {
    "options": dict[str, Any],
    "pace": Pace,
    "snapshot": Snapshot | None,
    "clocks": list[Clock],
    "outcome": Outcome | None,
    "vote": Vote | None,
}
_DECODERS: Final = {name: msgspec.json.Decoder(kind) for name, kind in _BLOBS.items()}


def table_of(row: RowMapping) -> TableRecord:
    values = dict(row)
    for name, decoder in _DECODERS.items():
        found = values[name]
        values[name] = None if found is None else decoder.decode(found)
    return TableRecord(**values)


def seat_of(row: RowMapping) -> SeatRecord:
    values = dict(row)
    del values["table"]
    return SeatRecord(**values)


def row_of(record: TableRecord, *names: str) -> dict[str, Any]:
    """Return the columns *names* of *record*, all when none are named."""
    wanted = names or record.__struct_fields__
    return {name: blob(name, getattr(record, name)) for name in wanted}


def blob(name: str, value: Any) -> Any:
    if name not in _BLOBS or (value is None and name != "snapshot"):
        return value
    return msgspec.json.encode(value)
