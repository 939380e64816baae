"""Rollouts: play to the end of the era by a fast policy, then estimate the win chance.

A whole order is executed directly on the imagined position. The engine then gets
"decline" as the answer and continues; it only runs the sequence of play.
"""

import math
from typing import Final, final

from sengoku.core import flow, rng
from sengoku.core import seats as seat_sets
from sengoku.core.flow import Step
from sengoku.core.seats import member
from sengoku.samurai import steps
from sengoku.samurai.args import EXTRA, POINTS, SLOT
from sengoku.samurai.bots.answers import answer_gains
from sengoku.samurai.bots.evaluator import Evaluator, RuleParams
from sengoku.samurai.bots.orders import attack, castle, harvest, recruit, ship
from sengoku.samurai.bots.placing import PlacementPlan, order_region
from sengoku.samurai.bots.walks import Walks, apply_path
from sengoku.samurai.rows import seat_order
from sengoku.samurai.space import (
    DECLINE_ID,
    PLACE,
)
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import FOOD, MAX_SEATS, ORDERS, SLOTS

BEAM_WIDTH: Final = 1
"""Walks considered at each length during a rollout."""
NO_WALKS: Final = 0
"""A width of 0: placements are estimated without walks."""
NOISE_POINTS: Final = 1.0
"""Random error in the value of a placement."""
CROWDING_FACTOR: Final = 0.6
"""Reduces the value of another order in the same region."""
NOISE_STEPS: Final = 1 << 16

SAFE_LEAD_POINTS: Final[tuple[float, ...]] = (3.0, 8.0, 11.0)
"""By eras still to come."""


