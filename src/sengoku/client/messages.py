"""The messages of the server, as far as the client needs them; the rest is ignored.

Observations, events and actions are plain data here: ``Live.observation`` and
``Live.new_events`` convert them to the types of their game.
"""

from typing import Any, Final, TypeAlias

import msgspec

from sengoku.core.rules import Outcome, Question
from sengoku.core.seats import Seat

PROTOCOL_VERSION: Final = 1
"""See ``docs/server/protocol.md``."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Public information about a seat; *kind* is person, bot or open.

    *conceded*: its person has given up. *concession* is what would follow: win, end or
    bot; ``None`` if it is impossible.
    """

    seat: Seat
    kind: str
    name: str
    colour: str
    bot: str
    stand_in: bool
    conceded: bool = False
    concession: str | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """Public information; *status* is open, running, paused, over or closed."""

    id: str
    name: str
    game: str
    revision: int
    options: dict[str, Any]
    status: str
    seats: tuple[SeatInfo, ...]
    code: str | None = None
    outcome: Outcome | None = None
    seed: str | None = None


class Choice(msgspec.Struct, frozen=True):
    """One offered action, the rule that allows it, and what it costs."""

    id: int
    action: dict[str, Any]
    text: str
    rule: str
    price: dict[str, int] = {}


class Offer(msgspec.Struct, frozen=True):
    """The question to a seat and its choices; see ``sengoku.match.Offer``."""

    at: int
    question: Question
    choices: tuple[Choice, ...]
    revisions: tuple[Choice, ...] = ()
    can_take_back: bool = False


class View(msgspec.Struct, frozen=True):
    """Everything the viewer may know; *events* are those after the first *since*."""

    since: int
    events: tuple[dict[str, Any], ...]
    observation: dict[str, Any]
    offer: Offer | None
    waiting: tuple[Seat, ...]
    outcome: Outcome | None


class PreparedAnswer(msgspec.Struct, frozen=True):
    """An answer prepared for a later question."""

    id: int
    text: str


class PreparedInfo(msgspec.Struct, frozen=True):
    """What the seat has prepared, what was dropped, and what it may prepare next."""

    do: tuple[PreparedAnswer, ...]
    dropped: tuple[PreparedAnswer, ...]
    offer: Offer | None


class ChatLine(msgspec.Struct, frozen=True):
    """A *phrase* is a key to translate; the host of the server has no *seat*."""

    number: int
    seat: Seat | None
    text: str
    phrase: bool


class Fault(msgspec.Struct, frozen=True):
    key: str
    detail: str
    rule: str = ""


# Websocket messages


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The connection is established, for the first time or again."""

    protocol: int
    table: TableInfo
    viewer: Seat | None
    view: View | None
    chat: tuple[ChatLine, ...]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Something happened; *changed* are fields of the observation."""

    since: int
    events: tuple[dict[str, Any], ...]
    changed: dict[str, Any]
    offer: Offer | None
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    by: str


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """The table itself changed: seats, status, a vote."""

    table: TableInfo


class Resync(msgspec.Struct, frozen=True, tag="again"):
    """Earlier state is invalid; replace it with this one."""

    table: TableInfo
    view: View | None


class ChatMessage(msgspec.Struct, frozen=True, tag="chat"):
    line: ChatLine


class Announcement(msgspec.Struct, frozen=True, tag="announcement"):
    """A message from the server host to everybody."""

    text: str


class Done(msgspec.Struct, frozen=True, tag="done"):
    """*again*: the request was already processed."""

    id: str
    again: bool = False


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    id: str | None
    error: Fault


class Reason(msgspec.Struct, frozen=True, tag="reason"):
    """Why an action is not offered; *key* is ``None`` if it is offered."""

    id: str
    key: str | None
    rule: str
    facts: dict[str, int | str] = {}


Notification: TypeAlias = (
    Welcome | Update | TableChanged | Resync | ChatMessage | Announcement
)
"""What iterating over ``Live`` yields."""
Reply: TypeAlias = Done | Refusal | Reason

_KNOWN: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (
        *(Welcome, Update, TableChanged, Resync, ChatMessage, Announcement),
        *(Done, Refusal, Reason),
    )
)


class _Typed(msgspec.Struct, frozen=True):
    type: str


_typed: Final = msgspec.json.Decoder(_Typed)
_message: Final = msgspec.json.Decoder(Notification | Reply)


def decode(text: str | bytes) -> Notification | Reply | None:
    """Decode a message; return ``None`` for an unknown type."""
    if _typed.decode(text).type not in _KNOWN:
        return None
    message: Notification | Reply = _message.decode(text)
    return message
