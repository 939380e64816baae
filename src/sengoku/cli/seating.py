"""Who sits where: people and bots, by what was typed after ``--bots``."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sengoku.cli import options
from sengoku.core.errors import UnreadableError
from sengoku.core.notation import number
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat

DEFAULT_LEVEL: Final = "normal"
"""The level of bots nobody has chosen."""


class Part(NamedTuple):
    """Some seats and their bot: ``BD=hard``; either may be left out."""

    seats: str
    bot: str


def bots(rules: Rules, typed: str | None) -> dict[Seat, str]:
    """Return the bots by seat; people have the other seats.

    *typed* are parts with commas between them: a number of the last seats, letters of
    seats, a bot, or seats and their bot. One bot alone has all seats but the first;
    several have the last ones.
    """
    parts = [] if typed is None else [*map(_part, typed.split(","))]
    named = [part for part in parts if not part.seats]
    if named and len(named) < len(parts):
        detail = "say the seat of every bot, or of none"
        raise UnreadableError("bots", detail=detail)
    if len(named) > rules.seats:
        detail = f"{len(named)} bots for {rules.seats} seats"
        raise UnreadableError("bots", detail=detail)
    if len(named) > 1:
        first = rules.seats - len(named)
        return {first + place: part.bot for place, part in enumerate(named)}
    if named or not parts:
        bot = named[0].bot if named else DEFAULT_LEVEL
        return dict.fromkeys(range(1, rules.seats), bot)
    return _placed(rules, parts)


def _part(text: str) -> Part:
    seats, equals, bot = text.strip().partition("=")
    if _names_seats(seats):
        return Part(seats, bot if equals else "")
    return Part("", text.strip())


def _names_seats(text: str) -> bool:
    """Is it a number or letters? Bots are written small, and longer."""
    letters = text.replace(" ", "")
    return letters.isdecimal() or letters.isupper() or {*letters} <= {*"abcde"}


def _placed(rules: Rules, parts: Sequence[Part]) -> dict[Seat, str]:
    found: dict[Seat, str] = {}
    for seats, bot in parts:
        for seat in _seats(rules, seats):
            found[seat] = bot or DEFAULT_LEVEL
    return dict(sorted(found.items()))


def _seats(rules: Rules, text: str) -> list[Seat]:
    if text.isdecimal():
        count = number(text, "bots", range(rules.seats + 1))
        return [*range(rules.seats)][rules.seats - count :]
    return [options.read_seat(rules, letter) for letter in text.replace(" ", "")]


def everywhere(rules: Rules, typed: str) -> list[str]:
    """Return a bot for every seat: one for all, or as many as there are seats."""
    named = [name.strip() for name in typed.split(",")]
    if len(named) == 1:
        return named * rules.seats
    if len(named) != rules.seats:
        detail = f"{len(named)} bots for {rules.seats} seats"
        raise UnreadableError("bots", detail=detail)
    return named
