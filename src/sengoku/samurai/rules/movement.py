"""Movement: one point is one step of one army.

SSE-ACT-MOVE-1    One movement point moves one own army from its province to one
                  adjacent province (land or dotted sea link).
SSE-ACT-MOVE-2    An army may receive its first point of an action only while it stands
                  in the slot's region [R-15].
SSE-ACT-MOVE-3    An army that has received a point in this action may receive further
                  points of the same action wherever it now stands, also inside another
                  region.
SSE-ACT-MOVE-4    Points may be divided freely among several armies, several points may
                  go to one army, and they may be spent in any interleaving [R-16].
SSE-ACT-MOVE-5    An army may leave the region and come back, or return to a province it
                  already left, if points allow [R-17].
SSE-ACT-MOVE-6    Outside the slot's region only *travellers* can be moved, that is
                  armies that left the slot's region by a point of this action: an own
                  army that was already there can never be moved by it, even if a
                  traveller joined it in the same province [R-15].
SSE-ACT-MOVE-7    Once the action is over, an army that ended in another region answers
                  only to orders and neutral actions of that region.
SSE-ACT-MOVE-8    Enemy pieces never block, stop or tax movement, and moving never
                  causes combat.
SSE-ACT-MOVE-9    Points may be left unused.
SSE-ACT-MOVE-10   Castles never move.
SSE-ACT-MOVE-11   Points are not allotted in advance: each step is chosen when the
                  previous one, with any mountain effect, is finished [R-16].
SSE-ACT-MOVE3-1   Move 3 gives exactly 3 movement points, at no cost and with no
                  enhancement.
SSE-ACT-MOVE23-1  Move 2 or 3 gives 2 movement points.
SSE-ACT-MOVE23-2  The player may pay 1 food for 1 more point (3 in all). [standard,
                  crowd]
SSE-ACT-MOVE23-3  The third point may be bought at any time during the action, also
                  before the first two are spent; it follows the same eligibility rules
                  [R-18]. [standard, crowd]
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, reason, set_arg
from sengoku.samurai import effects
from sengoku.samurai.args import CROSSED, EXTRA, POINTS, SLOT
from sengoku.samurai.board import Board
from sengoku.samurai.rules.optional import Idle, OptionalStep
from sengoku.samurai.rules.price import Price
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.space import (
    CROSS,
    DECLINE_ID,
    SHIP,
    STEP,
)
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import FOOD, MAX_SEATS, ORDER_SHIP, PROVINCES

GOES_ON: Final = not DONE
NO_ARMY: Final = Idle("no-army", "SSE-ACT-MOVE-1")
"""Why nothing can move out of a region."""


class Roads:
    """Where one point can take an army. ``expansions.mountain`` adds detours."""

    def __init__(self, board: Board, watch: Watch) -> None:
        self.board = board
        self.watch = watch
        self.direct = tuple(
            tuple(STEP.id(origin, to) for to in board.neighbours[origin])
            for origin in range(PROVINCES)
        )

    def out_of_region(
        self, s: State, seat: i64, region: i64, may_cross: bool
    ) -> list[int]:
        """Return the steps of the armies of *seat* in *region*."""
        ids: list[int] = []
        armies = s.armies
        province: i64
        for province in self.board.provinces_of[region]:
            if armies[province * MAX_SEATS + seat]:  # a hot loop: without a call
                ids += self.direct[province]
        return ids

    def of_travellers(self, s: State, may_cross: bool) -> list[int]:
        """Return the steps of the armies that have left the region."""
        ids: list[int] = []
        for province, count in enumerate(s.travellers):
            if count:
                ids += self.direct[province]
        return ids

    def walk(self, s: State, seat: i64, action: i64, log: Log | None) -> None:
        """Make a direct step and report it."""
        origin, destination = STEP.pair(action)
        effects.move_army(s, seat, origin, destination, log)
        self.watch.changed(s, seat, log)

    def cross(
        self, s: State, seat: i64, action: i64, tracked: i64, log: Log | None
    ) -> None:
        """Lead an army onto a mountain. *tracked*: 1 + region of a move order, or 0."""
        raise AssertionError("there are no mountain tokens in this game")

    def why_no_cross(self, s: State, action: i64, may_cross: bool) -> Reason | None:
        """Return what forbids the detour; ``None`` if only the step is forbidden."""
        return reason("no-mountains", "SSE-BOARD-6", mountain=CROSS.args(action)[0])

    def ends(self, action: i64) -> tuple[i64, i64]:
        """Return origin and destination of a step or of a crossing."""
        if action in STEP:
            origin, destination = STEP.pair(action)
            return origin, destination
        mountain, destination = CROSS.pair(action)
        first, second = self.board.mountain_ends[mountain]
        return (first if destination == second else second), destination

    def why_no_step(
        self, s: State, seat: i64, region: i64, action: i64, may_cross: bool
    ) -> Reason:
        if action in CROSS:
            forbidden = self.why_no_cross(s, action, may_cross)
            if forbidden is not None:
                return forbidden
        origin, destination = self.ends(action)
        if s.armies_of(seat, origin) == 0:
            return reason("no-own-army", "SSE-ACT-MOVE-1", province=origin)
        if destination not in self.board.neighbours[origin]:
            return reason(
                "not-adjacent", "SSE-ACT-MOVE-1", origin=origin, destination=destination
            )
        return reason(
            "army-of-other-region", "SSE-ACT-MOVE-2", province=origin, region=region
        )


def are_travelling(s: State) -> bool:
    """Is any army of the current move order outside the region of its slot?"""
    for count in s.travellers:  # noqa: SIM110  a generator is slow
        if count:
            return True
    return False


def track(
    s: State, region_of: tuple[int, ...], region: i64, origin: i64, destination: i64
) -> None:
    """Count the armies outside *region*, where the move order started."""
    if region_of[origin] != region:
        effects.count_travellers(s, origin, -1)
    if region_of[destination] != region:
        effects.count_travellers(s, destination, 1)


class MoveStep(OptionalStep):
    """Move 3, Move 2 or 3, and the Move 2 of a ship order: one step at a time."""

    name = "move"
    rule = "SSE-ACT-MOVE-1"
    arg_fields = (SLOT, POINTS, EXTRA, CROSSED)

    def __init__(self, board: Board, roads: Roads, third_point: Price) -> None:
        self.board = board
        self.roads = roads
        self.third_point = third_point

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        region = self.board.slot_region[SLOT.of(arg)]
        if POINTS.of(arg) == 0 and not (
            EXTRA.of(arg) and s.food[seat] >= self.third_point.at(s, region)
        ):
            return []
        may_cross = CROSSED.of(arg) == 0
        ids = self.roads.out_of_region(s, seat, region, may_cross)
        if are_travelling(s):
            ids += self.roads.of_travellers(s, may_cross)
        return ids

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        region = self.board.slot_region[SLOT.of(arg)]
        points = POINTS.of(arg)
        if points:
            points -= 1
            arg = POINTS.put(arg, points)
        else:
            cost = self.third_point.at(s, region)
            effects.pay(s, seat, FOOD, cost, "SSE-ACT-MOVE23-2", log)
            arg = EXTRA.put(arg, 0)
        if action in STEP:
            origin, destination = STEP.pair(action)
            track(s, self.board.region_of, region, origin, destination)
            self.roads.walk(s, seat, action, log)
            set_arg(s, arg)
            return points == 0 and EXTRA.of(arg) == 0
        set_arg(s, CROSSED.put(arg, 1))
        self.roads.cross(s, seat, action, 1 + region, log)
        return GOES_ON

    def skipped(self, s: State, seat: i64, arg: i64, log: Log | None) -> None:
        if POINTS.of(arg) or EXTRA.of(arg):
            super().skipped(s, seat, arg, log)

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        if POINTS.of(arg) == 0:
            return None  # it cannot be paid, which others need not see
        return NO_ARMY

    def finish(self, s: State, arg: i64, log: Log | None) -> None:
        if are_travelling(s):
            effects.end_move(s, log)

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        if action == DECLINE_ID:
            return "SSE-ACT-MOVE-9"
        if action in CROSS:
            return "SSE-VAR-MOUNTAIN-2"
        return self.rule if POINTS.of(arg) else "SSE-ACT-MOVE23-2"

    def price(self, s: State, seat: i64, arg: i64, action: i64) -> dict[str, int]:
        if POINTS.of(arg) or action == DECLINE_ID:
            return {}
        cost = self.third_point.at(s, self.board.slot_region[SLOT.of(arg)])
        return {"food": cost} if cost else {}

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        slot = SLOT.of(arg)
        if action in SHIP and s.order[slot] == ORDER_SHIP:
            return reason("mode-is-chosen", "SSE-ACT-SHIP-1")
        if action not in STEP and action not in CROSS:
            return super().why_not(s, seat, arg, action)
        region = self.board.slot_region[slot]
        may_cross = CROSSED.of(arg) == 0
        return self.roads.why_no_step(s, seat, region, action, may_cross)
