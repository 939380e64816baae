"""Quotes the rules of a game by ID or by words, and the facts of its board."""

import re
from collections.abc import Iterable
from typing import Any, Final

from sengoku.bots import protocol
from sengoku.core.catalogue import Cell, Rule, RuleTable, look_up
from sengoku.core.errors import UnreadableError
from sengoku.core.game import Game
from sengoku.core.notation import quote
from sengoku.core.rules import Rules
from sengoku.texts import Texts

MAX_FOUND: Final = 15
"""A search shows no more rules than this."""
PAIR: Final = "/"
"""Joins two names that belong together, such as neighbours."""
_ID: Final = re.compile(r"[A-Za-z]+(?:-[A-Za-z0-9]+)+-[A-Za-z]?[0-9]+[A-Za-z]?")


def quoted(game: Game, query: str) -> str:
    """Return the rules with the IDs or all the words in *query*; else the subjects."""
    words = query.replace(",", " ").split()
    if not words:
        return _subjects(game)
    if all(map(_ID.fullmatch, words)):
        return "\n".join(_text(game, look_up(game.catalogue(), id)) for id in words)
    return _found(game, [word.lower() for word in words])


def rule_texts(game: Game, ids: Iterable[str]) -> str:
    """Return the rules with these *ids*, each once."""
    known = {rule.id: rule for rule in game.catalogue()}
    wanted = dict.fromkeys(id for id in ids if id in known)
    return "\n".join(_text(game, known[id]) for id in wanted)


def whole(game: Game) -> str:
    return "\n".join(_text(game, rule) for rule in game.catalogue())


def _subjects(game: Game) -> str:
    lines = [f"The rules of {game.title} by subject; ask for an ID or for words."]
    lines += [f"{group.prefix}-…  {group.title}" for group in game.rule_groups()]
    return "\n".join(lines)


def _found(game: Game, words: list[str]) -> str:
    catalogue = game.catalogue()
    fitting = [rule for rule in catalogue if _has(rule, words)]
    if not fitting:
        detail = f"no rule has all of these words: {quote(' '.join(words))}"
        raise UnreadableError("rule", detail=detail)
    lines = [_text(game, rule) for rule in fitting[:MAX_FOUND]]
    if len(fitting) > MAX_FOUND:
        more = ", ".join(rule.id for rule in fitting[MAX_FOUND:])
        lines.append(f"{len(fitting) - MAX_FOUND} more: {more}")
    return "\n".join(lines)


def _has(rule: Rule, words: list[str]) -> bool:
    text = f"{rule.id} {rule.text}".lower()
    return all(word in text for word in words)


def _text(game: Game, rule: Rule) -> str:
    only = f" (only in: {', '.join(rule.editions)})" if rule.editions else ""
    table = game.rule_tables().get(rule.id)
    figures = "" if table is None else f"\n{_table(game, table)}"
    return f"{rule.id}: {rule.text}{only}{figures}"


def _table(game: Game, table: RuleTable) -> str:
    texts = Texts(folder=game.texts())

    def said(cell: Cell) -> str:
        return texts.say(cell) if isinstance(cell, str) else str(cell)

    rows = (table.head, *table.rows)
    return "\n".join("  " + " | ".join(map(said, row)) for row in rows)


def board_text(rules: Rules) -> str:
    """Return the facts of the board, one line for each thing that has several."""
    return "\n".join(
        line
        for key, value in protocol.board(rules).items()
        for line in _fact(key, value)
    )


def _fact(key: str, value: Any) -> list[str]:
    if isinstance(value, dict) and any(isinstance(v, dict) for v in value.values()):
        return [
            f"{key}:",
            *(f"  {name}: {_inline(v, name)}" for name, v in value.items()),
        ]
    return [f"{key}: {_inline(value)}"]


def _inline(value: Any, name: str = "") -> str:
    """Return a value on one line, without names in other scripts or said before."""
    if isinstance(value, dict):
        pairs = ((key, _inline(one)) for key, one in value.items())
        useful = ((k, v) for k, v in pairs if v.isascii() and v.lower() != name)
        return ", ".join(f"{key} {said}" for key, said in useful)
    if isinstance(value, list):
        return (PAIR if len(value) == 2 else " ").join(map(_inline, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
