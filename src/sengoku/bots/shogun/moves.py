"""What each answer to a question of the basic game is worth; plans are elsewhere."""

from typing import Final

from sengoku.bots.shogun.fights import Forecast, loses_revolt
from sengoku.bots.shogun.marches import March, best_number, gain_of
from sengoku.bots.shogun.worth import Outlook
from sengoku.shogun.rules.draft import FROM_PILE
from sengoku.shogun.rules.march import KINDS, TRANSFER
from sengoku.shogun.space import (
    CHOOSE,
    DECLINE_ID,
    MARCH,
    MUSTER,
    PICK,
    REFRESH_ID,
    REVOLT,
    SEND,
)
from sengoku.shogun.state import NONE
from sengoku.shogun.words import (
    FIELD_ARMY5,
    FIELD_BATTLE_A,
    FIELD_BATTLE_B,
    FIELD_RICE,
    FIELD_TAX,
    FIELDS,
    PROVINCES,
    SPECIAL_ARMY6,
    SPECIAL_ATTACK,
    SPECIAL_RICE,
    SPECIAL_TAX,
)

ONE_MORE_ATTACKER: Final = 0.3
"""What attack+1 adds to a battle."""

ONE_MORE_DEFENDER: Final = 0.3
"""The part of all risk that defend+1 takes away."""

EARLY: Final = 0.03
"""Acting one place earlier: buildings and land before others take them."""


def plans(view: Outlook, field: int) -> bool:
    """Has the seat a province on this field?"""
    return 0 <= view.s.mat[view.seat * FIELDS + field] < PROVINCES


def special_worth(view: Outlook, special: int) -> float:
    if special == SPECIAL_TAX:
        return view.chest() if plans(view, FIELD_TAX) else 0.0
    if special == SPECIAL_RICE:
        return view.rice(1.0) if plans(view, FIELD_RICE) else 0.0
    if special == SPECIAL_ARMY6:
        return 2 * view.weights.army if plans(view, FIELD_ARMY5) else 0.0
    if special == SPECIAL_ATTACK:
        battles = int(plans(view, FIELD_BATTLE_A)) + int(plans(view, FIELD_BATTLE_B))
        return ONE_MORE_ATTACKER * battles
    total = 0.0
    for province in view.provinces:
        total += view.risk(province, view.s.armies[province])
    return ONE_MORE_DEFENDER * total


def position_worth(view: Outlook, action: int) -> float:
    at = CHOOSE.args(action)[0]
    return special_worth(view, view.s.special[at]) - EARLY * float(at)


def march_worth(view: Outlook, arg: int, action: int) -> float:
    origin = arg // KINDS
    if action == DECLINE_ID:
        return 0.02 if arg % KINDS == TRANSFER else 0.0
    found = March()
    armies = view.s.armies[origin]
    best_number(view, origin, armies, MARCH.args(action)[0], found)
    return found.gain


def send_worth(view: Outlook, arg: int, action: int, odds: Forecast) -> float:
    origin, destination = arg // PROVINCES, arg % PROVINCES
    armies = view.s.armies[origin]
    return gain_of(view, origin, armies, destination, SEND.args(action)[0], odds)


def revolt_worth(view: Outlook, action: int) -> float:
    """Let what is likely to hold come first: it takes peasants from the tower."""
    province, s = REVOLT.args(action)[0], view.s
    peasants = s.unrest[province] + s.extra[view.seat]
    return -loses_revolt(view.ground, s, province, peasants)


# The draft


def start_worth(view: Outlook, province: int) -> float:
    """Return how good a province is to start with."""
    s, ground = view.s, view.ground
    worth = 0.5 * ground.sites[province]
    worth += 0.12 * ground.chests[province] + 0.15 * ground.rice[province]
    for place in ground.near[province]:
        if s.owner[place] == view.seat:
            worth += 0.4
        elif s.owner[place] != NONE:
            worth -= 0.1
    for place in view.provinces:
        if ground.region_of[place] == ground.region_of[province]:
            worth += 0.2
    return worth


def unseen_worth(view: Outlook) -> float:
    """Return how good the top card of the pile is on the average."""
    s, total, count = view.s, 0.0, 0
    for province in view.ground.in_play:
        if s.owner[province] == NONE and province not in s.open_cards:
            total += start_worth(view, province)
            count += 1
    return total / count if count else 0.0


def pick_worth(view: Outlook, action: int) -> float:
    source = PICK.args(action)[0]
    if source == FROM_PILE:
        return unseen_worth(view)
    return start_worth(view, view.s.open_cards[source])


def refresh_worth(view: Outlook, action: int) -> float:
    if action == REFRESH_ID:
        return unseen_worth(view) + 0.2
    first, second = view.s.open_cards[0], view.s.open_cards[1]
    return max(start_worth(view, first), start_worth(view, second))


def muster_worth(view: Outlook, action: int) -> float:
    """Return what a group does in the picked province, less what it is worth later."""
    armies, province = MUSTER.args(action)[0], view.s.picked
    gain = view.reach(province, armies) - view.risk(province, armies)
    return gain - 2 * view.weights.army * float(armies)
