"""Finds problems of the modules' components: court, samurai, generals, arts."""

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
from sengoku.shogun.board_sheet import Sheet
from sengoku.shogun.vocabulary import (
    BONUS_WORDS,
    BUILDINGS,
    FAVOUR_BUILD,
    FAVOUR_CALM,
    FAVOUR_CANCEL_EVENT,
    FAVOUR_KINDS,
    MAX_SEATS,
    STACK,
)

PRICES: Final = (4, 3, 2)
FAVOUR_COUNTS: Final = (1, 3, 3, 1, 3, 3, 3, 3, 1)
"""Cards of each kind of favour."""

_SUMS: Final = (Sum("monuments", MAX_SEATS, 30, "monuments", "SHO-COMP-17"),)

_ALL_KINDS: Final = {"art_rows": "SHO-ART-8", "art_columns": "SHO-ART-8"}
"""Facts in which no number may be 0: a tie subtracts 1."""


def part_problems(sheet: Sheet) -> Iterator[Problem]:
    read = readable(sheet.numbers)
    yield from sum_problems(read, _SUMS)
    yield from kind_problems(read, _ALL_KINDS)
    yield from all_problems(read, _CHECKS)


def _prices(prices: tuple[int, ...]) -> Iterator[Problem]:
    if prices != PRICES:
        sentence = "expected 4, 3 and 2 officials"
        yield Problem("prices", "favour_prices.value", sentence, "SHO-COMP-15")


def _officials(court: tuple[int, ...], priming: tuple[int, ...]) -> Iterator[Problem]:
    officials, needed = court[0], max(priming[0], *PRICES)
    if officials < needed:
        sentence = f"{officials} officials, but {needed} can be needed"
        yield Problem("too-few", "court.value.officials", sentence, "SHO-COURT-2")


def _favour_kinds(kinds: tuple[int, ...]) -> Iterator[Problem]:
    for kind, wanted in enumerate(FAVOUR_COUNTS):
        found = kinds.count(kind)
        if found != wanted:
            sentence = f"{found} cards {FAVOUR_KINDS[kind]}, expected {wanted}"
            yield Problem("favour-count", "favours.value", sentence, "SHO-COMP-15")


def _favour_amounts(
    kinds: tuple[int, ...], amounts: tuple[int, ...]
) -> Iterator[Problem]:
    without = (FAVOUR_CANCEL_EVENT, FAVOUR_CALM, FAVOUR_BUILD)
    for card, (kind, amount) in enumerate(zip(kinds, amounts, strict=True), 1):
        if kind not in without and amount == 0:
            where = f"favours.value.{card}.amount"
            yield Problem("too-few", where, "expected at least 1", "SHO-COURT-14")


def _favour_order(
    kinds: tuple[int, ...], amounts: tuple[int, ...]
) -> Iterator[Problem]:
    """Within a kind, a card with a higher number should be worth more."""
    for kind, word in enumerate(FAVOUR_KINDS):
        cards = [card for card, found in enumerate(kinds, 1) if found == kind]
        worth = tuple(_worth(kind, amounts[card - 1]) for card in cards)
        if len(set(worth)) < len(worth) or falls(worth):
            those = ", ".join(map(str, cards))
            sentence = f"{word}: cards {those} are likely to be worth more and more"
            where, rule = "favours.value", "SHO-COURT-3"
            yield Problem("unlikely-favours", where, sentence, rule, warning=True)


def _worth(kind: int, amount: int) -> int:
    """Return how good a card is; buildings are numbered from the most expensive."""
    return BUILDINGS - amount if kind == FAVOUR_BUILD else amount


def _bonuses(bonuses: tuple[int, ...]) -> Iterator[Problem]:
    kinds = len(BONUS_WORDS)
    for card in range(STACK):
        shown = bonuses[card * kinds : (card + 1) * kinds]
        where = f"samurai_bonuses.value.{card + 1}"
        if card == 0 and any(shown):
            sentence = "expected no bonus: the first card is blank"
            yield Problem("bonus", where, sentence, "SHO-SAM-1")
        if card > 0 and not any(shown):
            yield Problem("bonus", where, "expected a bonus", "SHO-SAM-5")


_CHECKS: Final[Checks] = {
    _prices: ("favour_prices",),
    _officials: ("court", "priming"),
    _favour_kinds: ("favour_kind",),
    _favour_amounts: ("favour_kind", "favour_amount"),
    _favour_order: ("favour_kind", "favour_amount"),
    _bonuses: ("samurai_bonuses",),
}
