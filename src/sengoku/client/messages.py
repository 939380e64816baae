"""What a client reads of what a server says. What it does not know it passes over.

Observations, events and actions stay plain: ``Live.seen`` and ``Live.news`` turn them
into the values of their game.
"""

from typing import Any, Final, TypeAlias

import msgspec

from sengoku.core.rules import Outcome, Question
from sengoku.core.seats import Seat

PROTOCOL: Final = 1
"""The version that is understood here; ``docs/server/protocol.md`` describes it."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: *kind* is person, bot or open."""

    seat: Seat
    kind: str
    name: str
    colour: str
    bot: str
    stand_in: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it: *status* is open, running, paused, over, closed."""

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
    """What the seat is asked and may answer; see ``sengoku.match.Offer``."""

    at: int
    question: Question
    choices: tuple[Choice, ...]
    revisions: tuple[Choice, ...] = ()
    can_take_back: bool = False


class View(msgspec.Struct, frozen=True):
    """All that the viewer may know; *events* are those after the first *since*."""

    since: int
    events: tuple[dict[str, Any], ...]
    observation: dict[str, Any]
    offer: Offer | None
    waiting: tuple[Seat, ...]
    outcome: Outcome | None


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


# Messages of a websocket


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The connection stands, for the first time or again."""

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


class Changed(msgspec.Struct, frozen=True, tag="table"):
    """The table itself changed: seats, status, a vote."""

    table: TableInfo


class Again(msgspec.Struct, frozen=True, tag="again"):
    """What came before no longer holds; this does."""

    table: TableInfo
    view: View | None


class Chatted(msgspec.Struct, frozen=True, tag="chat"):
    line: ChatLine


class Announcement(msgspec.Struct, frozen=True, tag="announcement"):
    """The host of the server says something to everybody."""

    text: str


class Done(msgspec.Struct, frozen=True, tag="done"):
    """*again*: it had been done before."""

    id: str
    again: bool = False


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    id: str | None
    error: Fault


class Because(msgspec.Struct, frozen=True, tag="reason"):
    """Why an action is not offered; *key* is ``None`` for one that is."""

    id: str
    key: str | None
    rule: str
    facts: dict[str, int | str] = {}


News: TypeAlias = Welcome | Update | Changed | Again | Chatted | Announcement
"""What iterating over a connection yields."""
Reply: TypeAlias = Done | Refusal | Because

_KNOWN: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (
        *(Welcome, Update, Changed, Again, Chatted, Announcement),
        *(Done, Refusal, Because),
    )
)


class _Typed(msgspec.Struct, frozen=True):
    type: str


_typed: Final = msgspec.json.Decoder(_Typed)
_message: Final = msgspec.json.Decoder(News | Reply)


def read(text: str | bytes) -> News | Reply | None:
    """Return the message; ``None`` for one of a kind that came after this client."""
    if _typed.decode(text).type not in _KNOWN:
        return None
    message: News | Reply = _message.decode(text)
    return message
