"""Values of provinces, buildings and resources to a seat, in points.

An ``Evaluator`` values one position for one seat. It computes values on demand and
caches them, because a plan needs the same province many times.
"""

from typing import Final, final

from sengoku.shogun.bots.fights import MAX_STACK, Threats
from sengoku.shogun.bots.rule_params import RuleParams
from sengoku.shogun.bots.weights import Weights
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import BUILDINGS, MAX_SEATS, PROVINCES, REGIONS, ROUNDS

RICE_PER_ROUND: Final = 3.5
"""The typical rice harvest."""

CHESTS_PER_ROUND: Final = 9
"""The chests that a round can usefully spend."""

UNKNOWN: Final = -1000.0


def count_buildings(params: RuleParams, s: State) -> list[int]:
    """Count buildings of each seat: ``[majority_row(region, building) + seat]``."""
    counts = [0] * (REGIONS * BUILDINGS * MAX_SEATS)
    for province in params.in_play:
        standing = s.buildings[province]
        if standing:
            region = params.region_of[province]
            for building in range(BUILDINGS):
                if standing >> building & 1:
                    counts[majority_row(region, building) + s.owner[province]] += 1
    return counts


def majority_row(region: int, building: int) -> int:
    """Return where the counts of the seats begin that compete for one majority."""
    return (region * BUILDINGS + building) * MAX_SEATS


def majority(counts: list[int], row: int, seat: int, points: int) -> int:
    """Return the points of *seat* for the majority of a row (SHO-SCORE-2, -3)."""
    own, best = counts[row + seat], 0
    for other in range(MAX_SEATS):
        if other != seat and counts[row + other] > best:
            best = counts[row + other]
    if own == 0 or own < best:
        return 0
    return points - 1 if own == best else points


def others_majority(
    counts: list[int], row: int, seat: int, seats: int, points: int
) -> int:
    total = 0
    for other in range(seats):
        if other != seat:
            total += majority(counts, row, other, points)
    return total


