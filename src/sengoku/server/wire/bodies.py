"""What goes over the line: bodies of requests and answers.

Every word is that of the rule books and of the engines. Lists by seat are in order of
the seats. Unknown fields are refused, so that a misspelt wish is not silently ignored.
"""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from sengoku.arena.game_statistics import GameStatistics
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.server.store.pace import Clock, Free, Pace
from sengoku.server.store.records import By, Kind, Status, Vote, VoteKind, Watch
from sengoku.server.wire.structs import Wire

PROTOCOL = 1
"""Raised when a client that was right would now be wrong."""

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Title: TypeAlias = Annotated[str, Meta(max_length=80)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


# A new table


class NewSeat(Wire, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: a *person*, a *bot*, or whoever joins (*open*)."""

    kind: Kind = "person"
    name: Name = ""
    colour: Word = ""
    bot: Word = ""


class NewTable(Wire, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; *options* are those of the game, *absent* who stands in.

    *absent* is the level of the bot that plays for a person whose time is up, or
    ``wait``. With a tower of your own, which no bot can see, the table always waits.
    """

    game: Word
    options: dict[str, Any] = {}
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)] = ()
    name: Title = ""
    pace: Pace = Free()
    watch: Watch = "link"
    absent: Word = "normal"


class Ticket(Wire, frozen=True):
    """The secret that opens a seat: *link* is for its owner alone."""

    seat: Seat
    token: str
    link: str


class Made(Wire, frozen=True):
    """A table that was set up, with every secret of it. It is shown this once."""

    table: "TableInfo"
    host: str
    seats: tuple[Ticket, ...]
    watch: str
    join: str | None


# A table


class SeatInfo(Wire, frozen=True):
    """A seat as everybody sees it."""

    seat: Seat
    kind: Kind
    name: str
    colour: str
    bot: str
    stand_in: bool
    missed: int


class TableInfo(Wire, frozen=True):
    """A table as everybody sees it. *seed* is told when the game is over.

    *asked* are the seats that still have to say yes or no to the *vote*.
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
    """Somebody sits down; without a *seat* on the first that is open."""

    name: Name = ""
    colour: Word = ""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatChange(Wire, frozen=True, forbid_unknown_fields=True):
    """What changes at a seat; what is left out stays."""

    kind: Kind | None = None
    name: Name | None = None
    colour: Word | None = None
    bot: Word | None = None
    standing: Word | None = None


# Play


class Move(Wire, frozen=True, forbid_unknown_fields=True):
    """An answer: *at* is the number of the question, *do* an id or the text."""

    at: Small
    do: Annotated[str, Meta(max_length=400)] | int


class TakeBack(Wire, frozen=True, forbid_unknown_fields=True):
    at: Small


class Accepted(Wire, frozen=True):
    """*again*: it was played before, and this changed nothing."""

    again: bool


class Reason(Wire, frozen=True):
    """Why an action is not offered; ``None`` for an action that is."""

    key: str | None
    rule: str
    facts: dict[str, int | str] = {}


class Words(Wire, frozen=True):
    """Keys of sentences with their facts, ``[key, facts]``, beside what they tell.

    *events* stand beside the events, *choices* and *revisions* beside those offered.
    """

    # Most are msgspec.Raw, written already: only its JSON encoder can send them.
    events: tuple[Any, ...]
    question: Any
    choices: tuple[Any, ...]
    revisions: tuple[Any, ...]


class View(Wire, frozen=True):
    """All that one viewer may know now.

    *events* are those of the viewer's own stream from number *since* on; *heard* is how
    many there are in all, *by* who answered. *seen* is how many the seat looked at.
    *notes* are facts that need rules, for who asks for words: those of the game.
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


class NewVote(Wire, frozen=True, forbid_unknown_fields=True):
    """A proposal. *target* is the seat to replace by a *bot*, the hours to extend, or
    how many events of the spectators' stream remain of a game that is rewound.
    """

    kind: VoteKind
    target: Small = 0
    bot: Word = "normal"


class Ballot(Wire, frozen=True, forbid_unknown_fields=True):
    """With *made_at* of the vote it counts for that one only, not for a later one."""

    agree: bool
    made_at: int | None = None


class Point(Wire, frozen=True):
    """Where a game can go back to: before these *events*, by a vote with *target*."""

    target: int
    events: tuple[Any, ...]


class WhatIf(Wire, frozen=True, forbid_unknown_fields=True):
    """A position to play on from. The rest is for games that are over: *seat* to sit
    on, *since* which input, and *everything* to keep what was hidden then.
    """

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    since: Small | None = None
    everything: bool = False


# Games that are over


class SeatStatistics(Wire, frozen=True):
    """What a seat did; times are milliseconds, *stand_in* answers of its stand-in."""

    seat: Seat
    answers: int
    taken_back: int
    stand_in: int
    thinking: int
    longest: int


class Statistics(Wire, frozen=True):
    """A game in numbers; *chronicle* is missing for one that began in the middle."""

    outcome: Outcome
    chronicle: GameStatistics | None
    seats: tuple[SeatStatistics, ...]
    took: int


class Proof(Wire, frozen=True):
    """*seal* was shown from the start. *matches*: it is the seal of *seed*, and the
    game played again from this seed comes out the same after every input.
    """

    seed: str
    seal: str
    matches: bool


class Fault(Wire, frozen=True):
    """Why something was not done. *id* finds the line in the server's log."""

    key: str
    detail: str
    rule: str = ""
    id: str = ""


class Failure(Wire, frozen=True):
    error: Fault


class ChatLine(Wire, frozen=True):
    """A *phrase* is a key to translate; the host of the server has no *seat*."""

    number: int
    seat: Seat | None
    text: str
    phrase: bool
    made_at: int


class NewLine(Wire, frozen=True, forbid_unknown_fields=True):
    text: Said
    phrase: bool = False


def encoded(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message)
