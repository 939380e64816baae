"""The shape of the code, checked: who imports whom, who writes state, who asks options.

``import-linter`` knows the layers (``pyproject.toml``); here is what it cannot see.
"""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec

import sengoku
from sengoku.core.events import Event
from sengoku.core.flow import GameState
from sengoku.core.rows import row_of
from sengoku.core.stack import Stack
from sengoku.testing.fields import fields_of

SRC = Path(sengoku.__file__).parent
MODULES = sorted(SRC.rglob("*.py"))
CORE = sorted(SRC.glob("core/*.py"))
GAMES = ("samurai", "shogun")

BASES = {
    "bots": ("bots",),
    "highlights.py": ("highlights", "match"),
    "statistics.py": ("match", "statistics"),
    "terminal": ("terminal",),
}
"""What parts of a game may import besides the core and the game itself."""

GAME_WORDS = (
    *("samurai", "shogun", "sengoku empires", "daimyo", "clan", "bushido"),
    *("army", "armies", "province", "castle", "region", "capital", "shrine"),
    *("mountain", "destiny", "harvest", "recruit", "neutral", "influence", "era"),
    *("rice", "koku", "chest", "tower", "cube", "revolt", "unrest", "season", "winter"),
    *("temple", "theatre", "theater", "battle", "attack", "levy", "march", "court"),
    *("food", "gold", "ship", "slot"),
)

WRITES_BY_CALL = {
    *("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"),
}

WHO_ASKS_OPTIONS = ("options.py", "table.py", "game.py", "expansions", "catalogue.py")
"""Where a game is put together. After that nobody asks what was chosen."""

WHO_SHOWS_OPTIONS = ("naming.py", "drawing", "terminal")
"""What people read and look at may say what was chosen; it decides nothing."""

CHOSEN = {"edition", "variants", "house", "modules", "side"}
"""Fields of the options that rules must not look at."""


