"""Positions of Shogun under any options, and what tests look at in them.

Colours of the rule book become seats: each test says which. Throws are told, as with a
tower of one's own, unless a test asks for another tower.
"""

import functools
from collections.abc import Iterator
from typing import Any

from sengoku.core import flow
from sengoku.core.events import to_json
from sengoku.core.seats import Viewer, each
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import OWN_TOWER, RANDOM_SEAT, Options
from sengoku.shogun.vocabulary import (
    ACTIONS,
    BUILDING_WORDS,
    CUBE_LETTERS,
    FIELD_WORDS,
    GREEN,
    REGION_WORDS,
    SEAT_LETTERS,
    SPECIAL_WORDS,
)
from sengoku.testing import Scenario

PLAYERS = 4

_SEATS = (
    *("seat", "defender", "lost_by", "owner"),
    *("choosing", "player_order", "winners"),
)
_PROVINCES = ("province", "drawn", "origin", "destination", "open_cards", "turned")
_EVENTS = ("event", "events")
_WORDS = {
    "field": FIELD_WORDS,
    "action": FIELD_WORDS,
    "row": FIELD_WORDS,
    "special": SPECIAL_WORDS,
    "building": BUILDING_WORDS,
    "region": REGION_WORDS,
    "colour": tuple(CUBE_LETTERS),
}


@functools.cache
def rules(
    players: int = PLAYERS,
    side: str = "sun",
    start: str = "draft",
    modules: tuple[str, ...] = (),
    tower: str = OWN_TOWER,
    first: int = RANDOM_SEAT,
    house: tuple[tuple[str, bool], ...] = (),
) -> ShogunRules:
    return ShogunRules(
        Options(players, side, start, modules, tower, first, dict(house))
    )


def given(
    position: str,
    players: int = PLAYERS,
    side: str = "sun",
    start: str = "draft",
    modules: tuple[str, ...] = (),
    tower: str = OWN_TOWER,
    **house: bool,
) -> Scenario:
    """Return a scenario at *position*; keywords beyond the first are house rules.

    What happens before the first question is logged too.
    """
    chosen = tuple(sorted(house.items()))
    whole = rules(players, side, start, modules, tower, house=chosen)
    game = Scenario(whole, "")
    game.state = whole.notation.parse(position)
    flow.settle(whole.table, game.state, game.log)
    return game


def row(*first: str) -> str:
    """Return the section of a row of action cards that begins with these."""
    rest = (word for word in FIELD_WORDS[:ACTIONS] if word not in first)
    return " ".join(["row", *first, *rest])


def acting(action: str, position: str, players: int = PLAYERS, **how: Any) -> Scenario:
    """Return a scenario in which everybody's turn of one *action* comes now."""
    order = "" if " | order " in position else f" | order {SEAT_LETTERS[:players]}"
    text = f"{position}{order} | {row(action)} | do action(0,0)"
    return given(text, players, **how)


def special(seat: str, card: str) -> str:
    """Return sections in which the position of *seat* gives it a special *card*.

    Further possessions of the seat can follow.
    """
    cards = [card, *(word for word in SPECIAL_WORDS if word != card)]
    return f"special {' '.join(cards)} | {seat} position:1"


def throws(game: Scenario, seat: str, **out: int) -> Scenario:
    """Let *seat* say what lies in the tray: cubes by the letter of their colour.

    Colours of which no cube can fall are not asked for.
    """
    assert game.asked() == ("throw", seat)
    there = zip(CUBE_LETTERS, game.state.inside, game.state.thrown, strict=True)
    asked = [letter for letter, inside, thrown in there if inside + thrown]
    assert set(out) <= set(asked), f"no such cubes: {set(out) - set(asked)}"
    return game.plays(*(f"{seat} fell {out.get(letter, 0)}" for letter in asked))


def lays(game: Scenario, seat: str, plan: str) -> Scenario:
    """Let *seat* lay the cards of a *plan*, written as on a mat: ``tax=settsu``."""
    for laid in plan.split():
        field, _, card = laid.partition("=")
        game.plays(f"{seat} assign {card} {field}")
    return game


# What a game shows


def chests(game: Scenario, seat: str) -> int:
    owned: int = game.state.chests[SEAT_LETTERS.index(seat)]
    return owned


def rice(game: Scenario, seat: str) -> int:
    stored: int = game.state.rice[SEAT_LETTERS.index(seat)]
    return stored


