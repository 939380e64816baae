"""TypeScript types that differ between games, and the map of them: `GameTypes`.

Everything on the wire that holds parts of a game has a parameter *G*, the game's id.
Without it, a type stands for any game.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from sengoku.bots import protocol
from sengoku.core.game import Game
from sengoku.core.rules import Rules
from sengoku.games import GAMES
from sengoku.server.tables.vocabulary import vocabulary

WIDTH: Final = 88
PARAMETER: Final = "<G extends GameId = GameId>"

ALIASES: Final = {
    "Observation": "observation",
    "Hints": "hints",
    "GameEvent": "event",
    "GameAction": "action",
    "ActionField": "field",
    "Options": "options",
    "Board": "board",
    "Things": "things",
}
"""Types of any game, and their key in `GameTypes`."""

FILM: Final = f"""\
/** A film of everything has the private fields of each seat in `hands`. */
export type FilmObservation{PARAMETER} = Observation<G> & {{
  hands?: GameTypes[G]["hand"][];
}};
"""


def structs_of(game: Game) -> Iterator[type[msgspec.Struct]]:
    yield game.observation
    yield game.hint_struct()
    yield type(_rules(game).options)
    yield from _actions(game)
    yield from game.event_kinds()


def name_of(kind: Any) -> str:
    """Return the name in TypeScript; structs of a game have its name in front."""
    for game in GAMES:
        if kind.__module__.startswith(f"sengoku.{game.id}."):
            return f"{game.id.title()}{kind.__name__}"
    return str(kind.__name__)


def game_types() -> Iterator[str]:
    """Return the unions of each game, the map of all games, and what follows."""
    for game in GAMES:
        yield from _unions(game)
    lines = ["/** The types of each game. */", "export interface GameTypes {"]
    yield "\n".join([*lines, *map(_entry, GAMES), "}", ""])
    yield "export type GameId = keyof GameTypes;\n"
    for name, key in ALIASES.items():
        yield f"export type {name}{PARAMETER} = GameTypes[G][{json.dumps(key)}];\n"
    yield f"export type Thing{PARAMETER} = keyof Things<G> & string;\n"
    yield FILM


def union(name: str, members: Iterable[str], about: str = "") -> str:
    parts = [*members]
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) > WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {one}" for one in parts) + ";"
    return f"/** {about} */\n{line}\n" if about else f"{line}\n"


def _unions(game: Game) -> Iterator[str]:
    name, rules = game.id.title(), _rules(game)
    yield union(f"{name}Event", map(name_of, game.event_kinds()))
    yield union(f"{name}Action", map(name_of, _actions(game)))
    fields = (field for kind in _actions(game) for field in kind.__struct_fields__)
    yield union(f"{name}ActionField", map(json.dumps, dict.fromkeys(fields)))
    yield union(f"{name}Thing", map(json.dumps, vocabulary(rules).things))
    about = f"/** The facts of a board of {name}, as the shipped one has them. */"
    yield f"{about}\nexport type {name}Board = {shape(protocol.board(rules))};\n"


def _entry(game: Game) -> str:
    name, observation = game.id.title(), game.observation
    fields = {
        "observation": name_of(observation),
        "hand": _hand(observation),
        "hints": name_of(game.hint_struct()),
        "event": f"{name}Event",
        "action": f"{name}Action",
        "field": f"{name}ActionField",
        "options": name_of(type(_rules(game).options)),
        "board": f"{name}Board",
        "things": f"Record<{name}Thing, Named[]>",
    }
    lines = [f"    {key}: {typed};" for key, typed in fields.items()]
    return "\n".join([f"  {game.id}: {{", *lines, "  };"])


def _hand(observation: type[msgspec.Struct]) -> str:
    """Return the private fields: those that are `None` in public."""
    (info,) = types.multi_type_info([observation])
    assert isinstance(info, types.StructType)
    private = [
        json.dumps(field.name)
        for field in info.fields
        if field.required
        and field.name != "viewer"
        and isinstance(field.type, types.UnionType)
        and field.type.includes_none
    ]
    return f"Pick<{name_of(observation)}, {' | '.join(private) or 'never'}>"


def shape(value: Any, indent: str = "") -> str:
    """Return the type of a value of a board file."""
    match value:
        case dict():
            return _table([value], indent)
        case list():
            inside = _alike(value, indent)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case bool():
            return "boolean"
        case int() | float():
            return "number"
    return "string"


def _alike(values: list[Any], indent: str) -> str:
    """Return the type that fits all *values*."""
    if values and all(isinstance(value, dict) for value in values):
        return _table(values, indent)
    return " | ".join(dict.fromkeys(shape(value, indent) for value in values))


def _table(tables: list[dict[str, Any]], indent: str) -> str:
    """Return the type that fits all *tables*; some may lack fields.

    Where the keys are those of provinces, cards or numbers of players, and their
    values are alike, it is a record.
    """
    whole = {name: one for table in tables for name, one in table.items()}
    missing = {name for name in whole if any(name not in table for table in tables)}
    inner = f"{indent}  "
    values = [one for table in tables for one in table.values()]
    nested = all(isinstance(one, dict | list) for one in values)
    if indent and (nested or missing == {*whole}):
        return f"Record<string, {_alike(values, indent)}>"
    lines = [
        f"{inner}{_key(name)}{'?' if name in missing else ''}: {shape(one, inner)};"
        for name, one in whole.items()
    ]
    return "\n".join(["{", *lines, f"{indent}}}"])


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _rules(game: Game) -> Rules:
    return game.rules(game.read_options({}))


def _actions(game: Game) -> list[type[msgspec.Struct]]:
    return [family.cls for family in _rules(game).space.families]
