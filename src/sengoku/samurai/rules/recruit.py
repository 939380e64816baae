"""The Recruit Armies order.

SSE-ACT-RECRUIT-1   Put 1 army from the personal supply into the capital of this region
                    or into the province of this region where the player has a castle.
SSE-ACT-RECRUIT-2   Then the player may pay 1 food to put a second army into the capital
                    of this region or into the province of this region with their
                    castle; the second place is chosen independently of the first, so it
                    may be the same or the other one. [standard, crowd]
SSE-ACT-RECRUIT-2d  Then the player may pay 1 food to put a second army into the same
                    province as the first. [draft]
SSE-ACT-RECRUIT-3   No presence or control is needed in the capital; enemy pieces there
                    do not matter.
SSE-ACT-RECRUIT-4   With no army in the personal supply nothing can be recruited; with
                    exactly one, the paid second army is unavailable.
SSE-ACT-RECRUIT-5   Castles of the player in other regions are irrelevant.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, push, reason
from sengoku.samurai import effects, steps
from sengoku.samurai.args import FIRST_PROVINCE, SLOT
from sengoku.samurai.board import Board
from sengoku.samurai.rules.optional import Idle, OptionalStep
from sengoku.samurai.rules.price import Price
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.space import (
    DECLINE_ID,
    RECRUIT,
)
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import FOOD


def recruits(s: State, board: Board, seat: i64, region: i64) -> list[int]:
    """Return how *seat* may recruit in *region*: in the capital and at its castle."""
    if s.supply[seat] == 0:
        return []
    capital: i64 = board.capital[region]
    castle = s.castle_of(seat, region)
    ids: list[int] = [RECRUIT.id(capital)]
    if castle not in (NONE, capital):
        ids.append(RECRUIT.id(castle))
    return ids


def why_no_recruit(s: State, board: Board, seat: i64, region: i64, at: i64) -> Reason:
    if s.supply[seat] == 0:
        return reason("no-army-in-supply", "SSE-ACT-RECRUIT-4")
    if board.region_of[at] != region:
        return reason("other-region", "SSE-ACT-RECRUIT-5", province=at, region=region)
    return reason("no-capital-or-castle", "SSE-ACT-RECRUIT-1", province=at)


NO_SUPPLY: Final = Idle("no-supply", "SSE-ACT-RECRUIT-4")
"""Why nothing can be recruited."""


class RecruitStep(OptionalStep):
    name = "recruit"
    rule = "SSE-ACT-RECRUIT-1"
    arg_fields = (SLOT,)

    def __init__(self, board: Board, watch: Watch) -> None:
        self.board = board
        self.watch = watch

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        return recruits(s, self.board, seat, self.board.slot_region[arg])

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        return NO_SUPPLY

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        province = RECRUIT.args(action)[0]
        effects.recruit_army(s, seat, province, self.rule, log)
        self.watch.changed(s, seat, log)
        again = FIRST_PROVINCE.put(arg, province)
        push(s, steps.RECRUIT_AGAIN, seat_sets.one(seat), again)
        return DONE

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action in RECRUIT:
            region = self.board.slot_region[arg]
            at = RECRUIT.args(action)[0]
            return why_no_recruit(s, self.board, seat, region, at)
        return super().why_not(s, seat, arg, action)


class RecruitAgainStep(OptionalStep):
    """The paid second army, right after the first."""

    name = "recruit-again"
    rule = "SSE-ACT-RECRUIT-2"
    arg_fields = (SLOT, FIRST_PROVINCE)

    def __init__(self, board: Board, watch: Watch, cost: Price) -> None:
        self.board = board
        self.watch = watch
        self.cost = cost

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        region = self.board.slot_region[SLOT.of(arg)]
        if s.food[seat] < self.cost.at(s, region):
            return []
        return self.recruits(s, seat, region, FIRST_PROVINCE.of(arg))

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        if s.supply[seat]:
            return None  # it cannot be paid, which others need not see
        return NO_SUPPLY

    def recruits(self, s: State, seat: i64, region: i64, first: i64) -> list[int]:
        return recruits(s, self.board, seat, region)

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        region = self.board.slot_region[SLOT.of(arg)]
        effects.pay(s, seat, FOOD, self.cost.at(s, region), self.rule, log)
        effects.recruit_army(s, seat, RECRUIT.args(action)[0], self.rule, log)
        self.watch.changed(s, seat, log)
        return DONE

    def price(self, s: State, seat: i64, arg: i64, action: i64) -> dict[str, int]:
        cost = self.cost.at(s, self.board.slot_region[SLOT.of(arg)])
        return {"food": cost} if cost and action != DECLINE_ID else {}

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        if action not in RECRUIT:
            return super().why_not(s, seat, arg, action)
        at = RECRUIT.args(action)[0]
        region = self.board.slot_region[SLOT.of(arg)]
        return why_no_recruit(s, self.board, seat, region, at)


class RecruitThereAgainStep(RecruitAgainStep):
    """In the draft edition, the second army joins the first."""

    rule = "SSE-ACT-RECRUIT-2d"

    def recruits(self, s: State, seat: i64, region: i64, first: i64) -> list[int]:
        return [RECRUIT.id(first)] if s.supply[seat] else []

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        region = self.board.slot_region[SLOT.of(arg)]
        if action in recruits(s, self.board, seat, region):
            first = FIRST_PROVINCE.of(arg)
            return reason("same-province-only", self.rule, province=first)
        return super().why_not(s, seat, arg, action)