def name(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# ── Imports and words ─────────────────────────────────────────────────────────


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield f"{node.module}.{node.names[0].name}"


@pytest.mark.parametrize("path", CORE, ids=name)
def test_core_imports_no_game(path: Path) -> None:
    ours = [found for found in imports(path) if found.startswith("sengoku")]
    assert [found for found in ours if not found.startswith("sengoku.core.")] == []


@pytest.mark.parametrize("path", CORE, ids=name)
def test_core_has_no_word_of_a_game(path: Path) -> None:
    text = re.sub(r"__\w+__", "", path.read_text(encoding="utf-8"))
    words = re.findall(r"[a-z]+", text.lower())
    plural = {f"{word}s" for word in GAME_WORDS}
    assert {*words} & ({*GAME_WORDS} | plural) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_only_core_and_itself(game: str) -> None:
    for path in sorted((SRC / game).rglob("*.py")):
        part = path.relative_to(SRC / game).parts[0]
        allowed = ("core", game, *BASES.get(part, ()))
        own = tuple(f"sengoku.{package}." for package in allowed)
        ours = [found for found in imports(path) if found.startswith("sengoku.")]
        other = [found for found in ours if not f"{found}.".startswith(own)]
        assert [found for found in other if found != "sengoku.core"] == [], name(path)


# ── Who writes state ──────────────────────────────────────────────────────────

RULES = sorted(
    path
    for game in GAMES
    for folder in ("rules", "expansions")
    for path in (SRC / game / folder).glob("*.py")
    if name(path) != f"{game}/rules/setup.py"
)


def writes_to_state(function: ast.AST) -> Iterator[int]:
    """Yield the lines where something reached through ``s`` is changed."""
    aliases = {"s", *lists_of_state(function)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif is_writing_call(node, aliases):
            yield node.lineno  # type: ignore[attr-defined]
            continue
        else:
            continue
        flat = [part for target in targets for part in parts(target)]
        if any(is_reached(part, aliases) for part in flat):
            yield node.lineno


def parts(target: ast.expr) -> list[ast.expr]:
    if isinstance(target, ast.Tuple | ast.List):
        return [part for element in target.elts for part in parts(element)]
    return [target]


def is_reached(node: ast.expr, aliases: set[str]) -> bool:
    """Is it an attribute or an item of something in *aliases*?"""
    if not isinstance(node, ast.Attribute | ast.Subscript):
        return False
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return isinstance(node, ast.Name) and node.id in aliases


def is_writing_call(node: ast.AST, aliases: set[str]) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    if isinstance(called, ast.Attribute) and called.attr in WRITES_BY_CALL:
        owner = called.value
    elif isinstance(called, ast.Name) and called.id == "put":
        owner = node.args[0]
    else:
        return False
    named = isinstance(owner, ast.Name) and owner.id in aliases - {"s"}
    return named or is_reached(owner, aliases)


def lists_of_state(function: ast.AST) -> Iterator[str]:
    """Yield names that stand for a list of the state: ``armies = s.armies``."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            names = parts(node.targets[0])
            values = parts(node.value) if len(names) > 1 else [node.value]
            if len(names) != len(values):
                continue
            for target, value in zip(names, values, strict=True):
                from_s = isinstance(value, ast.Attribute) and is_reached(value, {"s"})
                if isinstance(target, ast.Name) and from_s:
                    yield target.id


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_change_the_state_only_through_effects(path: Path) -> None:
    written = {
        line
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef)
        for line in writes_to_state(node)
    }
    assert written == set(), f"{name(path)} writes state in these lines"


@pytest.mark.parametrize(
    "line",
    [
        "s.armies[3] += 1",
        "s.deck.pop()",
        "s.era = 2",
        "del s.deck[0]",
        "a = s.armies; a[0] -= 1",
        "a, b = s.armies, s.food; b.append(1)",
        "s.score[0], x = 1, 2",
        "self.state, s.round = 1, 2",
        "s.rng[1:] = []",
        "put(s.tokens, 0, (1, 2))",
        "a = s.armies; put(a, 0, (1, 2))",
    ],
)
def test_a_write_is_noticed(line: str) -> None:
    assert [*writes_to_state(ast.parse(line))] == [1]


@pytest.mark.parametrize(
    "line",
    [
        "a = s.armies[:]; a.append(1)",
        "x = s.deck[0]; x += 1",
        "ids.append(s.era)",
        "push(s, 1, 2)",
        "order = sorted(s.turn_order)",
    ],
)
def test_no_write_is_seen_where_there_is_none(line: str) -> None:
    assert [*writes_to_state(ast.parse(line))] == []


# ── Options ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_running_rules_do_not_ask_what_was_chosen(game: str) -> None:
    asking = []
    for path in sorted((SRC / game).rglob("*.py")):
        parts = path.relative_to(SRC / game).parts
        if parts[0] in WHO_ASKS_OPTIONS + WHO_SHOWS_OPTIONS:
            continue
        asking += [
            f"{name(path)}:{node.lineno} .{node.attr}"
            for node in ast.walk(tree(path))
            if isinstance(node, ast.Attribute)
            and node.attr in CHOSEN
            and isinstance(node.value, ast.Name | ast.Attribute)
            and ast.unparse(node.value).split(".")[-1] == "options"
        ]
    assert asking == []


@pytest.mark.parametrize(
    "path", [path for path in RULES if path.parent.name == "rules"], ids=name
)
def test_rules_do_not_import_options(path: Path) -> None:
    assert not [found for found in imports(path) if ".options." in found]


# ── State and events ──────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_state_says_who_may_read_it(game: str) -> None:
    module = importlib.import_module(f"sengoku.{game}.state")
    source = Path(f"src/sengoku/{game}/state.py").read_text(encoding="utf-8")
    assigned = {*re.findall(r"self\.(\w+)(?:: [^=]+)? =", source)}
    assert assigned == {*module.VISIBILITY} == fields_of(module.State(2))
    assert {*module.VISIBILITY.values()} <= {
        *(module.PUBLIC, module.OWNER, module.SECRET, module.DERIVED)
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_state_has_every_field(game: str) -> None:
    module = importlib.import_module(f"sengoku.{game}.state")
    s = module.State(2)
    for field in module.VISIBILITY:
        value = getattr(s, field)
        setattr(s, field, value + 7 if isinstance(value, int) else longer(value))
    new = s.copy()
    assert new == s
    rows = [
        field for field in module.VISIBILITY if not isinstance(getattr(s, field), int)
    ]
    for field in rows:
        numbers_of(new, field)[0] = 99
    shared = {field for field in rows if numbers_of(s, field)[0] == 99}
    assert shared == {"offered", *module.REPLACED}


def numbers_of(s: GameState, field: str) -> Any:
    row = getattr(s, field)
    return row.numbers if isinstance(row, Stack) else row


def longer(row: Any) -> Any:
    """Return a list, a row or a stack like *row* with more in it."""
    numbers = [*(row.flat() if isinstance(row, Stack) else row), 7, 7, 7]
    return row_of(numbers) if isinstance(row, vec) else type(row)(numbers)


def event_kinds(game: str) -> list[type[Event]]:
    module = importlib.import_module(f"sengoku.{game}.events")
    return [
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event and not kind.__subclasses__()
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_an_event_explains_can_be_observed(game: str) -> None:
    observe = importlib.import_module(f"sengoku.{game}.observe")
    fields = {field.name for field in msgspec.structs.fields(observe.Observation)}
    for kind in event_kinds(game):
        assert {*kind.explains} <= fields, kind.__name__


@pytest.mark.parametrize("game", GAMES)
def test_what_reveals_is_final_and_tags_follow_names(game: str) -> None:
    for kind in event_kinds(game):
        assert kind.final or not kind.reveals, kind.__name__
        words = re.findall(r"[A-Z][a-z]*", kind.__name__)
        assert kind.__struct_config__.tag == "-".join(words).lower()


# ── Silence ───────────────────────────────────────────────────────────────────


def test_nothing_is_printed() -> None:
    prints = [
        f"{name(path)}:{node.lineno}"
        for path in MODULES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("print", "breakpoint")
    ]
    assert prints == []
