"""Bodies of HTTP requests and responses.

Terms are those of the rule books and the engines. Lists by seat are in seat order.
Unknown fields are rejected, so a misspelt option is not silently ignored.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from sengoku.arena.game_statistics import GameStatistics
from sengoku.core.choices import as_tuple
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.highlights import Highlights
from sengoku.server.store.pace import Clock, Free, Pace
from sengoku.server.store.records import By, Kind, Status, Vote, VoteKind, Watch
from sengoku.server.wire.structs import Wire

PROTOCOL = 1
"""Incremented by every change that breaks existing clients."""

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Title: TypeAlias = Annotated[str, Meta(max_length=80)]
ShortText: TypeAlias = Annotated[str, Meta(max_length=40)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


Answer: TypeAlias = Annotated[str, Meta(max_length=400)] | int
Answers: TypeAlias = Annotated[tuple[Answer, ...], Meta(max_length=16)]
Concession: TypeAlias = Literal["win", "end", "bot"]


# Creating a table


class NewSeat(Wire, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for a *person*, a *bot*, or *open* to anyone who joins."""

    kind: Kind = "person"
    name: Name = ""
    colour: ShortText = ""
    bot: ShortText = ""


class NewTable(Wire, frozen=True, forbid_unknown_fields=True):
    """A table to create; *options* are those of the game.

    *absent* is the level of the bot that stands in for a person whose time runs out, or
    ``wait``. With a physical tower, which no bot can see, the table always waits.
    While it waits for players, a *listed* table can be joined by everyone.
    """

    game: ShortText
    options: dict[str, Any] = {}
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)] = ()
    name: Title = ""
    pace: Pace = Free()
    watch: Watch = "link"
    listed: bool = False
    absent: ShortText = "normal"


class Ticket(Wire, frozen=True):
    """The secret of a seat. Only the seat's owner should have *link*."""

    seat: Seat
    token: str
    link: str


class Made(Wire, frozen=True):
    """A new table with all its secrets. They are shown only once."""

    table: "TableInfo"
    host: str
    seats: tuple[Ticket, ...]
    watch: str
    join: str | None


# A table


class SeatInfo(Wire, frozen=True):
    """The public view of a seat.

    *conceded*: its person has given up, and a bot plays on. *concession* is what would
    follow from that now, ``None`` if it is impossible: the last seat left would *win*,
    the game would *end* because no person is left, or a *bot* would play on.
    """

    seat: Seat
    kind: Kind
    name: str
    colour: str
    bot: str
    stand_in: bool
    missed: int
    conceded: bool
    concession: Concession | None


class TableInfo(Wire, frozen=True):
    """The public view of a table. *seed* is revealed when the game is over.

    *asked* are the seats that have not voted on the *vote* yet.
    """

    id: str
    name: str
    game: str
    revision: int
    options: dict[str, Any]
    seal: str
    status: Status
    pace: Pace
    watch: Watch
    listed: bool
    seats: tuple[SeatInfo, ...]
    made_at: int
    over_at: int | None
    code: str | None
    vote: Vote | None
    asked: tuple[int, ...]
    outcome: Outcome | None
    seed: str | None
    origin: str | None
    rematch: str | None


class Join(Wire, frozen=True, forbid_unknown_fields=True):
    """Takes a seat: the first open one unless *seat* is given."""

    name: Name = ""
    colour: ShortText = ""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatChange(Wire, frozen=True, forbid_unknown_fields=True):
    """Changes to a seat; omitted fields stay as they are."""

    kind: Kind | None = None
    name: Name | None = None
    colour: ShortText | None = None
    bot: ShortText | None = None
    standing: ShortText | None = None


# Play


class Move(Wire, frozen=True, forbid_unknown_fields=True):
    """An answer: *at* is the question's number, *do* an action's id or text."""

    at: Count
    do: Answer


class TakeBack(Wire, frozen=True, forbid_unknown_fields=True):
    at: Count


class Accepted(Wire, frozen=True):
    """*again*: it was already played, so nothing changed."""

    again: bool


class Reason(Wire, frozen=True):
    """Why an action is not offered; *key* is ``None`` for an action that is."""

    key: str | None
    rule: str
    facts: dict[str, int | str] = {}


