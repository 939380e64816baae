"""Request and response bodies for accounts."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from sengoku.core.seats import Seat
from sengoku.server.store.records import By
from sengoku.server.wire.bodies import ShortText, TableInfo
from sengoku.server.wire.structs import Wire

NewName: TypeAlias = Annotated[str, Meta(min_length=2, max_length=40)]
Credential: TypeAlias = Annotated[str, Meta(max_length=200)]
NewPassword: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Email: TypeAlias = Annotated[str, Meta(max_length=254)]
Token: TypeAlias = Annotated[str, Meta(max_length=80, pattern="^[A-Za-z0-9_-]+$")]
TableName: TypeAlias = Annotated[str, Meta(max_length=16, pattern="^[a-z0-9]+$")]


class NewAccount(Wire, frozen=True, forbid_unknown_fields=True):
    """Without an *email* only the server's operator can reset a forgotten password."""

    name: NewName
    password: NewPassword
    email: Email = ""


class LogIn(Wire, frozen=True, forbid_unknown_fields=True):
    name: Credential
    password: Credential


class AccountInfo(Wire, frozen=True):
    """An account as its owner sees it; *sessions* counts the logged-in devices."""

    id: str
    name: str
    email: str
    made_at: int
    sessions: int


class LoggedIn(Wire, frozen=True):
    """*session* goes into the header ``X-Sengoku-Session``. It is shown only once."""

    account: AccountInfo
    session: str


class AccountChange(Wire, frozen=True, forbid_unknown_fields=True):
    """Omitted fields stay as they are; *old* is the current password."""

    old: Credential
    password: NewPassword | None = None
    email: Email | None = None


class Farewell(Wire, frozen=True, forbid_unknown_fields=True):
    password: Credential


# Recovery


class Forgotten(Wire, frozen=True, forbid_unknown_fields=True):
    """*who* is the name or the e-mail address, *language* is for the e-mail."""

    who: Annotated[str, Meta(min_length=2, max_length=254)]
    language: ShortText = "en"


class Recovery(Wire, frozen=True, forbid_unknown_fields=True):
    """*token* is the part of the link after ``#``."""

    token: Token
    password: NewPassword


# Games


class HeldSeat(Wire, frozen=True, forbid_unknown_fields=True):
    """A seat whose secret the client has."""

    table: TableName
    token: Token


class HeldSeats(Wire, frozen=True, forbid_unknown_fields=True):
    tokens: Annotated[tuple[HeldSeat, ...], Meta(max_length=50)]


class OwnGame(Wire, frozen=True):
    """One of your games: whether it waits for you, and how many events are unread.

    *waiting* are the seats the game waits for. *due_at* is when your time runs out, or
    else the earliest deadline of another seat. *when* says in which part of its course
    the game is, as a translation key with its arguments; *scores* are by seat. Neither
    is there before the game begins.
    """

    table: TableInfo
    seat: Seat
    waits: bool
    unread: int
    waiting: tuple[Seat, ...]
    due_at: int | None
    when: Any
    scores: tuple[int, ...]


# Export


class SessionKept(Wire, frozen=True):
    made_at: int
    used_at: int


class SeatKept(Wire, frozen=True):
    table: str
    seat: Seat
    name: str
    colour: str
    standing: str
    seen: int
    missed: int
    muted: int


class LineKept(Wire, frozen=True):
    table: str
    number: int
    text: str
    phrase: bool
    made_at: int


class AnswerKept(Wire, frozen=True):
    """An answer without its input number, which would reveal hidden actions."""

    table: str
    seat: Seat
    at: int
    do: str
    by: By
    made_at: int


class AlertKept(Wire, frozen=True):
    table: str
    seat: Seat
    kind: str
    target: str
    language: str


class Export(Wire, frozen=True):
    """All stored data about an account."""

    account: AccountInfo
    sessions: tuple[SessionKept, ...]
    seats: tuple[SeatKept, ...]
    alerts: tuple[AlertKept, ...]
    chat: tuple[LineKept, ...]
    answers: tuple[AnswerKept, ...]
