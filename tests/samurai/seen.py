"""What tests look at besides a position: events in words, control, whole games."""

import functools
from typing import Any

from sengoku.core import flow
from sengoku.core.events import to_json
from sengoku.core.seats import Viewer
from sengoku.samurai.rules import control
from sengoku.samurai.vocabulary import (
    ORDER_WORDS,
    REGION_WORDS,
    RESOURCE_WORDS,
    SEAT_LETTERS,
)
from sengoku.testing import Scenario
from tests.samurai.given import given, rules

SLOTS = ("g1", "g2", "g3", "o1", "o2", "o3", "t1", "t2", "t3", "v1", "v2", "v3")
"""The slots of TM-23 from south to north."""

INLAND = {"O1", "O6", "T1"}
COASTS = (
    {f"G{n}" for n in range(1, 7)}
    | {f"O{n}" for n in range(1, 8)}
    | {f"T{n}" for n in range(1, 7)}
    | {f"V{n}" for n in range(1, 5)}
) - INLAND
"""The provinces of TM-23 that ships can reach."""

SETUP_MAP = "map G1:A2B2C2D2 O1:A2B2C2D2 T1:A2B2C2D2 V1:A2B2C2D2"
"""Where the armies of four players begin."""

_SEATS = ("seat", "owner", "by", "victim", "turn_order", "winners")


def told(game: Scenario, viewer: Viewer = None) -> list[str]:
    """Return the events *viewer* may read, each as its kind and its facts in words.

    Comments are left out.
    """
    return [_spell(to_json(event.bare())) for event in game.events(viewer)]


def of_kind(game: Scenario, *kinds: str, viewer: Viewer = None) -> list[str]:
    """Return only the events of these kinds."""
    return [text for text in told(game, viewer) if text.split()[0] in kinds]


def _spell(event: dict[str, Any]) -> str:
    kind = event.pop("kind")
    return " ".join([kind, *(_words(name, value) for name, value in event.items())])


def _words(name: str, value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(_words(name, part) for part in value)
    if value == -1:
        return "none"
    if name in _SEATS:
        return SEAT_LETTERS[value]
    if name in ("regions", "extra", "more"):
        return REGION_WORDS[value]
    if name == "resource":
        return RESOURCE_WORDS[value]
    domain = rules().domains.get(name)
    return str(value) if domain is None else domain.word(value)


def holder(game: Scenario, province: str) -> str:
    """Return the letter of the seat that controls *province*, or nothing."""
    at = rules().domains["province"].read(province)
    seat = control.controller(game.state, at, rules().board.region_of[at])
    return SEAT_LETTERS[seat] if seat >= 0 else ""


def power(game: Scenario, seat: str, province: str) -> int:
    at = rules().domains["province"].read(province)
    region = rules().board.region_of[at]
    return control.power(game.state, SEAT_LETTERS.index(seat), at, region)


def supply(game: Scenario, seat: str) -> int:
    """Return the armies *seat* has in front of the screen."""
    armies: int = game.state.supply[SEAT_LETTERS.index(seat)]
    return armies


def castles(game: Scenario, seat: str) -> int:
    """Return the castles *seat* can still build."""
    left: int = game.state.castles[SEAT_LETTERS.index(seat)]
    return left


def holdings(game: Scenario, seat: str) -> tuple[int, int]:
    """Return the food and the bushido of *seat*."""
    at = SEAT_LETTERS.index(seat)
    return game.state.food[at], game.state.bushido[at]


def tokens(game: Scenario, seat: str) -> dict[str, int]:
    """Return the order tokens behind the screen of *seat*, by order."""
    first = SEAT_LETTERS.index(seat) * len(ORDER_WORDS)
    behind = game.state.tokens[first : first + len(ORDER_WORDS)]
    return dict(zip(ORDER_WORDS, behind, strict=True))


def held(game: Scenario, seat: str) -> list[str]:
    """Return the orders of which *seat* has a token behind the screen."""
    return [order for order, copies in tokens(game, seat).items() if copies]


def hand(game: Scenario, seat: str) -> dict[str, int]:
    """Return the destiny cards of *seat*, by region."""
    first = SEAT_LETTERS.index(seat) * len(REGION_WORDS)
    cards = game.state.hand[first : first + len(REGION_WORDS)]
    return dict(zip(REGION_WORDS, cards, strict=True))


def prices(game: Scenario) -> dict[str, dict[str, int]]:
    """Return what the offered choices cost, by their text."""
    return {choice.text: choice.price for choice in game.choices()}


def priced(game: Scenario) -> dict[str, dict[str, int]]:
    """Return only the choices that cost something."""
    return {text: price for text, price in prices(game).items() if price}


def rule_for(game: Scenario) -> dict[str, str]:
    """Return the rules that allow the offered choices, by their text."""
    return {choice.text: choice.rule for choice in game.choices()}


def slots_offered(game: Scenario) -> set[str]:
    """Return the slots on which the placing seat may put a token."""
    return {text.split()[2] for text in game.offered() if text.startswith("place ")}


def placements(slots: tuple[str, ...] | set[str], *orders: str) -> set[str]:
    """Return every way to place one of *orders*, or of all, on one of *slots*."""
    return {
        f"place {order} {slot}" for order in orders or ORDER_WORDS for slot in slots
    }


def voyages(origin: str, most: int) -> set[str]:
    """Return every ship command for 1 to *most* armies of *origin*."""
    return {
        f"ship {origin} {to} {armies}"
        for to in COASTS - {origin}
        for armies in range(1, most + 1)
    }


def watched(
    position: str,
    players: int = 4,
    edition: str = "standard",
    variants: tuple[str, ...] = (),
    **house: bool | str,
) -> Scenario:
    """As ``given``, but what happens before the first question is logged too."""
    game = given("", players, edition, variants, **house)
    settling = rules(players, edition, variants, tuple(sorted(house.items())))
    game.state = settling.notation.parse(position)
    flow.settle(settling.table, game.state, game.log)
    return game


def started(
    players: int = 4, edition: str = "standard", seed: int = 1, **house: bool | str
) -> Scenario:
    """Return a new game from its setup on, events included."""
    game = given("", players, edition, (), **house)
    game.state = game.rules.start(f"fast-1:{seed:x}", game.log)
    return game


def choose(game: Scenario, number: int) -> None:
    """Let the first seat that is asked choose, by *number* among what is offered."""
    letter = game.asked()[1][0]
    offered = sorted(game.offered(letter))
    game.plays(f"{letter} {offered[number % len(offered)]}")


@functools.cache
def finished(players: int = 4, edition: str = "standard", seed: int = 1) -> Scenario:
    """Return a whole game, to look at: its choices are always the same."""
    game = started(players, edition, seed)
    number = 0
    while not game.is_over():
        number = (number * 1103515245 + 12345) % 2**31
        choose(game, number >> 8)
    return game
