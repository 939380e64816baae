"""Why things are refused or void, read in the source."""

import ast
import importlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
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

    A function that makes an action void does so for a key it writes down, for those of
    a table it reads the rule from, for its own reasons, or for those of a function it
    asks in the same file. Its own reasons are never given to somebody who chooses.
    """
    found = Reasons([], [])
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            source = file.read_text(encoding="utf-8")
            if "reason(" in source or "void_action(" in source:  # parsing takes long
                name = ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
                _read(ast.parse(source), importlib.import_module(name), listed, found)
    return found


def _read(tree: ast.Module, module: ModuleType, listed: Listed, found: Reasons) -> None:
    nodes = list(ast.walk(tree))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    by_name = {function.name: function for function in functions}
    for function in functions:
        own = list(_whys(function, module, listed))
        calls = list(_calls(function))
        voids = [call for name, call in calls if name == "void_action"]
        if not voids:
            found.refusals.extend(own)
            continue
        asked = [by_name[name] for name, _ in calls if name in by_name]
        for whys in (own, *(_whys(other, module, listed) for other in asked)):
            found.voids.extend(why.key for why in whys)
        written = [call.args[2] for call in voids]
        found.voids.extend(
            str(key.value) for key in written if isinstance(key, ast.Constant)
        )
        for call in voids:
            found.voids.extend(_table(call.args[3], module))


def _calls(function: ast.FunctionDef) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                yield name, node


def _whys(
    function: ast.FunctionDef, module: ModuleType, listed: Listed
) -> Iterator[Why]:
    """Return the reasons of a function.

    A key that is a variable is one of the table that its rule comes from, but none that
    the function names, or else one of those *listed*.
    """
    calls = [call for name, call in _calls(function) if name == "reason"]
    named = [_constant(call.args[0], module) for call in calls]
    for call, key in zip(calls, named, strict=True):
        facts = tuple(keyword.arg or "" for keyword in call.keywords)
        rule = call.args[1]
        table = _table(rule, module)
        if key:
            said = rule.value if isinstance(rule, ast.Constant) else table.get(key)
            yield Why(key, str(said or "X-1"), facts)
        else:
            left = [pair for pair in table.items() if pair[0] not in named]
            yield from (Why(*each, facts) for each in left or listed)


def _constant(key: ast.expr, module: ModuleType) -> str:
    """Return a key that is written down or a constant of the module; empty if not."""
    if isinstance(key, ast.Constant):
        return str(key.value)
    assert isinstance(key, ast.Name | ast.Attribute), "a key is written or listed"
    return getattr(module, key.id, "") if isinstance(key, ast.Name) else ""


def _table(rule: ast.expr, module: ModuleType) -> dict[str, str]:
    """Return the table that a rule is looked up in by its key, if it is."""
    match rule:
        case ast.Subscript(value=ast.Name(id=name)):
            found: dict[str, str] = getattr(module, name)
            return found
    return {}
