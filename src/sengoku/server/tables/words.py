"""What numbers stand for in a game: names, choices and facts of its board.

Nothing here depends on how a game stands. A client needs it once, to name and to group
what it is offered and what happens.
"""

from typing import Any, cast

import msgspec

from sengoku.bots import protocol
from sengoku.bots.protocol import Kind
from sengoku.core.phrases import Naming
from sengoku.core.rules import Rules
from sengoku.server.tables.speech import NAMERS
from sengoku.server.wire.structs import Wire


class Named(Wire, frozen=True):
    """The word of the engine, and the name people read or the key of it, with facts."""

    id: str
    name: str | tuple[str, dict[str, Any]]


class Vocabulary(Wire, frozen=True):
    """What numbers stand for under these *options*.

    *actions* are blocks of ids; *words* are the values of their fields, as they are
    typed. *things* are all there is, by kind and number; *kinds* and *lists* say which
    kind the fields of events, questions, refusals and actions hold, *tallies* by what
    their lists of numbers are ordered. *board* holds the facts of the board file.
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
    namer = cast(Naming, NAMERS[rules.id](rules))
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
