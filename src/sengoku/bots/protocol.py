"""The messages between sengoku and a bot program: one JSON object per line.

We send *hello*, it answers *ready*; then we send numbered *questions* and it sends
*answers*; finally we send the *end*. ``docs/bot-protocol.md`` shows every message.

All of it is made from a ``View``. What a choice costs and which rule allows it is
looked up in an imagined state: it is the same in all states that look the same to
this seat, and so the real one is not needed.
"""

from typing import Any, Final

import msgspec

from sengoku.bots.bot import BotError
from sengoku.bots.view import Because, View
from sengoku.core import rng
from sengoku.core.events import to_json
from sengoku.core.notation import Domain, quote
from sengoku.core.rules import Choice, Outcome, Question, Rules
from sengoku.core.seats import Seat
from sengoku.core.space import Family

PROTOCOL: Final = 1
"""Raised when a program that was right would now be wrong."""

LONGEST_NAME: Final = 40
LONGEST_REASON: Final = 200

SAID: Final = "said"
"""The key of a reason that is told in the words of the program."""


# What we say


class Field(msgspec.Struct, frozen=True):
    """An argument of an action and the numbers it can be."""

    name: str
    low: int
    high: int


class Kind(msgspec.Struct, frozen=True):
    """All actions of one kind: their ids begin with *first*."""

    kind: str
    first: int
    count: int
    fields: tuple[Field, ...]


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The game, before it begins.

    *words* are what numbers stand for, by the name of a field; a field that is not
    there is a plain number. *board* holds the facts of the board file.
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


class Asked(msgspec.Struct, frozen=True, tag_field="type", tag="question"):
    """A question; *events* are all that the seat could see since the one before."""

    number: int
    question: Question
    offer: tuple[Choice, ...]
    observation: Any
    events: tuple[dict[str, Any], ...]
    seconds: float


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]


def hello(view: View, seed: int, seconds: float) -> Hello:
    rules = view.rules
    return Hello(
        protocol=PROTOCOL,
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
    """Return all actions of the game, as blocks of ids."""
    return tuple(map(_kind, rules.space.families))


def _kind(family: Family) -> Kind:
    fields = tuple(
        Field(name, allowed.start, allowed.stop - 1)
        for name, allowed in zip(family.fields, family.ranges, strict=True)
    )
    return Kind(family.kind, family.begin, family.count, fields)


def words(rules: Rules) -> dict[str, tuple[str, ...]]:
    """Return what numbers stand for, by the name of a field."""
    known = rules.spelling.domains
    return {name: known[name].words for name in known if not _counts(known[name])}


def _counts(domain: Domain) -> bool:
    """Are its words only the numbers themselves?"""
    numbers = range(domain.first, domain.first + len(domain.words))
    return domain.words == tuple(map(str, numbers))


def board(rules: Rules) -> dict[str, Any]:
    """Return the facts of the board file."""
    found: Any = getattr(rules, "board", None)  # not every game has one
    return {key: fact.value for key, fact in found.facts.items()} if found else {}


def question(view: View, number: int, seconds: float) -> Asked:
    rules, seat = view.rules, view.seat
    imagined = rules.imagine(view.observation, rng.fast(0, 1))
    asked = rules.question(imagined, seat)
    assert asked is not None
    choices = {choice.id: choice for choice in rules.choices(imagined, seat)}
    return Asked(
        number=number,
        question=asked,
        offer=tuple(choices[action] for action in view.ids),
        observation=view.observation,
        events=tuple(map(to_json, view.events)),
        seconds=seconds,
    )


def end(outcome: Outcome) -> End:
    return End(outcome.scores, outcome.winners, outcome.ranks)


def line(message: Hello | Asked | End) -> bytes:
    return msgspec.json.encode(message) + b"\n"


# What the program says


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    protocol: int
    name: str = ""


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    number: int
    id: int
    because: str = ""

    @property
    def reason(self) -> Because | None:
        said = printable(self.because, LONGEST_REASON)
        return Because(SAID, {"text": said}) if said else None


def read(written: bytes) -> Ready | Answer:
    """Return the message in a line, or say what is wrong with it."""
    try:
        return msgspec.json.decode(written, type=Ready | Answer)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        text = quote(written.decode("utf-8", "replace").strip())
        detail = f"wrote {text}, which is no message: {error}"
        raise BotError("illegal", detail) from None


def printable(text: str, longest: int) -> str:
    """Return *text* without what a terminal would obey, and not too much of it."""
    return "".join(c if c.isprintable() else " " for c in text[:longest]).strip()
