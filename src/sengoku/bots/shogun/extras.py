"""What each answer to a question of a module is worth."""

from typing import Final

from sengoku.bots.shogun.worth import Outlook
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
from sengoku.shogun.words import (
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
    FIELDS,
    MAX_SEATS,
    PROVINCES,
)

TRAY_ARMY: Final = 0.2
"""An army in the tray: two of three fall with the next fight."""

SMALL_FAVOUR: Final = 0.4
"""A favour whose worth depends on what others do."""


# The court


def favour_worth(view: Outlook, action: int) -> float:
    """Return what a favour brings, less its officials; declining brings nothing."""
    if action == DECLINE_ID:
        return 0.0
    price = TAKE.args(action)[0]
    favour = view.s.favours[view.ground.favour_prices.index(price)]
    kind, amount = view.ground.favour_kind[favour], view.ground.favour_amount[favour]
    return favour_gain(view, kind, amount) - float(price) * spare_official(view)


def spare_official(view: Outlook) -> float:
    """Return what an official kept is worth: nothing after the last court."""
    return 0.4 * view.weights.official if view.rounds else 0.0


def favour_gain(view: Outlook, kind: int, amount: int) -> float:
    if kind == FAVOUR_CHESTS:
        return amount * max(view.chest(), 0.2)
    if kind == FAVOUR_RICE:
        return view.rice(amount)
    if kind == FAVOUR_POINTS:
        return float(amount)
    if kind == FAVOUR_TRAY_ARMIES:
        return amount * TRAY_ARMY
    if kind == FAVOUR_BUILD:
        return best_site(view, amount)
    if kind == FAVOUR_LAND:
        return 1.5 * view.winters
    if kind in (FAVOUR_CALM, FAVOUR_CANCEL_EVENT):
        return SMALL_FAVOUR
    total = 0.0
    for province in view.provinces:
        total += view.risk(province, view.s.armies[province])
    return total if amount == 3 else 0.6 * total


def best_site(view: Outlook, building: int) -> float:
    best = 0.0
    for province in view.provinces:
        standing = view.s.buildings[province]
        full = standing.bit_count() >= view.ground.sites[province]
        if not full and not standing >> building & 1:
            best = max(best, view.building(province, building))
    return best


def cancel_worth(view: Outlook, action: int) -> float:
    """Return what the event of the round costs this seat."""
    if action != CANCEL_ID:
        return 0.0
    s, ground = view.s, view.ground
    kind = ground.event_kind[s.event]
    tax = s.mat[view.seat * FIELDS + FIELD_TAX]
    rice = s.mat[view.seat * FIELDS + FIELD_RICE]
    taxed = ground.chests[tax] if 0 <= tax < PROVINCES else 0
    harvested = ground.rice[rice] if 0 <= rice < PROVINCES else 0
    if kind == EVENT_TAX_MAX5:
        return view.chest() * max(0, taxed - 5)
    if kind == EVENT_TAX_MIN6:
        return -view.chest() * max(0, 6 - taxed) if taxed else 0.1
    if kind == EVENT_RICE_MAX3:
        return view.rice(max(0, harvested - 3))
    if kind == EVENT_RICE_MIN4:
        return -view.rice(max(0, 4 - harvested)) if harvested else 0.1
    if kind == EVENT_SHORT_LEVY:
        levy = s.mat[view.seat * FIELDS + FIELD_ARMY5]
        return 0.3 if 0 <= levy < PROVINCES else -0.1
    return -0.05


def calm_worth(view: Outlook, action: int) -> float:
    province = CALM.args(action)[0]
    return view.s.unrest[province] * view.land(province)


def free_building_worth(view: Outlook, arg: int, action: int) -> float:
    return view.building(BUILD.args(action)[0], arg)


def land_worth(view: Outlook, arg: int, action: int) -> float:
    province, s = LAND.args(action)[0], view.s
    held = s.armies[province]
    if s.owner[province] == NONE:
        return view.land(province) - view.risk(province, arg)
    gain = view.risk(province, held) - view.risk(province, held + arg)
    return gain + view.reach(province, held + arg) - view.reach(province, held)


# Samurai


def bonus_worth(view: Outlook, action: int) -> float:
    kind = BONUS.args(action)[0]
    amount = view.ground.samurai_bonuses[view.s.samurai[view.seat]][kind]
    if kind == BONUS_CHESTS:
        return amount * max(view.chest(), 0.1)
    if kind == BONUS_RICE:
        return view.rice(amount)
    return float(amount) if kind == BONUS_POINTS else amount * TRAY_ARMY


# Generals


def post_worth(view: Outlook, action: int) -> float:
    """Return what the general does in a province; a monument for a short way there."""
    if action == DECLINE_ID:
        return 0.0
    province, s, ground = STATION.args(action)[0], view.s, view.ground
    worth = 0.0
    if view.rounds:
        worth += 0.1 * (ground.chests[province] - 4) + 0.1 * ground.sites[province]
        worth -= view.risk(province, max(1, s.armies[province]))
    for seat in range(ground.seats):
        if seat != view.seat:
            worth += 2 * s.monuments[province * MAX_SEATS + seat]
    here = s.general[view.seat]
    if here != NONE and province in ground.near[here]:
        worth += view.weights.monument
    return worth


# Arts


def artist_worth(view: Outlook, action: int) -> float:
    """Return what a marker does for its row and its column."""
    cell = REPLACE.args(action)[0]
    row, column = cell // ART_LINES, cell % ART_LINES
    worth = line_worth(view, row * ART_LINES, 1, view.ground.art_rows[row])
    return worth + line_worth(view, column, ART_LINES, view.ground.art_columns[column])


def line_worth(view: Outlook, first: int, step: int, points: int) -> float:
    """Return more for lines worth more in which the seat is level with the best."""
    counts = [0] * (NEUTRAL_MARKER + 1)
    for place in range(ART_LINES):
        marker = view.s.arts[first + place * step]
        if 0 <= marker <= NEUTRAL_MARKER:
            counts[marker] += 1
    own, best = counts[view.seat], 0
    for colour in range(NEUTRAL_MARKER + 1):
        if colour != view.seat:
            best = max(best, counts[colour])
    behind = max(best - own, 0)
    return points / (1.0 + behind * behind)
