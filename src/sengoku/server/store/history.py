"""What happened at a table, as it is kept: entries of the log with their audience."""

import functools
from typing import Any, Union

import msgspec

from sengoku.core.events import Entry
from sengoku.games import event_kinds


def written(entries: list[Entry]) -> bytes:
    return msgspec.json.encode(entries)


def read(game: str, text: bytes) -> list[Entry]:
    stored = _decoder(game).decode(text)
    return [Entry(one.event, one.audience, one.shared) for one in stored]


@functools.cache
def _decoder(game: str) -> "msgspec.json.Decoder[Any]":
    found = event_kinds(game)
    event: Any = Union[found]  # noqa: UP007
    shared: Any = Union[(*found, None)]
    fields = [("event", event), ("audience", int), ("shared", shared)]
    stored = msgspec.defstruct("Stored", fields, frozen=True)
    return msgspec.json.Decoder(list[stored])  # type: ignore[valid-type]
