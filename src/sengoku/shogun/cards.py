"""Hints about cards: what the fields of a mat and the events do, what a seat holds."""

from typing import Any, cast

import msgspec

from sengoku.core.rows import put
from sengoku.core.stack import Stack
from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.imagine import public
from sengoku.shogun.naming import Namer
from sengoku.shogun.observation import Observation
from sengoku.shogun.observe import is_planning
from sengoku.shogun.rules.planning import PlanningStep
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    BUILDINGS,
    EVENT_WORDS,
    FIELD_ARMY1,
    FIELD_ARMY5,
    GROUPS,
)


class Field(msgspec.Struct, frozen=True, gc=False):
    """A field of the mats."""

    price: int  # in chests; 0 where nothing is paid
    about: Any


class EventCard(msgspec.Struct, frozen=True, gc=False):
    """An event card, whether it is on the table or not."""

    kind: str
    loss: int  # rice it takes if it is left for winter
    about: Any


class Hand(msgspec.Struct, frozen=True, gc=False):
    """The cards of a seat that plans; duplicates are listed each."""

    cards: tuple[int, ...]  # those that are not on the mat
    to_lay: int  # how many more a complete plan needs


class ArmyGroup(msgspec.Struct, frozen=True, gc=False):
    """An army group of the draft that is still to be mustered."""

    armies: int
    count: int


def fields(rules: ShogunRules, namer: Namer) -> tuple[Field, ...]:
    """Return the fields this game plays with, by number."""
    count = _planning(rules).fields
    return tuple(Field(_price(rules, at), namer.field(at)) for at in range(count))


def _price(rules: ShogunRules, field: int) -> int:
    if field < BUILDINGS:
        return rules.board.building_cost[field]
    if FIELD_ARMY5 <= field <= FIELD_ARMY1:
        return rules.board.levy_cost[field - FIELD_ARMY5]
    return 0


def event_cards(rules: ShogunRules, namer: Namer) -> tuple[EventCard, ...]:
    """Return all event cards of the game, by number."""
    kinds = map(EVENT_WORDS.__getitem__, rules.board.event_kind)
    return tuple(
        EventCard(kind, rules.board.event_loss[card], namer.event_card(card))
        for card, kind in enumerate(kinds)
    )


def hand(rules: ShogunRules, seen: Observation) -> Hand | None:
    """Return the viewer's cards while plans are made; ``None`` for a spectator."""
    seat = seen.viewer
    if seat is None or not is_planning(Stack(seen.stack)):
        return None
    planning, s = _planning(rules), public(seen)
    put(s.mat, 0, [NONE if card is None else card for card in seen.mat])
    held, empty = planning.hand(s, seat), planning.empty_fields(s, seat)
    return Hand(tuple(held), min(len(held), len(empty)))


def groups(seen: Observation) -> tuple[ArmyGroup, ...]:
    """Return the army groups the viewer has left, the largest first."""
    if seen.viewer is None:
        return ()
    first = seen.viewer * GROUPS
    counts = enumerate(seen.groups[first : first + GROUPS])
    return tuple(ArmyGroup(size, count) for size, count in counts if count)[::-1]


def _planning(rules: ShogunRules) -> PlanningStep:
    return cast(PlanningStep, rules.table[steps.PLANNING])
