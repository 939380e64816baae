"""What the engines can tell, found in them: the games, their words, their reasons."""

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

import sengoku
from sengoku.core.course import CourseStep
from sengoku.core.events import Event
from sengoku.core.flow import Step
from sengoku.core.phrases import Naming
from sengoku.samurai import events as samurai_events
from sengoku.samurai import options as samurai_options
from sengoku.samurai import words as samurai
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.naming import Namer as SamuraiNamer
from sengoku.samurai.rules.harvest import REFUSALS
from sengoku.shogun import events as shogun_events
from sengoku.shogun import options as shogun_options
from sengoku.shogun import words as shogun
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.naming import Namer as ShogunNamer
from sengoku.shogun.vocabulary import SPECIAL_KEYS

SOURCE = Path(sengoku.__file__).parent
COURSE = 0
"""The step every course of play begins with, in both games."""

SamuraiOptions = samurai_options.Options
ShogunOptions = shogun_options.Options


# Reasons, read in the source


class Why(NamedTuple):
    """A ``reason("…", …)`` of the source, with the names of its facts."""

    key: str
    rule: str
    facts: tuple[str, ...]


class Reasons(NamedTuple):
    """Why actions are refused, and why they are void."""

    refusals: list[Why]
    voids: list[str]


def reasons(folders: Iterable[str], listed: Iterable[tuple[str, str]]) -> Reasons:
    """Return the reasons in *folders*; tables in the source have the *listed* ones.

    What a function that makes an action void gets from its own reasons, or from
    functions beside it, is why it is void; its own reasons are no refusals.
    """
    found = Reasons([], [])
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            _read(ast.parse(file.read_text(encoding="utf-8")), found, [*listed])
    return found


def _read(module: ast.Module, found: Reasons, listed: list[tuple[str, str]]) -> None:
    functions = [
        node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)
    ]
    beside = {function.name: function for function in functions}
    for function in functions:
        calls = list(_calls(function))
        own = [why for name, call in calls if name == "reason" for why in _why(call, listed)]
        voiding = [call for name, call in calls if name == "void_action"]
        if not voiding:
            found.refusals.extend(own)
            continue
        found.voids.extend(why.key for why in own)
        for call in voiding:
            if isinstance(call.args[2], ast.Constant):
                found.voids.append(str(call.args[2].value))
        helpers = [beside[name] for name, _ in calls if name in beside]
        for name, call in (pair for helper in helpers for pair in _calls(helper)):
            if name == "reason":
                found.voids.extend(why.key for why in _why(call, listed))


def _calls(function: ast.FunctionDef) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                yield name, node


def _why(call: ast.Call, listed: list[tuple[str, str]]) -> Iterator[Why]:
    facts = tuple(keyword.arg or "" for keyword in call.keywords)
    key, rule = call.args
    if isinstance(key, ast.Constant):
        said = rule.value if isinstance(rule, ast.Constant) else "X-1"
        yield Why(str(key.value), str(said), facts)
    else:
        assert isinstance(key, ast.Name), "a key is written down or named in a table"
        yield from (Why(*each, facts) for each in listed)


# Games


@dataclass(frozen=True)
class Spoken:
    """A game, and what there is to tell in it."""

    id: str
    rules: Callable[[Any], Any]
    namer: Callable[[Any, Sequence[str]], Naming]
    events: ModuleType
    switches: Any
    tables: list[Any]
    """Options to play with; together they have every step. The first has everything."""
    names: dict[str, Iterable[str]]
    """Words of the engine by the part of the key; the names of things."""
    explained: dict[str, Iterable[str]]
    """The same, for what also has a sentence of its own."""
    phrases: tuple[str, ...] = ()
    listed: tuple[tuple[str, str], ...] = ()
    """Keys and rules of refusals that stand in a table."""
    facts: dict[str, Any] = field(default_factory=dict)
    """For names and explanations that have some."""
    examples: dict[str, list[object]] = field(default_factory=dict)
    """What the fields of events hold, by name of the field or of class and field."""

    def __str__(self) -> str:
        return self.id

    def named(self, options: Any, *names: str) -> Naming:
        return self.namer(self.rules(options), names)

    @cached_property
    def whole(self) -> Naming:
        return self.named(self.tables[0])

    @cached_property
    def steps(self) -> dict[str, Step[Any]]:
        """Return every step that asks, by name."""
        rows = [row for options in self.tables for row in self.rules(options).table]
        return {row.name: row for row in rows if row.asks}

    @cached_property
    def phases(self) -> set[str]:
        found = set()
        for options in self.tables:
            table = self.rules(options).table
            assert isinstance(table[COURSE], CourseStep)
            found |= {table[step].name for step, _, _ in table[COURSE].whole}
        return found

    @cached_property
    def reasons(self) -> Reasons:
        return reasons(("core", self.id), self.listed)

    @cached_property
    def event_classes(self) -> list[type[Event]]:
        return [
            cls
            for cls in vars(self.events).values()
            if isinstance(cls, type)
            and issubclass(cls, Event)
            and cls.__module__ == self.events.__name__
            and cls.__struct_config__.tag != cls.__name__
        ]

    # Keys of messages

    def sentences(self) -> set[str]:
        """Return the keys of what is said with facts of a game."""
        return self.keys(
            {
                "event": [str(cls.__struct_config__.tag) for cls in self.event_classes],
                "ask": self.steps,
                "refused": [why.key for why in self.reasons.refusals],
                "void": self.reasons.voids,
                "action": [family.kind for family in self.whole.space.families],
                "phrase": self.phrases,
            }
        )

    def labels(self) -> set[str]:
        """Return the keys of names."""
        house = [key for switch in self.switches.__struct_fields__ for key in _house(switch, self.switches)]
        return self.keys(self.names | self.explained | {"phase": self.phases, "house": house})

    def abouts(self) -> set[str]:
        """Return the keys of what explains something in a sentence."""
        house = [switch.replace("_", "-") for switch in samurai_options.house_rules()]
        return set()

    def keys(self, parts: dict[str, Any]) -> set[str]:
        return {
            f"{self.id}-{part}-{word}" for part, words in parts.items() for word in words
        }


def _house(switch: str, switches: Any) -> list[str]:
    """Return the key of a house rule, and of the words it may be set to."""
    word = switch.replace("_", "-")
    allowed = msgspec.inspect.type_info(switches)
    assert isinstance(allowed, msgspec.inspect.StructType)
    (found,) = [part.type for part in allowed.fields if part.name == switch]
    if isinstance(found, msgspec.inspect.LiteralType):
        return [word, *(f"{word}.{choice}" for choice in found.values)]
    return [word]
