"""Finds problems of borders, sea routes and provinces that are out of the game."""

from collections.abc import Iterator
from typing import Final

from sengoku.core.facts import Problem
from sengoku.core.graph import (
    apart_problems,
    double_problems,
    list_problems,
    pair_problems,
)
from sengoku.shogun.board_sheet import Sheet
from sengoku.shogun.vocabulary import REGION_WORDS, SIDES

OUT: Final = 8
"""How many provinces are out of the game with three players."""

LIKELY_OUT: Final = (2, 2, 0, 2, 2)
"""How many of them should lie in each region, on either side."""


def link_problems(sheet: Sheet) -> Iterator[Problem]:
    places, land = sheet.places(), sheet.land()
    yield from pair_problems(places, "borders", sheet.borders)
    yield from pair_problems(places, "sea_routes", sheet.sea_routes)
    yield from list_problems(places, "provinces", land)
    yield from double_problems(places, "sea_routes", sheet.sea_routes, land)
    for find in (_out, _apart, _unlikely_out):
        yield from find(sheet)


def _out(sheet: Sheet) -> Iterator[Problem]:
    for side, out in zip(SIDES, sheet.out_with_3, strict=True):
        where = f"out_with_3.value.{side}"
        if out is not None and len(out) != OUT:
            sentence = f"{len(out)} provinces, expected {OUT}"
            yield Problem("out-count", where, sentence, "SHO-COMP-2")
        for place in sorted(set(out or ())):
            if out is not None and out.count(place) > 1:
                sentence = f"{sheet.provinces[place].id} is named twice"
                yield Problem("out-twice", where, sentence, "SHO-COMP-2")


def _apart(sheet: Sheet) -> Iterator[Problem]:
    """All provinces are connected, and so are those in play with three players."""
    if not sheet.land() or "sea_routes" not in sheet.facts:
        return
    pairs = (*sheet.land(), *sheet.sea_routes)
    found = list(apart_problems(sheet.places(), "provinces.value", pairs))
    yield from found
    for side, out in zip(SIDES, sheet.out_with_3, strict=True):
        if out is not None and not found:
            places = sheet.places()._replace(rule="SHO-MOVE-5")
            yield from apart_problems(places, f"out_with_3.value.{side}", pairs, out)


def _unlikely_out(sheet: Sheet) -> Iterator[Problem]:
    for side, out in enumerate(sheet.out_with_3):
        regions = sheet.regions(side)
        if not regions or out is None or len(set(out)) != OUT:
            continue
        found = tuple([regions[place] for place in out].count(r) for r in range(5))
        if found != LIKELY_OUT:
            where = f"out_with_3.value.{SIDES[side]}"
            sentence = f"{_told(found)}; likely are {_told(LIKELY_OUT)}"
            rule = "SHO-COMP-2"
            yield Problem("unlikely-out", where, sentence, rule, warning=True)


def _told(counts: tuple[int, ...]) -> str:
    said = [f"{n} {word}" for n, word in zip(counts, REGION_WORDS, strict=True)]
    return ", ".join(said)
