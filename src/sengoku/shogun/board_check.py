"""Finds all problems of a board in one run.

Every check reads a `Sheet`. A value that could not be read (-1) has been reported, so
checks that need it stay silent.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sengoku.core.fact_files import FactFile
from sengoku.core.fact_reader import UNREAD
from sengoku.core.facts import Problem
from sengoku.shogun.board_check_links import link_problems
from sengoku.shogun.board_check_numbers import number_problems
from sengoku.shogun.board_check_parts import part_problems
from sengoku.shogun.board_check_starts import start_problems
from sengoku.shogun.board_sheet import FILES, Sheet, fill
from sengoku.shogun.vocabulary import (
    CARD_WORDS,
    PROVINCES,
    REGION_WORDS,
    REGIONS,
    SIDES,
)

__all__ = ["Problem", "check", "check_text", "examine"]

TWO_CARDS: Final = 8
"""How many provinces lie in another region on the other side."""

SITES: Final = range(1, 4)
LIKELY_CHESTS: Final = range(3, 8)
LIKELY_RICE: Final = range(2, 6)


def check(path: Path | None = None) -> list[Problem]:
    """Return all problems of the file at *path*, or of the shipped board."""
    return examine(FILES.read(path))[1]


def check_text(text: str) -> list[Problem]:
    return examine(FILES.read_text(text))[1]


def examine(file: FactFile) -> tuple[Sheet | None, list[Problem]]:
    """Return the sheet of a TOML file and all its problems, warnings last."""
    if not file.parsed:
        return None, file.problems
    sheet, problems = fill(file)
    for find in (_provinces, _regions, _two_cards, _sites, _ids, link_problems):
        problems += find(sheet)
    for find in (start_problems, number_problems, part_problems, _unlikely_yields):
        problems += find(sheet)
    return sheet, sorted(problems, key=lambda problem: problem.warning)


def _provinces(sheet: Sheet) -> Iterator[Problem]:
    count = len(sheet.provinces)
    if sheet.has_provinces() and count != PROVINCES:
        sentence = f"{count} provinces, expected {PROVINCES}"
        yield Problem("province-count", "provinces.value", sentence, "SHO-COMP-1")


def _regions(sheet: Sheet) -> Iterator[Problem]:
    wanted = PROVINCES // REGIONS
    for side, side_word in enumerate(SIDES):
        regions = sheet.regions(side)
        for region, word in enumerate(REGION_WORDS):
            found = regions.count(region)
            if regions and found != wanted:
                sentence = f"{found} provinces in {word} on the {side_word} side"
                sentence += f", expected {wanted}"
                yield Problem("region-count", "provinces.value", sentence, "SHO-COMP-1")


def _two_cards(sheet: Sheet) -> Iterator[Problem]:
    sides = [sheet.regions(side) for side in range(len(SIDES))]
    changed = sum(sun != moon for sun, moon in zip(*sides, strict=False))
    if all(sides) and changed != TWO_CARDS:
        sentence = f"{changed} provinces change their region, expected {TWO_CARDS}"
        sentence += f" for {PROVINCES + TWO_CARDS} cards"
        yield Problem("card-count", "provinces.value", sentence, "SHO-COMP-3")


def _sites(sheet: Sheet) -> Iterator[Problem]:
    for province in sheet.provinces:
        if province.sites not in SITES and province.sites != UNREAD:
            where = f"provinces.value.{province.id}.sites"
            sentence = f"{province.sites} building sites, expected 1 to 3"
            yield Problem("site-count", where, sentence, "SHO-COMP-5")


def _ids(sheet: Sheet) -> Iterator[Problem]:
    """Cards are named after their province, their chests or "tower"."""
    for province in sheet.provinces:
        if province.id.lower() in CARD_WORDS:
            sentence = f"the id {province.id!r} is used by another card"
            yield Problem("same-id", "provinces.value", sentence, "SHO-PLAN-3")


def _unlikely_yields(sheet: Sheet) -> Iterator[Problem]:
    for province in sheet.provinces:
        for word, number, likely in (
            ("chests", province.chests, LIKELY_CHESTS),
            ("rice", province.rice, LIKELY_RICE),
        ):
            if number not in likely and number != UNREAD:
                where = f"provinces.value.{province.id}.{word}"
                sentence = f"{number}; {likely[0]} to {likely[-1]} are likely"
                rule = "SHO-COMP-5"
                yield Problem("unlikely-yield", where, sentence, rule, warning=True)
