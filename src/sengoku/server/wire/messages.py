"""What goes over a websocket, both ways. ``docs/server/protocol.md`` shows each one."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from sengoku.core.choices import as_tuple
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.server.store.pace import Clock
from sengoku.server.store.records import By
from sengoku.server.wire.bodies import (
    Answers,
    ChatLine,
    ChatText,
    Count,
    Fault,
    PreparedAnswer,
    PreparedInfo,
    TableInfo,
    View,
    Words,
)
from sengoku.server.wire.structs import Wire

Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(max_length=80)]


# From the client


class Hello(Wire, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. *since* is the number of events the client already has.

    *token*: the key to a seat. *session*: a login token that opens your seat. *books*:
    include derived resource totals, as bots get them. *words*: include the keys of
    sentences for events and questions. *search*: include the engine's stack, which
    Python bots need to imagine positions. *presence*: report who is connected.
    """

    token: Token = ""
    session: Token = ""
    since: Count = 0
    chat: Count = 0
    books: bool = False
    words: bool = False
    search: bool = False
    presence: bool = False


class Play(Wire, frozen=True, forbid_unknown_fields=True, tag="move"):
    """Answer a question. *id* comes back with the reply; *at* numbers the question."""

    id: Id
    at: Count
    do: Annotated[str, Meta(max_length=400)] | int


class Undo(Wire, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    """Take back the last answer; *at* is the number of the current question."""

    id: Id
    at: Count


class Explain(Wire, frozen=True, forbid_unknown_fields=True, tag="explain"):
    """Ask why an action is not offered."""

    id: Id
    action: Annotated[str, Meta(max_length=400)] | int


class Say(Wire, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Write a chat line; a *phrase* is a key that everybody reads in their language."""

    id: Id
    text: ChatText
    phrase: bool = False


class Concede(Wire, frozen=True, forbid_unknown_fields=True, tag="concede"):
    """Give up, for good. *concession* of the seat says what follows."""

    id: Id


class LookAhead(Wire, frozen=True, forbid_unknown_fields=True, tag="prepare"):
    """Prepare the answers *do*, instead of earlier ones; an empty list cancels them.

    Without *do* nothing changes. Either way *ahead* replies.
    """

    id: Id
    do: Answers | None = None


class Seen(Wire, frozen=True, forbid_unknown_fields=True, tag="seen"):
    """The person has read the first *events* events."""

    events: Count


class Ping(Wire, frozen=True, forbid_unknown_fields=True, tag="ping"):
    pass


ClientMessage: TypeAlias = (
    Hello | Play | Undo | Explain | Say | Concede | LookAhead | Seen | Ping
)


# From the server


class Welcome(Wire, frozen=True, tag="welcome"):
    """The reply to *hello*; *view* is ``None`` until the game begins."""

    protocol: int
    table: TableInfo
    viewer: Seat | None
    view: View | None
    chat: tuple[ChatLine, ...]
    now: int


class PassedMoment(Wire, frozen=True):
    """A step on the way to an update, with the number of its *events*.

    *changed* and *notes* are the changes since the step before. *headline* is the place
    of the event that says best what happened, -1 without events.
    """

    events: int
    headline: int
    changed: dict[str, Any]
    notes: dict[str, Any]


class Update(Wire, frozen=True, tag="update"):
    """Something happened. *since* is the number of events before these.

    *changed* has the changed fields of the observation, *notes* those of the notes.
    *moments* are the steps before the last one, for clients that ask for words. The
    remaining events belong to the last step, and so does *headline*.
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
    moments: tuple[PassedMoment, ...] = ()
    headline: int = -1


class Changed(Wire, frozen=True, tag="table"):
    """The table itself changed: seats, status, a vote."""

    table: TableInfo
    clocks: list[Clock]


class Chatted(Wire, frozen=True, tag="chat"):
    line: ChatLine


class Done(Wire, frozen=True, tag="done"):
    """The request *id* succeeded. *again*: it is a repetition, already carried out."""

    id: str
    again: bool = False


class Refusal(Wire, frozen=True, tag="refused"):
    """The request *id* failed; ``None`` if no id could be read."""

    id: str | None
    error: Fault


class Because(Wire, frozen=True, tag="reason"):
    """The reply to *explain*; *key* is ``None`` if the action is offered.

    *undo*: an offered action could be taken back.
    """

    id: str
    key: str | None
    rule: str
    facts: dict[str, int | str]
    words: Any = None
    undo: bool = False


class PreparedChanged(Wire, frozen=True, tag="prepared"):
    """What your seat has prepared has changed: some was played, dropped or replaced."""

    do: tuple[PreparedAnswer, ...]
    dropped: tuple[PreparedAnswer, ...]


class AheadReply(Wire, frozen=True, tag="ahead"):
    """The reply to *prepare*."""

    id: str
    ahead: PreparedInfo


class Announcement(Wire, frozen=True, tag="announcement"):
    """A message from the administrator to everybody."""

    text: str


class Present(Wire, frozen=True, tag="presence"):
    """The seats that are connected, and the number of spectators' connections.

    Sent after *welcome* and after every change, to clients that ask for it in *hello*.
    An agent that calls over MCP counts for 90 seconds after each call.
    """

    seats: tuple[Seat, ...]
    spectators: int


class Again(Wire, frozen=True, tag="again"):
    """Replaces everything sent before."""

    table: TableInfo
    view: View | None


class Pong(Wire, frozen=True, tag="pong"):
    now: int


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Changed
    | Chatted
    | Done
    | Refusal
    | Because
    | PreparedChanged
    | AheadReply
    | Announcement
    | Present
    | Again
    | Pong
)


def encoded(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message, enc_hook=as_tuple)
