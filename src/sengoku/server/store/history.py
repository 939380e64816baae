"""The stored log of a table: entries with their audience."""

import functools
from collections.abc import Iterable
from typing import Any, NamedTuple, Union

import msgspec
from sqlalchemy import RowMapping

from sengoku.core.events import ChoiceTakenBack, Entry
from sengoku.games import game as find_game
from sengoku.match import rewound_to
from sengoku.server.store.records import By


def encode(entries: list[Entry]) -> bytes:
    return msgspec.json.encode(entries)


def decode(game: str, text: bytes) -> list[Entry]:
    stored = _decoder(game).decode(text)
    return [Entry(one.event, one.audience, one.shared) for one in stored]


class History(NamedTuple):
    """Log entries, who caused each one, and the ranges that were undone later."""

    entries: list[Entry]
    by: list[By]
    void: list[range]


def rebuild(game: str, rows: Iterable[RowMapping]) -> History:
    """Return the log that the inputs in *rows*, in their order, produced."""
    whole = History([], [], [])
    ends: dict[int, int] = {}  # length of the log after each input
    for row in rows:
        entries, before = decode(game, row["entries"]), len(whole.entries)
        goal = rewound_to(row["do"])
        undone = sum(_undone(entry) for entry in entries)
        begun = before - undone if goal is None else ends[goal]
        if begun < before:
            whole.void.append(range(begun, before))
        whole.entries.extend(entries)
        whole.by.extend([row["by"]] * len(entries))
        ends[row["number"]] = len(whole.entries)
    return whole


def _undone(entry: Entry) -> int:
    return entry.event.events if isinstance(entry.event, ChoiceTakenBack) else 0


@functools.cache
def _decoder(game: str) -> "msgspec.json.Decoder[Any]":
    found = find_game(game).event_kinds()
    event: Any = Union[found]  # noqa: UP007
    shared: Any = Union[(*found, None)]
    fields = [("event", event), ("audience", int), ("shared", shared)]
    stored = msgspec.defstruct("Stored", fields, frozen=True)
    return msgspec.json.Decoder(list[stored])  # type: ignore[valid-type]
