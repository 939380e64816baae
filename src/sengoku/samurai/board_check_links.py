"""Finds problems of borders, sea links and mountains."""

from collections.abc import Iterator
from typing import Final

from sengoku.core.fact_reader import UNREAD
from sengoku.core.facts import Problem
from sengoku.core.graph import (
    apart_problems,
    double_problems,
    list_problems,
    neighbours,
    pair_problems,
)
from sengoku.samurai.board_sheet import Sheet
from sengoku.samurai.vocabulary import CAPITAL, MOUNTAINS

LIKELY_NEIGHBOURS: Final = 2
"""How many neighbours each capital should have at least."""


def link_problems(sheet: Sheet) -> Iterator[Problem]:
    places, land = sheet.places(), sheet.land()
    yield from pair_problems(places, "borders", sheet.borders)
    yield from pair_problems(places, "sea_links", sheet.sea_links)
    yield from list_problems(places, "provinces", land)
    yield from double_problems(places, "sea_links", sheet.sea_links, land)
    for find in (_inland, _mountains, _on_borders):
        yield from find(sheet)
    if land and "sea_links" in sheet.facts:
        pairs = (*land, *sheet.sea_links)
        yield from apart_problems(places, "provinces.value", pairs)
        if not sheet.scope.small:
            yield from _unlikely_capitals(sheet)


def _inland(sheet: Sheet) -> Iterator[Problem]:
    for link in sheet.sea_links:
        for province in (sheet.provinces[end] for end in dict.fromkeys(link)):
            if not province.coastal:
                name = sheet.places().pair_name(*link)
                sentence = f"{name}: {province.id} does not touch the sea"
                yield Problem("inland-link", "sea_links.value", sentence, "SSE-BOARD-8")


def _mountains(sheet: Sheet) -> Iterator[Problem]:
    count = len(sheet.mountains)
    if sheet.has_table("mountains") and not sheet.scope.allows(count, MOUNTAINS):
        sentence = f"{count} mountain spaces, {sheet.scope.expected(MOUNTAINS)}"
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
            sentence = f"{sheet.places().pair_name(*mountain.ends)} is no land border"
            yield Problem("mountain-nowhere", where, sentence, "SSE-BOARD-6")
        elif pair in taken:
            sentence = f"{taken[pair]} lies on this border already"
            yield Problem("same-mountain", where, sentence, "SSE-BOARD-6")
        taken.setdefault(pair, mountain.id)


def _unlikely_capitals(sheet: Sheet) -> Iterator[Problem]:
    pairs = (*sheet.land(), *sheet.sea_links)
    near = neighbours(len(sheet.provinces), pairs)
    for place, province in enumerate(sheet.provinces):
        count = len(near[place])
        if province.feature == CAPITAL and count < LIKELY_NEIGHBOURS:
            sentence = f"the capital {province.id} has {count} neighbours"
            sentence += f", {LIKELY_NEIGHBOURS} are likely"
            where = f"provinces.value.{province.id}"
            rule = "SSE-BOARD-7"
            yield Problem("unlikely-capital", where, sentence, rule, warning=True)
