"""Long lists of choices in few words.

``assign kai|ise castle|temple`` stands for four choices: every line is a product of
alternatives, and the lines together are exactly the choices, each once.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from sengoku.core.choices import Choice

OR: Final = "|"

Words: TypeAlias = tuple[str, ...]


class ChoiceGroup(NamedTuple):
    """Choices written as one *text*; they share a rule, a price and a note."""

    text: str
    size: int
    first: Choice
    note: str


def grouped(choices: Iterable[Choice], notes: dict[int, str]) -> list[ChoiceGroup]:
    """Return the *choices* in few groups, in their order; *notes* are by id."""
    alike: dict[tuple[object, ...], list[Choice]] = {}
    for choice in choices:
        words = choice.text.split()
        price = tuple(sorted(choice.price.items()))
        key = (words[0], len(words), choice.rule, price, notes.get(choice.id, ""))
        alike.setdefault(key, []).append(choice)
    return [group for found in alike.values() for group in _groups(found, notes)]


def _groups(choices: Sequence[Choice], notes: dict[int, str]) -> list[ChoiceGroup]:
    by_words = {tuple(choice.text.split()): choice for choice in choices}
    groups = []
    for product in _products([*by_words]):
        first = by_words[tuple(alternatives[0] for alternatives in product)]
        size = math.prod(map(len, product))
        text = " ".join(OR.join(alternatives) for alternatives in product)
        groups.append(ChoiceGroup(text, size, first, notes.get(first.id, "")))
    return groups


def _products(rows: list[Words]) -> list[tuple[Words, ...]]:
    """Split *rows* of equal length into products: a tuple of alternatives a place."""
    if not rows[0]:
        return [()]
    tails: dict[str, list[Words]] = {}
    for first, *rest in rows:
        tails.setdefault(first, []).append(tuple(rest))
    heads: dict[tuple[Words, ...], list[str]] = {}
    for first, found in tails.items():
        heads.setdefault(tuple(found), []).append(first)
    return [
        (tuple(firsts), *product)
        for found, firsts in heads.items()
        for product in _products([*found])
    ]