@final
class Evaluator:
    """Values one position for one seat."""

    def __init__(
        self,
        params: RuleParams,
        threats: Threats,
        weights: Weights,
        s: State,
        seat: int,
    ) -> None:
        self.params = params
        self.threats = threats
        self.weights = weights
        self.s = s
        self.seat = seat
        self.counts: list[int] = count_buildings(params, s)
        self.second: bool = s.year >= 2
        self.winters: float = 1.0 if self.second else 1.0 + weights.second_winter
        self.rounds_in_year: int = max(0, ROUNDS - 1 - s.season)
        self.rounds: int = self.rounds_in_year + (0 if self.second else ROUNDS)
        self.provinces: list[int] = []
        for province in params.in_play:
            if s.owner[province] == seat:
                self.provinces.append(province)
        self._land: list[float] = [UNKNOWN] * PROVINCES
        self._threat: list[int] = [NONE] * PROVINCES
        self._reach: list[float] = [UNKNOWN] * (PROVINCES * (MAX_STACK + 1))

    # Land and buildings

    def majorities(self, row: int, building: int) -> float:
        """Return the seat's points for a majority, less weighted points of others."""
        points = self.params.majority_points[building]
        own = majority(self.counts, row, self.seat, points)
        others = others_majority(self.counts, row, self.seat, self.params.seats, points)
        return own - self.weights.denial * others

    def swing(self, province: int, building: int, gained: int, lost_by: int) -> float:
        """Return the change in majorities when a building changes hands.

        *gained* is 1 or -1 for this seat; *lost_by* another seat, or ``NONE``.
        """
        region = self.params.region_of[province]
        row = majority_row(region, building)
        before = self.majorities(row, building)
        self.counts[row + self.seat] += gained
        if lost_by != NONE:
            self.counts[row + lost_by] -= 1
        after = self.majorities(row, building)
        self.counts[row + self.seat] -= gained
        if lost_by != NONE:
            self.counts[row + lost_by] += 1
        return after - before

    def land(self, province: int) -> float:
        """Return the value of *province*: to hold if owned, else to conquer."""
        known = self._land[province]
        if known == UNKNOWN:
            known = self._land_value(province)
            self._land[province] = known
        return known

    def _land_value(self, province: int) -> float:
        s, params, weights = self.s, self.params, self.weights
        owner, standing = s.owner[province], s.buildings[province]
        own = owner == self.seat
        points, built = 1.0, 0
        for building in range(BUILDINGS):
            if standing >> building & 1:
                built += 1
                points += 1.0
                if own:
                    swing = -self.swing(province, building, -1, NONE)
                else:
                    swing = self.swing(province, building, 1, owner)
                points += weights.majority * swing
        if not own and owner != NONE:
            points += weights.denial * (1 + built)
        free = params.sites[province] - built
        brings = params.chests[province] + params.rice[province]
        later = weights.site * free + weights.yields * brings
        return self.winters * points + self.rounds * later

    def building(self, province: int, building: int) -> float:
        """Return the value of a new building in one of the seat's provinces."""
        weights = self.weights
        swing = self.swing(province, building, 1, NONE)
        points = 1.0 + weights.majority * swing
        if swing <= 0.0:
            points += weights.contest * self.params.majority_points[building]
        kept = 1.0 - weights.fear * self.danger(province, self.s.armies[province])
        return self.winters * points * kept - weights.site * self.rounds

    # Armies

    def threat(self, province: int) -> int:
        """Return the number of armies the strongest neighbour could attack with."""
        known = self._threat[province]
        if known == NONE:
            s, known = self.s, 0
            for place in self.params.near[province]:
                owner = s.owner[place]
                if owner not in (NONE, self.seat) and s.armies[place] > known:
                    known = s.armies[place]
            known = max(known - 1, 0)
            self._threat[province] = known
        return known

    def danger(self, province: int, armies: int) -> float:
        """Return the probability that the strongest neighbour takes the province."""
        threat = self.threat(province)
        if threat == 0:
            return 0.0
        return self.threats.lost(threat, armies, self.s.unrest[province])

    def risk(self, province: int, armies: int) -> float:
        """Return the expected loss when *armies* hold a province."""
        chance = self.danger(province, armies)
        if chance == 0.0:
            return 0.0
        return self.weights.fear * chance * self.land(province)

    def reach(self, province: int, armies: int) -> float:
        """Return the value *armies* in a province could conquer next round."""
        if armies < 2 or self.rounds == 0:
            return 0.0
        at = province * (MAX_STACK + 1) + min(armies, MAX_STACK)
        known = self._reach[at]
        if known == UNKNOWN:
            known = self.weights.reach * self._best_target(province, armies - 1)
            self._reach[at] = known
        return known

    def _best_target(self, province: int, armies: int) -> float:
        s, best = self.s, 0.0
        for place in self.params.near[province]:
            owner = s.owner[place]
            if owner == self.seat:
                continue
            if owner == NONE:
                chance = self.threats.taken(armies)
            else:
                chance = self.threats.lost(armies, s.armies[place], s.unrest[place])
            worth = chance * self.land(place)
            best = max(best, worth)
        return best

    # Chests and rice

    def chest(self) -> float:
        """Return the value of one more chest from the next round on."""
        if self.rounds == 0:
            return 0.02
        enough = self.s.chests[self.seat] >= CHESTS_PER_ROUND * (self.rounds + 1)
        return self.weights.idle_chest if enough else self.weights.chest

    def expected_rice_loss(self) -> float:
        """Return the expected loss in winter, from the open event cards."""
        s = self.s
        if not s.events:
            return 0.0
        total = 0
        for card in s.events:
            total += self.params.event_loss[card]
        return total / len(s.events)

    def missing_rice(self) -> float:
        """Return the rice still missing for winter, with one more province than now."""
        wanted = len(self.provinces) + 1 + self.expected_rice_loss()
        rice: int = self.s.rice[self.seat]
        return wanted - rice

    def rice(self, amount: float) -> float:
        """Return the value of *amount* of rice, needed and spare."""
        weights = self.weights
        missing = max(0.0, self.missing_rice())
        urgent = max(0.0, missing - RICE_PER_ROUND * self.rounds_in_year)
        first = min(amount, urgent)
        second = min(amount - first, missing - urgent)
        rest = min(amount - first - second, 3.0)
        worth = weights.rice * (first + 0.7 * second)
        return worth + weights.spare_rice * rest
