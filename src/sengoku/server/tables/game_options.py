"""The options of the games, for the page that creates a table.

Everything is derived from what the games accept and reject. Translation keys are the
option's *text* and a value joined by ``-``, as in ``samurai-edition-crowd``;
explanations are under ``.about``.
"""

import functools
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Literal, TypeAlias, get_args, get_type_hints

from sengoku.bots.registry import levels
from sengoku.core.errors import GameError
from sengoku.core.game import Game
from sengoku.games import GAMES
from sengoku.server.wire.structs import Wire

Setting: TypeAlias = bool | str


class OptionInfo(Wire, frozen=True):
    """A field of a game's options: *one* of the values, *some*, or a *seat*.

    Seat -1 means random.
    """

    name: str
    kind: Literal["one", "some", "seat"]
    values: tuple[str, ...]
    default: str | int | tuple[str, ...]
    text: str


class HouseRule(Wire, frozen=True):
    """A house rule; *elsewhere* gives the settings of other editions."""

    name: str
    values: tuple[Setting, ...]
    default: Setting
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
    default_players: int
    seats: tuple[str, ...]
    colours: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    house: tuple[HouseRule, ...]
    clashes: tuple[Clash, ...]
    people_only: dict[str, tuple[str, ...]]
    boards: tuple[str, ...]


def games() -> tuple[GameInfo, ...]:
    return tuple(map(_info, GAMES))


@functools.cache
def _info(game: Game) -> GameInfo:
    defaults = game.read_options({})
    rules = game.rules(defaults)
    return GameInfo(
        id=game.id,
        revision=game.revision,
        players=tuple(game.players),
        default_players=defaults.players,
        seats=rules.spelling.domains["seat"].words,
        colours=game.colours,
        bots=levels(game),
        options=tuple(_option(game, field, defaults) for field in game.choices),
        house=tuple(_house_rule(game, rule) for rule in game.house_rules()),
        clashes=tuple(_clashes(game)),
        people_only={**game.people_only},
        boards=game.boards,
    )


def _option(game: Game, field: str, defaults: Any) -> OptionInfo:
    value = getattr(defaults, field)
    kind: Literal["one", "some", "seat"] = "one"
    if isinstance(value, tuple):
        kind = "some"
    elif isinstance(value, int):
        kind = "seat"
    text = f"{game.id}-{field.removesuffix('s')}"
    return OptionInfo(field, kind, game.choices[field], value, text)


# House rules


def _house_rule(game: Game, rule: str) -> HouseRule:
    default, values = _setting(game, rule, {})
    elsewhere = {
        edition: setting
        for edition in game.choices.get("edition", ())
        if (setting := _setting(game, rule, {"edition": edition})[0]) != default
    }
    text = f"{game.id}-house-{rule.replace('_', '-')}"
    return HouseRule(rule, values, default, elsewhere, text)


def _setting(
    game: Game, rule: str, chosen: dict[str, str]
) -> tuple[Setting, tuple[Setting, ...]]:
    """Return the setting of a house rule, and all settings it can have."""
    switches = game.switches(game.read_options(chosen))
    values = get_args(get_type_hints(type(switches))[rule]) or (False, True)
    return getattr(switches, rule), values


# Combinations that clash


def _clashes(game: Game) -> Iterator[Clash]:
    """Try every pair of values, and yield those the game rejects."""
    for (first, values), (second, others) in combinations(game.choices.items(), 2):
        for value in values:
            for other in others:
                try:
                    _read(game, {first: value, second: other})
                except GameError as error:
                    yield Clash(first, value, second, other, error.rule)


def _read(game: Game, chosen: dict[str, str]) -> None:
    defaults = game.read_options({})
    plain = {
        field: (value,) if isinstance(getattr(defaults, field), tuple) else value
        for field, value in chosen.items()
    }
    game.read_options(plain)
