"""What an order token is worth on a slot.

A token pays later. Its worth is what the order would do now, after the seat's other
orders; what it would do a second time in round 2; what the slot's neutral action gives
at once; and what becomes of the order it covers.
"""

from typing import Final, final

from sengoku.bots.samurai import weights
from sengoku.bots.samurai.eye import Eye
from sengoku.bots.samurai.orders import (
    execute,
    moves,
    order_walks,
    recruit_places,
    ship,
    stay,
)
from sengoku.bots.samurai.reach import Reach
from sengoku.bots.samurai.tries import armies_gain
from sengoku.samurai.state import NONE
from sengoku.samurai.words import (
    FOOD,
    MAX_SEATS,
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


@final
class Plan:
    """What a seat can do with its tokens in one planning phase.

    *eye* looks at a copy: the seat's orders that lie on the board are carried out there
    first. With a *width* of 0 they are not, and moves are guessed by ``reach``.
    """

    def __init__(self, eye: Eye, width: int) -> None:
        self.eye = eye
        self.width = width
        self.reach = Reach(eye)
        self.neutral = [UNKNOWN] * SLOTS
        self.gains = [UNKNOWN] * (ORDERS * REGIONS)
        self.pending = [0.0] * SLOTS
        s = eye.s
        self.round = s.round
        self.owner = s.owner[:]
        for slot in range(SLOTS):
            self.neutral[slot] = neutral_gain(self.reach, s.neutral[slot], slot)
        if width:
            self._carry_out_own()
            self.reach = Reach(eye)
        else:
            self._guess_own()

    def _carry_out_own(self) -> None:
        s, eye = self.eye.s, self.eye
        for visited in range(SLOTS):
            slot = visited if s.round == 1 else SLOTS - 1 - visited
            if s.owner[slot] == eye.seat:
                region = eye.board.slot_region[slot]
                self.pending[slot] = execute(eye, s.order[slot], region, self.width)

    def _guess_own(self) -> None:
        s, eye = self.eye.s, self.eye
        for slot in range(SLOTS):
            if s.owner[slot] == eye.seat:
                self.pending[slot] = self.gain(
                    s.order[slot], eye.board.slot_region[slot]
                )

    def gain(self, order: int, region: int) -> float:
        place = order * REGIONS + region
        if self.gains[place] == UNKNOWN:
            self.gains[place] = order_gain(self.reach, order, region, self.width)
        return self.gains[place]

    def worth(self, order: int, slot: int) -> float:
        eye = self.eye
        gain = self.gain(order, eye.board.slot_region[slot])
        if self.round == 1:
            gain *= 1.0 + weights.REPEATED[order]
        return gain + self.neutral[slot] + self.cover(slot)

    def cover(self, slot: int) -> float:
        """Return what covering the token on *slot* is worth, mostly less than 0."""
        eye = self.eye
        owner = self.owner[slot]
        if owner == NONE:
            return 0.0
        if owner == eye.seat:
            return -self.pending[slot]
        price = eye.board.cover_price[
            min(eye.s.covers[eye.seat], len(eye.board.cover_price) - 1)
        ]
        denied = eye.terms.weights.denied * -eye.stakes[owner]
        return denied - eye.price(0, price)


def order_gain(reach: Reach, order: int, region: int, width: int) -> float:
    eye = reach.eye
    if not moves(order):
        return stay(eye, order, region, False)
    if width == 0:
        return march_guess(reach, order, region)
    top = order_walks(eye, order, region, width).top
    if order == ORDER_SHIP:
        return ship(eye, region, top, False)
    return top


def march_guess(reach: Reach, order: int, region: int) -> float:
    """Return roughly what an order to move is worth."""
    eye = reach.eye
    if order == ORDER_MOVE3:
        return reach.on_foot(region, 3)
    best = reach.on_foot(region, 2)
    food = eye.s.food[eye.seat]
    if order == ORDER_MOVE23 and eye.terms.upgrade and food:
        return max(best, reach.on_foot(region, 3) - eye.price(1, 0))
    if order == ORDER_SHIP and food >= eye.terms.voyage:
        return max(best, reach.by_ship(region) - eye.price(eye.terms.voyage, 0))
    return best


def neutral_gain(reach: Reach, kind: int, slot: int) -> float:
    """Return what the neutral action of *slot* is worth at once."""
    eye = reach.eye
    s, seat = eye.s, eye.seat
    region = eye.board.slot_region[slot]
    best = 0.0
    if kind == NEUTRAL_MOVE:
        return reach.on_foot(region, 1)
    if kind == NEUTRAL_RECRUIT:
        if s.supply[seat]:
            for province in recruit_places(eye, region):
                best = max(best, armies_gain(eye, province, seat, 1))
        return best
    if kind == NEUTRAL_ATTACK:
        for province in eye.board.provinces_of[region]:
            if s.armies[province * MAX_SEATS + seat]:
                for other in range(s.seats):
                    if other != seat and s.armies[province * MAX_SEATS + other]:
                        best = max(best, armies_gain(eye, province, other, -1))
        return best
    for province in eye.board.resources_of[region]:
        if s.armies[province * MAX_SEATS + seat]:
            food = 1 if s.seeds[province] == FOOD else 0
            best = max(best, -eye.price(-food, food - 1))
    return best
