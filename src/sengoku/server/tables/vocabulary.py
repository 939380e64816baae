"""The vocabulary of a game: names, choices and facts of its board.

Nothing here depends on the state of a game. A client fetches it once, to name and group
choices and events.
"""

from typing import Any

import msgspec

from sengoku.bots import protocol
from sengoku.bots.protocol import Kind
from sengoku.core.rules import Rules
from sengoku.server.wire.structs import Wire


class Named(Wire, frozen=True):
    """The engine's word, and the display name or its translation key with facts."""

    id: str
    name: str | tuple[str, dict[str, Any]]


class Vocabulary(Wire, frozen=True):
    """What the numbers of a game mean under these *options*.

    *actions* are blocks of ids; *words* are the values of their fields in notation.
    *things* lists everything, by kind and number; *kinds* and *lists* give the kind of
    each field of events, questions, refusals and actions, *tallies* the kind that
    indexes a list of numbers. *board* holds the facts of the board file.
    """

    game: str
    revision: int
    options: dict[str, Any]
    actions: tuple[Kind, ...]
    words: dict[str, tuple[str, ...]]
    things: dict[str, tuple[Named, ...]]
    kinds: dict[str, str]
    lists: dict[str, str]
    tallies: dict[str, str]
    board: dict[str, Any]


def vocabulary(rules: Rules) -> Vocabulary:
    namer = rules.game.namer(rules)
    return Vocabulary(
        game=rules.id,
        revision=rules.revision,
        options=msgspec.to_builtins(rules.options),
        actions=protocol.kinds(rules),
        words=protocol.words(rules),
        things={
            kind: tuple(Named(thing.id, thing.name) for thing in known)
            for kind, known in namer.things.items()
        },
        kinds={**namer.kinds},
        lists={**namer.lists},
        tallies={**namer.tallies},
        board=protocol.board(rules),
    )
