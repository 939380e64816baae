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
from sengoku.samurai.board_check_links import link_problems
from sengoku.samurai.board_check_numbers import number_problems
from sengoku.samurai.board_sheet import FILES, Sheet, fill
from sengoku.samurai.vocabulary import (
    CAPITAL,
    FEATURE_WORDS,
    PROVINCES,
    REGION_WORDS,
    RESOURCE,
    RESOURCE_WORDS,
    SHRINE,
    SLOTS,
)

__all__ = ["Problem", "check", "check_text", "examine"]

REGION_SIZES: Final = (6, 7, 6, 4)

LIKELY_FEATURES: Final = ((1, 3, 2), (1, 4, 2), (1, 3, 2), (1, 2, 1))
"""How many capital, resource and shrine provinces each region should have."""

LIKELY_COAST: Final = 2
"""How many coastal provinces each region should have at least."""


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
    for find in (_provinces, _capitals, _features, _seeds, _slots, _slot_ids):
        problems += find(sheet)
    problems += _tokens_to_lay(sheet)
    problems += link_problems(sheet)
    problems += number_problems(sheet)
    problems += _unlikely_features(sheet)
    problems += _unlikely_coast(sheet)
    return sheet, sorted(problems, key=lambda problem: problem.warning)


def _provinces(sheet: Sheet) -> Iterator[Problem]:
    where, rule = "provinces.value", "SSE-BOARD-1"
    count = len(sheet.provinces)
    if sheet.has_table("provinces") and not sheet.scope.allows(count, PROVINCES):
        sentence = f"{count} provinces, {sheet.scope.expected(PROVINCES)}"
        yield Problem("province-count", where, sentence, rule)
    regions = [province.region for province in sheet.provinces]
    if not regions or UNREAD in regions or sheet.scope.small:
        return
    for region, size in enumerate(REGION_SIZES):
        if regions.count(region) != size:
            found = regions.count(region)
            sentence = f"{found} provinces in {REGION_WORDS[region]}, expected {size}"
            yield Problem("region-count", where, sentence, rule)


def _capitals(sheet: Sheet) -> Iterator[Problem]:
    if sheet.unread_province() or not sheet.provinces:
        return
    for region, word in enumerate(REGION_WORDS):
        found = sheet.with_feature(region, CAPITAL)
        if len(found) != 1:
            those = f" ({', '.join(found)})" if found else ""
            sentence = f"{len(found)} capitals in {word}{those}, expected 1"
            yield Problem("capital-count", "provinces.value", sentence, "SSE-BOARD-3")


def _features(sheet: Sheet) -> Iterator[Problem]:
    features = [province.feature for province in sheet.provinces]
    if not features or UNREAD in features:
        return
    wanted = ((RESOURCE, 12, "SSE-BOARD-4"), (SHRINE, 7, "SSE-BOARD-5"))
    for feature, number, rule in wanted:
        found = features.count(feature)
        if not sheet.scope.allows(found, number):
            word = FEATURE_WORDS[feature]
            sentence = f"{found} {word} provinces, {sheet.scope.expected(number)}"
            yield Problem(f"{word}-count", "provinces.value", sentence, rule)


def _seeds(sheet: Sheet) -> Iterator[Problem]:
    for province in sheet.provinces:
        if province.resource != UNREAD and province.feature in (CAPITAL, SHRINE):
            where = f"provinces.value.{province.id}.resource"
            sentence = f"{province.id} is a {FEATURE_WORDS[province.feature]} province"
            yield Problem("seed-misplaced", where, sentence, "SSE-BOARD-4")
    seeds = [province.resource for province in sheet.provinces]
    for resource, number in enumerate(sheet.numbers["seeding"]):
        found = seeds.count(resource)
        if found > number != UNREAD:
            word = RESOURCE_WORDS[resource]
            sentence = f"{found} provinces with {word}, but {number} seeding tokens"
            yield Problem("seed-count", "provinces.value", sentence, "SSE-COMP-7")


