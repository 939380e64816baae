"""The words of the game for ``core.phrases``: what its fields hold, what there is.

Amounts, prices and kinds of cards are those of the board in play.
"""

from collections.abc import Sequence
from typing import Final, final

from sengoku.core.events import Event
from sengoku.core.phrases import (
    NOTHING,
    Fact,
    Facts,
    Naming,
    Phrase,
    Thing,
    Things,
    listed,
    noted,
    paired,
    people,
    said,
    words,
    yes,
)
from sengoku.shogun import events
from sengoku.shogun.board import Board
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import colours
from sengoku.shogun.state import CELLS, NONE
from sengoku.shogun.words import (
    ACTIONS,
    ART_CASTLE_WORDS,
    ART_LINES,
    ART_WORDS,
    BASE_FIELDS,
    BONUS_WORDS,
    BUILDING_WORDS,
    CHEST_0,
    CHEST_CARDS,
    CUBE_LETTERS,
    EVENT_WORDS,
    FAVOUR_BUILD,
    FAVOUR_KINDS,
    FAVOUR_PROTECT,
    FAVOURS,
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_BATTLE_A,
    FIELD_BATTLE_B,
    FIELD_BID,
    FIELD_CONV1,
    FIELD_WORDS,
    FIELDS,
    PROTECT_WORDS,
    REGION_WORDS,
    SEASON_WORDS,
    SEAT_LETTERS,
    SPECIAL_WORDS,
    STACK,
    TOWER_CARD,
)

GAME: Final = "shogun"

WORDS: Final = {
    "field": FIELD_WORDS,
    "building": BUILDING_WORDS,
    "season": SEASON_WORDS,
    "region": REGION_WORDS,
    "bonus": BONUS_WORDS,
    "protection": PROTECT_WORDS,
    "special": tuple(word.replace("+", "") for word in SPECIAL_WORDS),
}
"""Kinds whose names are messages; a key of a message has no ``+``."""

MARCHES: Final = (FIELD_BATTLE_A, FIELD_BATTLE_B, FIELD_ARMY1)
"""The fields that make armies march, by the kind of march."""


