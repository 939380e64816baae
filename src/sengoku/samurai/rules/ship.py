"""The Move 2 / Move by Ship order.

SSE-ACT-SHIP-1  The player chooses exactly one mode: (A) 2 movement points under the
                rules SSE-ACT-MOVE-1 to -11, or (B) ship. Modes cannot be mixed; the
                choice is made when the order is executed, not when it is placed [R-44].
SSE-ACT-SHIP-2  Ship costs 1 food; in the draft edition it is free [R-39].
SSE-ACT-SHIP-3  Ship moves 1 or 2 own armies together from one coastal province to one
                different coastal province.
SSE-ACT-SHIP-4  The origin must be a coastal province of the slot's region [R-19].
SSE-ACT-SHIP-5  The destination may be any coastal province of the board, in any region
                including the same one.
SSE-ACT-SHIP-6  If no legal ship move is made, no food is paid.
SSE-ACT-SHIP-7  Mode A never costs food and never gives a third point.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, push, reason
from sengoku.samurai import effects, steps
from sengoku.samurai.args import POINTS, SLOT
from sengoku.samurai.board import Board
from sengoku.samurai.rules.movement import NO_ARMY, MoveStep
from sengoku.samurai.rules.optional import Idle, OptionalStep
from sengoku.samurai.rules.price import Price
from sengoku.samurai.space import (
    CROSS,
    SHIP,
    STEP,
)
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import FOOD

ON_FOOT: Final = 2
"""Movement points of the mode without a ship."""


def _voyages(board: Board, armies: i64) -> tuple[tuple[int, ...], ...]:
    """Return, for each origin, the ids of voyages of *armies* to every other coast."""
    coasts = [p for p, coastal in enumerate(board.coastal) if coastal]
    return tuple(
        tuple(SHIP.id(origin, to, armies) for to in coasts if to != origin)
        if coastal
        else ()
        for origin, coastal in enumerate(board.coastal)
    )


class ShipStep(OptionalStep):
    """The first command of the order fixes its mode."""

    name = "ship"
    rule = "SSE-ACT-SHIP-1"
    arg_fields = (SLOT,)

    def __init__(
        self,
        board: Board,
        move: MoveStep,
        cost: Price,
        from_anywhere: bool,
    ) -> None:
        self.board = board
        self.move = move
        self.cost = cost
        self.from_anywhere = from_anywhere
        self.voyages = (_voyages(board, 1), _voyages(board, 2))

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        region = self.board.slot_region[arg]
        ids = self.move.roads.out_of_region(s, seat, region, True)
        if s.food[seat] >= self.cost.at(s, region):
            ids += self.ships(s, seat, region)
        return ids

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        if self.ships(s, seat, self.board.slot_region[arg]):
            return None  # it cannot be paid, which others need not see
        return NO_ARMY

    def ships(self, s: State, seat: i64, region: i64) -> list[int]:
        single, pair = self.voyages
        ids: list[int] = []
        origin: i64
        for origin in self.origins(region):
            count = s.armies_of(seat, origin)
            if count:
                ids += single[origin]
            if count > 1:
                ids += pair[origin]
        return ids

    def origins(self, region: i64) -> tuple[int, ...]:
        if self.from_anywhere:
            return tuple(range(len(self.board.coastal)))
        return self.board.provinces_of[region]

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        if action in SHIP:
            self.sail(s, seat, arg, action, log)
        else:
            on_foot = POINTS.put(arg, ON_FOOT)
            push(s, steps.MOVE, seat_sets.one(seat), on_foot)
            self.move.carry_out(s, seat, on_foot, action, log)
        return DONE

    def sail(
        self, s: State, seat: i64, slot: i64, action: i64, log: Log | None
    ) -> None:
        cost = self.cost.at(s, self.board.slot_region[slot])
        effects.pay(s, seat, FOOD, cost, "SSE-ACT-SHIP-2", log)
        origin, destination, armies = SHIP.args(action)
        effects.ship_armies(s, seat, origin, destination, armies, log)
        self.move.roads.watch.changed(s, seat, log)

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        if action in SHIP:
            return "SSE-ACT-SHIP-3"
        on_foot = POINTS.put(arg, ON_FOOT)
        return self.move.rule_for(s, seat, on_foot, action)

    def price(self, s: State, seat: i64, arg: i64, action: i64) -> dict[str, int]:
        cost = self.cost.at(s, self.board.slot_region[arg])
        return {"food": cost} if cost and action in SHIP else {}

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        region = self.board.slot_region[arg]
        if action in STEP or action in CROSS:
            return self.move.roads.why_no_step(s, seat, region, action, True)
        if action in SHIP:
            return self.why_no_ship(s, seat, region, action)
        return super().why_not(s, seat, arg, action)

    def why_no_ship(self, s: State, seat: i64, region: i64, action: i64) -> Reason:
        origin, destination, armies = SHIP.args(action)
        if origin == destination:
            return reason("same-province", "SSE-ACT-SHIP-3", province=origin)
        for end in (origin, destination):
            if not self.board.coastal[end]:
                return reason("not-coastal", "SSE-ACT-SHIP-3", province=end)
        if origin not in self.origins(region):
            return reason(
                "ship-from-other-region",
                "SSE-ACT-SHIP-4",
                province=origin,
                region=region,
            )
        if s.armies_of(seat, origin) < armies:
            return reason(
                "too-few-armies", "SSE-ACT-SHIP-3", province=origin, armies=armies
            )
        return reason("cannot-pay-food", "SSE-ACT-SHIP-2", food=self.cost.at(s, region))
