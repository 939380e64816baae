"""Why things are refused or void, read in the source."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import sengoku

SOURCE = Path(sengoku.__file__).parent

Listed = Sequence[tuple[str, str]]
"""Keys and rules that stand in a table."""


class Why(NamedTuple):
    """A ``reason("…", …)`` with the names of its facts."""

    key: str
    rule: str
    facts: tuple[str, ...]


class Reasons(NamedTuple):
    """Why actions are refused, and why they are void: the keys of those."""

    refusals: list[Why]
    voids: list[str]


def reasons(folders: Iterable[str], listed: Listed) -> Reasons:
    """Return the reasons in *folders* of the source.

    A function that makes an action void does so for a key it writes down, for its own
    reasons, or for those of a function it asks in the same file. Its own reasons are
    never given to somebody who chooses.
    """
    found = Reasons([], [])
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            source = file.read_text(encoding="utf-8")
            if "reason(" in source or "void_action(" in source:  # parsing takes long
                _read(ast.parse(source), listed, found)
    return found


def _read(module: ast.Module, listed: Listed, found: Reasons) -> None:
    nodes = list(ast.walk(module))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    by_name = {function.name: function for function in functions}
    for function in functions:
        own = list(_whys(function, listed))
        calls = list(_calls(function))
        voids = [call for name, call in calls if name == "void_action"]
        if not voids:
            found.refusals.extend(own)
            continue
        asked = [by_name[name] for name, _ in calls if name in by_name]
        for whys in (own, *(_whys(other, listed) for other in asked)):
            found.voids.extend(why.key for why in whys)
        written = [call.args[2] for call in voids]
        found.voids.extend(
            str(key.value) for key in written if isinstance(key, ast.Constant)
        )


def _calls(function: ast.FunctionDef) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                yield name, node


def _whys(function: ast.FunctionDef, listed: Listed) -> Iterator[Why]:
    for name, call in _calls(function):
        if name != "reason":
            continue
        facts = tuple(keyword.arg or "" for keyword in call.keywords)
        key, rule = call.args
        if isinstance(key, ast.Constant):
            said = rule.value if isinstance(rule, ast.Constant) else "X-1"
            yield Why(str(key.value), str(said), facts)
        else:
            assert isinstance(key, ast.Name | ast.Attribute), (
                "a key is written or listed"
            )
            yield from (Why(*each, facts) for each in listed)
