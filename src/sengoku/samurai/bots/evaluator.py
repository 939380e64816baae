"""Evaluates one position for one seat: the sum of the terms of ``worth``.

The value of a change is the difference it makes. Only what an action affects is
recomputed: its regions and its owner's goods.
"""

from typing import Final, final

from sengoku.samurai.board import Board
from sengoku.samurai.bots.horizon import Destiny, Horizon
from sengoku.samurai.bots.weights import Weights
from sengoku.samurai.bots.worth import add_region
from sengoku.samurai.expansions import agenda
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.rows import origin_destination
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import PROVINCES, REGIONS

UNREACHABLE: Final = 4
"""A distance beyond any walk."""


@final
class RuleParams:
    """The rule parameters that affect values, by edition and variant."""

    def __init__(
        self,
        board: Board,
        weights: Weights,
        destiny: Destiny,
        *,
        second_bonus: bool,
        leftovers: bool,
        second_recruit: int,
        third_point: int,
        voyage: int,
        second_kill: int,
        upgrade: bool,
        in_capital: bool,
        one_per_province: bool,
        by_control: bool,
        tiles: agenda.AgendaWatch,
    ) -> None:
        self.board = board
        self.second_bonus = second_bonus
        self.weights = weights
        self.destiny = destiny
        if not leftovers:
            weights.left_over = 0.0
        self.second_recruit = second_recruit
        self.third_point = third_point
        self.voyage = voyage
        self.second_kill = second_kill
        self.upgrade = upgrade
        self.in_capital = in_capital
        self.one_per_province = one_per_province
        self.by_control = by_control
        self.tiles = tiles
        self.distance = distances(board.neighbours)


def distances(neighbours: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return the steps between provinces, or ``UNREACHABLE``."""
    found = [UNREACHABLE] * (PROVINCES * PROVINCES)
    for origin in range(PROVINCES):
        found[origin_destination(origin, origin)] = 0
        edge = [origin]
        for steps in range(1, UNREACHABLE):
            reached = [to for at in edge for to in neighbours[at]]
            edge = [
                to
                for to in reached
                if found[origin_destination(origin, to)] == UNREACHABLE
            ]
            for to in edge:
                found[origin_destination(origin, to)] = steps
    return found


def rule_params(rules: SamuraiRules) -> RuleParams:
    switches = rules.switches
    return RuleParams(
        rules.board,
        Weights(rules.seats),
        Destiny(rules.cards, rules.extra_cards, rules.board.eras),
        second_bonus=switches.region_bonus_second,
        leftovers=switches.leftovers,
        second_recruit=switches.recruit_second_cost,
        third_point=switches.move23_cost,
        voyage=switches.ship_cost,
        second_kill=switches.attack_second_cost,
        upgrade=switches.move23_upgrade,
        in_capital=switches.castle_in_capital,
        one_per_province=switches.one_castle_per_province,
        by_control=switches.harvest_needs_control,
        tiles=agenda.AgendaWatch(rules.board, agenda.GUARDIANS[switches.agenda_3b]),
    )


@final
class Evaluator:
    """Evaluates the imagined position *s* for *seat*; trial moves may modify *s*."""

    def __init__(
        self, params: RuleParams, s: State, seat: int, wary: bool, envious: bool
    ) -> None:
        self.params = params
        self.board = params.board
        self.s = s
        self.seat = seat
        self.horizon = Horizon(
            params.board, s, params.weights, params.destiny, params.second_bonus, wary
        )
        self.cache = [0.0] * REGIONS
        self.cache_valid = [False] * REGIONS
        self.stakes = [0.0] * s.seats
        self.stakes[seat] = 1.0
        if envious:
            self._weigh_opponents()

    def _weigh_opponents(self) -> None:
        """Weigh opponents' points negatively, the leader's most."""
        s, seat = self.s, self.seat
        expected_points = self.expected_points()
        leader = NONE
        for other in range(s.seats):
            if other != seat and (
                leader == NONE or expected_points[other] > expected_points[leader]
            ):
                leader = other
        weights = self.params.weights
        envy = weights.envy
        shared = envy * (1.0 - weights.leader) / float(s.seats - 1)
        for other in range(s.seats):
            if other != seat:
                self.stakes[other] = -shared
        self.stakes[leader] -= envy * weights.leader

    def expected_points(self) -> list[float]:
        """Return the expected final points of each seat."""
        s = self.s
        points = [float(s.score[seat]) for seat in range(s.seats)]
        for region in range(REGIONS):
            add_region(s, self.board, self.horizon, region, points)
        for seat in range(s.seats):
            points[seat] += self.goods(seat)
        return points

    def baseline(self, region: int) -> float:
        """Return the cached value of ``region`` before any trial."""
        if not self.cache_valid[region]:
            self.cache[region] = self.region(region)
            self.cache_valid[region] = True
        return self.cache[region]

    def region(self, region: int) -> float:
        """Return the value of *region* to the seat, less the opponents' share."""
        s = self.s
        points = [0.0] * s.seats
        add_region(s, self.board, self.horizon, region, points)
        worth = 0.0
        for seat in range(s.seats):
            worth += points[seat] * self.stakes[seat]
        if s.agenda[region] != NONE:
            worth += self.agenda_tile(region)
        return worth

    def agenda_tile(self, region: int) -> float:
        """Return the points of the region's agenda tile if it is fulfilled now."""
        s, board, seat = self.s, self.board, self.seat
        if s.fulfilled[region] >> seat & 1:
            return 0.0
        side, controllers = s.agenda[region], agenda.controllers_in(s, board, region)
        condition = self.params.tiles.conditions[side]
        if condition.holds(s, board, seat, region, controllers):
            return float(board.agenda_points[side])
        return 0.0

    def goods(self, seat: int) -> float:
        """Return the value of the armies and resources of *seat* to itself."""
        s, horizon = self.s, self.horizon
        weights = self.params.weights
        rounds = float(horizon.rounds)
        worth = -weights.army * rounds * float(s.supply[seat])
        for tokens in (s.food[seat], s.bushido[seat]):
            held = float(max(tokens, 0))
            worth += held * weights.left_over
            worth += weights.use * rounds * held / (held + weights.enough)
        return worth

    def price(self, food: int, bushido: int) -> float:
        """Return the value the seat loses by paying these resources."""
        before = self.goods(self.seat)
        s = self.s
        s.food[self.seat] -= food
        s.bushido[self.seat] -= bushido
        after = self.goods(self.seat)
        s.food[self.seat] += food
        s.bushido[self.seat] += bushido
        return before - after

    def army(self, seat: int) -> float:
        """Return the value of one more army of *seat*, wherever it stands."""
        return self.params.weights.army * float(self.horizon.rounds) * self.stakes[seat]
