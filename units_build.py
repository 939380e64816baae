"""Edits the C files that mypyc writes, one a module, before they are compiled.

They are to depend on each other as little as possible, so that a change in one module
compiles one file, and to be as fast together as one file would be.
"""

import os
import re
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

LITERALS: Final = "CPyStatics"
"""The table of all literals in all modules."""
LITERAL: Final = re.compile(rf"\b{LITERALS}\[(\d+)\]")
START: Final = "int CPyGlobalsInit(void)\n"
READY: Final = "    is_initialized = 1;\n"
"""In that function, where all literals exist."""

DEFINITION: Final = re.compile(
    r"^\w[\w *]*?\b(CPy(?:Def|Int64)_\w+)\([^)]*\) \{\n(.*?)^\}\n",
    re.MULTILINE | re.DOTALL,
)
"""A function, its name and its body."""
NAME: Final = re.compile(r"\bCPy(?!L\d)\w+")
"""A name outside the function; CPyL1 is a label."""
SMALL: Final = 40
"""Lines of a function that is worth a copy where it is called."""
RUNTIME_FILE: Final = "int_ops.c"
RUNTIME: Final = ("CPyInt64_Divide", "CPyInt64_Remainder")
"""Of mypyc's own library, what is called at every turn."""
INLINE: Final = "extern inline __attribute__((gnu_inline))\n"
"""A definition for inlining only. The compiler of Windows has no such thing."""


def edit(folder: Path, library: str) -> None:
    """Edit the C files of *library* in *folder*."""
    files = sorted(folder.glob(f"__native_{library}___*.c"))
    units = {file: file.read_text(encoding="utf-8") for file in files}
    if os.name != "nt":
        copy_small_functions(units, (folder / RUNTIME_FILE).read_text("utf-8"))
    copies = {file: own_literals(file, units) for file in files}
    fill_tables(folder / f"__native_{library}.c", copies)
    for file, text in units.items():
        file.write_text(text, encoding="utf-8")


def below_includes(text: str, added: str) -> str:
    *_, last = re.finditer(r"^#include .*\n", text, re.MULTILINE)
    return text[: last.end()] + added + text[last.end() :]


# Literals: otherwise a new one in one module moves those of all other modules.


def own_literals(file: Path, units: dict[Path, str]) -> dict[str, str]:
    """Give *file* a table of the literals that it uses, in the order of their use.

    Return which place of that table gets which literal.
    """
    table = table_of(file)
    used = dict.fromkeys(LITERAL.findall(units[file]))
    places = {number: f"{table}[{place}]" for place, number in enumerate(used)}
    text = LITERAL.sub(partial(replaced, places), units[file])
    if re.search(rf"\b{LITERALS}\b", text):
        sys.exit(f"{file}: unknown use of {LITERALS}; did mypyc change?")
    if used:
        text = below_includes(text, f"extern {declared(table, places)}")
    units[file] = text
    return places


def table_of(file: Path) -> str:
    return file.stem.replace("__native", LITERALS)


def declared(table: str, places: dict[str, str]) -> str:
    return f"PyObject *{table}[{len(places)}];\n"


def replaced(places: dict[str, str], found: re.Match[str]) -> str:
    return places[found[1]]


def fill_tables(file: Path, copies: dict[Path, dict[str, str]]) -> None:
    """Define the tables in *file*, which makes all literals, and fill them there."""
    head, start, rest = file.read_text(encoding="utf-8").partition(START)
    before, ready, end = rest.partition(READY)
    if not ready:
        sys.exit(f"{file}: no place where all literals exist; did mypyc change?")
    tables = {table_of(unit): places for unit, places in copies.items() if places}
    defined = (
        f"{declared(table, places)}static const int {table}_from[] = "
        f"{{{', '.join(places)}}};\n"
        for table, places in tables.items()
    )
    filled = (
        f"    for (int i = 0; i < {len(places)}; i++)\n"
        f"        {table}[i] = {LITERALS}[{table}_from[i]];\n"
        for table, places in tables.items()
    )
    parts = (head, *defined, start, before, *filled, ready, end)
    file.write_text("".join(parts), encoding="utf-8")


# Small functions: a compiler inlines only what is in the same file.


def copy_small_functions(units: dict[Path, str], runtime: str) -> None:
    """Copy functions that only compute into the files that call them."""
    offered = {found[1]: found for found in DEFINITION.finditer(runtime)}
    own = {
        file: {found[1]: found for found in DEFINITION.finditer(text)}
        for file, text in units.items()
    }
    small = {name: offered[name] for name in RUNTIME if name in offered}
    small |= leaves({name: one for all_ in own.values() for name, one in all_.items()})
    for file, text in units.items():
        called = needed(set(NAME.findall(text)) - own[file].keys(), small)
        copies = (INLINE + small[name][0] for name in small if name in called)
        units[file] = below_includes(text, "".join(copies))


def leaves(functions: dict[str, re.Match[str]]) -> dict[str, re.Match[str]]:
    """Return the small ones of *functions* that use nothing but each other."""
    found = {
        name: function
        for name, function in functions.items()
        if function[2].count("\n") <= SMALL
    }
    while others := [
        name for name in found if not found.keys() >= set(NAME.findall(found[name][2]))
    ]:
        for name in others:
            del found[name]
    return found


def needed(called: Iterable[str], small: dict[str, re.Match[str]]) -> set[str]:
    """Return the *called* functions that are *small*, and those that they call."""
    found: set[str] = set()
    new = small.keys() & called
    while new:
        found |= new
        inside = {other for name in new for other in NAME.findall(small[name][2])}
        new = (small.keys() & inside) - found
    return found