def supply(game: Scenario, seat: str) -> int:
    """Return the cubes of *seat* that are neither on the map nor in the tower."""
    armies: int = game.state.supply[SEAT_LETTERS.index(seat)]
    return armies


def peasants(game: Scenario) -> int:
    """Return the peasants in the general stock."""
    stock: int = game.state.peasants
    return stock


def owned(game: Scenario, seat: str) -> set[str]:
    """Return the provinces of *seat*."""
    names = game.rules.spelling.domains["province"]
    found = game.state.provinces_of(SEAT_LETTERS.index(seat))
    return {names.word(province) for province in found}


def cubes(game: Scenario, letter: str) -> int:
    """Return how many cubes of a colour there are anywhere."""
    s, colour = game.state, CUBE_LETTERS.index(letter)
    tower: int = s.inside[colour] + s.tray[colour] + s.thrown[colour]
    if colour == GREEN:
        return tower + peasants(game)
    on_map: int = sum(s.armies[province] for province in s.provinces_of(colour))
    return tower + supply(game, letter) + on_map


def rule_for(game: Scenario, seat: str = "") -> dict[str, str]:
    """Return the rules that allow the offered choices, by their text."""
    return {choice.text: choice.rule for choice in game.choices(seat)}


def told(game: Scenario, viewer: Viewer = None) -> list[str]:
    """Return the events *viewer* may read, each as its kind and its facts in words.

    Except what is said of an own tower colour by colour: that is how throws are told.
    """
    events = (to_json(event) for event in game.events(viewer))
    return [_spell(event) for event in events if event["kind"] != "cubes-reported"]


def of_kind(game: Scenario, *kinds: str, viewer: Viewer = None) -> list[str]:
    """Return only the events of these kinds."""
    return [text for text in told(game, viewer) if text.split()[0] in kinds]


def _spell(event: dict[str, Any]) -> str:
    kind = event.pop("kind")
    return " ".join([kind, *(_words(name, value) for name, value in event.items())])


def _words(name: str, value: Any) -> str:
    if name in ("cubes", "tray") and not isinstance(value, int):
        return _cubes(value)
    if isinstance(value, list | tuple):
        one = "drawn" if name == "provinces" else name  # else it is a number of them
        return ",".join(_words(one, part) for part in value) or "none"
    return "none" if value == -1 else _word(name, value)


def _cubes(counts: list[int]) -> str:
    pairs = zip(CUBE_LETTERS, counts, strict=True)
    return "".join(f"{letter}{count}" for letter, count in pairs if count) or "none"


def _word(name: str, value: int) -> str:
    if name in _SEATS:
        return SEAT_LETTERS[value]
    if name in _PROVINCES:
        return rules().board.province_ids[value]
    if name in _EVENTS:
        return rules().board.event_ids[value]
    if name in _WORDS:
        return _WORDS[name][value]
    if name in ("card", "cards"):
        return rules().board.card_ids[value]
    return str(value + 1) if name == "position" else str(value)


# Whole games


def started(
    players: int = PLAYERS,
    side: str = "sun",
    start: str = "draft",
    modules: tuple[str, ...] = (),
    tower: str = "standard",
    seed: int = 1,
    first: int = RANDOM_SEAT,
) -> Scenario:
    """Return a new game from its setup on, events included."""
    game = Scenario(rules(players, side, start, modules, tower, first), "")
    game.state = game.rules.start(f"fast-1:{seed:x}", game.log)
    return game


def walk(game: Scenario, seed: int = 1) -> Iterator[str]:
    """Play *game* to its end, always the same way; yield after each choice.

    What is yielded is the choice, as ``A pick first``.
    """
    number = seed
    while not game.is_over():
        number = (number * 1103515245 + 12345) % 2**31
        seat = each(game.rules.waiting(game.state))[0]
        offered = game.rules.legal(game.state, seat)
        action = offered[(number >> 8) % len(offered)]
        game.rules.play(game.state, seat, action, game.log)
        yield f"{SEAT_LETTERS[seat]} {game.rules.spelling.spell(action)}"


@functools.cache
def finished(
    players: int = PLAYERS, side: str = "sun", start: str = "preset", seed: int = 1
) -> Scenario:
    """Return a whole game, to look at; do not play on in it."""
    game = started(players, side, start, seed=seed)
    for _ in walk(game, seed):
        pass
    return game
