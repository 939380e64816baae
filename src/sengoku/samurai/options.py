"""Options of a game: players, edition, variants, house rules."""

import functools
import tomllib
from importlib import resources
from typing import Any, Final, Literal

import msgspec

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain
from sengoku.core.options import check_colours, check_words, convert
from sengoku.samurai.board import BOARDS
from sengoku.samurai.vocabulary import COLOURS

EDITIONS: Final = ("standard", "crowd", "draft")
VARIANTS: Final = ("agenda", "mountain", "shrines", "neutral")
PLAYERS: Final = range(2, 5)
FROM_BOARD: Final = ("armies", "castles", "extra_destiny")


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every point on which editions differ; ``data/editions.toml`` has the values.

    An edition may overrule the board on those in ``FROM_BOARD``.
    """

    armies: int
    castles: int
    castle_marker: bool
    castle_in_capital: bool
    one_castle_per_province: bool
    cover_limit: Literal["once-per-opponent", "victim-once", "none"]
    recruit_second_same_place: bool
    recruit_second_cost: int
    move23_upgrade: bool
    move23_cost: int
    ship_cost: int
    ship_origin_anywhere: bool
    attack_second_cost: int
    journey_cost: int
    harvest_needs_control: bool
    strict_resource_supply: bool
    open_resources: bool
    cleanup_step: int
    region_bonus_second: bool
    leftovers: bool
    tiebreaks: bool
    marked_cards: bool
    extra_destiny: int
    open_cards_2p: int
    agenda_timing: Literal["any-time", "own-turn"]
    agenda_3b: Literal["own-castle", "control-castle-province"]
    variants: bool


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """*board* is the text of a board file, or the name of a shipped board.

    Empty, it is the standard one.
    """

    players: int = 4
    edition: str = "standard"
    variants: tuple[str, ...] = ()
    house: dict[str, bool | str] = {}
    colours: tuple[str, ...] = ()
    board: str = ""


@functools.cache
def _editions() -> dict[str, Any]:
    data = resources.files("sengoku.samurai") / "data" / "editions.toml"
    return tomllib.loads(data.read_text(encoding="utf-8"))


def house_rules() -> tuple[str, ...]:
    """Return the names of the switches that house rules may set."""
    return tuple(_editions()["house"])


def read(value: object) -> Options:
    """Return checked options made from plain data."""
    options = convert(value, Options)
    check(options)
    return options


def check(options: Options) -> None:
    if options.players not in PLAYERS:
        raise UnreadableError(
            "players",
            "SSE-COMP-1",
            f"{options.players} players cannot play; the game is for 2, 3 or 4",
        )
    most = BOARDS.of(options.board).players
    if options.players > most:
        detail = f"{options.players} players cannot play; the board is for {most}"
        raise UnreadableError("players", "SSE-COMP-1", detail)
    Domain("edition", EDITIONS).exact(options.edition)
    _check_variants(options)
    check_colours(options.colours, COLOURS, options.players, "SSE-SETUP-10")
    switches(options)


def _check_variants(options: Options) -> None:
    check_words("variants", options.variants, VARIANTS)
    if options.variants and not switches(options).variants:
        raise UnreadableError(
            "variants",
            "SSE-VAR-0",
            f"the {options.edition} edition has no variants",
        )


def switches(options: Options) -> Switches:
    """Return the switches: the board's, overruled by the edition, then house rules."""
    for name in options.house:
        Domain("house rule", house_rules()).exact(name)
    editions, board = _editions(), BOARDS.of(options.board)
    merged = {name: getattr(board, name) for name in FROM_BOARD}
    merged |= editions["standard"] | editions[options.edition] | options.house
    return convert(merged, Switches, "house", "house rules")
