"""Facts of a game, their sources and their problems."""

import difflib
from typing import Final, NamedTuple, TypeAlias

from sengoku.core.errors import UnreadableError

Table: TypeAlias = dict[str, object]
"""A table of a TOML file, not yet understood."""

PROVENANCES: Final = ("rulebook", "derived", "reconstructed")
"""Printed in a rule book or on a component; derived from print; chosen by us."""

SOURCE_KEYS: Final = ("provenance", "confidence", "note")
FACT_KEYS: Final = ("value", *SOURCE_KEYS, "parts")

MAX_UNKNOWN_REPORTED: Final = 40
"""Of one table."""

MAX_PROBLEMS_LISTED: Final = 5
"""In one error."""


class Problem(NamedTuple):
    """What is wrong, under which key of the file, and the rule it breaks.

    A *warning* does not prevent play: the value is only unlikely.
    """

    key: str
    where: str
    sentence: str
    rule: str = ""
    warning: bool = False

    def __str__(self) -> str:
        said = f"{self.where}: {self.sentence}" if self.where else self.sentence
        return f"{said} [{self.rule}]" if self.rule else said


class Source(NamedTuple):
    """Where a fact comes from; *confidence* is 0 to 1, or None if not estimated."""

    provenance: str
    confidence: float | None = None
    note: str = ""


class Fact(NamedTuple):
    """A *value* as the file has it; *parts* are named in the words of the file."""

    value: object
    source: Source
    parts: dict[str, Source]


def got(value: object) -> str:
    """Describe briefly what the file contains."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "…")
    if isinstance(value, int) and abs(value) > 10**12:
        return "a far larger number"
    return str(value).lower()


def plain(key: str) -> str:
    """Return *key*, quoted if it is long or cannot be printed."""
    return key if key.isprintable() and len(key) <= 60 else got(key)


def at(where: str, key: str) -> str:
    return f"{where}.{plain(key)}" if where else plain(key)


def either(words: tuple[str, ...]) -> str:
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def unknown(word: str, words: tuple[str, ...]) -> str:
    """Say that *word* is none of *words*, and suggest the closest."""
    close = difflib.get_close_matches(word[:40], words, n=1)
    wanted = f"did you mean {close[0]!r}?" if close else f"expected {either(words)}"
    return f"{got(word)} unknown; {wanted}"


def unknown_keys(where: str, table: Table, known: tuple[str, ...]) -> list[Problem]:
    keys = [key for key in table if key not in known]
    problems = [
        Problem("unknown-key", at(where, key), f"key {unknown(key, known)}")
        for key in keys[:MAX_UNKNOWN_REPORTED]
    ]
    if len(keys) > MAX_UNKNOWN_REPORTED:
        sentence = f"{len(keys) - MAX_UNKNOWN_REPORTED} more unknown keys"
        problems.append(Problem("unknown-key", where, sentence))
    return problems


def wrong_type(where: str, wanted: str, value: object) -> Problem:
    return Problem("wrong-type", where, f"expected {wanted}, got {got(value)}")


def no_provenance(where: str) -> Problem:
    sentence = f"says no provenance; expected {either(PROVENANCES)}"
    return Problem("provenance-missing", where, sentence)


def refuse(key: str, where: str, problems: list[Problem]) -> None:
    """Raise an error with the first of *problems* if any is more than a warning."""
    grave = [problem for problem in problems if not problem.warning]
    if not grave:
        return
    said = [str(problem) for problem in grave[:MAX_PROBLEMS_LISTED]]
    if len(grave) > MAX_PROBLEMS_LISTED:
        said.append(f"and {len(grave) - MAX_PROBLEMS_LISTED} more")
    raise UnreadableError(key, grave[0].rule, f"{where}: {'; '.join(said)}")
