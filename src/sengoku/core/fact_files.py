"""Reads files of facts from TOML.

Every table at the top of such a file is one fact: a `value`, its provenance, and
perhaps a confidence, a note and `parts` whose provenance differs. A file either holds
all facts or says ``extends = "standard"`` and names what it corrects.

Nothing here raises: every fault becomes a `Problem`. The game checks what the values
mean and whether they fit together.
"""

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple, final

from sengoku.core.corrections import corrected
from sengoku.core.facts import (
    FACT_KEYS,
    PROVENANCES,
    SOURCE_KEYS,
    Fact,
    Problem,
    Source,
    Table,
    at,
    either,
    got,
    no_provenance,
    unknown,
    unknown_keys,
    wrong_type,
)

BASE: Final = "standard"
"""The name of the shipped facts."""

OWN: Final = "own"
"""The name of facts whose file gives none."""

MAX_FILE_BYTES: Final = 1 << 16
"""Larger files are not read: servers check files of strangers."""

MAX_DOTS_PER_LINE: Final = 99
"""Lines with more are not read: the parser's time grows with their square."""


class FactFile(NamedTuple):
    name: str
    facts: dict[str, Fact]
    problems: list[Problem]
    parsed: bool = True


@final
class FactFiles:
    """The files of one game: the shipped ones and those of users.

    The shipped ones are the files *names* in the folder *data* of *package*. Besides
    their facts, a file may have those in *optional*; *others* are the names of further
    shipped files, each complete or a correction.
    """

    def __init__(
        self,
        package: str,
        names: tuple[str, ...],
        optional: tuple[str, ...] = (),
        others: tuple[str, ...] = (),
    ) -> None:
        self.package = package
        self.names = names
        self.optional = optional
        self.others = others
        self._shipped: dict[str, Table] = {}

    def read(self, path: Path | None = None) -> FactFile:
        """Read the file at *path*, which may be the name of a shipped one.

        Without a path the standard ones are read.
        """
        name = BASE if path is None else str(path)
        if path is not None and not path.exists() and name in self.others:
            return self.read_text(self.text_of(name), name)
        if path is None or (name == BASE and not path.exists()):
            problems: list[Problem] = []
            return FactFile(BASE, _facts(self.shipped(), problems), problems)
        try:
            with path.open("rb") as file:
                content = file.read(MAX_FILE_BYTES + 1)
        except OSError as error:
            return _closed("no-file", f"cannot be opened: {error.strerror}")
        except ValueError as error:  # a path with a null character
            return _closed("no-file", f"cannot be opened: {error}")
        if len(content) > MAX_FILE_BYTES:
            return _closed("too-large", f"larger than {MAX_FILE_BYTES} bytes")
        try:
            return self.read_text(content.decode("utf-8"), path.stem)
        except UnicodeDecodeError as error:
            return _closed("not-text", f"no UTF-8 text at byte {error.start}")

    def read_text(self, text: str, name: str = OWN) -> FactFile:
        """Read the *text* of a file; *name* is the default name."""
        if len(text) > MAX_FILE_BYTES:
            return _closed("too-large", f"larger than {MAX_FILE_BYTES} characters")
        if any(line.count(".") > MAX_DOTS_PER_LINE for line in text.split("\n")):
            return _closed(
                "not-toml", f"no facts: a line with over {MAX_DOTS_PER_LINE} dots"
            )
        try:
            top = tomllib.loads(text)
        except RecursionError:
            return _closed("not-toml", "no facts: lists within lists without end")
        except ValueError as error:  # a TOMLDecodeError, or a huge number
            return _closed("not-toml", f"no TOML: {error}")
        problems: list[Problem] = []
        name = _name(top.pop("name", name), problems)
        tables = self._whole(top, problems)
        return FactFile(name, _facts(tables, problems), problems)

    def text_of(self, name: str) -> str:
        """Return the text of a file in *others*."""
        return self._folder().joinpath(f"{name}.toml").read_text("utf-8")

    def _folder(self) -> Traversable:
        return files(self.package).joinpath("data")

    def shipped(self) -> dict[str, Table]:
        """Return the tables of the shipped files; their keys are all the facts.

        The cached tables must not be changed.
        """
        if not self._shipped:
            tables: dict[str, Table] = {}
            for name in self.names:
                text = self._folder().joinpath(name).read_text("utf-8")
                tables |= tomllib.loads(text)
            tables.pop("name", None)
            self._shipped = tables
        return self._shipped

    def _whole(self, top: Table, problems: list[Problem]) -> dict[str, Table]:
        """Return the tables of all facts: those of the file, or the corrected ones."""
        extends = top.pop("extends", None)
        tables = self._tables(top, problems)
        if extends == BASE:
            return corrected(self.shipped(), tables, problems)
        if extends is not None:
            sentence = f"expected {BASE!r}, got {got(extends)}"
            problems.append(Problem("unknown-base", "extends", sentence))
        for key, table in tables.items():
            problems += unknown_keys(key, table, FACT_KEYS)
            if "provenance" not in table:
                problems.append(no_provenance(key))
        return tables

    def _tables(self, top: Table, problems: list[Problem]) -> dict[str, Table]:
        tables: dict[str, Table] = {}
        known = (*self.shipped(), *self.optional)
        problems += unknown_keys("", top, known)
        for key, table in top.items():
            if isinstance(table, dict) and key in known:
                tables[key] = table
            elif key in known:
                wanted = "a table with value and provenance"
                problems.append(wrong_type(key, wanted, table))
        return tables


