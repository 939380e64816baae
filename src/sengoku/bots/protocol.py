"""The bot protocol: one JSON object per line, on stdin and stdout.

We send *hello*, the program replies *ready*. Then we send numbered *questions* and it
replies with *answers*; finally we send *end*. ``docs/bot-protocol.md`` shows all.

Messages are built from a ``View``, never from the real state. The price of a choice and
the rule behind it come from an imagined state: they are the same in every state that
looks the same to this seat.
"""

from typing import Any, Final

import msgspec

from sengoku.bots.bot import BotError
from sengoku.bots.view import Because, View
from sengoku.core import rng
from sengoku.core.choices import Choice
from sengoku.core.events import to_json
from sengoku.core.notation import Domain, quote
from sengoku.core.rules import Outcome, Question, Rules
from sengoku.core.seats import Seat
from sengoku.core.space import Family

PROTOCOL_VERSION: Final = 1
"""Incremented when a change would break correct programs."""

MAX_NAME_LENGTH: Final = 40
MAX_REASON_LENGTH: Final = 200

FREE_TEXT: Final = "said"
"""The key of a reason that is given in the program's own words."""

TALLY_FIELD: Final = "tally"
"""The field of observations that is knowledge, not for display (decision 2)."""

STACK_FIELD: Final = "stack"
"""The field of observations that only ``imagine`` needs: never part of a message."""


# Messages we send


class Field(msgspec.Struct, frozen=True):
    """An argument of an action and its range."""

    name: str
    low: int
    high: int


class Kind(msgspec.Struct, frozen=True):
    """All actions of one kind; their ids start at *first*."""

    kind: str
    first: int
    count: int
    fields: tuple[Field, ...]


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """Describes the game before it starts.

    *words* maps the name of a field to the names of its values; a field that is missing
    is a plain number. *board* holds the facts of the board file.
    """

    protocol: int
    game: str
    revision: int
    options: dict[str, Any]
    seat: Seat
    seats: int
    seconds: float
    seed: int
    actions: tuple[Kind, ...]
    words: dict[str, tuple[str, ...]]
    board: dict[str, Any]


class QuestionMessage(msgspec.Struct, frozen=True, tag_field="type", tag="question"):
    """A question; *events* are those the seat saw since the last question."""

    number: int
    question: Question
    offer: tuple[Choice, ...]
    observation: dict[str, Any]
    events: tuple[dict[str, Any], ...]
    seconds: float


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]


def hello(view: View, seed: int, seconds: float) -> Hello:
    rules = view.rules
    return Hello(
        protocol=PROTOCOL_VERSION,
        game=rules.id,
        revision=rules.revision,
        options=msgspec.to_builtins(rules.options),
        seat=view.seat,
        seats=rules.seats,
        seconds=seconds,
        seed=seed,
        actions=kinds(rules),
        words=words(rules),
        board=board(rules),
    )


def kinds(rules: Rules) -> tuple[Kind, ...]:
    """Return all actions of the game as blocks of ids."""
    return tuple(map(_kind, rules.space.families))


def _kind(family: Family) -> Kind:
    fields = tuple(
        Field(name, allowed.start, allowed.stop - 1)
        for name, allowed in zip(family.fields, family.ranges, strict=True)
    )
    return Kind(family.kind, family.begin, family.count, fields)


def words(rules: Rules) -> dict[str, tuple[str, ...]]:
    """Map each field to the names of its values."""
    known = rules.spelling.domains
    return {name: known[name].words for name in known if not _is_numeric(known[name])}


def _is_numeric(domain: Domain) -> bool:
    """Are its words just the numbers themselves?"""
    numbers = range(domain.first, domain.first + len(domain.words))
    return domain.words == tuple(map(str, numbers))


def board(rules: Rules) -> dict[str, Any]:
    """Return the facts of the board file."""
    if rules.board is None:
        return {}
    return {key: fact.value for key, fact in rules.board.facts.items()}


def question(view: View, number: int, seconds: float) -> QuestionMessage:
    rules, seat = view.rules, view.seat
    imagined = rules.imagine(view.observation, rng.fast(0, 1))
    asked = rules.question(imagined, seat)
    assert asked is not None
    choices = {choice.id: choice for choice in rules.choices(imagined, seat)}
    return QuestionMessage(
        number=number,
        question=asked,
        offer=tuple(choices[action] for action in view.ids),
        observation=displayed(view.observation),
        events=tuple(map(to_json, view.events)),
        seconds=seconds,
    )


def displayed(observation: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of an observation without the engine's stack."""
    names = (name for name in observation.__struct_fields__ if name != STACK_FIELD)
    return {name: getattr(observation, name) for name in names}


def end(outcome: Outcome) -> End:
    return End(outcome.scores, outcome.winners, outcome.ranks)


def encode(message: Hello | QuestionMessage | End) -> bytes:
    return msgspec.json.encode(message) + b"\n"


# Messages we receive


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    protocol: int
    name: str = ""


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    number: int
    id: int
    because: str = ""

    @property
    def reason(self) -> Because | None:
        text = printable(self.because, MAX_REASON_LENGTH)
        return Because(FREE_TEXT, {"text": text}) if text else None


def decode(line: bytes) -> Ready | Answer:
    """Parse one line, or raise ``BotError`` with the reason."""
    try:
        return msgspec.json.decode(line, type=Ready | Answer)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        text = quote(line.decode("utf-8", "replace").strip())
        detail = f"wrote {text}, which is not a valid message: {error}"
        raise BotError("illegal", detail) from None


def printable(text: str, max_length: int) -> str:
    """Truncate *text* and strip control characters."""
    return "".join(c if c.isprintable() else " " for c in text[:max_length]).strip()
