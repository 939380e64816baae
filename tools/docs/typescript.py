"""TypeScript types for all that goes over the line, made from the structs.

A struct that only clients send may leave out what has a default; in one that the server
sends every field is there, unless the struct says that it omits defaults.
"""

import ast
import functools
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from sengoku.bots.protocol import STACK_FIELD
from sengoku.core.game import Game
from sengoku.games import GAMES
from sengoku.match import Offer
from sengoku.server import app, connection
from sengoku.server.tables.audience import TALLY_FIELD
from sengoku.server.wire import structs as openapi
from sengoku.server.wire.bodies import PROTOCOL
from sengoku.server.wire.messages import ClientMessage, ServerMessage

WIDTH: Final = 88
NOTE: Final = re.compile(r"    (\w+): .*  # (.+)")
FIELDS_PAGE: Final = Path(__file__).parents[2] / "docs" / "observations.md"

OPENING: Final = f"""\
// Made by `python3 dev.py docs` from the structs of the server, where they are changed.
// docs/server/protocol.md explains them.

/** The version of the protocol these types describe. */
export const PROTOCOL = {PROTOCOL};

/** Why the server closes a websocket. */
export const CLOSED = {{
  BAD_HELLO: {connection.BAD_HELLO},
  NOT_ADMITTED: {connection.NOT_ADMITTED},
  TOO_SLOW: {connection.TOO_SLOW},
  TOO_MANY: {connection.TOO_MANY},
}} as const;
"""

SAID: Final = "Sentence"
"""A key of the texts with its facts."""

TYPED: Final = {
    ("View", "events"): "GameEvent[]",
    ("View", "observation"): "Observation",
    ("View", "offer"): "Offer | null",
    ("View", "notes"): "Notes | null",
    ("Update", "events"): "GameEvent[]",
    ("Update", "changed"): "Partial<Observation>",
    ("Update", "offer"): "Offer | null",
    ("Update", "notes"): "Partial<Notes> | null",
    ("Choice", "action"): "GameAction",
    ("Words", "events"): f"{SAID}[]",
    ("Words", "question"): f"{SAID} | null",
    ("Words", "choices"): f"{SAID}[]",
    ("Words", "revisions"): f"{SAID}[]",
    ("Because", "words"): f"{SAID} | null",
    ("Point", "events"): "GameEvent[]",
    ("Named", "name"): f"string | {SAID}",
    ("SamuraiAgenda", "about"): SAID,
}
"""What fields hold that are anything to the server, for their writers know."""

ENDING: Final = f"""
/** A message of the catalogues in `locales`: its key, and what it asks for besides. */
export type {SAID} = [string, Record<string, Fact>];
export type Fact = number | string | {SAID} | Fact[];
"""


def page() -> str:
    """Return the text of web/src/generated/protocol.ts."""
    roots = [
        *get_args(ClientMessage),
        *get_args(ServerMessage),
        *_bodies(),
        Offer,
        *_of_games(),
    ]
    found = structs(roots)
    _check_typed(found)
    sent = told(found)
    parts = [OPENING, *(interface(one, sent) for one in found.values())]
    return "\n".join([*parts, *_unions(), ENDING.lstrip("\n")])


def _bodies() -> list[type[msgspec.Struct]]:
    assert app.API  # the application has imported every door
    found = openapi.all_structs().values()
    return [kind for kind in found if kind.__module__.startswith("sengoku.")]


def _of_games() -> Iterator[type[msgspec.Struct]]:
    for game in GAMES:
        yield game.observation
        yield game.hint_struct()
        yield from _actions(game)
        yield from game.event_kinds()


def _actions(game: Game) -> list[type[msgspec.Struct]]:
    space = game.rules(game.read_options({})).space
    return [family.cls for family in space.families]


# Structs


def name_of(kind: Any) -> str:
    """Return the name in TypeScript; what both games have is told apart."""
    for game in GAMES:
        if kind.__module__.startswith(f"sengoku.{game.id}."):
            return f"{game.id.title()}{kind.__name__}"
    return str(kind.__name__)


def structs(roots: Iterable[type[msgspec.Struct]]) -> dict[str, types.StructType]:
    """Return the structs and all they are made of, by name."""
    found: dict[str, types.StructType] = {}

    def note(one: types.StructType) -> bool:
        known = found.setdefault(name_of(one.cls), one)
        if known.cls is not one.cls:
            raise ValueError(f"two structs are called {name_of(one.cls)}")
        return known is one

    for info in types.multi_type_info(roots):
        _walk(info, note)
    return found