def _tokens_to_lay(sheet: Sheet) -> Iterator[Problem]:
    """Setup needs a token for each of its places: seeds exactly, of others enough."""
    features = [province.feature for province in sheet.provinces]
    places = (
        ("seeding", features.count(RESOURCE), "resource provinces", "SSE-SETUP-4"),
        ("shrine_meeples", features.count(SHRINE), "shrines", "SSE-VAR-SHRINE-1"),
        (
            *("mountain_tokens", len(sheet.mountains)),
            *("mountain spaces", "SSE-VAR-MOUNTAIN-1"),
        ),
    )
    for fact, wanted, what, rule in places if sheet.scope.small else ():
        numbers = sheet.numbers[fact]
        found = sum(numbers)
        short = found < wanted or (fact == "seeding" and found > wanted)
        if short and UNREAD not in numbers:
            sentence = f"{found} tokens for {wanted} {what}"
            yield Problem("token-count", f"{fact}.value", sentence, rule)


def _slots(sheet: Sheet) -> Iterator[Problem]:
    count = len(sheet.slots)
    if sheet.has_table("slots") and not sheet.scope.allows(count, SLOTS):
        sentence = f"{count} slots, {sheet.scope.expected(SLOTS)}"
        yield Problem("slot-count", "slots.value", sentence, "SSE-BOARD-11")
    regions = [slot.region for slot in sheet.slots]
    if not regions or UNREAD in regions:
        return
    tokens = sheet.numbers["neutral_tokens"]
    for region, word in enumerate(REGION_WORDS):
        found = regions.count(region)
        if found == 0:
            sentence = f"no slot in {word}"
            yield Problem("region-slots", "slots.value", sentence, "SSE-BOARD-9")
        if UNREAD not in tokens and found > sum(tokens):
            sentence = f"{found} slots in {word}, but {sum(tokens)} neutral tokens"
            rule = "SSE-VAR-NEUTRAL-1"
            yield Problem("region-slots", "slots.value", sentence, rule)


def _slot_ids(sheet: Sheet) -> Iterator[Problem]:
    """The ids of a region ascend from south to north: g1, g2, g3."""
    places = [0] * len(REGION_WORDS)
    for slot in sheet.slots:
        if slot.region == UNREAD:
            return
        places[slot.region] += 1
        word = REGION_WORDS[slot.region]
        wanted = f"{word[0]}{places[slot.region]}"
        if slot.id != wanted:
            sentence = f"slot {places[slot.region]} of {word} from the south, "
            sentence += f"expected {wanted!r} here"
            where = f"slots.value.{slot.id}"
            yield Problem("slot-order", where, sentence, "SSE-BOARD-10")


def _unlikely_features(sheet: Sheet) -> Iterator[Problem]:
    if sheet.unread_province() or not sheet.provinces or sheet.scope.small:
        return
    for region, likely in enumerate(LIKELY_FEATURES):
        found = tuple(len(sheet.with_feature(region, feature)) for feature in range(3))
        if found != likely:
            sentence = "{} capital, {} resource and {} shrine provinces in {}".format(
                *found, REGION_WORDS[region]
            )
            sentence += "; {}, {} and {} are likely".format(*likely)
            where, rule = "provinces.value", "SSE-BOARD-4"
            yield Problem("unlikely-features", where, sentence, rule, warning=True)


def _unlikely_coast(sheet: Sheet) -> Iterator[Problem]:
    for region, word in enumerate(() if sheet.scope.small else REGION_WORDS):
        here = [province for province in sheet.provinces if province.region == region]
        found = sum(province.coastal for province in here)
        if here and found < LIKELY_COAST:
            sentence = f"{found} coastal provinces in {word}, {LIKELY_COAST} are likely"
            where, rule = "provinces.value", "SSE-BOARD-8"
            yield Problem("unlikely-coast", where, sentence, rule, warning=True)
