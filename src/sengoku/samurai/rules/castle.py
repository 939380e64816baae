"""The Build Castle order.

SSE-ACT-CASTLE-1   If the player has no castle in this region: return 2 own armies from
                   one single province of this region to the personal supply and put 1
                   own castle from the personal supply into that province.
SSE-ACT-CASTLE-2   If the player already has a castle in this region: instead they may
                   put 1 army from the personal supply into that castle's province.
SSE-ACT-CASTLE-3   A player never has more than one castle in a region.
SSE-ACT-CASTLE-4   Control of the province is not needed; enemy armies there do not
                   matter.
SSE-ACT-CASTLE-5   In the Russian edition a castle cannot be built in a capital; in the
                   standard and draft editions it can [R-06].
SSE-ACT-CASTLE-6   In the Russian edition a province holds at most one castle, whoever
                   owns it; in the standard and draft editions castles of different
                   players may share a province [R-07].
SSE-ACT-CASTLE-7   With no castle left in the personal supply the build part is
                   impossible and no armies are returned.
SSE-ACT-CASTLE-8   Building costs no resources.
SSE-ACT-CASTLE-9d  After building, one more army from the personal supply is put on the
                   castle as owner marker; it adds no power (castle total 2), cannot
                   move, be attacked, or count as an army anywhere. The supply always
                   has an army for it: the 2 returned ones are in it by then [R-36].
                   [draft]
SSE-ACT-CASTLE-10  Each castle gives its owner +1 influence in its region at every era
                   end, whoever controls the province.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import DONE, Reason, reason
from sengoku.samurai import effects
from sengoku.samurai.args import SLOT
from sengoku.samurai.board import Board
from sengoku.samurai.rules.optional import Idle, OptionalStep
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.space import (
    BUILD,
    RECRUIT,
)
from sengoku.samurai.state import NONE, State

COST: Final = 2
"""Armies given back for a castle."""


class CastleStep(OptionalStep):
    """Build a castle in a region without an own one, otherwise man it."""

    name = "castle"
    rule = "SSE-ACT-CASTLE-1"
    arg_fields = (SLOT,)

    def __init__(
        self,
        board: Board,
        watch: Watch,
        in_capital: bool,
        one_per_province: bool,
        marker: int,
    ) -> None:
        self.board = board
        self.watch = watch
        self.in_capital = in_capital
        self.one_per_province = one_per_province
        self.marker = marker

    def ways(self, s: State, seat: i64, arg: i64) -> list[int]:
        region = self.board.slot_region[arg]
        castle = s.castle_of(seat, region)
        if castle != NONE:
            return [RECRUIT.id(castle)] if s.supply[seat] else []
        return [
            BUILD.id(province)
            for province in self.board.provinces_of[region]
            if s.armies_of(seat, province) >= COST
            and self.why_no_site(s, seat, region, province) is None
        ]

    def why_idle(self, s: State, seat: i64, arg: i64) -> Idle | None:
        region = self.board.slot_region[arg]
        if s.castle_of(seat, region) != NONE:
            return Idle("no-supply", "SSE-ACT-CASTLE-2")
        if s.castles[seat] == 0:
            return Idle("no-castle", "SSE-ACT-CASTLE-7")
        for province in self.board.provinces_of[region]:
            if s.armies_of(seat, province) >= COST:
                return Idle("no-site", "SSE-ACT-CASTLE-5")
        return Idle("no-pair", "SSE-ACT-CASTLE-1")

    def why_no_site(
        self, s: State, seat: i64, region: i64, province: i64
    ) -> Reason | None:
        """Return what prevents *seat* from building in a *province* of *region*."""
        if s.castles[seat] == 0:
            return reason("no-castle-in-supply", "SSE-ACT-CASTLE-7")
        if s.armies_of(seat, province) < COST:
            return reason(
                "too-few-armies", "SSE-ACT-CASTLE-1", province=province, armies=COST
            )
        if not self.in_capital and province == self.board.capital[region]:
            return reason("castle-in-capital", "SSE-ACT-CASTLE-5", province=province)
        if self.one_per_province and self.built(s, region, province):
            return reason("castle-there", "SSE-ACT-CASTLE-6", province=province)
        return None

    def built(self, s: State, region: i64, province: i64) -> bool:
        return any(s.castle_of(seat, region) == province for seat in range(s.seats))

    def carry_out(
        self, s: State, seat: i64, arg: i64, action: i64, log: Log | None
    ) -> bool:
        region = self.board.slot_region[arg]
        if action in BUILD:
            province = BUILD.args(action)[0]
            effects.build_castle(s, seat, province, region, self.marker, log)
        else:
            province = RECRUIT.args(action)[0]
            effects.recruit_army(s, seat, province, "SSE-ACT-CASTLE-2", log)
        self.watch.changed(s, seat, log)
        return DONE

    def rule_for(self, s: State, seat: i64, arg: i64, action: i64) -> str:
        return "SSE-ACT-CASTLE-2" if action in RECRUIT else self.rule

    def why_not(self, s: State, seat: i64, arg: i64, action: i64) -> Reason:
        region = self.board.slot_region[arg]
        castle = s.castle_of(seat, region)
        if action in RECRUIT:
            at = RECRUIT.args(action)[0]
            return reason("no-own-castle", "SSE-ACT-CASTLE-2", province=at)
        if action not in BUILD:
            return super().why_not(s, seat, arg, action)
        province = BUILD.args(action)[0]
        if self.board.region_of[province] != region:
            return reason("other-region", "SSE-RES-9", province=province, region=region)
        if castle != NONE:
            return reason("castle-in-region", "SSE-ACT-CASTLE-3", province=castle)
        return self.why_no_site(s, seat, region, province) or super().why_not(
            s, seat, arg, action
        )