@final
class Rollout:
    """One rollout; *seed* determines the noise of all seats."""

    def __init__(
        self, params: RuleParams, table: tuple[Step[State], ...], s: State, seed: int
    ) -> None:
        self.params = params
        self.table = table
        self.s = s
        self.source = rng.fast(seed, 1)
        self.plans: list[PlacementPlan | None] = [None] * MAX_SEATS
        self.phase = 0

    def play_to_end_of(self, era: int) -> None:
        s = self.s
        while s.stack and s.era == era:
            seat = member(s.stack.waiting)
            flow.advance(self.table, s, seat, self.choice(seat), None)

    def choice(self, seat: int) -> int:
        s = self.s
        step = s.stack.step
        ids = flow.legal(self.table, s, seat)
        if len(ids) == 1:
            return ids[0]
        if step == steps.PLACEMENT:
            return self.placement(seat, ids)
        if steps.RECRUIT <= step <= steps.CASTLE and step not in REPEAT_STEPS:
            self.carry_out(seat, step)
            return DECLINE_ID
        gains = answer_gains(self.params, s, seat, ids, True, True, BEAM_WIDTH)
        best = 0
        for number in range(1, len(ids)):
            if gains[number] > gains[best]:
                best = number
        return ids[best]

    def carry_out(self, seat: int, step: int) -> None:
        """Execute the whole current order."""
        s = self.s
        evaluator = Evaluator(self.params, s, seat, True, True)
        arg = s.stack.arg
        if step == steps.MOVE:
            self.move(evaluator, arg)
            return
        region = evaluator.board.slot_region[arg]
        if step == steps.RECRUIT:
            recruit(evaluator, region, True)
        elif step == steps.ATTACK:
            attack(evaluator, region, True)
        elif step == steps.HARVEST:
            harvest(evaluator, region, True)
        elif step == steps.CASTLE:
            castle(evaluator, region, True)
        else:
            walks = Walks(evaluator, region, 2, 2, 0.0, BEAM_WIDTH)
            if ship(evaluator, region, walks.best_gain, True) == walks.best_gain:
                self.walk(evaluator, region, walks)
        self.score_tiles(seat)

    def move(self, evaluator: Evaluator, arg: int) -> None:
        s, seat = self.s, evaluator.seat
        points = POINTS.of(arg)
        more = 1 if EXTRA.of(arg) and s.food[seat] >= self.params.third_point else 0
        price = evaluator.price(self.params.third_point, 0) if more else 0.0
        region = evaluator.board.slot_region[SLOT.of(arg)]
        walks = Walks(evaluator, region, points, points + more, price, BEAM_WIDTH)
        if len(walks.path) > points:
            s.food[seat] -= self.params.third_point
            s.general[FOOD] += self.params.third_point
        self.walk(evaluator, region, walks)
        self.score_tiles(seat)

    def walk(self, evaluator: Evaluator, region: int, walks: Walks) -> None:
        apply_path(evaluator, region, walks.path)
        travellers = self.s.travellers
        for province in range(len(travellers)):
            travellers[province] = 0

    def score_tiles(self, seat: int) -> None:
        self.params.tiles.check(self.s, seat_sets.one(seat), None)

    def placement(self, seat: int, ids: list[int]) -> int:
        """Place the token with the highest value, plus noise."""
        plan = self.plan(seat)
        best = 0.0
        chosen = NONE
        for action in ids:
            if PLACE.begin <= action < PLACE.end:
                place = action - PLACE.begin
                gain = plan.worth(place // SLOTS, place % SLOTS)
                gain += (
                    NOISE_POINTS * rng.below(self.source, 0, NOISE_STEPS) / NOISE_STEPS
                )
                if chosen == NONE or gain > best:
                    best, chosen = gain, action
        place = chosen - PLACE.begin
        region = self.params.board.slot_region[place % SLOTS]
        for order in range(ORDERS):
            if plan.gains[order_region(order, region)] > 0.0:
                plan.gains[order_region(order, region)] *= CROWDING_FACTOR
        return chosen

    def plan(self, seat: int) -> PlacementPlan:
        """Return the seat's plan for this planning phase, cached."""
        s = self.s
        if self.phase != s.round:
            self.phase = s.round
            self.plans = [None] * MAX_SEATS
        plan = self.plans[seat]
        if plan is None:
            evaluator = Evaluator(self.params, s.copy(), seat, True, True)
            plan = PlacementPlan(evaluator, NO_WALKS)
            self.plans[seat] = plan
        else:
            plan.owner = s.owner[:]
        return plan

    def win_chance(self, seat: int) -> float:
        """Estimate the win chance of *seat*."""
        s = self.s
        if not s.stack:
            return final_win_chance(s, seat)
        evaluator = Evaluator(self.params, s, seat, True, False)
        return win_share(
            evaluator.expected_points(),
            seat,
            SAFE_LEAD_POINTS[evaluator.horizon.eras_left + 1],
        )


REPEAT_STEPS: Final = (steps.RECRUIT_AGAIN, steps.ATTACK_AGAIN)


def final_win_chance(s: State, seat: int) -> float:
    """Return the share of the win, adjusted by the margin."""
    points = [float(s.score[other]) for other in range(s.seats)]
    winners = 0
    for other in range(s.seats):
        winners += s.winners >> other & 1
    won = (s.winners >> seat & 1) / winners
    return 0.8 * won + 0.2 * win_share(points, seat, SAFE_LEAD_POINTS[0])


def win_share(points: list[float], seat: int, spread: float) -> float:
    total = 0.0
    for other in range(len(points)):
        total += math.exp((points[other] - points[seat]) / spread)
    return 1.0 / total


def sample_hidden_orders(
    params: RuleParams, s: State, viewer: int, source: list[int]
) -> None:
    """Replace opponents' face-down tokens with plausible ones."""
    for seat in range(s.seats):
        if seat != viewer:
            _resample_orders(params, s, seat, source)


def _resample_orders(
    params: RuleParams, s: State, seat: int, source: list[int]
) -> None:
    hidden: list[int] = []
    for slot in range(SLOTS):
        if s.owner[slot] == seat and not s.face_up[slot]:
            hidden.append(slot)
            s.tokens[seat_order(seat, s.order[slot])] += 1
            s.owner[slot] = NONE
    if not hidden:
        return
    plan = PlacementPlan(Evaluator(params, s.copy(), seat, True, True), NO_WALKS)
    rng.shuffle(source, 0, hidden)
    for slot in hidden:
        order = _sample_order(plan, s, seat, slot, source)
        s.owner[slot] = seat
        s.order[slot] = order
        s.tokens[seat_order(seat, order)] -= 1


def _sample_order(
    plan: PlacementPlan, s: State, seat: int, slot: int, source: list[int]
) -> int:
    best = 0.0
    chosen = NONE
    for order in range(ORDERS):
        if s.tokens[seat_order(seat, order)]:
            gain = plan.worth(order, slot)
            gain += 2.0 * NOISE_POINTS * rng.below(source, 0, NOISE_STEPS) / NOISE_STEPS
            if chosen == NONE or gain > best:
                best, chosen = gain, order
    region = plan.evaluator.board.slot_region[slot]
    plan.gains[order_region(chosen, region)] *= CROWDING_FACTOR
    return chosen
