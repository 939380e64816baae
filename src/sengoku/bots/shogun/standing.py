"""What a whole position is worth to a seat, in points of the final score."""

from typing import Final

from sengoku.bots.shogun.policy import Policy
from sengoku.bots.shogun.worth import HARVEST, SPENT, Outlook, majority
from sengoku.shogun.state import State
from sengoku.shogun.words import BUILDINGS, MAX_SEATS, REGIONS

FEW: Final = 0.7
"""How much the best rival counts among the others."""

ARMY: Final = 0.08
"""An army on the map, for each round left. Fitted, as the next, to finished games."""

FEAR: Final = 1.7
"""Risk counts more than in a plan, which still has cards to meet it."""


def land_and_buildings(view: Outlook) -> float:
    """Return what the winters to come score as the map stands (SHO-SCORE-1 to -4)."""
    points = float(len(view.provinces))
    for province in view.provinces:
        points += view.s.buildings[province].bit_count()
    for region in range(REGIONS):
        for building in range(BUILDINGS):
            row = (region * BUILDINGS + building) * MAX_SEATS
            most = view.ground.majority_points[building]
            points += view.weights.majority * majority(
                view.counts, row, view.seat, most
            )
    return view.winters * points


def stores(view: Outlook) -> float:
    """Return what chests and rice are worth at the start of a round."""
    s, seat, weights = view.s, view.seat, view.weights
    chests, useful = s.chests[seat], SPENT * (view.rounds + 1)
    spent = min(chests, useful)
    worth = weights.chest * spent + weights.idle_chest * (chests - spent)
    wanted = len(view.provinces) + view.loss_of_rice()
    missing = max(0.0, wanted - s.rice[seat])
    urgent = max(0.0, missing - HARVEST * (view.rounds_in_year + 1))
    return worth - weights.rice * (urgent + 0.7 * (missing - urgent))


def garrisons(view: Outlook) -> float:
    """Return what armies can still do, less what may be lost to neighbours."""
    s, each, worth = view.s, ARMY * (view.rounds + 1), 0.0
    for province in view.provinces:
        armies = s.armies[province]
        worth += each * armies - FEAR * view.risk(province, armies)
    return worth


def value(policy: Policy, s: State, seat: int) -> float:
    """Return the points *seat* can expect; the chests break ties at the end."""
    if not s.todo:
        return s.score[seat] + 0.01 * s.chests[seat]
    view = policy.outlook(s, seat)
    return s.score[seat] + land_and_buildings(view) + stores(view) + garrisons(view)


def lead(policy: Policy, s: State, seat: int) -> float:
    """Return how far *seat* is ahead of the others, the best of them above all."""
    best, total = -1000.0, 0.0
    for other in range(s.seats):
        if other != seat:
            worth = value(policy, s, other)
            total += worth
            best = max(best, worth)
    others = FEW * best + (1.0 - FEW) * total / float(s.seats - 1)
    return value(policy, s, seat) - others
