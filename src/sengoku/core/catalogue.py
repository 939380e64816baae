"""The rules of a game, read from the docstrings of its modules.

A rule starts at the left margin: its ID, at least two spaces, its text. Further lines
are indented to the text. Editions in brackets at the very end limit the rule to these;
without them it holds in all:

    ABC-PART-1   Text of a rule.
    ABC-PART-2d  Text of a rule that is longer than a line and goes
                 on here. [first, second]

Texts are Markdown. IDs inside a sentence or an indented line are references.
"""

import ast
import difflib
import importlib
import inspect
import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

import msgspec

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import MAX_QUOTE_LENGTH, quote

_OPENING = re.compile(
    r"(?P<id>[A-Z]+(?:-[A-Z0-9]+)+-[A-Z]?[0-9]+[A-Za-z]?)(?P<gap>\s*)(?P<text>.*)"
)
_LIMITED = re.compile(r"(?P<text>.+) \[(?P<editions>[a-z]+(?:, [a-z]+)*)\]")
_NOTE = re.compile(r"\[([A-Z]-[0-9]+)\]")
_PIECE = re.compile(r"([0-9]+)|([A-Za-z]+)")


class Rule(msgspec.Struct, frozen=True):
    """One statement; *editions* is empty when it holds in all of them."""

    id: str
    text: str
    editions: tuple[str, ...]
    module: str


Cell: TypeAlias = int | str
"""A number, a message key, or the name of a column."""


class RuleTable(msgspec.Struct, frozen=True):
    """The figures a rule refers to, from the data of the standard board."""

    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


def row(name: str, cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return (name, *cells)


class Group(msgspec.Struct, frozen=True):
    """Rules that belong together: the prefix of their IDs, and a heading."""

    prefix: str
    title: str


# ── Reading ───────────────────────────────────────────────────────────────────


def read(docstring: str, module: str) -> list[Rule]:
    """Return the rules of one *docstring* in their order."""
    found: list[tuple[str, list[str]]] = []
    column = 0  # the column where the current rule's text starts
    for line in inspect.cleandoc(docstring).splitlines():
        if opening := _OPENING.match(line):
            column = opening.start("text")
            found.append((opening["id"], [opening["text"]]))
            if len(opening["gap"]) < 2 or not opening["text"]:
                raise _unreadable(line, module, "an ID, two spaces, a text")
        elif column and line.startswith(" "):
            if len(line) - len(line.lstrip()) != column:
                raise _unreadable(line, module, f"{column} spaces before the text")
            found[-1][1].append(line.strip())
        else:
            column = 0
    return [_rule(id, " ".join(lines), module) for id, lines in found]


def _rule(id: str, text: str, module: str) -> Rule:
    limited = _LIMITED.fullmatch(text)
    if limited is None:
        return Rule(id, text, (), module)
    return Rule(id, limited["text"], tuple(limited["editions"].split(", ")), module)


def _unreadable(line: str, module: str, wanted: str) -> UnreadableError:
    detail = f"rule in {module}: {quote(line)} unreadable; expected {wanted}"
    return UnreadableError("rule", detail=detail)


def catalogue(package: str, groups: tuple[Group, ...] = ()) -> tuple[Rule, ...]:
    """Return the rules of all modules of *package*, sorted by group and number.

    Every rule must belong to a group, unless *groups* is empty.
    """
    found: dict[str, Rule] = {}
    for module, docstring in _docstrings(package):
        for rule in read(docstring, module):
            first = found.setdefault(rule.id, rule)
            if first is not rule:
                raise UnreadableError(
                    "rule",
                    rule.id,
                    f"written twice, in {first.module} and in {rule.module}",
                )
    order = {group.prefix: place for place, group in enumerate(groups)}

    def place(rule: Rule) -> tuple[int, list[tuple[bool, int, str]]]:
        group = order[group_of(rule.id, groups).prefix] if groups else 0
        return group, _natural(rule.id)

    return tuple(sorted(found.values(), key=place))


def _docstrings(package: str) -> Iterator[tuple[str, str]]:
    """Read docstrings from the files: compiled modules have none."""
    top = Path(str(importlib.import_module(package).__file__)).parent
    for path in sorted(top.rglob("*.py")):
        parts = path.relative_to(top).with_suffix("").parts
        names = [package, *(part for part in parts if part != "__init__")]
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield ".".join(names), ast.get_docstring(tree) or ""


def _natural(id: str) -> list[tuple[bool, int, str]]:
    """Return a key that sorts 1, 2, 2d, 3, 10, then words."""
    return [
        (bool(letters), int(digits or 0), letters)
        for digits, letters in _PIECE.findall(id)
    ]


# ── Asking ────────────────────────────────────────────────────────────────────


def group_of(id: str, groups: tuple[Group, ...]) -> Group:
    """Return the group with the longest prefix of *id*."""
    fitting = [group for group in groups if id.startswith(group.prefix + "-")]
    if not fitting:
        raise UnreadableError("rule", detail=f"rule {quote(id)} belongs to no group")
    return max(fitting, key=lambda group: len(group.prefix))


def look_up(rules: Iterable[Rule], id: str) -> Rule:
    """Return the rule with this *id*, upper or lower case."""
    by_id = {rule.id.lower(): rule for rule in rules}
    found = by_id.get(id.lower())
    if found is None:
        close = difflib.get_close_matches(id.lower()[:MAX_QUOTE_LENGTH], by_id, n=1)
        hint = f"did you mean {by_id[close[0]].id!r}?" if close else "no ID is like it"
        raise UnreadableError("rule", detail=f"rule {quote(id)} unknown; {hint}")
    return found


def in_edition(rules: Iterable[Rule], edition: str) -> tuple[Rule, ...]:
    """Return the rules that hold in *edition*, which is not checked."""
    return tuple(
        rule for rule in rules if not rule.editions or edition in rule.editions
    )


# ── Showing ───────────────────────────────────────────────────────────────────


def markdown(rules: Iterable[Rule], groups: tuple[Group, ...], notes: str = "") -> str:
    """Return sections for a page; *notes* is the page that ``[X-1]`` refers to.

    *rules* are in the order of ``catalogue``.
    """
    known = tuple(rules)
    lines: list[str] = []
    for group, members in groupby(known, lambda rule: group_of(rule.id, groups)):
        lines += [f"## {group.title}", ""]
        lines += [*map(_item, members), ""]
    if notes:
        named = {note for rule in known for note in _NOTE.findall(rule.text)}
        lines += [
            f"[{note}]: {notes}#{note.lower()}" for note in sorted(named, key=_natural)
        ]
    return "\n".join(lines).rstrip() + "\n"


def _item(rule: Rule) -> str:
    # One line, however long: a wrapped line could start with Markdown syntax.
    only = f" *({', '.join(rule.editions)})*" if rule.editions else ""
    return f'- <a id="{rule.id.lower()}"></a>**{rule.id}** {rule.text}{only}'
