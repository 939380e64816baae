"""What a province card on a field of the mat would bring."""

from typing import Final

from sengoku.bots.shogun.fights import loses_revolt
from sengoku.bots.shogun.worth import Outlook
from sengoku.shogun.state import NONE
from sengoku.shogun.words import (
    ACTIONS,
    BUILDINGS,
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_CONV1,
    FIELD_RICE,
    FIELD_TAX,
)

VOID: Final = -0.02
"""An action that cannot be carried out: a little worse than a chest card."""

SURE, MAYBE, LATE = 0.4, 0.15, 0.02
"""A chest of the last round: before what it shall pay for, perhaps, or too late."""


def building_gain(view: Outlook, province: int, building: int) -> float:
    s, ground = view.s, view.ground
    standing = s.buildings[province]
    if standing >> building & 1 or s.building_stock[building] == 0:
        return VOID
    if standing.bit_count() >= ground.sites[province]:
        return VOID
    cost = ground.building_cost[building]
    if s.general[view.seat] == province:
        cost -= 1
    if s.chests[view.seat] + 3 < cost:
        return VOID
    return view.building(province, building) - view.chest() * cost


def unrest_cost(view: Outlook, province: int) -> float:
    """Return what a harvest does: a marker, and a revolt where one lies already."""
    s, weights = view.s, view.weights
    cost = weights.unrest * (0.3 + view.rounds_in_year)
    markers = s.unrest[province]
    if markers:
        lost = loses_revolt(view.ground, s, province, markers)
        cost += lost * view.land(province)
        cost += weights.army * markers
    return cost


def harvest_gain(view: Outlook, province: int, field: int) -> float:
    bonus = 1 if view.s.general[view.seat] == province else 0
    if field == FIELD_RICE:
        gain = view.rice(view.ground.rice[province] + bonus)
    else:
        gain = tax_worth(view, view.ground.chests[province] + bonus)
    return gain - unrest_cost(view, province)


def tax_worth(view: Outlook, chests: int) -> float:
    """Return what chests are worth; in the last round only if they can be spent."""
    if view.rounds > 0:
        return chests * view.chest()
    s = view.s
    useful = max(0, min(chests, 9 - s.chests[view.seat]))
    each = MAYBE
    for place in range(ACTIONS):
        if s.row[place] == FIELD_TAX and place < s.row_shown:
            each = SURE if place < 4 else LATE
    return each * useful


def levy_gain(view: Outlook, province: int, levy: int) -> float:
    s, ground, weights = view.s, view.ground, view.weights
    cost, armies = ground.levy_cost[levy], ground.levy_yield[levy]
    if s.supply[view.seat] < armies or s.chests[view.seat] + 3 < cost:
        return VOID
    if s.general[view.seat] == province:
        armies += 1
    held = s.armies[province]
    gain = view.risk(province, held) - view.risk(province, held + armies)
    gain += view.reach(province, held + armies) - view.reach(province, held)
    gain -= view.chest() * cost
    if view.rounds > 0:
        gain += weights.army * armies
    return gain


def conversion_gain(view: Outlook, province: int, field: int) -> float:
    """SHO-COURT-8: armies of the province become officials."""
    wanted = FIELD_CONV1 - field + 1
    s = view.s
    free = 7 - s.reception[view.seat] - s.audience[view.seat]
    if s.armies[province] <= wanted or free < wanted:
        return VOID
    each = view.weights.official - view.weights.army
    held = s.armies[province]
    return (
        each * wanted - view.risk(province, held - wanted) + view.risk(province, held)
    )


def gain_of(view: Outlook, province: int, field: int) -> float:
    """Return what *field* brings with *province*; battles are not judged here."""
    if field < BUILDINGS:
        return building_gain(view, province, field)
    if field in (FIELD_RICE, FIELD_TAX):
        return harvest_gain(view, province, field)
    if field <= FIELD_ARMY1:
        return levy_gain(view, province, field - FIELD_ARMY5)
    return conversion_gain(view, province, field)


def cost_of(view: Outlook, field: int) -> int:
    """Return the chests an action takes, without a general."""
    if field < BUILDINGS:
        return view.ground.building_cost[field]
    if FIELD_ARMY5 <= field <= FIELD_ARMY1:
        return view.ground.levy_cost[field - FIELD_ARMY5]
    return 0


def place_of(view: Outlook, field: int) -> int:
    """Return the place of an action in the row; hidden ones come after the open."""
    s = view.s
    for place in range(s.row_shown):
        if s.row[place] == field:
            return place
    return ACTIONS if s.row[0] != NONE else 0
