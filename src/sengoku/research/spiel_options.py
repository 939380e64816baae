"""Options of a game as parameters of OpenSpiel, which are numbers and plain words."""

from pathlib import Path
from typing import Any, Final

import msgspec

from sengoku.core.game import Game

SEPARATOR: Final = "+"
"""Joins the words of a list; a comma would end the parameter."""
SETS: Final = ":"
"""Separates the name of a house rule from its value."""


def defaults(game: Game) -> dict[str, int | str]:
    """Return every option with its default, as parameters."""
    options = msgspec.structs.asdict(game.read_options({}))
    return {name: _written(value) for name, value in options.items()}


def _written(value: Any) -> int | str:
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return SEPARATOR.join(value)
    return SEPARATOR.join(value) if isinstance(value, dict) else str(value)


def read(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """Return options as plain data; unknown parameters are left out.

    *board* is the name of a shipped board or the path of a file, not its text.
    """
    known = msgspec.structs.asdict(game.read_options({}))
    return {
        name: _read_board(game, given[name])
        if name == "board"
        else _read(value, given[name])
        for name, value in known.items()
        if name in given
    }


def _read_board(game: Game, given: str) -> str:
    if not given or given in game.boards:
        return given
    return Path(given).read_text(encoding="utf-8")


def _read(default: Any, given: Any) -> Any:
    if isinstance(default, tuple):
        return tuple(given.split(SEPARATOR)) if given else ()
    if isinstance(default, dict):
        pairs = (part.partition(SETS) for part in given.split(SEPARATOR) if part)
        return {rule: _plain(value) for rule, _, value in pairs}
    return given


def _plain(value: str) -> bool | str:
    return {"true": True, "false": False}.get(value, value)
