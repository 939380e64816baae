"""Values of the answers to questions of the modules."""

from typing import Final

from sengoku.shogun.bots.evaluator import Evaluator
from sengoku.shogun.rows import province_seat
from sengoku.shogun.space import (
    BONUS,
    BUILD,
    CALM,
    CANCEL_ID,
    DECLINE_ID,
    LAND,
    REPLACE,
    STATION,
    TAKE,
)
from sengoku.shogun.state import NEUTRAL_MARKER, NONE
from sengoku.shogun.vocabulary import (
    ART_LINES,
    BONUS_CHESTS,
    BONUS_POINTS,
    BONUS_RICE,
    EVENT_RICE_MAX3,
    EVENT_RICE_MIN4,
    EVENT_SHORT_LEVY,
    EVENT_TAX_MAX5,
    EVENT_TAX_MIN6,
    FAVOUR_BUILD,
    FAVOUR_CALM,
    FAVOUR_CANCEL_EVENT,
    FAVOUR_CHESTS,
    FAVOUR_LAND,
    FAVOUR_POINTS,
    FAVOUR_RICE,
    FAVOUR_TRAY_ARMIES,
    FIELD_ARMY5,
    FIELD_RICE,
    FIELD_TAX,
    PROVINCES,
)

TRAY_ARMY: Final = 0.2
"""An army in the tray: two of three fall with the next fight."""

SMALL_FAVOUR: Final = 0.4
"""A favour whose value depends on what others do."""


# The court


def favour_worth(evaluator: Evaluator, action: int) -> float:
    """Return the value of a favour, less its officials; 0 for declining."""
    if action == DECLINE_ID:
        return 0.0
    price = TAKE.args(action)[0]
    favour = evaluator.s.favours[evaluator.params.favour_prices.index(price)]
    kind, amount = (
        evaluator.params.favour_kind[favour],
        evaluator.params.favour_amount[favour],
    )
    return favour_gain(evaluator, kind, amount) - float(price) * spare_official(
        evaluator
    )


def spare_official(evaluator: Evaluator) -> float:
    """Return the value of an unspent official: 0 after the last court."""
    return 0.4 * evaluator.weights.official if evaluator.rounds else 0.0


def favour_gain(evaluator: Evaluator, kind: int, amount: int) -> float:
    if kind == FAVOUR_CHESTS:
        return amount * max(evaluator.chest(), 0.2)
    if kind == FAVOUR_RICE:
        return evaluator.rice(amount)
    if kind == FAVOUR_POINTS:
        return float(amount)
    if kind == FAVOUR_TRAY_ARMIES:
        return amount * TRAY_ARMY
    if kind == FAVOUR_BUILD:
        return best_site(evaluator, amount)
    if kind == FAVOUR_LAND:
        return 1.5 * evaluator.winters
    if kind in (FAVOUR_CALM, FAVOUR_CANCEL_EVENT):
        return SMALL_FAVOUR
    total = 0.0
    for province in evaluator.provinces:
        total += evaluator.risk(province, evaluator.s.armies[province])
    return total if amount == 3 else 0.6 * total


def best_site(evaluator: Evaluator, building: int) -> float:
    best = 0.0
    for province in evaluator.provinces:
        standing = evaluator.s.buildings[province]
        full = evaluator.s.buildings_in(province) >= evaluator.params.sites[province]
        if not full and not standing >> building & 1:
            best = max(best, evaluator.building(province, building))
    return best


