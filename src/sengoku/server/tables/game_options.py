"""The options of the games, for the page that creates a table.

Everything is derived from what the games accept and reject. Translation keys are the
option's *text* and a value joined by ``-``, as in ``samurai-edition-crowd``;
explanations are under ``.about``.
"""

import functools
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args, get_type_hints

from sengoku.bots.registry import levels
from sengoku.core.errors import GameError
from sengoku.games import GAMES, game
from sengoku.samurai import options as samurai
from sengoku.samurai.words import COLOURS as SAMURAI_COLOURS
from sengoku.samurai.words import SEAT_LETTERS as SAMURAI_SEATS
from sengoku.server.wire.structs import Wire
from sengoku.shogun import options as shogun
from sengoku.shogun.words import COLOURS as SHOGUN_COLOURS
from sengoku.shogun.words import MODULE_WORDS, SIDES, START_WORDS, TOWER_WORDS
from sengoku.shogun.words import SEAT_LETTERS as SHOGUN_SEATS

Setting: TypeAlias = bool | str


class OptionInfo(Wire, frozen=True):
    """A field of a game's options: *one* of the values, *some*, or a *seat*.

    *usual* is the default; seat -1 means random.
    """

    name: str
    kind: Literal["one", "some", "seat"]
    values: tuple[str, ...]
    usual: str | int | tuple[str, ...]
    text: str


class HouseRule(Wire, frozen=True):
    """A house rule; *elsewhere* gives the settings of other editions."""

    name: str
    values: tuple[Setting, ...]
    usual: Setting
    elsewhere: dict[str, Setting]
    text: str


class Clash(Wire, frozen=True):
    """Two values that cannot be combined."""

    option: str
    value: str
    other: str
    other_value: str
    rule: str


class GameInfo(Wire, frozen=True):
    """A game and its options.

    *seats* are the letters of seats, *bots* the levels, weakest first, *boards* the
    names of the shipped boards. *people_only* lists, by option, the values that bots
    cannot play with.
    """

    id: str
    revision: int
    players: tuple[int, ...]
    usual_players: int
    seats: tuple[str, ...]
    colours: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    house: tuple[HouseRule, ...]
    clashes: tuple[Clash, ...]
    people_only: dict[str, tuple[str, ...]]
    boards: tuple[str, ...]


class _Choices(NamedTuple):
    """The values of a game's options by field; *switches* are house rules."""

    players: range
    seats: str
    colours: tuple[str, ...]
    values: dict[str, tuple[str, ...]]
    switches: Any
    house: tuple[str, ...]
    people_only: dict[str, tuple[str, ...]]


_CHOICES: Final = {
    "samurai": _Choices(
        samurai.PLAYERS,
        SAMURAI_SEATS,
        SAMURAI_COLOURS,
        {"edition": samurai.EDITIONS, "variants": samurai.VARIANTS},
        samurai,
        samurai.house_rules(),
        {},
    ),
    "shogun": _Choices(
        shogun.PLAYERS,
        SHOGUN_SEATS,
        SHOGUN_COLOURS,
        {
            "side": SIDES,
            "start": START_WORDS,
            "modules": MODULE_WORDS,
            "tower": (*TOWER_WORDS, shogun.OWN_TOWER),
            "first": (),
        },
        shogun,
        shogun.house_rules(),
        {"tower": (shogun.OWN_TOWER,)},
    ),
}


@functools.cache
def games() -> tuple[GameInfo, ...]:
    return tuple(_info(found.id) for found in GAMES)


def _info(name: str) -> GameInfo:
    found, choices = game(name), _CHOICES[name]
    usual: Any = found.read_options({})
    board: Any = found.rules(usual)
    return GameInfo(
        id=name,
        revision=found.revision,
        players=tuple(choices.players),
        usual_players=usual.players,
        seats=tuple(choices.seats),
        colours=choices.colours,
        bots=levels(name),
        options=tuple(_option(name, field, usual) for field in choices.values),
        house=tuple(_house_rule(name, rule) for rule in choices.house),
        clashes=tuple(_clashes(name)),
        people_only=choices.people_only,
        boards=(board.board.name,),
    )


def _option(name: str, field: str, usual: Any) -> OptionInfo:
    value = getattr(usual, field)
    kind: Literal["one", "some", "seat"] = "one"
    if isinstance(value, tuple):
        kind = "some"
    elif isinstance(value, int):
        kind = "seat"
    text = f"{name}-{field.removesuffix('s')}"
    return OptionInfo(field, kind, _CHOICES[name].values[field], value, text)


# House rules


def _house_rule(name: str, rule: str) -> HouseRule:
    switches = _CHOICES[name].switches
    hint = get_type_hints(switches.Switches)[rule]
    usual = _setting(name, rule, {})
    elsewhere = {
        edition: setting
        for edition in _CHOICES[name].values.get("edition", ())
        if (setting := _setting(name, rule, {"edition": edition})) != usual
    }
    values = get_args(hint) or (False, True)
    text = f"{name}-house-{rule.replace('_', '-')}"
    return HouseRule(rule, values, usual, elsewhere, text)


def _setting(name: str, rule: str, chosen: dict[str, str]) -> Setting:
    options = game(name).read_options(chosen)
    found: Setting = getattr(_CHOICES[name].switches.switches(options), rule)
    return found


# Combinations that clash


def _clashes(name: str) -> Iterator[Clash]:
    """Try every pair of values, and yield those the game rejects."""
    for (first, values), (second, others) in combinations(
        _CHOICES[name].values.items(), 2
    ):
        for value in values:
            for other in others:
                try:
                    _read(name, {first: value, second: other})
                except GameError as error:
                    yield Clash(first, value, second, other, error.rule)


def _read(name: str, chosen: dict[str, str]) -> None:
    usual = game(name).read_options({})
    plain = {
        field: (value,) if isinstance(getattr(usual, field), tuple) else value
        for field, value in chosen.items()
    }
    game(name).read_options(plain)
