"""What a model is asked. Templates are ``string.Template``: ``$position``."""

from string import Template
from typing import Final, TypeAlias

from sengoku.llm import rulebook
from sengoku.llm.narrator import Narrator
from sengoku.llm.sight import Sight

Message: TypeAlias = dict[str, str]
"""A message of the chat-completions protocol: *role* and *content*."""

FIELDS: Final = {
    *("game", "player", "players", "board", "legend", "rules"),
    *("position", "events", "options", "error"),
}

SYSTEM: Final = """\
You play $game as player $player; there are $players players. Play to win.

The board:
$board

How positions are drawn:
$legend
$rules
In options, 'step kai ise|owari' means that you may choose 'step kai ise' or
'step kai owari'. Think briefly. Then end your answer with one JSON object:
{"action": "…", "because": "…"} with one option, word for word. When your next choices
are clear, too, such as a whole plan, give all in order: {"actions": ["…", "…"]}.
"""

TURN: Final = """\
$position

Since your last turn:
$events

$rules
$options
"""

RETHINK: Final = """\
That cannot be played. $error
Answer again; the last JSON object counts.
"""


def opening(template: str, sight: Sight, with_rules: bool) -> Message:
    """Return the first message; *with_rules*, it has all rules of the game."""
    narrator, game = Narrator(sight.rules), sight.rules.game
    fields = {
        "game": game.title,
        "player": narrator.player(sight.seat),
        "players": str(sight.rules.seats),
        "board": rulebook.board_text(sight.rules),
        "legend": narrator.legend(sight),
        "rules": f"\nThe rules:\n{rulebook.whole(game)}\n" if with_rules else "",
    }
    return _message("system", template, fields)


def turn(template: str, sight: Sight, with_rules: bool) -> Message:
    """Return one question; *with_rules*, with the rules behind it and its options."""
    narrator = Narrator(sight.rules)
    fields = {
        "position": narrator.position(sight),
        "events": narrator.events(sight.events, sight.since) or "nothing",
        "options": narrator.options(sight),
        "rules": _rules_behind(sight) if with_rules else "",
    }
    return _message("user", template, fields)


def rethink(template: str, error: str) -> Message:
    return _message("user", template, {"error": error})


def _rules_behind(sight: Sight) -> str:
    offer = sight.offer
    assert offer is not None
    ids = (offer.question.rule, *(choice.rule for choice in offer.choices))
    return rulebook.rule_texts(sight.rules.game, ids)


def _message(role: str, template: str, fields: dict[str, str]) -> Message:
    # Fields of the other messages stay empty: a template may name any of them.
    known = {**dict.fromkeys(FIELDS, ""), **fields}
    return {"role": role, "content": Template(template).safe_substitute(known)}
