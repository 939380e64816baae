"""Playing on to the end of the era by a quick policy, and the chance to win then.

Orders are carried out as a whole on the imagined position; the engine then takes
"nothing more" for an answer and goes on. What remains for it is the course of play.
"""

import math
from typing import Final, final

from sengoku.bots.samurai.answers import answer_gains
from sengoku.bots.samurai.eye import Eye, Terms
from sengoku.bots.samurai.orders import attack, castle, harvest, recruit, ship
from sengoku.bots.samurai.placing import Plan
from sengoku.bots.samurai.walks import Walks, go
from sengoku.core import flow, rng
from sengoku.core import seats as seat_sets
from sengoku.core.flow import Step
from sengoku.core.seats import member
from sengoku.samurai import steps
from sengoku.samurai.rules.movement import unpacked
from sengoku.samurai.space import (
    DECLINE_ID,
    PLACE,
)
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import FOOD, MAX_SEATS, ORDERS, REGIONS, SLOTS

WIDTH: Final = 1
"""Walks kept in mind while playing on."""
GUESS: Final = 0
"""No walks at all: plans of tokens are guessed."""
WHIM: Final = 1.0
"""By how many points a token is misjudged while playing on."""
CROWDED: Final = 0.6
"""What an order is still worth in a region where the seat has just placed one."""
GRAIN: Final = 1 << 16

SPREAD: Final[tuple[float, ...]] = (3.0, 8.0, 11.0)
"""Points that make a lead safe, by the eras to come."""