def _closed(key: str, sentence: str) -> FactFile:
    return FactFile("", {}, [Problem(key, "", sentence)], parsed=False)


def _name(name: object, problems: list[Problem]) -> str:
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= 60:
        problems.append(wrong_type("name", "a name of 1 to 60 characters", name))
        return ""
    if name == BASE:
        sentence = f"{BASE!r} is the name of what is shipped; choose another name"
        problems.append(Problem("name-taken", "name", sentence))
    return name


def _facts(tables: dict[str, Table], problems: list[Problem]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for key, table in tables.items():
        source = _source(key, table, problems)
        parts = _parts(f"{key}.parts", table.get("parts", {}), problems)
        if "value" in table:
            facts[key] = Fact(table["value"], source, parts)
    return facts


def _parts(where: str, parts: object, problems: list[Problem]) -> dict[str, Source]:
    sources: dict[str, Source] = {}
    if not isinstance(parts, dict):
        problems.append(wrong_type(where, "a table of sources", parts))
        return sources
    for name, table in parts.items():
        below = at(where, name)
        if not isinstance(table, dict):
            problems.append(wrong_type(below, "a table with a provenance", table))
            continue
        problems += unknown_keys(below, table, SOURCE_KEYS)
        if "provenance" not in table:
            problems.append(no_provenance(below))
        sources[name] = _source(below, table, problems)
    return sources


def _source(where: str, table: Table, problems: list[Problem]) -> Source:
    provenance = _provenance(f"{where}.provenance", table.get("provenance"), problems)
    note = table.get("note", "")
    if not isinstance(note, str):
        problems.append(wrong_type(f"{where}.note", "a text", note))
        note = ""
    confidence = _confidence(where, table.get("confidence"), problems)
    return Source(provenance, confidence, note)


def _provenance(where: str, value: object, problems: list[Problem]) -> str:
    if isinstance(value, str) and value in PROVENANCES:
        return value
    if isinstance(value, str):
        sentence = f"provenance {unknown(value, PROVENANCES)}"
        problems.append(Problem("provenance-unknown", where, sentence))
    elif value is not None:
        problems.append(wrong_type(where, either(PROVENANCES), value))
    return ""


def _confidence(where: str, value: object, problems: list[Problem]) -> float | None:
    if value is None:
        return None
    if isinstance(value, float | int) and type(value) is not bool and 0 <= value <= 1:
        return float(value)
    problems.append(wrong_type(f"{where}.confidence", "a number from 0 to 1", value))
    return None