def cancel_worth(evaluator: Evaluator, action: int) -> float:
    """Return the cost of the event of the round to this seat."""
    if action != CANCEL_ID:
        return 0.0
    s, params = evaluator.s, evaluator.params
    kind = params.event_kind[s.event]
    tax = s.card_on(evaluator.seat, FIELD_TAX)
    rice = s.card_on(evaluator.seat, FIELD_RICE)
    taxed = params.chests[tax] if 0 <= tax < PROVINCES else 0
    harvested = params.rice[rice] if 0 <= rice < PROVINCES else 0
    if kind == EVENT_TAX_MAX5:
        return evaluator.chest() * max(0, taxed - 5)
    if kind == EVENT_TAX_MIN6:
        return -evaluator.chest() * max(0, 6 - taxed) if taxed else 0.1
    if kind == EVENT_RICE_MAX3:
        return evaluator.rice(max(0, harvested - 3))
    if kind == EVENT_RICE_MIN4:
        return -evaluator.rice(max(0, 4 - harvested)) if harvested else 0.1
    if kind == EVENT_SHORT_LEVY:
        levy = s.card_on(evaluator.seat, FIELD_ARMY5)
        return 0.3 if 0 <= levy < PROVINCES else -0.1
    return -0.05


def calm_worth(evaluator: Evaluator, action: int) -> float:
    province = CALM.args(action)[0]
    unrest: int = evaluator.s.unrest[province]
    return unrest * evaluator.land(province)


def free_building_worth(evaluator: Evaluator, arg: int, action: int) -> float:
    return evaluator.building(BUILD.args(action)[0], arg)


def land_worth(evaluator: Evaluator, arg: int, action: int) -> float:
    province, s = LAND.args(action)[0], evaluator.s
    held = s.armies[province]
    if s.owner[province] == NONE:
        return evaluator.land(province) - evaluator.risk(province, arg)
    gain = evaluator.risk(province, held) - evaluator.risk(province, held + arg)
    return (
        gain + evaluator.reach(province, held + arg) - evaluator.reach(province, held)
    )


# Samurai


def bonus_worth(evaluator: Evaluator, action: int) -> float:
    kind = BONUS.args(action)[0]
    amount = evaluator.params.samurai_bonuses[evaluator.s.samurai[evaluator.seat]][kind]
    if kind == BONUS_CHESTS:
        return amount * max(evaluator.chest(), 0.1)
    if kind == BONUS_RICE:
        return evaluator.rice(amount)
    return float(amount) if kind == BONUS_POINTS else amount * TRAY_ARMY


# Generals


def post_worth(evaluator: Evaluator, action: int) -> float:
    """Return the value of the general in a province, monuments included."""
    if action == DECLINE_ID:
        return 0.0
    province, s, params = STATION.args(action)[0], evaluator.s, evaluator.params
    worth = 0.0
    if evaluator.rounds:
        worth += 0.1 * (params.chests[province] - 4) + 0.1 * params.sites[province]
        worth -= evaluator.risk(province, max(1, s.armies[province]))
    for seat in range(params.seats):
        if seat != evaluator.seat:
            monuments: int = s.monuments[province_seat(province, seat)]
            worth += 2 * monuments
    here = s.general[evaluator.seat]
    if here != NONE and province in params.near[here]:
        worth += evaluator.weights.monument
    return worth


# Arts


def artist_worth(evaluator: Evaluator, action: int) -> float:
    """Return the value of a marker for its row and its column."""
    cell = REPLACE.args(action)[0]
    row, column = cell // ART_LINES, cell % ART_LINES
    worth = line_worth(evaluator, row * ART_LINES, 1, evaluator.params.art_rows[row])
    return worth + line_worth(
        evaluator, column, ART_LINES, evaluator.params.art_columns[column]
    )


def line_worth(evaluator: Evaluator, first: int, step: int, points: int) -> float:
    """Return the points of a line, reduced by how far the seat is behind."""
    counts = [0] * (NEUTRAL_MARKER + 1)
    for place in range(ART_LINES):
        marker = evaluator.s.arts[first + place * step]
        if 0 <= marker <= NEUTRAL_MARKER:
            counts[marker] += 1
    own, best = counts[evaluator.seat], 0
    for colour in range(NEUTRAL_MARKER + 1):
        if colour != evaluator.seat:
            best = max(best, counts[colour])
    behind = max(best - own, 0)
    return points / (1.0 + behind * behind)
