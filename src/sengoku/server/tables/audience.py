"""Who is told what happens at a table, and what they know already."""

from typing import Any, Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import astuple

from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat, Viewer
from sengoku.server.store.records import By

UNSHOWN: Final = "tally"
"""A field of observations that is knowledge, not display (decision 2)."""


Fields = tuple[Any, ...]
"""The values of an observation, in the order of its fields."""


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
    """What everybody is told of a step: who did it, and how it stands for all."""

    actor: Seat
    by: By
    public: msgspec.Struct
    waiting: tuple[Seat, ...]
    outcome: Outcome | None


class Known(NamedTuple):
    """What listeners know: of the table, how many events, and what was shown last."""

    about: bytes
    heard: dict[Viewer, int]
    shown: dict[Audience, Fields]


def as_before(before: msgspec.Struct | None, seen: msgspec.Struct) -> msgspec.Struct:
    """Return what is *seen* with the values of *before* where they are equal.

    What every viewer is shown shares them then: quickly compared, and kept once.
    """
    if before is None:
        return seen
    values = zip(astuple(before), astuple(seen), strict=True)
    return type(seen)(*[was if was == value else value for was, value in values])


def changes(
    before: Fields | None, seen: msgspec.Struct, keeps_books: bool
) -> dict[str, Any]:
    """Return the fields that are not as they were *before*, all of them without it."""
    names, values = seen.__struct_fields__, astuple(seen)
    if before is None:
        found = dict(zip(names, values, strict=True))
    else:
        found = {
            name: value
            for name, value, was in zip(names, values, before, strict=True)
            if value is not was and value != was
        }
    if not keeps_books:
        found.pop(UNSHOWN, None)
    return found
