"""The value of a whole position to a seat, in points of the final score."""

from typing import Final

from sengoku.shogun.bots.evaluator import (
    CHESTS_PER_ROUND,
    RICE_PER_ROUND,
    Evaluator,
    majority,
    majority_row,
)
from sengoku.shogun.bots.policy import Policy
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import BUILDINGS, REGIONS

BEST_RIVAL_SHARE: Final = 0.7
"""The weight of the best opponent among all opponents."""

ARMY_VALUE_PER_ROUND: Final = 0.08
"""An army on the map. This and the next constant were fitted to finished games."""

RISK_FACTOR: Final = 1.7
"""Risk counts more than in a plan, which can still react to it."""


def land_and_buildings(evaluator: Evaluator) -> float:
    """Return the scores of the remaining winters on this map (SHO-SCORE-1 to -4)."""
    points = float(len(evaluator.provinces))
    for province in evaluator.provinces:
        points += evaluator.s.buildings_in(province)
    for region in range(REGIONS):
        for building in range(BUILDINGS):
            row = majority_row(region, building)
            most = evaluator.params.majority_points[building]
            points += evaluator.weights.majority * majority(
                evaluator.counts, row, evaluator.seat, most
            )
    return evaluator.winters * points


def stores(evaluator: Evaluator) -> float:
    """Return the value of chests and rice at the start of a round."""
    s, seat, weights = evaluator.s, evaluator.seat, evaluator.weights
    chests: int = s.chests[seat]
    rice: int = s.rice[seat]
    useful = CHESTS_PER_ROUND * (evaluator.rounds + 1)
    spent = min(chests, useful)
    worth = weights.chest * spent + weights.idle_chest * (chests - spent)
    wanted = len(evaluator.provinces) + evaluator.expected_rice_loss()
    missing = max(0.0, wanted - rice)
    urgent = max(0.0, missing - RICE_PER_ROUND * (evaluator.rounds_in_year + 1))
    return worth - weights.rice * (urgent + 0.7 * (missing - urgent))


def garrisons(evaluator: Evaluator) -> float:
    """Return the value of armies, less expected losses to neighbours."""
    s, each, worth = evaluator.s, ARMY_VALUE_PER_ROUND * (evaluator.rounds + 1), 0.0
    for province in evaluator.provinces:
        armies: int = s.armies[province]
        worth += each * armies - RISK_FACTOR * evaluator.risk(province, armies)
    return worth


def value(policy: Policy, s: State, seat: int) -> float:
    """Return the expected points of *seat*; chests break ties at the end."""
    if not s.stack:
        chests: int = s.chests[seat]
        return s.score[seat] + 0.01 * chests
    evaluator = policy.evaluator(s, seat)
    return (
        s.score[seat]
        + land_and_buildings(evaluator)
        + stores(evaluator)
        + garrisons(evaluator)
    )


def lead(policy: Policy, s: State, seat: int) -> float:
    """Return the lead of *seat* over the others, mostly over the best."""
    best, total = -1000.0, 0.0
    for other in range(s.seats):
        if other != seat:
            worth = value(policy, s, other)
            total += worth
            best = max(best, worth)
    others = BEST_RIVAL_SHARE * best + (1.0 - BEST_RIVAL_SHARE) * total / float(
        s.seats - 1
    )
    return value(policy, s, seat) - others