@final
class Namer(Naming):
    """Names what happens in one game. Empty or missing *names* become colours."""

    kinds = {
        "province": "province",
        "origin": "province",
        "destination": "province",
        "turned": "province",
        "seat": "seat",
        "owner": "seat",
        "defender": "seat",
        "lost_by": "seat",
        "colour": "cube",
        "field": "field",
        "action": "field",
        "kind": "march",
        "card": "card",
        "place": "place",
        "position": "place",
        "special": "special",
        "event": "event",
        "building": "building",
        "season": "season",
        "region": "region",
        "favour": "favour",
        "protected": "protection",
        "samurai": "place",
        "bonus": "bonus",
        "cell": "cell",
        "line": "line",
    }
    lists = {
        "open_cards": "province",
        "provinces": "province",
        "row": "field",
        "events": "event-card",
        "choosing": "seat",
        "player_order": "seat",
        "winners": "seat",
        "favours": "favour",
        "cells": "cell",
    }

    def __init__(self, rules: ShogunRules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.board = rules.board
        worn = [said(GAME, "colour", colour) for colour in colours(rules.options)]
        seats = people(SEAT_LETTERS, worn, names)
        peasants = Thing(CUBE_LETTERS[-1], said(GAME, "phrase-peasants"))
        things = {"seat": seats, "cube": (*seats, peasants), **_things(self.board)}
        super().__init__(GAME, rules.space, things)

    # What the cards do

    def field(self, field: int) -> Phrase:
        """Return what happens on a field of the mat."""
        facts: Facts = {}
        if field < len(BUILDING_WORDS):
            facts["chests"] = self.board.building_cost[field]
        elif FIELD_ARMY5 <= field <= FIELD_ARMY1:
            levy = field - FIELD_ARMY5
            facts["chests"] = self.board.levy_cost[levy]
            facts["armies"] = self.board.levy_yield[levy]
        elif field > FIELD_BID:
            facts["armies"] = FIELD_CONV1 - field + 1
        return Phrase(f"shogun-field-{FIELD_WORDS[field]}.about", facts)

    def special(self, card: int) -> Phrase:
        return said(GAME, "special", f"{WORDS['special'][card]}.about")

    def event_card(self, card: int) -> Phrase:
        """Return what an event card changes in a round; ``events`` has its loss."""
        large, middle, _ = self.board.short_levy
        kind = EVENT_WORDS[self.board.event_kind[card]]
        facts: Facts = {"large": large, "middle": middle}
        return Phrase(f"shogun-round-event-{kind}.about", facts)

    def favour(self, card: int) -> Phrase:
        return _favour(self.board, card, ".about")

    def bonuses(self, card: int) -> list[Fact]:
        """Return what a samurai card offers, one of which is taken."""
        return [
            Phrase(f"shogun-bonus-{BONUS_WORDS[kind]}.card", {"amount": amount})
            for kind, amount in self.board.samurai_bonuses[card]
        ]

    # Events

    def more(self, event: Event) -> Facts:
        match event:
            case events.GamePrepared():
                return self._prepared(event)
            case events.CubesThrown():
                return listed("cubes", self._cubes(event.cubes))
            case events.CubesFell():
                return listed("tray", self._cubes(event.tray))
            case events.SpecialCardsLaid():
                return {"special": self.notes("place", "special", event.special)}
            case events.PlansLaid():
                return self._laid(event)
            case events.EventDrawn():
                return {"about": self.event_card(event.event)}
            case events.BidsRevealed():
                return {"bids": self._bids(event.cards)}
            case events.CardShown():
                return {"skipped": yes(_skips(event.field, event.card))}
            case events.ActionVoid():
                return {"because": said(GAME, "void", event.key)}
            case events.ProvincesScored():
                return {"points": event.provinces + event.buildings}
            case events.FavoursLaid():
                return {"prices": list(self.board.favour_prices)}
            case events.SamuraiAdvanced():
                return {"bonuses": self.bonuses(event.samurai)}
            case events.GameEnded():
                return {"scores": self.counts("seat", event.scores)}
        return {}

    def _prepared(self, event: events.GamePrepared) -> Facts:
        arts = "arts" in self.rules.options.modules
        row = event.region_row if arts else ()
        starts: list[Fact] = []
        for seat in range(self.rules.seats):
            held = [p for p, owner in enumerate(event.owner) if owner == seat]
            if held:
                garrisons = [self._garrison(p, event.armies[p]) for p in held]
                starts.append(noted(self.name("seat", seat), garrisons))
        return {
            **listed("starts", starts),
            **listed("regions", [self.name("region", region) for region in row]),
        }

    def _garrison(self, province: int, armies: int) -> Fact:
        name = self.name("province", province)
        return Phrase("shogun-phrase-garrison", {"province": name, "armies": armies})

    def _cubes(self, cubes: Sequence[int]) -> list[Fact]:
        counts = self.counts("cube", cubes)
        return [count for count, many in zip(counts, cubes, strict=True) if many]

    def _laid(self, event: events.PlansLaid) -> Facts:
        """Tell of the fields nobody covered."""
        court = "court" in self.rules.options.modules
        fields = range(FIELDS if court else BASE_FIELDS)
        found: list[Fact] = []
        for seat, mask in enumerate(event.covered):
            empty = [self.name("field", f) for f in fields if not mask >> f & 1]
            if empty:
                found.append(noted(self.name("seat", seat), [*empty]))
        return listed("empty", found)

    def _bids(self, cards: Sequence[int]) -> list[Fact]:
        none = said(GAME, "phrase-no-card")
        return [
            noted(
                self.name("seat", seat),
                none if card == NONE else self.name("card", card),
            )
            for seat, card in enumerate(cards)
        ]


def _things(board: Board) -> Things:
    """Return what there is but people."""
    provinces = paired(board.province_ids, board.province_names)
    arts = words(GAME, "art", ART_WORDS)
    castles = words(GAME, "art-castle", ART_CASTLE_WORDS)
    counting = [str(number) for number in range(1, ACTIONS + STACK)]
    things = {kind: words(GAME, kind, known) for kind, known in WORDS.items()}
    return things | {
        "province": provinces,
        "march": tuple(things["field"][field] for field in MARCHES),
        "card": (*provinces, *_other_cards(board)),
        "place": paired(counting, counting),
        "event": _events(board),
        "event-card": tuple(
            Thing(id, _with_loss(name, loss))
            for (id, name), loss in zip(_events(board), board.event_loss, strict=True)
        ),
        "favour": _favours(board),
        "cell": tuple(_cell(arts, castles, cell) for cell in range(CELLS)),
        "line": arts + castles,
    }


def _other_cards(board: Board) -> list[Thing]:
    cards = [
        Thing(board.card_ids[CHEST_0 + chests], _chest_card(chests))
        for chests in range(CHEST_CARDS)
    ]
    return [*cards, Thing(board.card_ids[TOWER_CARD], said(GAME, "card-tower"))]


def _chest_card(chests: int) -> Phrase:
    return Phrase("shogun-card-chest", {"chests": chests})


def _skips(field: int, card: int) -> bool:
    """Does the card say that nothing is to happen on this field?"""
    return card >= CHEST_0 and not (card == TOWER_CARD and field > FIELD_BID)


def _events(board: Board) -> tuple[Thing, ...]:
    return tuple(
        Thing(id, said(GAME, "round-event", EVENT_WORDS[kind]))
        for id, kind in zip(board.event_ids, board.event_kind, strict=True)
    )


def _with_loss(event: Fact, loss: int) -> Phrase:
    return Phrase("shogun-phrase-event-card", {"event": event, "loss": loss})


def _favours(board: Board) -> tuple[Thing, ...]:
    """Return the cards by their numbers; there is no card 0."""
    cards = range(1, FAVOURS + 1)
    named = [Thing(str(card), noted(card, _favour(board, card))) for card in cards]
    return (NOTHING, *named)


def _favour(board: Board, card: int, part: str = "") -> Phrase:
    kind, amount = board.favour_kind[card], board.favour_amount[card]
    facts: Facts = {"amount": amount}
    if kind == FAVOUR_BUILD:
        facts = {"building": said(GAME, "building", BUILDING_WORDS[amount])}
    elif kind == FAVOUR_PROTECT:
        facts = {"protected": said(GAME, "protection", PROTECT_WORDS[amount])}
    return Phrase(f"shogun-favour-{FAVOUR_KINDS[kind]}{part}", facts)


def _cell(arts: Sequence[Thing], castles: Sequence[Thing], cell: int) -> Thing:
    """Return a crossing of an art and a castle."""
    art, castle = arts[cell // ART_LINES], castles[cell % ART_LINES]
    return Thing(f"{art.id}-{castle.id}", noted(art.name, castle.name))
