"""Finds problems of the numbers in a board file: components, points, prices."""

from collections.abc import Iterator
from typing import Final

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
from sengoku.samurai.board_sheet import Sheet
from sengoku.samurai.vocabulary import AGENDA_WORDS, REGION_WORDS, REGIONS

_SUMS: Final = (
    Sum("orders", 1, 11, "order tokens of a player", "SSE-COMP-4"),
    Sum("destiny", 1, 20, "destiny cards", "SSE-COMP-5"),
    Sum("draft_marks", REGIONS, 20, "destiny cards of four regions", "SSE-COMP-5"),
    Sum("seeding", 1, 12, "seeding tokens", "SSE-COMP-7"),
    Sum("neutral_tokens", REGIONS, 16, "neutral tokens of four regions", "SSE-COMP-9"),
    Sum("mountain_tokens", 1, 10, "mountain tokens", "SSE-COMP-9"),
    Sum("shrine_meeples", 1, 9, "shrine meeples", "SSE-COMP-9"),
)
_ALL_KINDS: Final = {"orders": "SSE-COMP-4", "mountain_tokens": "SSE-COMP-9"}
"""Facts in which every kind must occur."""
FILLED: Final = (8, 12, 12)
"""Slots that 2, 3 and 4 players fill in round 1; on a small board, at most all."""
DRAFT_OPEN: Final = 2
"""Cards that lie open beside the track of two players (SSE-SETUP-3d)."""


def number_problems(sheet: Sheet) -> Iterator[Problem]:
    read, scope = readable(sheet.numbers), sheet.scope
    yield from sum_problems(read, _SUMS, up_to=scope.small)
    if not scope.small:
        yield from kind_problems(read, _ALL_KINDS)
    read["scope"] = (scope.players, scope.eras)
    read["fill"] = (len(sheet.slots),) * 3 if scope.small else FILLED
    yield from all_problems(read, _CHECKS)


def _influence(values: tuple[int, ...]) -> Iterator[Problem]:
    where, rule = "influence_value.value", "SSE-BOARD-13"
    if values[0] != 0:
        sentence = f"influence 0 is worth {values[0]}, expected 0"
        yield Problem("influence-value", where, sentence, rule)
    if any(not 1 <= value <= 6 for value in values[1:]):
        sentence = "influence 1 to 10 is worth 1 to 6"
        yield Problem("influence-value", where, sentence, rule)
    for influence in falls(values):
        sentence = f"influence {influence} is worth less than {influence - 1}"
        yield Problem("influence-falls", where, sentence, rule)


def _bonus(bonus: tuple[int, ...]) -> Iterator[Problem]:
    for region, word in enumerate(REGION_WORDS):
        larger, smaller = bonus[2 * region : 2 * region + 2]
        if larger < smaller:
            where = f"region_bonus.value.{word}"
            sentence = f"the larger value comes first, not {larger} before {smaller}"
            yield Problem("bonus-order", where, sentence, "SSE-BOARD-12")


def _start(resources: tuple[int, ...], scope: tuple[int, ...]) -> Iterator[Problem]:
    food, bushido, start_food, start_bushido = resources
    players = scope[0]
    for word, number, start in (
        ("food", food, start_food),
        ("bushido", bushido, start_bushido),
    ):
        if number < players * start:
            sentence = f"{number} {word} do not give {start} to each of {players}"
            yield Problem("too-few", "resources.value", sentence, "SSE-COMP-6")


def _armies(pieces: tuple[int, ...], setup: tuple[int, ...]) -> Iterator[Problem]:
    needed = REGIONS * setup[0]
    if pieces[0] < needed:
        sentence = f"{pieces[0]} armies, but {needed} go into the capitals"
        yield Problem("too-few", "pieces.value.armies", sentence, "SSE-SETUP-5")


def _deck(
    setup: tuple[int, ...], destiny: tuple[int, ...], scope: tuple[int, ...]
) -> Iterator[Problem]:
    (_, hand, extra), (most, eras) = setup, scope
    if hand == 0:
        sentence = "0 cards; every era each player chooses one"
        yield Problem("too-few", "setup.value.hand", sentence, "SSE-DEST-1")
    for players in range(2, most + 1):
        needed = players * (hand + eras - 1) + (eras * extra if players == 2 else 0)
        if needed > sum(destiny):
            sentence = f"{players} players use {needed} of {sum(destiny)} cards"
            yield Problem("too-few", "destiny.value", sentence, "SSE-DEST-8")


def _draft_deck(
    setup: tuple[int, ...], marks: tuple[int, ...], scope: tuple[int, ...]
) -> Iterator[Problem]:
    (_, hand, _), (most, eras) = setup, scope
    for players in range(2, most + 1):
        cards = REGIONS * sum(marks[: players - 1])
        needed = players * (hand + eras - 1) + (DRAFT_OPEN if players == 2 else 0)
        if needed > cards:
            sentence = f"{players} players of the draft use {needed} of {cards} cards"
            yield Problem("too-few", "draft_marks.value", sentence, "SSE-DEST-8")


def _quota(
    quota: tuple[int, ...],
    orders: tuple[int, ...],
    fill: tuple[int, ...],
    scope: tuple[int, ...],
) -> Iterator[Problem]:
    small = fill != FILLED
    for players in range(2, scope[0] + 1):
        first, second = quota[2 * players - 4 : 2 * players - 2]
        where, filled = f"quota.value.{players}", fill[players - 2]
        fits = 0 < players * first <= filled if small else players * first == filled
        if not fits:
            sentence = f"{players} × {first} tokens fill {players * first} slots"
            sentence += f" in round 1, expected {'1 to ' * small}{filled}"
            yield Problem("quota", where, sentence, "SSE-BOARD-11")
        if first + second > sum(orders):
            sentence = f"{first + second} tokens in an era, but {sum(orders)} in a set"
            yield Problem("quota", where, sentence, "SSE-COMP-4")


def _leftover(leftover: tuple[int, ...]) -> Iterator[Problem]:
    if leftover[0] == 0:
        sentence = "expected at least 1 resource for a point"
        yield Problem("too-few", "leftover_per_point.value", sentence, "SSE-END-5")


def _decrees(decrees: tuple[int, ...]) -> Iterator[Problem]:
    for side in range(0, len(AGENDA_WORDS), 2):
        if decrees[side] != decrees[side + 1]:
            sentence = f"the decree of {AGENDA_WORDS[side + 1]} differs"
            where = f"agenda_tiles.value.{AGENDA_WORDS[side]}.decree"
            yield Problem("decree", where, sentence, "SSE-VAR-AGENDA-7")


_CHECKS: Final[Checks] = {
    _influence: ("influence_value",),
    _bonus: ("region_bonus",),
    _start: ("resources", "scope"),
    _armies: ("pieces", "setup"),
    _deck: ("setup", "destiny", "scope"),
    _draft_deck: ("setup", "draft_marks", "scope"),
    _quota: ("quota", "orders", "fill", "scope"),
    _leftover: ("leftover_per_point",),
    _decrees: ("agenda_decree",),
}
