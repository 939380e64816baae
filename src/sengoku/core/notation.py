"""Parsers that the text formats of all games share."""

import difflib
import re
from collections.abc import Mapping
from typing import final

from sengoku.core.errors import UnreadableError
from sengoku.core.space import ActionSpace, Family

MAX_QUOTE_LENGTH = 40
"""In characters, so that an error that quotes its input stays a sentence."""

_NUMBER = re.compile(r"-?[0-9]{1,9}")


def quote(text: str) -> str:
    short = text if len(text) <= MAX_QUOTE_LENGTH else text[:MAX_QUOTE_LENGTH] + "…"
    return repr(short)


def number(text: str, what: str, allowed: range | None = None) -> int:
    """Read a whole number; *what* names it in the error."""
    if not _NUMBER.fullmatch(text):
        raise UnreadableError("number", detail=f"{what}: {quote(text)} is no number")
    value = int(text)
    if allowed is not None and value not in allowed:
        span = f"{allowed.start} to {allowed.stop - 1}"
        raise UnreadableError("number", detail=f"{what}: {value} is not in {span}")
    return value


@final
class Domain:
    """The values of one kind of argument, each with the word that people write."""

    def __init__(self, name: str, words: tuple[str, ...], first: int = 0) -> None:
        self.name = name
        self.words = words
        self.first = first
        self._numbers = {word.lower(): first + i for i, word in enumerate(words)}
        self._exact = {word: self._numbers[word.lower()] for word in words}

    def word(self, value: int) -> str:
        return self.words[value - self.first]

    def has(self, value: int) -> bool:
        return 0 <= value - self.first < len(self.words)

    def read(self, word: str) -> int:
        found = self._exact.get(word)
        if found is None:
            found = self._numbers.get(word.lower())
        if found is None:
            raise UnreadableError(self.name, detail=self._unknown(word))
        return found

    def exact(self, word: str) -> int:
        """Read a word in exactly the engine's spelling, for stored data."""
        number_ = self.read(word)
        if self.word(number_) != word:
            raise UnreadableError(self.name, detail=self._unknown(word))
        return number_

    def _unknown(self, word: str) -> str:
        close = difflib.get_close_matches(
            word.lower()[:MAX_QUOTE_LENGTH], self._numbers, n=1
        )
        if close:
            known = self.words[self._numbers[close[0]] - self.first]
            hint = f"did you mean {known!r}?"
        else:
            hint = f"expected one of {', '.join(self.words)}"
        return f"{self.name} {quote(word)} unknown; {hint}"


@final
class Spelling:
    """Actions as text: the kind, then a word for each argument.

    *domains* gives the words by the name of the argument.
    """

    def __init__(self, space: ActionSpace, domains: Mapping[str, Domain]) -> None:
        self.space = space
        self.domains = domains
        self._families = {family.kind: family for family in space.families}
        self._kinds = Domain("action", tuple(self._families))
        self._texts: dict[int, str] = {}
        self._actions: dict[str, int] = {}

    def exists(self, action: int) -> bool:
        """Are all things that the action names at this table?

        Ids do not depend on the board, and a small board has fewer places than others.
        """
        family = self.space.family(action)
        values = zip(family.fields, family.args(action), strict=False)
        return all(self.domains[field].has(value) for field, value in values)

    def check(self, action: int) -> None:
        """Refuse an action that names something that is not at this table."""
        if not self.exists(action):
            detail = f"action {action} names a place that this board does not have"
            raise UnreadableError("action-id", detail=detail)

    def spell(self, action: int) -> str:
        """Return the text of an action; it is cached."""
        text = self._texts.get(action)
        if text is None:
            text = self._texts[action] = self._spelled(action)
            self._actions[text] = action
        return text

    def _spelled(self, action: int) -> str:
        self.check(action)
        family = self.space.family(action)
        values = zip(family.fields, family.args(action), strict=False)
        return " ".join(
            [family.kind, *(self.domains[field].word(value) for field, value in values)]
        )

    def read(self, text: str) -> int:
        """Return the id of an action that ``spell`` wrote; case is ignored."""
        known = self._actions.get(text)
        return self._read(text) if known is None else known

    def _read(self, text: str) -> int:
        words = text.split()
        if not words:
            raise UnreadableError("action", detail="an action is expected, got nothing")
        family = self._families[self._kinds.words[self._kinds.read(words[0])]]
        if len(words) - 1 != len(family.fields):
            raise UnreadableError("action", detail=self._wanted(family, text))
        args = [
            self.domains[field].read(word)
            for field, word in zip(family.fields, words[1:], strict=True)
        ]
        return family.id(*args)

    def _wanted(self, family: Family, text: str) -> str:
        form = " ".join([family.kind, *(field.upper() for field in family.fields)])
        return f"action {quote(text)} unreadable; expected {form!r}"
