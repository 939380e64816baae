"""The things on a board by kind and number, and what people call them."""

from collections.abc import Sequence
from typing import Final

from sengoku.core.phrases import (
    NOTHING,
    Facts,
    Phrase,
    Thing,
    Things,
    noted,
    paired,
    said,
    words,
)
from sengoku.shogun.board import Board
from sengoku.shogun.state import CELLS
from sengoku.shogun.vocabulary import (
    ACTIONS,
    ART_CASTLE_WORDS,
    ART_LINES,
    ART_WORDS,
    BONUS_WORDS,
    BUILDING_WORDS,
    CHEST_CARDS,
    EVENT_WORDS,
    FAVOUR_BUILD,
    FAVOUR_KINDS,
    FAVOUR_PROTECT,
    FAVOURS,
    FIELD_ARMY1,
    FIELD_BATTLE_A,
    FIELD_BATTLE_B,
    FIELD_WORDS,
    PROTECT_WORDS,
    REGION_WORDS,
    SEASON_WORDS,
    SPECIAL_WORDS,
    TOWER_CARD,
)

GAME: Final = "shogun"

SPECIAL_KEYS: Final = tuple(word.replace("+", "") for word in SPECIAL_WORDS)
"""Message keys of special cards: keys cannot contain ``+``."""

_WORDS: Final = {
    "field": FIELD_WORDS,
    "building": BUILDING_WORDS,
    "special": SPECIAL_KEYS,
    "season": SEASON_WORDS,
    "region": REGION_WORDS,
    "bonus": BONUS_WORDS,
}

_MARCHES: Final = (FIELD_BATTLE_A, FIELD_BATTLE_B, FIELD_ARMY1)
"""The fields that let armies march, by the kind of march."""


def things(board: Board) -> Things:
    """Return all things by kind and number; ``place`` counts from 1."""
    provinces = paired(board.province_ids, board.province_names)
    places = [str(number) for number in range(1, ACTIONS + 1)]
    arts = words(GAME, "art", ART_WORDS)
    castles = words(GAME, "art-castle", ART_CASTLE_WORDS)
    found = {kind: words(GAME, kind, known) for kind, known in _WORDS.items()}
    return found | {
        "province": provinces,
        "march": tuple(found["field"][field] for field in _MARCHES),
        "card": (*provinces, *_other_cards(board)),
        "place": paired(places, places),
        "event": tuple(_event(board, card) for card in range(len(board.event_ids))),
        "event-card": tuple(
            _event_card(board, card) for card in range(len(board.event_ids))
        ),
        "favour": (NOTHING, *(_favour_card(board, n) for n in range(1, FAVOURS + 1))),
        "cell": tuple(_cell(arts, castles, cell) for cell in range(CELLS)),
        "line": arts + castles,
        "protection": (NOTHING, *words(GAME, "protection", PROTECT_WORDS[1:])),
    }


def _other_cards(board: Board) -> list[Thing]:
    """Return the cards in a player's hand that are not provinces."""
    names = [Phrase("shogun-card-chest", {"chests": n}) for n in range(CHEST_CARDS)]
    names.append(said(GAME, "card-tower"))
    first = TOWER_CARD - CHEST_CARDS
    return [*map(Thing, board.card_ids[first:], names)]


def _event(board: Board, card: int) -> Thing:
    kind = EVENT_WORDS[board.event_kind[card]]
    return Thing(board.event_ids[card], said(GAME, "round-event", kind))


def _event_card(board: Board, card: int) -> Thing:
    """Return the event with its loss of rice: several cards have the same event."""
    id, name = _event(board, card)
    facts: Facts = {"event": name, "loss": board.event_loss[card]}
    return Thing(id, Phrase("shogun-phrase-event-card", facts))


def favour(board: Board, card: int, part: str = "") -> Phrase:
    """Return the name of a favour, or another *part* of its message."""
    kind, amount = board.favour_kind[card], board.favour_amount[card]
    facts: Facts = {"amount": amount}
    if kind == FAVOUR_BUILD:
        facts = {"building": said(GAME, "building", BUILDING_WORDS[amount])}
    elif kind == FAVOUR_PROTECT:
        facts = {"protected": said(GAME, "protection", PROTECT_WORDS[amount])}
    return Phrase(f"shogun-favour-{FAVOUR_KINDS[kind]}{part}", facts)


def _favour_card(board: Board, card: int) -> Thing:
    return Thing(str(card), noted(card, favour(board, card)))


def _cell(arts: Sequence[Thing], castles: Sequence[Thing], cell: int) -> Thing:
    """Return the cell where an art and a castle cross."""
    art, castle = arts[cell // ART_LINES], castles[cell % ART_LINES]
    return Thing(f"{art.id}-{castle.id}", noted(art.name, castle.name))
