"""What is wrong with borders, sea links and mountains, which join provinces."""

from collections.abc import Iterator
from typing import Final

from sengoku.samurai.board_facts import Problem
from sengoku.samurai.board_reader import UNREAD
from sengoku.samurai.board_sheet import Sheet
from sengoku.samurai.words import CAPITAL, MOUNTAINS

LIKELY_NEIGHBOURS: Final = 2
"""How many neighbours each capital should have at least."""

_RULE: Final = "SSE-BOARD-7"


def link_problems(sheet: Sheet) -> Iterator[Problem]:
    yield from _pairs(sheet, "borders", sheet.borders)
    yield from _pairs(sheet, "sea_links", sheet.sea_links)
    for find in (_lists, _mutual, _both, _inland, _mountains, _on_borders):
        yield from find(sheet)
    if sheet.land() and "sea_links" in sheet.facts:
        yield from _apart(sheet)
        yield from _unlikely_capitals(sheet)


def _pairs(
    sheet: Sheet, fact: str, pairs: tuple[tuple[int, int], ...]
) -> Iterator[Problem]:
    seen: set[frozenset[int]] = set()
    for a, b in pairs:
        name = sheet.pair_name(a, b)
        if a == b:
            sentence = f"{name}: a province is no neighbour of itself"
            yield Problem("self-border", f"{fact}.value", sentence, _RULE)
        if frozenset((a, b)) in seen:
            sentence = f"{name} is named twice"
            yield Problem("same-border", f"{fact}.value", sentence, _RULE)
        seen.add(frozenset((a, b)))


def _lists(sheet: Sheet) -> Iterator[Problem]:
    for place, province in enumerate(sheet.provinces):
        where = f"provinces.value.{province.id}.neighbours"
        named = province.neighbours or ()
        if place in named:
            sentence = f"{province.id} is no neighbour of itself"
            yield Problem("self-border", where, sentence, _RULE)
        for other in sorted(set(named)):
            if named.count(other) > 1:
                sentence = f"{sheet.provinces[other].id} is named twice"
                yield Problem("same-border", where, sentence, _RULE)


def _mutual(sheet: Sheet) -> Iterator[Problem]:
    """A province that lists neighbours lists all it has by land."""
    ends = [(a, b) for pair in sheet.land() for a, b in (pair, pair[::-1]) if a != b]
    for a, b in ends:
        province, other = sheet.provinces[a], sheet.provinces[b].id
        if province.neighbours is not None and b not in province.neighbours:
            sentence = f"{other} borders on {province.id}, but is not listed here"
            where = f"provinces.value.{province.id}.neighbours"
            yield Problem("not-mutual", where, sentence, _RULE)


def _both(sheet: Sheet) -> Iterator[Problem]:
    land = set(sheet.land())
    for a, b in sheet.sea_links:
        if a != b and (min(a, b), max(a, b)) in land:
            sentence = f"{sheet.pair_name(a, b)} is a land border already"
            yield Problem("same-border", "sea_links.value", sentence, _RULE)


def _inland(sheet: Sheet) -> Iterator[Problem]:
    for link in sheet.sea_links:
        for province in (sheet.provinces[end] for end in dict.fromkeys(link)):
            if not province.coastal:
                name = sheet.pair_name(*link)
                sentence = f"{name}: {province.id} does not touch the sea"
                yield Problem("inland-link", "sea_links.value", sentence, "SSE-BOARD-8")


def _mountains(sheet: Sheet) -> Iterator[Problem]:
    count = len(sheet.mountains)
    if sheet.has_table("mountains") and count != MOUNTAINS:
        sentence = f"{count} mountain spaces, expected {MOUNTAINS}"
        yield Problem("mountain-count", "mountains.value", sentence, "SSE-BOARD-6")


def _on_borders(sheet: Sheet) -> Iterator[Problem]:
    land = sheet.land()
    taken: dict[tuple[int, int], str] = {}
    for mountain in sheet.mountains:
        if not land or UNREAD in mountain.ends:
            continue
        pair = (min(mountain.ends), max(mountain.ends))
        where = f"mountains.value.{mountain.id}.ends"
        if pair not in land:
            sentence = f"{sheet.pair_name(*mountain.ends)} is no land border"
            yield Problem("mountain-nowhere", where, sentence, "SSE-BOARD-6")
        elif pair in taken:
            sentence = f"{taken[pair]} lies on this border already"
            yield Problem("same-mountain", where, sentence, "SSE-BOARD-6")
        taken.setdefault(pair, mountain.id)


def _apart(sheet: Sheet) -> Iterator[Problem]:
    """All provinces hang together; those off the largest part are named."""
    parts = _parts(_neighbours(sheet))
    largest = max(parts, key=len)
    for part in parts:
        if part is not largest:
            names = ", ".join(sheet.provinces[place].id for place in sorted(part))
            sentence = f"cannot be reached from the other provinces: {names}"
            yield Problem("unreachable", "provinces.value", sentence, _RULE)


def _neighbours(sheet: Sheet) -> list[set[int]]:
    neighbours: list[set[int]] = [set() for _ in sheet.provinces]
    for a, b in (*sheet.land(), *sheet.sea_links):
        neighbours[a].add(b)
        neighbours[b].add(a)
    return neighbours


def _parts(neighbours: list[set[int]]) -> list[set[int]]:
    parts: list[set[int]] = []
    for start in range(len(neighbours)):
        if any(start in part for part in parts):
            continue
        part, border = {start}, [start]
        while border:
            new = neighbours[border.pop()] - part
            part |= new
            border += new
        parts.append(part)
    return parts


def _unlikely_capitals(sheet: Sheet) -> Iterator[Problem]:
    for province, near in zip(sheet.provinces, _neighbours(sheet), strict=True):
        if province.feature == CAPITAL and len(near) < LIKELY_NEIGHBOURS:
            sentence = f"the capital {province.id} has {len(near)} neighbours"
            sentence += f", {LIKELY_NEIGHBOURS} are likely"
            where = f"provinces.value.{province.id}"
            yield Problem("unlikely-capital", where, sentence, _RULE, warning=True)