class Words(Wire, frozen=True):
    """Translation keys with their arguments, ``[key, facts]``.

    *events* run parallel to the events, *choices* and *revisions* to those offered.
    """

    # Most are msgspec.Raw, already encoded: only msgspec's JSON encoder can send them.
    events: tuple[Any, ...]
    question: Any
    choices: tuple[Any, ...]
    revisions: tuple[Any, ...]


class View(Wire, frozen=True):
    """Everything one viewer may know now.

    *events* are those of the viewer's own stream from number *since* on; *heard* is the
    length of that stream, *by* says who answered. *seen* is how many the seat has read.
    *notes* are hints computed by the game's rules, sent to clients that ask for words.
    """

    viewer: Seat | None
    since: int
    heard: int
    seen: int
    events: tuple[Any, ...]
    by: tuple[By, ...]
    observation: dict[str, Any]
    offer: Any
    waiting: tuple[Seat, ...]
    clocks: tuple[Clock, ...]
    outcome: Outcome | None
    words: Words | None = None
    notes: dict[str, Any] | None = None


class Prepare(Wire, frozen=True, forbid_unknown_fields=True):
    """All answers that the seat prepares, in order, as ids or texts; none cancels."""

    do: Answers


class PreparedAnswer(Wire, frozen=True):
    """A prepared answer: its id, its *text*, and its translation key."""

    id: int
    text: str
    words: Any


class PreparedInfo(Wire, frozen=True):
    """What only this seat knows: answers that it has prepared.

    *do* are played when their questions come, if they are on offer then. *dropped* were
    not; they are shown until the seat prepares again. *offer* is what may be prepared
    next, as if the others had chosen; ``None`` if nothing may.
    """

    do: tuple[PreparedAnswer, ...]
    dropped: tuple[PreparedAnswer, ...]
    offer: Any
    words: Words


class NewVote(Wire, frozen=True, forbid_unknown_fields=True):
    """A proposal. *target* is the seat to replace by a *bot*, the hours to add, or the
    number of events in the spectators' stream that remain after a rewind.
    """

    kind: VoteKind
    target: Count = 0
    bot: ShortText = "normal"


class Ballot(Wire, frozen=True, forbid_unknown_fields=True):
    """With the vote's *made_at* it counts for that vote only, not for a later one."""

    agree: bool
    made_at: int | None = None


class Point(Wire, frozen=True):
    """A point to rewind to: before these *events*, by a vote with *target*."""

    target: int
    events: tuple[Any, ...]


class WhatIf(Wire, frozen=True, forbid_unknown_fields=True):
    """A position to branch from. For finished games: *seat* to play, *since* which
    input, and *everything* to keep what was hidden at that point.
    """

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    since: Count | None = None
    everything: bool = False


# Games that are over


class SeatStatistics(Wire, frozen=True):
    """What a seat did. Times are milliseconds; *stand_in* counts stand-in answers."""

    seat: Seat
    answers: int
    taken_back: int
    stand_in: int
    thinking: int
    longest: int


class Statistics(Wire, frozen=True):
    """Figures of a game; *chronicle* is missing if it began from a position, or ended
    before its time because players gave up.

    *highlights* are its turning point, awards, and tie-breaks that decided a place.
    """

    outcome: Outcome
    chronicle: GameStatistics | None
    seats: tuple[SeatStatistics, ...]
    highlights: Highlights
    took: int


class Proof(Wire, frozen=True):
    """*seal* was public from the start. *matches*: it is the seal of *seed*, and a
    replay from this seed has the same result after every input.
    """

    seed: str
    seal: str
    matches: bool


class Fault(Wire, frozen=True):
    """Why a request failed. *id* identifies the error in the server's log."""

    key: str
    detail: str
    rule: str = ""
    id: str = ""


class Failure(Wire, frozen=True):
    error: Fault


class ChatLine(Wire, frozen=True):
    """A *phrase* is a translation key; the operator of the server has no *seat*."""

    number: int
    seat: Seat | None
    text: str
    phrase: bool
    made_at: int


class NewLine(Wire, frozen=True, forbid_unknown_fields=True):
    text: ChatText
    phrase: bool = False


def encoded(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message, enc_hook=as_tuple)
