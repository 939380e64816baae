"""Observations as numbers: what a seat may know, written into one flat vector.

A game lists the parts of its vector. A part names its slices and writes them from the
state, because a struct for every observation takes ten times as long. Seats are counted
from the viewer: entry 0 of a list by seat is the viewer's own, entry 1 that of the next
seat. Things without an order, such as cards or places, are one entry each and hold 0
or 1.

Vectors are ``vec[i16]`` and masks ``vec[u8]``. Both have the buffer protocol: NumPy
reads them without a copy, ``np.frombuffer(vector, np.int16)``.
"""

import math
from collections.abc import Iterable
from typing import Final, Generic, NamedTuple, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sengoku.core.flow import GameState

S = TypeVar("S", bound=GameState)

PUBLIC: Final = "public"
"""Everybody at the table knows the numbers of this slice."""
OWNER: Final = "owner"
"""The slice holds something that the viewer alone knows."""


class Slice(NamedTuple):
    """Numbers of a vector that belong together, each from *low* to *high*.

    Several dimensions are stored flat, the last one fastest, as NumPy does.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    known: str = PUBLIC
    start: int = 0

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def stop(self) -> int:
        return self.start + self.size


@final
class Layout:
    """Where everything is in a vector of *size* numbers: its slices by name."""

    def __init__(self, slices: Iterable[Slice]) -> None:
        self.slices: dict[str, Slice] = {}
        self.size: int = 0
        for part in slices:
            if part.name in self.slices:
                raise ValueError(f"two slices are called {part.name!r}")
            self.slices[part.name] = part._replace(start=self.size)
            self.size += part.size

    def describe(self) -> str:
        """Return a table for people, one line for each slice."""
        lines = [f"{self.size} numbers"]
        for part in self.slices.values():
            where = f"{part.start}:{part.stop}"
            shape = "×".join(map(str, part.shape))
            bounds = f"{part.low}..{part.high}"
            lines.append(
                f"{where:>10}  {part.name:<20} {shape:>8} {bounds:>9}  "
                f"{part.known:<6}  {part.meaning}"
            )
        return "\n".join(lines)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[S]):
    """Slices that are written together."""

    def slices(self) -> list[Slice]:
        raise NotImplementedError

    def write(self, s: S, viewer: i64, out: vec[i16], at: i64) -> i64:
        """Write the slices from *at* on; return where they end.

        *out* holds zeros there.
        """
        raise NotImplementedError


@final
class Encoder(Generic[S]):
    """Writes what a seat may know of a state, part by part."""

    def __init__(self, parts: tuple[Part[S], ...]) -> None:
        self.parts = parts
        self.layout = Layout([found for part in parts for found in part.slices()])
        self.size: i64 = self.layout.size

    def encode(self, s: S, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write what *viewer* may know into *out*, from *at* on."""
        end = at + self.size
        if not 0 <= at <= end <= len(out):
            raise ValueError(f"{self.size} numbers do not fit at {at} of {len(out)}")
        for place in range(at, end):
            out[place] = 0
        for part in self.parts:
            at = part.write(s, viewer, out, at)


def vector(count: int) -> vec[i16]:
    """Return room for *count* numbers, all 0."""
    return vec[i16]([0] * count)


def flags(count: int) -> vec[u8]:
    """Return room for *count* entries of masks, all 0."""
    return vec[u8]([0] * count)


def write_mask(ids: list[int], size: i64, out: vec[u8], at: i64) -> None:
    """Write a mask of *size* entries into *out*, from *at* on: 1 for each of *ids*."""
    end = at + size
    if not 0 <= at <= end <= len(out):
        raise ValueError(f"{size} entries do not fit at {at} of {len(out)}")
    for place in range(at, end):
        out[place] = 0
    for action in ids:
        chosen: i64 = action
        out[at + chosen] = 1


# For the parts of games


def turned(seat: i64, viewer: i64, seats: i64) -> i64:
    """Return the place of *seat* counted from *viewer*."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def write_seat(seat: i64, viewer: i64, seats: i64, out: vec[i16], at: i64) -> i64:
    """Write 1 at the place of *seat*, or nothing if it is negative."""
    if seat >= 0:
        out[at + turned(seat, viewer, seats)] = 1
    return at + seats


def write_seats(mask: i64, viewer: i64, seats: i64, out: vec[i16], at: i64) -> i64:
    """Write 1 at the place of every seat of a set of seats."""
    for seat in range(seats):
        if mask >> seat & 1:
            out[at + turned(seat, viewer, seats)] = 1
    return at + seats


def write_bits(mask: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """Write the first *count* bits of *mask*."""
    for bit in range(count):
        if mask >> bit & 1:
            out[at + bit] = 1
    return at + count


def write_one(value: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """Write 1 at the place *value* of *count*, or nothing if it is negative."""
    if value >= 0:
        out[at + value] = 1
    return at + count
