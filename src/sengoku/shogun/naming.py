"""The names of the game's things for ``core.phrases``, and what its fields hold.

Amounts, prices and kinds of cards come from the board in play.
"""

from collections.abc import Sequence
from typing import final

from sengoku.core.events import Event
from sengoku.core.phrases import (
    Fact,
    Facts,
    Naming,
    Phrase,
    Thing,
    listed,
    noted,
    people,
    said,
    yes,
)
from sengoku.shogun import events
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.state import NONE
from sengoku.shogun.things import GAME, SPECIAL_KEYS, favour, things
from sengoku.shogun.vocabulary import (
    BASE_FIELDS,
    BONUS_WORDS,
    BUILDINGS,
    CHEST_0,
    CUBE_LETTERS,
    EVENT_WORDS,
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_BID,
    FIELD_CONV1,
    FIELD_WORDS,
    FIELDS,
    GREEN,
    SEAT_LETTERS,
    TOWER_CARD,
)


@final
class Namer(Naming):
    """Names the things of one game. Empty or missing *names* become colours."""

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
        "samurai": "place",
        "special": "special",
        "event": "event",
        "building": "building",
        "season": "season",
        "region": "region",
        "favour": "favour",
        "protected": "protection",
        "bonus": "bonus",
        "cell": "cell",
        "line": "line",
    }
    lists = {
        "open_cards": "province",
        "provinces": "province",
        "row": "field",
        "special": "special",
        "events": "event-card",
        "choosing": "seat",
        "player_order": "seat",
        "winners": "seat",
        "favours": "favour",
        "cells": "cell",
    }
    tallies = {"scores": "seat"}

    def __init__(self, rules: ShogunRules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.board = rules.board
        self.court = "court" in rules.options.modules
        self.arts = "arts" in rules.options.modules
        colours = rules.game.colours_of(rules.options)
        worn = [said(GAME, "colour", colour) for colour in colours]
        seats = people(SEAT_LETTERS, worn, names)
        peasants = Thing(CUBE_LETTERS[GREEN], said(GAME, "phrase-peasants"))
        known = {"seat": seats, "cube": (*seats, peasants), **things(self.board)}
        super().__init__(GAME, rules.space, known)

    # What cards do

    def field(self, field: int) -> Phrase:
        """Return the effect of a card on this field of the mat."""
        facts: Facts = {}
        if field < BUILDINGS:
            facts["chests"] = self.board.building_cost[field]
        elif FIELD_ARMY5 <= field <= FIELD_ARMY1:
            levy = field - FIELD_ARMY5
            facts["chests"] = self.board.levy_cost[levy]
            facts["armies"] = self.board.levy_yield[levy]
        elif field > FIELD_BID:
            facts["armies"] = FIELD_CONV1 - field + 1
        return Phrase(f"shogun-field-{FIELD_WORDS[field]}.about", facts)

    def special(self, card: int) -> Phrase:
        return said(GAME, "special", f"{SPECIAL_KEYS[card]}.about")

    def event_card(self, card: int) -> Phrase:
        """Return the effect of an event card in a round."""
        large, middle, _ = self.board.short_levy
        kind = EVENT_WORDS[self.board.event_kind[card]]
        facts: Facts = {"large": large, "middle": middle}
        return Phrase(f"shogun-round-event-{kind}.about", facts)

    def favour(self, card: int) -> Phrase:
        return favour(self.board, card, ".about")

    def bonuses(self, card: int) -> list[Fact]:
        """Return the bonuses of a samurai card, of which a player takes one."""
        return [
            Phrase(f"shogun-bonus-{BONUS_WORDS[kind]}.card", {"amount": amount})
            for kind, amount in self.board.samurai_bonuses[card]
        ]

    # Events

    def more(self, event: Event) -> Facts:
        match event:
            case events.GamePrepared():
                return self._prepared(event)
            case events.CubesThrown(cubes=cubes) | events.CubesFell(tray=cubes):
                return listed("cubes", self._cubes(cubes))
            case events.PlansLaid():
                return listed("empty", self._empty(event.covered))
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
            case events.SamuraiAdvanced():
                return {"bonuses": self.bonuses(event.samurai)}
        return {}

    def _prepared(self, event: events.GamePrepared) -> Facts:
        starts: list[Fact] = []
        for seat in range(self.rules.seats):
            held = [p for p, owner in enumerate(event.owner) if owner == seat]
            if held:
                garrisons = [self._garrison(p, event.armies[p]) for p in held]
                starts.append(noted(self.name("seat", seat), garrisons))
        row = event.region_row if self.arts else ()
        regions = [self.name("region", region) for region in row]
        return listed("starts", starts) | listed("regions", regions)

    def _garrison(self, province: int, armies: int) -> Fact:
        name = self.name("province", province)
        return Phrase("shogun-phrase-garrison", {"province": name, "armies": armies})

    def _cubes(self, cubes: Sequence[int]) -> list[Fact]:
        counts = self.counts("cube", cubes)
        return [count for count, many in zip(counts, cubes, strict=True) if many]

    def _empty(self, covered: Sequence[int]) -> list[Fact]:
        """Return the seats that left fields empty, and the fields."""
        fields = range(FIELDS if self.court else BASE_FIELDS)
        found: list[Fact] = []
        for seat, mask in enumerate(covered):
            empty = [self.name("field", f) for f in fields if not mask >> f & 1]
            if empty:
                found.append(noted(self.name("seat", seat), [*empty]))
        return found

    def _bids(self, cards: Sequence[int]) -> list[Fact]:
        none = said(GAME, "phrase-no-card")
        shown = [none if card == NONE else self.name("card", card) for card in cards]
        return [noted(self.name("seat", seat), bid) for seat, bid in enumerate(shown)]


def _skips(field: int, card: int) -> bool:
    """Does the card skip this field?"""
    return card >= CHEST_0 and not (card == TOWER_CARD and field > FIELD_BID)
