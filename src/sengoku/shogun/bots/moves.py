"""Values of the answers in the basic game, except plans."""

from typing import Final

from sengoku.shogun.args import MARCH_KIND, MARCH_ORIGIN, SEND_DESTINATION, SEND_ORIGIN
from sengoku.shogun.bots.evaluator import Evaluator
from sengoku.shogun.bots.fights import Forecast, loses_revolt
from sengoku.shogun.bots.marches import March, best_number, gain_of
from sengoku.shogun.rules.draft import FROM_PILE
from sengoku.shogun.rules.march import TRANSFER
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
from sengoku.shogun.vocabulary import (
    FIELD_ARMY5,
    FIELD_BATTLE_A,
    FIELD_BATTLE_B,
    FIELD_RICE,
    FIELD_TAX,
    PROVINCES,
    SPECIAL_ARMY6,
    SPECIAL_ATTACK,
    SPECIAL_RICE,
    SPECIAL_TAX,
)

ONE_MORE_ATTACKER: Final = 0.3
"""The value of attack+1 per battle."""

ONE_MORE_DEFENDER: Final = 0.3
"""The share of all risk that defend+1 removes."""

EARLY: Final = 0.03
"""The value of acting one place earlier."""


def plans(evaluator: Evaluator, field: int) -> bool:
    """Does the seat have a province on this field?"""
    return 0 <= evaluator.s.card_on(evaluator.seat, field) < PROVINCES


def special_worth(evaluator: Evaluator, special: int) -> float:
    if special == SPECIAL_TAX:
        return evaluator.chest() if plans(evaluator, FIELD_TAX) else 0.0
    if special == SPECIAL_RICE:
        return evaluator.rice(1.0) if plans(evaluator, FIELD_RICE) else 0.0
    if special == SPECIAL_ARMY6:
        return 2 * evaluator.weights.army if plans(evaluator, FIELD_ARMY5) else 0.0
    if special == SPECIAL_ATTACK:
        battles = int(plans(evaluator, FIELD_BATTLE_A)) + int(
            plans(evaluator, FIELD_BATTLE_B)
        )
        return ONE_MORE_ATTACKER * battles
    total = 0.0
    for province in evaluator.provinces:
        total += evaluator.risk(province, evaluator.s.armies[province])
    return ONE_MORE_DEFENDER * total


def position_worth(evaluator: Evaluator, action: int) -> float:
    at = CHOOSE.args(action)[0]
    return special_worth(evaluator, evaluator.s.special[at]) - EARLY * float(at)


def march_worth(evaluator: Evaluator, arg: int, action: int) -> float:
    origin = MARCH_ORIGIN.of(arg)
    if action == DECLINE_ID:
        return 0.02 if MARCH_KIND.of(arg) == TRANSFER else 0.0
    found = March()
    armies = evaluator.s.armies[origin]
    best_number(evaluator, origin, armies, MARCH.args(action)[0], found)
    return found.gain


def send_worth(evaluator: Evaluator, arg: int, action: int, odds: Forecast) -> float:
    origin, destination = SEND_ORIGIN.of(arg), SEND_DESTINATION.of(arg)
    armies = evaluator.s.armies[origin]
    return gain_of(evaluator, origin, armies, destination, SEND.args(action)[0], odds)


def revolt_worth(evaluator: Evaluator, action: int) -> float:
    """Prefer provinces likely to hold: they draw peasants out of the tower."""
    province, s = REVOLT.args(action)[0], evaluator.s
    peasants = s.unrest[province] + s.extra[evaluator.seat]
    return -loses_revolt(evaluator.params, s, province, peasants)


# The draft


def start_worth(evaluator: Evaluator, province: int) -> float:
    """Return the value of a province at the start."""
    s, params = evaluator.s, evaluator.params
    worth = 0.5 * params.sites[province]
    worth += 0.12 * params.chests[province] + 0.15 * params.rice[province]
    for place in params.near[province]:
        if s.owner[place] == evaluator.seat:
            worth += 0.4
        elif s.owner[place] != NONE:
            worth -= 0.1
    for place in evaluator.provinces:
        if params.region_of[place] == params.region_of[province]:
            worth += 0.2
    return worth


def unseen_worth(evaluator: Evaluator) -> float:
    """Return the average value of the top card of the pile."""
    s, total, count = evaluator.s, 0.0, 0
    for province in evaluator.params.in_play:
        if s.owner[province] == NONE and province not in s.open_cards:
            total += start_worth(evaluator, province)
            count += 1
    return total / count if count else 0.0


def pick_worth(evaluator: Evaluator, action: int) -> float:
    source = PICK.args(action)[0]
    if source == FROM_PILE:
        return unseen_worth(evaluator)
    return start_worth(evaluator, evaluator.s.open_cards[source])


def refresh_worth(evaluator: Evaluator, action: int) -> float:
    if action == REFRESH_ID:
        return unseen_worth(evaluator) + 0.2
    first, second = evaluator.s.open_cards[0], evaluator.s.open_cards[1]
    return max(start_worth(evaluator, first), start_worth(evaluator, second))


def muster_worth(evaluator: Evaluator, action: int) -> float:
    """Return the value of a group in the picked province, less its later use."""
    armies, province = MUSTER.args(action)[0], evaluator.s.picked
    gain = evaluator.reach(province, armies) - evaluator.risk(province, armies)
    return gain - 2 * evaluator.weights.army * float(armies)
