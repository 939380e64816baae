"""What goes over a websocket, both ways. ``docs/server/protocol.md`` shows each one."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.server.store.pace import Clock
from sengoku.server.store.records import By
from sengoku.server.wire.bodies import (
    ChatLine,
    Fault,
    Said,
    Small,
    TableInfo,
    View,
    Words,
)
from sengoku.server.wire.structs import Wire

Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(max_length=80)]


# From the client


class Hello(Wire, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. *since* is how many events of its stream the client has.

    *token* opens a seat; *session* opens the own one to who is logged in. *books*:
    observations bring what one who kept the public log would know, as bots do.
    *words*: with the keys of sentences for what happened and what is asked.
    """

    token: Token = ""
    session: Token = ""
    since: Small = 0
    chat: Small = 0
    books: bool = False
    words: bool = False


class Play(Wire, frozen=True, forbid_unknown_fields=True, tag="move"):
    """*id* comes back with the answer; *at* is the number of the question."""

    id: Id
    at: Small
    do: Annotated[str, Meta(max_length=400)] | int


class Undo(Wire, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    id: Id
    at: Small


class Explain(Wire, frozen=True, forbid_unknown_fields=True, tag="explain"):
    """Why is this action not offered?"""

    id: Id
    action: Annotated[str, Meta(max_length=400)] | int


class Say(Wire, frozen=True, forbid_unknown_fields=True, tag="say"):
    id: Id
    text: Said
    phrase: bool = False


class Seen(Wire, frozen=True, forbid_unknown_fields=True, tag="seen"):
    """The person has looked at so many *events* of the own stream."""

    events: Small


class Ping(Wire, frozen=True, forbid_unknown_fields=True, tag="ping"):
    pass


Up: TypeAlias = Hello | Play | Undo | Explain | Say | Seen | Ping


# From the server


class Welcome(Wire, frozen=True, tag="welcome"):
    """The answer to *hello*; *view* is missing until the game begins."""

    protocol: int
    table: TableInfo
    viewer: Seat | None
    view: View | None
    chat: tuple[ChatLine, ...]
    now: int


class Update(Wire, frozen=True, tag="update"):
    """Something happened: *since* is how many events the viewer had before these.

    *changed* are the fields of the observation that are different now, and *notes*
    those of the notes.
    """

    since: int
    events: list[Any]
    changed: dict[str, Any]
    offer: Any
    waiting: tuple[Seat, ...]
    clocks: list[Clock]
    outcome: Outcome | None
    by: By
    words: Words | None = None
    notes: dict[str, Any] | None = None


class Changed(Wire, frozen=True, tag="table"):
    """The table itself changed: seats, status, a vote."""

    table: TableInfo
    clocks: list[Clock]


class Chatted(Wire, frozen=True, tag="chat"):
    line: ChatLine


class Done(Wire, frozen=True, tag="done"):
    """What was asked under *id* is done. *again*: it had been done before."""

    id: str
    again: bool = False


class Refusal(Wire, frozen=True, tag="refused"):
    """What was asked under *id* is not done; ``None`` when no id could be read."""

    id: str | None
    error: Fault


class Because(Wire, frozen=True, tag="reason"):
    """Why an action is not offered; *key* is ``None`` for one that is."""

    id: str
    key: str | None
    rule: str
    facts: dict[str, int | str]
    words: Any = None


class Announcement(Wire, frozen=True, tag="announcement"):
    """The host of the server says something to everybody."""

    text: str


class Again(Wire, frozen=True, tag="again"):
    """What came before no longer holds; this does."""

    table: TableInfo
    view: View | None


class Pong(Wire, frozen=True, tag="pong"):
    now: int


Down: TypeAlias = (
    Welcome
    | Update
    | Changed
    | Chatted
    | Done
    | Refusal
    | Because
    | Announcement
    | Again
    | Pong
)


def encoded(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message)
