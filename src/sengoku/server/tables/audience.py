"""Who is told what happens at a table, and what they know already."""

from typing import Any, Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import astuple

from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat, Viewer
from sengoku.server.store.records import By

UNSHOWN: Final = "tally"
"""A field of observations that is knowledge, not display (decision 2)."""


class Listener(Protocol):
    """A connection that is told what happens."""

    viewer: Viewer

    def push(self, message: bytes) -> None: ...

    def leave(self) -> None: ...

    def let_go(self) -> None: ...


class Audience(NamedTuple):
    """All listeners who are told the same, in the same way."""

    viewer: Viewer
    keeps_books: bool = False
    wants_words: bool = False


class Now(NamedTuple):
    """What everybody is told of a step: who did it, and how it stands for all.

    *changed* is what all see otherwise than before it, if that is known; *common* is
    it without what a seat may see otherwise than others.
    """

    actor: Seat
    by: By
    public: msgspec.Struct
    changed: dict[str, Any] | None
    common: dict[str, Any]
    waiting: tuple[Seat, ...]
    outcome: Outcome | None


class Known(NamedTuple):
    """What listeners know: of the table, how many events, and what was shown last."""

    about: bytes
    heard: dict[Viewer, int]
    shown: dict[Audience, msgspec.Struct]


def changes(before: msgspec.Struct | None, seen: msgspec.Struct) -> dict[str, Any]:
    """Return the fields that are not as they were *before*, all of them without it."""
    names, values = seen.__struct_fields__, astuple(seen)
    if before is None:
        return dict(zip(names, values, strict=True))
    if before == seen:
        return {}
    fields = zip(names, values, astuple(before), strict=True)
    return {name: value for name, value, was in fields if value != was}


def changes_for(
    before: msgspec.Struct | None, seen: msgspec.Struct, now: Now, own: tuple[str, ...]
) -> dict[str, Any]:
    """Return what a viewer sees otherwise than *before*: what all do, and its *own*."""
    if before is None or now.changed is None:
        return changes(before, seen)
    changed = {**now.common}
    for name in own:
        value = getattr(seen, name)
        if value != getattr(before, name):
            changed[name] = value
    return changed


def without(fields: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in names}


def shown_to(audience: Audience, fields: dict[str, Any]) -> dict[str, Any]:
    """Take out of *fields* what is not displayed to *audience*, and return them."""
    if not audience.keeps_books:
        fields.pop(UNSHOWN, None)
    return fields
