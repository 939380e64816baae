"""Finds problems of the base game's numbers: cubes, prices, events, winter."""

from collections.abc import Iterator
from typing import Final

from sengoku.core.fact_reader import UNREAD
from sengoku.core.fact_sums import (
    Checks,
    Sum,
    all_problems,
    falls,
    kind_problems,
    readable,
    sum_problems,
)
from sengoku.core.facts import Problem
from sengoku.shogun.board_sheet import Sheet
from sengoku.shogun.board_sheet_parts import TowerNumbers
from sengoku.shogun.vocabulary import CHEST_CARDS, EVENT_WORDS, LEVY_WORDS, MAX_SEATS

MAX_CUBES: Final = 62
"""Cubes of one colour; a choice cannot name more."""

LOSSES: Final = [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]
"""Rice lost in winter, over all event cards."""

MAX_UNREST_PER_YEAR: Final = 2 * 3 * MAX_SEATS
"""Two markers for each seat and round."""

LIKELY_LODGE: Final = (0.25, 0.40)
LIKELY_PRIME: Final = (0.33, 0.60)
LIKELY_KNOCK: Final = (1 / 60, 1 / 25)
"""For each thrown cube."""

_SUMS: Final = (
    Sum("building_stock", 1, 80, "buildings", "SHO-COMP-13"),
    Sum("chest_tokens", 1, 55, "chest tokens", "SHO-COMP-12"),
)

_ALL_KINDS: Final = {
    "building_stock": "SHO-COMP-13",
    "building_cost": "SHO-GEN-4",  # a general subtracts 1
    "majority_points": "SHO-SCORE-3",  # a tie subtracts 1
    "levy_yield": "SHO-ACT-ARMY-3",
}
"""Facts in which no number may be 0."""


def number_problems(sheet: Sheet) -> Iterator[Problem]:
    read = readable(sheet.numbers)
    yield from sum_problems(read, _SUMS)
    yield from kind_problems(read, _ALL_KINDS)
    yield from all_problems(read, _CHECKS)
    for word, tower in sheet.towers.items():
        yield from _tower(tower, f"towers.value.{word}")


def _cubes(cubes: tuple[int, ...], priming: tuple[int, ...]) -> Iterator[Problem]:
    for word, number, primed in zip(
        ("armies", "peasants"), cubes, priming, strict=True
    ):
        where = f"cubes.value.{word}"
        if number > MAX_CUBES:
            sentence = f"{number} {word}, expected at most {MAX_CUBES}"
            yield Problem("too-many", where, sentence, "SHO-COMP-11")
        if word == "peasants" and number < primed:
            sentence = f"{number} {word}, but {primed} go into the tower"
            yield Problem("too-few", where, sentence, "SHO-SETUP-19")


def _chest_cards(values: tuple[int, ...]) -> Iterator[Problem]:
    if values != tuple(range(CHEST_CARDS)):
        sentence = "expected the values 0, 1, 2, 3 and 4"
        yield Problem("chest-cards", "chest_cards.value", sentence, "SHO-COMP-6")


def _unrest(markers: tuple[int, ...]) -> Iterator[Problem]:
    if markers[0] < MAX_UNREST_PER_YEAR:
        sentence = f"{markers[0]} markers, but a year can bring {MAX_UNREST_PER_YEAR}"
        yield Problem("too-few", "unrest_markers.value", sentence, "SHO-COMP-14")


def _levies(yields: tuple[int, ...], short: tuple[int, ...]) -> Iterator[Problem]:
    for word, usual, less in zip(LEVY_WORDS, yields, short, strict=True):
        where, rule = f"short_levy.value.{word}", "SHO-EV-3"
        if word == "army1" and less != usual:
            sentence = f"{less} armies, expected {usual}: the event leaves it alone"
            yield Problem("levy", where, sentence, rule)
        elif not 0 < less <= usual:
            sentence = f"{less} armies, expected 1 to {usual}"
            yield Problem("levy", where, sentence, rule)


def _event_kinds(kinds: tuple[int, ...]) -> Iterator[Problem]:
    for kind, word in enumerate(EVENT_WORDS):
        if kind not in kinds:
            sentence = f"no card with the event {word}"
            yield Problem("event-kinds", "events.value", sentence, "SHO-COMP-9")


def _event_losses(losses: tuple[int, ...]) -> Iterator[Problem]:
    if sorted(losses) != LOSSES:
        said, wanted = (", ".join(map(str, row)) for row in (sorted(losses), LOSSES))
        sentence = f"rice losses {said}, expected {wanted}"
        yield Problem("event-losses", "events.value", sentence, "SHO-EV-1")


def _supply(table: tuple[int, ...]) -> Iterator[Problem]:
    where, rule = "supply_table.value", "SHO-WINTER-4"
    revolts, extra = table[::2], table[1::2]
    if (revolts[0], extra[0]) != (0, 0):
        sentence = "with every province supplied there is no revolt"
        yield Problem("supply-none", where, sentence, rule)
    for lacking, number in enumerate(revolts):
        if number > lacking > 0:
            sentence = f"{number} revolts for {lacking} unsupplied provinces"
            yield Problem("supply-many", where, sentence, rule)
    for word, row in (("revolts", revolts), ("extra peasants", extra)):
        for lacking in falls(row):
            sentence = f"fewer {word} for {lacking} provinces than for {lacking - 1}"
            yield Problem("supply-falls", where, sentence, rule)


def _tower(tower: TowerNumbers, where: str) -> Iterator[Problem]:
    for word, chance, likely, rule in (
        ("lodge", tower.lodge, LIKELY_LODGE, "SHO-TWR-2"),
        ("prime", tower.prime_lodge, LIKELY_PRIME, "SHO-TWR-2"),
        ("knock", tower.knock, LIKELY_KNOCK if tower.per_cube else None, "SHO-TWR-1"),
    ):
        yield from _chance(chance, likely, f"{where}.{word}", rule)


def _chance(
    chance: tuple[int, int], likely: tuple[float, float] | None, where: str, rule: str
) -> Iterator[Problem]:
    if UNREAD in chance:
        return
    numerator, denominator = chance
    if not 0 < numerator < denominator:
        sentence = f"{numerator} in {denominator} is no chance between 0 and 1"
        yield Problem("no-chance", where, sentence, rule)
    elif likely and not likely[0] <= numerator / denominator <= likely[1]:
        sentence = f"{numerator / denominator:.3f}; {likely[0]:.3f} to {likely[1]:.3f}"
        sentence += " is likely"
        yield Problem("unlikely-chance", where, sentence, rule, warning=True)


_CHECKS: Final[Checks] = {
    _cubes: ("cubes", "priming"),
    _chest_cards: ("chest_cards",),
    _unrest: ("unrest_markers",),
    _levies: ("levy_yield", "short_levy"),
    _event_kinds: ("event_kind",),
    _event_losses: ("event_loss",),
    _supply: ("supply_table",),
}
