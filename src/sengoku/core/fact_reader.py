"""Reads the values of a file of facts one by one and notes their problems.

Reading never stops at a problem, so that one run finds them all. A stand-in replaces
what cannot be read: -1 for a number or a word, nothing for a list. ``None`` stands for
an absent value, which has already been reported.
"""

import re
from typing import Final, final

from sengoku.core.errors import UnreadableError
from sengoku.core.fact_files import BASE, FactFile
from sengoku.core.facts import Fact, Problem, Table, at, got, unknown_keys, wrong_type
from sengoku.core.notation import Domain

UNREAD: Final = -1
"""Stands for a number or a word that could not be read."""

MAX_NUMBER: Final = 999
"""A larger number is refused."""

MAX_NAME_LENGTH: Final = 60
"""A longer name is refused."""

MAX_ENTRIES: Final = 60
"""A list or table with more entries is refused."""

MAX_PAIRS: Final = 255
"""A list with more pairs is refused."""

_ID: Final = re.compile("[A-Za-z][A-Za-z0-9-]{0,23}")


@final
class Reader:
    def __init__(self, file: FactFile) -> None:
        self.facts = file.facts
        self.problems = list(file.problems)

    def value(self, key: str) -> object:
        if key in self.facts:
            return self.facts[key].value
        unreadable = ("wrong-type", key)
        if unreadable not in [(found.key, found.where) for found in self.problems]:
            sentence = f"is missing, and the file does not extend {BASE!r}"
            self.problems.append(Problem("missing-fact", f"{key}.value", sentence))
        return None

    # ── Tables ────────────────────────────────────────────────────────────────

    def table(
        self,
        value: object,
        where: str,
        keys: tuple[str, ...],
        optional: tuple[str, ...] = (),
    ) -> Table:
        """Read a table that has all *keys*, perhaps the *optional* ones, no others."""
        if not isinstance(value, dict):
            self.wrong(where, f"a table with {', '.join(keys or optional)}", value)
            return {}
        self.problems += unknown_keys(where, value, keys + optional)
        for key in keys:
            if key not in value:
                problem = Problem("missing-key", at(where, key), "is missing")
                self.problems.append(problem)
        return value

    def fact(self, key: str, keys: tuple[str, ...]) -> Table:
        """Read a fact that is a table with all *keys* and no others."""
        return self.table(self.value(key), f"{key}.value", keys)

    def entries(self, key: str) -> Table:
        """Read a fact that is a table of entries under their ids."""
        value = self.value(key)
        if not isinstance(value, dict) or len(value) > MAX_ENTRIES:
            self.wrong(
                f"{key}.value", f"a table of up to {MAX_ENTRIES} {key} by id", value
            )
            return {}
        for entry in value:
            if not _ID.fullmatch(entry):
                sentence = f"id {got(entry)}: expected letters, digits and hyphens"
                self.problems.append(Problem("bad-id", f"{key}.value", sentence))
        self.differ(f"{key}.value", "id", list(value))
        return value

    # ── Numbers ───────────────────────────────────────────────────────────────

    def whole(self, value: object, where: str) -> int:
        if type(value) is int and 0 <= value <= MAX_NUMBER:
            return value
        self.wrong(where, f"a whole number from 0 to {MAX_NUMBER}", value)
        return UNREAD

    def within(self, number: int, known: range, where: str) -> int:
        """Note a *number* that was read and is not *known*; return a known one."""
        if number in known:
            return number
        if number != UNREAD:
            self.wrong(where, f"{known[0]} to {known[-1]}", number)
        return known[-1]

    def row(self, value: object, length: int, where: str) -> tuple[int, ...]:
        if isinstance(value, list) and len(value) == length:
            return tuple(
                self.whole(item, f"{where}[{place}]")
                for place, item in enumerate(value)
            )
        count = f", not {len(value)}" if isinstance(value, list) else ""
        self.wrong(where, f"a list of {length} whole numbers{count}", value)
        return (UNREAD,) * length

    def count(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read a fact that is a table with a number for each of *words*."""
        table = self.fact(key, words)
        return tuple(
            self.whole(table.get(word), f"{key}.value.{word}") for word in words
        )

    def rows(self, key: str, words: tuple[str, ...], length: int) -> tuple[int, ...]:
        """Read a fact that is a table with a row for each of *words*; join the rows."""
        table = self.fact(key, words)
        found = (
            self.row(table.get(word), length, f"{key}.value.{word}") for word in words
        )
        return tuple(number for row in found for number in row)

    # ── Words ─────────────────────────────────────────────────────────────────

    def text(self, value: object, where: str) -> str:
        if (
            isinstance(value, str)
            and value.isprintable()
            and 0 < len(value) <= MAX_NAME_LENGTH
        ):
            return value
        self.wrong(where, f"a text of 1 to {MAX_NAME_LENGTH} characters", value)
        return ""

    def flag(self, value: object, where: str) -> bool:
        if isinstance(value, bool):
            return value
        self.wrong(where, "true or false", value)
        return True

    def word(self, value: object, domain: Domain, where: str) -> int:
        if not domain.words:
            return UNREAD
        if not isinstance(value, str):
            self.wrong(where, f"a {domain.name}", value)
            return UNREAD
        try:
            return domain.read(value)
        except UnreadableError as error:
            self.problems.append(Problem("unknown-word", where, error.detail))
            return UNREAD

    def words(self, value: object, domain: Domain, where: str) -> tuple[int, ...]:
        """Read a list of words; those that cannot be read are left out."""
        if not isinstance(value, list) or len(value) > MAX_ENTRIES:
            self.wrong(where, f"a list of up to {MAX_ENTRIES} {domain.name}s", value)
            return ()
        found = (self.word(item, domain, where) for item in value)
        return tuple(item for item in found if item != UNREAD)

    def pair(self, value: object, domain: Domain, where: str) -> tuple[int, int]:
        if not isinstance(value, list) or len(value) != 2:
            self.wrong(where, f"a pair of {domain.name}s", value)
            return UNREAD, UNREAD
        first, second = (self.word(item, domain, where) for item in value)
        return first, second

    def pairs(self, key: str, domain: Domain) -> tuple[tuple[int, int], ...]:
        """Read a fact that is a list of pairs; unreadable ones are left out."""
        value = self.value(key)
        if not isinstance(value, list) or len(value) > MAX_PAIRS:
            wanted = f"a list of up to {MAX_PAIRS} pairs of {domain.name}s"
            self.wrong(f"{key}.value", wanted, value)
            return ()
        found = [
            self.pair(item, domain, f"{key}.value[{place}]")
            for place, item in enumerate(value)
        ]
        return tuple(pair for pair in found if UNREAD not in pair)

    def differ(self, where: str, what: str, words: list[str]) -> None:
        """Note words that are equal if case is ignored."""
        seen = {""}
        for word in words:
            if word and word.lower() in seen:
                sentence = f"the {what} {got(word)} is used twice"
                self.problems.append(Problem(f"same-{what}", where, sentence))
            seen.add(word.lower())

    def wrong(self, where: str, wanted: str, value: object) -> None:
        """Note that *value* is not what was *wanted*, unless it is absent."""
        if value is not None:
            self.problems.append(wrong_type(where, wanted, value))


def has_entries(facts: dict[str, Fact], key: str) -> bool:
    """Were the entries of *key* read, even if there are none?"""
    value = facts[key].value if key in facts else None
    return isinstance(value, dict) and len(value) <= MAX_ENTRIES