@final
class PlayingOn:
    """One way to play on; *luck* seeds the whims of the seats."""

    def __init__(
        self, terms: Terms, table: tuple[Step[State], ...], s: State, luck: int
    ) -> None:
        self.terms = terms
        self.table = table
        self.s = s
        self.source = rng.fast(luck, 1)
        self.plans: list[Plan | None] = [None] * MAX_SEATS
        self.phase = 0

    def to_end_of(self, era: int) -> None:
        s = self.s
        while s.todo and s.era == era:
            seat = member(s.todo[-2])
            flow.advance(self.table, s, seat, self.choice(seat), None)

    def choice(self, seat: int) -> int:
        s = self.s
        step = s.todo[-3]
        ids = flow.legal(self.table, s, seat)
        if len(ids) == 1:
            return ids[0]
        if step == steps.PLACEMENT:
            return self.placement(seat, ids)
        if steps.RECRUIT <= step <= steps.CASTLE and step not in AGAIN:
            self.carry_out(seat, step)
            return DECLINE_ID
        gains = answer_gains(self.terms, s, seat, ids, True, True, WIDTH)
        best = 0
        for number in range(1, len(ids)):
            if gains[number] > gains[best]:
                best = number
        return ids[best]

    def carry_out(self, seat: int, step: int) -> None:
        """Execute the order whose turn it is as a whole."""
        s = self.s
        eye = Eye(self.terms, s, seat, True, True)
        arg = s.todo[-1]
        if step == steps.MOVE:
            self.move(eye, arg)
            return
        region = eye.board.slot_region[arg]
        if step == steps.RECRUIT:
            recruit(eye, region, True)
        elif step == steps.ATTACK:
            attack(eye, region, True)
        elif step == steps.HARVEST:
            harvest(eye, region, True)
        elif step == steps.CASTLE:
            castle(eye, region, True)
        else:
            walks = Walks(eye, region, 2, 2, 0.0, WIDTH)
            if ship(eye, region, walks.top, True) == walks.top:
                self.walk(eye, region, walks)
        self.score_tiles(seat)

    def move(self, eye: Eye, arg: int) -> None:
        s, seat = self.s, eye.seat
        slot, points, extra, _ = unpacked(arg)
        more = 1 if extra and s.food[seat] >= self.terms.third_point else 0
        price = eye.price(self.terms.third_point, 0) if more else 0.0
        region = eye.board.slot_region[slot]
        walks = Walks(eye, region, points, points + more, price, WIDTH)
        if len(walks.path) > points:
            s.food[seat] -= self.terms.third_point
            s.general[FOOD] += self.terms.third_point
        self.walk(eye, region, walks)
        self.score_tiles(seat)

    def walk(self, eye: Eye, region: int, walks: Walks) -> None:
        go(eye, region, walks.path)
        travellers = self.s.travellers
        for province in range(len(travellers)):
            travellers[province] = 0

    def score_tiles(self, seat: int) -> None:
        self.terms.tiles.check(self.s, seat_sets.one(seat), None)

    def placement(self, seat: int, ids: list[int]) -> int:
        """Place the token that looks best to the seat, give or take a whim."""
        plan = self.plan(seat)
        best = 0.0
        chosen = NONE
        for action in ids:
            if PLACE.begin <= action < PLACE.end:
                place = action - PLACE.begin
                gain = plan.worth(place // SLOTS, place % SLOTS)
                gain += WHIM * rng.below(self.source, 0, GRAIN) / GRAIN
                if chosen == NONE or gain > best:
                    best, chosen = gain, action
        place = chosen - PLACE.begin
        region = self.terms.board.slot_region[place % SLOTS]
        for order in range(ORDERS):
            if plan.gains[order * REGIONS + region] > 0.0:
                plan.gains[order * REGIONS + region] *= CROWDED
        return chosen

    def plan(self, seat: int) -> Plan:
        """Return the seat's plan of this planning phase, made once."""
        s = self.s
        if self.phase != s.round:
            self.phase = s.round
            self.plans = [None] * MAX_SEATS
        plan = self.plans[seat]
        if plan is None:
            eye = Eye(self.terms, s.copy(), seat, True, True)
            plan = Plan(eye, GUESS)
            self.plans[seat] = plan
        else:
            plan.owner = s.owner[:]
        return plan

    def chance(self, seat: int) -> float:
        """Return the chance of *seat* to win."""
        s = self.s
        if not s.todo:
            return final_chance(s, seat)
        eye = Eye(self.terms, s, seat, True, False)
        return share(eye.standing(), seat, SPREAD[eye.outlook.left + 1])


AGAIN: Final = (steps.RECRUIT_AGAIN, steps.ATTACK_AGAIN)


def final_chance(s: State, seat: int) -> float:
    """Return who has won, with a little of by how much."""
    points = [float(s.score[other]) for other in range(s.seats)]
    winners = 0
    for other in range(s.seats):
        winners += s.winners >> other & 1
    won = (s.winners >> seat & 1) / winners
    return 0.8 * won + 0.2 * share(points, seat, SPREAD[0])


def share(points: list[float], seat: int, spread: float) -> float:
    total = 0.0
    for other in range(len(points)):
        total += math.exp((points[other] - points[seat]) / spread)
    return 1.0 / total


def make_likely(terms: Terms, s: State, viewer: int, source: list[int]) -> None:
    """Let the face-down tokens of the others be such as they might have placed."""
    for seat in range(s.seats):
        if seat != viewer:
            _lay_likely(terms, s, seat, source)


def _lay_likely(terms: Terms, s: State, seat: int, source: list[int]) -> None:
    hidden: list[int] = []
    for slot in range(SLOTS):
        if s.owner[slot] == seat and not s.face_up[slot]:
            hidden.append(slot)
            s.tokens[seat * ORDERS + s.order[slot]] += 1
            s.owner[slot] = NONE
    if not hidden:
        return
    plan = Plan(Eye(terms, s.copy(), seat, True, True), GUESS)
    rng.shuffle(source, 0, hidden)
    for slot in hidden:
        order = _likely(plan, s, seat, slot, source)
        s.owner[slot] = seat
        s.order[slot] = order
        s.tokens[seat * ORDERS + order] -= 1


def _likely(plan: Plan, s: State, seat: int, slot: int, source: list[int]) -> int:
    best = 0.0
    chosen = NONE
    for order in range(ORDERS):
        if s.tokens[seat * ORDERS + order]:
            gain = plan.worth(order, slot)
            gain += 2.0 * WHIM * rng.below(source, 0, GRAIN) / GRAIN
            if chosen == NONE or gain > best:
                best, chosen = gain, order
    region = plan.eye.board.slot_region[slot]
    plan.gains[chosen * REGIONS + region] *= CROWDED
    return chosen
