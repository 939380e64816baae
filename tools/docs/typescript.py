"""TypeScript types for everything on the wire, generated from the structs.

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
from collections.abc import Callable, Iterable, Iterator, Set
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect as types

from sengoku.bots.protocol import STACK_FIELD, TALLY_FIELD
from sengoku.core.choices import Choice
from sengoku.games import GAMES
from sengoku.match import Offer
from sengoku.server import app, connection
from sengoku.server.tables.vocabulary import Named
from sengoku.server.wire import structs as openapi
from sengoku.server.wire.bodies import PROTOCOL
from sengoku.server.wire.messages import ClientMessage, ServerMessage
from tools.docs.typescript_games import (
    PARAMETER,
    WIDTH,
    game_types,
    name_of,
    structs_of,
    union,
)

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

SENTENCE: Final = "Sentence"
"""A key of the texts with its facts."""

TYPED: Final = {
    ("View", "events"): "GameEvent<G>[]",
    ("View", "observation"): "Observation<G>",
    ("View", "offer"): "Offer<G> | null",
    ("View", "notes"): "Hints<G> | null",
    ("Update", "events"): "GameEvent<G>[]",
    ("Update", "changed"): "Partial<Observation<G>>",
    ("Update", "offer"): "Offer<G> | null",
    ("Update", "notes"): "Partial<Hints<G>> | null",
    ("PassedMoment", "changed"): "Partial<Observation<G>>",
    ("PassedMoment", "notes"): "Partial<Hints<G>>",
    ("Film", "observation"): "FilmObservation<G>",
    ("Film", "notes"): "Hints<G> | null",
    ("Frame", "events"): "GameEvent<G>[]",
    ("Frame", "changed"): "Partial<FilmObservation<G>>",
    ("Frame", "notes"): "Partial<Hints<G>> | null",
    ("Offer", "choices"): "Choice<G>[]",
    ("Offer", "revisions"): "Choice<G>[]",
    ("Choice", "action"): "GameAction<G>",
    ("Words", "events"): f"{SENTENCE}[]",
    ("Words", "question"): f"{SENTENCE} | null",
    ("Words", "choices"): f"{SENTENCE}[]",
    ("Words", "revisions"): f"{SENTENCE}[]",
    ("Because", "words"): f"{SENTENCE} | null",
    ("OwnGame", "when"): f"{SENTENCE} | null",
    ("Point", "events"): "GameEvent[]",
    ("Named", "name"): f"string | {SENTENCE}",
    ("SamuraiAgenda", "about"): SENTENCE,
    ("SamuraiCard", "about"): SENTENCE,
    ("SamuraiProspect", "about"): SENTENCE,
    ("ShogunField", "about"): SENTENCE,
    ("ShogunEventCard", "about"): SENTENCE,
    ("ShogunCaution", "about"): SENTENCE,
    ("TableInfo", "game"): "G",
    ("TableInfo", "options"): "Options<G>",
    ("NewTable", "game"): "GameId",
    ("NewTable", "options"): "Options",
    ("GameInfo", "id"): "GameId",
    ("LessonInfo", "game"): "GameId",
    ("Vocabulary", "game"): "G",
    ("Vocabulary", "options"): "Required<Options<G>>",
    ("Vocabulary", "things"): "Things<G>",
    ("Vocabulary", "board"): "Board<G>",
    ("Kind", "kind"): 'GameAction<G>["kind"]',
}
"""The fields that the server types loosely, because they differ between games."""

ENDING: Final = f"""
/** A message of the catalogues in `locales`: its key, and what it asks for besides. */
export type {SENTENCE} = [string, Record<string, Fact>];
export type Fact = number | string | {SENTENCE} | Fact[];
"""


def page() -> str:
    """Return the text of web/src/generated/protocol.ts."""
    roots = [
        *get_args(ClientMessage),
        *get_args(ServerMessage),
        *_bodies(),
        Offer,
        Choice,
        Named,
        *_of_games(),
    ]
    found = structs(roots)
    _check_typed(found)
    sent, generic = told(found), generics(found)
    parts = [OPENING, *(interface(one, sent, generic) for one in found.values())]
    ending = [*_unions(generic), *game_types(), ENDING.lstrip("\n")]
    return "\n".join([*parts, *ending])


def _bodies() -> list[type[msgspec.Struct]]:
    assert app.API  # the application has imported every endpoint
    found = openapi.all_structs().values()
    return [kind for kind in found if kind.__module__.startswith("sengoku.")]


def _of_games() -> Iterator[type[msgspec.Struct]]:
    for game in GAMES:
        yield from structs_of(game)


# Structs


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


def generics(known: dict[str, types.StructType]) -> set[str]:
    """Return the names of the structs that differ between games."""
    found = {name for (name, _), typed in TYPED.items() if re.search(r"\bG\b", typed)}
    while True:
        more = {name for name in known if _parts(known[name]) & found} - found
        if not more:
            return found
        found |= more


def _parts(struct: types.StructType) -> set[str]:
    """Return the names of the structs that fields of *struct* hold."""
    found: set[str] = set()

    def note(one: types.StructType) -> bool:
        found.add(name_of(one.cls))
        return one is struct

    _walk(struct, note)
    return found


def interface(
    struct: types.StructType, sent: set[str], generic: Set[str] = frozenset()
) -> str:
    """Return a struct in TypeScript.

    Those in *sent* are sent by a server, those in *generic* differ between games.
    """
    name, notes = name_of(struct.cls), _notes(struct.cls)
    omits = struct.cls.__struct_config__.omit_defaults
    declared = f"{name}{PARAMETER}" if name in generic else name
    lines = [*_comment(struct.cls.__doc__ or "", ""), f"export interface {declared} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        if field.name == STACK_FIELD:
            continue  # sent to bots in Python only
        lines += _comment(notes.get(field.name, ""), "  ")
        may_miss = not field.required and (name not in sent or omits)
        mark = "?" if may_miss or field.name == TALLY_FIELD else ""
        typed = TYPED.get((name, field.name)) or written(field.type, generic)
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


def written(info: types.Type, generic: Set[str] = frozenset()) -> str:
    """Return a type in TypeScript; structs in *generic* get the game's parameter."""
    match info:
        case types.StructType():
            return _applied(name_of(info.cls), generic)
        case types.UnionType():
            return " | ".join(written(one, generic) for one in info.types)
        case types.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case types.TupleType():
            return f"[{', '.join(written(one, generic) for one in info.item_types)}]"
        case types.VarTupleType() | types.ListType():
            inside = written(info.item_type, generic)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case types.DictType():
            return f"Record<string, {written(info.value_type, generic)}>"
    return PLAIN[type(info)]


def _applied(name: str, generic: Set[str]) -> str:
    return f"{name}<G>" if name in generic else name


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


def _unions(generic: Set[str]) -> Iterator[str]:
    yield union("Up", map(name_of, get_args(ClientMessage)), "What a client sends.")
    down = (_applied(name_of(kind), generic) for kind in get_args(ServerMessage))
    yield union(f"Down{PARAMETER}", down, "What a server sends.")
