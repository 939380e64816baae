"""What happened at a table, as it is kept: entries of the log with their audience."""

import functools
from types import ModuleType
from typing import Any, Final, Union

import msgspec

from sengoku.core import events as core_events
from sengoku.core.events import Entry, Event
from sengoku.samurai import events as samurai
from sengoku.shogun import events as shogun

MODULES: Final = {"samurai": samurai, "shogun": shogun}


def written(entries: list[Entry]) -> bytes:
    return msgspec.json.encode(entries)


def read(game: str, text: bytes) -> list[Entry]:
    stored = _decoder(game).decode(text)
    return [Entry(one.event, one.audience, one.shared) for one in stored]


@functools.cache
def _decoder(game: str) -> "msgspec.json.Decoder[Any]":
    found = [*_kinds(core_events), *_kinds(MODULES[game])]
    event: Any = Union[tuple(found)]  # noqa: UP007
    shared: Any = Union[(*found, None)]
    fields = [("event", event), ("audience", int), ("shared", shared)]
    stored = msgspec.defstruct("Stored", fields, frozen=True)
    return msgspec.json.Decoder(list[stored])  # type: ignore[valid-type]


def _kinds(module: ModuleType) -> list[type[Event]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
