"""Groups of listeners, and what they already know."""

from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec.structs import astuple

from sengoku.bots.protocol import STACK_FIELD, TALLY_FIELD
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat, Viewer
from sengoku.server.store.records import By
from sengoku.server.tables.moments import Passed


class Listener(Protocol):
    """A connection that receives updates."""

    viewer: Viewer

    def push(self, message: bytes) -> None: ...

    def revoke(self) -> None: ...

    def disconnect(self) -> None: ...


class Audience(NamedTuple):
    """All listeners that receive the same messages."""

    viewer: Viewer
    wants_books: bool = False
    wants_words: bool = False
    wants_stack: bool = False
    wants_presence: bool = False

    def visible(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Return those of *fields* that the audience asked for."""
        books = () if self.wants_books else (TALLY_FIELD,)
        stack = () if self.wants_stack else (STACK_FIELD,)
        return without(fields, (*books, *stack))


class UpdateContext(NamedTuple):
    """What the updates of one input share: who acted, and the public state.

    *changed* holds the public fields that changed, if known; *common* is the same
    without the fields that differ between seats. *passed* are the steps on the way, and
    *shared* what the hints on each of them have in common, if anybody wants hints.
    *encoded* are messages that several audiences may get.
    """

    actor: Seat
    by: By
    public: msgspec.Struct
    changed: dict[str, Any] | None
    common: dict[str, Any]
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    passed: list[Passed]
    shared: list[Any]
    encoded: dict[Hashable, bytes]


class ClientState(NamedTuple):
    """What listeners have: the table, their event counts, the last observations."""

    table: bytes
    event_counts: dict[Viewer, int]
    observations: dict[Audience, msgspec.Struct]


def changes(before: msgspec.Struct | None, seen: msgspec.Struct) -> dict[str, Any]:
    """Return the fields that differ from *before*; all fields if it is ``None``."""
    names, values = seen.__struct_fields__, astuple(seen)
    if before is None:
        return dict(zip(names, values, strict=True))
    if before == seen:
        return {}
    fields = zip(names, values, astuple(before), strict=True)
    return {name: value for name, value, was in fields if value != was}


def changes_for(
    before: msgspec.Struct | None,
    seen: msgspec.Struct,
    context: UpdateContext,
    own: tuple[str, ...],
) -> dict[str, Any]:
    """Return the changes since *before*: the public ones, and the viewer's *own*."""
    if before is None or context.changed is None:
        return changes(before, seen)
    differ = {
        name: value
        for name in own
        if (value := getattr(seen, name)) != getattr(before, name)
    }
    return context.common | differ if differ else context.common


def without(fields: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in names}
