"""The Harvest order.

SSE-ACT-HARVEST-1   For each resource province of this region holding at least one own
                    army gain 1 resource of the type shown there. Control is irrelevant;
                    several armies in one province still give 1. [standard, crowd]
SSE-ACT-HARVEST-1d  Gain 1 resource of the type shown for each resource province of this
                    region that the player controls. [draft]
SSE-ACT-HARVEST-2   A province with only an own castle gives nothing from the Harvest
                    order [R-21]. [standard, crowd]
SSE-ACT-HARVEST-3   Seeding tokens stay; provinces are never depleted; several players
                    may harvest the same province.
SSE-ACT-HARVEST-4   The Harvest order is one decision: take the whole yield of
                    SSE-ACT-HARVEST-1 (-1d) or decline; a part of the yield is not
                    offered [R-58].
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, reason
from sengoku.samurai.args import SLOT
from sengoku.samurai.board import Board
from sengoku.samurai.rules.control import controller
from sengoku.samurai.rules.optional import Idle, OptionalStep
from sengoku.samurai.rules.supply import Supply
from sengoku.samurai.space import (
    TAKE_ID,
)
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import BUSHIDO, FOOD


class Reaping:
    """What a seat needs to harvest a resource province, and the rules for it."""

    rule = "SSE-ACT-HARVEST-1"
    neutral_rule = "SSE-NEUT-HARVEST-1"
    refusal = "no-own-army"
    idle = "no-field"

    def may(self, s: State, seat: i64, province: i64, region: i64) -> bool:
        """Can *seat* harvest a resource *province* of *region*? By presence."""
        return s.armies_of(seat, province) > 0


class ReapingByControl(Reaping):
    rule = "SSE-ACT-HARVEST-1d"
    neutral_rule = "SSE-NEUT-HARVEST-1d"
    refusal = "no-control"
    idle = "no-field-held"

    def may(self, s: State, seat: i64, province: i64, region: i64) -> bool:
        return controller(s, province, region) == seat


BY_PRESENCE: Final = Reaping()
BY_CONTROL: Final = ReapingByControl()


def fields(
    s: State, board: Board, seat: i64, region: i64, reaping: Reaping
) -> list[int]:
    """Return the resource provinces of *region* that *seat* can harvest."""
    return [
        province
        for province in board.resources_of[region]
        if reaping.may(s, seat, province, region)
    ]


def why_no_harvest(
    s: State, board: Board, region: i64, province: i64, reaping: Reaping
) -> Reason:
    """Return why *province* cannot be harvested by an action in *region*."""
    if board.region_of[province] != region:
        return reason("other-region", "SSE-RES-9", province=province, region=region)
    if province not in board.resources_of[region]:
        return reason("no-resource-province", "SSE-ACT-HARVEST-1", province=province)
    return reason(reaping.refusal, reaping.rule, province=province)


class HarvestStep(OptionalStep):
    """Take the whole yield, or nothing."""

    name = "harvest"
    rule = "SSE-ACT-HARVEST-4"
    arg_fields = (SLOT,)

    def __init__(self, board: Board, supply: Supply, reaping: Reaping) -> None:
        self.board = board
        self.supply = supply
        self.reaping = reaping

    def fields(self, s: State, seat: i64, slot: i64) -> list[int]:
        region = self.board.slot_region[slot]
        return fields(s, self.board, seat, region, self.reaping)

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        return [TAKE_ID] if self.fields(s, seat, arg) else []

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        return Idle(self.reaping.idle, self.reaping.rule)

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        seeds = [s.seeds[province] for province in self.fields(s, seat, arg)]
        for resource in (FOOD, BUSHIDO):
            due = seeds.count(resource)
            if due:
                self.supply.give(s, seat, resource, due, self.reaping.rule, log)
        return DONE
