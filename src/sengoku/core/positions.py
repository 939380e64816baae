"""What the text positions of all games share: sections, pairs, pending work.

A position is sections joined by ``|``, each opened by a keyword. The stack of pending
work is written ``name@SEATS(argument)``, the next on the right.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, final

from sengoku.core import seats as seat_sets
from sengoku.core.args import pack, unpack
from sengoku.core.errors import UnreadableError
from sengoku.core.flow import GameState, Step, push
from sengoku.core.notation import Domain, number, quote
from sengoku.core.stack import Frame

COUNT_RANGE: Final = range(1000)
"""Numbers of pieces, points or tokens that a text may give."""

MAX_TEXT_LENGTH: Final = 20_000

_FRAME = re.compile(r"([a-z0-9-]+)(?:@([A-Z]+))?(?:\(([^()]*)\))?")
_WORDS = re.compile(r"[0-9]{1,20}(?:,[0-9]{1,20})*")


def unreadable(section: str, got: str, wanted: str) -> UnreadableError:
    return UnreadableError(
        "position", detail=f"{section}: {quote(got)} unreadable; expected {wanted}"
    )


def impossible(detail: str) -> UnreadableError:
    """Return the error for a text that describes no possible position."""
    return UnreadableError("position", detail=f"impossible position: {detail}")


def split(text: str) -> dict[str, list[str]]:
    """Return the words of each section by its keyword."""
    if len(text) > MAX_TEXT_LENGTH:
        raise UnreadableError("position", detail="the text is far too long")
    found: dict[str, list[str]] = {}
    for section in text.split("|"):
        words = section.split()
        if not words:
            continue
        if words[0] in found:
            raise UnreadableError(
                "position", detail=f"section {quote(words[0])} stands twice"
            )
        found[words[0]] = words[1:]
    return found


def join(sections: Iterable[str]) -> str:
    return " | ".join(section for section in sections if section)


def section(word: str, items: Iterable[str]) -> str:
    """Return a section, or an empty text without *items*."""
    said = " ".join(items)
    return f"{word} {said}" if said else ""


def pair(where: str, item: str) -> tuple[str, str]:
    """Read ``name:value``; a hidden value cannot be read."""
    left, colon, right = item.partition(":")
    if not colon or not left or not right:
        raise unreadable(where, item, "'name:value'")
    if "?" in right:
        raise UnreadableError(
            "hidden",
            detail=f"{where}: {quote(item)} is hidden; a position to play from must "
            "say everything",
        )
    return left, right


def no_more(left: Mapping[str, object], known: Iterable[str]) -> None:
    """Refuse unknown sections."""
    for word in left:
        raise UnreadableError(
            "position",
            detail=f"section {quote(word)} unknown; expected one of {', '.join(known)}",
        )


def numbers(values: Iterable[int]) -> str:
    return ",".join(map(str, values))


def number_list(where: str, text: str, size: int) -> list[int]:
    values = [number(part, where, COUNT_RANGE) for part in text.split(",")]
    if len(values) != size:
        raise unreadable(where, text, f"{size} numbers")
    return values


def generator(items: list[str]) -> list[int]:
    """Read a random generator: numbers separated by commas."""
    text = " ".join(items)
    if not _WORDS.fullmatch(text):
        raise unreadable("rng", text, "whole numbers")
    return [int(word) for word in text.split(",")]


def counted(words: Iterable[str], counts: Iterable[int]) -> Iterator[str]:
    """Return ``word:count`` for every count but 0."""
    for word, count in zip(words, counts, strict=True):
        if count:
            yield f"{word}:{count}"


@final
class Frames:
    """Reads and writes the stack of pending work of one phase table."""

    def __init__(
        self, table: tuple[Step[Any], ...], domains: Mapping[str, Domain], seats: int
    ) -> None:
        self.table = table
        self.domains = domains
        self.letters = Domain("seat", domains["seat"].words[:seats])
        self.steps = Domain("step", tuple(step.name for step in table))

    def mask(self, letters: str) -> int:
        found = 0
        for letter in letters:
            found |= seat_sets.one(self.letters.read(letter))
        return found

    def word(self, mask: int) -> str:
        return "".join(self.letters.word(seat) for seat in seat_sets.each(mask))

    def write(self, pending: Iterable[Frame]) -> Iterator[str]:
        for step, waiting, arg in pending:
            yield self._frame(self.table[step], waiting, arg)

    def _frame(self, step: Step[Any], waiting: int, arg: int) -> str:
        text = step.name
        if waiting:
            text += "@" + self.word(waiting)
        if step.arg_fields:
            values = unpack(step.arg_fields, arg).items()
            text += "(" + ",".join(self._value(*value) for value in values) + ")"
        return text

    def _value(self, name: str, value: int) -> str:
        return self.domains[name].word(value) if name in self.domains else str(value)

    def read(self, s: GameState, items: list[str]) -> None:
        """Push the work that *items* stand for."""
        for item in items:
            found = _FRAME.fullmatch(item)
            if found is None:
                raise unreadable("do", item, "work such as 'step@A(1)'")
            number_ = self.steps.read(found[1])
            step, waiting = self.table[number_], self.mask(found[2] or "")
            arg = self._argument(step, found[3], item)
            _check(step, waiting, arg)
            push(s, number_, waiting, arg)

    def _argument(self, step: Step[Any], inside: str | None, item: str) -> int:
        words = inside.split(",") if inside else []
        names = [field.name for field in step.arg_fields]
        if len(words) != len(names):
            raise unreadable("do", item, f"{step.name}({', '.join(names)})")
        values = {}
        for word, field in zip(words, step.arg_fields, strict=True):
            domain = self.domains.get(field.name)
            values[field.name] = (
                number(word, f"{step.name} {field.name}", range(field.size))
                if domain is None
                else domain.read(word)
            )
        return pack(step.arg_fields, values)


def _check(step: Step[Any], waiting: int, arg: int) -> None:
    if not step.asks and waiting:
        raise impossible(f"{step.name} asks nobody")
    if step.asks and not waiting:
        raise impossible(f"{step.name} must say whom it asks")
    if step.asks and not step.secret and seat_sets.size(waiting) > 1:
        raise impossible(f"{step.name} asks one seat at a time")
    if not step.accepts(arg):
        raise impossible(f"{step.name} has no such place")
