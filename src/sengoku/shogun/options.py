"""Options of a game: players, side, start, modules, tower."""

from typing import Final

import msgspec

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain
from sengoku.core.options import check_colours, check_words, convert
from sengoku.shogun.vocabulary import (
    COLOURS,
    MODULE_WORDS,
    SIDES,
    START_WORDS,
    TOWER_WORDS,
)

PLAYERS: Final = range(3, 6)
OWN_TOWER: Final = "own"
"""People throw cubes into their own tower and report what fell."""

RANDOM_SEAT: Final = -1


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules; the defaults are those of the rule book."""

    strict_forced_battle: bool = True  # SHO-ACT-BATTLE-4, R-11
    one_monument_per_province: bool = False  # SHO-GEN-7, R-31


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """*board* is the text of a board file, or empty for the shipped board.

    *first* is the seat that drafts first, or -1 for a random one [R-01].
    """

    players: int = 4
    side: str = "sun"
    start: str = "draft"
    modules: tuple[str, ...] = ()
    tower: str = "standard"
    first: int = RANDOM_SEAT
    house: dict[str, bool] = {}
    colours: tuple[str, ...] = ()
    board: str = ""


def house_rules() -> tuple[str, ...]:
    return Switches.__struct_fields__


def read(value: object) -> Options:
    """Return checked options made from plain data."""
    options = convert(value, Options)
    check(options)
    return options


def check(options: Options) -> None:
    if options.players not in PLAYERS:
        raise UnreadableError(
            "players",
            "SHO-COMP-19",
            f"{options.players} players cannot play; the game is for 3, 4 or 5",
        )
    Domain("side", SIDES).exact(options.side)
    Domain("start", START_WORDS).exact(options.start)
    Domain("tower", (*TOWER_WORDS, OWN_TOWER)).exact(options.tower)
    if options.start == "preset" and options.side != "sun":
        raise UnreadableError(
            "start", "SHO-SETUP-16", "start tables exist for the sun side only"
        )
    if not RANDOM_SEAT <= options.first < options.players:
        raise UnreadableError("first", detail=f"there is no seat {options.first}")
    check_words("modules", options.modules, MODULE_WORDS)
    check_colours(options.colours, COLOURS, options.players)
    switches(options)


def switches(options: Options) -> Switches:
    for name in options.house:
        Domain("house rule", house_rules()).exact(name)
    return convert(options.house, Switches, "house", "house rules")