def _check_typed(known: dict[str, types.StructType]) -> None:
    for struct, name in TYPED:
        if name not in {field.name for field in known[struct].fields}:
            raise ValueError(f"{struct} has no field {name}")


def _walk(info: types.Type, note: Callable[[types.StructType], bool]) -> None:
    """Call *note* with every struct in *info*; it says whether to look inside."""
    match info:
        case types.StructType():
            if note(info):
                for field in info.fields:
                    if (name_of(info.cls), field.name) not in TYPED:
                        _walk(field.type, note)
        case types.UnionType():
            for one in info.types:
                _walk(one, note)
        case types.TupleType():
            for one in info.item_types:
                _walk(one, note)
        case types.VarTupleType() | types.ListType():
            _walk(info.item_type, note)
        case types.DictType():
            _walk(info.value_type, note)


def told(known: dict[str, types.StructType]) -> set[str]:
    """Return the names of the structs that a server sends."""
    found: set[str] = set()

    def note(one: types.StructType) -> bool:
        name = name_of(one.cls)
        is_new = name not in found
        found.add(name)
        return is_new

    for one in known.values():
        if not one.forbid_unknown_fields:
            _walk(one, note)
    return found


def interface(struct: types.StructType, sent: set[str]) -> str:
    """Return a struct in TypeScript; those in *sent* are sent by a server."""
    name, notes = name_of(struct.cls), _notes(struct.cls)
    omits = struct.cls.__struct_config__.omit_defaults
    lines = [*_comment(struct.cls.__doc__ or "", ""), f"export interface {name} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        if field.name == STACK_FIELD:
            continue  # sent to bots in Python only
        lines += _comment(notes.get(field.name, ""), "  ")
        may_miss = not field.required and (name not in sent or omits)
        mark = "?" if may_miss or field.name == TALLY_FIELD else ""
        typed = TYPED.get((name, field.name)) or written(field.type)
        lines.append(f"  {field.encode_name}{mark}: {typed};")
    return "\n".join([*lines, "}", ""])


# Comments


def _notes(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Return what is said of single fields, beside them or on the page."""
    for number, game in enumerate(GAMES, start=1):
        if kind is game.observation:
            part = FIELDS_PAGE.read_text(encoding="utf-8").split("\n## ")[number]
            return dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", part, re.M))
    return _beside(kind.__module__).get(kind.__name__, {})


@functools.cache
def _beside(module: str) -> dict[str, dict[str, str]]:
    """Return the comments beside fields, by class."""
    text = Path(str(sys.modules[module].__file__)).read_text(encoding="utf-8")
    lines = text.splitlines()
    return {
        node.name: {
            found[1]: found[2]
            for line in lines[node.lineno : node.end_lineno]
            if (found := NOTE.match(line))
        }
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
    }


def _comment(text: str, indent: str) -> list[str]:
    plain = re.sub(r"\*(\w[^*]*)\*|``([^`]+)``", r"`\1\2`", inspect.cleandoc(text))
    said = " ".join(plain.split()).replace("`None`", "`null`")
    if not said:
        return []
    if len(indent) + len(said) + 7 <= WIDTH:
        return [f"{indent}/** {said} */"]
    lines = textwrap.wrap(said, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


# Types


def written(info: types.Type) -> str:
    """Return a type as TypeScript writes it."""
    match info:
        case types.StructType():
            return name_of(info.cls)
        case types.UnionType():
            return " | ".join(written(one) for one in info.types)
        case types.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case types.TupleType():
            return f"[{', '.join(written(one) for one in info.item_types)}]"
        case types.VarTupleType() | types.ListType():
            inside = written(info.item_type)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case types.DictType():
            return f"Record<string, {written(info.value_type)}>"
    return PLAIN[type(info)]


PLAIN: Final[dict[type[types.Type], str]] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


# Unions


def _unions() -> Iterator[str]:
    yield _union("Up", "What a client says.", map(name_of, get_args(ClientMessage)))
    yield _union("Down", "What a server says.", map(name_of, get_args(ServerMessage)))
    names = [game.id.title() for game in GAMES]
    for game, name in zip(GAMES, names, strict=True):
        events = map(name_of, game.event_kinds())
        yield _union(f"{name}Event", "", events)
        yield _union(f"{name}Action", "", map(name_of, _actions(game)))
    for what in ("Event", "Action"):
        yield _union(f"Game{what}", "", (name + what for name in names))
    for what in ("Observation", "Notes"):
        yield _union(what, "", (f"{name}{what}" for name in names))


def _union(name: str, about: str, members: Iterable[str]) -> str:
    parts = [*members]
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) > WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {one}" for one in parts) + ";"
    return "\n".join([*_comment(about, ""), line, ""])
