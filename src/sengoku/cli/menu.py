"""Numbered choices. Long lists are chosen from in steps: first a group, then one of it.

A group holds the choices whose texts begin with the same words, such as all slots for
one order. What the words mean is not looked at. Ways to change one's mind stand last.
"""

import itertools
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from sengoku.core.choices import Choice
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import number

MAX_UNGROUPED_CHOICES: Final = 18
"""More choices than this are shown in groups."""

MIN_SHARED_WORDS: Final = 2
"""How many words a group has in common at least: the kind and one argument."""


class Entry(NamedTuple):
    """One number: a choice with its whole text, or a group with a beginning."""

    text: str
    choices: tuple[Choice, ...]

    @property
    def is_group(self) -> bool:
        return len(self.choices) > 1


@final
class Menu:
    def __init__(
        self, choices: Sequence[Choice], revisions: Sequence[Choice] = ()
    ) -> None:
        self.choices = (*choices, *revisions)
        self.forward = _entries(tuple(choices))
        self.entries = self.forward + _grouped(tuple(revisions), 1)
        self.has_groups = any(entry.is_group for entry in self.entries)

    def entry(self, text: str) -> Entry:
        """Return the entry of a number that was typed."""
        place = number(text, "choice")
        if not 1 <= place <= len(self.entries):
            detail = f"there is no choice {place}, only 1 to {len(self.entries)}"
            raise UnreadableError("choice", detail=detail)
        return self.entries[place - 1]

    def beginning_with(self, text: str) -> "Menu | None":
        """Return the menu of the choices that begin with these whole words."""
        words = text.lower().split()
        fitting = [
            choice
            for choice in self.choices
            if choice.text.lower().split()[: len(words)] == words
        ]
        return Menu(fitting) if fitting and words else None


def _entries(choices: tuple[Choice, ...]) -> list[Entry]:
    if len(choices) <= MAX_UNGROUPED_CHOICES:
        return [Entry(choice.text, (choice,)) for choice in choices]
    return _grouped(choices, max(MIN_SHARED_WORDS, _shared(choices) + 1))


def _grouped(choices: tuple[Choice, ...], length: int) -> list[Entry]:
    """Return groups of choices with the same *length* words at the beginning."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        beginning = " ".join(choice.text.split()[:length])
        groups.setdefault(beginning, []).append(choice)
    return [
        Entry(beginning if len(members) > 1 else members[0].text, tuple(members))
        for beginning, members in groups.items()
    ]


def _shared(choices: tuple[Choice, ...]) -> int:
    """Return how many words at the beginning all choices share."""
    columns = zip(*(choice.text.split() for choice in choices), strict=False)
    return len([*itertools.takewhile(lambda words: len(set(words)) == 1, columns)])
