"""The value of a province card on a field of the mat."""

from typing import Final

from sengoku.shogun.bots.evaluator import Evaluator
from sengoku.shogun.bots.fights import loses_revolt
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    ACTIONS,
    BUILDINGS,
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_CONV1,
    FIELD_RICE,
    FIELD_TAX,
)

VOID: Final = -0.02
"""An action that cannot be executed: slightly worse than a chest card."""

CHEST_IN_TIME, CHEST_MAYBE, CHEST_TOO_LATE = 0.4, 0.15, 0.02
"""A chest collected in the last round: in time to be spent, maybe, or too late."""


def building_gain(evaluator: Evaluator, province: int, building: int) -> float:
    s, params = evaluator.s, evaluator.params
    standing = s.buildings[province]
    if standing >> building & 1 or s.building_stock[building] == 0:
        return VOID
    if s.buildings_in(province) >= params.sites[province]:
        return VOID
    cost = params.building_cost[building]
    if s.general[evaluator.seat] == province:
        cost -= 1
    if s.chests[evaluator.seat] + 3 < cost:
        return VOID
    return evaluator.building(province, building) - evaluator.chest() * cost


def unrest_cost(evaluator: Evaluator, province: int) -> float:
    """Return the cost of unrest: a marker, and a revolt if there is one already."""
    s, weights = evaluator.s, evaluator.weights
    cost = weights.unrest * (0.3 + evaluator.rounds_in_year)
    markers: int = s.unrest[province]
    if markers:
        lost = loses_revolt(evaluator.params, s, province, markers)
        cost += lost * evaluator.land(province)
        cost += weights.army * markers
    return cost


def harvest_gain(evaluator: Evaluator, province: int, field: int) -> float:
    bonus = 1 if evaluator.s.general[evaluator.seat] == province else 0
    if field == FIELD_RICE:
        gain = evaluator.rice(evaluator.params.rice[province] + bonus)
    else:
        gain = tax_worth(evaluator, evaluator.params.chests[province] + bonus)
    return gain - unrest_cost(evaluator, province)


def tax_worth(evaluator: Evaluator, chests: int) -> float:
    """Return the value of chests; in the last round only those that can be spent."""
    if evaluator.rounds > 0:
        return chests * evaluator.chest()
    s = evaluator.s
    useful: int = max(0, min(chests, 9 - s.chests[evaluator.seat]))
    each = CHEST_MAYBE
    for place in range(ACTIONS):
        if s.row[place] == FIELD_TAX and place < s.row_shown:
            each = CHEST_IN_TIME if place < 4 else CHEST_TOO_LATE
    return each * useful


def levy_gain(evaluator: Evaluator, province: int, levy: int) -> float:
    s, params, weights = evaluator.s, evaluator.params, evaluator.weights
    cost, armies = params.levy_cost[levy], params.levy_yield[levy]
    if s.supply[evaluator.seat] < armies or s.chests[evaluator.seat] + 3 < cost:
        return VOID
    if s.general[evaluator.seat] == province:
        armies += 1
    held = s.armies[province]
    gain = evaluator.risk(province, held) - evaluator.risk(province, held + armies)
    gain += evaluator.reach(province, held + armies) - evaluator.reach(province, held)
    gain -= evaluator.chest() * cost
    if evaluator.rounds > 0:
        gain += weights.army * armies
    return gain


def conversion_gain(evaluator: Evaluator, province: int, field: int) -> float:
    """SHO-COURT-8: armies of the province become officials."""
    wanted = FIELD_CONV1 - field + 1
    s = evaluator.s
    free = 7 - s.reception[evaluator.seat] - s.audience[evaluator.seat]
    if s.armies[province] <= wanted or free < wanted:
        return VOID
    each = evaluator.weights.official - evaluator.weights.army
    held = s.armies[province]
    return (
        each * wanted
        - evaluator.risk(province, held - wanted)
        + evaluator.risk(province, held)
    )


def gain_of(evaluator: Evaluator, province: int, field: int) -> float:
    """Return the value of *province* on *field*; battles are valued elsewhere."""
    if field < BUILDINGS:
        return building_gain(evaluator, province, field)
    if field in (FIELD_RICE, FIELD_TAX):
        return harvest_gain(evaluator, province, field)
    if field <= FIELD_ARMY1:
        return levy_gain(evaluator, province, field - FIELD_ARMY5)
    return conversion_gain(evaluator, province, field)


def cost_of(evaluator: Evaluator, field: int) -> int:
    """Return the price of an action in chests, without a general."""
    if field < BUILDINGS:
        return evaluator.params.building_cost[field]
    if FIELD_ARMY5 <= field <= FIELD_ARMY1:
        return evaluator.params.levy_cost[field - FIELD_ARMY5]
    return 0


def place_of(evaluator: Evaluator, field: int) -> int:
    """Return the place of an action in the row; hidden actions come last."""
    s = evaluator.s
    for place in range(s.row_shown):
        if s.row[place] == field:
            return place
    return ACTIONS if s.row[0] != NONE else 0
