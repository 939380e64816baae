"""Borders between places, and what can be wrong with them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from sengoku.core.facts import Problem

Pair: TypeAlias = tuple[int, int]


def ordered(pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """Return *pairs* ascending, each once and with its lower end first."""
    return tuple(sorted({(min(pair), max(pair)) for pair in pairs}))


def neighbours(count: int, pairs: Iterable[Pair]) -> list[set[int]]:
    """Return the neighbours of each of *count* places."""
    near: list[set[int]] = [set() for _ in range(count)]
    for a, b in pairs:
        near[a].add(b)
        near[b].add(a)
    return near


def parts(near: list[set[int]], places: Iterable[int]) -> list[set[int]]:
    """Return the connected components of *places*."""
    left = set(places)
    found: list[set[int]] = []
    while left:
        border = [min(left)]
        part = {min(left)}
        while border:
            new = (near[border.pop()] & left) - part
            part |= new
            border += new
        left -= part
        found.append(part)
    return found


class Places(NamedTuple):
    """How a file names its places: the kind of place, and each one by its number.

    *lists* are the neighbours that a place lists itself, all or none of them, or None.
    *rule* is the rule that problems cite by default.
    """

    what: str
    ids: tuple[str, ...]
    lists: tuple[tuple[int, ...] | None, ...]
    rule: str

    def pair_name(self, a: int, b: int) -> str:
        return f"{self.ids[a]} – {self.ids[b]}"

    def joined(self, pairs: Iterable[Pair]) -> tuple[Pair, ...]:
        """Return all borders, whether written as *pairs* or as lists."""
        named = [
            (place, other)
            for place, others in enumerate(self.lists)
            for other in others or ()
        ]
        return ordered((*pairs, *named))


def pair_problems(
    places: Places, fact: str, pairs: Iterable[Pair]
) -> Iterator[Problem]:
    """Find pairs of a place with itself, and pairs listed twice."""
    where = f"{fact}.value"
    seen: set[frozenset[int]] = set()
    for a, b in pairs:
        name = places.pair_name(a, b)
        if a == b:
            sentence = f"{name}: a {places.what} is no neighbour of itself"
            yield Problem("self-border", where, sentence, places.rule)
        if frozenset((a, b)) in seen:
            yield Problem("same-border", where, f"{name} is named twice", places.rule)
        seen.add(frozenset((a, b)))


def list_problems(
    places: Places, fact: str, borders: Iterable[Pair]
) -> Iterator[Problem]:
    """Find lists that name the place itself or a place twice, or that omit one."""
    for place, named in enumerate(places.lists):
        where = f"{fact}.value.{places.ids[place]}.neighbours"
        if place in (named or ()):
            sentence = f"{places.ids[place]} is no neighbour of itself"
            yield Problem("self-border", where, sentence, places.rule)
        for other in sorted(set(named or ())):
            if named is not None and named.count(other) > 1:
                sentence = f"{places.ids[other]} is named twice"
                yield Problem("same-border", where, sentence, places.rule)
    yield from _forgotten(places, fact, borders)


def _forgotten(places: Places, fact: str, borders: Iterable[Pair]) -> Iterator[Problem]:
    ends = [(a, b) for pair in borders for a, b in (pair, pair[::-1]) if a != b]
    for a, b in ends:
        named = places.lists[a]
        if named is not None and b not in named:
            sentence = f"{places.ids[b]} borders on {places.ids[a]}"
            sentence += ", but is not listed here"
            where = f"{fact}.value.{places.ids[a]}.neighbours"
            yield Problem("not-mutual", where, sentence, places.rule)


def double_problems(
    places: Places, fact: str, pairs: Iterable[Pair], borders: Sequence[Pair]
) -> Iterator[Problem]:
    """Find *pairs* of the *fact* that are *borders* already."""
    for a, b in pairs:
        if a != b and (min(a, b), max(a, b)) in borders:
            sentence = f"{places.pair_name(a, b)} is a land border already"
            yield Problem("same-border", f"{fact}.value", sentence, places.rule)


def apart_problems(
    places: Places, where: str, pairs: Iterable[Pair], out: Sequence[int] = ()
) -> Iterator[Problem]:
    """Find places that cannot be reached from most others without entering *out*."""
    count = len(places.ids)
    inside = [place for place in range(count) if place not in out]
    found = parts(neighbours(count, pairs), inside)
    largest = max(found, key=len, default=set())
    for part in found:
        if part is not largest:
            names = ", ".join(places.ids[place] for place in sorted(part))
            sentence = f"cannot be reached from the other {places.what}s: {names}"
            yield Problem("unreachable", where, sentence, places.rule)
