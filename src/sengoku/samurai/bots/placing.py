"""The value of an order token on a slot.

It is the sum of four parts: the effect of the order, after the seat's other orders; its
second execution in round 2; the slot's neutral action; and the order that it covers.
"""

from typing import Final, final

from sengoku.samurai.bots import weights
from sengoku.samurai.bots.evaluator import Evaluator
from sengoku.samurai.bots.orders import (
    evaluate_in_place,
    execute,
    is_movement,
    order_walks,
    recruit_places,
    ship,
)
from sengoku.samurai.bots.reach import Reach
from sengoku.samurai.bots.trials import armies_gain
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import (
    FOOD,
    NEUTRAL_ATTACK,
    NEUTRAL_MOVE,
    NEUTRAL_RECRUIT,
    ORDER_MOVE3,
    ORDER_MOVE23,
    ORDER_SHIP,
    ORDERS,
    REGIONS,
    SLOTS,
)

UNKNOWN: Final = -1000.0


def order_region(order: int, region: int) -> int:
    """Return where ``PlacementPlan.gains`` holds the gain of *order* in *region*."""
    return order * REGIONS + region


@final
class PlacementPlan:
    """Values every placement of a seat in one planning phase.

    *evaluator* works on a copy of the position, on which the seat's placed orders are
    executed first. With a *width* of 0 they are not, and ``reach`` estimates moves.
    """

    def __init__(self, evaluator: Evaluator, width: int) -> None:
        self.evaluator = evaluator
        self.width = width
        self.reach = Reach(evaluator)
        self.neutral = [UNKNOWN] * SLOTS
        self.gains = [UNKNOWN] * (ORDERS * REGIONS)
        self.pending = [0.0] * SLOTS
        s = evaluator.s
        self.round = s.round
        self.owner = s.owner[:]
        for slot in range(len(evaluator.board.slot_ids)):
            self.neutral[slot] = neutral_gain(self.reach, s.neutral[slot], slot)
        if width:
            self._execute_own_orders()
            self.reach = Reach(evaluator)
        else:
            self._estimate_own_orders()

    def _execute_own_orders(self) -> None:
        s, evaluator = self.evaluator.s, self.evaluator
        slots = len(evaluator.board.slot_ids)
        for visited in range(slots):
            slot = visited if s.round == 1 else slots - 1 - visited
            if s.owner[slot] == evaluator.seat:
                region = evaluator.board.slot_region[slot]
                self.pending[slot] = execute(
                    evaluator, s.order[slot], region, self.width
                )

    def _estimate_own_orders(self) -> None:
        s, evaluator = self.evaluator.s, self.evaluator
        for slot in range(SLOTS):
            if s.owner[slot] == evaluator.seat:
                self.pending[slot] = self.gain(
                    s.order[slot], evaluator.board.slot_region[slot]
                )

    def gain(self, order: int, region: int) -> float:
        place = order_region(order, region)
        if self.gains[place] == UNKNOWN:
            self.gains[place] = order_gain(self.reach, order, region, self.width)
        return self.gains[place]

    def worth(self, order: int, slot: int) -> float:
        evaluator = self.evaluator
        gain = self.gain(order, evaluator.board.slot_region[slot])
        if self.round == 1:
            gain *= 1.0 + weights.SECOND_ROUND_FACTOR[order]
        return gain + self.neutral[slot] + self.cover(slot)

    def cover(self, slot: int) -> float:
        """Return the value of covering the token on *slot*; mostly negative."""
        evaluator = self.evaluator
        owner = self.owner[slot]
        if owner == NONE:
            return 0.0
        if owner == evaluator.seat:
            return -self.pending[slot]
        price = evaluator.board.cover_price[
            min(
                evaluator.s.covers[evaluator.seat], len(evaluator.board.cover_price) - 1
            )
        ]
        denied = evaluator.params.weights.denied * -evaluator.stakes[owner]
        return denied - evaluator.price(0, price)


def order_gain(reach: Reach, order: int, region: int, width: int) -> float:
    evaluator = reach.evaluator
    if not is_movement(order):
        return evaluate_in_place(evaluator, order, region, False)
    if width == 0:
        return estimate_march(reach, order, region)
    best_gain = order_walks(evaluator, order, region, width).best_gain
    if order == ORDER_SHIP:
        return ship(evaluator, region, best_gain, False)
    return best_gain


def estimate_march(reach: Reach, order: int, region: int) -> float:
    """Estimate the value of a move order."""
    evaluator = reach.evaluator
    if order == ORDER_MOVE3:
        return reach.on_foot(region, 3)
    best = reach.on_foot(region, 2)
    food = evaluator.s.food[evaluator.seat]
    if order == ORDER_MOVE23 and evaluator.params.upgrade and food:
        return max(best, reach.on_foot(region, 3) - evaluator.price(1, 0))
    if order == ORDER_SHIP and food >= evaluator.params.voyage:
        return max(
            best, reach.by_ship(region) - evaluator.price(evaluator.params.voyage, 0)
        )
    return best


def neutral_gain(reach: Reach, kind: int, slot: int) -> float:
    """Return the immediate value of the neutral action of *slot*."""
    evaluator = reach.evaluator
    s, seat = evaluator.s, evaluator.seat
    region = evaluator.board.slot_region[slot]
    best = 0.0
    if kind == NEUTRAL_MOVE:
        return reach.on_foot(region, 1)
    if kind == NEUTRAL_RECRUIT:
        if s.supply[seat]:
            for province in recruit_places(evaluator, region):
                best = max(best, armies_gain(evaluator, province, seat, 1))
        return best
    if kind == NEUTRAL_ATTACK:
        for province in evaluator.board.provinces_of[region]:
            if s.armies_of(seat, province):
                for other in range(s.seats):
                    if other != seat and s.armies_of(other, province):
                        best = max(best, armies_gain(evaluator, province, other, -1))
        return best
    for province in evaluator.board.resources_of[region]:
        if s.armies_of(seat, province):
            food = 1 if s.seeds[province] == FOOD else 0
            best = max(best, -evaluator.price(-food, food - 1))
    return best
